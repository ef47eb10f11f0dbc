/** The pure functions behind the comparison: scrolling together, finding, excluding by hand, and one document's sources. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { findIn, MAX_MATCHES } from "../../www/compare/find-field.tsx";
import { type Anchor, levelWith, type PassageOffsets, passagesInOrder } from "../../www/compare/scroll-together.ts";
import {
  besideOf,
  intervalsOf,
  matchedIn,
  matchesOf,
  paintedOf,
  passagesAt,
  piecesOf,
  sourcePassagesOf,
  spansIn,
} from "../../www/compare/sources/sources.ts";
import { visibleSpans } from "../../www/compare/spans.ts";
import { keyOf } from "../../www/documents/document-keys.ts";
import { Corpus, initSync, type Passage, type Report } from "../../www/engine/pkg/lookalike.js";
import { answers } from "../../www/engine/worker/answers.ts";
import { excludedIndexes, sumOf } from "../../www/review/adjusted-report.ts";
import {
  excludedIn,
  exclusionsFrom,
  keptExclusions,
  withExcluded,
  withoutExcluded,
} from "../../www/review/exclusions.ts";
import { hashOf, parseRoute } from "../../www/state/route.ts";
import { compile } from "./in-process.ts";

const at = (aStart: number, aEnd: number, bStart: number, bEnd: number): PassageOffsets => ({
  aStart,
  aEnd,
  bStart,
  bEnd,
});

test.describe("scrolling together", () => {
  test("passages are followed in the order that both texts have, as much text as possible", () => {
    const [one, two, three] = [at(0, 10, 100, 110), at(20, 60, 0, 40), at(70, 90, 50, 70)];
    expect(passagesInOrder([one, two, three], null)).toEqual([two, three]);
    // The ones that stand elsewhere weigh more together.
    const long = at(0, 200, 300, 500);
    expect(passagesInOrder([long, at(210, 250, 0, 40), at(260, 290, 50, 80)], null)).toEqual([long]);
  });

  test("the chosen passage is always followed, and what contradicts it is not", () => {
    const [moved, two, three] = [at(0, 10, 100, 110), at(20, 60, 0, 40), at(70, 90, 150, 170)];
    expect(passagesInOrder([moved, two, three], moved)).toEqual([moved, three]);
  });

  test("the row is as heavy as the heaviest of all rows", () => {
    let state = 7;
    const random = (below: number): number => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
    for (let round = 0; round < 200; round++) {
      const passages = Array.from({ length: 7 }, () => {
        const [a, b, length] = [random(60), random(60), 1 + random(15)];
        return at(a, a + length, b, b + length);
      });
      const weight = (row: readonly PassageOffsets[]): number =>
        row.reduce((sum, { aStart, aEnd }) => sum + aEnd - aStart, 0);
      const isRow = (row: readonly PassageOffsets[]): boolean =>
        row.every((x, index) => row.slice(index + 1).every((y) => x.aEnd <= y.aStart && x.bEnd <= y.bStart));
      const sorted = [...passages].sort((x, y) => x.aStart - y.aStart || x.bStart - y.bStart);
      const all = Array.from({ length: 128 }, (_, bits) => sorted.filter((_, index) => (bits >> index) & 1)).filter(
        isRow,
      );
      const found = passagesInOrder(passages, null);
      expect(isRow(found)).toBe(true);
      expect(weight(found)).toBe(Math.max(...all.map(weight)));
    }
  });

  test("between two passages the way is as long in both texts, in proportion", () => {
    const anchors: readonly Anchor[] = [
      [0, 0],
      [100, 400],
      [200, 500],
      [1000, 600],
    ];
    const level = (from: number): number => levelWith(anchors.length, (index) => anchors[index] ?? [0, 0], from);
    expect([0, 50, 100, 150, 200, 600, 1000].map(level)).toEqual([0, 200, 400, 450, 500, 550, 600]);
    // Beyond the end, and on a passage of no height.
    expect(level(1200)).toBe(600);
    expect(levelWith(2, (index) => [[0, 5] as const, [0, 9] as const][index] ?? [0, 0], 0)).toBe(9);
  });
});

test.describe("find", () => {
  const places = (text: string, query: string): string[] =>
    findIn({ text }, query).map(({ start, end }) => text.slice(start, end));

  test("finds capital and small letters, across line ends, and each place once", () => {
    expect(places("The Cat sat. the\n  cat ran. THE CAT", "the cat")).toEqual(["The Cat", "the\n  cat", "THE CAT"]);
    expect(places("aaaa", "aa")).toEqual(["aa", "aa"]);
    expect(places("thecat", "the cat")).toEqual([]);
    expect(places("don’t and don't", "DON'T")).toEqual(["don’t", "don't"]);
    expect(places("Война и мир", "ВОЙНА")).toEqual(["Война"]);
    expect(places("人人生而自由", "生而")).toEqual(["生而"]);
    expect(places("x", "  ")).toEqual([]);
  });

  test("letters whose small form is longer move no place", () => {
    const text = "İİİ and İstanbul, then Rome";
    expect(places(text, "rome")).toEqual(["Rome"]);
  });

  test("what means something in an expression is only a sign here, and places are bounded", () => {
    expect(places("a.b (c)* a+b", "(c)*")).toEqual(["(c)*"]);
    expect(places("axb a.b", "a.b")).toEqual(["a.b"]);
    expect(findIn({ text: "ab ".repeat(MAX_MATCHES + 10) }, "ab")).toHaveLength(MAX_MATCHES);
  });

  test("a hostile text takes linear time", () => {
    const text = `${"a ".repeat(200_000)}${" ".repeat(200_000)}b`;
    const start = performance.now();
    findIn({ text }, "a b");
    findIn({ text: "a".repeat(400_000) }, `${"a".repeat(50)}b`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test.describe("passages excluded by hand", () => {
  const [a, b, c] = ["one", "two", "three"].map((text) => ({ path: `${text}.txt`, text })) as [Doc, Doc, Doc];
  type Doc = { path: string; text: string };
  const first = { ...at(0, 100, 50, 160), matchedA: 20, matchedB: 22 };
  const second = { ...at(200, 300, 10, 40), matchedA: 9, matchedB: 7 };

  test("are the same from both sides, and are taken back one by one", () => {
    const all = withExcluded(withExcluded(new Map(), a, b, first), b, a, {
      ...at(10, 40, 200, 300),
      ...{ matchedA: 7, matchedB: 9 },
    });
    expect(excludedIn(a, b, all)).toHaveLength(2);
    expect([...excludedIn(a, b, all)].sort((x, y) => x.aStart - y.aStart)).toEqual([first, second]);
    expect(excludedIn(b, a, all)).toContainEqual({ ...at(50, 160, 0, 100), matchedA: 22, matchedB: 20 });
    expect(excludedIn(a, c, all)).toEqual([]);
    expect(excludedIn(a, b, withoutExcluded(all, a, b, first))).toEqual([second]);
    expect(withoutExcluded(all, a, b).size).toBe(0);
    expect(withExcluded(all, a, b, first)).toEqual(all);
  });

  test("stay excluded where other settings find them a little longer or shorter, and only there", () => {
    const found = [at(0, 150, 50, 210), at(60, 400, 100, 400), at(200, 290, 500, 590), at(0, 90, 55, 150)].map(
      (place) => ({
        ...place,
        ...{ matchedA: 1, matchedB: 1 },
      }),
    );
    expect([...excludedIndexes(found, [first])]).toEqual([0, 3]);
    expect([...excludedIndexes(found, [])]).toEqual([]);
  });

  test("are summed up", () => {
    expect(sumOf([first, second])).toEqual({ matchedA: 29, matchedB: 29 });
  });

  test("are kept with their documents alone, and what is not as expected is left out", () => {
    const all = withExcluded(withExcluded(new Map(), a, b, first), a, c, second);
    const kept = keptExclusions(all, [a, b]);
    expect(exclusionsFrom(JSON.parse(JSON.stringify(kept)))).toEqual(withoutExcluded(all, a, c));
    const [entry] = kept;
    const pair = entry?.[0] ?? "";
    const wrong = [null, 7, {}, [[pair]], [[pair, "x"]], [["no/pair!", [[0, 1, 0, 1, 1, 1]]]], [[pair, [[0, 1, 2]]]]];
    for (const value of [...wrong, [[pair, [[5, 1, 0, 1, 1, 1]]]], [[pair, [[0, 1.5, 0, 1, 1, 1]]]]]) {
      expect(exclusionsFrom(value)).toEqual(new Map());
    }
    // Work that was kept before there were any.
    expect(exclusionsFrom(undefined)).toEqual(new Map());
  });
});

const NOT_ATTRIBUTED = { quoted: false, cited: false, reference: false };

test("an address may name a place in a pair, or a document", () => {
  const [a, b] = [keyOf({ path: "a", text: "x" }), keyOf({ path: "b", text: "y" })];
  for (const route of [
    { view: "pair", a, b },
    { view: "pair", a, b, offset: 1234 },
    { view: "document", key: a },
    { view: "document", key: a, offset: 0 },
    { view: "checked" },
  ] as const) {
    expect(parseRoute(hashOf(route))).toEqual(route);
  }
  expect(parseRoute(`#/pair/${a}/${b}/x`)).toEqual({ view: "pairs" });
  expect(parseRoute(`#/document/${a}/x`)).toEqual({ view: "pairs" });
});

test.describe("one document's sources", () => {
  const passage = (aStart: number, aEnd: number, rest: Partial<Passage> = {}): Passage => ({
    ...{
      aStart,
      aEnd,
      bStart: 0,
      bEnd: aEnd - aStart,
      tokens: 1,
      matchedA: 1,
      matchedB: 1,
      verbatimA: 0,
      verbatimB: 0,
      aTokens: 1,
      bTokens: 1,
    },
    ...{ shingles: 0, edits: [], counterparts: [], isSummary: false },
    ...{ attributionA: NOT_ATTRIBUTED, attributionB: NOT_ATTRIBUTED },
    ...rest,
  });

  test("each word is counted once, however many sources have it", () => {
    const places = sourcePassagesOf([
      { passages: [passage(0, 40), passage(60, 80)] },
      { passages: [passage(20, 70)] },
      { passages: [passage(0, 40)] },
    ]);
    const intervals = intervalsOf(places);
    const lengths = intervals.map(({ start, end }) => end - start);
    expect(matchedIn(intervals, lengths, () => true)).toBe(80);
    const on =
      (...sources: number[]) =>
      (place: number) =>
        sources.includes(places[place]?.source ?? -1);
    expect(matchedIn(intervals, lengths, on(0))).toBe(60);
    expect(matchedIn(intervals, lengths, on(1))).toBe(50);
    expect(matchedIn(intervals, lengths, on(0, 2))).toBe(60);
    expect(matchedIn(intervals, lengths, on())).toBe(0);
    // The strongest source gives the colour; where it is switched off, the next.
    const sourcesIn = (isOn: (place: number) => boolean): (number | undefined)[] =>
      paintedOf(intervals, places, isOn).map(({ index }) => places[index]?.source);
    expect(sourcesIn(() => true)).toEqual([0, 1, 0]);
    expect(sourcesIn(on(1, 2))).toEqual([2, 1]);
    expect(spansIn(paintedOf(intervals, places, () => true)).map(({ start }) => start)).toEqual([0, 40, 60]);
    expect(passagesAt(intervals, 30).map((place) => places[place]?.source)).toEqual([0, 1, 2]);
    expect(passagesAt(intervals, 90)).toEqual([]);
  });

  test("a passage names the one passage of each source that stands there, and is shown in the colour of the chosen one", () => {
    const places = sourcePassagesOf([
      { passages: [passage(100, 200)] },
      // Half of the shorter one; and one that only touches the edge.
      { passages: [passage(180, 220), passage(195, 400)] },
      // Two stand there: the one with more in common.
      { passages: [passage(100, 130), passage(130, 200)] },
      { passages: [passage(300, 350)] },
    ]);
    const at = (source: number, aStart: number): number =>
      places.findIndex((place) => place.source === source && place.passage.aStart === aStart);
    const beside = (isOther: (place: number) => boolean) => besideOf(places, passage(100, 200), isOther);
    expect(beside(() => true)).toEqual([at(0, 100), at(1, 180), at(2, 130)]);
    expect(beside((place) => places[place]?.source !== 0)).toEqual([at(1, 180), at(2, 130)]);
    const intervals = intervalsOf(places);
    const colours = (chosen: number) =>
      paintedOf(intervals, places, () => true, chosen).map(({ start, end, index }) => [start, end, index]);
    expect(colours(-1).slice(0, 2)).toEqual([
      [100, 200, at(0, 100)],
      [200, 220, at(1, 180)],
    ]);
    expect(colours(at(1, 180)).slice(0, 2)).toEqual([
      [100, 180, at(0, 100)],
      [180, 220, at(1, 180)],
    ]);
  });

  test("what was edited in a passage does not count; words that were moved or reworded are in no edit", () => {
    const edited = passage(0, 100, {
      edits: [
        { aStart: 20, aEnd: 30, bStart: 0, bEnd: 0 },
        { aStart: 35, aEnd: 50, bStart: 0, bEnd: 0 },
        { aStart: 70, aEnd: 70, bStart: 0, bEnd: 9 },
      ],
      counterparts: [{ kind: "moved", aStart: 30, aEnd: 35, bStart: 0, bEnd: 5 }],
    });
    expect(piecesOf(edited).map(({ start, end, matches }) => [start, end, matches])).toEqual([
      [0, 20, true],
      [20, 30, false],
      [30, 35, true],
      [35, 50, false],
      [50, 100, true],
    ]);
    const places = sourcePassagesOf([{ passages: [edited] }, { passages: [passage(25, 40)] }]);
    const intervals = intervalsOf(places);
    const lengths = intervals.map(({ start, end }) => end - start);
    expect(matchedIn(intervals, lengths, (place) => places[place]?.source === 0)).toBe(75);
    expect(matchedIn(intervals, lengths, () => true)).toBe(85);
    // Edited in the strongest source, and the same in the other: it is coloured as the other's.
    const painted = paintedOf(intervals, places, () => true).map(({ start, end, index, look }) => [
      ...[start, end, places[index]?.source, look],
    ]);
    expect(painted).toContainEqual([25, 30, 1, "passage"]);
    expect(painted).toContainEqual([20, 25, 0, "edited"]);
  });

  test("a cut at every edge costs no more than what lies at each", () => {
    const places = sourcePassagesOf([
      { passages: Array.from({ length: 20_000 }, (_, n) => passage(n * 10, n * 10 + 7)) },
    ]);
    const start = performance.now();
    expect(intervalsOf(places)).toHaveLength(20_000);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test("a document's sources are those of its pairs, those with most of its words first", () => {
    const report = {
      documents: { id: [10, 11, 12, 13] },
      pairs: {
        ...{ length: 4, a: [0, 1, 0, 2], b: [1, 2, 3, 3] },
        evidence: { length: 3, matchedA: [30, 99, 50], matchedB: [31, 98, 51] },
      },
    } as unknown as Report;
    expect(matchesOf(report, 10)).toEqual([3, 1]);
    expect(matchesOf(report, 11)).toEqual([2, 0]);
    expect(matchesOf(report, 13)).toEqual([0, 2]);
    expect(matchesOf(report, 99)).toEqual([]);
  });

  test("the engine counts the same words in the cut document as in each pair", async () => {
    initSync({ module: await compile() });
    const folder = new URL("../../www/public/example/", import.meta.url);
    const texts = exampleTexts(folder);
    const corpus = new Corpus();
    corpus.addAll(texts);
    const report = corpus.compare();
    const { pairs } = report;
    expect(pairs.evidence.length).toBeGreaterThan(0);
    const { lengthsOf } = answers();
    for (let index = 0; index < Math.min(pairs.evidence.length, 20); index++) {
      const [a = 0, b = 0] = [pairs.a[index], pairs.b[index]];
      const { passages } = corpus.passages(a, b, report.params);
      const sum = (side: "matchedA" | "matchedB"): number => passages.reduce((all, each) => all + each[side], 0);
      // So what is excluded by hand can be taken off the pair's own numbers.
      expect(sum("matchedA")).toBe(pairs.evidence.matchedA[index]);
      expect(sum("matchedB")).toBe(pairs.evidence.matchedB[index]);
      const intervals = intervalsOf(sourcePassagesOf([{ passages }]));
      const text = texts[a]?.text ?? "";
      const slices = intervals.map(({ start, end }) => ({ name: texts[a]?.name ?? "", text: text.slice(start, end) }));
      const words = lengthsOf({ texts: slices, params: report.params }, () => {});
      expect(matchedIn(intervals, words, () => true)).toBe(sum("matchedA"));
    }
  });
});

/** The texts of the example class. */
function exampleTexts(folder: URL): { name: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));
}

test("a map of a text with very many spans shows some wherever there are any, and no more than are seen", () => {
  const spans = Array.from({ length: 5000 }, (_, at) => ({ start: 100 * at, end: 100 * at + 60, index: at, hue: 0 }));
  const least = 1500;
  const seen = visibleSpans(spans, least);
  expect(seen.length).toBeLessThan(700);
  const isCovered = ({ start, end }: (typeof spans)[number]) =>
    seen.some((span) => span.start <= start && Math.max(span.end, span.start + least) >= (start + end) / 2);
  expect(spans.filter((span) => !isCovered(span))).toEqual([]);
  const few = spans.filter((_, at) => at % 500 === 0);
  expect(visibleSpans(few, least)).toEqual(few);
});
