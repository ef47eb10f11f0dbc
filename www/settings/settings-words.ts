/** The current settings in a few words. */

import { searchesEvidence } from "../engine/parameters.ts";
import { t } from "../i18n/t.ts";
import { rareOf } from "../pairs/matched.ts";
import { decimalFrom, type Fields, wholeFrom } from "./fields.ts";

/** "five-word phrases", "pairs from 20% similarity": the current settings besides their name, if they are valid. */
export function inWords(values: Fields): string[] {
  return [phrasesOf(values), listedOf(values)];
}

function phrasesOf({ unit, reach, k }: Fields): string {
  if (wholeFrom(reach) > 0) return t("settings-pairs", { unit });
  const length = wholeFrom(k);
  return length > 1 ? t("settings-phrases", { unit, k: length }) : t("settings-singles", { unit });
}

function listedOf(values: Fields): string {
  const { unit, minMatched, threshold } = values;
  if (!searchesEvidence(values)) return t("settings-listed", { threshold });
  const matched = wholeFrom(minMatched);
  // Programs are listed for their similarity only where all pairs are.
  if (unit === "code" && decimalFrom(threshold) > 0) return t("settings-listed-programs", { matched });
  return t("settings-listed-matched", { unit, matched, threshold, rare: rareOf(matched) });
}
