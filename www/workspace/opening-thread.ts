/** The page's thread for a saved result: a worker. */
import { startWorker, type WorkerKind } from "../engine/workers.ts";
import { message } from "../messages/message.ts";
import type { StartOpening } from "../outputs/opening.ts";
import address from "../outputs/worker/opening.ts?worker&url";
import { problemOf } from "../ui/error-text.ts";

const openingWorker: WorkerKind = {
  name: "opening",
  address,
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
