/** What the overview shows: each document's strongest match, how many are on either side of a threshold, and chance. */
import { expect, test } from "@playwright/test";
import { FIRST_COLLECTED_ID } from "../../www/documents/document.ts";
import { Corpus, initSync, type Report } from "../../www/engine/pkg/lookalike.js";
import type { EngineDocument } from "../../www/engine/protocol.ts";
import {
  type Bar,
  byChanceAt,
  countFrom,
  DIGIT,
  distributionOf,
  documentsByChance,
  positionOfEdge,
  positionOfStrength,
  roomAbove,
  steppedFrom,
  strengthAt,
  tabulated,
} from "../../www/overview/distribution.ts";
import { notComparedIn, resultInWords } from "../../www/overview/overview.tsx";
import { authorPairsIn } from "../../www/pairs/author-pairs.ts";
import { authorsInWords } from "../../www/pairs/authors-in-words.ts";
import { commonTextInWords, hasCommonText } from "../../www/pairs/common-text.ts";
import { strengthInWords, strengthsIn } from "../../www/pairs/strength.ts";
import { comparedInWords } from "../../www/pairs/summary.tsx";
import { adjusted, nothingExcluded } from "../../www/review/adjusted-report.ts";
import { compile } from "./in-process.ts";
import { speak } from "./speak.ts";

test.beforeEach(() => speak("en"));

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

const headline = (given: Report): string => plain(resultInWords(given).headline);

interface Given {
  a: number;
  b: number;
  words?: number;
  /** What these count as, if not all count fully. */
  weight?: number;
  score?: number;
  chance?: number;
}

/** A report of some pairs among `count` documents, as far as the overview asks; those with words or a score come first. */
function report(
  count: number,
  given: readonly Given[],
  more: { unit?: string; evidence?: boolean; chance?: number } = {},
) {
  const { unit = "words", evidence = true, chance = 0.5 } = more;
  const found = given.filter(({ words, score }) => words !== undefined || score !== undefined);
  const numbers = (value: (pair: Given) => number) => Uint32Array.from(found, value);
  return {
    params: { unit, evidence, measure: "jaccard", minMatched: 25, threshold: 0.2 },
    exact: true,
    documents: {
      length: count,
      id: Uint32Array.from({ length: count }, (_, at) => at),
      words: new Uint32Array(count).fill(1000),
      compared: new Uint32Array(count).fill(900),
      weight: new Uint32Array(count).fill(100),
      warnings: [],
    },
    pairs: {
      length: given.length,
      a: Uint32Array.from(given, ({ a }) => a),
      b: Uint32Array.from(given, ({ b }) => b),
      shared: Uint32Array.from(given, (_, at) => 90 - 10 * at),
      evidence: {
        length: found.length,
        matchedA: numbers(({ words = 0 }) => words + 7),
        matchedB: numbers(({ words = 0 }) => words),
        weight: Float64Array.from(found, ({ words = 0, weight = words }) => weight),
        score: Float64Array.from(found, ({ score = Number.NaN }) => score),
        expectedByChance: Float64Array.from(found, ({ chance: expected = Number.NaN }) => expected),
      },
    },
    totals: {
      possiblePairs: (count * (count - 1)) / 2,
      pairsWithEvidence: found.length,
      pairsLeftOut: 0,
      pairsLeftOutByDocument: 0,
      pairsNotAligned: 0,
      expectedByChance: unit === "code" ? (more.chance ?? null) : chance,
    },
  } as unknown as Report;
}

/** The first documents of a report, as the engine got them. */
function submissions(count: number): EngineDocument[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    name: `${id}.txt`,
    text: "",
    role: "submission",
    author: null,
  }));
}

/** Ranked as the engine does: of the second pair, some words are in many texts, and count less. */
const ranked: Given[] = [
  { a: 0, b: 1, words: 300, chance: 1e-9 },
  { a: 0, b: 2, words: 340, weight: 280, chance: 1e-6 },
  { a: 2, b: 3, words: 40, chance: 0.01 },
  { a: 1, b: 3, words: 40, chance: 0.2 },
  { a: 4, b: 5 },
];

