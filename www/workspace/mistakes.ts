/** What is wrong with the settings in the form, by their fields. */
import { computed } from "@preact/signals";
import type { Message } from "../messages/message.ts";
import { mistakesByField, ownerMistake } from "../parameters/mistakes.ts";
import { failedPattern, fields, mistakes } from "./store.ts";

export const fieldMistakes = computed((): ReadonlyMap<string, readonly Message[]> => {
  if (!fields.value) return new Map();
  const wrong = ownerMistake(fields.value, failedPattern.value);
  const ofEngine = mistakesByField(mistakes.value);
  return wrong === null ? ofEngine : new Map([...ofEngine, ["ownerPattern", [wrong]]]);
});
