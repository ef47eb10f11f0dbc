/** The state of the matrix on screen: the values of its cells, their documents, the visible part, and the focused cell. */

import { computed, effect, signal, untracked } from "@preact/signals";
import type { Report } from "../engine/pkg/lookalike.js";
import { allGroups } from "../groups/groups.ts";
import { t } from "../i18n/t.ts";
import { labelInReport } from "../names/labels.ts";
import { countedReport } from "../pairs/uncounted.ts";
import { documents, result } from "../state/store.ts";
import { about, integer, percent } from "../ui/format.ts";
import { type CellPosition, type Cells, indexAt, type MatrixOrder, orderOf, type View, whole } from "./cells.ts";
import { extentOf, type Kind, kindsOf, stepOf, stepsFor, type Values, valuesOf } from "./values.ts";

const chosenKind = signal<Kind | null>(null);
/** Whether documents without a listed pair are shown, too. */
export const withAlone = signal(false);

export const report = computed(() => (result.value ? countedReport(result.value.report) : null));

/** The kind of values in the cells. */
export const kind = computed((): Kind => {
  const kinds = report.value ? kindsOf(report.value) : [];
  return kinds.find((one) => one === chosenKind.value) ?? kinds[0] ?? "similarity";
});

/** Changes the kind of values. */
export function choose(next: Kind): void {
  chosenKind.value = next;
}

export const values = computed(() => (report.value ? valuesOf(report.value, kind.value) : null));
export const steps = computed(() => (values.value ? stepsFor(values.value) : []));

export const matrixOrder = computed(() => {
  if (!report.value) return null;
  const { id } = report.value.documents;
  // A change of roles starts another run, whose report then has the new set of compared documents.
  const roles = untracked(() => documents.value);
  const takesPart = (document: number): boolean => roles.get(id[document] ?? -1)?.role !== "template";
  return orderOf(report.value, allGroups(report.value), takesPart, withAlone.value);
});

export const view = signal<View>(whole(0));
/** The cell focused by the arrow keys. */
export const cursor = signal<CellPosition>({ row: 0, column: 1 });

// When rows and columns change, show all of them, with the focus on the strongest pair.
effect(() => {
  const count = matrixOrder.value?.documents.length ?? 0;
  view.value = whole(count);
  cursor.value = { row: 0, column: Math.min(1, Math.max(0, count - 1)) };
});

// Cells and colour steps in words.

export function kindInWords(kind: Kind, { params: { unit } }: Report): string {
  if (kind === "matched") return t("matrix-kind-matched", { unit });
  return t(kind === "share" ? "matrix-kind-share" : "matrix-kind-similarity");
}

/** A colour and what it stands for. */
export interface LegendEntry {
  readonly step: number;
  readonly label: string;
}

/** The colours from the smallest value to the largest: "below 50", "50–99", "500 or more". */
export function legendOf(values: Values, steps: readonly number[]): LegendEntry[] {
  const { kind } = values;
  const write = (value: number): string => (kind === "matched" ? integer(value) : percent(value));
  const { least, most } = extentOf(values);
  const labelOf = (step: number): string => {
    const [from, to] = [steps[step - 1], steps[step]];
    if (from === undefined && to === undefined)
      return least === most ? write(most) : t("matrix-from-to", { from: write(least), to: write(most) });
    if (from === undefined) return t("matrix-below", { to: write(to ?? most) });
    if (to === undefined) return t("matrix-from", { from: write(from) });
    return t("matrix-from-to", { from: write(from), to: write(kind === "matched" ? to - 1 : to) });
  };
  const [first, last] = [stepOf(least, steps), stepOf(most, steps)];
  return Array.from({ length: last - first + 1 }, (_, at) => ({ step: first + at, label: labelOf(first + at) }));
}

/** The pair of a cell, as an index into the report's list; -1 if it has none. */
export function pairAtPosition(cells: Cells, position: CellPosition): number {
  const index = indexAt(cells, position);
  return index === -1 ? -1 : (cells.pair[index] ?? -1);
}

/** A sentence on a cell: names, and what they share; for a block, its strongest pair. */
export function cellInWords(
  report: Report,
  matrixOrder: MatrixOrder,
  values: Values,
  cells: Cells,
  position: CellPosition,
): string {
  const { pairs, exact, params } = report;
  const { unit } = params;
  const nameOf = (document = 0): string => labelInReport(report, document);
  const index = indexAt(cells, position);
  const pair = index === -1 ? -1 : (cells.pair[index] ?? -1);
  const { block } = cells;
  if (pair === -1) {
    const [row, column] = [nameOf(matrixOrder.documents[position.row]), nameOf(matrixOrder.documents[position.column])];
    if (block > 1) return t("matrix-block-empty");
    return position.row === position.column ? t("matrix-itself", { name: row }) : t("matrix-empty", { row, column });
  }
  const [a = 0, b = 0] = [pairs.a[pair], pairs.b[pair]];
  const own = cells.value[index] ?? 0;
  const positionOfA = matrixOrder.positionOf[a] ?? 0;
  const isInRowOfA =
    Math.floor(positionOfA / block) === Math.floor(position.row / block) &&
    Math.floor((matrixOrder.positionOf[b] ?? 0) / block) === Math.floor(position.column / block) &&
    values.inRowOfA[pair] === own;
  const [row, column] = isInRowOfA ? [nameOf(a), nameOf(b)] : [nameOf(b), nameOf(a)];
  const sentence =
    values.kind === "matched"
      ? t("matrix-cell-matched", { row, column, count: own, unit })
      : values.kind === "share"
        ? t("matrix-cell-share", { row, column, share: own, unit })
        : t("matrix-cell-similar", { row, column, share: about(own, exact) });
  const count = cells.count[index] ?? 0;
  return block > 1 ? t("matrix-block", { count, sentence }) : sentence;
}