test("a document's strongest match is its pair with the most matched words, and the report's order settles ties", () => {
  const { measure, isWeighted, ofDocuments, rows, ofPairs } = strengthsIn(report(7, ranked));
  expect([measure, isWeighted]).toEqual(["words", true]);
  // By what they count as, in the order of the list.
  expect([...ofPairs]).toEqual([300, 280, 40, 40, 0]);
  expect([...ofDocuments]).toEqual([300, 300, 280, 40, 0, 0, 0]);
  // The last pair is listed for its similarity alone; the last document has none.
  expect([...rows]).toEqual([0, 0, 1, 2, 4, 4, -1]);
  expect(strengthInWords(strengthsIn(report(7, ranked)), 280)).toBe("280 weighted words");
  // Of no pair here do any words count less.
  expect(strengthInWords(strengthsIn(report(7, ranked.slice(2))), 40)).toBe("40 matched words");
});

test("programs are measured by the share of both, and lists without evidence by similarity", () => {
  const programs = strengthsIn(
    report(
      3,
      [
        { a: 0, b: 1, score: 0.8 },
        { a: 0, b: 2, score: 0.6 },
      ],
      { unit: "code" },
    ),
  );
  expect([programs.measure, ...programs.ofDocuments]).toEqual(["score", 0.8, 0.8, 0.6]);
  // Of few tokens, all of which are equal: below a long copy in the list, and still the largest share.
  const few = strengthsIn(
    report(
      3,
      [
        { a: 0, b: 1, score: 0.6 },
        { a: 0, b: 2, score: 0.9 },
      ],
      { unit: "code" },
    ),
  );
  expect([...few.ofDocuments]).toEqual([0.9, 0.6, 0.9]);
  expect([...few.rows]).toEqual([0, 0, 1]);
  const similar = strengthsIn(
    report(
      3,
      [
        { a: 0, b: 1 },
        { a: 1, b: 2 },
      ],
      { evidence: false },
    ),
  );
  expect(similar.measure).toBe("similarity");
  // Nothing stands out among these programs, of which two are similar.
  const alike = strengthsIn(report(3, [{ a: 0, b: 1 }], { unit: "code" }));
  expect([alike.measure, ...alike.ofDocuments]).toEqual(["similarity", 90 / 110, 90 / 110, 0]);
  expect([...similar.ofDocuments]).toEqual([90 / 110, 90 / 110, 80 / 120]);
});

test("every document is in one bar, and the bars meet", () => {
  const given = report(7, ranked);
  const drawn = distributionOf(given, strengthsIn(given), (at) => at !== 6);
  expect(drawn.edges).toEqual([0, 25, 50, 100, 200, 400]);
  for (const [at, { from, to }] of drawn.bars.entries()) expect([from, to]).toEqual(drawn.edges.slice(at, at + 2));
  expect(drawn.bars.reduce((sum, { documents }) => sum + documents, 0)).toBe(6);
  expect(drawn.unmatched).toBe(2);
  const of = (words: number) => drawn.bars.find(({ from, to }) => from <= words && words < to)?.documents;
  expect([0, 40, 280, 300].map(of)).toEqual([2, 1, 3, 3]);
});

test("each bar spans twice as many words as the one before, however few or many words match", () => {
  const edgesOf = (...words: number[]): readonly number[] => {
    const given = report(
      2 * words.length,
      words.map((words, at) => ({ a: 2 * at, b: 2 * at + 1, words })),
    );
    return distributionOf(given, strengthsIn(given), () => true).edges;
  };
  expect(edgesOf(1000, 30)).toEqual([0, 25, 50, 100, 200, 400, 800, 1600]);
  expect(edgesOf(536)).toEqual([0, 400, 800]);
  expect(edgesOf(50)).toEqual([0, 50, 100]);
  expect(edgesOf(30, 2)).toEqual([0, 1, 3, 6, 12, 25, 50]);
  expect(edgesOf(5)).toEqual([0, 3, 6]);
});

test("the counts on either side of a threshold are those of a plain count", () => {
  const given = report(7, ranked);
  const { strongest, pairs } = distributionOf(given, strengthsIn(given), () => true);
  for (const from of [0, 1, 40, 41, 280, 281, 300, 301]) {
    expect(countFrom(strongest, from)).toBe([300, 300, 280, 40, 0, 0, 0].filter((words) => words >= from).length);
    expect(countFrom(pairs, from)).toBe([300, 280, 40, 40, 0].filter((words) => words >= from).length);
  }
});

