/**
 * Programs are compared as programs by themselves: while most of the documents are programs by their endings, the preset
 * for them is chosen, visibly, and one click takes it back. It goes with the programs. What the user chose is never touched.
 */

import type { Fields } from "../parameters/fields.ts";
import { type Preset, presetOf, presets } from "../parameters/presets.ts";
import { arePrograms } from "../ui/program-languages.ts";
import type { PageDocument } from "./documents.ts";

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
  documents: readonly Pick<PageDocument, "name">[],
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
