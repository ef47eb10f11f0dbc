/**
 * A message to people: a code, values by name, and an English sentence. A page in another language translates the code.
 */
export type Coded<M> = { [C in keyof M]: { code: C; args: M[C]; message: string } }[keyof M];

/** The fields of every error that the engine throws; an error about parameters also has `mistakes`. */
export type EngineErrorData = Coded<ErrorArgs>;

/** The kinds of errors. */
export type ErrorCode = keyof ErrorArgs;

/** The values of each kind of error. */
export interface ErrorArgs {
  wrongParameters: { mistakes: string };
  cancelled: Record<string, never>;
  unknownDocument: { id: number };
  sameDocument: { id: number };
  templateInPair: { id: number };
  textTooLong: { name: string };
  tooManyShingles: { name: string; shingles: number; reach: number; max: number };
  textMissing: { name: string };
  otherText: { name: string };
  wrongSketches: { reason: string };
  setsMissing: Record<string, never>;
  templateAdmitted: Record<string, never>;
  noRandomness: { reason: string };
  panic: { reason: string };
  wrongDocument: { place: string; given: string };
  notUtf8: { place: string; byte: number };
  wrongRole: { place: string; given: string };
  wrongAuthor: { place: string; given: string };
  wrongId: { place: string; given: string };
  wrongDocuments: { place: string; given: string };
  wrongRefuseAt: Record<string, never>;
  wrongLargestGroup: Record<string, never>;
  wrongParams: { place: string; given: string };
  wrongPairs: { place: string; given: string };
  oddPairs: { count: number };
  wrongOptions: { place: string; given: string };
  unknownOption: { name: string; known: string };
  wrongSignal: { place: string; given: string };
  wrongProgress: { place: string; given: string };
  notBetween: { place: string; given: string };
  wrongModulus: { given: number };
}

/** One thing wrong with the parameters. */
export type Mistake = Coded<MistakeArgs> & {
  /** The parameter it concerns, by its name in `Params`. */
  field: string;
};

/** The kinds of mistakes. */
export type MistakeCode = keyof MistakeArgs;

/** The values of each kind of mistake. */
export interface MistakeArgs {
  unknownParameter: { name: string; known: string };
  notAChoice: { field: string; choices: string; given: string };
  notASwitch: { field: string; given: string };
  notWhole: { field: string; min: number; max: number; given: string };
  notAFraction: { field: string; given: string };
  bandsTooLarge: { length: number; bands: number; rows: number; positions: number };
}

/** A problem that did not stop the work. */
export type Warning = Coded<WarningArgs>;

/** Something the user should know about one document. */
export type DocumentWarning = {
  /** The document's place in the report. */
  document: number;
} & Warning;

/** The kinds of warnings. */
export type WarningCode = keyof WarningArgs;

/** The values of each kind of warning. */
export interface WarningArgs {
  empty: { unit: Unit };
  tooShort: { unit: Unit; tokens: number; k: number };
  tooShortToTell: { runs: number; length: number; needed: number };
  loneSurrogates: Record<string, never>;
  invisibleCharacters: { characters: number; words: number };
  backwardsText: { characters: number; words: number };
  lookAlikeLetters: { characters: number; words: number };
  styledLetters: { characters: number; words: number };
  spacedLetters: { characters: number; words: number };
  spacedLettersUnknown: { characters: number };
  spacedLettersTooMany: { characters: number; max: number };
  /** `earlier`: how many documents before this one. */
  sameName: { earlier: number };
  /** `earlier`: the place of the first document with this text in the report. */
  sameText: { earlier: number };
  littleLeft: {
    compared: number;
    distinct: number;
    inTemplate: number;
    common: number;
    quoted: number;
    referenced: number;
  };
  tooFewDocuments: { count: number };
  idleTemplate: Record<string, never>;
  commonLeftOut: { shingles: number; documents: number };
  unknownLanguages: { documents: number };
  pairsLeftOut: { pairs: number; listed: number };
  pairsLeftOutByDocument: { pairs: number; better: number };
  textsDropped: { limit: number };
  signaturesOnly: { limit: number };
}
