import { expect, test } from "@playwright/test";
import { buffersOf } from "../../www/engine/buffers.ts";
import { estimatesOf, evidenceAt, idsOf, pairAt, similaritiesOf, warningsByDocument } from "../../www/engine/pairs.ts";
import { Corpus, initSync, type Report } from "../../www/engine/pkg/lookalike.js";
import { groupAt } from "../../www/groups/groups.ts";
import { parseSearch } from "../../www/pairs/search/grammar.ts";
import { matching } from "../../www/pairs/search/matching.ts";
import {
  byGroup,
  firstOrder,
  knownLengths,
  orderedRows,
  orderIn,
  type PairOrder,
  type SortKey,
} from "../../www/pairs/sorted-rows.ts";
import { compile } from "./in-process.ts";
import { randomOf } from "./random.ts";

const NAMES = ["b 10.txt", "B 9.txt", "ann.txt", "Ünal.txt", "b 9.txt", "zoë.txt"];

/** What each of the documents weighs. */
const WEIGHTS = [12, 12, 12, 24, 12, 12];

/** The pairs' estimates. */
const ESTIMATES = [0, 0.25, 0.5, 0.75];

/** Columns of evidence for the first pairs. */
function evidenceOf(length: number): Report["pairs"]["evidence"] {
  const numbers = (scale: number) => Uint32Array.from({ length }, (_, index) => scale * (length - index));
  return {
    length,
    ...{ matchedA: numbers(100), matchedB: numbers(110), verbatimA: numbers(80), verbatimB: numbers(81) },
    ...{ longest: numbers(60), passages: numbers(1), expectedByChance: new Float64Array(length).fill(1e-9) },
    score: new Float64Array(length).fill(Number.NaN),
    weight: Float64Array.from({ length }, (_, index) => 90 * (length - index)),
  };
}

/** Every pair of six documents, in an order of its own, with measures that often tie. */
function report(): Report {
  const pairs: { a: number; b: number; shared: number }[] = [];
  for (let a = 0; a < NAMES.length; a++) {
    for (let b = a + 1; b < NAMES.length; b++) pairs.push({ a, b, shared: (a * 7 + b * 3) % 5 });
  }
  pairs.sort((x, y) => y.shared - x.shared);
  const columns = {
    length: pairs.length,
    a: Uint16Array.from(pairs, ({ a }) => a),
    b: Uint16Array.from(pairs, ({ b }) => b),
    shared: Uint32Array.from(pairs, ({ shared }) => shared),
    estimate: Uint16Array.from(pairs, ({ a, b }) => (a + b) % ESTIMATES.length),
    candidate: Uint8Array.from(pairs, ({ a, b }) => (a + b) % 2),
    evidence: evidenceOf(4),
  };
  const none = new Uint32Array(NAMES.length);
  const documents = {
    ...{ length: NAMES.length, id: Uint32Array.from(NAMES, (_, index) => 10 * index), name: NAMES },
    ...{ tokens: none, shingles: none, distinct: none, inTemplate: none, common: none, compared: none },
    ...{ weight: Uint32Array.from(WEIGHTS), group: Uint32Array.from(NAMES, (_, index) => 1 + (index % 3)) },
    warnings: [
      { document: 4, code: "sameText", message: "first" },
      { document: 0, code: "empty", message: "other" },
      { document: 4, code: "tooShort", message: "second" },
    ],
  };
  const estimates = {
    value: Float64Array.from(ESTIMATES),
    low: Float64Array.from(ESTIMATES, (value) => value / 2),
    high: Float64Array.from(ESTIMATES, (value) => (1 + value) / 2),
  };
  const settings = { params: { measure: "jaccard", evidence: true }, exact: true, totals: { expectedByChance: 0.01 } };
  return { pairs: columns, estimates, documents, ...settings } as unknown as Report;
}

