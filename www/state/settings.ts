/**
 * The settings as they stand in the form, and the step from there to the engine's parameters. A field keeps what was
 * typed, right or wrong: only the engine says what is a mistake, so that page, terminal and library agree.
 */
import type { Mistake, Params } from "../engine/pkg/lookalike.js";

/** What stands in the form. Numbers are text, for a half-typed number is none yet; the threshold is in per cent. */
export interface Fields {
  unit: Params["unit"];
  k: string;
  lowercase: boolean;
  stripPunctuation: boolean;
  stripAccents: boolean;
  nfkc: boolean;
  whitespace: Params["whitespace"];
  measure: Params["measure"];
  threshold: string;
  /** Empty: the engine chooses. So for `bands` and `rows`. */
  signatureLength: string;
  bands: string;
  rows: string;
  seed: string;
  maxPairs: string;
}

/** A name for a set of values that suits a kind of text. */
export interface Preset {
  id: string;
  label: string;
  hint: string;
  values: Pick<Fields, "unit" | "k" | "whitespace">;
}

/**
 * Five words in a row seldom recur by chance in essays; in answers of a few sentences three words must do, or a single
 * changed word hides a copied line; nine characters are the usual length where words are not set apart by spaces.
 */
export const presets: readonly Preset[] = [
  {
    id: "essays",
    label: "Essays",
    hint: "Runs of five words",
    values: { unit: "words", k: "5", whitespace: "collapse" },
  },
  {
    id: "short",
    label: "Short answers",
    hint: "Runs of three words: finds more in little text",
    values: { unit: "words", k: "3", whitespace: "collapse" },
  },
  {
    id: "characters",
    label: "Any language",
    hint: "Runs of nine characters: needs no spaces between words",
    values: { unit: "characters", k: "9", whitespace: "collapse" },
  },
];

/** The form for given parameters; the signature's layout is left to the engine. */
export function fieldsOf(params: Params): Fields {
  return {
    unit: params.unit,
    k: String(params.k),
    lowercase: params.lowercase,
    stripPunctuation: params.stripPunctuation,
    stripAccents: params.stripAccents,
    nfkc: params.nfkc,
    whitespace: params.whitespace,
    measure: params.measure,
    threshold: String(Math.round(params.threshold * 1e6) / 1e4),
    signatureLength: "",
    bands: "",
    rows: "",
    seed: String(params.seed),
    maxPairs: String(params.maxPairs),
  };
}

/** The preset whose values stand in the form; null when they were changed by hand. */
export function presetOf(fields: Fields): Preset | null {
  return (
    presets.find(({ values }) => {
      const spaces = values.unit === "words" || values.whitespace === fields.whitespace;
      return spaces && values.unit === fields.unit && values.k === fields.k.trim();
    }) ?? null
  );
}

/** The parameters for the engine. An empty or unreadable number goes on as NaN, which the engine reports. */
export function paramsOf(fields: Fields): Partial<Params> {
  const { unit, lowercase, stripPunctuation, stripAccents, nfkc, whitespace, measure } = fields;
  const params: Partial<Params> = {
    ...{ unit, lowercase, stripPunctuation, stripAccents, nfkc, whitespace, measure },
    k: numberOf(fields.k),
    // Rounded so that 35 gives the same bits as 0.35 written out.
    threshold: Math.round(numberOf(fields.threshold) * 1e6) / 1e8,
    seed: numberOf(fields.seed),
    maxPairs: numberOf(fields.maxPairs),
  };
  for (const name of ["signatureLength", "bands", "rows"] as const) {
    if (fields[name].trim() !== "") params[name] = numberOf(fields[name]);
  }
  return params;
}

function numberOf(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

/** The engine's mistakes by field; the threshold's, which the form has in per cent, in the form's unit. */
export function mistakesByField(mistakes: readonly Mistake[], fields: Fields): ReadonlyMap<string, string> {
  const byField = new Map<string, string>();
  for (const { field, message } of mistakes) {
    const own = field === "threshold" ? `expected 0 to 100 per cent, got “${fields.threshold}”` : message;
    const earlier = byField.get(field);
    byField.set(field, earlier === undefined ? own : `${earlier}; ${own}`);
  }
  return byField;
}

const LABELS: Partial<Record<keyof Params, string>> = {
  unit: "unit",
  k: "shingle length",
  lowercase: "ignore case",
  stripPunctuation: "ignore punctuation",
  stripAccents: "ignore accents",
  nfkc: "unify character forms",
  whitespace: "white space",
  measure: "measure",
  threshold: "threshold",
  signatureLength: "signature length",
  seed: "seed",
  maxPairs: "most pairs listed",
};

/** What differs between two runs' parameters, in words: "shingle length 5 → 3". */
export function changesBetween(before: Params, after: Params): string[] {
  const shown = (value: Params[keyof Params]): string =>
    typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
  return (Object.keys(LABELS) as (keyof Params)[])
    .filter((name) => before[name] !== after[name])
    .map((name) =>
      name === "threshold"
        ? `threshold ${100 * before.threshold} % → ${100 * after.threshold} %`
        : `${LABELS[name]} ${shown(before[name])} → ${shown(after[name])}`,
    );
}
