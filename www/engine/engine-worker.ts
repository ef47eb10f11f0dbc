/**
 * One worker with the engine in it. Sends calls and returns each answer to its caller. A worker that has failed or was ended
 * is never used again; all pending calls are rejected with the reason.
 */

import { type Message, message, UserError } from "../i18n/message.ts";
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

/** An error from a worker. */
export class EngineError extends Error {
  /** What happened, and what to do. */
  readonly userMessage: Message;
  /** Mistakes in the parameters, by field; empty for any other error. */
  readonly mistakes: readonly Mistake[];
  /** Whether memory ran out, as far as can be detected. */
  readonly isMemoryShort: boolean;

  constructor(failure: Failure) {
    super(failure.userMessage.code);
    this.userMessage = failure.userMessage;
    this.name = failure.name;
    this.mistakes = failure.mistakes;
    this.isMemoryShort = failure.isMemoryShort;
  }
}

/** Options of a call. */
export interface Sending {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Objects to transfer instead of copy. */
  transfer?: Transferable[];
}

interface PendingCall {
  resolve(output: unknown): void;
  reject(error: unknown): void;
  onProgress: Sending["onProgress"];
}

export class EngineWorker {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, PendingCall>();
  private tickets = 0;
  private endedBy: { reason: unknown } | null = null;

  constructor(worker: Worker, engine: WebAssembly.Module) {
    this.worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => this.receive(data));
    worker.addEventListener("error", ({ message: text, error }) => {
      // An error without a message means that the script could not be fetched.
      const reason = text ? message("engine-fault", { detail: text }) : message("engine-not-loaded");
      this.end(failed(error instanceof UserError ? error.userMessage : reason, ranOutOfMemory(error)));
    });
    worker.addEventListener("messageerror", () => this.end(failed(message("engine-answer-unreadable"), true)));
    worker.postMessage({ engine } satisfies Engine);
  }

  /** Whether it still accepts calls. */
  get isAlive(): boolean {
    return this.endedBy === null;
  }

  get isBusy(): boolean {
    return this.waiting.size > 0;
  }

  /** Calls are answered in order. */
  call<N extends CallName>(call: N, input: Calls[N]["input"], sending: Sending = {}): Promise<Calls[N]["output"]> {
    if (this.endedBy) return Promise.reject(this.endedBy.reason);
    const { onProgress, transfer = [] } = sending;
    const ticket = ++this.tickets;
    return new Promise<Calls[N]["output"]>((resolve, reject) => {
      this.worker.postMessage({ ticket, call, input } as Request, transfer);
      this.waiting.set(ticket, { resolve: (output) => resolve(output as Calls[N]["output"]), reject, onProgress });
    });
  }

  /** Ends the worker at once, even during a call. */
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
    if (reply.failure.isFatal) this.end(error);
  }
}

function failed(userMessage: Message, isMemoryShort: boolean): EngineError {
  return new EngineError({ name: "Error", userMessage, mistakes: [], isFatal: true, isMemoryShort });
}

// Pipelined calls to one worker: the next message is in transit while the worker works.

/** Maximum calls in flight. More would only keep more copies in memory. */
const MAX_IN_FLIGHT = 3;

/** A few calls in flight to one worker. Answers arrive in the order of the calls, and the first failure is thrown. */
export class Pipeline {
  private readonly under: Promise<unknown>[] = [];

  /** Adds a call that was made; waits while too many are in flight. */
  async add(call: Promise<unknown>): Promise<void> {
    // A failure is handled where the call is awaited, which may be after that of an earlier call.
    call.catch(() => {});
    this.under.push(call);
    if (this.under.length >= MAX_IN_FLIGHT) await this.under.shift();
  }

  /** Waits for all calls still in flight. */
  async end(): Promise<void> {
    await Promise.all(this.under.splice(0));
  }
}

// A separate worker for pairs that are opened while the corpus worker is busy for long. It stores no documents.

/** Answers questions about single pairs. Its worker is started on first use, and kept. */
export class PairReader {
  private readonly start: () => Promise<EngineWorker>;
  private worker: EngineWorker | null = null;
  private readonly queue = new CallQueue((reason) => this.worker?.end(reason));

  constructor(start: () => Promise<EngineWorker>) {
    this.start = start;
  }

  /** One question at a time. Aborting the running question ends the worker; the next one starts another. */
  ask<T>(signal: AbortSignal | undefined, question: (worker: EngineWorker) => Promise<T>): Promise<T> {
    return this.queue.run(signal, async (signal) => {
      if (!this.worker?.isAlive) this.worker = await this.start();
      signal.throwIfAborted();
      return question(this.worker);
    });
  }
}
