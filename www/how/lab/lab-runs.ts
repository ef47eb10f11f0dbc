/**
 * The Lab's settings and findings, as signals; each step from one state of the runs to the next is a pure function. They
 * outlive the view: results stay while the user looks at something else.
 */

import { computed, effect, signal } from "@preact/signals";
import { type Message, message } from "../../i18n/message.ts";
import { t } from "../../i18n/t.ts";
import { resultPorts, type Thread } from "../../state/ports.ts";
import { announcement, intake, originals, documents as shownDocuments } from "../../state/store.ts";
import { experimentOf, experiments } from "./all-experiments.ts";
import { type Entries, type Field, initialEntries, mistakesIn } from "./experiment-fields.ts";
import type { ExperimentOrder, ExperimentOutcome, LabData, Label, LabReply } from "./experiment-model.ts";

/** The state of an experiment. The outcome of an earlier run stays until there is a newer one. */
export interface ExperimentRun {
  readonly state: "idle" | "waiting" | "running" | "cancelled" | "failed";
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly message: Label | null;
  readonly outcome: ExperimentOutcome | null;
  /** While it waits: what was in the fields, and the texts there were, when it was started. */
  readonly order: ExperimentOrder | null;
}

export const notRun: ExperimentRun = { state: "idle", progress: null, message: null, outcome: null, order: null };

/** By experiment. */
export type Runs = ReadonlyMap<string, ExperimentRun>;

export function patch(runs: Runs, id: string, change: Partial<ExperimentRun>): Runs {
  return new Map(runs).set(id, { ...(runs.get(id) ?? notRun), ...change });
}

/** Queues experiments that are neither queued nor running. */
export function enqueue(runs: Runs, orders: readonly ExperimentOrder[]): Runs {
  const free = orders.filter(({ id }) => !isBusy(runs.get(id)));
  return free.reduce(
    (after, order) => patch(after, order.id, { state: "waiting", progress: null, message: null, order }),
    runs,
  );
}

/** Removes experiments from the queue, and marks the running one as cancelled. */
export function cancel(runs: Runs, ids: readonly string[]): Runs {
  const busy = ids.filter((id) => isBusy(runs.get(id)));
  return busy.reduce((after, id) => {
    const ran = runs.get(id)?.state === "running";
    return patch(after, id, { state: ran ? "cancelled" : "idle", progress: null, order: null });
  }, runs);
}

/** Whether it is running or queued. */
export function isBusy(run: ExperimentRun | undefined): boolean {
  return run?.state === "running" || run?.state === "waiting";
}

export const commonFields: readonly Field[] = [
  { kind: "number", name: "seed", label: message("lab-field-seed"), initial: "1", min: 0, max: 2 ** 32 - 1 },
  {
    kind: "number",
    name: "permutations",
    label: message("lab-field-permutations"),
    initial: "20",
    min: 2,
    max: 2000,
  },
];

export const runs = signal<Runs>(new Map());
/** The content of the fields, by experiment; that of the common fields under "". */
export const entries = signal<ReadonlyMap<string, Entries>>(
  new Map([
    ["", initialEntries(commonFields)],
    ...experiments.map(({ id, fields }) => [id, initialEntries(fields)] as const),
  ]),
);
/** Whether to use the texts on the page if there are any; otherwise permutations of the text below. */
export const usesPage = signal(false);
/** The text to permute as typed; null until then. */
const typed = signal<string | null>(null);
/** The text to permute: initially one in the current language. */
export const text = computed(() => typed.value ?? t("lab-default-text"));

/** The number of usable texts on the page. */
export const pageTexts = computed(() => intake.value.documents.length);

/** The content of the fields of an experiment, or of the common ones. */
export function entriesOf(id: string): Entries {
  return entries.value.get(id) ?? {};
}

/** The mistakes in the fields of an experiment, or in the common ones. */
export function mistakesOf(id: string): ReadonlyMap<string, Message> {
  return mistakesIn(id === "" ? commonFields : experimentOf(id).fields, entriesOf(id));
}

/** Changes the text to permute. */
export function enterText(value: string): void {
  typed.value = value;
}

/** Changes one field. */
export function enter(id: string, name: string, value: string): void {
  entries.value = new Map(entries.value).set(id, { ...entriesOf(id), [name]: value });
}

/** The data for experiments that are started now. */
function currentData(): LabData {
  const common = entriesOf("");
  // Measure the original texts, even while names in them are hidden.
  const documents = originals.value.documents.map(({ id, text: content }) => ({
    name: shownDocuments.value.get(id)?.name ?? "",
    text: content,
  }));
  return {
    documents: usesPage.value && documents.length > 0 ? documents : null,
    text: text.value,
    seed: Number(common["seed"]),
    permutations: Number(common["permutations"]),
  };
}

// Runs experiments one after the other, each in a thread of its own, so that they do not disturb each other's times and
// Cancel can end one at once.

/** The running experiment, and its thread. */
let running: { id: string; thread: Thread } | null = null;

/** Runs these, after those already queued; skips experiments with a mistake in their fields. */
export function start(ids: readonly string[]): void {
  if (mistakesOf("").size > 0) return;
  const data = currentData();
  const valid = ids.filter((id) => mistakesOf(id).size === 0);
  runs.value = enqueue(
    runs.value,
    valid.map((id) => ({ id, entries: entriesOf(id), data })),
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

effect(() => {
  const order = [...runs.value.values()].map((run) => run.order).find((one) => one !== null);
  if (!order || running) return;
  const { id } = order;
  const thread = resultPorts.startExperiment(
    (reply) => receive(thread, id, reply as LabReply),
    (problem) => receive(thread, id, { kind: "failed", message: problem }),
  );
  running = { id, thread };
  thread.post(order);
  runs.value = patch(runs.value, id, { state: "running", order: null });
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
