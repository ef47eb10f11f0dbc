/**
 * Listed pairs that are not counted, because too little is left of them since passages were excluded by hand. The list shows
 * them, so that the passages can be restored; no number counts them.
 */
import type { Report } from "../engine/pkg/lookalike.js";

type Pairs = Report["pairs"];

// By the pairs, which a report with aliases has as well.
const uncounted = new WeakMap<Pairs, ReadonlySet<number>>();

const none: ReadonlySet<number> = new Set();

/** Their rows in the report's list. */
export function uncountedRows({ pairs }: Pick<Report, "pairs">): ReadonlySet<number> {
  return uncounted.get(pairs) ?? none;
}

export function setUncounted({ pairs }: Pick<Report, "pairs">, rows: ReadonlySet<number>): void {
  if (rows.size > 0) uncounted.set(pairs, rows);
}

const counted = new WeakMap<Pairs, Pairs>();

/** The report without these pairs; itself if there are none. */
export function countedReport(report: Report): Report {
  const rows = uncountedRows(report);
  if (rows.size === 0) return report;
  const pairs = counted.get(report.pairs) ?? pairsWithout(report.pairs, rows);
  counted.set(report.pairs, pairs);
  return { ...report, pairs };
}

/** In how many pairs of the report each document is, by its index. O(pairs). */
export function pairsOfDocuments(report: Report): Uint32Array {
  const { documents, pairs } = countedReport(report);
  const counts = new Uint32Array(documents.length);
  for (let row = 0; row < pairs.length; row++) {
    for (const at of [pairs.a[row] ?? 0, pairs.b[row] ?? 0]) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

function pairsWithout(pairs: Pairs, rows: ReadonlySet<number>): Pairs {
  const columns = <T extends object>(of: T): T =>
    Object.fromEntries(
      Object.entries(of).map(([name, column]) => [
        name,
        ArrayBuffer.isView(column) ? (column as Uint32Array).filter((_, row) => !rows.has(row)) : column,
      ]),
    ) as T;
  const { evidence, length } = pairs;
  const ofEvidence = { ...columns(evidence), length: evidence.length - rows.size };
  return { ...columns(pairs), evidence: ofEvidence, length: length - rows.size };
}
