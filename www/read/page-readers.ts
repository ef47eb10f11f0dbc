/** The page's reader threads: as many as there are spare cores, started with the first file. */

import { startWorker, type WorkerKind } from "../engine/workers.ts";
import { message, UserError } from "../i18n/message.ts";
import { ReaderPool, type StartReader } from "./reader-pool.ts";
import address from "./worker/file-reader.ts?worker&url";

const fileReader: WorkerKind = {
  name: "reader",
  address,
  died: message("files-reader-died"),
};

/** More threads would only keep more files in memory at once. */
const MAX_THREADS = 4;

const start: StartReader = (onReply, onFailure) => {
  const worker = startWorker(fileReader);
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => onReply(data));
  worker.addEventListener("error", ({ message: reason, error }) => {
    if (error instanceof UserError) onFailure(error.userMessage);
    else onFailure(reason ? message("files-reader-failed", { reason }) : message("files-reader-not-loaded"));
  });
  return { post: (order) => worker.postMessage(order), end: () => worker.terminate() };
};

/** Readers for one batch of files. Call `end` when it is done: an idle one keeps everything it has loaded. */
export function startReaders(): ReaderPool {
  return new ReaderPool(start, Math.max(1, Math.min(MAX_THREADS, navigator.hardwareConcurrency || 2)));
}
