/**
 * What the page and a worker say to each other: one request and its replies, joined by a ticket. Before the first request
 * a worker is sent the compiled engine.
 *
 * Documents are known by the page's own numbers on this side of the worker. The engine's numbers live and die with
 * one worker, and a cancelled run ends its worker.
 */

import { type Message, message, SaidError } from "../i18n/message.ts";
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
  Sketches,
} from "./pkg/lookalike.js";

/** The number of a text that is on no page: documents have others. */
export const NEW_ID = 0;

/** A text for the engine under its name: as it was given, never as it is shown. */
export interface GivenInput extends DocumentInput {
  name: OriginalText;
  text: OriginalText;
  owner?: OriginalText | null;
}

/** A document as the worker is given it, under the page's number. */
export interface EngineDocument extends GivenInput {
  id: number;
}

/**
 * What a new text is like, and whether the rule lets it in; ids are the page's, and the text itself is not among them.
 * `evidence` is null where none was searched for.
 */
export interface Check extends Pick<Admission, "verdict" | "reason" | "group"> {
  query: QueryReport;
  evidence: NewcomerEvidence | null;
}

/** A document whose text stays outside of the worker. */
export interface EngineLabel extends DocumentLabel {
  id: number;
}

/** Texts to sketch, with their names; without `sets` only signatures are kept, less the shingles of the templates. */
export interface SketchInput {
  texts: GivenInput[];
  sets: boolean;
  templates: GivenInput[];
  params: Partial<Params>;
}

/** Every call a worker answers, with what it takes and gives. */
export interface Calls {
  /** Takes documents away, or all of them, and then adds others with their texts. */
  update: { input: { drop: readonly number[] | "all"; put: readonly EngineDocument[] }; output: number };
  /** Adds documents that were sketched elsewhere. */
  join: { input: { labels: EngineLabel[]; sketches: Sketches; params: Partial<Params> }; output: number };
  /** Hands in texts of documents that are held without theirs. */
  texts: { input: { id: number; text: OriginalText }[]; output: number };
  sketch: { input: SketchInput; output: Sketches };
  compare: { input: Partial<Params>; output: Report };
  /** `only`: the documents to work on, instead of those that are held. */
  passages: { input: { a: number; b: number; params: Partial<Params>; only?: EngineDocument[] }; output: PairDetail };
  /** The same of a text that is not held, and a document that is. The text has no number: it is {@link NEW_ID} in what is found. */
  passagesOfNew: { input: { document: GivenInput; id: number; params: Partial<Params> }; output: PairDetail };
  /** The same of several pairs, one after the other: what concerns all documents is worked out once. */
  passagesOf: {
    input: { pairs: Uint32Array; params: Partial<Params>; only?: EngineDocument[] };
    output: PairDetail[];
  };
  longestPassages: {
    input: { pairs: Uint32Array; params: Partial<Params>; only?: EngineDocument[] };
    output: Uint32Array;
  };
  /** The words of each text, read by itself, as matched words are counted; without evidence its tokens. */
  lengthsOf: { input: { texts: readonly GivenInput[]; params: Partial<Params> }; output: number[] };
  forecast: { input: { documents: number; bytes: number; params: Partial<Params> }; output: Forecast };
  checkParams: { input: Partial<Params>; output: Mistake[] };
  defaultParams: { input: null; output: Params };
  freshSeed: { input: null; output: number };
  /** Has the browser compile what a comparison needs. */
  warmUp: { input: null; output: null };
  check: { input: { document: GivenInput; params: Partial<Params>; rule: IntakeRule }; output: Check };
  /** Adds a document that was checked, if the rule lets it in: the next check then need not read all documents again. */
  admit: { input: { document: EngineDocument; params: Partial<Params>; rule: IntakeRule }; output: boolean };
  collisions: { input: Partial<Params>; output: Collisions };
  /** Chances to become a candidate, by similarity. */
  chances: { input: { similarities: number[]; bands: number; rows: number }; output: number[] };
  /** How many distinct shingles collide with a probability, by bits and probability. */
  birthdays: { input: { bits: number[]; probabilities: number[] }; output: number[][] };
  functionsNeeded: { input: { error: number; confidence: number }; output: FunctionsNeeded };
}

/** The name of a call. */
export type CallName = keyof Calls;

/** The compiled engine, the first thing that a worker hears. */
export interface Engine {
  engine: WebAssembly.Module;
}

/** One request to a worker. */
export type Request = { [N in CallName]: { ticket: number; call: N; input: Calls[N]["input"] } }[CallName];

/** An error on its way out of the worker; errors of the engine keep the list of mistakes. */
export interface Failure {
  name: string;
  /** What happened, as the page says it in the reader's language. */
  said: Message;
  mistakes: Mistake[];
  /** The engine may be in any state now (a panic, out of memory): its worker must not be used again. */
  fatal: boolean;
  /** Most likely memory ran out. */
  memory: boolean;
}

/** One reply of the worker; a ticket ends with `done` or `failed`. */
export type Reply =
  | { ticket: number; kind: "progress"; progress: Progress }
  | { ticket: number; kind: "done"; output: unknown }
  | { ticket: number; kind: "failed"; failure: Failure };

// Faults of our own: what cannot happen as long as the page and its workers keep to their protocol.

/** The error for one. `detail` is for developers, and no sentence: "slice-unread". */
export function fault(detail: string): SaidError {
  return new SaidError(message("engine-fault", { detail }));
}

// Whether an error says that memory ran out. Browsers have many words for it, and WebAssembly only traps.

const WORDS = /memory|allocation|array length|too large/i;
const NAMES = ["RangeError", "InternalError", "DataCloneError"];

/** Whether memory ran out. A panic of the engine has a name and a text of its own, and doesn't count. */
export function ranOutOfMemory(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && NAMES.includes(error.name) && WORDS.test(error.message);
}
