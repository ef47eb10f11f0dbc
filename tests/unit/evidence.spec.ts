/** What is said of matched words and of chance. */
import { expect, test } from "@playwright/test";
import { evidenceAt } from "../../www/engine/pairs.ts";
import type { Evidence, Report } from "../../www/engine/pkg/lookalike.js";
import { chanceInWords, chanceOfPair, foundInWords, notExamined, searchInWords } from "../../www/pairs/evidence.ts";
import { matchedOf, matchedOfAll } from "../../www/pairs/matched.ts";
import { nothingExcluded } from "../../www/review/adjusted-report.ts";
import { dialects } from "../../www/share/table/csv.ts";
import { pairLines } from "../../www/share/table/result-tables.ts";
import { words } from "../e2e/page.ts";
import { type App, compared, openApp } from "./app.ts";
import { reportOf } from "./report-input.ts";
import { speak } from "./speak.ts";

test.beforeEach(() => speak("en"));

const evidence: Evidence = {
  ...{ matchedA: 214, matchedB: 220, verbatimA: 174, verbatimB: 190 },
  ...{ longest: 100, passages: 3, expectedByChance: 1e-9, score: null, weight: 189.6 },
};

/** A report of some pairs, as far as sentences ask. */
function report(
  withEvidence: number,
  similar: number,
  more: { words?: number; unit?: string; pairs?: number; chance?: number; weak?: number } = {},
) {
  return {
    ...{ exact: true, params: { minMatched: 25, shortestPassage: 12, threshold: 0.2, unit: more.unit ?? "words" } },
    pairs: {
      length: withEvidence + similar,
      a: new Uint32Array(withEvidence + similar),
      b: new Uint32Array(withEvidence + similar).fill(1),
      evidence: {
        length: withEvidence,
        matchedA: new Uint32Array(withEvidence).fill(214),
        matchedB: new Uint32Array(withEvidence).fill(220),
        expectedByChance: Float64Array.from({ length: withEvidence }, (_, row) => (row < (more.weak ?? 0) ? 7 : 0.01)),
      },
    },
    documents: { words: Uint32Array.of(2000, more.words ?? 500, 0), warnings: [] },
    totals: {
      ...{ pairsWithEvidence: withEvidence, possiblePairs: more.pairs ?? 435 },
      expectedByChance: more.chance ?? (more.unit === "code" ? null : 0.0213),
      ...{ pairsNotAligned: 0, pairsWithFewWords: 0, usualPairs: 0 },
    },
  } as unknown as Report;
}

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

const inWords = (given: Report, byHand = nothingExcluded): string => {
  const { headline, details } = foundInWords(given, byHand);
  return plain([headline, ...details].join(" "));
};

test("matched words are those of the text with fewer, and shares are of each text's own words", () => {
  expect(matchedOf(evidence, [300, 275])).toEqual({
    ...{ words: 214, reworded: 40, weight: 189.6, countsAs: 190 },
    shares: [214 / 300, 0.8],
  });
  expect(matchedOf({ ...evidence, matchedB: 200 }, [0, 100])).toMatchObject({
    ...{ words: 200, reworded: 10 },
    shares: [0, 1],
  });
});

test("the list is in the order of its bars: what many texts share counts less than what only two do", async () => {
  const template = words(50, 120);
  const given = [1, 2, 3, 4, 5, 6].map((seed) => ({
    name: `task-${seed}.txt`,
    text: `${words(seed, 80)}. ${template}. ${words(seed + 20, 60)}.`,
  }));
  const copied = words(60, 100);
  for (const seed of [7, 8]) given.push({ name: `copy-${seed}.txt`, text: `${words(seed, 90)}. ${copied}.` });
  const { report: found, documents } = (await reportOf(given)).input;
  const rows = Array.from({ length: found.pairs.evidence.length }, (_, row) => {
    const pair = evidenceAt(found, row);
    if (!pair) throw new Error("no evidence");
    return matchedOf(pair, [1, 1]);
  });
  expect(rows.map((row) => row.words)).toEqual([100, ...Array(15).fill(120)]);
  const weights = rows.map(({ weight }) => weight);
  expect(weights).toEqual([...weights].sort((x, y) => y - x));
  // The template is in five other texts of each: it counts by the square root of three in five.
  expect(weights.slice(0, 2)).toEqual([100, Math.floor(120 * Math.sqrt(3 / 5))]);
  // The table for a spreadsheet has the same numbers in the same order.
  const [heads, ...lines] = [
    ...pairLines({ report: found, documents, unread: [] }, { dialect: dialects.comma, say: ({ code }) => code }),
  ].map((line) => line.trim().split(","));
  const at = heads?.indexOf('"outputs-weight"') ?? -1;
  expect(lines.map((line) => Number(line[at]))).toEqual(weights);
});

