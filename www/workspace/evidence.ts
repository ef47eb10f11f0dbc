/** Sentences about evidence: the pairs with matched words, and the number of such pairs expected by chance. */
import type { Evidence, Report } from "../engine/pkg/lookalike.js";
import { count, integer, percent, rounded } from "../ui/format.ts";
import { manyMatched, oneMatched, shortTextLimit } from "../ui/matched.ts";

/** Smallest expected number of pairs that is shown as a number. */
const MIN_EXPECTED = 1e-6;

/** Whether pairs were searched for matched words: this needs the words of every document, and the user can switch it off. */
export function hasEvidence({ params, totals, documents }: Report): boolean {
  if (!params.evidence) return false;
  // For programs the number of pairs expected by chance is always unknown.
  return totals.expectedByChance !== null || (params.unit === "code" && documents.words.some((words) => words > 0));
}

/** The number of pairs found, including those that are not listed. */
export function pairsFound({ pairs, totals }: Report): number {
  return pairs.length + totals.pairsLeftOut + totals.pairsLeftOutByDocument;
}

/** The sentences above the list: how many pairs are listed, and why. */
export function listedInWords(report: Report): string[] {
  const { totals, params, pairs } = report;
  const { pairsWithEvidence, possiblePairs, expectedByChance } = totals;
  const least = `${integer(params.minMatched)} ${params.minMatched === 1 ? oneMatched(params) : manyMatched(params)}`;
  const onlySimilar = pairs.length - pairs.evidence.length;
  const similar =
    onlySimilar > 0
      ? [
          `${count(onlySimilar, "pair is", "pairs are")} listed only for a similarity of ${percent(params.threshold)} or more.`,
        ]
      : [];
  const isKnown = expectedByChance !== null;
  if (pairsWithEvidence === 0) {
    const none = isKnown
      ? `No two texts share ${least} or more that chance does not explain.`
      : "No two programs share enough of both to suggest copying.";
    return [none, ...similar];
  }
  const who =
    possiblePairs === 1
      ? `The two ${isKnown ? "texts" : "programs"} share`
      : `${integer(pairsWithEvidence)} of ${integer(possiblePairs)} pairs ${pairsWithEvidence === 1 ? "shares" : "share"}`;
  if (!isKnown) return [`${who} at least ${least}, and enough of both programs to suggest copying.`, ...similar];
  return [
    `${who} at least ${least}${ofShortTexts(report)} that chance does not explain.`,
    `Chance alone would give ${chanceInWords(expectedByChance)}.`,
    ...similar,
  ];
}

function ofShortTexts(report: Report): string {
  const limit = shortTextLimit(report);
  return limit === null ? "" : ` (a third of the ${manyMatched(report.params)} in texts under ${integer(limit)})`;
}

/** "one such pair in about 4,300 batches like this". */
export function chanceInWords(expected: number, one = "such pair", many = "such pairs"): string {
  if (expected >= 1.05) return `about ${rounded(expected)} ${many} in a batch like this`;
  if (expected >= 0.95) return `about one ${one} in a batch like this`;
  if (expected < MIN_EXPECTED) return `less than one ${one} in a million batches like this`;
  return `one ${one} in about ${rounded(1 / expected)} batches like this`;
}

/** A sentence on how many pairs as strong as this one chance would give; of programs, on their score. */
export function chanceOfPair({ expectedByChance, score }: Evidence): string {
  if (expectedByChance === null) {
    return score === null ? "" : `Where rare stretches count more, ${percent(score)} of both programs is shared.`;
  }
  return `Chance alone would give ${chanceInWords(expectedByChance, "pair this strong", "pairs this strong")}.`;
}

/** A sentence on the pairs that were not examined; null if all candidates were. */
export function notExamined({ totals }: Report): string | null {
  const { pairsNotAligned } = totals;
  if (pairsNotAligned === 0) return null;
  return `${count(pairsNotAligned, "more pair shares", "more pairs share")} rare words but ${
    pairsNotAligned === 1 ? "was" : "were"
  } not examined, because there were too many. Compare fewer documents at a time to have all examined.`;
}

/** Details of the search, in sentences. */
export function searchInWords({ totals, params }: Report): string[] {
  const { pairsAligned, commonWordPairs, informativeWordCount } = totals;
  const words = manyMatched(params);
  if (params.unit === "code") {
    return [
      "The strongest pairs share most of both programs, where stretches that few programs share count more.",
      `${count(pairsAligned, "pair shares", "pairs share")} such stretches and ${
        pairsAligned === 1 ? "was" : "were"
      } aligned token by token.`,
    ];
  }
  return [
    `The strongest pairs have the most matched ${words}, where ${words} that many documents share count less.`,
    `${count(pairsAligned, "pair shares", "pairs share")} rare ${words} close together, and ${
      pairsAligned === 1 ? "was" : "were"
    } aligned ${oneMatched(params)} by ${oneMatched(params)}.`,
    `A matched ${oneMatched(params)} is in a passage of both texts, as the same ${oneMatched(params)} or another form of it; it counts as reworded unless it is one of five in a row that are equal.`,
    ...(commonWordPairs > 0
      ? [
          `${count(commonWordPairs, "combination", "combinations")} of two ${words} ${
            commonWordPairs === 1 ? "occurs" : "occur"
          } too often to be followed.`,
        ]
      : []),
    ...(informativeWordCount > 0
      ? [
          `Rare ${words} here are those that occur at most ${count(informativeWordCount, "time", "times")} in all documents.`,
        ]
      : []),
  ];
}
