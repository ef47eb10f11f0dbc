/** The messages for what can be chosen: the same in the form, and where a run says what was changed. */
import type { Language, Params } from "../engine/pkg/lookalike.js";
import { type Message, message } from "../messages/message.ts";
import { say } from "../messages/t.ts";
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

type Option<N extends ChoiceName> = readonly [value: Params[N], label: Message | string];

/** Proper names, but for what is read as no language. */
const languages = (Object.keys(languageNames) as Language[]).map(
  (name): Option<"language"> => [name, name === "plain" ? message("parameters-language-plain") : languageNames[name]],
);

/** The values of each with their labels, the default first. */
export const options: { readonly [N in ChoiceName]: readonly Option<N>[] } = {
  unit: [
    ["words", message("parameters-unit-words")],
    ["characters", message("parameters-unit-characters")],
    ["code", message("parameters-unit-code")],
  ],
  language: [["auto", message("parameters-language-auto")], ...languages],
  weighting: [
    ["equal", message("parameters-weighting-equal")],
    ["rarity", message("parameters-weighting-rarity")],
  ],
  whitespace: [
    ["collapse", message("parameters-whitespace-collapse")],
    ["remove", message("parameters-whitespace-remove")],
    ["keep", message("parameters-whitespace-keep")],
  ],
  counting: [
    ["set", message("parameters-counting-set")],
    ["bag", message("parameters-counting-bag")],
  ],
  fingerprint: [
    ["rolling", message("parameters-fingerprint-rolling")],
    ["rabinKarp32", message("parameters-fingerprint-rabin-karp", { bits: 32 })],
    ["rabinKarp40", message("parameters-fingerprint-rabin-karp", { bits: 40 })],
    ["rabinKarp48", message("parameters-fingerprint-rabin-karp", { bits: 48 })],
    ["rabinKarp56", message("parameters-fingerprint-rabin-karp", { bits: 56 })],
    ["rabinKarp64", message("parameters-fingerprint-rabin-karp", { bits: 64 })],
    ["crc32", message("parameters-fingerprint-crc", { bits: 32 })],
    ["crc64", message("parameters-fingerprint-crc", { bits: 64 })],
    ["murmur3", message("parameters-fingerprint-murmur")],
  ],
  method: [
    ["exact", message("parameters-method-exact")],
    ["signatures", message("parameters-method-signatures")],
    ["lsh", message("parameters-method-lsh")],
  ],
  measure: [
    ["jaccard", message("parameters-measure-jaccard")],
    ["sorensen", message("parameters-measure-sorensen")],
    ["overlap", message("parameters-measure-overlap")],
  ],
  family: [
    ["onePermutation", message("parameters-family-one-permutation")],
    ["modular", message("parameters-family-modular")],
    ["multiplicative", message("parameters-family-multiplicative")],
    ["murmur3", message("parameters-family-murmur")],
    ["jenkins", message("parameters-family-jenkins")],
  ],
  bandHash: [
    ["mix", message("parameters-band-hash-mix")],
    ["vector", message("parameters-band-hash-vector")],
  ],
};

/** The label of one value of a parameter, in the language in use. */
export function wordsFor(name: ChoiceName, value: string): string {
  const list: readonly (readonly [value: string, label: Message | string])[] = options[name];
  return say(list.find(([option]) => option === value)?.[1] ?? value);
}

/** Whether a parameter is one of a few values. */
export function isChoice(name: string): name is ChoiceName {
  return Object.hasOwn(options, name);
}
