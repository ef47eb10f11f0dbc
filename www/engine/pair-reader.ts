/** A worker of its own for pairs that are opened while the worker in which documents meet has long work. It holds no documents. */
import type { EngineWorker } from "./channel.ts";
import { CallQueue } from "./queue.ts";

/** Answers questions about single pairs. Its worker is started when it is first needed, and kept. */
export class PairReader {
  private readonly start: () => Promise<EngineWorker>;
  private worker: EngineWorker | null = null;
  private readonly queue = new CallQueue((reason) => this.worker?.end(reason));

  constructor(start: () => Promise<EngineWorker>) {
    this.start = start;
  }

  /** One question at a time. Aborting the one that it works on ends the worker; the next one starts another. */
  ask<T>(signal: AbortSignal | undefined, question: (worker: EngineWorker) => Promise<T>): Promise<T> {
    return this.queue.run(signal, async (signal) => {
      if (!this.worker?.alive) this.worker = await this.start();
      signal.throwIfAborted();
      return question(this.worker);
    });
  }
}
