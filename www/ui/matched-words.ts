/** How much of a document is matched, in words. */
import type { Params } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { shareOf } from "./matched.ts";

/**
 * "71% of its 1,190 words"; of programs "426 of its 444 tokens". Beside these stands the share that two programs have in common,
 * in which rare code counts more and template code not at all: a second percentage of another base would contradict it.
 */
export function matchedOfAll(matched: number, all: number, { unit }: Pick<Params, "unit">): string {
  if (unit === "code") return t("pairs-share-tokens", { matched, all });
  return t("pairs-share-words", { share: shareOf(matched, all), all });
}
