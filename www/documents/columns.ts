/** The columns of counts, and what heads them. */
import type { Params } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";
import { t } from "../messages/t.ts";

/** What heads the column of tokens. */
const LENGTHS = {
  words: "documents-words",
  characters: "documents-characters",
  code: "documents-tokens",
} as const satisfies Record<Params["unit"], Key>;

/** The columns of counts, by their name in the report. */
export const COUNTS = ["tokens", "setAside", "shingles", "compared", "inTemplate", "common"] as const;

export type Count = (typeof COUNTS)[number];

/** What heads them; that of tokens follows their unit. */
const LABELS = {
  setAside: "documents-excluded",
  shingles: "documents-phrases",
  compared: "documents-compared",
  inTemplate: "documents-in-template",
  common: "documents-common",
} as const satisfies Record<Exclude<Count, "tokens">, Key>;

const HINTS = {
  tokens: "documents-length-hint",
  setAside: "documents-excluded-hint",
  shingles: "documents-phrases-hint",
  compared: "documents-compared-hint",
  inTemplate: "documents-in-template-hint",
  common: "documents-common-hint",
} as const satisfies Record<Count, Key>;

/** What a column counts. Of programs, the tokens that evidence skips are not in their length. */
export function hintOf(column: Count, unit: Params["unit"]): string {
  return t(column === "tokens" && unit === "code" ? "documents-length-hint-code" : HINTS[column]);
}

export function labelOf(column: Count, unit: Params["unit"]): string {
  return t(column === "tokens" ? LENGTHS[unit] : LABELS[column]);
}
