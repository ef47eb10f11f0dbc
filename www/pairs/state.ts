/** The table of pairs: its order, its filter, and the longest passages of its pairs, which are fetched when they are drawn. */
import { computed, effect, signal } from "@preact/signals";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import * as store from "../workspace/store.ts";
import { firstOrder, knownLengths, type Longest, noLengths, type Order, orderIn, rowsOf } from "./rows.ts";

/** Pairs asked about at once: some 50 ms of work, so that a pair opened meanwhile has little to wait for. */
const BATCH = 1024;

export const filter = signal("");
export const order = signal<Order>(firstOrder);

/** Those of the run on screen; another run begins with what its report knows. */
const lengths = computed(() =>
  signal<Longest>(store.result.value ? knownLengths(store.result.value.report) : noLengths),
);
/** The longest passages known so far. The array grows in place, and a new wrapper tells of it. */
export const longest = computed(() => lengths.value.value);
/** How many pairs' longest passages are still to come before the table can be sorted by them; 0 when none. */
export const longestMissing = signal(0);

export const rows = computed(() => {
  if (!store.result.value) return new Uint32Array();
  // Only the order by length depends on lengths: without this, each that arrives would sort the table again.
  const known = order.value.key === "longest" && longestMissing.value === 0 ? longest.value.tokens : null;
  const { report } = store.result.value;
  return rowsOf(report, filter.value, orderIn(report, order.value), known);
});

/** A filter is for the documents that it was written for: without any, it is empty. Called once, when the page starts. */
export function forgetFilter(): void {
  effect(() => {
    if (store.intake.value.documents.length === 0) filter.value = "";
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
    longestMissing.value = 0;
  }
  const wanted = [...rows].filter((row) => asked[row] === 0);
  for (let at = 0; at < wanted.length; at += BATCH) ask(result.report, wanted.slice(at, at + BATCH));
}

/** Before sorting by length all lengths must be known; says how many are still to come. */
export function needAllLongest(): void {
  const report = store.result.peek()?.report;
  if (!report) return;
  needLongest(report.pairs.a.keys());
  longestMissing.value = report.pairs.length - longest.peek().known;
}

function ask(report: Report, rows: readonly number[]): void {
  const { signal } = asking;
  const batch = asked;
  // Another run may have come before the answer does; it has lengths of its own.
  const run = lengths.peek();
  for (const row of rows) batch[row] = 1;
  store.engine.longestPassages(idsOf(report, rows), report.params, { signal }).then(
    (found) => {
      if (signal.aborted) return;
      const { tokens, known } = run.peek();
      for (const [at, row] of rows.entries()) tokens[row] = found[at] ?? 0;
      run.value = { tokens, known: known + rows.length };
      if (run === lengths.peek() && longestMissing.peek() > 0)
        longestMissing.value = tokens.length - known - rows.length;
    },
    () => {
      // Asked again when the row is next on screen; the run's own errors are shown where they belong.
      for (const row of rows) batch[row] = 0;
    },
  );
}
