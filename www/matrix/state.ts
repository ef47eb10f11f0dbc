/** The matrix on screen: what its cells show, whose they are, which part is in view, and the cell that has the keyboard. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { allGroups } from "../outputs/groups.ts";
import { documents, result } from "../workspace/store.ts";
import { orderOf } from "./order.ts";
import { type Kind, kindsOf, stepsFor, valuesOf } from "./values.ts";
import { type Place, type View, whole } from "./view.ts";

const chosenKind = signal<Kind | null>(null);
/** Whether documents without a listed pair are shown, too. */
export const withAlone = signal(false);

/** The report that is shown. */
export const report = computed(() => result.value?.report ?? null);

/** What the cells show. */
export const kind = computed((): Kind => {
  const kinds = report.value ? kindsOf(report.value) : [];
  return kinds.find((one) => one === chosenKind.value) ?? kinds[0] ?? "similarity";
});

/** Has the cells show something else. */
export function choose(next: Kind): void {
  chosenKind.value = next;
}

export const values = computed(() => (report.value ? valuesOf(report.value, kind.value) : null));
export const steps = computed(() => (values.value ? stepsFor(values.value) : []));

export const order = computed(() => {
  if (!report.value) return null;
  const { id } = report.value.documents;
  // A change of roles leads to another run, whose report then has other documents take part.
  const roles = untracked(() => documents.value);
  const takesPart = (document: number): boolean => roles.get(id[document] ?? -1)?.role !== "template";
  return orderOf(report.value, allGroups(report.value), takesPart, withAlone.value);
});

export const view = signal<View>(whole(0));
/** The cell that the arrow keys have come to. */
export const cursor = signal<Place>({ row: 0, column: 1 });

// Other rows and columns are seen whole at first, from the strongest pair on.
effect(() => {
  const count = order.value?.documents.length ?? 0;
  view.value = whole(count);
  cursor.value = { row: 0, column: Math.min(1, Math.max(0, count - 1)) };
});
