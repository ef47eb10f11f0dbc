/** A report without the passages that a person excluded: its numbers, its order, and the page that keeps them up to date. */
import { expect, test } from "@playwright/test";
import { evidenceAt } from "../../www/engine/pairs.ts";
import { Corpus, type Evidence, initSync, type Passage, type Report } from "../../www/engine/pkg/lookalike.js";
import { allGroups } from "../../www/groups/groups.ts";
import { strengthsIn } from "../../www/pairs/strength.ts";
import { countedReport, uncountedRows } from "../../www/pairs/uncounted.ts";
import { rowsOf } from "../../www/people/person-rows.ts";
import { adjusted, evidenceWithout, type PairExclusions } from "../../www/review/adjusted-report.ts";
import { words } from "../e2e/page.ts";
import { compared, fileOf, openApp, until } from "./app.ts";
import { compile } from "./in-process.ts";
import { reportOf } from "./report-of.ts";

/** A passage of this many words, at a place of its own in both texts. */
function passage(matched: number, at = 0): Passage {
  const place = { aStart: at, aEnd: at + 100, bStart: at, bEnd: at + 100 };
  const counts = { tokens: matched, matchedA: matched, matchedB: matched, aTokens: matched, bTokens: matched };
  return {
    ...place,
    ...counts,
    verbatimA: matched,
    verbatimB: matched,
    shingles: 0,
    edits: [],
    counterparts: [],
    isSummary: false,
    attributionA: { quoted: false, cited: false, reference: false },
    attributionB: { quoted: false, cited: false, reference: false },
  };
}

/** All pairs of a report in its order, with the words of each. */
function listOf({ pairs }: Report): [number, number, number][] {
  return Array.from(pairs.a, (a, row) => {
    const evidence = evidenceAt({ pairs } as Report, row);
    return [a, pairs.b[row] ?? 0, evidence ? evidence.matchedA : -1];
  });
}

function without(report: Report, ...excluded: (readonly [a: number, b: number, words: number])[]) {
  return adjusted(
    report,
    excluded.map(([a, b, matched]): PairExclusions => {
      const excluded = { ...passage(matched), matchedB: 2 * matched };
      return { a, b, excluded: [excluded], passages: null };
    }),
  );
}

const given = [
  { a: 0, b: 1, matched: 400 },
  { a: 2, b: 3, matched: 100 },
  { a: 0, b: 2, matched: 300 },
  { a: 1, b: 4, matched: 200 },
  { a: 3, b: 4 },
];

/** As the engine gives it, with what the test's report leaves out. */
function report(): Report {
  const made = reportOf(5, given);
  const { pairs, totals, params } = made;
  const column = (value: number) => new Float64Array(pairs.evidence.length).fill(value);
  const weight = Float64Array.of(120, 90, 70, 60);
  const evidence = { ...pairs.evidence, weight, expectedByChance: column(1e-9), score: column(Number.NaN) };
  const zeros = new Uint16Array(pairs.length);
  return {
    ...made,
    pairs: { ...pairs, estimate: zeros, candidate: new Uint8Array(pairs.length), evidence },
    totals: { ...totals, pairsWithEvidence: 4 },
    params: { ...params, minMatched: 25 },
  };
}

test("a pair falls to where its remaining words put it, and nothing else changes its order", () => {
  const before = report();
  expect(adjusted(before, []).report).toBe(before);
  const { report: after, byHand } = without(before, [0, 1, 150]);
  // The list goes by weights, so that a pair with few words may stand above one with more: 250 of 400 words weigh 75 of 120.
  expect(listOf(after)).toEqual([
    [2, 3, 100],
    [0, 1, 250],
    [0, 2, 300],
    [1, 4, 200],
    [3, 4, -1],
  ]);
  expect(byHand.at(1, 0)?.found).toMatchObject({ matchedA: 800, matchedB: 400 });
  expect(byHand.at(0, 2)).toBeNull();
  // The engine's report is as it was.
  expect(listOf(before)[0]).toEqual([0, 1, 400]);
});

test("a pair of programs falls to where its remaining share of both puts it, however many tokens others have", () => {
  const before = report();
  const score = Float64Array.of(0.9, 0.95, 0.5, 0.4);
  const { matchedA } = before.pairs.evidence;
  const weight = score.map((share, at) => (share * (matchedA[at] ?? 0)) / ((matchedA[at] ?? 0) + 50));
  const programs: Report = {
    ...before,
    pairs: { ...before.pairs, evidence: { ...before.pairs.evidence, score, weight } },
    params: { ...before.params, unit: "code" },
  };
  // Of 400 tokens 100 are left out, and with them a quarter of the share: 0.675, of which 300 tokens leave 0.58 for the order.
  const { report: after } = without(programs, [0, 1, 100]);
  expect(listOf(after)).toEqual([
    [2, 3, 100],
    [0, 1, 300],
    [0, 2, 300],
    [1, 4, 200],
    [3, 4, -1],
  ]);
  expect(after.pairs.evidence.score[1]).toBeCloseTo(0.675);
  // The 100 tokens of the other pair leave 0.63 of its share.
  const { report: both } = without(programs, [0, 1, 100], [0, 2, 50]);
  expect(listOf(both).slice(0, 3)).toEqual([
    [2, 3, 100],
    [0, 1, 300],
    [0, 2, 250],
  ]);
});

