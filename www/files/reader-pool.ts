/**
 * A few threads that read files: each takes one at a time, and one that takes too long is ended with its thread.
 *
 * Nothing else can stop a reader that is caught in a loop, or in a file made to take for ever; and no other file is lost by
 * it, since a thread holds one only. How a thread is started is the caller's: a worker of the page, or one of Node.js.
 */
import { type Message, message } from "../messages/message.ts";
import type { Asked, Found, Source } from "./content.ts";
import { LIMITS } from "./formats/model.ts";

/** One file to be read. */
export interface Job {
  source: Source;
  asked: Asked;
}

/** What a thread sends back; pdf.js sends messages of its own, which have no such number. */
export interface Reply {
  job: number;
  found: Found;
}

/** What a thread is sent. */
export interface Order extends Job {
  job: number;
}

/** A thread as the pool sees it. */
export interface Thread {
  post(order: Order): void;
  end(): void;
}

/** Starts a thread. It calls `onReply` with whatever arrives, and `onFailure` if it cannot go on. */
export type StartThread = (onReply: (message: unknown) => void, onFailure: (problem: Message) => void) => Thread;

interface Running {
  number: number;
  thread: Thread;
  timer: ReturnType<typeof setTimeout>;
  finish: (found: Found) => void;
}

interface Waiting {
  job: Job;
  finish: (found: Found) => void;
}

/** See the head of this file. */
export class ReaderPool {
  readonly #start: StartThread;
  readonly #size: number;
  readonly #seconds: number;
  readonly #idle: Thread[] = [];
  readonly #running = new Map<Thread, Running>();
  readonly #waiting: Waiting[] = [];
  #jobs = 0;
  #ended = false;

  constructor(start: StartThread, size: number, seconds: number = LIMITS.seconds) {
    this.#start = start;
    this.#size = size;
    this.#seconds = seconds;
  }

  /** Reads a file as soon as a thread is free. Never rejects: what goes wrong is the file's line. */
  run(job: Job): Promise<Found> {
    return new Promise((finish) => {
      this.#waiting.push({ job, finish });
      this.#next();
    });
  }

  /** Ends all threads; what was not read yet is answered so. */
  end(): void {
    this.#ended = true;
    for (const thread of this.#idle.splice(0)) thread.end();
    for (const running of [...this.#running.values()]) this.#stop(running, message("files-cancelled"));
    for (const { finish } of this.#waiting.splice(0)) finish({ error: message("files-cancelled") });
  }

  #next(): void {
    while (!this.#ended && this.#waiting.length > 0) {
      const thread = this.#idle.pop() ?? this.#grow();
      if (!thread) return;
      const { job, finish } = this.#waiting.shift() as Waiting;
      const number = ++this.#jobs;
      const timer = setTimeout(() => {
        const running = this.#running.get(thread);
        if (running) this.#stop(running, message("files-too-slow", { seconds: this.#seconds }));
      }, this.#seconds * 1000);
      this.#running.set(thread, { number, thread, timer, finish });
      thread.post({ ...job, job: number });
    }
  }

  #grow(): Thread | null {
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

  #receive(thread: Thread, message: unknown): void {
    const running = this.#running.get(thread);
    if (!running || !isReply(message) || message.job !== running.number) return;
    clearTimeout(running.timer);
    this.#running.delete(thread);
    this.#idle.push(thread);
    running.finish(message.found);
    this.#next();
  }

  /** Ends a thread with what it is at. */
  #stop({ thread, timer, finish }: Running, error: Message): void {
    clearTimeout(timer);
    this.#running.delete(thread);
    thread.end();
    finish({ error });
    this.#next();
  }

  #forget(thread: Thread): void {
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
  }
}

function isReply(message: unknown): message is Reply {
  return typeof message === "object" && message !== null && "job" in message && "found" in message;
}
