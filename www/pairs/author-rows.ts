/** The pairs of authors in the report on screen, and whether the list has a row for each. */
import { computed, effect, signal } from "@preact/signals";
import { wordsOfIntervals } from "../compare/sources/interval-words.ts";
import { intervalsOf, matchedIn, sourcePassagesOf } from "../compare/sources/sources.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { keyOfAuthor } from "../people/people.ts";
import { passagesLeft } from "../review/exclusions-in-result.ts";
import * as store from "../state/store.ts";
import { type AuthorPair, authorPairsIn, type Holders, type Overlap, overlapKey, type Unions } from "./author-pairs.ts";
import { hasEvidence } from "./matched.ts";

/** Pairs of documents whose passages are read to count words once; of any others, the least number is shown. */
const MAX_OVERLAPS_READ = 2000;

/** Whether the list has a row for each pair of authors, as far as the user chose. */
const chosen = signal(true);

/**
 * The keys of the people to whom the compared documents belong, by document id: those of the authors that they had when they
 * were compared. People with only earlier work are none.
 */
const peopleCompared = computed((): ReadonlyMap<number, string> => {
  const documents = store.result.value?.compared ?? [];
  const submitting = new Set(documents.flatMap(({ role, author }) => (role === "submission" && author) || []));
  return new Map(
    documents.flatMap(({ id, role, author }) => {
      if (role === "template") return [];
      if (author) return submitting.has(author) ? [[id, keyOfAuthor(author)] as const] : [];
      return role === "submission" ? [[id, `file ${id}`] as const] : [];
    }),
  );
});

/** Everyone with documents in the report. */
const holders = computed((): Holders | null => {
  const { report, compared } = store.result.value ?? {};
  if (!report || !compared) return null;
  const documents = new Map(compared.map((document) => [document.id, document]));
  const names = new Map(store.people.value.map(({ key, name }) => [key, name]));
  const numbers = new Map<string, number>();
  const list: { key: string; name: string; words: number; isEarlier: boolean }[] = [];
  const of = new Int32Array(report.documents.length).fill(-1);
  for (const [at, id] of report.documents.id.entries()) {
    const { role, author } = documents.get(id) ?? {};
    if (role === undefined || role === "template") continue;
    const key = peopleCompared.value.get(id) ?? `file ${id}`;
    // Authors who are no longer on the page have no alias.
    const former = author && key === keyOfAuthor(author) && !store.namesHidden.value ? author : null;
    const name = names.get(key) ?? former ?? report.documents.name[at] ?? "";
    const number = numbers.get(key) ?? numbers.size;
    const holder = list[number] ?? { key, name, words: 0, isEarlier: true };
    numbers.set(key, number);
    list[number] = holder;
    of[at] = number;
    holder.isEarlier &&= role === "archive";
    if (!isAllTemplate(report, at)) holder.words += report.documents.words[at] ?? 0;
  }
  return { list, of };
});

/** Whether a document holds nothing that a template does not: starter code that was handed in as it was given. */
function isAllTemplate({ documents: { inTemplate, compared } }: Report, document: number): boolean {
  return (inTemplate[document] ?? 0) > 0 && compared[document] === 0;
}

/** Whether most files are by authors of several. */
export const canListAuthors = computed(() => {
  const report = store.result.value?.report;
  if (!report || !hasEvidence(report) || report.pairs.length === 0) return false;
  const files = new Map<string, number>();
  for (const key of peopleCompared.value.values()) files.set(key, (files.get(key) ?? 0) + 1);
  const several = [...files.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);
  return 2 * several > peopleCompared.value.size;
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
    unionsOf(value.report, within(value.overlaps), signal).then(
      (unions) => {
        if (!signal.aborted) read.value = { report: value.report, unions };
      },
      // The list says that the numbers are the least ones; errors of the engine are shown elsewhere.
      () => {},
    );
  });
}

function within(overlaps: readonly Overlap[]): Overlap[] {
  let pairs = 0;
  return overlaps.filter(({ rows }) => {
    pairs += rows.length;
    return pairs <= MAX_OVERLAPS_READ;
  });
}

/** The matched words of each of these documents, each word counted once. */
async function unionsOf(report: Report, overlaps: readonly Overlap[], signal: AbortSignal): Promise<Unions> {
  const { pairs, documents, params } = report;
  const otherOf = (document: number, row: number): number =>
    (pairs.a[row] === document ? pairs.b[row] : pairs.a[row]) ?? 0;
  const idOf = (index: number): number => documents.id[index] ?? -1;
  const ids = overlaps.flatMap(({ document, rows }) => rows.flatMap((row) => [document, otherOf(document, row)]));
  const details = await store.engine.passagesOf(Uint32Array.from(ids, idOf), params, { signal, urgency: "background" });
  let next = 0;
  const cut = overlaps.map(({ document, rows }) => {
    const id = idOf(document);
    const own = details.slice(next, next + rows.length).map(({ pair: { a, b }, passages }) => ({
      passages: passagesLeft(a, b, passages),
    }));
    next += rows.length;
    const { name = "", text = "" } = store.originalDocuments.peek().get(id) ?? {};
    return { name, text, intervals: intervalsOf(sourcePassagesOf(own)) };
  });
  const asSearched = { ...params, evidence: hasEvidence(report) };
  const words = await wordsOfIntervals(cut, asSearched, { signal, urgency: "background" });
  return new Map(
    overlaps.map((overlap, at) => {
      const intervals = cut[at]?.intervals ?? [];
      return [overlapKey(overlap), matchedIn(intervals, words[at] ?? [], () => true)];
    }),
  );
}