test("several pairs fall each to its place, and none rises", () => {
  const { report: after } = without(report(), [0, 1, 380], [0, 2, 10], [1, 4, 195]);
  expect(listOf(after)).toEqual([
    [2, 3, 100],
    [0, 2, 290],
    [0, 1, 20],
    [1, 4, 5],
    [3, 4, -1],
  ]);
});

test("a pair without any passage left is listed, is not counted, and links no group", () => {
  const before = report();
  expect(allGroups(before).list.map(({ documents }) => documents.length)).toEqual([5]);
  const { report: after, byHand } = without(before, [1, 4, 200]);
  expect(listOf(after).find(([a, b]) => a === 1 && b === 4)).toEqual([1, 4, 0]);
  expect(listOf(after).at(-2)).toEqual([1, 4, 0]);
  expect(after.totals.pairsWithEvidence).toBe(3);
  expect(byHand.uncounted).toBe(1);
  expect(allGroups(after).list.map(({ documents }) => [...documents].sort())).toEqual([[0, 1, 2, 3]]);
  // So is one with fewer words than a pair needs.
  expect(without(before, [1, 4, 180]).report.totals.pairsWithEvidence).toBe(3);
  expect(without(before, [1, 4, 175]).report.totals.pairsWithEvidence).toBe(4);
});

test("a pair that is not counted is on the list, and in no number of another screen or file", async () => {
  const before = report();
  // Of the pair 18 words are left, and the pair above it is as before.
  const { report: after } = without(before, [1, 4, 182]);
  const row = listOf(after).findIndex(([a, b]) => a === 1 && b === 4);
  expect([...uncountedRows(after)]).toEqual([row]);
  expect(uncountedRows(without(before, [1, 4, 175]).report).size).toBe(0);
  const counted = countedReport(after);
  expect(listOf(counted)).toEqual(listOf(after).filter((_, at) => at !== row));
  expect([counted.pairs.length, counted.pairs.evidence.length]).toEqual([4, 3]);
  expect(countedReport(before)).toBe(before);
  expect(allGroups(after).list.map(({ documents }) => [...documents].sort())).toEqual([[0, 1, 2, 3]]);
  const strengths = strengthsIn(after);
  expect(strengths.ofPairs[row]).toBe(0);
  const people = Array.from(after.documents.id, (id) => ({
    key: `file ${id}`,
    name: `${id}`,
    documents: [{ id, name: `${id}`, tricks: [] }],
  })) as unknown as Parameters<typeof rowsOf>[0];
  const input: Report = { ...after, documents: { ...after.documents, warnings: [] } as unknown as Report["documents"] };
  expect(rowsOf(people, input, strengths, null).map(({ pairs }) => pairs)).toEqual([2, 1, 2, 2, 1]);
  // With aliases in place of the names, too.
  expect(uncountedRows(input).size).toBe(1);
});

test("what is left is never negative, more than it was, or claimed where it is not known", () => {
  const before: Evidence = {
    ...{ matchedA: 60, matchedB: 58, verbatimA: 50, verbatimB: 48, longest: 40, passages: 2 },
    ...{ expectedByChance: 1e-6, score: 0.5, weight: 0.25 },
  };
  expect(evidenceWithout(before, [], null)).toBe(before);
  const left = evidenceWithout(before, [passage(40)], [{ ...passage(20), matchedB: 18, verbatimA: 15, verbatimB: 12 }]);
  expect(left).toEqual({
    ...{ matchedA: 20, matchedB: 18, verbatimA: 15, verbatimB: 12, longest: 18, passages: 1 },
    ...{ expectedByChance: null, score: (0.5 * 38) / 118, weight: (0.5 * (38 / 118) * 18) / 68 },
  });
  // Of texts the weight goes with the words of the side with fewer.
  const text = evidenceWithout({ ...before, score: null, weight: 29 }, [passage(40)], null);
  expect([text.weight, text.score]).toEqual([9, null]);
  const unknown = evidenceWithout(before, [passage(40)], null);
  expect(unknown).toMatchObject({ longest: 18, verbatimA: 20, passages: 1 });
  const none = evidenceWithout(before, [passage(100)], []);
  expect(none).toMatchObject({ matchedA: 0, matchedB: 0, verbatimA: 0, longest: 0, passages: 1, score: 0 });
});

