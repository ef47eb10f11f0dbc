/** The engine's remarks on parameters, documents and a whole comparison, as messages. */
import { type Message, message } from "../i18n/message.ts";
import { say } from "../i18n/t.ts";
import type { Mistake, MistakeArgs, Report, Warning, WarningArgs, WarningCode } from "./pkg/lookalike.js";

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

/** The name of the document at an index in the report. */
type NameAt = (index: number) => string;

const warnings: { readonly [C in WarningCode]: (args: WarningArgs[C], nameAt: NameAt) => readonly Message[] } = {
  empty: ({ unit }) => [message("documents-empty", { unit })],
  tooShort: ({ unit, tokens, k }) => [tooShort(unit, { tokens, k })],
  tooShortToTell: () => [message("documents-too-short-to-tell")],
  loneSurrogates: () => [message("documents-broken-characters")],
  invisibleCharacters: ({ characters: count }) => [message("documents-invisible", { count })],
  backwardsText: ({ characters: count }) => [message("documents-backwards", { count })],
  lookAlikeLetters: ({ characters: count }) => [message("documents-look-alike", { count })],
  styledLetters: ({ characters: count }) => [message("documents-styled", { count })],
  spacedLetters: ({ characters: count }) => [message("documents-spaced", { count })],
  spacedLettersUnknown: ({ characters: count }) => [message("documents-spaced-unknown", { count })],
  spacedLettersTooMany: ({ characters: count, max }) => [message("documents-spaced-many", { count, max })],
  sameName: () => [message("documents-same-name")],
  sameText: ({ earlier }, nameAt) => [message("documents-same-text", { other: nameAt(earlier) })],
  littleLeft,
  tooFewDocuments: ({ count }) => [message("pairs-warning-few", { count })],
  idleTemplate: () => [message("pairs-warning-idle-template")],
  commonLeftOut: ({ shingles: count, documents }) => [message("pairs-warning-common", { count, documents })],
  unknownLanguages: ({ documents }) => [message("pairs-warning-languages", { documents })],
  pairsLeftOut: ({ pairs, listed }) => [message("pairs-warning-left-out", { pairs, listed })],
  pairsLeftOutByDocument: ({ pairs, better }) => [message("pairs-warning-left-out-each", { pairs, better })],
  textsDropped: ({ limit }) => [message("pairs-warning-texts-dropped", { limit })],
  signaturesOnly: ({ limit }) => [message("pairs-warning-signatures", { limit })],
};

function tooShort(unit: WarningArgs["tooShort"]["unit"], args: { tokens: number; k: number }): Message {
  if (unit === "code") return message("documents-too-short-code", args);
  return unit === "characters"
    ? message("documents-too-short-characters", args)
    : message("documents-too-short-words", args);
}

function littleLeft(args: WarningArgs["littleLeft"]): readonly Message[] {
  const { compared, distinct, inTemplate, common, quoted, referenced } = args;
  const reasons = [
    ["documents-little-template", inTemplate],
    ["documents-little-common", common],
    ["documents-little-quoted", quoted],
    ["documents-little-references", referenced],
  ] as const;
  const given = reasons.filter(([, count]) => count > 0);
  // What is quoted or cited has no phrases, so that those that are left may be all.
  const left =
    compared < distinct
      ? message("documents-little-left", { compared, all: distinct })
      : message("documents-part-left");
  return [
    compared === 0 ? message("documents-nothing-left") : left,
    ...given.map(([key, count]) => message(key, { count })),
  ];
}

/**
 * A warning, one message per sentence. Names are passed in, because a view may show other names than the engine was given.
 */
export function warningMessages({ code, args }: Warning, nameAt: NameAt): readonly Message[] {
  return (warnings[code] as (args: object, nameAt: NameAt) => readonly Message[])(args, nameAt);
}

/** A warning in sentences, with the documents' names from the report. */
export function warningInWords(warning: Warning, { documents }: Pick<Report, "documents">): string {
  return warningMessages(warning, (index) => documents.name[index] ?? "")
    .map(say)
    .join(" ");
}

/** Shown elsewhere on the page: few documents, and pairs that are not listed. */
const ELSEWHERE: readonly WarningCode[] = ["tooFewDocuments", "pairsLeftOut", "pairsLeftOutByDocument"];

/** One sentence each. */
export function warningsInWords({ warnings }: Pick<Report, "warnings">): string[] {
  const own = warnings.filter(({ code }) => !ELSEWHERE.includes(code));
  return own.flatMap((warning) => warningMessages(warning, String)).map(say);
}