test("places on the scale and strengths lead to each other", () => {
  const given = report(7, ranked);
  const words = distributionOf(given, strengthsIn(given), () => true);
  const programs = report(3, [{ a: 0, b: 1, score: 0.8 }], { unit: "code" });
  const shares = distributionOf(programs, strengthsIn(programs), () => true);
  expect(positionOfStrength(words, 0)).toBe(0);
  expect(positionOfStrength(words, 9999)).toBe(1);
  for (const strength of [0, 10, 40, 57, 120, 333, 399])
    expect(strengthAt(words, positionOfStrength(words, strength))).toBe(strength);
  for (const strength of [0, 0.05, 0.33, 0.99, 1])
    expect(strengthAt(shares, positionOfStrength(shares, strength))).toBe(strength);
  const up = [1, 2, 3].reduce((all) => [...all, steppedFrom(words, all.at(-1) ?? 0, 1)], [0]);
  expect(up).toEqual([0, 25, 50, 100]);
  expect(steppedFrom(words, 60, -1)).toBe(50);
  expect(steppedFrom(words, 55, -1)).toBe(50);
  expect(steppedFrom(words, 0, -1)).toBe(0);
  expect(steppedFrom(words, 400, 4)).toBe(400);
});

test("the forecast of chance falls from that of the whole list to that of its strongest pairs", () => {
  const given = report(7, ranked);
  const drawn = distributionOf(given, strengthsIn(given), () => true);
  expect(byChanceAt(drawn, 0)).toBe(0.5);
  expect(byChanceAt(drawn, 50)).toBe(1e-6);
  const expected = drawn.edges.map((edge) => byChanceAt(drawn, edge) ?? 0);
  for (const [at, one] of expected.entries()) expect(one).toBeLessThanOrEqual(expected[at - 1] ?? one);
  // What falls into the bars is all of it.
  expect(drawn.bars.reduce((sum, { byChance }) => sum + (byChance ?? 0), 0)).toBeCloseTo(0.5);
  // Of text that most documents share, the forecast knows nothing.
  const common = distributionOf(given, strengthsIn(given), () => true, true);
  expect(common.bars.every(({ byChance }) => byChance === null)).toBe(true);
  const programs = report(3, [{ a: 0, b: 1, score: 0.8 }], { unit: "code" });
  const unknown = distributionOf(programs, strengthsIn(programs), () => true);
  expect(byChanceAt(unknown, 0.5)).toBeNull();
  expect(unknown.bars.every(({ byChance }) => byChance === null)).toBe(true);
});

test("the table of numbers has every bar that is drawn, also where only chance would put documents", () => {
  const given = report(7, ranked, { chance: 3 });
  const { bars } = distributionOf(given, strengthsIn(given), () => true);
  const rows = tabulated(bars).map(({ from, documents }) => [from, documents]);
  expect(rows).toEqual([
    [0, 3],
    [25, 1],
    [200, 3],
  ]);
  const weak = report(7, [{ a: 0, b: 1, words: 60, weight: 20, chance: 2 }, ...ranked.slice(0, 1)], { chance: 3 });
  const drawn = distributionOf(weak, strengthsIn(weak), () => true).bars;
  const total = (some: readonly Bar[]): number => some.reduce((sum, bar) => sum + documentsByChance(bar), 0);
  expect(total(tabulated(drawn))).toBeCloseTo(6, 5);
  expect(tabulated(drawn).some(({ documents, byChance }) => documents === 0 && (byChance ?? 0) > 0)).toBe(true);
});

test("the engine's own reports have a strongest match for each document, found by looking at every pair", async () => {
  initSync({ module: await compile() });
  const words = Array.from({ length: 400 }, (_, i) => `word${(i * i * 7) % 331}`);
  const corpus = new Corpus();
  corpus.addAll([0, 20, 60, 150, 150].map((start) => words.slice(start, start + 150).join(" ")));
  for (const params of [{}, { evidence: false, threshold: 0 }, { method: "lsh" as const, threshold: 0.1 }]) {
    const given = corpus.compare(params);
    const { ofPairs, ofDocuments } = strengthsIn(given);
    for (let at = 0; at < given.documents.length; at++) {
      const own = [...ofPairs].filter((_, row) => given.pairs.a[row] === at || given.pairs.b[row] === at);
      expect(ofDocuments[at]).toBe(Math.max(0, ...own));
    }
  }
  corpus.free();
});

