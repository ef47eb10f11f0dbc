/** Pairs that have the command fail, for scripts: those with more matched words, or more similarity, than a limit. */
import { similaritiesOf } from "../www/engine/pairs";
import type { Params, Report } from "../www/engine/pkg/lookalike";
import { message } from "../www/messages/message";
import { t } from "../www/messages/t";
import { type FailAbove, type Request, UsageError } from "./usage";

/** Throws `UsageError` where a limit could never be passed, so that no script takes that for a good result. */
export function checkFailAbove({ failAbove, set }: Request): void {
  if (!failAbove) return;
  const isWithoutEvidence = set["evidence"] === false || (set["method"] ?? "exact") !== "exact";
  if ("words" in failAbove && isWithoutEvidence) throw new UsageError(message("cli-fail-above-no-words"));
  const threshold = set["threshold"];
  if ("similarity" in failAbove && typeof threshold === "number" && threshold > failAbove.similarity) {
    throw new UsageError(message("cli-fail-above-threshold", { threshold, share: failAbove.similarity }));
  }
}

/** Lists all pairs that a limit is about: those below the usual threshold, too. */
export function thresholdFor(failAbove: FailAbove | undefined): Partial<Params> {
  return failAbove && "similarity" in failAbove ? { threshold: failAbove.similarity } : {};
}

/** The number of listed pairs above the limit, and a sentence on them. */
export function pairsAbove(report: Report, failAbove: FailAbove): { pairs: number; said: string } {
  if ("similarity" in failAbove) {
    const { similarity: share } = failAbove;
    const { measure } = report.params;
    const pairs = similaritiesOf(report, measure).filter((similarity) => similarity > share).length;
    return { pairs, said: t("cli-above-share", { pairs, share, measure }) };
  }
  // Where memory was short, words were not searched; no pair is above the limit then, and none is below it.
  if (!report.exact) throw new Error(t("cli-fail-above-undecided"));
  const { words } = failAbove;
  const { matchedA, matchedB } = report.pairs.evidence;
  const pairs = matchedA.filter((matched, at) => Math.min(matched, matchedB[at] ?? 0) > words).length;
  return { pairs, said: t("cli-above-words", { pairs, words, unit: report.params.unit }) };
}
