/**
 * Programs are compared as programs by themselves: when most of the files given are programs by their endings, the preset
 * for them is chosen, visibly, and one click takes it back. What the user chose is never touched.
 */

import type { Fields } from "../parameters/fields.ts";
import { type Preset, presetOf, presets } from "../parameters/presets.ts";
import { isProgram } from "../ui/program-languages.ts";
import type { PageDocument } from "./documents.ts";

/** Whether the preset for programs was chosen by itself: not so far, it was and stands, or it never will be again. */
export type ChosenByItself = "no" | "yes" | "never";

/** The preset that the form begins with, and the one for programs. */
const [first, programs] = ["text", "programs"].map((id) => presets.find((preset) => preset.id === id));

/** The preset to choose by itself, if any. */
export function presetFor(documents: readonly PageDocument[], fields: Fields, chosen: ChosenByItself): Preset | null {
  const sources = documents.filter(({ name }) => isProgram(name)).length;
  const suits = chosen === "no" && presetOf(fields) === first && 2 * sources > documents.length;
  return suits ? (programs ?? null) : null;
}

/** The preset to go back to. */
export function presetBefore(): Preset | null {
  return first ?? null;
}
