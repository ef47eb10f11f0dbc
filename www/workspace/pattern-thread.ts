/** The page's thread for the user's pattern: a worker. */
import { startWorker, type WorkerKind } from "../engine/workers.ts";
import type { StartPatternThread } from "../files/owner-pattern.ts";
import address from "../files/worker/owner-pattern.ts?worker&url";
import { message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";

const patternWorker: WorkerKind = {
  name: "owners",
  address,
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
