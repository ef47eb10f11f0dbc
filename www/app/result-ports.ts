/** What the app takes from the browser once there may be a result. */

import { browserArchives } from "../collection/browser.ts";
import { startWorker, type WorkerKind } from "../engine/workers.ts";
import experimentAddress from "../how/lab/worker/experiment.ts?worker&url";
import { message, SaidError } from "../i18n/message.ts";
import { browserHost } from "../keep/browser.ts";
import type { StartPatternThread } from "../people/pattern-search.ts";
import patternAddress from "../people/worker/owner-pattern.ts?worker&url";
import type { StartOpening } from "../share/json/opening.ts";
import openingAddress from "../share/json/worker/opening.ts?worker&url";
import type { ResultPorts, StartThread } from "../state/ports.ts";
import { problemOf } from "../ui/error-text.ts";

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

export function browserResultPorts(): ResultPorts {
  return {
    startPatternThread,
    startExperiment,
    startOpening,
    keeping: browserHost(),
    archives: browserArchives(),
  };
}

// The page's thread for a saved result: a worker.

const openingWorker: WorkerKind = {
  name: "opening",
  address: openingAddress,
  died: message("outputs-opening-died"),
};

export const startOpening: StartOpening = (file, onPiece, onFailure) => {
  const worker = startWorker(openingWorker);
  worker.addEventListener("message", ({ data }) => onPiece(data));
  worker.addEventListener("error", ({ message: text, error }) => {
    const problem = text ? problemOf(error ?? text) : message("outputs-opening-not-loaded");
    onFailure(typeof problem === "string" ? message("files-not-opened", { reason: problem }) : problem);
  });
  worker.postMessage(file);
  return { end: () => worker.terminate() };
};

// The page's thread for the user's pattern: a worker.

const patternWorker: WorkerKind = {
  name: "owners",
  address: patternAddress,
  died: message("workspace-pattern-died"),
};

export const startPatternThread: StartPatternThread = (onFound, onFailure) => {
  const worker = startWorker(patternWorker);
  worker.addEventListener("message", ({ data }) => onFound(data));
  worker.addEventListener("error", ({ message: text, error }) => {
    if (error instanceof SaidError) onFailure(error.said);
    // An error without a text is a script that could not be fetched.
    else onFailure(text ? message("engine-fault", { detail: text }) : message("workspace-pattern-not-loaded"));
  });
  return { post: (wanted) => worker.postMessage(wanted), end: () => worker.terminate() };
};
