/** A queue of calls: one runs, the others wait by urgency and then in order, and each can be aborted at any time. */

/** Does a call's work; the signal fires when the result is no longer needed. */
export type Work<T> = (signal: AbortSignal) => Promise<T>;

/**
 * How soon a result is needed. `shown`: the user is looking at an empty spot on the screen, and the work is short. `usual`:
 * the user has asked for it and can wait. `background`: nobody is waiting, or only next to a progress line.
 */
export type Urgency = "shown" | "usual" | "background";

const ORDER: readonly Urgency[] = ["shown", "usual", "background"];

interface QueuedCall {
  readonly urgency: Urgency;
  readonly controller: AbortController;
  start(): void;
}

export class CallQueue {
  private readonly waiting: QueuedCall[] = [];
  private current: QueuedCall | null = null;
  private readonly interrupt: (reason: unknown) => void;

  /** `interrupt` is called when the running call is aborted, before the next one starts. */
  constructor(interrupt: (reason: unknown) => void) {
    this.interrupt = interrupt;
  }

  /** Whether a call that may take long is running or about to run. */
  get isWorking(): boolean {
    return this.current !== null && this.current.urgency !== "shown";
  }

  /** Queues a call before all less urgent ones. Aborting it rejects at once, whether it runs or waits. */
  run<T>(signal: AbortSignal | undefined, work: Work<T>, urgency: Urgency = "usual"): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const controller = new AbortController();
      const onAbort = (): void => {
        reject(signal?.reason);
        this.abort(call, signal?.reason);
      };
      const start = (): void => {
        // Before the caller continues, so that its next call finds the queue up to date.
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
      const call: QueuedCall = { urgency, controller, start };
      signal?.addEventListener("abort", onAbort);
      const rank = ORDER.indexOf(urgency);
      const later = this.waiting.findIndex((other) => ORDER.indexOf(other.urgency) > rank);
      this.waiting.splice(later === -1 ? this.waiting.length : later, 0, call);
      this.next(null);
    });
  }

  private abort(call: QueuedCall, reason: unknown): void {
    const at = this.waiting.indexOf(call);
    if (at >= 0) this.waiting.splice(at, 1);
    call.controller.abort(reason);
    if (this.current !== call) return;
    this.interrupt(reason);
    this.next(call);
  }

  /** Starts the next call, if `done` is the one that was running. */
  private next(done: QueuedCall | null): void {
    if (this.current !== done) return;
    this.current = this.waiting.shift() ?? null;
    this.current?.start();
  }
}

// Long work in slices, so that the page stays responsive.

/** Longer tasks would be noticeable. */
const SLICE_MS = 10;

/** Yields to the page. Uses a message, because browsers delay nested timers by 4 ms. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // An open port would keep Node.js from exiting.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Returns a function to await between two steps: it yields to the page whenever a time slice is used up. */
export function inSlices(milliseconds = SLICE_MS): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < milliseconds) return;
    await nextTurn();
    start = performance.now();
  };
}
