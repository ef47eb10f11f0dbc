/** Values that belong together, under a name: for a kind of text, and for the layout of a signature. */

import type { PageDocument } from "../documents/document.ts";
import { parameter, parameterNames, type parameters } from "../engine/parameters.ts";
import type { Params } from "../engine/pkg/lookalike.js";
import { arePrograms } from "../engine/program-languages.ts";
import { type Message, message } from "../i18n/message.ts";
import { type Fields, paramsOf } from "./fields.ts";

/** What a preset decides. */
type Decided = {
  [N in keyof typeof parameters]: (typeof parameters)[N] extends { readonly preset: unknown } ? N : never;
}[keyof typeof parameters];

const decided = parameterNames.filter((name): name is Decided => parameter(name).preset !== undefined);

/** A name for a set of values that suits a kind of text. */
export interface Preset {
  id: string;
  label: Message;
  hint: Message;
  values: Pick<Fields, Decided>;
}

/** What a preset does not say otherwise. */
const usual = Object.fromEntries(decided.map((name) => [name, parameter(name).preset])) as Preset["values"];

/**
 * Texts need no choice: matched words are found in long and short texts, copied or reworded, in any language, and five words
 * in a row seldom recur by chance.
 *
 * Of programs, reduced, 6 tokens are the fewest that keep independent solutions of one task well apart wherever it was
 * measured (`npm run evaluate`). Weights by rarity raise that more than any length does, for solutions of one task share
 * much that nobody copied. What is like a template but for small edits counts: without names and literals, too much is.
 */
export const presets: readonly Preset[] = [
  {
    id: "text",
    label: message("parameters-preset-text"),
    hint: message("parameters-preset-text-hint"),
    values: usual,
  },
  {
    id: "programs",
    label: message("parameters-preset-programs"),
    hint: message("parameters-preset-programs-hint"),
    values: { ...usual, unit: "code", k: "6", weighting: "rarity", excludeEditedTemplate: false },
  },
];

/** The preset whose values stand in the form; null when they were changed by hand. The threshold may be anyone's own. */
export function presetOf(fields: Fields): Preset | null {
  return presets.find(({ values }) => consulted(values).every((name) => sameValue(values[name], fields[name]))) ?? null;
}

/** What matters under a preset's unit. */
function consulted({ unit }: Preset["values"]): readonly Decided[] {
  return decided.filter((name) => {
    const { presetOf: only } = parameter(name);
    return only === undefined || only === unit;
  });
}

/** An empty field and a 0 are the same. */
function sameValue(one: string | boolean, other: string | boolean): boolean {
  const plain = (value: string | boolean) => (typeof value === "string" ? value.trim().replace(/^0$/, "") : value);
  return plain(one) === plain(other);
}

/** What a preset stands for, as the engine's parameters. */
export function paramsOfPreset({ values }: Preset): Partial<Params> {
  return paramsOf(values);
}

/** A name for how a signature is cut into bands. */
export interface SignatureLayout {
  id: string;
  label: Message;
  values: Pick<Fields, "signatureLength" | "bands" | "rows">;
}

/**
 * P2's supershingles are bands by another name: each of its groups is a band, the shingles in a group are its rows. It
 * takes 84 functions in 6 groups for texts that are all but the same, in 14 groups for texts that are merely alike.
 */
export const layouts: readonly SignatureLayout[] = [
  {
    id: "automatic",
    label: message("parameters-layout-automatic"),
    values: { signatureLength: "", bands: "", rows: "" },
  },
  {
    id: "6x14",
    label: message("parameters-layout-groups", { bands: 6, rows: 14, functions: 84 }),
    values: { signatureLength: "84", bands: "6", rows: "14" },
  },
  {
    id: "14x6",
    label: message("parameters-layout-groups", { bands: 14, rows: 6, functions: 84 }),
    values: { signatureLength: "84", bands: "14", rows: "6" },
  },
];

/** The layout whose values stand in the form; null when they were chosen by hand. */
export function signatureLayoutOf(fields: Fields): SignatureLayout | null {
  const names = ["signatureLength", "bands", "rows"] as const;
  return layouts.find(({ values }) => names.every((name) => values[name] === fields[name].trim())) ?? null;
}

// Programs are compared as programs by themselves: while most of the documents are programs, by their endings or else by
// their texts, the preset for them is chosen, visibly, and one click takes it back. It goes with the programs. What the user chose is never touched.

/** Whether the preset for programs was chosen by itself: it is not now, it was and stands, or it never will be again. */
export type ChosenByItself = "no" | "yes" | "never";

/** The preset that the form begins with, and the one for programs. */
const [first, programs] = ["text", "programs"].map((id) => presets.find((preset) => preset.id === id));

/** Settings, and whether the preset for programs among them was chosen by itself. */
export interface Chosen {
  readonly fields: Fields;
  readonly chosen: ChosenByItself;
}

/** The settings that suit these documents, where they are not those in force. */
export function settingsFor(
  documents: readonly (Pick<PageDocument, "name"> & Partial<Pick<PageDocument, "text">>)[],
  { fields, chosen }: Chosen,
): Chosen | null {
  const isForPrograms = arePrograms(documents);
  if (chosen === "no" && isForPrograms && presetOf(fields) === first) {
    return { fields: exchanged(fields, first, programs), chosen: "yes" };
  }
  if (chosen === "yes" && !isForPrograms) return { fields: exchanged(fields, programs, first), chosen: "no" };
  return null;
}

/** Puts one preset in the place of another: only where they differ, and never over what the user has changed. */
function exchanged(fields: Fields, from: Preset | undefined, to: Preset | undefined): Fields {
  if (!from || !to) return fields;
  const names = (Object.keys(to.values) as (keyof Preset["values"])[]).filter(
    (name) => from.values[name] !== to.values[name] && fields[name] === from.values[name],
  );
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, to.values[name]])) };
}

/** The preset to go back to. */
export function presetBefore(): Preset | null {
  return first ?? null;
}
