/** What calls to the engine may be given, and the questions to it that need no documents. */
import type { FunctionsNeeded, Mistake, Params, Progress } from "./pkg/lookalike.js";
import type { CallName, Calls } from "./protocol.ts";
import type { Urgency } from "./queue.ts";

/** What every call may be given. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** How soon it is wanted, where that is not as usual for the call. */
  urgency?: Urgency | undefined;
}

/** What a comparison may be given besides. */
export interface CompareOptions extends CallOptions {
  /** Told when memory ran out, now or in an earlier run of as much text, so that only signatures are kept. */
  onShortOfMemory?: (() => void) | undefined;
}

/** Questions that need no documents. Where they are asked is the client's matter (./client.ts). */
export abstract class Questions {
  checkParams(params: Partial<Params>, options: CallOptions = {}): Promise<Mistake[]> {
    return this.ask("checkParams", params, options);
  }

  defaultParams(options: CallOptions = {}): Promise<Params> {
    return this.ask("defaultParams", null, options);
  }

  freshSeed(options: CallOptions = {}): Promise<number> {
    return this.ask("freshSeed", null, options);
  }

  /** Has the browser compile what a comparison needs, while nobody waits for it: the first one is then faster. */
  async warmUp(options: CallOptions = {}): Promise<void> {
    await this.ask("warmUp", null, { urgency: "background", ...options });
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
