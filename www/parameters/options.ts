/** The words for what can be chosen: the same in the form, and where a run says what was changed. */
import type { Language, Params } from "../engine/pkg/lookalike.js";
import { languageNames } from "../ui/program-languages.ts";

/** The parameters that are one of a few values. */
export type ChoiceName =
  | "unit"
  | "language"
  | "weighting"
  | "whitespace"
  | "counting"
  | "fingerprint"
  | "method"
  | "measure"
  | "family"
  | "bandHash";

/** The values of each, with their words, the default first. */
export const options: { readonly [N in ChoiceName]: readonly (readonly [value: Params[N], words: string])[] } = {
  unit: [
    ["words", "words"],
    ["characters", "characters"],
    ["code", "tokens of programs"],
  ],
  language: [
    ["auto", "by each file's ending, or its text"],
    ...(Object.entries(languageNames) as [Language, string][]),
  ],
  weighting: [
    ["equal", "one, whatever it is"],
    ["rarity", "more, the fewer documents hold it"],
  ],
  whitespace: [
    ["collapse", "one space"],
    ["remove", "ignored"],
    ["keep", "as it is"],
  ],
  counting: [
    ["set", "once a document (set)"],
    ["bag", "as often as it occurs (bag)"],
  ],
  fingerprint: [
    ["rolling", "rolling sum, 64 bits"],
    ["rabinKarp32", "Rabin–Karp, 32 bits"],
    ["rabinKarp40", "Rabin–Karp, 40 bits"],
    ["rabinKarp48", "Rabin–Karp, 48 bits"],
    ["rabinKarp56", "Rabin–Karp, 56 bits"],
    ["rabinKarp64", "Rabin–Karp, 64 bits"],
    ["crc32", "CRC-32, 32 bits"],
    ["crc64", "CRC-64, 64 bits"],
    ["murmur3", "MurmurHash3, 32 bits"],
  ],
  method: [
    ["exact", "all pairs, exactly"],
    ["signatures", "all pairs, estimated (signatures)"],
    ["lsh", "likely pairs only, estimated (LSH)"],
  ],
  measure: [
    ["jaccard", "similarity (Jaccard)"],
    ["sorensen", "Sørensen"],
    ["overlap", "larger containment"],
  ],
  family: [
    ["onePermutation", "one permutation in bins"],
    ["modular", "modular: a x + b modulo a prime"],
    ["multiplicative", "multiplicative: leading bits of a x"],
    ["murmur3", "MurmurHash3 under many seeds"],
    ["jenkins", "Jenkins' 96-bit mix"],
  ],
  bandHash: [
    ["mix", "64-bit mix"],
    ["vector", "hash of a vector"],
  ],
};

/** The words for one value of a parameter. */
export function wordsFor(name: ChoiceName, value: string): string {
  const list: readonly (readonly [value: string, words: string])[] = options[name];
  return list.find(([option]) => option === value)?.[1] ?? value;
}

/** Whether a parameter is one of a few values. */
export function isChoice(name: string): name is ChoiceName {
  return Object.hasOwn(options, name);
}
