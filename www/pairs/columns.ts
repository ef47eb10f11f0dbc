/** The columns of the table of pairs: with matched words first where pairs were searched for them, else by similarity. */
import type { Report } from "../engine/pkg/lookalike.js";
import { manyMatched } from "../ui/matched.ts";
import { hasEvidence } from "../workspace/evidence.ts";
import type { SortKey } from "./rows.ts";

/** A column: what it sorts by, and what its head says. */
export interface Column {
  key: SortKey;
  label: string;
  hint: string;
}

const GROUP: Column = { key: "group", label: "Group", hint: "Documents linked by pairs above the threshold" };

/** See the head of this file. */
export function columnsOf(report: Report): readonly Column[] {
  const { exact, params } = report;
  const similarity: Column = exact
    ? {
        key: "similarity",
        label: "Similarity",
        hint: "Exact: the share of all different shingles of both that are in both",
      }
    : {
        key: "similarity",
        label: "≈ Similarity",
        hint: "Estimated from signatures: the share of all different shingles of both that are in both",
      };
  if (!hasEvidence(report)) {
    return [
      similarity,
      { key: "estimate", label: "Estimate", hint: "The same, estimated from the signatures, with its 95% interval" },
      { key: "names", label: "Documents", hint: "And how much of each is in the other (containment)" },
      {
        key: "longest",
        label: "Longest passage",
        hint: "What is the same in the longest passage that both share, without what was edited in it",
      },
      GROUP,
    ];
  }
  const words = manyMatched(params);
  return [
    {
      key: "matched",
      label: `Matched ${words}`,
      hint: `In the document with fewer of them. The pale end of a bar is reworded.`,
    },
    { key: "names", label: "Documents", hint: `And what share of the ${words} of each is matched in the other` },
    { key: "longest", label: "Longest passage", hint: `Matched ${words} of the longest passage` },
    {
      ...similarity,
      hint: `${similarity.hint}${exact ? ", with its estimate from signatures and the 95% interval" : ""}`,
    },
    GROUP,
  ];
}
