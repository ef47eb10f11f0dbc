/** The columns of the table of pairs: evidence first if pairs were searched for it, otherwise similarity. */

import type { Params, Report } from "../engine/pkg/lookalike.js";
import type { Key } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { pairsFound } from "../state/run.ts";
import { hasEvidence } from "./matched.ts";
import type { SortKey } from "./sorted-rows.ts";

/** A column: its sort key and heading. */
export interface Column {
  key: SortKey;
  label: string;
  hint: string;
}

const SIMILARITIES = {
  jaccard: "pairs-similarity-jaccard",
  sorensen: "pairs-similarity-sorensen",
  overlap: "pairs-similarity-overlap",
} as const satisfies Record<Params["measure"], Key>;

/** Explains what similarity is a share of. */
export function similarityHint({ measure }: Params): string {
  return t(SIMILARITIES[measure]);
}

/** The sortable columns, of a list of pairs of authors or of documents. The review state comes after them. */
export function columnsOf(report: Report, areAuthors = false): readonly Column[] {
  const { exact, params } = report;
  const group: Column = { key: "group", label: t("pairs-group"), hint: t("pairs-group-hint") };
  const similarity: Column = {
    key: "similarity",
    label: t(exact ? "pairs-similarity" : "pairs-similarity-estimated"),
    hint: similarityHint(params),
  };
  if (!hasEvidence(report)) {
    return [
      similarity,
      { key: "estimate", label: t("pairs-estimate"), hint: t("pairs-estimate-hint") },
      { key: "names", label: t("pairs-documents-head"), hint: t("pairs-documents-contained") },
      { key: "longest", label: t("pairs-longest"), hint: t("pairs-longest-contained") },
      group,
    ];
  }
  const { unit } = params;
  const ofDocuments = unit === "code" ? "pairs-evidence-hint-programs" : "pairs-evidence-hint";
  return [
    {
      key: "evidence",
      label: t("pairs-evidence"),
      hint: t(areAuthors ? "pairs-evidence-hint-authors" : ofDocuments),
    },
    {
      key: "names",
      label: t(areAuthors ? "pairs-authors-head" : "pairs-documents-head"),
      hint: areAuthors ? t("pairs-authors-hint") : t("pairs-documents-matched", { unit }),
    },
    { key: "longest", label: t("pairs-longest"), hint: t("pairs-longest-matched", { unit }) },
    similarity,
    group,
  ];
}

// Lengths of texts in the units that are compared.

const LENGTHS = {
  words: "pairs-words",
  characters: "pairs-characters",
  code: "pairs-tokens",
} as const satisfies Record<Params["unit"], Key>;

/** "214 words". */
export function lengthIn(unit: Params["unit"], count: number): string {
  return t(LENGTHS[unit], { count });
}

// The limits of the list, and wider ones for a list from which pairs were left out.

/** More rows make every action on the list slow; the engine itself supports ten million. */
export const MAX_LISTED_PAIRS = 1_000_000;

/** The limits that list all pairs found, or as many as a list may contain; null if that is no more than now. */
export function widerBounds(report: Report): { maxPairs: number; maxPairsPerDocument: number; all: boolean } | null {
  const { totals, params, documents, pairs } = report;
  const found = pairsFound(report);
  if (found === pairs.length) return null;
  const maxPairs = Math.max(params.maxPairs, Math.min(found, MAX_LISTED_PAIRS));
  const perDocument = totals.pairsLeftOutByDocument > 0 ? Math.max(1, documents.length - 1) : 0;
  const maxPairsPerDocument = Math.max(params.maxPairsPerDocument, perDocument);
  if (maxPairs === params.maxPairs && maxPairsPerDocument === params.maxPairsPerDocument) return null;
  return { maxPairs, maxPairsPerDocument, all: found <= maxPairs };
}
