// The types name `Symbol.dispose`, which not every project's own choice of libraries has.
/// <reference lib="esnext.disposable" />

import type { AbortSignal } from "./environment.js";
import type {
  Admission,
  DocumentInput,
  IntakeRule,
  NewcomerEvidence,
  ObfuscationPlaces,
  PairDetail,
  Params,
  Passage,
  Progress,
  QueryReport,
} from "./lookalike.js";
import type { Pair, Report } from "./report.js";

export type * from "./lookalike.js";
export type { ReportDocument } from "./report.js";

/** How a call is stopped. */
export interface Abortable {
  /** Stops the call at once: its workers are ended, and the promise rejects with the signal's reason. The documents stay. */
  signal?: AbortSignal | null | undefined;
}

/** How a comparison is followed and stopped. */
export interface WorkerCompareOptions extends Abortable {
  /** Called as the work goes on. An error that it throws stops the comparison. */
  onProgress?: ((progress: Progress) => void) | null | undefined;
}

/** A pair whose passages come from a worker. */
export interface WorkerPair extends Omit<Pair, "passages"> {
  /** The passages that both documents share, with places in UTF-16 code units. */
  passages(params?: Partial<Params> | null): Promise<Passage[]>;
}

/** A report whose passages come from a worker. */
export interface WorkerReport extends Omit<Report, "pairs"> {
  /** The pairs with evidence, strongest first; then the others at or above the threshold, most similar first. */
  readonly pairs: readonly WorkerPair[];
}

/**
 * A `Corpus` in workers, with the same methods, except `addSketches`, `collisions`, `forecast` and `giveText`. They return promises,
 * except `text` and `free`. The engine is loaded there; `init` is not needed.
 *
 * Calls run one after the other. From 16 MB of text on, several workers read it. The documents stay in this thread too, so that
 * the work can go on after an abort: those in bytes are not copied, so leave them as they are. `free()` ends the workers.
 */
export class WorkerCorpus {
  /** @param options.workers Most workers that read texts at once; as many as there are cores if left out, at most 8. */
  constructor(options?: { workers?: number | null | undefined } | null);
  /** Documents in the corpus. */
  readonly length: number;
  /** Adds a document and returns its id. */
  add(document: string | DocumentInput): Promise<number>;
  /** Adds documents, all or none, and returns the id of the first; the others follow it. */
  addAll(documents: readonly (string | DocumentInput)[]): Promise<number>;
  /** Removes a document; returns whether there was one. */
  remove(id: number): Promise<boolean>;
  /** The text of a document, to which positions refer. Throws for an unknown id. */
  text(id: number): string;
  /** Compares every document with every other. */
  compare(
    params?: Partial<Params> | null,
    options?: WorkerCompareOptions | ((progress: Progress) => void) | null,
  ): Promise<WorkerReport>;
  /** Compares the listed pairs only, given as ids one after the other: a, b, a, b, … */
  comparePairs(
    pairs: Uint32Array | readonly number[],
    params?: Partial<Params> | null,
    options?: WorkerCompareOptions | ((progress: Progress) => void) | null,
  ): Promise<WorkerReport>;
  /** What two documents share: passages, and where their words come from. */
  passages(a: number, b: number, params?: Partial<Params> | null, options?: Abortable): Promise<PairDetail>;
  /** The same for many pairs, which reads the documents once. */
  passagesOf(
    pairs: Uint32Array | readonly number[],
    params: Partial<Params> | null | undefined,
    onPair: (detail: PairDetail) => void,
    options?: Abortable,
  ): Promise<void>;
  /**
   * For each pair, the number of equal tokens in its longest passage of such tokens, 0 if it has none: as without evidence, for pairs
   * that have none. That of a pair with evidence is `evidence.longest`.
   */
  longestPassages(
    pairs: Uint32Array | readonly number[],
    params?: Partial<Params> | null,
    options?: Abortable,
  ): Promise<Uint32Array>;
  /** The obfuscation in a document. */
  obfuscation(id: number, params?: Partial<Params> | null, options?: Abortable): Promise<ObfuscationPlaces>;
  /** The documents most similar to a new text, which is not added. */
  query(document: string | DocumentInput, params?: Partial<Params> | null, options?: Abortable): Promise<QueryReport>;
  /** The documents that share passages with a new text; null where evidence is off. */
  evidenceFor(
    document: string | DocumentInput,
    params?: Partial<Params> | null,
    options?: Abortable,
  ): Promise<NewcomerEvidence | null>;
  /** What a new text shares with a document. */
  passagesOfNew(
    document: string | DocumentInput,
    id: number,
    params?: Partial<Params> | null,
    options?: Abortable,
  ): Promise<PairDetail>;
  /** Whether a rule would let a new text in. */
  judge(
    document: string | DocumentInput,
    params?: Partial<Params> | null,
    rule?: IntakeRule | null,
    options?: Abortable,
  ): Promise<Admission>;
  /** Adds a new text if a rule lets it in. */
  admit(
    document: string | DocumentInput,
    params?: Partial<Params> | null,
    rule?: IntakeRule | null,
    options?: Abortable,
  ): Promise<Admission>;
  /** Ends the workers and forgets the documents. Calls that are not done yet reject, and later ones throw or reject. */
  free(): void;
  [Symbol.dispose](): void;
}
