/** What the rest of the app takes from the browser. */
import { startWorker, type WorkerKind } from "../engine/workers.ts";
import experimentAddress from "../how/lab/worker/experiment.ts?worker&url";
import { message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";
import { browserArchives } from "../workspace/archive/browser.ts";
import { browserHost } from "../workspace/keep/browser.ts";
import { startOpening } from "../workspace/opening-thread.ts";
import { startPatternThread } from "../workspace/pattern-thread.ts";
import type { LatePorts, StartThread } from "../workspace/ports.ts";

/** Only its address is here: the Lab's code is loaded when it is opened. */
const experimentWorker: WorkerKind = {
  name: "lab",
  address: experimentAddress,
  died: message("lab-died"),
};

const startExperiment: StartThread = (onReply, onFailure) => {
  const worker = startWorker(experimentWorker);
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => onReply(data));
  worker.addEventListener("error", ({ message: reason, error }) => {
    onFailure(error instanceof SaidError ? error.said : reason || null);
  });
  return { post: (order) => worker.postMessage(order), end: () => worker.terminate() };
};

export function lateBrowserPorts(): LatePorts {
  return {
    startPatternThread,
    startExperiment,
    startOpening,
    keeping: browserHost(),
    archives: browserArchives(),
  };
}
