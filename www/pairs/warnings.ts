/** Warnings about a comparison as a whole, said from their codes and the report's numbers. */
import type { Fallback, Report } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";

/** A sentence each. What is said elsewhere on the page is not among them: few documents, and pairs that are not listed. */
export function warningsInWords(report: Report): string[] {
  const { totals, params, fallbacks, warnings } = report;
  const has = (code: Report["warnings"][number]["code"]): boolean => warnings.some((warning) => warning.code === code);
  const [count, documents] = [totals.commonShingles, params.maxDocumentFrequency];
  return [
    ...fallbacks.map((fallback) => aboutFallback(fallback, report)),
    ...(has("idleTemplate") ? [t("pairs-warning-idle-template")] : []),
    ...(has("commonLeftOut") ? [t("pairs-warning-common", { count, documents })] : []),
  ];
}

function aboutFallback(fallback: Fallback, { params: { memoryLimit: limit, weighting } }: Report): string {
  if (fallback === "positionsDropped") return t("pairs-warning-texts-dropped", { limit });
  return weighting === "equal"
    ? t("pairs-warning-signatures", { limit })
    : t("pairs-warning-signatures-equal", { limit });
}
