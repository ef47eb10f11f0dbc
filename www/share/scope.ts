/** Which of the listed pairs are saved in a report or a table. */
import { computed, signal } from "@preact/signals";
import { filterInWords } from "../pairs/filter-in-words.ts";
import { selectedRows } from "../pairs/selection.ts";
import { shownPairs } from "../pairs/shown-rows.ts";
import { stateByRow } from "../review/listed.ts";
import { reviewStates } from "../review/review.ts";
import { result } from "../state/store.ts";
import { type ChosenPairs, type PairScope, pairScopes } from "./report/report-model.ts";

const CONFIRMED = reviewStates.indexOf("confirmed");

/** The rows of each choice, ascending. */
export const rowsByScope = computed((): Readonly<Record<PairScope, Uint32Array>> => {
  const all = Uint32Array.from(result.value?.report.pairs.a.keys() ?? []);
  const states = stateByRow.value;
  return {
    all,
    shown: shownPairs.value.toSorted(),
    confirmed: states ? all.filter((row) => states[row] === CONFIRMED) : new Uint32Array(),
    selected: selectedRows.value,
  };
});

const chosen = signal<PairScope | null>(null);

/** As the user chose; otherwise the selected pairs, or those that the list shows. */
export const pairScope = computed((): PairScope => {
  const rows = rowsByScope.value;
  if (chosen.value && rows[chosen.value].length > 0) return chosen.value;
  return pairScopes.find((scope) => scope !== "all" && scope !== "confirmed" && rows[scope].length > 0) ?? "all";
});

/** Null restores the proposed choice. */
export function choosePairs(scope: PairScope | null): void {
  chosen.value = scope;
}

/** The pairs for a report or a table; undefined if these are all that are listed. */
export const pairsChosen = computed((): ChosenPairs | undefined => {
  const scope = pairScope.value;
  const rows = rowsByScope.value[scope];
  if (rows.length === rowsByScope.value.all.length) return undefined;
  return { scope, rows, filter: scope === "shown" ? filterInWords() : "" };
});
