/**
 * Everything known about each engine parameter except its value, in one place: its kind, words, position in the form,
 * presets, and effect on sketches. The form, the list of changes, presets, the terminal and the sketch cache use this table,
 * so a new parameter is one entry, which the compiler enforces. The order is that of the form.
 */
import { type Key, type Message, message } from "../i18n/message.ts";
import type { Params } from "./pkg/lookalike.js";

type Unit = Params["unit"];

/** The form's current values that affect words and positions. */
export interface Form {
  readonly unit: Unit;
  readonly evidence: boolean;
  readonly method: Params["method"];
  readonly reach: string;
}

/** Whether matched words are searched for: estimates do without. */
export function searchesEvidence({ evidence, method }: Pick<Form, "evidence" | "method">): boolean {
  return evidence && method === "exact";
}

/** A part of the form; those from `phrase` on are under "Advanced". */
export type Section =
  | ("compared" | "excluded" | "listing" | "finding")
  | ("phrase" | "passages" | "signatures" | "banding" | "limits");

/** Properties of all kinds. Messages of the form receive the unit, the reach and the method. */
interface Common {
  /** Its name where its value is reported. */
  readonly name: Key;
  readonly section: Section;
  readonly label: Key;
  readonly help?: Key | ((form: Form) => Key);
  /** When it is shown; always if absent. */
  readonly when?: (form: Form) => boolean;
  /** The form's value that presets set unless they specify another; if absent, presets leave it alone. */
  readonly preset?: string | boolean;
  /** The only unit for which a preset depends on its value. */
  readonly presetOf?: Unit;
  /**
   * What must be recomputed when it changes: only signatures, which the engine can make from sets without texts, or nothing,
   * if it takes effect after sketching. If absent, whole sketches: forgetting this costs time, not correctness.
   */
  readonly sketch?: "signatures" | "nothing";
}

interface Choice<V extends string> extends Common {
  readonly kind: "choice";
  /** The values with their labels, the default first. */
  readonly values: readonly (readonly [value: V, label: Message | string])[];
}

interface Switch extends Common {
  readonly kind: "switch";
}

/** A number. */
export interface Amount extends Common {
  /** A whole number, a decimal, or a fraction, which the form shows as a percentage. */
  readonly kind: "whole" | "decimal" | "share";
  /** Set if the field may be empty: the engine chooses the value, or does without one. The message is the placeholder. */
  readonly empty?: Key;
  /** The message for values below a limit, instead of the number. */
  readonly none?: readonly [below: number, message: Key];
  /** The message that reports its value; null for a number that is an identifier. */
  readonly valueMessage?: Key | null;
}

export type Parameter = Choice<string> | Switch | Amount;

type ParameterOf<V> = [V] extends [boolean] ? Switch : [V] extends [string] ? Choice<V> : Amount;

const later = { sketch: "nothing" } as const;
const signed = { sketch: "signatures" } as const;
const ofTexts = { when: ({ unit }: Form) => unit !== "code" } as const;
const ofCode = { when: ({ unit }: Form) => unit === "code", presetOf: "code" } as const;
/** The engine chooses absent values. */
const automatic = "settings-automatic" satisfies Key;

const bits = (key: "parameters-fingerprint-rabin-karp" | "parameters-fingerprint-crc", count: number): Message =>
  message(key, { bits: count });

