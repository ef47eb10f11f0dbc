/** A link to a pair, by the names of its documents as they are shown. */
import type { Report } from "../engine/pkg/lookalike.js";
import { documents, hashOfPair } from "../state/store.ts";

interface Props {
  report: Report;
  /** Both documents, by index. */
  pair: { readonly a: number; readonly b: number };
}

export function PairLink({ report, pair }: Props) {
  const [a = -1, b = -1] = [report.documents.id[pair.a], report.documents.id[pair.b]];
  const nameOf = (id: number): string => documents.value.get(id)?.name ?? "";
  return (
    <a href={hashOfPair(a, b)}>
      <bdi>{nameOf(a)}</bdi> ↔ <bdi>{nameOf(b)}</bdi>
    </a>
  );
}
