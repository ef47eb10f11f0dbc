/**
 * Runs experiments one after the other, each in a worker of its own, so that no two disturb each other's times and Cancel
 * can end one at once.
 */
import { effect } from "@preact/signals";
import { startWorker, type WorkerKind } from "../engine/workers.ts";
import { message } from "../messages/message.ts";
import { t } from "../messages/t.ts";
import { announcement } from "../workspace/store.ts";
import { experimentOf } from "./all-experiments.ts";
import type { LabReply, Order } from "./model.ts";
import { cancel, currentData, enqueue, entriesOf, mistakesOf, patch, runs } from "./state.ts";
import address from "./worker/experiment.ts?worker&url";

const experimentWorker: WorkerKind = {
  name: "lab",
  address,
  // Stands for itself: a message is made of it below.
  died: "lab-died",
};

/** Which experiment the worker is on. */
let running: { id: string; worker: Worker } | null = null;

/** Runs these, after those that wait already; an experiment with a mistake in its fields is passed over. */
export function start(ids: readonly string[]): void {
  if (mistakesOf("").size > 0) return;
  runs.value = enqueue(
    runs.value,
    ids.filter((id) => mistakesOf(id).size === 0),
  );
}

/** Ends these, whether they run or wait. */
export function stop(ids: readonly string[]): void {
  if (running && ids.includes(running.id)) {
    announcement.value = t("lab-said-cancelled", { title: experimentOf(running.id).title });
    endWorker();
  }
  runs.value = cancel(runs.value, ids);
}

function endWorker(): void {
  running?.worker.terminate();
  running = null;
}

effect(() => {
  const next = [...runs.value].find(([, { state }]) => state === "waiting");
  if (!next || running) return;
  const [id] = next;
  const worker = startWorker(experimentWorker);
  running = { id, worker };
  worker.addEventListener("message", ({ data }: MessageEvent<LabReply>) => receive(worker, id, data));
  worker.addEventListener("error", (event) => {
    const known = event.message === experimentWorker.died ? message("lab-died") : message("lab-not-loaded");
    const isOther = event.message !== "" && event.message !== experimentWorker.died;
    receive(worker, id, {
      kind: "failed",
      message: isOther ? message("engine-fault", { detail: event.message }) : known,
    });
  });
  worker.postMessage({ id, entries: entriesOf(id), data: currentData() } satisfies Order);
  runs.value = patch(runs.value, id, { state: "running" });
});

function receive(worker: Worker, id: string, reply: LabReply): void {
  if (running?.worker !== worker) return;
  if (reply.kind === "progress") {
    runs.value = patch(runs.value, id, { progress: { done: reply.done, total: reply.total } });
    return;
  }
  endWorker();
  const { title } = experimentOf(id);
  if (reply.kind === "failed") {
    announcement.value = t("lab-said-failed", { title, reason: reply.message });
    runs.value = patch(runs.value, id, { state: "failed", progress: null, message: reply.message });
  } else {
    announcement.value = t("lab-said-done", { title });
    runs.value = patch(runs.value, id, { state: "idle", progress: null, outcome: reply.outcome });
  }
}