export const parameters = {
  unit: {
    kind: "choice",
    section: "compared",
    name: "parameters-name-unit",
    label: "settings-unit",
    preset: "words",
    values: [
      ["words", message("parameters-unit-words")],
      ["characters", message("parameters-unit-characters")],
      ["code", message("parameters-unit-code")],
    ],
  },
  k: {
    kind: "whole",
    section: "compared",
    name: "parameters-name-k",
    label: "settings-k",
    preset: "5",
    help: ({ reach }) => (Number(reach) > 0 ? "settings-k-reach-help" : "settings-k-help"),
  },
  language: {
    kind: "choice",
    section: "compared",
    name: "parameters-name-language",
    label: "settings-language",
    help: "settings-language-help",
    preset: "auto",
    ...ofCode,
    values: [
      ["auto", message("parameters-language-auto")],
      // Proper names, as in any language.
      ...([
        ["java", "Java"],
        ["c", "C"],
        ["cpp", "C++"],
        ["cSharp", "C#"],
        ["python", "Python"],
      ] as const),
      ...([
        ["javaScript", "JavaScript"],
        ["typeScript", "TypeScript"],
        ["go", "Go"],
        ["rust", "Rust"],
      ] as const),
      ...([
        ["kotlin", "Kotlin"],
        ["swift", "Swift"],
        ["php", "PHP"],
        ["ruby", "Ruby"],
        ["r", "R"],
        ["sql", "SQL"],
      ] as const),
      ...([
        ["bash", "Bash"],
        ["matlab", "MATLAB"],
        ["scala", "Scala"],
        ["haskell", "Haskell"],
      ] as const),
      ...([
        ["lua", "Lua"],
        ["perl", "Perl"],
        ["dart", "Dart"],
        ["julia", "Julia"],
      ] as const),
      ...([
        ["visualBasic", "Visual\u00a0Basic"],
        ["pascal", "Pascal"],
        ["elm", "Elm"],
      ] as const),
      ...([
        ["assembly", "Assembly"],
        ["scratch", "Scratch"],
      ] as const),
      ["plain", message("parameters-language-plain")],
    ],
  },
  reduceCode: {
    kind: "switch",
    section: "compared",
    name: "parameters-name-reduce-code",
    label: "settings-reduce-code",
    help: "settings-reduce-code-help",
    preset: true,
    ...ofCode,
  },
  lowercase: {
    kind: "switch",
    section: "compared",
    name: "parameters-name-lowercase",
    label: "settings-lowercase",
    ...ofTexts,
  },
  stripPunctuation: {
    kind: "switch",
    section: "compared",
    name: "parameters-name-punctuation",
    label: "settings-punctuation",
    ...ofTexts,
  },
  stripAccents: {
    kind: "switch",
    section: "compared",
    name: "parameters-name-accents",
    label: "settings-accents",
    help: "settings-accents-help",
    ...ofTexts,
  },
  nfkc: {
    kind: "switch",
    section: "compared",
    name: "parameters-name-nfkc",
    label: "settings-nfkc",
    ...ofTexts,
  },
  deobfuscate: {
    kind: "switch",
    section: "compared",
    name: "parameters-name-deobfuscate",
    label: "settings-deobfuscate",
    help: "settings-deobfuscate-help",
    ...ofTexts,
  },
  whitespace: {
    kind: "choice",
    section: "compared",
    name: "parameters-name-whitespace",
    label: "settings-whitespace",
    when: ({ unit }) => unit === "characters",
    preset: "collapse",
    presetOf: "characters",
    values: [
      ["collapse", message("parameters-whitespace-collapse")],
      ["remove", message("parameters-whitespace-remove")],
      ["keep", message("parameters-whitespace-keep")],
    ],
  },

  excludeQuotes: {
    kind: "switch",
    section: "excluded",
    name: "parameters-name-quotes",
    label: "settings-quotes",
    help: "settings-quotes-help",
    ...ofTexts,
  },
  excludeReferences: {
    kind: "switch",
    section: "excluded",
    name: "parameters-name-references",
    label: "settings-references",
    help: "settings-references-help",
    ...ofTexts,
  },
  excludeEditedTemplate: {
    kind: "switch",
    section: "excluded",
    name: "parameters-name-edited-template",
    label: "settings-edited-template",
    help: "settings-edited-template-help",
    preset: true,
    presetOf: "code",
  },

  minMatched: {
    kind: "whole",
    section: "listing",
    name: "parameters-name-min-matched",
    label: "settings-min-matched",
    help: "settings-min-matched-help",
    when: searchesEvidence,
    ...later,
  },
  threshold: {
    kind: "share",
    section: "listing",
    name: "parameters-name-threshold",
    label: "settings-threshold",
    help: (form) => (searchesEvidence(form) ? "settings-threshold-too-help" : "settings-threshold-help"),
    valueMessage: "parameters-percent",
    ...later,
  },
  measure: {
    kind: "choice",
    section: "listing",
    name: "parameters-name-measure",
    label: "settings-measure",
    ...later,
    values: [
      ["jaccard", message("parameters-measure-jaccard")],
      ["sorensen", message("parameters-measure-sorensen")],
      ["overlap", message("parameters-measure-overlap")],
    ],
  },

  method: {
    kind: "choice",
    section: "finding",
    name: "parameters-name-method",
    label: "settings-method",
    ...later,
    help: "settings-method-help",
    values: [
      ["exact", message("parameters-method-exact")],
      ["signatures", message("parameters-method-signatures")],
      ["lsh", message("parameters-method-lsh")],
    ],
  },
  seed: {
    kind: "whole",
    section: "finding",
    name: "parameters-name-seed",
    label: "settings-seed",
    help: "settings-seed-help",
    valueMessage: null,
    ...signed,
  },

  stem: {
    kind: "whole",
    section: "phrase",
    name: "parameters-name-stem",
    label: "settings-stem",
    help: "settings-stem-help",
    empty: "settings-stem-none",
    none: [1, "parameters-all"],
    when: ({ unit }) => unit === "words",
    preset: "",
    presetOf: "words",
  },
  reach: {
    kind: "whole",
    section: "phrase",
    name: "parameters-name-reach",
    label: "settings-reach",
    help: "settings-reach-help",
    empty: "settings-reach-none",
    none: [1, "parameters-none"],
    preset: "",
  },
  counting: {
    kind: "choice",
    section: "phrase",
    name: "parameters-name-counting",
    label: "settings-counting",
    help: "settings-counting-help",
    preset: "set",
    values: [
      ["set", message("parameters-counting-set")],
      ["bag", message("parameters-counting-bag")],
    ],
  },
  fingerprint: {
    kind: "choice",
    section: "phrase",
    name: "parameters-name-fingerprint",
    label: "settings-fingerprint",
    help: "settings-fingerprint-help",
    values: [
      ["rolling", message("parameters-fingerprint-rolling")],
      ["rabinKarp32", bits("parameters-fingerprint-rabin-karp", 32)],
      ["rabinKarp40", bits("parameters-fingerprint-rabin-karp", 40)],
      ["rabinKarp48", bits("parameters-fingerprint-rabin-karp", 48)],
      ["rabinKarp56", bits("parameters-fingerprint-rabin-karp", 56)],
      ["rabinKarp64", bits("parameters-fingerprint-rabin-karp", 64)],
      ["crc32", bits("parameters-fingerprint-crc", 32)],
      ["crc64", bits("parameters-fingerprint-crc", 64)],
      ["murmur3", message("parameters-fingerprint-murmur")],
    ],
  },
  weighting: {
    kind: "choice",
    section: "phrase",
    name: "parameters-name-weighting",
    label: "settings-weighting",
    help: "settings-weighting-help",
    preset: "equal",
    ...later,
    values: [
      ["equal", message("parameters-weighting-equal")],
      ["rarity", message("parameters-weighting-rarity")],
    ],
  },
  winnow: {
    kind: "whole",
    section: "phrase",
    name: "parameters-name-winnow",
    label: "settings-winnow",
    help: "settings-winnow-help",
    empty: "settings-winnow-none",
    none: [2, "parameters-none"],
  },
  maxDocumentFrequency: {
    kind: "whole",
    section: "phrase",
    name: "parameters-name-max-documents",
    label: "settings-max-documents",
    help: "settings-max-documents-help",
    empty: "settings-max-documents-none",
    none: [1, "parameters-any"],
    ...later,
  },

  evidence: {
    kind: "switch",
    section: "passages",
    name: "parameters-name-evidence",
    label: "settings-evidence",
    help: "settings-evidence-help",
    preset: true,
  },
  passageGap: {
    kind: "whole",
    section: "passages",
    name: "parameters-name-gap",
    label: "settings-gap",
    help: "settings-gap-help",
    empty: automatic,
    ...later,
  },
  shortestPassage: {
    kind: "whole",
    section: "passages",
    name: "parameters-name-shortest",
    label: "settings-shortest",
    help: "settings-shortest-help",
    empty: automatic,
    ...later,
  },

  family: {
    kind: "choice",
    section: "signatures",
    name: "parameters-name-family",
    label: "settings-family",
    ...signed,
    help: "settings-family-help",
    values: [
      ["onePermutation", message("parameters-family-one-permutation")],
      ["modular", message("parameters-family-modular")],
      ["multiplicative", message("parameters-family-multiplicative")],
      ["murmur3", message("parameters-family-murmur")],
      ["jenkins", message("parameters-family-jenkins")],
    ],
  },
  signatureLength: {
    kind: "whole",
    section: "signatures",
    name: "parameters-name-signature",
    label: "settings-signature",
    help: "settings-signature-help",
    empty: automatic,
    ...signed,
  },

  bands: {
    kind: "whole",
    section: "banding",
    name: "parameters-name-bands",
    label: "settings-bands",
    help: "settings-bands-help",
    empty: automatic,
    ...later,
  },
  rows: {
    kind: "whole",
    section: "banding",
    name: "parameters-name-rows",
    label: "settings-rows",
    help: "settings-rows-help",
    empty: automatic,
    ...later,
  },
  falseNegativeWeight: {
    kind: "decimal",
    section: "banding",
    name: "parameters-name-missed",
    label: "settings-missed",
    help: "settings-missed-help",
    empty: automatic,
    ...later,
  },
  bandHash: {
    kind: "choice",
    section: "banding",
    name: "parameters-name-band-hash",
    label: "settings-band-hash",
    help: "settings-band-hash-help",
    ...later,
    values: [
      ["mix", message("parameters-band-hash-mix")],
      ["vector", message("parameters-band-hash-vector")],
    ],
  },

  maxPairs: {
    kind: "whole",
    section: "limits",
    name: "parameters-name-max-pairs",
    label: "settings-max-pairs",
    help: "settings-max-pairs-help",
    ...later,
  },
  maxPairsPerDocument: {
    kind: "whole",
    section: "limits",
    name: "parameters-name-max-per-document",
    label: "settings-max-per-document",
    help: "settings-max-per-document-help",
    ...later,
  },
  effort: {
    kind: "whole",
    section: "limits",
    name: "parameters-name-effort",
    label: "settings-effort",
    help: "settings-effort-help",
    when: searchesEvidence,
    ...later,
  },
  memoryLimit: {
    kind: "whole",
    section: "limits",
    name: "parameters-name-memory",
    label: "settings-memory",
    help: "settings-memory-help",
    valueMessage: "parameters-megabytes",
    ...later,
  },
} as const satisfies { readonly [N in keyof Params]: ParameterOf<Params[N]> };

/** The names of all parameters, in the order of the form. */
export const parameterNames = Object.keys(parameters) as (keyof Params)[];

/** One entry of the table, typed with only the common properties. */
export function parameter(name: keyof Params): Parameter {
  return parameters[name];
}
