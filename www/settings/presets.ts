/** Named sets of values that belong together: for a kind of text, and for the layout of a signature. */

import type { PageDocument } from "../documents/document.ts";
import { parameter, parameterNames, type parameters } from "../engine/parameters.ts";
import type { Params } from "../engine/pkg/lookalike.js";
import { arePrograms } from "../engine/program-languages.ts";
import { type Message, message } from "../i18n/message.ts";
import { type Fields, paramsOf } from "./fields.ts";

/** The parameters that presets set. */
type Decided = {
  [N in keyof typeof parameters]: (typeof parameters)[N] extends { readonly preset: unknown } ? N : never;
}[keyof typeof parameters];

const decided = parameterNames.filter((name): name is Decided => parameter(name).preset !== undefined);

/** A named set of values for a kind of text. */
export interface Preset {
  id: string;
  label: Message;
  hint: Message;
  values: Pick<Fields, Decided>;
}

/** The values that presets share unless they specify others. */
const usual = Object.fromEntries(decided.map((name) => [name, parameter(name).preset])) as Preset["values"];

/**
 * Texts need no choice: matched words are found in long and short texts, copied or reworded, in any language, and five words
 * in a row seldom recur by chance.
 *
 * For reduced programs, 6 is the smallest number of tokens that keeps independent solutions of one task well apart wherever
 * it was measured (`npm run evaluate`). Weights by rarity improve this more than any length does, because solutions of one
 * task share much that nobody copied. Code that differs from a template only by small edits counts: without names and
 * literals, too much code does.
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

/** The preset whose values are in the form; null if they were changed by hand. */
export function presetOf(fields: Fields): Preset | null {
  return presets.find(({ values }) => consulted(values).every((name) => sameValue(values[name], fields[name]))) ?? null;
}

/** The parameters that matter under a preset's unit. */
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

/** A preset as engine parameters. */
export function paramsOfPreset({ values }: Preset): Partial<Params> {
  return paramsOf(values);
}

/** A named way to divide a signature into bands. */
export interface SignatureLayout {
  id: string;
  label: Message;
  values: Pick<Fields, "signatureLength" | "bands" | "rows">;
}

/**
 * P2's supershingles are bands by another name: each of its groups is a band, the shingles in a group are its rows. It takes
 * 84 functions in 6 groups for near-duplicates, in 14 groups for texts that are merely similar.
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

/** The layout whose values are in the form; null if they were chosen by hand. */
export function signatureLayoutOf(fields: Fields): SignatureLayout | null {
  const names = ["signatureLength", "bands", "rows"] as const;
  return layouts.find(({ values }) => names.every((name) => values[name] === fields[name].trim())) ?? null;
}

// Programs are compared as programs automatically: while most of the documents are programs, by their extensions or else by their
// texts, the preset for them is selected, visibly, and one click reverts it. It is reverted when the programs are removed. The
// user's own choices are never changed.

/** Whether the preset for programs was selected automatically: not now, yes and still in use, or never again. */
export type AutoSelection = "no" | "yes" | "never";

/** The initial preset of the form, and the one for programs. */
const [first, programs] = ["text", "programs"].map((id) => presets.find((preset) => preset.id === id));

/** Settings, and whether the preset for programs among them was selected automatically. */
export interface Chosen {
  readonly fields: Fields;
  readonly chosen: AutoSelection;
}

/** The settings for these documents; null if the current ones need no change. */
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

/** The settings with the preset for programs; the user's own changes stay. */
export function withPrograms(fields: Fields): Fields {
  return exchanged(fields, first, programs);
}

/** Replaces one preset with another: only where they differ, and never over the user's changes. */
function exchanged(fields: Fields, from: Preset | undefined, to: Preset | undefined): Fields {
  if (!from || !to) return fields;
  const names = (Object.keys(to.values) as (keyof Preset["values"])[]).filter(
    (name) => from.values[name] !== to.values[name] && fields[name] === from.values[name],
  );
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, to.values[name]])) };
}
