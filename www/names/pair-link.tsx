/** A link to a pair, by the names of its documents as they are shown. */

import type { Report } from "../engine/pkg/lookalike.js";
import { hashOfPair } from "../state/store.ts";
import { labelInReport } from "./labels.ts";

interface Props {
  report: Report;
  /** Both documents, by index. */
  pair: { readonly a: number; readonly b: number };
}

export function PairLink({ report, pair }: Props) {
  const [a = -1, b = -1] = [report.documents.id[pair.a], report.documents.id[pair.b]];
  return (
    <a href={hashOfPair(a, b)}>
      <bdi>{labelInReport(report, pair.a)}</bdi> ↔ <bdi>{labelInReport(report, pair.b)}</bdi>
    </a>
  );
}
