/**
 * Runs the comparison automatically after a change of documents or settings, and cancels it on request. A new change ends
 * the current run; the screen keeps its content until there is something newer.
 */

import { effect, signal } from "@preact/signals";
import { EngineError } from "../engine/engine-worker.ts";
import type { Mistake, Params, Report } from "../engine/pkg/lookalike.js";
import { problemOf } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { choosePreset } from "../intake/intake-actions.ts";
import { type Fields, fieldsOf, paramsOf } from "../settings/fields.ts";
import { connect, type Ports, ports } from "./ports.ts";
import * as store from "./store.ts";
import { followAddress } from "./store.ts";

/**
 * Long enough to finish typing a number, short enough that the result seems immediate. After adding documents, nothing else
 * follows immediately, so their run does not wait.
 */
const DEBOUNCE_MS = 300;

let abort = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Incremented to run again without any change, after a cancel or an error. */
const again = signal(0);
/** Whether to start the next run whatever its forecast. */
let allTheSame = false;
/** Documents from this id on are new. Only a pair with a new one opens automatically, so that a run does not undo Back. */
let firstNew = 0;

/**
 * Starts the engine, and from then on runs it whenever documents or settings change. Called once, and again if the engine
 * could not be started.
 */
export async function startRunning(): Promise<void> {
  store.engineFailure.value = null;
  try {
    store.fields.value = fieldsOf(await store.engine.defaultParams());
  } catch (error) {
    store.engineFailure.value = problemOf(error);
    return;
  }
  // Files may have been added before there were settings to adapt to them.
  choosePreset();
  // The user still has to find the files. If this fails, the first comparison reports why.
  store.engine.warmUp().catch(() => {});
  let before = 0;
  let isAdded = false;
  effect(() => {
    const { documents } = store.originals.value;
    // Remembered until the run starts: other changes that follow from the new documents, such as a preset for them, do not
    // delay it.
    isAdded ||= documents.length > before;
    before = documents.length;
    const fields = store.fields.value;
    again.value;
    clearTimeout(timer);
    abort.abort(new DOMException("overtaken", "AbortError"));
    store.engine.setDocuments(store.engineDocuments.value);
    if (documents.length === 0 || !fields) {
      forget();
      return;
    }
    // If this fails, the comparison reports why.
    if (isAdded) store.engine.prepareDocuments(paramsOf(fields)).catch(() => {});
    timer = setTimeout(
      () => {
        isAdded = false;
        void runOnce(fields);
      },
      isAdded ? 0 : DEBOUNCE_MS,
    );
  });
}

/** Ends the current run. Results of the previous run stay. */
export function cancelRun(): void {
  clearTimeout(timer);
  abort.abort(new DOMException("cancelled", "AbortError"));
  if (store.run.value.state === "running") store.run.value = { state: "cancelled" };
  store.announcement.value = t("run-cancelled");
}

/** Runs once more with the same documents and settings. */
export function runAgain(): void {
  again.value++;
}

/** Runs although memory is not expected to suffice. */
export function runAllTheSame(): void {
  allTheSame = true;
  runAgain();
}

function forget(): void {
  store.run.value = { state: "idle" };
  store.finished.value = null;
}

async function runOnce(fields: Fields): Promise<void> {
  abort = new AbortController();
  const { signal } = abort;
  const params = paramsOf(fields);
  const compared = store.engineDocuments.peek();
  const isWanted = allTheSame;
  allTheSame = false;
  store.run.value = { state: "running", progress: null };
  store.forecast.value = null;
  try {
    const mistakes = await store.engine.checkParams(params, { signal });
    if (showMistakes(mistakes)) return;
    if (!(await isWorthATry(params, signal)) && !isWanted) return hold();
    const start = performance.now();
    let isMemoryShort = false;
    const report = await store.engine.compare(params, {
      signal,
      onProgress: (progress) => {
        store.run.value = { state: "running", progress };
      },
      onShortOfMemory: () => {
        isMemoryShort = true;
      },
    });
    finish({ report, compared, milliseconds: performance.now() - start, isMemoryShort });
  } catch (error) {
    // Whoever aborted has already reported what happens instead.
    if (signal.aborted) return;
    if (error instanceof EngineError && showMistakes(error.mistakes)) return;
    const reason = problemOf(error);
    store.run.value = { state: "failed", message: reason };
    store.announcement.value = t("run-failed", { reason: store.withoutNames(reason) });
  }
}

function showMistakes(mistakes: readonly Mistake[]): boolean {
  store.mistakes.value = mistakes;
  if (mistakes.length === 0) return false;
  store.run.value = { state: "idle" };
  store.announcement.value = t("run-announce-mistakes", { count: mistakes.length });
  return true;
}

/** Whether the run is expected to succeed; publishes the forecast. */
async function isWorthATry(params: Partial<Params>, signal: AbortSignal): Promise<boolean> {
  const forecast = await store.engine.forecast(params, { signal });
  store.forecast.value = forecast;
  return forecast.fits;
}

function hold(): void {
  store.run.value = { state: "held" };
  store.announcement.value = t("run-announce-held");
}

function finish(found: Omit<store.Result, "before">): void {
  const { report } = found;
  const earlier = store.finished.value;
  const before = earlier && sameDocuments(earlier.report, report) ? comparable(earlier) : null;
  store.finished.value = { ...found, before };
  store.run.value = { state: "idle" };
  store.announcement.value = t("run-announce-listed", { count: report.pairs.length });
  openOnlyPair(report, earlier?.report.documents.length ?? 0);
}

function comparable({ report }: store.Result): { params: Params; pairs: number } {
  return { params: report.params, pairs: pairsFound(report) };
}

function sameDocuments(x: Report, y: Report): boolean {
  return x.digest === y.digest && x.documents.length === y.documents.length;
}

/** From now on only documents added later count as new. */
export function noneIsNew(): void {
  firstNew = store.originals.peek().nextId;
}

/**
 * Two texts have one comparison: show it as soon as one of them is added, but not when a document was removed from a longer
 * list.
 */
function openOnlyPair(report: Report, documentsBefore: number): void {
  if (report.totals.possiblePairs === 0) return;
  const [a, b, more] = report.documents.id;
  if (a === undefined || b === undefined) return;
  if (more !== undefined || documentsBefore > 2) {
    noneIsNew();
    return;
  }
  const { documents, unread } = store.originals.value;
  if (!documents.some(({ id }) => id >= firstNew)) return;
  // Others may follow: the list offers to read them.
  if ([...documents, ...unread].some(({ pictures }) => pictures)) return;
  noneIsNew();
  if (store.route.value.view !== "pair") ports.address.write(store.hashOfPair(a, b));
}

/** The number of pairs found, including those that are not listed. */
export function pairsFound({ pairs, totals }: Report): number {
  return pairs.length + totals.pairsLeftOut + totals.pairsLeftOutByDocument;
}

// The app without its views, as far as a first comparison needs it: the documents, the run, the address. The rest is in
// ../app/result.ts.

/**
 * Starts the app; resolves once the engine is ready, or could not be started. Called once, after the messages are loaded.
 */
export async function startApp(ports: Ports): Promise<void> {
  connect(ports);
  followAddress();
  await startRunning();
}