/** The rows that the table shows. */
function rowsOf(given: Report, filter: string, order: PairOrder, longest: Int32Array | null): Uint32Array {
  const { terms } = parseSearch(filter, { words: new Map(), decimal: ".", group: "," });
  const names = given.documents.name;
  const earlierWork = new Uint8Array(9);
  const searched = { report: given, longest: longest ?? [], states: null, names, authors: [], earlierWork };
  return matching(orderedRows(given, order, longest, names), terms, searched);
}

/** The same rows by sorting objects. */
function naiveRows(given: Report, filter: string, { key, descending }: PairOrder, longest: Int32Array): number[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const collator = new Intl.Collator(undefined, { numeric: true });
  const name = (index: number): string => NAMES[index]?.toLowerCase() ?? "";
  const rows = Array.from(given.pairs.a, (_, index) => ({ index, pair: pairAt(given, index) }));
  type Row = (typeof rows)[number];
  const group = ({ index }: Row): number => groupAt(given, index) || Number.MAX_SAFE_INTEGER;
  const compare: Record<SortKey, (x: Row, y: Row) => number> = {
    evidence: (x, y) => y.index - x.index,
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
    for (const key of ["evidence", "similarity", "estimate", "names", "longest", "group"] as const) {
      for (const descending of [true, false]) {
        const order = { key, descending };
        const rows = [...rowsOf(given, filter, order, longest)];
        expect(rows, JSON.stringify({ filter, order })).toEqual(naiveRows(given, filter, order, longest));
      }
    }
  }
});

/** One row for each group by filtering: quadratic, and simple. */
function naiveByGroup(
  rows: readonly number[],
  groupOf: (row: number) => number,
  opened: ReadonlySet<number>,
): number[] {
  const ofGroup = (group: number): number[] => rows.filter((row) => groupOf(row) === group);
  return rows.flatMap((row) => {
    const group = groupOf(row);
    if (group === 0) return [row];
    if (Math.min(...ofGroup(group)) !== row) return [];
    return opened.has(group) ? [row, ...ofGroup(group).filter((other) => other !== row)] : [row];
  });
}

test("with one row for each group, the strongest pair found stands for the others, in any order", () => {
  const random = randomOf(7);
  for (let round = 0; round < 200; round++) {
    const groups = random(6);
    const groupOfRow = Array.from({ length: random(40) }, () => random(groups + 1));
    const groupOf = (row: number): number => groupOfRow[row] ?? 0;
    const found = [...groupOfRow.keys()].filter(() => random(4) > 0);
    const rows = found.map((row) => ({ row, place: random(1000) })).sort((x, y) => x.place - y.place);
    const order = rows.map(({ row }) => row);
    const opened = new Set(Array.from({ length: random(3) }, () => 1 + random(groups + 1)));
    const table = byGroup(Uint32Array.from(order), groups, groupOf, opened);
    expect([...table.rows]).toEqual(naiveByGroup(order, groupOf, opened));
    // Every pair found is shown, or counted in the row that stands for it.
    const closed = byGroup(Uint32Array.from(order), groups, groupOf, new Set());
    const others = [...closed.rows].reduce((sum, row) => sum + closed.othersOf(row), 0);
    expect(closed.rows.length + others).toBe(order.length);
  }
});

test("pairs with evidence come first, with what is known of them", () => {
  const given = report();
  expect([...rowsOf(given, "", firstOrder, null)]).toEqual([...given.pairs.a.keys()]);
  const { tokens, known } = knownLengths(given);
  expect([known, ...tokens]).toEqual([4, 240, 180, 120, 60, ...new Array(given.pairs.length - 4).fill(-1)]);
  expect(evidenceAt(given, 3)).toMatchObject({ matchedA: 100, matchedB: 110, longest: 60, expectedByChance: 1e-9 });
  expect(evidenceAt(given, 4)).toBeNull();
  // A table without matched words is sorted by similarity, and one with them has no column of estimates.
  expect(orderIn(given, firstOrder)).toBe(firstOrder);
  expect(orderIn(given, { key: "estimate", descending: false })).toEqual({ key: "similarity", descending: false });
  given.totals.expectedByChance = null;
  expect(orderIn(given, firstOrder).key).toBe("similarity");
});

