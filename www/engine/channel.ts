/**
 * One worker with the engine in it: calls go out, answers come back to whoever asked. A worker that has failed, or was
 * ended, is never used again; everything that still waits for it is told why.
 */
import { type Message, message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";
import { ranOutOfMemory } from "./memory.ts";
import type { Mistake, Progress } from "./pkg/lookalike.js";
import type { CallName, Calls, Engine, Failure, Reply, Request } from "./protocol.ts";

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
