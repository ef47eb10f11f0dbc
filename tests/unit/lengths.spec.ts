/** Longest passages as the table asks for them: those of the run on screen, one call at a time. */
import { expect, test } from "@playwright/test";
import { signal } from "@preact/signals-core";
import type { Report } from "../../www/engine/pkg/lookalike.js";
import { createLengths } from "../../www/pairs/lengths.ts";
import { firstOrder, orderAfterClick, type PairOrder } from "../../www/pairs/sorted-rows.ts";

/** A report of so many pairs, of which the first have evidence; all that is asked of it here. */
function reportOf(length: number, withEvidence = 0): Report {
  const evidence = { length: withEvidence, longest: new Uint32Array(withEvidence).fill(77) };
  return { pairs: { length, evidence } } as unknown as Report;
}

interface Call {
  report: Report;
  rows: readonly number[];
  signal: AbortSignal;
  answer: (tokens: (row: number) => number) => Promise<void>;
  fail: () => Promise<void>;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The lengths of a table, and what they ask of the engine. */
function table(first: Report, by: PairOrder = firstOrder) {
  const calls: Call[] = [];
  const report = signal<Report | null>(first);
  const order = signal(by);
  const lengths = createLengths({
    report,
    order,
    ask: (report, rows, signal) =>
      new Promise((resolve, reject) => {
        const answer = (tokens: (row: number) => number) => {
          resolve(rows.map(tokens));
          return settled();
        };
        const fail = () => {
          reject(new Error("failed"));
          return settled();
        };
        calls.push({ report, rows, signal, answer, fail });
      }),
  });
  lengths.follow();
  return { calls, report, order, lengths };
}

const byLongest: PairOrder = { key: "longest", descending: true };

/** Answers all calls, those that come of them included, and gives how many there were. */
async function answerAll(calls: Call[], tokens: (row: number) => number): Promise<number> {
  let count = 0;
  for (; count < calls.length; count++) await calls[count]?.answer(tokens);
  return count;
}

test("a change of settings fetches all lengths of the new run where the table is sorted by them", async () => {
  const { calls, report, order, lengths } = table(reportOf(3000, 10));
  expect(calls).toEqual([]);
  order.value = orderAfterClick(order.value, "longest");
  expect(lengths.missing.value).toBe(2990);
  await answerAll(calls, (row) => row);
  expect(lengths.missing.value).toBe(0);
  expect([...lengths.longest.value.tokens.subarray(9, 12)]).toEqual([77, 10, 11]);

  const second = reportOf(2500);
  report.value = second;
  expect(lengths.missing.value).toBe(2500);
  await answerAll(calls, (row) => 2 * row);
  expect(calls.at(-1)?.report).toBe(second);
  expect(lengths.missing.value).toBe(0);
  expect(lengths.longest.value.tokens[2499]).toBe(4998);
});

test("lengths that arrive late belong to the run that asked for them", async () => {
  const { calls, report, lengths } = table(reportOf(100), byLongest);
  report.value = reportOf(50);
  const [early, late] = calls;
  expect(early?.signal.aborted).toBe(true);
  await early?.answer(() => 1);
  expect(lengths.missing.value).toBe(50);
  await late?.answer(() => 2);
  expect(new Set(lengths.longest.value.tokens)).toEqual(new Set([2]));
  expect(calls).toHaveLength(2);
});

test("one call is under way at a time, and the rows on screen come first", async () => {
  const { calls, order, lengths } = table(reportOf(100_000));
  lengths.need([5, 6]);
  // Rows that were scrolled past while the first call ran are not asked about.
  for (let first = 10; first < 10_000; first += 10) lengths.need([first, first + 1]);
  expect(calls).toHaveLength(1);
  await calls[0]?.answer(() => 1);
  expect(calls.map(({ rows }) => rows)).toEqual([
    [5, 6],
    [9990, 9991],
  ]);
  order.value = byLongest;
  await calls[1]?.answer(() => 1);
  expect(calls).toHaveLength(3);
  lengths.need([99_999]);
  await calls[2]?.answer(() => 1);
  expect(calls[3]?.rows).toEqual([99_999]);
  // Back in another order, the rest is not needed.
  order.value = firstOrder;
  await calls[3]?.answer(() => 1);
  expect(calls).toHaveLength(4);
});

test("a failed call is not asked again at once, and is when the table is sorted anew", async () => {
  const { calls, order, lengths } = table(reportOf(10), byLongest);
  await calls[0]?.fail();
  expect(calls).toHaveLength(1);
  expect(lengths.missing.value).toBe(10);
  order.value = orderAfterClick(order.value, "longest");
  await answerAll(calls, (row) => row);
  expect(lengths.missing.value).toBe(0);
});