test("where half of the pairs stand out, the reason is named, and what to do unless it is done", () => {
  const all = Array.from({ length: 5 }, (_, a) =>
    Array.from({ length: 4 - a }, (_, at) => ({ a, b: a + at + 1, words: 60, chance: 1e-9 })),
  ).flat();
  const isCommon = (given: Report, of: readonly EngineDocument[]) => hasCommonText(given, nothingExcluded, of);
  expect(isCommon(report(5, all), submissions(5))).toBe(true);
  expect(isCommon(report(5, all.slice(0, 5)), submissions(5))).toBe(true);
  expect(isCommon(report(5, all.slice(0, 4)), submissions(5))).toBe(false);
  expect(isCommon(report(3, all.slice(0, 3)), submissions(3))).toBe(false);
  // Earlier work about other tasks adds pairs, of which none stands out.
  expect(isCommon(report(50, all), submissions(5))).toBe(true);
  expect(isCommon(report(50, all.slice(0, 4)), submissions(5))).toBe(false);
  // The task on top of most essays, but not of all.
  const withTask = (count: number) =>
    Array.from({ length: count }, (_, a) =>
      Array.from({ length: count - 1 - a }, (_, at) => ({ a, b: a + at + 1, words: 60, chance: 1e-9 })),
    ).flat();
  expect([20, 16, 15].map((count) => isCommon(report(30, withTask(count)), submissions(30)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isCommon(report(9, withTask(6)), submissions(9)), "six may have copied from one another").toBe(false);
  // Pairs of one author are not compared.
  const ofAnn = submissions(6).map((document) => ({ ...document, author: document.id >= 3 ? "Ann" : null }));
  expect(isCommon(report(50, all.slice(0, 6)), ofAnn)).toBe(true);
  expect(isCommon(report(50, all.slice(0, 5)), ofAnn)).toBe(false);
  const said =
    "Most documents share passages with many others, as texts on one form, by one method or from one source do. How many pairs this explains is not known.";
  const advice =
    "If everyone was given the same text, such as the task, add it as a template to exclude it everywhere.";
  expect(commonTextInWords(report(5, all), false, "overview-common-text")).toBe(`${said} ${advice}`);
  expect(commonTextInWords(report(5, all), true, "overview-common-text")).toBe(said);
  const programs = report(12, [], { unit: "code" });
  expect(commonTextInWords(programs, false, "overview-common-text")).toBe(
    "Most programs seem to share the same code, such as starter code. Add it as a template to exclude it everywhere.",
  );
});

test("of a few texts that are alike it is said that nothing can be forecast, and that their pairs were searched for", () => {
  const few = report(
    5,
    [0, 1, 2].map((a) => ({ a, b: a + 1, words: 60, chance: 1e-9 })),
  );
  const totals = { ...few.totals, expectedByChance: null, pairsAligned: 3 };
  const { headline, details } = resultInWords({ ...few, totals });
  expect(headline).toBe("3 pairs stand out among 10.");
  expect(details.join(" ")).toContain(
    "With so few texts, it cannot be told how much of what they share comes from a common task",
  );
});

test("where most documents share text, what chance alone would give is not said: it knows nothing of such text", () => {
  const all = Array.from({ length: 10 }, (_, a) => ({ a: a % 4, b: 4, words: 60, chance: 1e-9 }));
  const details = (isCommon: boolean, more: { unit?: string } = {}) =>
    resultInWords(report(5, all, more), nothingExcluded, isCommon).details.join(" ");
  expect(details(false)).toContain("Chance and common subjects alone would put about 0.5 pairs on this list.");
  expect(details(true)).not.toContain("Chance and common subjects");
  expect(details(true)).toContain("A pair stands out if");
  // Of programs, that it is unknown agrees with the note.
  expect(details(true, { unit: "code" })).toContain("could not be measured");
});

test("of programs whose forecast is unknown, most in one group have code in common; copies of a few and a known forecast do not", () => {
  const linked = (count: number) => Array.from({ length: count - 1 }, (_, at) => ({ a: at, b: at + 1, score: 0.6 }));
  const isCommon = (given: readonly Given[], more: { unit?: string; chance?: number } = {}) =>
    hasCommonText(report(12, given, { unit: "code", ...more }), nothingExcluded, submissions(12));
  expect(isCommon(linked(7))).toBe(true);
  expect(isCommon(linked(6))).toBe(false);
  // Six who copied from one neighbour each.
  expect(isCommon(Array.from({ length: 6 }, (_, at) => ({ a: 2 * at, b: 2 * at + 1, score: 0.6 })))).toBe(false);
  expect(
    isCommon(
      linked(7).map((pair) => ({ ...pair, chance: 0.3 })),
      { chance: 2 },
    ),
  ).toBe(false);
  expect(
    isCommon(
      linked(7).map((pair) => ({ ...pair, words: 60, chance: 1e-9 })),
      { unit: "words" },
    ),
  ).toBe(false);
});

test("the first sentence is what a teacher would say, and acquits no other pair", () => {
  const three = ranked.slice(0, 3);
  expect(headline(report(30, three))).toBe("3 pairs stand out among 435.");
  expect(headline(report(30, ranked.slice(0, 1)))).toBe("1 pair stands out among 435.");
  expect(headline(report(30, [{ a: 0, b: 1, score: 0.8 }], { unit: "code" }))).toBe("1 pair stands out among 435.");
  expect(headline(report(2, [{ a: 0, b: 1, words: 60, chance: 1e-9 }]))).toBe(
    "The two texts share at least 25 words that chance does not explain.",
  );
  expect(headline(report(30, three, { evidence: false }))).toBe("3 of 435 pairs are 20% similar or more.");
  const weak = { a: 4, b: 5, words: 26, chance: 7.4 };
  const large = resultInWords(report(3_000, [...three, weak]));
  expect(plain(large.headline)).toBe("3 pairs stand out among 4,498,500. 1 weaker pair is listed as well.");
  expect(large.details.map(plain)).toContain(
    "In a comparison like this, chance or a common task may give weaker pairs.",
  );
  expect(headline(report(3_000, [weak]))).toMatch(/^No pair stands out/);
  // Of a class's programs, only those stand out that are more alike than independent solutions.
  const solutions = [
    { a: 0, b: 1, score: 0.95, chance: 0 },
    { a: 2, b: 3, score: 0.41, chance: 12.5 },
    { a: 4, b: 5, score: 0.38, chance: 20 },
  ];
  const ofClass = resultInWords(report(60, solutions, { unit: "code", chance: 24 }));
  expect(plain(ofClass.headline)).toBe("1 pair stands out among 1,770. 2 weaker pairs are listed as well.");
  expect(ofClass.details.map(plain).join(" ")).toContain(
    "In a comparison like this, chance or a common task may give weaker pairs. " +
      "Solutions of one task are alike: this alone explains weaker pairs, but not those that stand out.",
  );
  expect(headline(report(60, solutions.slice(1), { unit: "code", chance: 24 }))).toBe(
    "No pair stands out among 1,770. 2 weaker pairs are listed as well.",
  );
});

test("it is said in how many pairs both programs have too little code to tell a copy from an honest solution", () => {
  const pairs = [
    { a: 0, b: 1, score: 1 },
    { a: 0, b: 2, score: 1 },
    { a: 1, b: 2, score: 1 },
    { a: 3, b: 4, score: 0.4, chance: 7 },
  ];
  const ofClass = report(55, pairs, { unit: "code", chance: 8 });
  const short = (...documents: number[]): void => {
    const warnings = documents.map((document) => ({ document, code: "tooShortToTell" }));
    Object.assign(ofClass.documents, { warnings });
  };
  const [strong, weak] = ["3 pairs stand out among 1,485.", "1 weaker pair is listed as well."];
  const tooShort = "of them, both programs have too little code of their own to tell a copy from an honest solution.";
  short(2);
  expect(headline(ofClass)).toBe(`${strong} ${weak}`);
  short(0, 2, 3, 4);
  expect(headline(ofClass)).toBe(`${strong} In 1 ${tooShort} ${weak}`);
  short(0, 1, 2);
  expect(headline(ofClass)).toBe(`${strong} In 3 ${tooShort} ${weak}`);
});

test("pairs of authors stand out by any of their files, and the weaker ones are counted once each", () => {
  // Nine authors with two files each, the last two of earlier years, who are not compared with each other.
  const list = Array.from({ length: 9 }, (_, at) => ({ key: `${at}`, name: `${at}`, words: 2000, isEarlier: at > 6 }));
  const holders = { list, of: Int32Array.from({ length: 18 }, (_, document) => document >> 1) };
  const said = (given: readonly Given[]): string => {
    const found = report(18, given);
    Object.assign(found.pairs.evidence, { longest: new Uint32Array(given.length).fill(20) });
    return plain(authorsInWords(found, nothingExcluded, { holders, ...authorPairsIn(found, holders, new Map()) }));
  };
  const strong = [
    { a: 0, b: 2, words: 300, chance: 1e-9 },
    { a: 4, b: 6, words: 60, chance: 0.2 },
  ];
  const weak = [
    // Of the first pair, whose other files stand out.
    { a: 1, b: 3, words: 40, chance: 3 },
    // Two of one pair of authors.
    { a: 8, b: 10, words: 30, chance: 5 },
    { a: 9, b: 11, words: 28, chance: 6 },
    { a: 12, b: 16, words: 26, chance: 7 },
  ];
  // Too few words of a long work tell nothing, nor does similarity alone.
  const untold = [
    { a: 5, b: 14, words: 12, chance: 0.5 },
    { a: 7, b: 15 },
  ];
  expect(said([...strong, ...weak, ...untold])).toBe(
    "2 pairs of authors stand out among 35. 2 weaker pairs are listed as well.",
  );
  expect(said([...strong, ...weak.slice(0, 2)])).toBe(
    "2 pairs of authors stand out among 35. 1 weaker pair is listed as well.",
  );
  expect(said([...strong.slice(0, 1), ...untold])).toBe("1 pair of authors stands out among 35.");
  expect(said(weak.slice(1))).toBe("No pair of authors stands out among 35. 2 weaker pairs are listed as well.");
});

test("where passages are excluded, a weak pair stays weak, and chance stays a number", () => {
  const texts = report(30, [
    ...ranked.slice(0, 3),
    { a: 4, b: 5, words: 60, chance: 7.4 },
    { a: 6, b: 7, words: 26, chance: 9 },
  ]);
  Object.assign(texts.pairs, { estimate: new Float64Array(5), candidate: new Uint8Array(5) });
  for (const column of ["verbatimA", "verbatimB", "longest", "passages"] as const)
    Object.assign(texts.pairs.evidence, { [column]: new Uint32Array(5).fill(2) });
  const without = (a: number, words: number) => {
    const place = { aStart: 0, aEnd: 90, bStart: 0, bEnd: 90, matchedA: words, matchedB: words };
    return { a, b: a + 1, excluded: [place], passages: null };
  };
  expect(headline(texts)).toBe("3 pairs stand out among 435. 2 weaker pairs are listed as well.");
  const { report: left, byHand } = adjusted(texts, [without(4, 10), without(2, 4), without(6, 26)]);
  expect(plain(resultInWords(left, byHand).headline)).toBe(
    "3 pairs stand out among 435. 1 weaker pair is listed as well.",
  );
  const strengths = strengthsIn(left);
  const drawn = distributionOf(left, strengths, () => true);
  for (const edge of drawn.edges) expect(byChanceAt(drawn, edge)).toBeGreaterThanOrEqual(0);
  // Nothing is left of it, not even a word.
  expect(strengths.ofPairs.at(-1)).toBe(0);
});

test("a list that is cut off says only how many pairs stand out at least", () => {
  const cut = report(30, [...ranked.slice(0, 3), { a: 4, b: 5, words: 26, chance: 7.4 }]);
  cut.totals.pairsWithEvidence = 90;
  expect(headline(cut)).toBe(
    "At least 3 pairs stand out among 435; the list is limited, and others are not on it. 1 weaker pair is listed as well.",
  );
});

test("after what was found stands what was not looked for, in every language", () => {
  const texts =
    "Not looked for: translations, and other sources. Text that was rewritten throughout is found only in part.";
  const { headline, details } = resultInWords(report(30, []));
  expect(plain(headline)).toBe("No pair stands out among 435.");
  expect(details.map(plain)).toEqual(["No two texts share 25 words or more that chance does not explain.", texts]);
  const programs = resultInWords(report(30, [{ a: 0, b: 1, score: 0.8 }], { unit: "code" }));
  expect(programs.details.at(-1)).toBe(
    "Not looked for: code rewritten from scratch, and code from outside these programs.",
  );
  const similar = resultInWords(report(30, [], { evidence: false }));
  const unmatched = "Not looked for: text rewritten throughout, translations, and other sources.";
  expect([similar.headline, ...similar.details]).toEqual(["Nothing similar found", unmatched]);
  expect(resultInWords(report(2, [])).details.at(-1)).toBe(texts);
  for (const [language, expected] of [
    ["es", /^No se buscó: /],
    ["ru", /^Не искали: /],
  ] as const) {
    speak(language);
    const found = resultInWords(report(30, ranked.slice(0, 3)));
    expect(found.headline).toMatch(/^(Destacan 3 de 435 pares|Выделяются 3 пары из 435)\.$/u);
    expect(found.details.at(-1)).toMatch(expected);
  }
});

test("a narrow bar has room for a number of two digits where nothing is beside it", () => {
  const roomFor = (...scores: number[]): number => {
    const programs = report(
      2 * scores.length,
      scores.map((score, at) => ({ a: 2 * at, b: 2 * at + 1, score })),
      { unit: "code" },
    );
    const { bars } = distributionOf(programs, strengthsIn(programs), () => true);
    return roomAbove(
      bars,
      bars.findLastIndex(({ documents }) => documents > 0),
    );
  };
  const twoDigits = 2 * DIGIT;
  expect(roomFor(1, 1)).toBeGreaterThanOrEqual(twoDigits);
  expect(roomFor(0.97, 0.92)).toBeLessThan(twoDigits);
});

test("the first bar has room for its number, and places and strengths still lead to each other", () => {
  for (const [count, needed] of [
    [12, 0],
    [9791, 44],
    [123_456, 58],
  ] as const) {
    const given = report(count, ranked);
    const distribution = distributionOf(given, strengthsIn(given), () => true);
    const width = positionOfEdge(distribution, 1);
    // The drawing is never less than 330 pixels wide; where all bars are wide enough, they are equally wide.
    expect(330 * width).toBeGreaterThanOrEqual(needed);
    if (needed === 0) expect(width).toBeCloseTo(1 / distribution.bars.length);
    expect(positionOfEdge(distribution, distribution.bars.length)).toBeCloseTo(1);
    for (const [at, edge] of distribution.edges.entries()) {
      expect(positionOfStrength(distribution, edge)).toBeCloseTo(positionOfEdge(distribution, at));
      expect(strengthAt(distribution, positionOfEdge(distribution, at))).toBe(edge);
    }
  }
});

test("where memory was too short for exact sets, only what bands proposed counts as estimated", () => {
  const totals = { possiblePairs: 239_599, candidatePairs: 489 };
  const compared = (method: string, exact: boolean, fallbacks: readonly string[] = []) =>
    comparedInWords({ params: { method }, exact, fallbacks, totals } as unknown as Report, 1000).replaceAll(
      "\u00a0",
      " ",
    );
  const searched = "239,599 pairs searched (LSH) and 489 likely pairs estimated in 1.0 seconds";
  expect(compared("lsh", false)).toBe(searched);
  expect(compared("exact", false, ["signaturesOnly"])).toBe(searched);
  expect(compared("minhash", false)).toBe("239,599 pairs estimated (from signatures) in 1.0 seconds");
  expect(compared("exact", true)).toContain("compared exactly");
});

test("an essay that is all in a template is not called too short", async () => {
  initSync({ module: await compile() });
  const corpus = new Corpus();
  const essay = "one two three four five six seven eight nine ten eleven twelve";
  const roles = ["template", "submission", "submission", "submission", "archive"] as const;
  const own = "a text of its own that has enough words to compare";
  const texts = [`${essay} thirteen`, essay, "too short", own, "short, too"];
  corpus.addAll(texts.map((text, at) => ({ name: `${at}.txt`, text, role: roles[at] ?? "submission" })));
  const compared = corpus.compare({ k: 5 });
  const given = new Map(Array.from(compared.documents.id, (id, at) => [id, { role: roles[at] ?? "submission" }]));
  expect(notComparedIn(compared, given)).toEqual({ short: 2, excluded: 1 });
  // The number leads to the list of documents, which has none of collections.
  const ids = compared.documents.id.map((id, at) => (at === 4 ? FIRST_COLLECTED_ID : id));
  const collected = { ...compared, documents: { ...compared.documents, id: ids } };
  expect(notComparedIn(collected, given)).toEqual({ short: 1, excluded: 1 });
});
