/**
 * One reading of files, however many actions add to it: files added while others are being read join them, share their
 * threads, and are added after them; Cancel ends all of it.
 */

import { message, UserError } from "../i18n/message.ts";
import { byCodeUnits } from "./names.ts";
import { type FoundFile, type ReadFile, readFiles } from "./read.ts";
import type { ReaderPool } from "./reader-pool.ts";

/** The page's side of a session. */
export interface SessionHost {
  startReaders: () => ReaderPool;
  /** Called with the number of files read; null when everything is done. */
  onProgress: (progress: { done: number; total: number } | null) => void;
}

/** The files of one action, as seen by the code that processes them. */
export interface Batch {
  /** Aborted by Cancel. */
  signal: AbortSignal;
  /** Reads the files. Resolves after all earlier batches, so that documents keep the order in which they were added. */
  read: (found: readonly FoundFile[], password?: string) => Promise<ReadFile[]>;
  /** Reports the progress of other work on the batch. */
  report: (done: number, total: number) => void;
}

/** Thrown when Cancel ended a batch. */
export class ReadingCancelled extends UserError {
  /** `addedBefore`: an earlier batch of the same reading was completed. */
  constructor(addedBefore: boolean) {
    super(message(addedBefore ? "workspace-cancelled-rest" : "workspace-cancelled"));
  }
}

/** Minimum time between progress reports: drawing one for each of thousands of files would take as long as reading them. */
const PROGRESS_INTERVAL_MS = 50;

/** All running batches. */
interface Reading {
  readonly abort: AbortController;
  readonly readers: ReaderPool;
  /** The progress of each batch. */
  readonly progress: { done: number; total: number }[];
  /** Settles when the last batch so far has ended. */
  last: Promise<unknown>;
  open: number;
  finished: number;
}

export class ReadingSession {
  readonly #host: SessionHost;
  #reading: Reading | null = null;
  /** Readers that were started in advance. */
  #ready: ReaderPool | null = null;
  #reportedAt = Number.NEGATIVE_INFINITY;
  /** Reports progress that was held back because it came too soon after the last report. */
  #reportTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: SessionHost) {
    this.#host = host;
  }

  /** Starts a reader when files are about to be added, so that the first of them does not have to wait. */
  prepare(): void {
    if (this.#reading) return;
    this.#ready ??= this.#host.startReaders();
    this.#ready.warmUp();
  }

  /** Ends the prepared reader if no files were added. */
  dismiss(): void {
    this.#ready?.end();
    this.#ready = null;
  }

  /** Processes one batch; listing its files counts as reading, too. Rejects with `ReadingCancelled` if Cancel ended it. */
  async join(work: (batch: Batch) => Promise<void>): Promise<void> {
    this.#reading ??= this.#begin();
    const reading = this.#reading;
    const { signal } = reading.abort;
    const before = reading.last;
    const progress = { done: 0, total: 0 };
    reading.progress.push(progress);
    reading.open++;
    this.#report(reading);
    const report = (done: number, total: number): void => {
      Object.assign(progress, { done, total });
      this.#report(reading);
    };
    const read = async (found: readonly FoundFile[], password?: string): Promise<ReadFile[]> => {
      // Sorted by path, so that the same files become the same documents however they were found.
      const sorted = [...found].sort((x, y) => byCodeUnits(x.path, y.path));
      report(0, sorted.length);
      const files = await readFiles(sorted, {
        run: (job, isWanted) => reading.readers.run(job, isWanted),
        onProgress: report,
        signal,
        password,
      });
      await before;
      signal.throwIfAborted();
      return files;
    };
    const done = work({ signal, read, report });
    reading.last = done.then(
      () => before,
      () => before,
    );
    try {
      await done;
      reading.finished++;
    } catch (error) {
      throw signal.aborted ? new ReadingCancelled(reading.finished > 0) : error;
    } finally {
      if (--reading.open === 0) this.#end(reading);
    }
  }

  /** Ends everything being read; none of it is added. */
  cancel(): void {
    const reading = this.#reading;
    if (!reading) return;
    reading.abort.abort(new DOMException("cancelled", "AbortError"));
    this.#end(reading);
  }

  #begin(): Reading {
    const abort = new AbortController();
    const readers = this.#ready ?? this.#host.startReaders();
    this.#ready = null;
    return {
      abort,
      readers,
      progress: [],
      last: Promise.resolve(),
      open: 0,
      finished: 0,
    };
  }

  /** Batches after this start a new reading. */
  #end(reading: Reading): void {
    reading.readers.end();
    if (this.#reading !== reading) return;
    this.#reading = null;
    this.#clearReportTimer();
    this.#reportedAt = Number.NEGATIVE_INFINITY;
    this.#host.onProgress(null);
  }

  #clearReportTimer(): void {
    clearTimeout(this.#reportTimer);
    this.#reportTimer = undefined;
  }

  #report(reading: Reading): void {
    if (this.#reading !== reading) return;
    const sum = (key: "done" | "total"): number => reading.progress.reduce((all, each) => all + each[key], 0);
    const progress = { done: sum("done"), total: sum("total") };
    const wait = this.#reportedAt + PROGRESS_INTERVAL_MS - performance.now();
    if (wait > 0 && progress.done < progress.total) {
      this.#reportTimer ??= setTimeout(() => {
        this.#reportTimer = undefined;
        this.#report(reading);
      }, wait);
      return;
    }
    this.#clearReportTimer();
    this.#reportedAt = performance.now();
    this.#host.onProgress(progress);
  }
}
