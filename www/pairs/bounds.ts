/** The bounds of the list, and wider ones for a list from which pairs were left out. */
import type { Report } from "../engine/pkg/lookalike.js";
import { pairsFound } from "../workspace/pairs-found.ts";

/** More rows make every step of the list slow; the engine itself goes to ten million. */
export const MAX_LISTED = 1_000_000;

/** The bounds that list all pairs found, or the most that a list may hold; null where they list no more than now. */
export function widerBounds(report: Report): { maxPairs: number; maxPairsPerDocument: number; all: boolean } | null {
  const { totals, params, documents, pairs } = report;
  const found = pairsFound(report);
  if (found === pairs.length) return null;
  const maxPairs = Math.max(params.maxPairs, Math.min(found, MAX_LISTED));
  const perDocument = totals.pairsLeftOutByDocument > 0 ? Math.max(1, documents.length - 1) : 0;
  const maxPairsPerDocument = Math.max(params.maxPairsPerDocument, perDocument);
  if (maxPairs === params.maxPairs && maxPairsPerDocument === params.maxPairsPerDocument) return null;
  return { maxPairs, maxPairsPerDocument, all: found <= maxPairs };
}
