/**
 * The reading of files as one thing, however many gestures brought them: what is given while other files are read joins them,
 * shares their threads, and is added after them; Cancel ends all of it.
 */

import { message, SaidError } from "../i18n/message.ts";
import type { ReaderPool } from "./pool.ts";
import { type FoundFile, type ReadFile, readFiles } from "./read.ts";

/** What a session needs of the page. */
export interface SessionHost {
  startReaders: () => ReaderPool;
  /** Told how many files are read; null when all is done. */
  onProgress: (progress: { done: number; total: number } | null) => void;
}

/** What was given by one gesture, as the work on it sees it. */
export interface Batch {
  /** Aborted by Cancel. */
  signal: AbortSignal;
  /** Reads the files. It ends when all that was given before is done, so that documents keep the order they were given in. */
  read: (found: readonly FoundFile[]) => Promise<ReadFile[]>;
  /** Tells how far other work on the batch has come. */
  tell: (done: number, total: number) => void;
}

/** Cancel ended a batch. */
export class ReadingCancelled extends SaidError {
  /** `addedBefore`: another batch of the same reading had been done. */
  constructor(addedBefore: boolean) {
    super(message(addedBefore ? "workspace-cancelled-rest" : "workspace-cancelled"));
  }
}

/** Progress is told no more often than it is seen: drawing it for each of thousands of files would take as long as reading them. */
const TOLD_EVERY_MS = 50;

/** All that is under way at once. */
interface Reading {
  readonly abort: AbortController;
  readonly readers: ReaderPool;
  /** The progress of each batch. */
  readonly progress: { done: number; total: number }[];
  /** Ends when the last batch so far has ended, well or not. */
  last: Promise<unknown>;
  open: number;
  finished: number;
}

export class ReadingSession {
  readonly #host: SessionHost;
  #reading: Reading | null = null;
  /** Readers that were started ahead. */
  #ready: ReaderPool | null = null;
  #toldAt = Number.NEGATIVE_INFINITY;
  /** Tells what came too soon after the last progress. */
  #teller: ReturnType<typeof setTimeout> | undefined;

  constructor(host: SessionHost) {
    this.#host = host;
  }

  /** Has a reader started, where files are about to be given: the first of them then waits for nothing. */
  prepare(): void {
    if (this.#reading) return;
    this.#ready ??= this.#host.startReaders();
    this.#ready.warmUp();
  }

  /** Ends what was prepared, where no files came. */
  dismiss(): void {
    this.#ready?.end();
    this.#ready = null;
  }

  /** Works on one batch, whose listing counts as reading, too. Rejects with `ReadingCancelled` where Cancel ended it. */
  async join(work: (batch: Batch) => Promise<void>): Promise<void> {
    this.#reading ??= this.#begin();
    const reading = this.#reading;
    const { signal } = reading.abort;
    const before = reading.last;
    const progress = { done: 0, total: 0 };
    reading.progress.push(progress);
    reading.open++;
    this.#tell(reading);
    const tell = (done: number, total: number): void => {
      Object.assign(progress, { done, total });
      this.#tell(reading);
    };
    const read = async (found: readonly FoundFile[]): Promise<ReadFile[]> => {
      // In the order of their paths, so that the same files are the same documents however they were found.
      const sorted = [...found].sort((x, y) => (x.path < y.path ? -1 : x.path > y.path ? 1 : 0));
      tell(0, sorted.length);
      const files = await readFiles(sorted, {
        run: (job, isWanted) => reading.readers.run(job, isWanted),
        onProgress: tell,
        signal,
      });
      await before;
      signal.throwIfAborted();
      return files;
    };
    const done = work({ signal, read, tell });
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

  /** Ends all that is being read; nothing of it is added. */
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

  /** What comes after this begins a reading of its own. */
  #end(reading: Reading): void {
    reading.readers.end();
    if (this.#reading !== reading) return;
    this.#reading = null;
    this.#forgetTeller();
    this.#toldAt = Number.NEGATIVE_INFINITY;
    this.#host.onProgress(null);
  }

  #forgetTeller(): void {
    clearTimeout(this.#teller);
    this.#teller = undefined;
  }

  #tell(reading: Reading): void {
    if (this.#reading !== reading) return;
    const sum = (key: "done" | "total"): number => reading.progress.reduce((all, each) => all + each[key], 0);
    const progress = { done: sum("done"), total: sum("total") };
    const wait = this.#toldAt + TOLD_EVERY_MS - performance.now();
    if (wait > 0 && progress.done < progress.total) {
      this.#teller ??= setTimeout(() => {
        this.#teller = undefined;
        this.#tell(reading);
      }, wait);
      return;
    }
    this.#forgetTeller();
    this.#toldAt = performance.now();
    this.#host.onProgress(progress);
  }
}
