/**
 * The page's only way to the engine: one worker, one call in it at a time, the others waiting in order.
 *
 * Every call takes an `AbortSignal`. The engine cannot be interrupted from outside, so that aborting the call it works
 * on ends the worker; the next call starts a new one and hands it the documents again from the page's own texts.
 * Aborting a call that still waits only takes it off the queue. Nothing of the page's state is lost either way.
 */
import type { CallName, Calls, Failure, HeldDocument, Reply, Request } from "./messages.ts";
import type { Mistake, PairDetail, Params, Progress, Report } from "./pkg/lookalike.js";

/** What every call may be given. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** An error that came out of the engine, with its own text. */
export class EngineError extends Error {
  /** Mistakes in the parameters, by field; empty for any other error. */
  readonly mistakes: readonly Mistake[];

  constructor(failure: Failure) {
    super(failure.message);
    this.name = failure.name;
    this.mistakes = failure.mistakes;
  }
}

interface Waiting {
  call: CallName;
  input: unknown;
  options: CallOptions;
  /** Whether the documents must be in the worker first. */
  needsDocuments: boolean;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** See the head of this file. */
export class EngineClient {
  private worker: Worker | null = null;
  private readonly queue: Waiting[] = [];
  private current: Waiting | null = null;
  private tickets = 0;
  /** Ticket of the current call itself, and of the hand-over of documents before it. */
  private expected = { call: 0, hold: 0 };
  private wanted = new Map<number, HeldDocument>();
  private readonly held = new Set<number>();
  private readonly startWorker: () => Worker;

  constructor(startWorker: () => Worker) {
    this.startWorker = startWorker;
  }

  /** Says which documents later calls are about. Costs nothing until such a call is made. */
  setDocuments(documents: readonly HeldDocument[]): void {
    this.wanted = new Map(documents.map((document) => [document.id, document]));
  }

  compare(params: Partial<Params>, options: CallOptions = {}): Promise<Report> {
    return this.enqueue("compare", params, options, true);
  }

  passages(a: number, b: number, params: Partial<Params>, options: CallOptions = {}): Promise<PairDetail> {
    return this.enqueue("passages", { a, b, params }, options, true);
  }

  longestPassages(pairs: Uint32Array, params: Partial<Params>, options: CallOptions = {}): Promise<Uint32Array> {
    return this.enqueue("longestPassages", { pairs, params }, options, true);
  }

  checkParams(params: Partial<Params>, options: CallOptions = {}): Promise<Mistake[]> {
    return this.enqueue("checkParams", params, options, false);
  }

  defaultParams(options: CallOptions = {}): Promise<Params> {
    return this.enqueue("defaultParams", null, options, false);
  }

  freshSeed(options: CallOptions = {}): Promise<number> {
    return this.enqueue("freshSeed", null, options, false);
  }

  private enqueue<N extends CallName>(
    call: N,
    input: Calls[N]["input"],
    options: CallOptions,
    needsDocuments: boolean,
  ): Promise<Calls[N]["output"]> {
    const { signal } = options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const onAbort = (): void => this.abort(waiting, signal?.reason);
      const settle = (): void => signal?.removeEventListener("abort", onAbort);
      const waiting: Waiting = {
        call,
        input,
        options,
        needsDocuments,
        resolve: (output) => {
          settle();
          resolve(output as Calls[N]["output"]);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      };
      signal?.addEventListener("abort", onAbort);
      this.queue.push(waiting);
      this.next();
    });
  }

  private abort(waiting: Waiting, reason: unknown): void {
    if (this.current === waiting) {
      this.stop();
      this.current = null;
    } else {
      const at = this.queue.indexOf(waiting);
      if (at >= 0) this.queue.splice(at, 1);
    }
    waiting.reject(reason);
    this.next();
  }

  private next(): void {
    if (this.current) return;
    const waiting = this.queue.shift();
    if (!waiting) return;
    this.current = waiting;
    try {
      this.worker ??= this.start();
      this.expected = { hold: 0, call: 0 };
      if (waiting.needsDocuments) this.handOver(this.worker);
      this.expected.call = ++this.tickets;
      this.post(this.worker, { ticket: this.expected.call, call: waiting.call, input: waiting.input } as Request);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Brings the worker's documents up to the page's. */
  private handOver(worker: Worker): void {
    const drop = [...this.held].filter((id) => !this.wanted.has(id));
    const put = [...this.wanted.values()].filter(({ id }) => !this.held.has(id));
    if (drop.length === 0 && put.length === 0) return;
    this.expected.hold = ++this.tickets;
    this.post(worker, { ticket: this.expected.hold, call: "hold", input: { put, drop } });
    for (const id of drop) this.held.delete(id);
    for (const { id } of put) this.held.add(id);
  }

  private post(worker: Worker, request: Request): void {
    worker.postMessage(request);
  }

  private start(): Worker {
    const worker = this.startWorker();
    worker.addEventListener("message", (event: MessageEvent<Reply>) => {
      if (worker === this.worker) this.receive(event.data);
    });
    worker.addEventListener("error", (event) => {
      const message = event.message || "the engine's worker could not be loaded; reload the page";
      if (worker === this.worker) this.fail(new Error(message));
    });
    worker.addEventListener("messageerror", () => {
      if (worker === this.worker) this.fail(new Error("the engine's answer could not be read"));
    });
    return worker;
  }

  private receive(reply: Reply): void {
    const current = this.current;
    if (!current || (reply.ticket !== this.expected.call && reply.ticket !== this.expected.hold)) return;
    if (reply.kind === "progress") {
      current.options.onProgress?.(reply.progress);
    } else if (reply.kind === "failed") {
      const error = new EngineError(reply.failure);
      if (reply.failure.fatal) {
        this.fail(error);
      } else {
        this.current = null;
        current.reject(error);
        this.next();
      }
    } else if (reply.ticket === this.expected.call) {
      this.current = null;
      current.resolve(reply.output);
      this.next();
    }
  }

  /** Ends the current call with an error, and its worker with it. */
  private fail(error: unknown): void {
    const { current } = this;
    this.stop();
    this.current = null;
    current?.reject(error);
    this.next();
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.held.clear();
  }
}
