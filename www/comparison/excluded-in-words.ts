/** The passages that the user excluded from a pair, in words. */
import type { PairDetail, Params } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { sumOf } from "../outputs/by-hand.ts";
import { matchedInWords } from "../passages/matched-in-words.ts";
import { passageUnit } from "../ui/matched.ts";

/** "1 passage excluded by you: 40 words." `excluded`: passages by index. Only of a pair with evidence. */
export function excludedInWords({ passages }: PairDetail, excluded: ReadonlySet<number>, params: Params): string {
  const sum = sumOf([...excluded].flatMap((index) => passages[index] ?? []));
  return t("comparison-by-hand", { count: excluded.size, counted: matchedInWords(sum, passageUnit(params, true)) });
}
