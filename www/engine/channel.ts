/**
 * One worker with the engine in it: calls go out, answers come back to whoever asked. A worker that has failed, or was
 * ended, is never used again; everything that still waits for it is told why.
 */

import { type Message, message, SaidError } from "../i18n/message.ts";
import type { Mistake, Progress } from "./pkg/lookalike.js";
import {
  type CallName,
  type Calls,
  type Engine,
  type Failure,
  type Reply,
  type Request,
  ranOutOfMemory,
} from "./protocol.ts";
import { CallQueue } from "./queue.ts";

/** An error that came out of a worker. */
export class EngineError extends Error {
  /** What happened, and what to do. */
  readonly said: Message;
  /** Mistakes in the parameters, by field; empty for any other error. */
  readonly mistakes: readonly Mistake[];
  /** Whether memory ran out, as far as can be told. */
  readonly memory: boolean;

  constructor(failure: Failure) {
    super(failure.said.code);
    this.said = failure.said;
    this.name = failure.name;
    this.mistakes = failure.mistakes;
    this.memory = failure.memory;
  }
}

/** What goes with a call. */
export interface Sending {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** What is handed over instead of copied. */
  transfer?: Transferable[];
}

interface Waiting {
  resolve(output: unknown): void;
  reject(error: unknown): void;
  onProgress: Sending["onProgress"];
}

export class EngineWorker {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private tickets = 0;
  private endedBy: { reason: unknown } | null = null;

  constructor(worker: Worker, engine: WebAssembly.Module) {
    this.worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => this.receive(data));
    worker.addEventListener("error", ({ message: text, error }) => {
      // An error without a text is a script that could not be fetched.
      const reason = text ? message("engine-fault", { detail: text }) : message("engine-not-loaded");
      this.end(failed(error instanceof SaidError ? error.said : reason, ranOutOfMemory(error)));
    });
    worker.addEventListener("messageerror", () => this.end(failed(message("engine-answer-unreadable"), true)));
    worker.postMessage({ engine } satisfies Engine);
  }

  /** Whether it still takes calls. */
  get alive(): boolean {
    return this.endedBy === null;
  }

  /** Whether it works on a call. */
  get busy(): boolean {
    return this.waiting.size > 0;
  }

  /** Calls are answered in their order. */
  call<N extends CallName>(call: N, input: Calls[N]["input"], sending: Sending = {}): Promise<Calls[N]["output"]> {
    if (this.endedBy) return Promise.reject(this.endedBy.reason);
    const { onProgress, transfer = [] } = sending;
    const ticket = ++this.tickets;
    return new Promise<Calls[N]["output"]>((resolve, reject) => {
      this.worker.postMessage({ ticket, call, input } as Request, transfer);
      this.waiting.set(ticket, { resolve: (output) => resolve(output as Calls[N]["output"]), reject, onProgress });
    });
  }

  /** Ends the worker at once, whatever it does. */
  end(reason: unknown): void {
    if (this.endedBy) return;
    this.endedBy = { reason };
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }

  private receive(reply: Reply): void {
    const waiting = this.waiting.get(reply.ticket);
    if (!waiting) return;
    if (reply.kind === "progress") {
      waiting.onProgress?.(reply.progress);
      return;
    }
    this.waiting.delete(reply.ticket);
    if (reply.kind === "done") {
      waiting.resolve(reply.output);
      return;
    }
    const error = new EngineError(reply.failure);
    waiting.reject(error);
    if (reply.failure.fatal) this.end(error);
  }
}

function failed(said: Message, memory: boolean): EngineError {
  return new EngineError({ name: "Error", said, mistakes: [], fatal: true, memory });
}

// Calls to one worker that do not wait for each other's answers: the next message is under way while it works.

/** Calls under way at once. More would only hold more copies in memory. */
const MOST = 3;

/** A few calls under way to one worker. Its answers come in the calls' order, and the first failure is thrown. */
export class Pipeline {
  private readonly under: Promise<unknown>[] = [];

  /** Adds a call that was made; waits while too many are under way. */
  async add(call: Promise<unknown>): Promise<void> {
    // Its failure is heard where it is waited for, which may be after that of an earlier one.
    call.catch(() => {});
    this.under.push(call);
    if (this.under.length >= MOST) await this.under.shift();
  }

  /** Waits for all that are still under way. */
  async end(): Promise<void> {
    await Promise.all(this.under.splice(0));
  }
}

// A worker of its own for pairs that are opened while the worker in which documents meet has long work. It holds no documents.

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
