/** The columns of the table of pairs: with matched words first where pairs were searched for them, else by similarity. */
import type { Params, Report } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";
import { t } from "../messages/t.ts";
import { hasEvidence } from "../ui/matched.ts";
import type { SortKey } from "./rows.ts";

/** A column: what it sorts by, and what its head says. */
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

/** What a similarity is a share of. */
export function similarityHint({ measure }: Params): string {
  return t(SIMILARITIES[measure]);
}

/** The columns that can be sorted by. The state of review stands after them. */
export function columnsOf(report: Report): readonly Column[] {
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
  return [
    {
      key: "matched",
      label: t(unit === "code" ? "pairs-shared-by-both" : "pairs-matched-words"),
      hint: t(unit === "code" ? "pairs-shared-hint" : "pairs-matched-hint"),
    },
    { key: "names", label: t("pairs-documents-head"), hint: t("pairs-documents-matched", { unit }) },
    { key: "longest", label: t("pairs-longest"), hint: t("pairs-longest-matched", { unit }) },
    similarity,
    group,
  ];
}
