/** The state of the table of pairs: its order, search, and the longest passages of its pairs, which ./lengths.ts fetches. */

import { computed, effect, signal } from "@preact/signals";
import { documentQuery } from "../documents/document-search.ts";
import { idsOf } from "../engine/pairs.ts";
import { allGroups, groupAt } from "../groups/groups.ts";
import { forgetChoices } from "../groups/open-group.ts";
import { labelInReport } from "../names/labels.ts";
import { filter, unfolded } from "../people/people-filter.ts";
import { listed, stateByRow } from "../review/listed.ts";
import type { ReviewState } from "../review/review.ts";
import * as store from "../state/store.ts";
import { type AuthorPair, FIRST_AUTHOR_LINE, sortedAuthorPairs } from "./author-pairs.ts";
import { authorPairs, followAuthorPairs, listAuthors, listsAuthors, showsWeak } from "./author-rows.ts";
import { createLengths } from "./lengths.ts";
import { parseSearch, type Search } from "./search/grammar.ts";
import { answerable, matching, needsLengths, type Searched, searchWriting } from "./search/matching.ts";
import { clearSelection } from "./selection.ts";
import { byGroup, firstOrder, orderedRows, orderIn, type PairOrder, ungrouped } from "./sorted-rows.ts";
import { narrowed, personShown, showFrom } from "./strength.ts";
import { listsTraced, listTraced, tracedRows } from "./traced-rows.ts";

/** The content of the search field. */
export const query = signal("");
/** The only review state that is shown; null for all. */
export const shownState = signal<ReviewState | null>(null);
export const order = signal<PairOrder>(firstOrder);
/** Whether the strongest pair of each group represents the others. */
export const isByGroup = signal(false);
/** Documents of the groups that are expanded, by id: other results number groups differently. */
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

/** The search as far as the report on screen can answer it. */
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
/** How many pairs' longest passages are still missing before the table can be sorted by them. */
export const longestMissing = lengths.missing;
/** Requests the longest passages of the rows on screen. */
export const needLongest = lengths.need;

const areAllKnown = computed(() => longestMissing.value === 0);

/** The documents' names as rows show them, with the author first. */
const namesShown = computed((): readonly string[] => {
  const report = store.result.value?.report;
  return report ? report.documents.name.map((_, at) => labelInReport(report, at)) : [];
});

const ordered = computed(() => {
  if (!store.result.value) return new Uint32Array();
  // Only the order by length depends on lengths: otherwise each arriving batch would sort the table again.
  const known = order.value.key === "longest" && areAllKnown.value ? longest.peek().tokens : null;
  const { report } = store.result.value;
  const names = order.value.key === "names" ? namesShown.value : [];
  return orderedRows(report, orderIn(report, order.value), known, names);
});

/** Ids of the documents of the only person whose pairs are shown; null for everyone's. */
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

/** The pairs that match the search, restricted by the overview and the list of people; in order. */
export const found = computed(() => {
  const rows = narrowed(searched.value, shownDocuments.value);
  return listsTraced.value ? rows.filter((row) => tracedRows.value.has(row)) : rows;
});

/** Keys of the pairs of authors that are expanded: both authors' keys. */
const openedAuthors = signal<ReadonlySet<string>>(new Set());

/** The pairs found by their authors, in the order of the table; null if the table has a row per pair of documents. */
export const foundAuthors = computed((): FoundAuthors | null => {
  const all = authorPairs.value;
  if (!all || !listsAuthors.value) return null;
  const rowsOf = new Map<AuthorPair, number[]>();
  for (const row of found.value) {
    const pair = all.of.get(row);
    const own = pair && rowsOf.get(pair);
    if (own) own.push(row);
    else if (pair) rowsOf.set(pair, [row]);
  }
  const sorted = sortedAuthorPairs([...rowsOf.keys()], all.holders, order.value);
  const weak = sorted.filter(({ isWeak }) => isWeak).length;
  const isAll = showsWeak.value || weak === sorted.length;
  return { all: all.pairs, rowsOf, pairs: isAll ? sorted : sorted.filter(({ isWeak }) => !isWeak), weak, isAll };
});

export interface FoundAuthors {
  readonly all: readonly AuthorPair[];
  /** The pairs of documents found of each. */
  readonly rowsOf: ReadonlyMap<AuthorPair, readonly number[]>;
  /** Those in the table. */
  readonly pairs: readonly AuthorPair[];
  /** How many of those found share too little to tell anything. */
  readonly weak: number;
  /** Whether these are in the table. */
  readonly isAll: boolean;
}

