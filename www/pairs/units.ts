/** Lengths of texts in the units that are compared. */
import type { Params } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";
import { t } from "../messages/t.ts";

const LENGTHS = {
  words: "pairs-words",
  characters: "pairs-characters",
  code: "pairs-tokens",
} as const satisfies Record<Params["unit"], Key>;

/** "214 words". */
export function lengthIn(unit: Params["unit"], count: number): string {
  return t(LENGTHS[unit], { count });
}
