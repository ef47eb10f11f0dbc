/** What the page says about evidence: matched words, what they are a share of, and how many such pairs chance would give. */
import type { Evidence, Params, Report } from "../engine/pkg/lookalike.js";
import { count, integer, percent, rounded } from "../text/format.ts";

/** Texts of fewer words than `minMatched` times this are listed from this part of their words (`SHORT_SHARE` in the engine). */
const SHORT_SHARE = 3;

/** Below this, the exact number means nothing to a reader. */
const MIN_EXPECTED = 1e-6;

/** Whether pairs were searched for matched words: this needs every document's words, and the user may switch it off. */
export function hasEvidence({ params, totals, documents }: Report): boolean {
  if (!params.evidence) return false;
  // Of programs it is unknown what chance would give, even where they were searched.
  return totals.expectedByChance !== null || (params.unit === "code" && documents.words.some((words) => words > 0));
}

/** All pairs that were found, whether the list has room for them or not. */
export function pairsFound({ pairs, totals }: Report): number {
  return pairs.length + totals.pairsLeftOut + totals.pairsLeftOutByDocument;
}

/** "word", or of programs "token": what matched words are counted in, whatever the shingles are made of. */
export function oneMatched({ unit }: Pick<Params, "unit">): string {
  return unit === "code" ? "token" : "word";
}

/** "words" or "tokens". */
export function manyMatched(params: Pick<Params, "unit">): string {
  return `${oneMatched(params)}s`;
}

/** A pair's matched words, as they are shown. */
export interface Matched {
  /** Matched words of the document with fewer of them. */
  words: number;
  /** Of these, the ones that are not in runs of five equal words or more. */
  reworded: number;
  /** Shares of the first and the second document's words. */
  shares: readonly [a: number, b: number];
}

/** See [`Matched`]. `words` are the words of both documents. */
export function matchedOf(evidence: Evidence, words: readonly [a: number, b: number]): Matched {
  const { matchedA, matchedB, verbatimA, verbatimB } = evidence;
  const [fewer, verbatim] = matchedA <= matchedB ? [matchedA, verbatimA] : [matchedB, verbatimB];
  const share = (matched: number, all: number): number => (all > 0 ? Math.min(1, matched / all) : 0);
  return {
    words: fewer,
    reworded: fewer - verbatim,
    shares: [share(matchedA, words[0]), share(matchedB, words[1])],
  };
}

/** What the list holds, as a teacher would say it: a sentence each. */
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

function ofShortTexts({ documents, params }: Report): string {
  const long = SHORT_SHARE * params.minMatched;
  const hasShort = documents.words.some((words) => words > 0 && words < long);
  return hasShort ? ` (a third of the ${manyMatched(params)} in texts under ${integer(long)})` : "";
}

/** "one such pair in about 4,300 batches like this". */
export function chanceInWords(expected: number, one = "such pair", many = "such pairs"): string {
  if (expected >= 1.05) return `about ${rounded(expected)} ${many} in a batch like this`;
  if (expected >= 0.95) return `about one ${one} in a batch like this`;
  if (expected < MIN_EXPECTED) return `less than one ${one} in a million batches like this`;
  return `one ${one} in about ${rounded(1 / expected)} batches like this`;
}

/** What chance explains about one pair, as a sentence; of programs, how much of both is shared. */
export function chanceOfPair({ expectedByChance, score }: Evidence): string {
  if (expectedByChance === null) {
    return score === null ? "" : `Where rare stretches count more, ${percent(score)} of both programs is shared.`;
  }
  return `Chance alone would give ${chanceInWords(expectedByChance, "pair as telling", "pairs as telling")}.`;
}

/** What the search for matched words did not look at; empty where it looked at everything that the texts suggest. */
export function notExamined({ totals }: Report): string | null {
  const { pairsNotAligned } = totals;
  if (pairsNotAligned === 0) return null;
  return `${count(pairsNotAligned, "more pair shares", "more pairs share")} rare words but ${
    pairsNotAligned === 1 ? "was" : "were"
  } not examined, because there were too many. Compare fewer documents at a time to have all examined.`;
}

/** How the pairs were searched for, for who wants to know. */
export function searchInWords({ totals, params }: Report): string[] {
  const { pairsAligned, commonWordPairs, tellingWordCount } = totals;
  const words = manyMatched(params);
  if (params.unit === "code") {
    return [
      "The most telling pairs are those that share most of both programs, where stretches that few programs share count more.",
      `${count(pairsAligned, "pair shares", "pairs share")} such stretches and ${
        pairsAligned === 1 ? "was" : "were"
      } aligned token by token.`,
    ];
  }
  return [
    `The most telling pairs are those with the most matched ${words}, where ${words} that many documents share count less.`,
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
    ...(tellingWordCount > 0
      ? [
          `Rare ${words} here are those that occur at most ${count(tellingWordCount, "time", "times")} in all documents.`,
        ]
      : []),
  ];
}
