/**
 * A worker with the engine in it. Answers calls one after the other; the engine cannot be interrupted once started, so the
 * page cancels by ending this worker (see ../client.ts).
 */
import { message, UserError } from "../../i18n/message.ts";
import { buffersOf } from "../buffers.ts";
import { errorMessage } from "../error-messages.ts";
import init, { type Mistake, type Progress } from "../pkg/lookalike.js";
import {
  type CallName,
  type Calls,
  type Engine,
  type Failure,
  fault,
  type Reply,
  type Request,
  ranOutOfMemory,
} from "../protocol.ts";
import { type Answers, answers } from "./answers.ts";

declare const self: DedicatedWorkerGlobalScope;

/** Minimum time between progress messages: more would not be seen, and each message costs the page a task. */
const PROGRESS_EVERY_MS = 50;

let ready: Promise<Answers> | null = null;

function reply(message: Reply, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}

function answer<N extends CallName>(
  made: Answers,
  ticket: number,
  call: N,
  input: Calls[N]["input"],
): Calls[N]["output"] {
  let last = 0;
  return made[call](input, (progress: Progress) => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY_MS) return;
    last = now;
    reply({ ticket, kind: "progress", progress });
  });
}

function describe(error: unknown): Failure {
  const isMemoryShort = ranOutOfMemory(error);
  // A panic has its own message; a trap without one means out of memory.
  if (isMemoryShort) {
    return {
      name: "OutOfMemory",
      userMessage: message("engine-out-of-memory"),
      mistakes: [],
      isFatal: true,
      isMemoryShort,
    };
  }
  if (error instanceof UserError)
    return { name: "Error", userMessage: error.userMessage, mistakes: [], isFatal: true, isMemoryShort };
  if (!(error instanceof Error)) {
    return {
      name: "Error",
      userMessage: message("engine-fault", { detail: String(error) }),
      mistakes: [],
      isFatal: true,
      isMemoryShort,
    };
  }
  const userMessage = errorMessage(error) ?? message("engine-fault", { detail: error.message });
  const mistakes = (error as Error & { mistakes?: Mistake[] }).mistakes ?? [];
  return { name: error.name, userMessage, mistakes, isFatal: error.name !== "ParameterError", isMemoryShort };
}

self.addEventListener("message", async ({ data }: MessageEvent<Engine | Request>) => {
  if ("engine" in data) {
    ready = init({ module_or_path: data.engine }).then(answers);
    return;
  }
  const { ticket, call, input } = data;
  try {
    if (!ready) throw fault("engine-missing");
    const output = answer(await ready, ticket, call, input as never);
    reply({ ticket, kind: "done", output }, buffersOf(output));
  } catch (error) {
    reply({ ticket, kind: "failed", failure: describe(error) });
  }
});
