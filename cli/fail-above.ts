/** Pairs that make the command fail, for scripts: those with more matched words, or more similarity, than a limit. */
import { similaritiesOf, tooShortIn } from "../www/engine/pairs";
import { defaultParams, type Params, type Report, type Role } from "../www/engine/pkg/lookalike";
import { message, UserError } from "../www/i18n/message";
import { t } from "../www/i18n/t";
import { type FailAbove, type Request, UsageError } from "./options";
import { givenPercent } from "./output";

/** Throws `UsageError` if a limit could never be exceeded, so that no script takes that for a good result. */
export function checkFailAbove({ failAbove, set }: Request): void {
  if (!failAbove) return;
  const isWithoutEvidence = set["evidence"] === false || (set["method"] ?? "exact") !== "exact";
  if ("words" in failAbove && isWithoutEvidence) throw new UsageError(message("cli-fail-above-no-words"));
  const threshold = set["threshold"];
  if ("similarity" in failAbove && typeof threshold === "number" && threshold > failAbove.similarity) {
    throw new UsageError(message("cli-fail-above-threshold", { threshold, limit: givenPercent(failAbove.similarity) }));
  }
  const minMatched = set["minMatched"];
  if ("words" in failAbove && typeof minMatched === "number" && minMatched > failAbove.words + 1) {
    throw new UsageError(message("cli-fail-above-min-matched", { minMatched, words: failAbove.words }));
  }
}

/** Parameters that list all pairs above a limit, even if they have fewer matched words, or less similarity, than usual. */
export function paramsFor(failAbove: FailAbove | undefined): Partial<Params> {
  if (!failAbove) return {};
  if ("similarity" in failAbove) return { threshold: failAbove.similarity };
  return { minMatched: Math.min(defaultParams().minMatched, failAbove.words + 1) };
}

/**
 * The number of pairs above the limit, and a sentence on them. `roles`: each document's. Throws if there was nothing to compare, or
 * if pairs that are not listed could be above it.
 */
export function pairsAbove(
  report: Report,
  failAbove: FailAbove,
  roles: readonly Role[],
): { pairs: number; line: string } {
  const found = "words" in failAbove ? withMoreWords(report, failAbove.words) : withMore(report, failAbove.similarity);
  const { possiblePairs, pairsLeftOut, pairsLeftOutByDocument, pairsNotAligned } = report.totals;
  const withText = report.documents.tokens.filter((tokens, at) => tokens > 0 && roles[at] !== "template").length;
  if (possiblePairs === 0 || withText < 2) throw new UserError(message("cli-fail-above-nothing"));
  const leftOut = pairsLeftOut + pairsLeftOutByDocument;
  if (found.pairs === 0 && leftOut > 0) throw new UserError(message("cli-fail-above-left-out", { pairs: leftOut }));
  if (found.pairs === 0 && "words" in failAbove && pairsNotAligned > 0)
    throw new UserError(message("cli-fail-above-not-examined", { pairs: pairsNotAligned }));
  const { pairs, line, isOfListed } = found;
  return { pairs, line: leftOut > 0 && isOfListed ? `${line} ${t("cli-only-listed", { pairs: leftOut })}` : line };
}

/** Pairs above a limit. `isOfListed`: whether only listed ones are counted. */
interface Above {
  readonly pairs: number;
  readonly line: string;
  readonly isOfListed: boolean;
}

function withMore(report: Report, share: number): Above {
  const { measure, threshold } = report.params;
  const similarities = similaritiesOf(report, measure);
  const above = similarities.map((similarity) => (similarity > share ? 1 : 0));
  const listed = above.filter(Boolean).length;
  const unlisted = unlistedFrom(report, similarities);
  // Of these pairs only their number is known, and that they reach the threshold: a lower one does not decide.
  const isDecided = threshold >= share;
  if (listed === 0 && unlisted > 0 && !isDecided) {
    throw new UserError(message("cli-fail-above-unlisted", { pairs: unlisted, threshold }));
  }
  const pairs = isDecided ? listed + unlisted : listed;
  return {
    pairs,
    line: withShort(report, t("cli-above-share", { pairs, limit: givenPercent(share), measure }), above),
    isOfListed: !isDecided || unlisted === 0,
  };
}

/** Similar programs that are not in the list because they have no evidence: how many reach the threshold. */
function unlistedFrom({ params, totals }: Report, similarities: Float64Array): number {
  if (params.unit !== "code" || !params.evidence) return 0;
  const listed = similarities.filter((similarity) => similarity >= params.threshold).length;
  return Math.max(0, totals.pairsAboveThreshold - listed);
}

function withMoreWords(report: Report, words: number): Above {
  // If memory was short, words were not searched for: then no pair is above the limit, and none is below it.
  if (!report.exact) throw new UserError(message("cli-fail-above-undecided"));
  const { matchedA, matchedB } = report.pairs.evidence;
  const above = matchedA.map((matched, at) => (Math.min(matched, matchedB[at] ?? 0) > words ? 1 : 0));
  const pairs = above.filter(Boolean).length;
  const line = withShort(report, t("cli-above-words", { pairs, words, unit: report.params.unit }), above);
  return { pairs, line, isOfListed: true };
}

/** A sentence on pairs above the limit, with the number of those whose programs say nothing; `above`: 1 for each such row. */
function withShort(report: Report, line: string, above: ArrayLike<number>): string {
  const tooShort = tooShortIn(report);
  const { a, b } = report.pairs;
  const areShort = (row: number): boolean => tooShort.has(a[row] ?? -1) && tooShort.has(b[row] ?? -1);
  const count = Array.from(above, (isAbove, row) => isAbove === 1 && areShort(row)).filter(Boolean).length;
  return count > 0 ? `${line} ${t("overview-short-programs", { count })}` : line;
}
