/** Options of engine calls, and the calls that need no documents. */
import type { FunctionsNeeded, Mistake, PairDetail, Params, Progress } from "./pkg/lookalike.js";
import type { CallName, Calls } from "./protocol.ts";
import type { Urgency } from "./queue.ts";

/** Options of every call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Overrides the call's usual urgency. */
  urgency?: Urgency | undefined;
}

/** Further options of a comparison. */
export interface CompareOptions extends CallOptions {
  /** Called when memory ran out, now or in an earlier run with as much text, so that only signatures are kept. */
  onShortOfMemory?: (() => void) | undefined;
}

/** Calls that need no documents. The client decides which worker answers them (./client.ts). */
export abstract class StatelessCalls {
  checkParams(params: Partial<Params>, options: CallOptions = {}): Promise<Mistake[]> {
    return this.ask("checkParams", params, options);
  }

  defaultParams(options: CallOptions = {}): Promise<Params> {
    return this.ask("defaultParams", null, options);
  }

  freshSeed(options: CallOptions = {}): Promise<number> {
    return this.ask("freshSeed", null, options);
  }

  /** Makes the browser compile the comparison code while idle, so that the first comparison is faster. */
  async warmUp(options: CallOptions = {}): Promise<void> {
    await this.ask("warmUp", null, { urgency: "background", ...options });
  }

  /** The passages of texts that are in no corpus. */
  passagesAlone(input: Calls["passages"]["input"], options: CallOptions = {}): Promise<PairDetail> {
    return this.ask("passages", input, { urgency: "shown", ...options });
  }

  chances(input: Calls["chances"]["input"], options: CallOptions = {}): Promise<number[]> {
    return this.ask("chances", input, options);
  }

  birthdays(input: Calls["birthdays"]["input"], options: CallOptions = {}): Promise<number[][]> {
    return this.ask("birthdays", input, options);
  }

  functionsNeeded(input: Calls["functionsNeeded"]["input"], options: CallOptions = {}): Promise<FunctionsNeeded> {
    return this.ask("functionsNeeded", input, options);
  }

  protected abstract ask<N extends CallName>(
    call: N,
    input: Calls[N]["input"],
    options: CallOptions,
  ): Promise<Calls[N]["output"]>;
}
