/** The mistakes in the settings form. */

import { computed } from "@preact/signals";
import type { Mistake } from "../engine/pkg/lookalike.js";
import { mistakeMessage } from "../engine/remarks.ts";
import { type Message, message } from "../i18n/message.ts";
import { mistakeInPattern } from "../people/authors.ts";
import { failedPattern, fields, mistakes } from "../state/store.ts";
import type { Fields } from "./fields.ts";

/** The mistake in the user's pattern; null if there is none, or no pattern is used. */
export function authorMistake(
  { authorBy, authorPattern }: Pick<Fields, "authorBy" | "authorPattern">,
  failed: { pattern: string; mistake: Message } | null,
): Message | null {
  if (authorBy !== "pattern") return null;
  return mistakeInPattern(authorPattern) ?? (failed?.pattern === authorPattern ? failed.mistake : null);
}

/** The engine's mistakes by field; those on the threshold are converted to per cent, the form's unit. */
export function mistakesByField(mistakes: readonly Mistake[]): ReadonlyMap<string, readonly Message[]> {
  const byField = new Map<string, Message[]>();
  for (const mistake of mistakes) {
    const { field } = mistake;
    const text = field === "threshold" ? message("parameters-threshold-wrong") : mistakeMessage(mistake);
    byField.set(field, [...(byField.get(field) ?? []), text]);
  }
  return byField;
}

// The mistakes in the settings form, by field.

export const fieldMistakes = computed((): ReadonlyMap<string, readonly Message[]> => {
  if (!fields.value) return new Map();
  const wrong = authorMistake(fields.value, failedPattern.value);
  const ofEngine = mistakesByField(mistakes.value);
  return wrong === null ? ofEngine : new Map([...ofEngine, ["authorPattern", [wrong]]]);
});
