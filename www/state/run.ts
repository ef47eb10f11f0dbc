/**
 * Runs the comparison by itself after a change of documents or settings, and cancels it on demand. A new change ends a
 * run that is under way; what is on screen stays until there is something newer.
 */

import { effect, signal } from "@preact/signals";
import { EngineError } from "../engine/channel.ts";
import type { Mistake, Params, Report } from "../engine/pkg/lookalike.js";
import { problemOf } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { choosePreset } from "../intake/actions.ts";
import { type Fields, fieldsOf, paramsOf } from "../settings/fields.ts";
import { connect, type Ports, ports } from "./ports.ts";
import * as store from "./store.ts";
import { followAddress } from "./store.ts";

/**
 * Long enough that a typed number is finished, short enough that the result seems to come at once. Nothing follows at once on
 * documents that were added, so that their run does not wait.
 */
const DEBOUNCE_MS = 300;

let abort = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts up to run again with nothing changed, after a cancel or an error. */
const again = signal(0);
/** Whether the next run is to begin whatever is expected of it. */
let allTheSame = false;
/** Numbers of the two documents that were opened by themselves last, so that Back is not undone by the next run. */
let openedByItself = "";

/**
 * Starts the engine, and from then on runs it whenever documents or settings change. Called once, and again after the
 * engine could not be started.
 */
export async function startRunning(): Promise<void> {
  store.engineFailure.value = null;
  try {
    store.fields.value = fieldsOf(await store.engine.defaultParams());
  } catch (error) {
    store.engineFailure.value = problemOf(error);
    return;
  }
  // Files may have come before there were settings to suit them.
  choosePreset();
  // The user has yet to find the files. Should it fail, the first comparison says why.
  store.engine.warmUp().catch(() => {});
  let before = 0;
  let isAdded = false;
  effect(() => {
    const { documents } = store.originals.value;
    // Until the run begins: what else changes with the documents, such as a preset that suits them, does not delay it.
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
    // Should it fail, the comparison says why.
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

/** Ends the run under way. Results of the run before it stay. */
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

/** Runs although memory is expected not to suffice. */
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
  store.run.value = { state: "running", progress: null };
  store.forecast.value = null;
  try {
    const mistakes = await store.engine.checkParams(params, { signal });
    if (showMistakes(mistakes)) return;
    if (!(await isWorthATry(params, signal))) return;
    const start = performance.now();
    let shortOfMemory = false;
    const report = await store.engine.compare(params, {
      signal,
      onProgress: (progress) => {
        store.run.value = { state: "running", progress };
      },
      onShortOfMemory: () => {
        shortOfMemory = true;
      },
    });
    finish(report, performance.now() - start, shortOfMemory);
  } catch (error) {
    // Whoever aborted has already said what comes instead.
    if (signal.aborted) return;
    if (error instanceof EngineError && showMistakes(error.mistakes)) return;
    const reason = problemOf(error);
    store.run.value = { state: "failed", message: reason };
    store.announcement.value = t("run-failed", { reason });
  }
}

function showMistakes(mistakes: readonly Mistake[]): boolean {
  store.mistakes.value = mistakes;
  if (mistakes.length === 0) return false;
  store.run.value = { state: "idle" };
  store.announcement.value = t("run-announce-mistakes", { count: mistakes.length });
  return true;
}

/** Whether the run can be expected to end well, or is wanted all the same; tells what it is expected to take. */
async function isWorthATry(params: Partial<Params>, signal: AbortSignal): Promise<boolean> {
  const forecast = await store.engine.forecast(params, { signal });
  const wanted = allTheSame;
  allTheSame = false;
  store.forecast.value = forecast;
  if (forecast.fits || wanted) return true;
  store.run.value = { state: "held" };
  store.announcement.value = t("run-announce-held");
  return false;
}

function finish(report: Report, milliseconds: number, shortOfMemory: boolean): void {
  const earlier = store.finished.value;
  const before = earlier && sameDocuments(earlier.report, report) ? comparable(earlier) : null;
  store.finished.value = { report, milliseconds, shortOfMemory, before };
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

/**
 * Two texts have one comparison: it is shown at once, but never a second time against the user's Back, nor when a
 * document was removed from a longer list.
 */
function openOnlyPair(report: Report, documentsBefore: number): void {
  if (report.totals.possiblePairs === 0) return;
  const [a, b, more] = report.documents.id;
  const key = `${a}-${b}`;
  if (a === undefined || b === undefined || more !== undefined || documentsBefore > 2 || key === openedByItself) return;
  openedByItself = key;
  if (store.route.value.view !== "pair") ports.address.write(store.hashOfPair(a, b));
}

/** The number of pairs found, including those that are not listed. */
export function pairsFound({ pairs, totals }: Report): number {
  return pairs.length + totals.pairsLeftOut + totals.pairsLeftOutByDocument;
}

// The app without its views, as far as a first comparison needs it: the documents, the run, the address. The rest is in ../app/result.ts.

/** Starts the app; ends once the engine is there, or could not be started. Called once, when the messages are there. */
export async function startApp(ports: Ports): Promise<void> {
  connect(ports);
  followAddress();
  await startRunning();
}
