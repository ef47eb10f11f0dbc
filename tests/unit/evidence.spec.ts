/** What is said of matched words and of chance. */
import { expect, test } from "@playwright/test";
import type { Evidence, Report } from "../../www/engine/pkg/lookalike.js";
import { matchedOf } from "../../www/ui/matched.ts";
import { chanceInWords, chanceOfPair, listedInWords, notExamined } from "../../www/workspace/evidence.ts";

const evidence: Evidence = {
  ...{ matchedA: 214, matchedB: 220, verbatimA: 174, verbatimB: 190 },
  ...{ longest: 100, passages: 3, expectedByChance: 1e-9, score: null },
};

/** A report of some pairs, as far as sentences ask. */
function report(withEvidence: number, similar: number, more: { words?: number; unit?: string; pairs?: number } = {}) {
  return {
    params: { minMatched: 25, threshold: 0.2, unit: more.unit ?? "words" },
    pairs: { length: withEvidence + similar, evidence: { length: withEvidence } },
    documents: { words: Uint32Array.of(2000, more.words ?? 500, 0) },
    totals: {
      ...{ pairsWithEvidence: withEvidence, possiblePairs: more.pairs ?? 435 },
      expectedByChance: more.unit === "code" ? null : 0.0213,
      ...{ pairsNotAligned: 0 },
    },
  } as unknown as Report;
}

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test("matched words are those of the text with fewer, and shares are of each text's own words", () => {
  expect(matchedOf(evidence, [300, 275])).toEqual({ words: 214, reworded: 40, shares: [214 / 300, 0.8] });
  expect(matchedOf({ ...evidence, matchedB: 200 }, [0, 100])).toEqual({ words: 200, reworded: 10, shares: [0, 1] });
});

test("the sentences above the list say how many pairs stand out, and how many chance would give", () => {
  const said = (given: Report) => plain(listedInWords(given).join(" "));
  expect(said(report(3, 0))).toBe(
    "3 of 435 pairs share at least 25 words that chance does not explain. " +
      "Chance alone would give one such pair in about 47 batches like this.",
  );
  expect(said(report(1, 2, { words: 40 }))).toContain(
    "1 of 435 pairs shares at least 25 words (a third of the words in texts under 75) that chance does not explain.",
  );
  expect(said(report(1, 2))).toContain("2 pairs are listed only for a similarity of 20% or more.");
  expect(said(report(1, 0, { pairs: 1 }))).toMatch(/^The two texts share at least 25 words that/);
  expect(said(report(0, 0))).toBe("No two texts share 25 words or more that chance does not explain.");
});

test("of programs, what chance would give is unknown", () => {
  const said = (given: Report) => plain(listedInWords(given).join(" "));
  expect(said(report(3, 0, { unit: "code" }))).toBe(
    "3 of 435 pairs share at least 25 tokens, and enough of both programs to suggest copying.",
  );
  expect(said(report(0, 0, { unit: "code" }))).toMatch(/^No two programs share enough of both to suggest copying\./);
  expect(chanceOfPair({ ...evidence, expectedByChance: null, score: 0.62 })).toBe(
    "Where rare stretches count more, 62% of both programs is shared.",
  );
});

test("what chance would give is said in batches, and not to more digits than it deserves", () => {
  expect([12_345, 1, 0.5, 0.000_23, 1e-6, 1e-7].map((expected) => chanceInWords(expected))).toEqual([
    "about 12,000 such pairs in a batch like this",
    "about one such pair in a batch like this",
    "one such pair in about 2 batches like this",
    "one such pair in about 4,300 batches like this",
    "one such pair in about 1,000,000 batches like this",
    "less than one such pair in a million batches like this",
  ]);
  expect(chanceOfPair(evidence)).toBe(
    "Chance alone would give less than one pair this strong in a million batches like this.",
  );
  expect(chanceOfPair({ ...evidence, expectedByChance: 3.2 })).toBe(
    "Chance alone would give about 3.2 pairs this strong in a batch like this.",
  );
});

test("pairs that were not examined are never passed over in silence", () => {
  const given = report(3, 0);
  expect(notExamined(given)).toBeNull();
  given.totals.pairsNotAligned = 12_345;
  expect(plain(notExamined(given) ?? "")).toMatch(/^12,345 more pairs share rare words but were not examined/);
  given.totals.pairsNotAligned = 1;
  expect(plain(notExamined(given) ?? "")).toMatch(/^1 more pair shares rare words but was not examined/);
});
