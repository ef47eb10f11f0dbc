/** The pairs of authors in the report on screen, and whether the list has a row for each. */
import { computed, effect, signal } from "@preact/signals";
import type { Report } from "../engine/pkg/lookalike.js";
import { passagesLeft } from "../review/exclusions-in-result.ts";
import * as store from "../state/store.ts";
import { type AuthorPair, authorPairsIn, type Holders, type Unions } from "./author-pairs.ts";
import {
  canListAuthors as canListAuthorsOf,
  holdersIn,
  type OverlapReader,
  peopleCompared,
  unionsOf,
} from "./authors-compared.ts";
import { hasEvidence } from "./matched.ts";

/** Whether the list has a row for each pair of authors, as far as the user chose. */
const chosen = signal(true);

/** The people to whom the compared documents belong: those of the authors that they had when they were compared. */
const people = computed(() => peopleCompared(store.result.value?.compared ?? []));

/** Everyone with documents in the report. */
const holders = computed((): Holders | null => {
  const { report, compared } = store.result.value ?? {};
  if (!report || !compared) return null;
  const names = new Map(store.people.value.map(({ key, name }) => [key, name]));
  // Authors who are no longer on the page have no alias.
  const { value: areHidden } = store.namesHidden;
  const nameOf = (key: string, author: string | null) => names.get(key) ?? (areHidden ? null : author);
  return holdersIn(report, compared, people.value, nameOf);
});

/** Whether most files are by authors of several. */
export const canListAuthors = computed(() => {
  const report = store.result.value?.report;
  return report !== undefined && canListAuthorsOf(report, people.value);
});

/** Whether the list has a row for each pair of authors. */
export const listsAuthors = computed(() => canListAuthors.value && chosen.value);

export function listAuthors(areListed: boolean): void {
  chosen.value = areListed;
}

/** Whether pairs of authors are listed, too, that share too little to tell anything. */
export const showsWeak = signal(false);

const read = signal<{ readonly report: Report | null; readonly unions: Unions }>({ report: null, unions: new Map() });

const found = computed(() => {
  const report = store.result.value?.report;
  const { value: all } = holders;
  if (!report || !all || !canListAuthors.value) return null;
  const unions = read.value.report === report ? read.value.unions : new Map();
  return { report, holders: all, ...authorPairsIn(report, all, unions) };
});

/** The pairs of authors in the report on screen; null if most files are not by authors of several. */
export const authorPairs = computed(() => {
  const { value } = found;
  if (!value) return null;
  const of = new Map<number, AuthorPair>();
  for (const pair of value.pairs) for (const row of pair.rows) of.set(row, pair);
  return { ...value, of };
});

/** Counts the words of documents that share passages with several of another author. Called once. */
export function followAuthorPairs(): void {
  let abort = new AbortController();
  effect(() => {
    const { value } = found;
    if (!value || value.overlaps.length === 0 || read.peek().report === value.report) return;
    abort.abort(new DOMException("overtaken", "AbortError"));
    abort = new AbortController();
    const { signal } = abort;
    unionsOf(value.report, value.overlaps, reader(value.report, signal)).then(
      (unions) => {
        if (!signal.aborted) read.value = { report: value.report, unions };
      },
      // The list says that the numbers are the least ones; errors of the engine are shown elsewhere.
      () => {},
    );
  });
}

/** The engine and the texts of the page, without the passages that were excluded by hand. */
function reader(report: Report, signal: AbortSignal): OverlapReader {
  const options = { signal, urgency: "background" } as const;
  const asSearched = { ...report.params, evidence: hasEvidence(report) };
  return {
    passagesOf: async (ids) => {
      const details = await store.engine.passagesOf(ids, report.params, options);
      return details.map(({ pair: { a, b }, passages }) => passagesLeft(a, b, passages));
    },
    document: (id) => store.originalDocuments.peek().get(id),
    lengthsOf: (texts) => store.engine.lengthsOf(texts, asSearched, options),
  };
}
