/** The sentences of the overview: what a teacher would say of the result first, and what it rests on. */
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { type ByHandPairs, nothingByHand } from "../outputs/by-hand.ts";
import { hasEvidence } from "../ui/matched.ts";
import { listedInWords, notExamined, standingOut } from "../workspace/evidence.ts";
import { pairsFound } from "../workspace/pairs-found.ts";

/** The result in a sentence, and what is to be said of it in smaller letters. */
export interface Said {
  readonly headline: string;
  readonly details: readonly string[];
}

/** `areTricksFound`: whether words are hidden in a document, which is unusual by itself. */
export function resultInWords(report: Report, areTricksFound: boolean, byHand: ByHandPairs = nothingByHand): Said {
  const { possiblePairs: all, pairsWithEvidence: found } = report.totals;
  if (!hasEvidence(report)) return similarInWords(report);
  const isCalm = report.pairs.length === 0 && !areTricksFound && restOf(report) !== "unknown";
  // Two texts have one pair, and of none there is no definition to give: the sentence says all.
  const [first = "", ...more] = listedInWords(report, byHand);
  if (all === 1) return { headline: first, details: more };
  if (found === 0) {
    return {
      headline: t(isCalm ? "overview-nothing" : "overview-none-stands-out", { all }),
      details: [first, ...more, ...(isCalm ? [t("overview-a-result")] : [])],
    };
  }
  const weak = weakOf(report);
  const isWeakOnly = weak === found;
  return {
    headline: isWeakOnly
      ? t("overview-none-stands-out", { all })
      : t("overview-stand-out", { found: found - weak, all, rest: restOf(report) }),
    details: [
      ...(isWeakOnly ? [] : [standingOut(report)]),
      ...(weak > 0 ? [t("overview-weak", { weak })] : []),
      ...more,
    ],
  };
}

/** The listed pairs so weak that chance alone is expected to give at least one as strong in this batch. */
function weakOf({ pairs }: Report): number {
  let weak = 0;
  for (const expected of pairs.evidence.expectedByChance) if (expected > 1) weak += 1;
  return weak;
}

/** What explains the other pairs. Where more was asked than usual, or not all was examined, that is not claimed. */
function restOf(report: Report): "chance" | "little" | "unknown" {
  const { params } = report;
  if (notExamined(report) !== null) return "unknown";
  if (params.unit === "code") return "little";
  return params.minMatched <= USUAL_MIN_MATCHED ? "chance" : "unknown";
}

/** Up to these matched words, pairs that are not listed share no more than what any two texts may. */
const USUAL_MIN_MATCHED = 25;

function similarInWords(report: Report): Said {
  const { totals, params, pairs } = report;
  const { threshold } = params;
  const { possiblePairs: all } = totals;
  const found = pairsFound(report);
  if (pairs.length === 0) return { headline: t("overview-nothing-similar"), details: [t("overview-a-result")] };
  if (threshold === 0) return { headline: t("overview-share", { found, all }), details: [] };
  return { headline: t("overview-similar", { found, all, threshold }), details: [] };
}
