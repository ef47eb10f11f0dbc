/**
 * What the page and the worker say to each other: one request and its replies, joined by a ticket.
 *
 * Documents are known by the page's own numbers on this side of the worker. The engine's numbers live and die with
 * one worker, and a cancelled run ends its worker.
 */
import type { DocumentInput, Mistake, PairDetail, Params, Progress, Report } from "./pkg/lookalike.js";

/** A document as the worker is given it, under the page's number. */
export interface HeldDocument extends DocumentInput {
  id: number;
}

/** Every call the worker answers, with what it takes and gives. */
export interface Calls {
  hold: { input: { put: HeldDocument[]; drop: number[] }; output: number };
  compare: { input: Partial<Params>; output: Report };
  passages: { input: { a: number; b: number; params: Partial<Params> }; output: PairDetail };
  longestPassages: { input: { pairs: Uint32Array; params: Partial<Params> }; output: Uint32Array };
  checkParams: { input: Partial<Params>; output: Mistake[] };
  defaultParams: { input: null; output: Params };
  freshSeed: { input: null; output: number };
}

/** The name of a call. */
export type CallName = keyof Calls;

/** One request to the worker. */
export type Request = { [N in CallName]: { ticket: number; call: N; input: Calls[N]["input"] } }[CallName];

/** An error on its way out of the worker; errors of the engine keep their text and the list of mistakes. */
export interface Failure {
  name: string;
  message: string;
  mistakes: Mistake[];
  /** The engine may be in any state now (a panic, out of memory): its worker must not be used again. */
  fatal: boolean;
}

/** One reply of the worker; a ticket ends with `done` or `failed`. */
export type Reply =
  | { ticket: number; kind: "progress"; progress: Progress }
  | { ticket: number; kind: "done"; output: unknown }
  | { ticket: number; kind: "failed"; failure: Failure };
