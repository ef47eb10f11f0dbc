/** Fetches what only a visible pair needs: the passages of the pair on screen, the longest ones of the rows on screen. */
import { effect } from "@preact/signals";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { messageOf } from "./run.ts";
import * as store from "./store.ts";

/** Pairs asked about at once: some 50 ms of work, so that a pair opened meanwhile has little to wait for. */
const BATCH = 1024;

/** Keeps the comparison on screen in step with the address and the last run. Called once. */
export function followPair(): void {
  let abort = new AbortController();
  effect(() => {
    const route = store.route.value;
    const result = store.result.value;
    const documents = store.documents.value;
    abort.abort();
    if (route.view !== "pair" || !documents.has(route.a) || !documents.has(route.b) || !result) {
      store.comparison.value = { state: "none" };
      return;
    }
    abort = new AbortController();
    const { signal } = abort;
    const { params } = result.report;
    const shown = store.comparison.peek();
    const same = shown.state === "ready" && shown.detail.pair.a === route.a && shown.detail.pair.b === route.b;
    // After a change of settings the old passages stay until the new ones are here: the place is kept.
    if (!same) store.comparison.value = { state: "loading" };
    store.engine.passages(route.a, route.b, params, { signal }).then(
      (detail) => {
        if (!signal.aborted) store.comparison.value = { state: "ready", detail, params };
      },
      (error: unknown) => {
        if (!signal.aborted) store.comparison.value = { state: "failed", message: messageOf(error) };
      },
    );
  });
}

let asking = new AbortController();
/** 1 for each listed pair that was asked about. */
let asked = new Uint8Array();
let askedFor: object | null = null;

/** Sees to it that the longest passages of these pairs become known; cheap for those that are. */
export function needLongest(rows: Iterable<number>): void {
  const result = store.result.peek();
  if (!result) return;
  if (askedFor !== result) {
    askedFor = result;
    asking.abort();
    asking = new AbortController();
    asked = new Uint8Array(result.report.pairs.length).fill(1, 0, result.report.pairs.evidence.length);
    store.longestMissing.value = 0;
  }
  const wanted = [...rows].filter((row) => asked[row] === 0);
  for (let at = 0; at < wanted.length; at += BATCH) ask(result.report, wanted.slice(at, at + BATCH));
}

/** Before sorting by length all lengths must be known; says how many are still to come. */
export function needAllLongest(): void {
  const report = store.result.peek()?.report;
  if (!report) return;
  needLongest(report.pairs.a.keys());
  store.longestMissing.value = report.pairs.length - store.longest.peek().known;
}

function ask(report: Report, rows: readonly number[]): void {
  const { signal } = asking;
  const batch = asked;
  for (const row of rows) batch[row] = 1;
  store.engine.longestPassages(idsOf(report, rows), report.params, { signal }).then(
    (lengths) => {
      if (signal.aborted) return;
      const { tokens, known } = store.longest.peek();
      for (const [at, row] of rows.entries()) tokens[row] = lengths[at] ?? 0;
      store.longest.value = { tokens, known: known + rows.length };
      if (store.longestMissing.peek() > 0) store.longestMissing.value = tokens.length - known - rows.length;
    },
    () => {
      // Asked again when the row is next on screen; the run's own errors are shown where they belong.
      for (const row of rows) batch[row] = 0;
    },
  );
}