test("programs have one percentage in a row: the share of both, beside which tokens are counts", () => {
  const of = (unit: string, words: number): Report =>
    ({ params: { unit }, documents: { words: [words], inTemplate: [5] } }) as unknown as Report;
  expect(plain(matchedOfAll(845, 0, of("words", 1190)))).toBe("71% of its 1,190 words");
  // Shingles of a template may all be within what matches.
  expect(matchedOfAll(441, 0, of("code", 441))).toBe("441 of its 441 tokens");
});

test("the sentences above the list say how many pairs stand out, and how many chance would give", () => {
  expect(inWords(report(3, 0))).toBe(
    "3 pairs stand out among 435. " +
      "A pair stands out if its texts share at least 25 words and chance alone would give at most one pair as strong. " +
      "Chance and common subjects alone would put about 0.021 pairs on this list.",
  );
  expect(inWords(report(1, 2, { words: 40 }))).toContain(
    "and chance alone would give at most one pair as strong. In texts under 75 words, a third of the words is enough, " +
      "but not fewer than 12.",
  );
  const ofRare = report(2, 0);
  ofRare.pairs.evidence.matchedB[1] = 21;
  expect(inWords(ofRare)).toContain(
    "as strong. 18 matched words are enough if they are rare and no 12 words in a row are the same in both texts. Chance",
  );
  const withFew = report(0, 0);
  Object.assign(withFew.totals, { pairsWithFewWords: 7 });
  expect(inWords(withFew)).toContain(
    "7 more pairs share only a few matched words, but rare ones. They are not listed for them: where this many pairs do, " +
      "the usual reason is a common subject. A lower minimum of matched words (minMatched), such as 18, may list them.",
  );
  Object.assign(withFew.totals, { pairsWithFewWords: 0, usualPairs: 1 });
  expect(inWords(withFew)).toContain(
    "1 more pair has enough matched words, but no more than many pairs here. It is not listed: a common form, source or " +
      "subject explains as much.",
  );
  const byHand = { ...nothingExcluded, uncounted: 1 };
  expect(inWords(ofRare, byHand)).not.toContain("rare");
  expect(inWords(report(1, 2))).toContain("2 more pairs are listed only because they are at least 20% similar.");
  expect(inWords(report(1, 0, { pairs: 1 }))).toMatch(/^The two texts share at least 25 words that/);
  // As on the page, pairs that chance may give are counted apart.
  expect(inWords(report(4, 0, { weak: 1, chance: 3.4 }))).toMatch(
    /^3 pairs stand out among 435\. 1 weaker pair is listed as well\. .*chance or a common task may give weaker pairs\. .*about 3\.4 pairs on this list/,
  );
  expect(inWords(report(0, 0))).toBe(
    "No pair stands out among 435. No two texts share 25 words or more that chance does not explain.",
  );
});

test("of programs, what independent solutions would give is said where it is known and not next to nothing", () => {
  expect(inWords(report(3, 0, { unit: "code" }))).toBe(
    "3 pairs stand out among 435. A pair stands out if its programs share at least 25 tokens " +
      "and enough of both. How much independent solutions of this task share could not be measured, because there are too " +
      "few programs or too many are alike. So honest solutions may be listed, too.",
  );
  expect(inWords(report(0, 0, { unit: "code" }))).toMatch(/No two programs share enough of both to suggest copying\./);
  const found = inWords(report(3, 0, { unit: "code", chance: 0 }));
  expect(found).toMatch(/at least 25 tokens and independent solutions would give at most one pair as strong\.$/);
  for (const [chance, said] of [
    [0.4, ""],
    [0.9, " Solutions of one task are alike: without any copying, about 1 pair would be on this list."],
    [2.6, " Solutions of one task are alike: without any copying, about 3 pairs would be on this list."],
    // Never more than the list has, and never all of a list on which pairs stand out.
    [31.4, " Solutions of one task are alike: this alone explains weaker pairs, but not those that stand out."],
  ] as const) {
    // Short programs have no lower limit of their own in matched tokens.
    expect(inWords(report(3, 0, { unit: "code", words: 40, chance }))).toBe(`${found}${said}`);
  }
  expect(inWords(report(3, 0, { unit: "code", chance: 31.4, weak: 3 }))).toContain(
    " Solutions of one task are alike: this alone explains as many pairs as are listed.",
  );
  expect(inWords(report(3, 0, { chance: 31.4 }))).toContain(
    " Chance and common subjects alone explain weaker pairs, but not those that stand out.",
  );
  expect(inWords(report(3, 0, { chance: 31.4, weak: 3 }))).toContain(
    " Chance and common subjects alone explain as many pairs as are listed.",
  );
  const ofPair = (expectedByChance: number | null) => chanceOfPair({ ...evidence, expectedByChance, score: 0.62 });
  expect(ofPair(null)).toBe(
    "The two programs share 62% of their code: the average of two shares, that of both programs together and that of the " +
      "smaller one. Code that few programs contain counts more, template code not at all; code that is never called is disregarded where this gives more. " +
      "So the share cannot be computed from the token counts.",
  );
  expect(ofPair(0.02)).toBe(ofPair(null));
  expect(ofPair(12.3)).toBe(`${ofPair(null)} Independent solutions would give about 12 pairs as strong as this one.`);
});

