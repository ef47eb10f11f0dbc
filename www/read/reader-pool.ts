/**
 * A few threads that read files. Plain text is sent to a thread in batches: for files of a few kilobytes, nearly all time is
 * spent on opening files and on messages. Any other file gets a thread to itself.
 *
 * An order that takes too long is ended together with its thread: nothing else can stop a reader that is caught in a loop,
 * or in a file made to take forever. No other file is lost, because the files of such a batch are then read one by one. The
 * caller starts the threads: as workers of the page, or of Node.js.
 */
import { type Message, message } from "../i18n/message.ts";
import type { Asked, FileContent, FileSource } from "./content.ts";
import { LIMITS } from "./model.ts";
import { isCalledPlain } from "./plain.ts";

/** One file to read. */
export interface Job {
  source: FileSource;
  asked: Asked;
}

/** Whether a file still has to be read when its turn comes. */
export type IsWanted = () => boolean;

/** The result for one file. */
export interface ReadOutcome {
  found: FileContent;
  /** Bytes of the file; null if its thread was lost. */
  size: number | null;
}

/** The message to a thread. */
export interface ReadOrder {
  order: number;
  jobs: readonly Job[];
}

/** The reply of a thread, in the order of the jobs; pdf.js sends messages of its own, which have no such number. */
export interface ReadReply {
  order: number;
  outcomes: readonly ReadOutcome[];
}

/** Maximum files in a batch. */
const MAX_BATCH = 32;

/**
 * Milliseconds for handing over a batch. The browser first queries the system about each chosen file, and freezes meanwhile:
 * usually for half a millisecond, for several if the computer is busy.
 */
const HANDING_OVER = 24;

/** Bytes after which no further file is added to a batch: its texts reach the page all at once. */
const MIN_FULL_BYTES = 1 << 22;

/**
 * After reading this many bytes, a thread is ended and another one started for the rest: a thread may keep finished files in
 * memory, three times as much as it has read, for as long as it lives. Starting another takes some 30 ms.
 */
const MAX_THREAD_BYTES = 1 << 25;

/** Maximum unpacked bytes of a ZIP file's entry that is read in a batch. */
const MAX_ENTRY_BYTES = 1 << 18;

/** A thread as the pool sees it. */
export interface ReaderThread {
  post(order: ReadOrder): void;
  end(): void;
}

/** Starts a thread. It calls `onReply` with every message, and `onFailure` if it cannot continue. */
export type StartReader = (onReply: (message: unknown) => void, onFailure: (problem: Message) => void) => ReaderThread;

interface Running {
  number: number;
  thread: ReaderThread;
  timer: ReturnType<typeof setTimeout>;
  batch: readonly QueuedJob[];
}

interface QueuedJob {
  job: Job;
  /** Whether it may share an order with others. */
  isLight: boolean;
  isWanted: IsWanted;
  finish: (outcome: ReadOutcome) => void;
}

export class ReaderPool {
  readonly #start: StartReader;
  readonly #size: number;
  readonly #seconds: number;
  readonly #idle: ReaderThread[] = [];
  /** Bytes that each thread has read. */
  readonly #read = new WeakMap<ReaderThread, number>();
  readonly #running = new Map<ReaderThread, Running>();
  readonly #waiting: QueuedJob[] = [];
  readonly #now: () => number;
  #orders = 0;
  #ended = false;

  /** `now` returns milliseconds. */
  constructor(start: StartReader, size: number, seconds: number = LIMITS.seconds, now = () => performance.now()) {
    this.#start = start;
    this.#size = size;
    this.#seconds = seconds;
    this.#now = now;
  }