test("the numbers without a passage are those of the others, as the engine counts them", async () => {
  initSync({ module: await compile() });
  const corpus = new Corpus();
  const [first, second] = [words(90, 60), words(91, 35)];
  corpus.addAll([
    { name: "a", text: `${words(1, 60)}. ${first}. ${words(2, 90)}. ${second}. ${words(3, 50)}.` },
    { name: "b", text: `${words(4, 80)}. ${second}. ${words(5, 70)}. ${first}. ${words(6, 40)}.` },
  ]);
  const found = corpus.compare({});
  const { passages } = corpus.passages(0, 1, found.params);
  corpus.free();
  expect(passages.length).toBe(2);
  const engine = evidenceAt(found, 0);
  const sum = (side: "matchedA" | "matchedB") => passages.reduce((all, one) => all + one[side], 0);
  expect([sum("matchedA"), sum("matchedB")]).toEqual([engine?.matchedA, engine?.matchedB]);
  for (const [at, excluded] of passages.entries()) {
    const { report: after } = adjusted(found, [{ a: 0, b: 1, excluded: [excluded], passages }]);
    const rest = passages[1 - at] as Passage;
    expect(evidenceAt(after, 0)).toMatchObject({
      ...{ matchedA: rest.matchedA, matchedB: rest.matchedB, passages: 1 },
      ...{ verbatimA: rest.verbatimA, verbatimB: rest.verbatimB },
      longest: Math.min(rest.matchedA, rest.matchedB),
    });
  }
});

test("all of the page follows an exclusion, the reader's way from pair to pair does not, and it is taken back", async () => {
  const app = await openApp();
  const { store, pairs, load } = app;
  const { excludePassage, restorePassage } =
    await load<typeof import("../../www/review/exclusions.ts")>("review/exclusions.ts");
  const listed = await load<typeof import("../../www/review/listed.ts")>("review/listed.ts");
  const [long, short, other] = [words(90, 70), words(91, 30), words(92, 50)];
  const files = [
    fileOf("a.txt", `${words(1, 60)}. ${long}. ${words(2, 60)}. ${short}. ${words(3, 40)}.`),
    fileOf("b.txt", `${words(4, 60)}. ${long}. ${words(5, 60)}. ${short}. ${words(6, 40)}.`),
    fileOf("c.txt", `${words(7, 60)}. ${other}. ${words(8, 100)}.`),
    fileOf("d.txt", `${words(9, 60)}. ${other}. ${words(10, 100)}.`),
  ];
  await compared(app, () => app.actions.addFound(files, "submission"));
  const shown = () =>
    [...pairs.rows.value].map((row) => {
      const report = store.result.value?.report as Report;
      const { matchedA, longest, passages } = evidenceAt(report, row) as Evidence;
      return [report.documents.name[report.pairs.a[row] ?? 0], matchedA, longest, passages];
    });
  expect(shown()).toEqual([
    ["a.txt", 100, 70, 2],
    ["c.txt", 50, 50, 1],
  ]);
  const [a, b] = [...store.documents.value.values()];
  if (!a || !b) throw new Error("no documents");
  app.address.write(store.hashOfPair(a.id, b.id));
  await until(() => app.comparison.comparison.value.state === "ready", "the pair is compared");
  const { value: comparison } = app.comparison.comparison;
  if (comparison.state !== "ready") throw new Error("no comparison");
  excludePassage(a, b, comparison.detail.passages[0] as Passage);
  // At once by what is known, and then by what the engine finds.
  expect(shown()).toEqual([
    ["c.txt", 50, 50, 1],
    ["a.txt", 30, 30, 1],
  ]);
  await until(() => app.exclusions.foundPassages.value !== null, "the engine's passages");
  expect(shown()[1]).toEqual(["a.txt", 30, 30, 1]);
  expect(app.byHand.byHand.value.at(0, 1)).toMatchObject({ excluded: [{ matchedA: 70 }], found: { matchedA: 100 } });
  // The same comparison, and the next pair is the one that was next when it was opened.
  expect(app.comparison.comparison.value).toBe(comparison);
  expect([listed.position.value, listed.positionAfter(1)]).toEqual([0, 1]);
  excludePassage(a, b, comparison.detail.passages[1] as Passage);
  expect(store.result.value?.report.totals.pairsWithEvidence).toBe(1);
  expect(shown()[1]).toEqual(["a.txt", 0, 0, 0]);
  // Search and threshold go by the same numbers.
  app.address.write("#/");
  await until(() => store.pairShown.value === null, "the list");
  pairs.query.value = "matched > 10";
  expect(shown().map(([name]) => name)).toEqual(["c.txt"]);
  pairs.query.value = "";
  // Another run: still excluded, and its passages are asked for anew.
  await compared(app, () => app.actions.change({ k: "4" }));
  expect(shown()[1]).toEqual(["a.txt", 0, 0, 0]);
  restorePassage(a, b);
  expect(shown()[0]).toEqual(["a.txt", 100, 70, 2]);
  expect(app.byHand.byHand.value.all).toEqual([]);
});
