/** The sentences of the overview: what a teacher would say of the result first, and what it rests on. */
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { listedInWords, standingOut } from "../pairs/evidence.ts";
import { hasEvidence } from "../pairs/matched.ts";
import { type ByHandPairs, nothingExcluded } from "../review/adjusted-report.ts";
import { pairsFound } from "../state/run.ts";

/** The result in a sentence, and what is to be said of it in smaller letters. */
export interface Said {
  readonly headline: string;
  readonly details: readonly string[];
}

/**
 * What was found, and what was not looked for. Nothing is said of the pairs that do not stand out: one of them may be a text
 * that was rewritten throughout.
 */
export function resultInWords(report: Report, byHand: ByHandPairs = nothingExcluded): Said {
  const { headline, details } = hasEvidence(report) ? foundInWords(report, byHand) : similarInWords(report);
  return { headline, details: [...details, t("overview-not-sought", { unit: report.params.unit })] };
}

function foundInWords(report: Report, byHand: ByHandPairs): Said {
  const { possiblePairs: all, pairsWithEvidence: found } = report.totals;
  // Two texts have one pair, and of none there is no definition to give: the sentence says all.
  const [first = "", ...more] = listedInWords(report, byHand);
  if (all === 1) return { headline: first, details: more };
  if (found === 0) return { headline: t("overview-none-stands-out", { all }), details: [first, ...more] };
  const weak = weakOf(report);
  const isWeakOnly = weak === found;
  return {
    headline: isWeakOnly
      ? t("overview-none-stands-out", { all })
      : t("overview-stand-out", { found: found - weak, all }),
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

function similarInWords(report: Report): Said {
  const { totals, params, pairs } = report;
  const { threshold } = params;
  const { possiblePairs: all } = totals;
  const found = pairsFound(report);
  if (pairs.length === 0) return { headline: t("overview-nothing-similar"), details: [] };
  if (threshold === 0) return { headline: t("overview-share", { found, all }), details: [] };
  return { headline: t("overview-similar", { found, all, threshold }), details: [] };
}
