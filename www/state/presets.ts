/** Values that belong together, under a name: for a kind of text, and for the layout of a signature. */
import type { Fields } from "./settings.ts";

/** A name for a set of values that suits a kind of text. */
export interface Preset {
  id: string;
  label: string;
  hint: string;
  values: Pick<Fields, "unit" | "k" | "whitespace" | "language" | "reduceCode" | "weighting" | "excludeEditedTemplate">;
}

/** What programs alone need, as it stands for other texts. */
const noPrograms = { language: "auto", reduceCode: true, weighting: "equal", excludeEditedTemplate: true } as const;

/**
 * Five words in a row seldom recur by chance in essays; in answers of a few sentences three words must do, or a single
 * changed word hides a copied line; nine characters are the usual length where words are not set apart by spaces. Four
 * characters see through words that were exchanged or bent, but three pages of any two texts share a fifth of them, too
 * (docs/evaluation.md).
 *
 * Of programs, reduced, lengths from 5 to 7 find copies about equally well; 7 is the least that keeps independent
 * solutions of one task apart wherever it was measured (`npm run evaluate`). Weights by rarity raise
 * that more than any length does, for solutions of one task share much that nobody copied. What is like a template but for
 * small edits counts: without names and literals, too much is.
 */
export const presets: readonly Preset[] = [
  {
    id: "essays",
    label: "Essays",
    hint: "Runs of five words",
    values: { unit: "words", k: "5", whitespace: "collapse", ...noPrograms },
  },
  {
    id: "short",
    label: "Short answers",
    hint: "Runs of three words: finds more in little text",
    values: { unit: "words", k: "3", whitespace: "collapse", ...noPrograms },
  },
  {
    id: "paraphrase",
    label: "Paraphrase",
    hint: "Runs of four characters: finds reworded sentences, in texts of a page at most",
    values: { unit: "characters", k: "4", whitespace: "collapse", ...noPrograms },
  },
  {
    id: "characters",
    label: "Any language",
    hint: "Runs of nine characters: needs no spaces between words",
    values: { unit: "characters", k: "9", whitespace: "collapse", ...noPrograms },
  },
  {
    id: "programs",
    label: "Programs",
    hint: "Runs of seven tokens, names and layout ignored",
    values: {
      ...{ unit: "code", k: "7", whitespace: "collapse" },
      ...{ language: "auto", reduceCode: true, weighting: "rarity", excludeEditedTemplate: false },
    },
  },
];

/** The preset whose values stand in the form; null when they were changed by hand. */
export function presetOf(fields: Fields): Preset | null {
  return (
    presets.find(({ values }) => {
      const spaces = values.unit !== "characters" || values.whitespace === fields.whitespace;
      const auto = fields.language === "auto" && !fields.excludeEditedTemplate;
      const code = values.unit !== "code" || (fields.reduceCode && auto);
      const rest = values.unit === fields.unit && values.weighting === fields.weighting;
      return spaces && code && rest && values.k === fields.k.trim();
    }) ?? null
  );
}

/** A name for how a signature is cut into bands. */
export interface Layout {
  id: string;
  label: string;
  values: Pick<Fields, "signatureLength" | "bands" | "rows">;
}

/**
 * P2's supershingles are bands by another name: each of its groups is a band, the shingles in a group are its rows. It
 * takes 84 functions in 6 groups for texts that are all but the same, in 14 groups for texts that are merely alike.
 */
export const layouts: readonly Layout[] = [
  { id: "automatic", label: "by the threshold", values: { signatureLength: "", bands: "", rows: "" } },
  {
    id: "6x14",
    label: "6 groups of 14 (84 functions)",
    values: { signatureLength: "84", bands: "6", rows: "14" },
  },
  {
    id: "14x6",
    label: "14 groups of 6 (84 functions)",
    values: { signatureLength: "84", bands: "14", rows: "6" },
  },
];

/** The layout whose values stand in the form; null when they were chosen by hand. */
export function layoutOf(fields: Fields): Layout | null {
  const names = ["signatureLength", "bands", "rows"] as const;
  return layouts.find(({ values }) => names.every((name) => values[name] === fields[name].trim())) ?? null;
}