  /** Starts a thread before the first file arrives, unless there is one. */
  warmUp(): void {
    if (this.#ended || this.#idle.length + this.#running.size > 0) return;
    const thread = this.#grow();
    if (thread) this.#idle.push(thread);
  }

  /** Reads a file as soon as a thread is free. Never rejects: errors become the file's result. */
  run(job: Job, isWanted: IsWanted = () => true): Promise<ReadOutcome> {
    return new Promise((finish) => {
      this.#waiting.push({ job, isLight: isLight(job), isWanted, finish });
      this.#next();
    });
  }

  /** Ends all threads; files not read yet get an error. */
  end(): void {
    this.#ended = true;
    for (const thread of this.#idle.splice(0)) thread.end();
    const running = [...this.#running.values()];
    const lost = [...running.flatMap(({ batch }) => batch), ...this.#waiting.splice(0)];
    for (const { thread, timer } of running) {
      clearTimeout(timer);
      thread.end();
    }
    this.#running.clear();
    for (const waiting of lost) fail(waiting, message("files-cancelled"));
  }

  #next(): void {
    for (;;) {
      for (let [first] = this.#waiting; first && !first.isWanted(); [first] = this.#waiting) {
        this.#waiting.shift();
        fail(first, MISSING);
      }
      if (this.#ended || this.#waiting.length === 0) return;
      const thread = this.#idle.pop() ?? this.#grow();
      if (!thread) return;
      const batch = this.#take();
      const number = ++this.#orders;
      const timer = setTimeout(() => {
        const running = this.#running.get(thread);
        if (running) this.#stop(running, message("files-too-slow", { seconds: this.#seconds }));
      }, this.#seconds * 1000);
      this.#running.set(thread, { number, thread, timer, batch });
      thread.post({ order: number, jobs: batch.map(({ job }) => job) });
    }
  }

  /**
   * Takes the next file, or as many consecutive light ones as are a thread's share, fit in memory comfortably, and can be
   * queried in time.
   */
  #take(): QueuedJob[] {
    const until = this.#now() + HANDING_OVER;
    const share = Math.ceil(this.#waiting.length / this.#size);
    const heavy = this.#waiting.findIndex(({ isLight }) => !isLight);
    const light = heavy === -1 ? this.#waiting.length : heavy;
    const most = Math.min(MAX_BATCH, share, light);
    let taken = 0;
    let bytes = 0;
    do {
      // Makes the browser query the system now, and not again when it hands the file over.
      const source = this.#waiting[taken]?.job.source;
      const size = source?.blob.size ?? 0;
      bytes += source?.entry?.size ?? size;
      taken += 1;
    } while (taken < most && bytes < MIN_FULL_BYTES && this.#now() < until);
    return this.#waiting.splice(0, taken);
  }

  #grow(): ReaderThread | null {
    if (this.#running.size + this.#idle.length >= this.#size) return null;
    const thread = this.#start(
      (message) => this.#receive(thread, message),
      (problem) => {
        const running = this.#running.get(thread);
        if (running) this.#stop(running, problem);
        else this.#forget(thread);
      },
    );
    return thread;
  }

  #receive(thread: ReaderThread, message: unknown): void {
    const running = this.#running.get(thread);
    if (!running || !isReply(message) || message.order !== running.number) return;
    clearTimeout(running.timer);
    this.#running.delete(thread);
    const read = message.outcomes.reduce((sum, { size }) => sum + (size ?? 0), this.#read.get(thread) ?? 0);
    this.#read.set(thread, read);
    if (read < MAX_THREAD_BYTES) this.#idle.push(thread);
    else thread.end();
    // Before processing the answers, so that the thread continues meanwhile.
    this.#next();
    for (const [at, { finish }] of running.batch.entries()) {
      finish(message.outcomes[at] ?? { found: { error: MISSING }, size: null });
    }
  }

  /** Ends a thread with its current batch; reading each file on its own then shows which one is to blame. */
  #stop({ thread, timer, batch }: Running, error: Message): void {
    clearTimeout(timer);
    this.#running.delete(thread);
    thread.end();
    const [only, more] = batch;
    if (only && !more) fail(only, error);
    else this.#waiting.unshift(...batch.map((waiting) => ({ ...waiting, isLight: false })));
    this.#next();
  }

  #forget(thread: ReaderThread): void {
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
  }
}

const MISSING = message("files-not-read");

function fail({ finish }: QueuedJob, error: Message): void {
  finish({ found: { error }, size: null });
}

/** Whether a file is plain text by its name, and small as far as known. */
function isLight({ source: { entry }, asked: { name } }: Job): boolean {
  return isCalledPlain(name) && (entry?.size ?? 0) <= MAX_ENTRY_BYTES;
}

function isReply(message: unknown): message is ReadReply {
  return typeof message === "object" && message !== null && "order" in message && "outcomes" in message;
}
