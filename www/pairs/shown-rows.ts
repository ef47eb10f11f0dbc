/** The table of pairs: its order, what is searched in it, and the longest passages of its pairs, which ./lengths.ts fetches. */
import { computed, effect, signal } from "@preact/signals";
import { idsOf } from "../engine/pairs.ts";
import { allGroups, groupAt } from "../groups/groups.ts";
import { listed, stateByRow } from "../review/listed.ts";
import type { ReviewState } from "../review/review.ts";
import * as store from "../state/store.ts";
import { createLengths } from "./lengths.ts";
import { byGroup, firstOrder, type Order, orderedRows, orderIn, ungrouped } from "./rows.ts";
import { parseSearch, type Search } from "./search/grammar.ts";
import { answerable, matching, needsLengths, type Searched, searchWriting } from "./search/matching.ts";
import { narrowed, personShown, showFrom } from "./strength.ts";

/** What is written into the search field. */
export const query = signal("");
/** The only state of review that is shown; null for all. */
export const shownState = signal<ReviewState | null>(null);
export const order = signal<Order>(firstOrder);
/** Whether the strongest pair of each group stands for the others. */
export const isByGroup = signal(false);
/** The documents of the groups of which all pairs are shown even so, by their ids: other results number groups in other ways. */
const opened = signal<ReadonlySet<number>>(new Set());
/** The numbers of these groups. */
export const openedGroups = computed((): ReadonlySet<number> => {
  const report = store.result.value?.report;
  const { value: ids } = opened;
  if (!report || ids.size === 0) return new Set();
  const { numberOf } = allGroups(report);
  const numbers = Array.from(report.documents.id, (id, at) => (ids.has(id) ? (numberOf[at] ?? 0) : 0));
  return new Set(numbers.filter((number) => number > 0));
});

/** The search as the report on screen can answer it. */
export const search = computed((): Search => {
  const report = store.result.value?.report;
  const understood = parseSearch(query.value, searchWriting.value);
  return report ? answerable(understood, report) : understood;
});

const lengths = createLengths({
  report: computed(() => store.result.value?.report ?? null),
  order,
  isSearched: computed(() => needsLengths(search.value.terms)),
  ask: (report, rows, signal) => store.engine.longestPassages(idsOf(report, rows), report.params, { signal }),
});

/** The longest passages known so far. */
export const longest = lengths.longest;
/** How many pairs' longest passages are still to come before the table can be sorted by them; 0 when none. */
export const longestMissing = lengths.missing;
/** Sees to it that the longest passages of the rows on screen become known. */
export const needLongest = lengths.need;

const areAllKnown = computed(() => longestMissing.value === 0);

const ordered = computed(() => {
  if (!store.result.value) return new Uint32Array();
  // Only the order by length depends on lengths: without this, each that arrives would sort the table again.
  const known = order.value.key === "longest" && areAllKnown.value ? longest.peek().tokens : null;
  const { report } = store.result.value;
  return orderedRows(report, orderIn(report, order.value), known);
});

/** Ids of the documents of the person whose pairs alone are shown; null shows everybody's. */
const shownDocuments = computed(() => {
  const person = store.people.value.find(({ key }) => key === personShown.value);
  return person ? new Set(person.documents.map(({ id }) => id)) : null;
});

const searched = computed(() => {
  const report = store.result.value?.report;
  if (!report) return new Uint32Array();
  const { terms } = search.value;
  const state = shownState.value;
  const all = state ? [...terms, { kind: "states" as const, states: [state] }] : terms;
  return matching(ordered.value, all, new SearchedPage(report));
});

/** In order, the pairs that the search finds, and of them what the overview and the list of people leave. */
const found = computed(() => narrowed(searched.value, shownDocuments.value));

/** The table: the pairs found, or one of each group. */
export const table = computed(() => {
  const report = store.result.value?.report;
  if (!report || !isByGroup.value) return ungrouped(found.value);
  return byGroup(found.value, allGroups(report).list.length, (row) => groupAt(report, row), openedGroups.value);
});

/** The rows of the table. */
export const rows = computed(() => table.value.rows);

/** Whether a group has several of the pairs found, so that one can stand for others. */
export const hasGroups = computed(() => {
  const report = store.result.value?.report;
  return report !== undefined && allGroups(report).list.some(({ pairs }) => pairs.length > 1);
});

/** Shows the other pairs of a group below its strongest, or hides them again. */
export function toggleGroup(group: number): void {
  const report = store.result.value?.report;
  const isOpened = openedGroups.value.has(group);
  const ids = new Set(opened.value);
  for (const at of report ? (allGroups(report).list[group - 1]?.documents ?? []) : []) {
    const id = report?.documents.id[at] ?? -1;
    if (isOpened) ids.delete(id);
    else ids.add(id);
  }
  opened.value = ids;
}

/** What is searched, as it is on the page: what a search does not ask for is not looked at, and changes nothing. */
class SearchedPage implements Searched {
  readonly report: Searched["report"];

  constructor(report: Searched["report"]) {
    this.report = report;
  }

  get longest(): ArrayLike<number> {
    // Searched again once all are known, not with each that comes.
    areAllKnown.value;
    return longest.peek().tokens;
  }

  get states(): Uint8Array | null {
    return stateByRow.value;
  }

  get owners(): readonly (string | null)[] {
    const owners = new Map(store.shownEngineDocuments.value.map(({ id, owner }) => [id, owner]));
    return Array.from(this.report.documents.id, (id) => owners.get(id) ?? null);
  }

  get archived(): Uint8Array {
    const documents = store.documents.value;
    return Uint8Array.from(this.report.documents.id, (id) => (documents.get(id)?.role === "archive" ? 1 : 0));
  }
}

/** Keeps the table in step with the documents and the runs. Called once, when the page starts. */
export function followRuns(): void {
  lengths.follow();
  // A search is for the documents that it was written for: without any, it is empty.
  effect(() => {
    if (store.intake.value.documents.length > 0) return;
    query.value = "";
    shownState.value = null;
    personShown.value = null;
    isByGroup.value = false;
    opened.value = new Set();
    showFrom(0);
  });
  // A pair that is reviewed may leave the list, and one whose passages are excluded falls in it; whoever reads from pair to pair goes on in the list that was left.
  effect(() => {
    const report = store.result.value?.report;
    const run = store.finished.value?.report;
    const isReading = store.pairShown.value !== null;
    if (!report || !run) listed.value = null;
    // A passage that is excluded meanwhile makes another report of the same run.
    else if (!isReading || listed.peek()?.run !== run) listed.value = { report, run, rows: rows.value };
  });
}
