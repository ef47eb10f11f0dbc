/** Calls that wait for one another: one runs, the others wait in order, and each can be aborted at any time. */

/** Does a call's work; the signal says when nobody waits for it any more. */
export type Work<T> = (signal: AbortSignal) => Promise<T>;

interface Waiting {
  readonly controller: AbortController;
  start(): void;
}

/** See the head of this file. */
export class CallQueue {
  private readonly waiting: Waiting[] = [];
  private current: Waiting | null = null;
  private readonly interrupt: (reason: unknown) => void;

  /** `interrupt` is called when the call that runs is aborted, before the next one starts. */
  constructor(interrupt: (reason: unknown) => void) {
    this.interrupt = interrupt;
  }

  /** Queues a call. Aborting it rejects at once, whether it runs or waits. */
  run<T>(signal: AbortSignal | undefined, work: Work<T>): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const controller = new AbortController();
      const onAbort = (): void => {
        reject(signal?.reason);
        this.abort(call, signal?.reason);
      };
      const start = (): void => {
        work(controller.signal)
          .then(resolve, reject)
          .finally(() => {
            signal?.removeEventListener("abort", onAbort);
            this.next(call);
          });
      };
      const call: Waiting = { controller, start };
      signal?.addEventListener("abort", onAbort);
      this.waiting.push(call);
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
