/**
 * Whether most documents share one passage: a task, a form, a cover page, starter code. Then most pairs stand out, and what was
 * copied is hidden among them until that passage is excluded.
 */
import { countComparedPairs } from "../documents/not-compared.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import type { EngineDocument } from "../engine/protocol.ts";
import type { ByHandPairs } from "../review/adjusted-report.ts";
import { hasEvidence } from "./matched.ts";
import { countStandingOut } from "./standing-out.ts";

/** From this many pairs, more than half of them hardly stand out unless most documents share a passage. */
const MIN_PAIRS = 10;

/**
 * Whether most pairs stand out, of all or of the submissions, if those are given: most pairs may be with earlier work, which was
 * about other tasks.
 */
export function hasCommonText(report: Report, byHand: ByHandPairs, submissions?: readonly EngineDocument[]): boolean {
  if (!hasEvidence(report)) return false;
  return mostStandOut(report, byHand) || (submissions !== undefined && mostStandOut(report, byHand, submissions));
}

/** Whether most pairs stand out: of all, or of those between `documents`. */
function mostStandOut(report: Report, byHand: ByHandPairs, documents?: readonly EngineDocument[]): boolean {
  const all = documents ? countComparedPairs(documents) : report.totals.possiblePairs;
  if (all < MIN_PAIRS) return false;
  const ids = documents && new Set(documents.map(({ id }) => id));
  const isAmong = (index: number): boolean => !ids || ids.has(report.documents.id[index] ?? -1);
  const { strong } = countStandingOut(report, byHand, (a, b) => isAmong(a) && isAmong(b));
  return 2 * strong > all;
}
