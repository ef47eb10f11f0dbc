/** How the reader writes searches: the keywords of the language in use, and its decimal sign. */
import { computed } from "@preact/signals-core";
import type { Key } from "../../messages/message.ts";
import { catalogue, t } from "../../messages/t.ts";
import { type Keyword, keywords, searchable, type Writing } from "./grammar.ts";

const WORDS = {
  matched: "search-word-matched",
  share: "search-word-share",
  longest: "search-word-longest",
  similarity: "search-word-similarity",
  chance: "search-word-chance",
  group: "search-word-group",
  unreviewed: "search-word-unreviewed",
  cleared: "search-word-cleared",
  discuss: "search-word-discuss",
  confirmed: "search-word-confirmed",
  person: "search-word-person",
  archive: "search-word-archive",
} as const satisfies Record<Keyword, Key>;

/** A keyword as it is written in the language in use. */
export function keywordInWords(keyword: Keyword): string {
  return t(WORDS[keyword]);
}

export const writing = computed(
  (): Writing => ({
    words: new Map(keywords.map((keyword) => [searchable(keywordInWords(keyword)), keyword])),
    decimalComma: new Intl.NumberFormat(catalogue.value?.locale).format(0.5).includes(","),
  }),
);
