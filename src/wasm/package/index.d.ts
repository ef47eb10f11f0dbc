// The generated types name `Symbol.dispose`, which not every project's own choice of libraries has.
/// <reference lib="esnext.disposable" />

import type { CompareOptions, DocumentInput, Corpus as GeneratedCorpus, Params, Progress } from "./lookalike.js";
import type { Report } from "./report.js";

export type { DocumentCounts } from "./columns.js";
// biome-ignore lint/performance/noReExportAll: all of the interface is the interface
export * from "./lookalike.js";
export { default } from "./lookalike.js";
export {
  type MeasuredPair,
  Pair,
  type PassageSource,
  Report,
  type ReportColumns,
  ReportDocument,
} from "./report.js";

declare const Documents: new () => Omit<GeneratedCorpus, "compare" | "comparePairs">;

/**
 * Documents that stay between comparisons; their sketches are kept.
 *
 * Call `free()` after the last use of the corpus and of its reports' passages and texts, or declare it with `using`: JavaScript
 * does not see the engine's memory, so that its garbage collector may leave it occupied for long. While a comparison calls
 * `onProgress`, or `passagesOf` its `onPair`, the corpus takes no other call.
 */
export class Corpus extends Documents {
  /** Compares every document with every other. */
  compare(params?: Partial<Params> | null, options?: CompareOptions | ((progress: Progress) => void) | null): Report;
  /** Compares the listed pairs only, given as ids one after the other: a, b, a, b, … */
  comparePairs(
    pairs: Uint32Array | readonly number[],
    params?: Partial<Params> | null,
    options?: CompareOptions | ((progress: Progress) => void) | null,
  ): Report;
}

/**
 * Compares texts with one another: every pair at or above the threshold, exactly and by estimate. The engine's memory is
 * freed at the end. Asking the report for passages or texts adds the documents again, as they were; they stay as long as the
 * report. Texts in bytes are not copied: if they have changed by then, that throws.
 */
export function compare(
  texts: readonly (string | DocumentInput)[],
  params?: Partial<Params> | null,
  options?: CompareOptions | ((progress: Progress) => void) | null,
): Report;
