/** What is wrong with parameters, as messages (see ./said.ts). */
import { type Message, message } from "../messages/message.ts";
import type { Mistake, MistakeArgs } from "./pkg/lookalike.js";

const mistakes: { readonly [C in keyof MistakeArgs]: (args: MistakeArgs[C]) => Message } = {
  unknownParameter: ({ known }) => message("parameters-unknown", { known }),
  notAChoice: ({ choices }) => message("parameters-not-a-choice", { choices }),
  notASwitch: () => message("parameters-not-a-switch"),
  notWhole: ({ min, max }) => message("parameters-not-whole", { min, max }),
  notAFraction: () => message("parameters-not-a-fraction"),
  bandsTooLarge: ({ length, positions }) => message("parameters-bands-too-large", { length, positions }),
};

/** What is wrong with a parameter, and what to enter. */
export function mistakeMessage({ code, args }: Mistake): Message {
  return (mistakes[code] as (args: object) => Message)(args);
}
