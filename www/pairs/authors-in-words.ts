/** The result in a sentence about pairs of authors, whose files are pairs of their own. */
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import type { ByHandPairs } from "../review/adjusted-report.ts";
import type { authorPairs } from "./author-rows.ts";
import { withWeaker } from "./evidence.ts";
import { isWeakRow } from "./standing-out.ts";
import { uncountedRows } from "./uncounted.ts";

type AuthorPairs = typeof authorPairs.value;

/** How many pairs of authors have files that stand out, and how many share enough to tell anything in others. */
export function authorsInWords(
  report: Report,
  byHand: ByHandPairs,
  { pairs, holders }: Pick<NonNullable<AuthorPairs>, "pairs" | "holders">,
): string {
  const pairsAmong = (count: number): number => (count * (count - 1)) / 2;
  const all = pairsAmong(holders.list.length) - pairsAmong(holders.list.filter(({ isEarlier }) => isEarlier).length);
  const telling = pairs.filter(({ isWeak }) => !isWeak);
  const uncounted = uncountedRows(report);
  const isStrong = (row: number): boolean =>
    row < report.pairs.evidence.length && !uncounted.has(row) && !isWeakRow(report, byHand, row);
  const found = telling.filter(({ rows }) => rows.some(isStrong)).length;
  return withWeaker(t("overview-authors", { found, all }), telling.length - found);
}
