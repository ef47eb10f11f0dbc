/** What the app takes from the browser. */
import { EngineClient } from "../engine/client.ts";
import { crewOf } from "../engine/pool.ts";
import { engineWorker, startWorker, type WorkerKind } from "../engine/workers.ts";
import { startReaders } from "../files/page-readers.ts";
import experimentAddress from "../how/lab/worker/experiment.ts?worker&url";
import { message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";
import { browserArchives } from "../workspace/archive/browser.ts";
import { browserHost } from "../workspace/keep/browser.ts";
import { startOpening } from "../workspace/opening-thread.ts";
import { startPatternThread } from "../workspace/pattern-thread.ts";
import type { Address, Ports, StartThread } from "../workspace/ports.ts";

const address: Address = {
  read: () => location.hash,
  write: (hash) => {
    location.hash = hash;
  },
  replace: (hash) => history.replaceState(history.state, "", hash),
  follow: (onChange) => addEventListener("hashchange", onChange),
};

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

/** See the head of this file. */
export function browserPorts(): Ports {
  return {
    engine: new EngineClient({
      startWorker: () => startWorker(engineWorker),
      crew: crewOf(location.search, navigator.hardwareConcurrency),
    }),
    startReaders,
    startPatternThread,
    startExperiment,
    startOpening,
    address,
    fetch: (path, signal) => fetch(new URL(path, document.baseURI), { signal }),
    keeping: browserHost(),
    archives: browserArchives(),
  };
}
