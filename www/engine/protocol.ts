/**
 * The protocol between the page and a worker: a request and its replies share a ticket. Before the first request, a worker
 * is sent the compiled engine.
 *
 * Outside the worker, documents have the page's ids. The engine's ids are valid only within one worker, and cancelling a run
 * ends its worker.
 */

import { type Message, message, UserError } from "../i18n/message.ts";
import type { OriginalText } from "./original-text.ts";
import type {
  Admission,
  Collisions,
  DocumentInput,
  DocumentLabel,
  Forecast,
  FunctionsNeeded,
  IntakeRule,
  Mistake,
  NewcomerEvidence,
  PairDetail,
  Params,
  Progress,
  QueryReport,
  Report,
  Similar,
  Sketches,
} from "./pkg/lookalike.js";

/** The id of a text that is not on the page; no document has it. */
export const NEW_ID = 0;

/** A named text for the engine: the original, never the version for display. */
export interface GivenInput extends DocumentInput {
  name: OriginalText;
  text: OriginalText;
  author?: OriginalText | null;
}

/** A document for the worker, with the page's id. */
export interface EngineDocument extends GivenInput {
  id: number;
}

/**
 * How a new document compares, and whether the rule admits it; ids are the page's, and the new document itself is not among
 * them. `evidence` is null if none was searched for.
 */
export interface Check extends Pick<Admission, "verdict" | "reason" | "group"> {
  query: QueryReport;
  evidence: NewcomerEvidence | null;
  /** The most similar document that the rule knows, which may be below the threshold; null if there is none. */
  nearest: Similar | null;
}

/** A document without its text. */
export interface EngineLabel extends DocumentLabel {
  id: number;
}

/** Texts to sketch, with their names; without `hasSets`, only signatures are kept, without the shingles of the templates. */
export interface SketchInput {
  texts: GivenInput[];
  hasSets: boolean;
  templates: GivenInput[];
  params: Partial<Params>;
}

/** Every call that a worker answers, with its input and output. */
export interface Calls {
  /** Removes the given documents, or all, and then adds others with their texts. */
  update: { input: { drop: readonly number[] | "all"; put: readonly EngineDocument[] }; output: number };
  /** Adds documents that were sketched elsewhere. */
  join: { input: { labels: EngineLabel[]; sketches: Sketches; params: Partial<Params> }; output: number };
  /** Sends the texts of documents that were added without them. */
  texts: { input: { id: number; text: OriginalText }[]; output: number };
  sketch: { input: SketchInput; output: Sketches };
  compare: { input: Partial<Params>; output: Report };
  /** `only`: the documents to work on, instead of those in the corpus. */
  passages: { input: { a: number; b: number; params: Partial<Params>; only?: EngineDocument[] }; output: PairDetail };
  /** The passages of a text outside the corpus and a document in it. The text has the id {@link NEW_ID} in the result. */
  passagesOfNew: { input: { document: GivenInput; id: number; params: Partial<Params> }; output: PairDetail };
  /** The passages of several pairs, one after the other: everything that depends on all documents is computed once. */
  passagesOf: {
    input: { pairs: Uint32Array; params: Partial<Params>; only?: EngineDocument[] };
    output: PairDetail[];
  };
  longestPassages: {
    input: { pairs: Uint32Array; params: Partial<Params>; only?: EngineDocument[] };
    output: Uint32Array;
  };
  /** The words of each text, read on its own, counted as matched words are; without evidence, its tokens. */
  lengthsOf: { input: { texts: readonly GivenInput[]; params: Partial<Params> }; output: number[] };
  forecast: { input: { documents: number; bytes: number; params: Partial<Params> }; output: Forecast };
  checkParams: { input: Partial<Params>; output: Mistake[] };
  defaultParams: { input: null; output: Params };
  freshSeed: { input: null; output: number };
  /** Makes the browser compile the code that a comparison needs. */
  warmUp: { input: null; output: null };
  check: { input: { document: GivenInput; params: Partial<Params>; rule: IntakeRule }; output: Check };
  /** Adds a checked document if the rule admits it, so that the next check need not read all documents again. */
  admit: { input: { document: EngineDocument; params: Partial<Params>; rule: IntakeRule }; output: boolean };
  collisions: { input: Partial<Params>; output: Collisions };
  /** Probabilities of becoming a candidate, by similarity. */
  chances: { input: { similarities: number[]; bands: number; rows: number }; output: number[] };
  /** How many distinct shingles lead to a collision with a given probability, by bits and probability. */
  birthdays: { input: { bits: number[]; probabilities: number[] }; output: number[][] };
  functionsNeeded: { input: { error: number; confidence: number }; output: FunctionsNeeded };
}

export type CallName = keyof Calls;

/** The compiled engine, the first message to a worker. */
export interface Engine {
  engine: WebAssembly.Module;
}

/** One request to a worker. */
export type Request = { [N in CallName]: { ticket: number; call: N; input: Calls[N]["input"] } }[CallName];

/** An error from a worker; errors of the engine include the list of mistakes. */
export interface Failure {
  name: string;
  /** What happened, as a message in the reader's language. */
  userMessage: Message;
  mistakes: Mistake[];
  /** The engine may be in any state (after a panic, or out of memory): its worker must not be used again. */
  isFatal: boolean;
  /** Memory probably ran out. */
  isMemoryShort: boolean;
}

/** One reply of the worker; a ticket ends with `done` or `failed`. */
export type Reply =
  | { ticket: number; kind: "progress"; progress: Progress }
  | { ticket: number; kind: "done"; output: unknown }
  | { ticket: number; kind: "failed"; failure: Failure };

// Our own bugs: errors that cannot occur while the page and its workers follow the protocol.

/** The error for one. `detail` is an identifier for developers, not a sentence: "slice-unread". */
export function fault(detail: string): UserError {
  return new UserError(message("engine-fault", { detail }));
}

// Detects out-of-memory errors. Browsers word them differently, and WebAssembly only traps.

const WORDS = /memory|allocation|array length|too large/i;
const NAMES = ["RangeError", "InternalError", "DataCloneError"];

/** Whether memory ran out. A panic of the engine has a name and a message of its own, and does not count. */
export function ranOutOfMemory(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && NAMES.includes(error.name) && WORDS.test(error.message);
}
