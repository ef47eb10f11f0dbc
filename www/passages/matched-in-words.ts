/** How much of a passage matches, in words. */
import type { Params, Passage } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { integer } from "../ui/format.ts";

type Matched = Pick<Passage, "matchedA" | "matchedB">;

/** "40 words"; where one text has more of them, because it repeats some, "40 words in the first text, 43 in the second". */
export function matchedInWords({ matchedA: a, matchedB: b }: Matched, unit: Params["unit"]): string {
  const count = t("comparison-count", { unit, count: a });
  return a === b ? count : t("comparison-count-both", { count, b });
}

/** The same as briefly as a chip: "40", or "40 ↔ 43" in the order of the texts. With a unit "40 ↔ 43 words". */
export function matchedInBrief({ matchedA: a, matchedB: b }: Matched, unit: Params["unit"] | null): string {
  const last = unit === null ? integer(b) : t("comparison-count", { unit, count: b });
  return a === b ? last : t("comparison-count-sides", { a, b: last });
}
