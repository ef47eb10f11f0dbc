/** Calls that wait for one another: one runs, the others wait by urgency and in order, and each can be aborted at any time. */

/** Does a call's work; the signal says when nobody waits for it any more. */
export type Work<T> = (signal: AbortSignal) => Promise<T>;

/**
 * How soon a call is wanted. `shown`: somebody looks at an empty place on the screen, and the answer is short work. `usual`: the
 * user has asked for it and can wait. `background`: nobody waits for it, or only beside a line of progress.
 */
export type Urgency = "shown" | "usual" | "background";

const ORDER: readonly Urgency[] = ["shown", "usual", "background"];

interface Waiting {
  readonly urgency: Urgency;
  readonly controller: AbortController;
  start(): void;
}

export class CallQueue {
  private readonly waiting: Waiting[] = [];
  private current: Waiting | null = null;
  private readonly interrupt: (reason: unknown) => void;

  /** `interrupt` is called when the call that runs is aborted, before the next one starts. */
  constructor(interrupt: (reason: unknown) => void) {
    this.interrupt = interrupt;
  }

  /** Whether a call runs, or is about to, that may take long. */
  get isWorking(): boolean {
    return this.current !== null && this.current.urgency !== "shown";
  }

  /** Queues a call before all that are less urgent. Aborting it rejects at once, whether it runs or waits. */
  run<T>(signal: AbortSignal | undefined, work: Work<T>, urgency: Urgency = "usual"): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const controller = new AbortController();
      const onAbort = (): void => {
        reject(signal?.reason);
        this.abort(call, signal?.reason);
      };
      const start = (): void => {
        // Before whoever waited goes on: the next call that is made finds the queue as it is.
        const end = (): void => {
          signal?.removeEventListener("abort", onAbort);
          this.next(call);
        };
        work(controller.signal).then(
          (result) => {
            end();
            resolve(result);
          },
          (error: unknown) => {
            end();
            reject(error);
          },
        );
      };
      const call: Waiting = { urgency, controller, start };
      signal?.addEventListener("abort", onAbort);
      const rank = ORDER.indexOf(urgency);
      const later = this.waiting.findIndex((other) => ORDER.indexOf(other.urgency) > rank);
      this.waiting.splice(later === -1 ? this.waiting.length : later, 0, call);
      this.next(null);
    });
  }

  private abort(call: Waiting, reason: unknown): void {
    const at = this.waiting.indexOf(call);
    if (at >= 0) this.waiting.splice(at, 1);
    call.controller.abort(reason);
    if (this.current !== call) return;
    this.interrupt(reason);
    this.next(call);
  }

  /** Starts the next call, if the one that is `done` is the one that ran. */
  private next(done: Waiting | null): void {
    if (this.current !== done) return;
    this.current = this.waiting.shift() ?? null;
    this.current?.start();
  }
}

// Long work in slices, so that the page answers in between.

/** Longer work at a time would be felt. */
const SLICE_MS = 10;

/** Lets the page have its turn. By a message, for browsers put off timers that follow each other by 4 ms. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // An open port would keep Node.js from ending.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A function to be awaited between two steps: it lets the page have its turn whenever a slice of time is used up. */
export function inSlices(milliseconds = SLICE_MS): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < milliseconds) return;
    await nextTurn();
    start = performance.now();
  };
}