test("the list is sorted by the measure that was chosen", () => {
  for (const measure of ["jaccard", "sorensen", "overlap"] as const) {
    const given = report();
    given.params.measure = measure;
    const shown = Array.from(given.pairs.a, (_, index) => pairAt(given, index)[measure]);
    expect([...similaritiesOf(given, measure)]).toEqual(shown);
    const [first = -1] = rowsOf(given, "", { key: "similarity", descending: true }, null);
    expect(shown[first]).toBe(Math.max(...shown));
  }
});

test("a pair out of the columns has all that follows from them", () => {
  const given = report();
  for (const [index, a] of given.pairs.a.entries()) {
    const [b = 0, shared = 0] = [given.pairs.b[index], given.pairs.shared[index]];
    const [ofA = 0, ofB = 0] = [WEIGHTS[a], WEIGHTS[b]];
    const value = ESTIMATES[(a + b) % ESTIMATES.length] ?? 0;
    expect(pairAt(given, index)).toEqual({
      ...{ a, b, shared, union: ofA + ofB - shared, jaccard: shared / (ofA + ofB - shared) },
      ...{ containmentAInB: shared / ofA, containmentBInA: shared / ofB },
      ...{ sorensen: (2 * shared) / (ofA + ofB), overlap: shared / Math.min(ofA, ofB) },
      ...{ estimate: value, estimateLow: value / 2, estimateHigh: (1 + value) / 2 },
      ...{ candidate: (a + b) % 2 === 1, group: shared > 0 && a % 3 === b % 3 ? 1 + (a % 3) : null },
      evidence: evidenceAt(given, index),
    });
    expect(estimatesOf(given)[index]).toBe(value);
    expect([...idsOf(given, [index])]).toEqual([10 * a, 10 * b]);
  }
});

test("pairs read out of a report have the numbers that the engine itself divides", async () => {
  initSync({ module: await compile() });
  const words = Array.from({ length: 90 }, (_, i) => `word${(i * i) % 70}`);
  const texts = [0, 5, 11, 30, 30, 88].map((start) => words.slice(start).join(" "));
  const few = ["", "too short", "nothing of the others is in this text here"];
  let compared = 0;
  for (const weighting of ["equal", "rarity"] as const) {
    const corpus = new Corpus();
    corpus.addAll([...texts, ...few]);
    const params = { threshold: 0, k: 2, weighting, signatureLength: 100 };
    const given = corpus.compare(params);
    for (const [index, a] of given.pairs.a.entries()) {
      const { group: _, evidence: ours, ...read } = pairAt(given, index);
      const { group: __, evidence, ...measured } = corpus.passages(a, given.pairs.b[index] ?? 0, params).pair;
      expect(read).toEqual(measured);
      expect(ours?.matchedA).toBe(evidence?.matchedA);
      compared++;
    }
    corpus.free();
  }
  expect(compared).toBeGreaterThan(18);
});

test("warnings are found by document", () => {
  const warnings = warningsByDocument(report());
  expect([...warnings.keys()].sort()).toEqual([0, 4]);
  expect(warnings.get(4)?.map(({ message }) => message)).toEqual(["first", "second"]);
});

test("an answer's columns are handed over, and nothing else is", () => {
  const given = report();
  const buffers = buffersOf(given);
  expect(new Set(buffers).size).toBe(21);
  expect(buffers).toContain(given.pairs.shared.buffer);
  expect(buffers).toContain(given.estimates.low.buffer);
  expect(buffers).toContain(given.documents.id.buffer);
  const single = Uint32Array.of(1);
  expect(buffersOf(single)).toEqual([single.buffer]);
  for (const plain of [null, 1, "text", ["text"], { a: { b: { c: { d: single } } } }])
    expect(buffersOf(plain)).toEqual([]);
});
