/**
 * Turns errors of the engine, which are codes and values, into messages in the reader's language; ./remarks.ts does the same
 * for remarks on parameters and documents. The compiler requires a message for each code, and a test keeps the codes in sync
 * with those in Rust (src/message/codes.rs).
 */
import { type Message, message } from "../i18n/message.ts";
import type { EngineErrorData, ErrorArgs, ErrorCode } from "./pkg/lookalike.js";

type MessageTable<M, S> = { readonly [C in keyof M]: (args: M[C], code: string) => S };

/** Only a bug in the page can cause these errors, never a user action. */
const ours = (_: object, code: string): Message => message("engine-fault", { detail: code });
const because = ({ reason }: { reason: string }): Message => message("engine-fault", { detail: reason });

const errors: MessageTable<ErrorArgs, Message> = {
  wrongParameters: () => message("engine-wrong-settings"),
  cancelled: ours,
  unknownDocument: () => message("engine-document-removed"),
  sameDocument: ours,
  templateInPair: ours,
  textTooLong: ({ name }) => message("engine-text-too-long", { name }),
  tooManyShingles: ({ name, reach }) => message("engine-too-many-pairs", { name, reach }),
  textMissing: ({ name }) => message("engine-text-missing", { name }),
  otherText: ({ name }) => message("engine-text-missing", { name }),
  wrongSketches: because,
  setsMissing: () => message("engine-only-signatures"),
  templateAdmitted: ours,
  noRandomness: because,
  panic: because,
  wrongDocument: ours,
  notUtf8: ours,
  wrongRole: ours,
  wrongAuthor: ours,
  wrongDocuments: ours,
  wrongParams: ours,
  wrongId: ours,
  wrongPairs: ours,
  unknownOption: ours,
  wrongRefuseAt: ours,
  wrongLargestGroup: ours,
  oddPairs: ours,
  wrongOptions: ours,
  wrongSignal: ours,
  wrongProgress: ours,
  notBetween: ours,
  wrongModulus: ours,
};

/** The message for an error of the engine; null for any other error. */
export function errorMessage(error: unknown): Message | null {
  const { code, args } = error as Partial<EngineErrorData>;
  if (code === undefined || args === undefined || !Object.hasOwn(errors, code)) return null;
  return (errors[code] as (args: object, code: ErrorCode) => Message)(args, code);
}
