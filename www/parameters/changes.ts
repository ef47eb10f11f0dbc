/** Parameters in words: what differs between two runs, so that the user sees what a change of settings did; and all of them. */
import { parameter, parameterNames } from "../engine/parameters.ts";
import type { Params } from "../engine/pkg/lookalike.js";
import { say, t } from "../messages/t.ts";
import { isChoice, wordsFor } from "./options.ts";

/** "phrase length 5 → 3", and so on, in the language in use. */
export function changesBetween(before: Params, after: Params): string[] {
  return parameterNames
    .filter((name) => before[name] !== after[name])
    .map((name) =>
      t("parameters-change", { name: nameOf(name), before: shown(name, before), after: shown(name, after) }),
    );
}

/** Every parameter by its name and its value, in the order of the form, in the language in use. */
export function settingsInWords(params: Params): { name: string; value: string }[] {
  return parameterNames.map((name) => ({ name: nameOf(name), value: shown(name, params) }));
}

/** The name of a parameter, in the language in use. */
export function nameOf(name: keyof Params): string {
  return say({ code: parameter(name).name });
}

function shown(name: keyof Params, params: Params): string {
  const [known, value] = [parameter(name), params[name]];
  if (known.kind === "switch") return t(value ? "parameters-yes" : "parameters-no");
  if (known.kind === "choice") return isChoice(name) ? wordsFor(name, String(value)) : String(value);
  const number = Number(value);
  if (known.none && number < known.none[0]) return say({ code: known.none[1] });
  if (known.told === null) return String(value);
  const told = known.kind === "share" ? Math.round(number * 1e6) / 1e4 : number;
  return say({ code: known.told ?? "parameters-number", args: { value: told } });
}
