/**
 * The worker of the Lab: runs one experiment with the engine, and is ended with it. The clock is here, and only here: the
 * engine has none.
 */

import { errorMessage } from "../../../engine/error-messages.ts";
import { engineAddress } from "../../../engine/load-engine.ts";
import init, * as engine from "../../../engine/pkg/lookalike.js";
import { type Message, message } from "../../../i18n/message.ts";
import { experimentOf } from "../all-experiments.ts";
import { FieldValues } from "../experiment-fields.ts";
import { CannotRun, type ExperimentOrder, type LabReply } from "../experiment-model.ts";

declare const self: DedicatedWorkerGlobalScope;

/** Minimum time between progress messages: more would not be seen, and a message disturbs the measurement. */
const PROGRESS_EVERY_MS = 100;

function reply(answer: LabReply): void {
  self.postMessage(answer);
}

/** A panic has its own message; a trap without one means out of memory. */
function reasonOf(error: unknown): Message {
  if (error instanceof CannotRun) return error.reason;
  if (error instanceof WebAssembly.RuntimeError) {
    return message("lab-out-of-memory");
  }
  const detail = error instanceof Error ? error.message : String(error);
  return errorMessage(error) ?? message("engine-fault", { detail });
}

self.addEventListener("message", async ({ data: order }: MessageEvent<ExperimentOrder>) => {
  let last = 0;
  const progress = (done: number, total: number): void => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY_MS) return;
    last = now;
    reply({ kind: "progress", done, total });
  };
  try {
    await init({ module_or_path: engineAddress() });
    const experiment = experimentOf(order.id);
    const fieldValues = new FieldValues(experiment.fields, order.entries);
    const tools = { engine, now: () => performance.now(), progress };
    reply({ kind: "done", outcome: experiment.run(tools, order.data, fieldValues) });
  } catch (error) {
    reply({ kind: "failed", message: reasonOf(error) });
  }
});
