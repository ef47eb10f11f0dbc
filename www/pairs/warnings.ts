/** Warnings about a comparison as a whole. */
import type { Report, WarningCode } from "../engine/pkg/lookalike.js";
import { warningMessages } from "../engine/said-warnings.ts";
import { say } from "../messages/t.ts";

/** What is said elsewhere on the page: few documents, and pairs that are not listed. */
const ELSEWHERE: readonly WarningCode[] = ["tooFewDocuments", "pairsLeftOut", "pairsLeftOutByDocument"];

/** A sentence each. */
export function warningsInWords({ warnings }: Pick<Report, "warnings">): string[] {
  const own = warnings.filter(({ code }) => !ELSEWHERE.includes(code));
  return own.flatMap((warning) => warningMessages(warning, String)).map(say);
}
