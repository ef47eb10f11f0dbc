/**
 * Pages are recognised by a few threads, each of which holds one page at a time. One that takes too long, or dies, is ended,
 * and another takes its place for the next page.
 */
import { type Message, message, UserError } from "../../i18n/message.ts";
import { RECOGNITION_LIMITS } from "./limits.ts";
import { isPageReply, type PageOrder, type PageOutcome } from "./orders.ts";

/** A thread as seen here. */
interface PageThread {
  post(order: PageOrder): void;
  end(): void;
}

/** Starts a thread. It calls `onReply` with every message, and `onFailure` if it cannot continue. */
export type StartPageThread = (
  onReply: (reply: unknown) => void,
  onFailure: (reason: Message | string | null) => void,
) => PageThread;

/** How pages are read. */
export interface PageReading {
  readonly start: StartPageThread;
  readonly threads: number;
  /** Called with each page that was read. */
  readonly onRead: (done: number) => void;
  /** If aborted, what was read so far is the result. */
  readonly signal: AbortSignal;
  /** Overrides the limit, for tests. */
  readonly seconds?: number;
}

/**
 * Reads all pages, in their order; those that were not read before the signal fired are null. Rejects with a `UserError` if
 * nothing can be read because the recogniser could not be loaded.
 */
export async function readPages(
  pages: readonly Omit<PageOrder, "order">[],
  { start, threads, onRead, signal, seconds = RECOGNITION_LIMITS.seconds }: PageReading,
): Promise<(PageOutcome | null)[]> {
  const outcomes = pages.map((): PageOutcome | null => null);
  let [next, done] = [0, 0];
  const run = async (): Promise<void> => {
    const seat = new Seat(start, seconds, signal);
    try {
      for (let at = next++; at < pages.length && !signal.aborted; at = next++) {
        const page = pages[at];
        if (page) outcomes[at] = await seat.read({ ...page, order: at });
        if (outcomes[at]) onRead(++done);
      }
    } catch (error) {
      // The others need not go on either.
      next = pages.length;
      throw error;
    } finally {
      seat.end();
    }
  };
  const count = Math.max(1, Math.min(threads, RECOGNITION_LIMITS.threads, pages.length));
  const ended = await Promise.allSettled(Array.from({ length: count }, run));
  for (const end of ended) if (end.status === "rejected") throw end.reason;
  return outcomes;
}

/** One thread, and those that take its place. */
class Seat {
  readonly #start: StartPageThread;
  readonly #seconds: number;
  readonly #signal: AbortSignal;
  #thread: PageThread | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onReply: (reply: unknown) => void = () => {};
  #onFailure: (reason: Message | string | null) => void = () => {};

  constructor(start: StartPageThread, seconds: number, signal: AbortSignal) {
    this.#start = start;
    this.#seconds = seconds;
    this.#signal = signal;
  }

  /** The outcome of one page; null if the signal fired. */
  read(order: PageOrder): Promise<PageOutcome | null> {
    return new Promise<PageOutcome | null>((resolve, reject) => {
      this.#signal.addEventListener("abort", () => resolve(null), { once: true });
      this.#onReply = (reply) => {
        if (!isPageReply(reply) || reply.order !== order.order) return;
        if ("unavailable" in reply) reject(new UserError(reply.unavailable));
        else resolve("page" in reply ? { page: reply.page } : { problem: reply.problem });
      };
      // Also between two pages: the next one gets another thread.
      this.#onFailure = (reason) => {
        this.end();
        if (reason === null) reject(new UserError(message("recognition-not-loaded")));
        else resolve({ problem: typeof reason === "string" ? message("recognition-stopped", { reason }) : reason });
      };
      this.#timer = setTimeout(
        () => this.#onFailure(message("recognition-too-slow", { seconds: this.#seconds })),
        this.#seconds * 1000,
      );
      this.#thread ??= this.#started();
      this.#thread.post(order);
    }).finally(() => clearTimeout(this.#timer));
  }

  /** A new thread. One that was ended is reported as dead a little later, when another reads the next page. */
  #started(): PageThread {
    const thread = this.#start(
      (reply) => {
        if (this.#thread === thread) this.#onReply(reply);
      },
      (reason) => {
        if (this.#thread === thread) this.#onFailure(reason);
      },
    );
    return thread;
  }

  end(): void {
    this.#thread?.end();
    this.#thread = null;
  }
}
