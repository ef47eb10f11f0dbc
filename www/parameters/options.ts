/** The messages for what can be chosen: the same in the form, and where a run says what was changed. */
import { parameter, type parameters } from "../engine/parameters.ts";
import type { Message } from "../messages/message.ts";
import { say } from "../messages/t.ts";

/** The parameters of some kinds. */
export type NamesOf<Kind extends string> = {
  [N in keyof typeof parameters]: (typeof parameters)[N]["kind"] extends Kind ? N : never;
}[keyof typeof parameters];

/** The parameters that are one of a few values. */
export type ChoiceName = NamesOf<"choice">;

/** The values of a parameter with their labels, the default first; none of one that cannot be chosen. */
export function optionsOf(name: string): readonly (readonly [value: string, label: Message | string])[] {
  const known = parameter(name as ChoiceName);
  return known?.kind === "choice" ? known.values : [];
}

/** The label of one value of a parameter, in the language in use. */
export function wordsFor(name: ChoiceName, value: string): string {
  return say(optionsOf(name).find(([option]) => option === value)?.[1] ?? value);
}

/** Whether a parameter is one of a few values. */
export function isChoice(name: string): name is ChoiceName {
  return optionsOf(name).length > 0;
}
