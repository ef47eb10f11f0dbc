/**
 * Runs experiments one after the other, each in a thread of its own, so that no two disturb each other's times and Cancel
 * can end one at once.
 */
import { effect } from "@preact/signals";
import { type Message, message } from "../../messages/message.ts";
import { t } from "../../messages/t.ts";
import { latePorts, type Thread } from "../../workspace/ports.ts";
import { announcement } from "../../workspace/store.ts";
import { experimentOf } from "./all-experiments.ts";
import type { LabReply, Order } from "./model.ts";
import { cancel, currentData, enqueue, entriesOf, mistakesOf, patch, runs } from "./state.ts";

/** The experiment that runs, and its thread. */
let running: { id: string; thread: Thread } | null = null;

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
    endThread();
  }
  runs.value = cancel(runs.value, ids);
}

function endThread(): void {
  running?.thread.end();
  running = null;
}

/** Why the thread ended: null where it could not be loaded. */
function problemFrom(reason: Message | string | null): Message {
  if (reason === null) return message("lab-not-loaded");
  return typeof reason === "string" ? message("engine-fault", { detail: reason }) : reason;
}

effect(() => {
  const next = [...runs.value].find(([, { state }]) => state === "waiting");
  if (!next || running) return;
  const [id] = next;
  const thread = latePorts.startExperiment(
    (reply) => receive(thread, id, reply as LabReply),
    (reason) => receive(thread, id, { kind: "failed", message: problemFrom(reason) }),
  );
  running = { id, thread };
  thread.post({ id, entries: entriesOf(id), data: currentData() } satisfies Order);
  runs.value = patch(runs.value, id, { state: "running" });
});

function receive(thread: Thread, id: string, reply: LabReply): void {
  if (running?.thread !== thread) return;
  if (reply.kind === "progress") {
    runs.value = patch(runs.value, id, { progress: { done: reply.done, total: reply.total } });
    return;
  }
  endThread();
  const { title } = experimentOf(id);
  if (reply.kind === "failed") {
    announcement.value = t("lab-said-failed", { title, reason: reply.message });
    runs.value = patch(runs.value, id, { state: "failed", progress: null, message: reply.message });
  } else {
    announcement.value = t("lab-said-done", { title });
    runs.value = patch(runs.value, id, { state: "idle", progress: null, outcome: reply.outcome });
  }
}