function keyOfAuthors({ a, b }: AuthorPair): string {
  const list = authorPairs.peek()?.holders.list ?? [];
  return `${list[a]?.key}\n${list[b]?.key}`;
}

export function isOpenedAuthors(pair: AuthorPair): boolean {
  return openedAuthors.value.has(keyOfAuthors(pair));
}

/** Expands or collapses the pairs of files of two authors. */
export function toggleAuthors(pair: AuthorPair): void {
  const next = new Set(openedAuthors.value);
  if (!next.delete(keyOfAuthors(pair))) next.add(keyOfAuthors(pair));
  openedAuthors.value = next;
}

/** The lines of the table: its rows, or pairs of authors with those rows below that are expanded. */
export const lines = computed((): Uint32Array => {
  const authors = foundAuthors.value;
  if (!authors) return rows.value;
  return Uint32Array.from(
    authors.pairs.flatMap((pair) => [
      FIRST_AUTHOR_LINE + pair.index,
      ...(isOpenedAuthors(pair) ? (authors.rowsOf.get(pair) ?? []) : []),
    ]),
  );
});

/** The table: the pairs found, by their authors, or one per group. */
export const table = computed(() => {
  const report = store.result.value?.report;
  const authors = foundAuthors.value;
  if (authors) return ungrouped(Uint32Array.from(authors.pairs.flatMap((pair) => authors.rowsOf.get(pair) ?? [])));
  if (!report || !isByGroup.value) return ungrouped(found.value);
  return byGroup(found.value, allGroups(report).list.length, (row) => groupAt(report, row), openedGroups.value);
});

export const rows = computed(() => table.value.rows);

/**
 * The pairs that the list shows: with those of groups that one row stands for, and without those of authors who share too little
 * to be listed.
 */
export const shownPairs = computed(() => (foundAuthors.value ? rows.value : found.value));

/** Whether a group has several of the pairs found, so that one can represent others. */
export const hasGroups = computed(() => {
  const report = store.result.value?.report;
  return report !== undefined && allGroups(report).list.some(({ pairs }) => pairs.length > 1);
});

/** Expands or collapses the other pairs of a group below its strongest. */
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

/** The page's data for a search. Read lazily: data that a search does not use triggers no update. */
class SearchedPage implements Searched {
  readonly report: Searched["report"];

  constructor(report: Searched["report"]) {
    this.report = report;
  }

  get longest(): ArrayLike<number> {
    // Updated once all are known, not with each batch.
    areAllKnown.value;
    return longest.peek().tokens;
  }

  get states(): Uint8Array | null {
    return stateByRow.value;
  }

  get names(): readonly string[] {
    return namesShown.value;
  }

  get authors(): readonly (string | null)[] {
    const authors = new Map(store.shownEngineDocuments.value.map(({ id, author }) => [id, author]));
    return Array.from(this.report.documents.id, (id) => authors.get(id) ?? null);
  }

  get earlierWork(): Uint8Array {
    const documents = store.documents.value;
    return Uint8Array.from(this.report.documents.id, (id) => (documents.get(id)?.role === "archive" ? 1 : 0));
  }
}

/** Lists all pairs, whatever they were narrowed to. */
export function showAllPairs(): void {
  query.value = "";
  shownState.value = null;
  personShown.value = null;
  listTraced(false);
  showFrom(0);
}

/** Lists the pairs of one person, and all of them: as many as a link to them says. */
export function showPairsOf(person: string): void {
  showAllPairs();
  personShown.value = person;
}

/** Keeps the table in sync with the documents and the runs. Called once, when the page starts. */
export function followRuns(): void {
  lengths.follow();
  followAuthorPairs();
  // A search belongs to its documents: clear it when there are none.
  effect(() => {
    if (store.intake.value.documents.length > 0) return;
    showAllPairs();
    for (const search of [filter, documentQuery]) search.value = "";
    isByGroup.value = false;
    opened.value = new Set();
    openedAuthors.value = new Set();
    unfolded.value = new Set();
    showsWeak.value = false;
    listAuthors(true);
    clearSelection();
    forgetChoices();
  });
  // A reviewed pair may leave the list, and one with excluded passages moves down; while reading from pair to pair, the user
  // continues in the original list.
  effect(() => {
    const report = store.result.value?.report;
    const run = store.finished.value?.report;
    const isReading = store.pairShown.value !== null;
    if (!report || !run) listed.value = null;
    // Excluding a passage meanwhile makes another report of the same run.
    else if (!isReading || listed.peek()?.run !== run) listed.value = { report, run, rows: rows.value };
  });
}
