import { expect, test } from "@playwright/test";
import { idsOf, pairAt, warningsByDocument } from "../../www/engine/pairs.ts";
import type { Pair, Report } from "../../www/engine/pkg/lookalike.js";
import { type Order, rowsOf, type SortKey } from "../../www/state/pairs.ts";
import { buffersOf } from "../../www/worker/transfer.ts";

const NAMES = ["b 10.txt", "B 9.txt", "ann.txt", "Ünal.txt", "b 9.txt", "zoë.txt"];

/** Every pair of six documents, in an order of its own, with measures that often tie. */
function report(): Report {
  const pairs: Pair[] = [];
  for (let a = 0; a < NAMES.length; a++) {
    for (let b = a + 1; b < NAMES.length; b++) {
      const jaccard = ((a * 7 + b * 3) % 5) / 5;
      pairs.push({
        ...{ a, b, shared: a + b, union: 9, jaccard, containmentAInB: 0.1 * a, containmentBInA: 0.1 * b },
        ...{ sorensen: 1 - jaccard, overlap: 0.5, estimate: ((a + b) % 4) / 4, estimateLow: 0, estimateHigh: 1 },
        ...{ candidate: (a + b) % 2 === 0, group: (a * b) % 3 || null },
      });
    }
  }
  pairs.sort((x, y) => y.jaccard - x.jaccard);
  const column = (of: (pair: Pair) => number): number[] => pairs.map(of);
  const columns = {
    length: pairs.length,
    ...{ a: Uint32Array.from(column(({ a }) => a)), b: Uint32Array.from(column(({ b }) => b)) },
    shared: Uint32Array.from(column(({ shared }) => shared)),
    union: Uint32Array.from(column(({ union }) => union)),
    jaccard: Float64Array.from(column(({ jaccard }) => jaccard)),
    containmentAInB: Float64Array.from(column(({ containmentAInB }) => containmentAInB)),
    containmentBInA: Float64Array.from(column(({ containmentBInA }) => containmentBInA)),
    sorensen: Float64Array.from(column(({ sorensen }) => sorensen)),
    overlap: Float64Array.from(column(({ overlap }) => overlap)),
    estimate: Float64Array.from(column(({ estimate }) => estimate)),
    estimateLow: Float64Array.from(column(({ estimateLow }) => estimateLow)),
    estimateHigh: Float64Array.from(column(({ estimateHigh }) => estimateHigh)),
    candidate: Uint8Array.from(column(({ candidate }) => Number(candidate))),
    group: Uint32Array.from(column(({ group }) => group ?? 0)),
  };
  const none = new Uint32Array(NAMES.length);
  const documents = {
    ...{ length: NAMES.length, id: Uint32Array.from(NAMES, (_, index) => 10 * index), name: NAMES },
    ...{ tokens: none, shingles: none, distinct: none, inTemplate: none, common: none, compared: none, group: none },
    warnings: [
      { document: 4, code: "sameText", message: "first" },
      { document: 0, code: "empty", message: "other" },
      { document: 4, code: "tooShort", message: "second" },
    ],
  };
  return { pairs: columns, documents, params: { measure: "jaccard" } } as unknown as Report;
}

/** The same rows by sorting objects. */
function naiveRows(given: Report, filter: string, { key, descending }: Order, longest: Int32Array): number[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const collator = new Intl.Collator(undefined, { numeric: true });
  const name = (index: number): string => NAMES[index]?.toLowerCase() ?? "";
  const rows = Array.from(given.pairs.a, (_, index) => ({ index, pair: pairAt(given, index) }));
  type Row = (typeof rows)[number];
  const group = ({ pair }: Row): number => pair.group ?? Number.MAX_SAFE_INTEGER;
  const compare: Record<SortKey, (x: Row, y: Row) => number> = {
    similarity: (x, y) => x.pair.jaccard - y.pair.jaccard,
    estimate: (x, y) => x.pair.estimate - y.pair.estimate,
    names: (x, y) =>
      collator.compare(name(x.pair.a), name(y.pair.a)) || collator.compare(name(x.pair.b), name(y.pair.b)),
    longest: (x, y) => (longest[x.index] ?? 0) - (longest[y.index] ?? 0),
    group: (x, y) => group(x) - group(y),
  };
  return rows
    .filter(({ pair }) => words.every((word) => `${name(pair.a)}\n${name(pair.b)}`.includes(word)))
    .sort((x, y) => (descending ? -1 : 1) * compare[key](x, y))
    .map(({ index }) => index);
}

test("rows filtered and sorted by column are those of the pairs as objects", () => {
  const given = report();
  const longest = Int32Array.from(given.pairs.a, (a, index) => (a * index) % 4);
  for (const filter of ["", "B", "ann", "9 txt", "Ü B", "nobody"]) {
    for (const key of ["similarity", "estimate", "names", "longest", "group"] as const) {
      for (const descending of [true, false]) {
        const order = { key, descending };
        const rows = [...rowsOf(given, filter, order, longest)];
        expect(rows, JSON.stringify({ filter, order })).toEqual(naiveRows(given, filter, order, longest));
      }
    }
  }
});

test("the list is ranked by the measure that was chosen", () => {
  const given = report();
  given.params.measure = "sorensen";
  const [first = -1] = rowsOf(given, "", { key: "similarity", descending: true }, null);
  expect(given.pairs.sorensen[first]).toBe(Math.max(...given.pairs.sorensen));
});

test("a pair out of the columns is the one that went in", () => {
  const given = report();
  const pairs = Array.from(given.pairs.a, (_, index) => pairAt(given, index));
  expect(pairs.every(({ a, b, shared }) => shared === a + b)).toBe(true);
  expect(pairs.every(({ a, b, candidate }) => candidate === ((a + b) % 2 === 0))).toBe(true);
  expect(pairs.filter(({ group }) => group === null).length).toBe(pairs.filter(({ a, b }) => (a * b) % 3 === 0).length);
  const [x = 0, y = 0] = [given.pairs.a[3], given.pairs.b[3]];
  expect([...idsOf(given, [3])]).toEqual([10 * x, 10 * y]);
});

test("warnings are found by document", () => {
  const warnings = warningsByDocument(report());
  expect([...warnings.keys()].sort()).toEqual([0, 4]);
  expect(warnings.get(4)?.map(({ message }) => message)).toEqual(["first", "second"]);
});

test("an answer's columns are handed over, and nothing else is", () => {
  const given = report();
  const buffers = buffersOf(given);
  expect(new Set(buffers).size).toBeGreaterThan(12);
  expect(buffers).toContain(given.pairs.jaccard.buffer);
  expect(buffers).toContain(given.documents.id.buffer);
  const single = Uint32Array.of(1);
  expect(buffersOf(single)).toEqual([single.buffer]);
  for (const plain of [null, 1, "text", ["text"], { a: { b: { c: single } } }]) expect(buffersOf(plain)).toEqual([]);
});