test("what chance would give is a number of pairs, and not to more digits than it deserves", () => {
  expect([12_345, 1, 0.5, 0.0234, 0.001, 1e-7].map((expected) => chanceInWords(expected))).toEqual([
    "Chance and common subjects alone would put about 12,000 pairs on this list, most of them reworded passages that are barely strong enough.",
    "Chance and common subjects alone would put about one pair on this list.",
    "Chance and common subjects alone would put about 0.5 pairs on this list.",
    "Chance and common subjects alone would put about 0.023 pairs on this list.",
    "Chance and common subjects alone would put about 0.001 pairs on this list.",
    "Chance and common subjects alone would put fewer than 0.001 pairs on this list.",
  ]);
  expect(chanceOfPair(evidence)).toBe(
    "Among unrelated texts, chance would give fewer than 0.001 pairs as strong. " +
      "A common task, form, quotation or source may still explain it.",
  );
  expect(chanceOfPair({ ...evidence, expectedByChance: 3.2 })).toBe(
    "Chance and common subjects alone would give about 3.2 pairs as strong as this one.",
  );
});

test("pairs that were not examined are never passed over in silence", () => {
  const given = report(3, 0);
  expect(notExamined(given)).toBeNull();
  given.totals.pairsNotAligned = 12_345;
  expect(plain(notExamined(given) ?? "")).toMatch(
    /^12,345 more pairs share rare words or are similar but were not compared word by word/,
  );
  given.totals.pairsNotAligned = 1;
  expect(plain(notExamined(given) ?? "")).toMatch(
    /^1 more pair shares rare words or is similar but was not compared word by word/,
  );
});

test("pairs that were not examined are examined by a button, with ten times the work each time", async () => {
  const app: App = await openApp();
  const { moreEffort } = await app.load<typeof import("../../www/pairs/look-closer.tsx")>("pairs/look-closer.tsx");
  await compared(app, () => app.actions.addExample());
  const first = app.store.result.value?.report as Report;
  expect(first.params.effort).toBe(1);
  expect(moreEffort(first)).toBeNull();
  const left = (effort: number): Report => ({
    ...first,
    ...{ params: { ...first.params, effort }, totals: { ...first.totals, pairsNotAligned: 3 } },
  });
  expect([1, 10, 300, 1000].map((effort) => moreEffort(left(effort)))).toEqual([
    { effort: "10" },
    { effort: "100" },
    { effort: "1000" },
    null,
  ]);
  await compared(app, () => app.actions.change(moreEffort(left(1)) ?? {}));
  expect(app.store.result.value?.report.params.effort).toBe(10);
});

test("the same is said in Russian, with its plural forms, also of fractions", () => {
  speak("ru");
  expect([1, 21, 3.2, 12].map((expected) => plain(chanceInWords(expected)))).toEqual([
    "Случайность и общие темы сами по себе дали бы в этом списке примерно одну пару.",
    "Случайность и общие темы сами по себе дали бы в этом списке примерно 21 пару — в основном с перефразированными фрагментами, которые едва дотягивают до списка.",
    "Случайность и общие темы сами по себе дали бы в этом списке примерно 3,2 пары — в основном с перефразированными фрагментами, которые едва дотягивают до списка.",
    "Случайность и общие темы сами по себе дали бы в этом списке примерно 12 пар — в основном с перефразированными фрагментами, которые едва дотягивают до списка.",
  ]);
  expect(inWords(report(2, 0))).toMatch(
    /^Выделяются 2 пары из 435\. Пара выделяется, если в её текстах совпадает не меньше 25 слов/,
  );
});

test("how the pairs were found is said of texts and of programs", () => {
  const given = report(3, 0);
  Object.assign(given.totals, { pairsAligned: 1, commonWordPairs: 0, informativeWordCount: 9 });
  expect(searchInWords(given)).toHaveLength(4);
  expect(searchInWords(given)[1]).toMatch(
    /^1 pair shares rare words close together or is similar, and was compared word by word/,
  );
  Object.assign(given.params, { unit: "code" });
  expect(searchInWords(given)[1]).toMatch(/^1 pair shares code that few programs contain/);
});
