/** The page's thread for the user's pattern: a worker. */
import { startWorker, type WorkerKind } from "../engine/workers.ts";
import type { StartPatternThread } from "../files/owner-pattern.ts";
import address from "../files/worker/owner-pattern.ts?worker&url";
import { message } from "../messages/message.ts";
import { t } from "../messages/t.ts";
import { messageOf } from "../ui/error-text.ts";

const patternWorker: WorkerKind = {
  name: "owners",
  address,
  died: message("workspace-pattern-died"),
};

/** See the head of this file. */
export const startPatternThread: StartPatternThread = (onFound, onFailure) => {
  const worker = startWorker(patternWorker);
  worker.addEventListener("message", ({ data }) => onFound(data));
  worker.addEventListener("error", ({ message: text, error }) => {
    onFailure(text ? messageOf(error ?? text) : t("workspace-pattern-not-loaded"));
  });
  return { post: (wanted) => worker.postMessage(wanted), end: () => worker.terminate() };
};
