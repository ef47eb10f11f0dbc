/** Parameters in words: what differs between two runs, so that the user sees what a change of settings did; and all of them. */
import type { Params } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";
import { t } from "../messages/t.ts";
import { isChoice, wordsFor } from "./options.ts";

/** A name for each parameter, in the order of the form; a new one of the engine's is missed by the compiler. */
const NAMES = {
  unit: "parameters-name-unit",
  language: "parameters-name-language",
  reduceCode: "parameters-name-reduce-code",
  k: "parameters-name-k",
  stem: "parameters-name-stem",
  reach: "parameters-name-reach",
  lowercase: "parameters-name-lowercase",
  stripPunctuation: "parameters-name-punctuation",
  stripAccents: "parameters-name-accents",
  nfkc: "parameters-name-nfkc",
  repair: "parameters-name-repair",
  whitespace: "parameters-name-whitespace",
  excludeQuotes: "parameters-name-quotes",
  excludeReferences: "parameters-name-references",
  excludeEditedTemplate: "parameters-name-edited-template",
  method: "parameters-name-method",
  measure: "parameters-name-measure",
  threshold: "parameters-name-threshold",
  seed: "parameters-name-seed",
  counting: "parameters-name-counting",
  fingerprint: "parameters-name-fingerprint",
  winnow: "parameters-name-winnow",
  maxDocumentFrequency: "parameters-name-max-documents",
  weighting: "parameters-name-weighting",
  passageGap: "parameters-name-gap",
  shortestPassage: "parameters-name-shortest",
  evidence: "parameters-name-evidence",
  minMatched: "parameters-name-min-matched",
  family: "parameters-name-family",
  signatureLength: "parameters-name-signature",
  bands: "parameters-name-bands",
  rows: "parameters-name-rows",
  falseNegativeWeight: "parameters-name-missed",
  bandHash: "parameters-name-band-hash",
  maxPairs: "parameters-name-max-pairs",
  maxPairsPerDocument: "parameters-name-max-per-document",
  memoryLimit: "parameters-name-memory",
} as const satisfies Record<keyof Params, Key>;

/** "phrase length 5 → 3", and so on, in the language in use. */
export function changesBetween(before: Params, after: Params): string[] {
  return (Object.keys(NAMES) as (keyof Params)[])
    .filter((name) => before[name] !== after[name])
    .map((name) =>
      t("parameters-change", { name: t(NAMES[name]), before: shown(name, before), after: shown(name, after) }),
    );
}

/** Every parameter by its name and its value, in the order of the form, in the language in use. */
export function settingsInWords(params: Params): { name: string; value: string }[] {
  return (Object.keys(NAMES) as (keyof Params)[]).map((name) => ({ name: t(NAMES[name]), value: shown(name, params) }));
}

function shown(name: keyof Params, params: Params): string {
  const value = params[name];
  if (typeof value === "boolean") return t(value ? "parameters-yes" : "parameters-no");
  if (typeof value === "string") return isChoice(name) ? wordsFor(name, value) : value;
  if (name === "threshold") return t("parameters-percent", { value: Math.round(value * 1e6) / 1e4 });
  if (name === "maxDocumentFrequency" && value === 0) return t("parameters-any");
  if (name === "winnow" && value < 2) return t("parameters-none");
  if (name === "stem" && value === 0) return t("parameters-all");
  if (name === "reach" && value === 0) return t("parameters-none");
  if (name === "memoryLimit") return t("parameters-megabytes", { value });
  // A seed is a name rather than a number.
  return name === "seed" ? String(value) : t("parameters-number", { value });
}
