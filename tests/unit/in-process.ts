/**
 * The engine's workers without threads: the real answers of the real engine, called in a later task as a message would
 * be, with values copied as messages are. So the client's whole way can be watched from Node.js.
 */
import { readFileSync } from "node:fs";
import { buffersOf } from "../../www/engine/buffers.ts";
import { errorMessage } from "../../www/engine/error-messages.ts";
import { engineAddress } from "../../www/engine/load-engine.ts";
import { initSync } from "../../www/engine/pkg/lookalike.js";
import type { Engine, Request } from "../../www/engine/protocol.ts";
import { type Answers, answers } from "../../www/engine/worker/answers.ts";
import { message as messageOf } from "../../www/i18n/message.ts";

/** The engine, compiled. */
export async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(readFileSync(engineAddress()));
}

/** What happened to one worker. */
export interface Log {
  /** Calls in their order; of `sketch`, how many texts. */
  calls: string[];
  ended: boolean;
}

/** Starts such workers, and notes what they are asked for. */
export class Workers {
  readonly logs: Log[] = [];
  /** Called before an answer; what it throws is what the worker's call throws. */
  before: (call: string, log: Log) => void = () => {};
  /** Until when a call is under way in its worker; at once as a rule. */
  until: (call: string) => Promise<void> | null = () => null;

  readonly start = (): Worker => {
    const log: Log = { calls: [], ended: false };
    this.logs.push(log);
    const hooks = { before: (call: string) => this.before(call, log), until: (call: string) => this.until(call) };
    return new InProcess(log, hooks) as unknown as Worker;
  };

  /** How often all of them were asked for something. */
  count(call: string): number {
    return this.logs.flatMap(({ calls }) => calls).filter((name) => name === call).length;
  }

  /** Workers that were started and not ended. */
  get alive(): number {
    return this.logs.filter(({ ended }) => !ended).length;
  }
}

class InProcess extends EventTarget {
  private readonly log: Log;
  private readonly hooks: { before: (call: string) => void; until: (call: string) => Promise<void> | null };
  private made: Answers | null = null;

  constructor(log: Log, hooks: InProcess["hooks"]) {
    super();
    this.log = log;
    this.hooks = hooks;
  }

  postMessage(message: Engine | Request, transfer: Transferable[] = []): void {
    if ("engine" in message) {
      initSync({ module: message.engine });
      this.made = answers();
      return;
    }
    const { ticket, call, input } = structuredClone(message, { transfer: transfer as ArrayBuffer[] });
    setTimeout(async () => {
      const held = this.hooks.until(call);
      if (held) await held;
      if (this.log.ended) return;
      this.log.calls.push(call);
      try {
        this.hooks.before(call);
        const answer = this.made?.[call] as (input: unknown, onProgress: (progress: unknown) => void) => unknown;
        const output = answer(input, (progress) => this.reply({ ticket, kind: "progress", progress }));
        this.reply({ ticket, kind: "done", output }, buffersOf(output));
      } catch (error) {
        const { name, message: detail, mistakes = [] } = error as Error & { mistakes?: unknown[] };
        const [isFatal, isMemoryShort] = [name !== "ParameterError", name === "OutOfMemory"];
        const userMessage = errorMessage(error) ?? messageOf("engine-fault", { detail });
        this.reply({ ticket, kind: "failed", failure: { name, userMessage, mistakes, isFatal, isMemoryShort } });
      }
    });
  }

  terminate(): void {
    this.log.ended = true;
  }

  private reply(reply: object, transfer: ArrayBuffer[] = []): void {
    const data = structuredClone(reply, { transfer });
    if (!this.log.ended) this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
