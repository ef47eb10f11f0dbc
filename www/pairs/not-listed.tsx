/** The way past the bounds of the list: as many pairs as were found, or as a list may hold. */
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { change } from "../workspace/actions.ts";
import { pairsFound } from "../workspace/pairs-found.ts";
import { widerBounds } from "./bounds.ts";

export function ListMore({ report }: { report: Report }) {
  const bounds = widerBounds(report);
  if (!bounds) return null;
  const { all, maxPairs, maxPairsPerDocument } = bounds;
  const count = Math.min(pairsFound(report), maxPairs);
  return (
    <button
      type="button"
      onClick={() => change({ maxPairs: String(maxPairs), maxPairsPerDocument: String(maxPairsPerDocument) })}
    >
      {all ? t("pairs-list-more", { count }) : t("pairs-list-most", { count })}
    </button>
  );
}
