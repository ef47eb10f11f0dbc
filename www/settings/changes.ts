/** Parameters in words: the differences between two runs, so that the user sees the effect of a change; and all of them. */

import { parameter, parameterNames, type parameters } from "../engine/parameters.ts";
import type { Params } from "../engine/pkg/lookalike.js";
import type { Message } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";

/** Values that the engine chooses for others: of a new threshold nobody wants to be told in bands and rows. */
const FOR_BANDS = ["threshold", "falseNegativeWeight"] as const;
const FOLLOWS: Partial<Record<keyof Params, readonly (keyof Params)[]>> = {
  bands: FOR_BANDS,
  rows: FOR_BANDS,
  passageGap: ["unit"],
  shortestPassage: ["unit"],
};

/** "phrase length 5 → 3", and so on, in the current language. */
export function changesBetween(before: Params, after: Params): string[] {
  return parameterNames
    .filter((name) => before[name] !== after[name])
    .filter((name) => !FOLLOWS[name]?.some((cause) => before[cause] !== after[cause]))
    .map((name) =>
      t("parameters-change", { name: nameOf(name), before: shown(name, before), after: shown(name, after) }),
    );
}

/** Every parameter by name and value, in the order of the form, in the current language. */
export function settingsInWords(params: Params): { name: string; value: string }[] {
  return parameterNames.map((name) => ({ name: nameOf(name), value: shown(name, params) }));
}

/** The name of a parameter, in the current language. */
export function nameOf(name: keyof Params): string {
  return say({ code: parameter(name).name });
}

function shown(name: keyof Params, params: Params): string {
  const [known, value] = [parameter(name), params[name]];
  if (known.kind === "switch") return t(value ? "parameters-yes" : "parameters-no");
  if (known.kind === "choice") return isChoice(name) ? wordsFor(name, String(value)) : String(value);
  const number = Number(value);
  if (known.none && number < known.none[0]) return say({ code: known.none[1] });
  if (known.valueMessage === null) return String(value);
  const shown = known.kind === "share" ? Math.round(number * 1e6) / 1e4 : number;
  return say({ code: known.valueMessage ?? "parameters-number", args: { value: shown } });
}

// The messages for options: the same in the form, and where a run reports changes.

/** The parameters of some kinds. */
export type NamesOf<Kind extends string> = {
  [N in keyof typeof parameters]: (typeof parameters)[N]["kind"] extends Kind ? N : never;
}[keyof typeof parameters];

/** The parameters with a fixed set of values. */
export type ChoiceName = NamesOf<"choice">;

/** The values of a parameter with their labels, the default first; empty if it has no fixed set. */
export function optionsOf(name: string): readonly (readonly [value: string, label: Message | string])[] {
  const known = parameter(name as ChoiceName);
  return known?.kind === "choice" ? known.values : [];
}

/** The label of one value of a parameter, in the current language. */
export function wordsFor(name: ChoiceName, value: string): string {
  return say(optionsOf(name).find(([option]) => option === value)?.[1] ?? value);
}

/** Whether a parameter has a fixed set of values. */
export function isChoice(name: string): name is ChoiceName {
  return optionsOf(name).length > 0;
}
