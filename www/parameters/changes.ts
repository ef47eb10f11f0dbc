/** What differs between two runs' parameters, in words: the user sees what a change of settings did. */
import type { Params } from "../engine/pkg/lookalike.js";
import { isChoice, wordsFor } from "./options.ts";

/** A name for each parameter, in the order of the form; a new one of the engine's is missed by the compiler. */
const NAMES: Record<keyof Params, string> = {
  unit: "unit",
  language: "language",
  reduceCode: "leave out what changes no program",
  k: "shingle length",
  stem: "letters of a word",
  reach: "reach of pairs",
  lowercase: "ignore case",
  stripPunctuation: "ignore punctuation",
  stripAccents: "ignore accents",
  nfkc: "unify character forms",
  repair: "detect hidden tricks",
  whitespace: "white space",
  excludeQuotes: "exclude quotations",
  excludeReferences: "exclude references",
  excludeEditedTemplate: "exclude edited template text",
  method: "method",
  measure: "measure",
  threshold: "threshold",
  seed: "seed",
  counting: "counting",
  fingerprint: "fingerprint",
  winnow: "winnowing window",
  maxDocumentFrequency: "most documents with a shingle",
  weighting: "weight of a shingle",
  passageGap: "widest gap in a passage",
  shortestPassage: "shortest passage",
  evidence: "list by matched words",
  minMatched: "fewest matched words",
  family: "hash family",
  signatureLength: "signature length",
  bands: "bands",
  rows: "rows",
  falseNegativeWeight: "weight of a missed pair",
  bandHash: "key of a band",
  maxPairs: "most pairs listed",
  maxPairsPerDocument: "most pairs a document",
  memoryLimit: "memory",
};

/** "shingle length 5 → 3", and so on. */
export function changesBetween(before: Params, after: Params): string[] {
  return (Object.keys(NAMES) as (keyof Params)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => `${NAMES[name]} ${shown(name, before)} → ${shown(name, after)}`);
}

function shown(name: keyof Params, params: Params): string {
  const value = params[name];
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return isChoice(name) ? wordsFor(name, value) : value;
  if (name === "threshold") return `${Math.round(value * 1e6) / 1e4}%`;
  if (name === "maxDocumentFrequency" && value === 0) return "any number";
  if (name === "winnow" && value < 2) return "none";
  if (name === "stem" && value === 0) return "all";
  if (name === "reach" && value === 0) return "none";
  return name === "memoryLimit" ? `${value} MB` : String(value);
}
