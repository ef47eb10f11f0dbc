/** All sources of the document on screen, kept in sync with the address and the last run. */
import { effect, signal } from "@preact/signals";
import type { ShownDocument } from "../../documents/document.ts";
import type { ExcludedStretch, PairDetail, Report } from "../../engine/pkg/lookalike.js";
import { type Message, problemOf } from "../../i18n/message.ts";
import { hasEvidence } from "../../pairs/matched.ts";
import { excludedIndexes } from "../../review/adjusted-report.ts";
import { excludedIn } from "../../review/exclusions.ts";
import * as store from "../../state/store.ts";
import { type Interval, intervalsOf, matchesOf, type SourcePassage, sourcePassagesOf } from "./sources.ts";

/** Sources read at first, and again with each "Show more". */
export const SOURCES = 50;

/** A document that shares passages with the one on screen. */
export interface Source {
  readonly document: ShownDocument;
  readonly pair: PairDetail;
}

/** The sources read so far. */
export interface SourcesFound {
  readonly document: ShownDocument;
  readonly report: Report;
  readonly sources: readonly Source[];
  readonly sourcePassages: readonly SourcePassage[];
  readonly intervals: readonly Interval[];
  /** Words of each interval. */
  readonly words: readonly number[];
  readonly excluded: readonly ExcludedStretch[];
  /** Number of documents in listed pairs that were not read. */
  readonly unread: number;
}

export type State =
  | { state: "none" }
  | { state: "loading"; done: number; total: number }
  | { state: "cancelled" }
  | { state: "failed"; message: Message }
  | { state: "ready"; matches: SourcesFound };

export const sourcesFound = signal<State>({ state: "none" });

/** Ids of the sources that are switched off. */
export const switchedOff = signal<ReadonlySet<number>>(new Set());

/** How many sources to read. */
let wanted = SOURCES;
/** Incremented to read again: for more sources, or after a cancel or an error. */
const again = signal(0);
/** The sources on screen when more were requested; a cancel restores them. */
let before: SourcesFound | null = null;

let abort = new AbortController();

/** Keeps the view in sync with the address and the last run. Called once. */
export function followDocument(): void {
  let last: ShownDocument | null = null;
  effect(() => {
    const document = store.documentShown.value;
    const { result } = store;
    again.value;
    if (document !== last) {
      wanted = SOURCES;
      before = null;
      switchedOff.value = new Set();
      sourcesFound.value = { state: "none" };
    }
    last = document;
    abort.abort(new DOMException("overtaken", "AbortError"));
    if (!document || !result.value) return;
    abort = new AbortController();
    void read(document, result.value.report, wanted, abort.signal);
  });
}

/** Reads the next sources. */
export function showMore(): void {
  const { value: shown } = sourcesFound;
  before = shown.state === "ready" ? shown.matches : null;
  wanted += SOURCES;
  sourcesFound.value = { state: "loading", done: 0, total: wanted };
  again.value++;
}

/** Cancels the reading. Restores the sources shown before more were requested, if the result is still the same. */
export function cancelSources(): void {
  abort.abort(new DOMException("cancelled", "AbortError"));
  const shown = before;
  before = null;
  if (shown && shown.report === store.result.peek()?.report) {
    wanted -= SOURCES;
    sourcesFound.value = { state: "ready", matches: shown };
  } else sourcesFound.value = { state: "cancelled" };
}

/** Reads again after a cancel or an error. */
export function readAgain(): void {
  again.value++;
}

async function read(document: ShownDocument, report: Report, count: number, signal: AbortSignal): Promise<void> {
  const { params } = report;
  const others = matchesOf(report, document.id);
  const known = store.documents.peek();
  const read = others.slice(0, count).flatMap((index) => known.get(report.documents.id[index] ?? -1) ?? []);
  if (sourcesFound.peek().state !== "ready") sourcesFound.value = { state: "loading", done: 0, total: read.length };
  const onProgress = ({ done, total }: { done: number; total: number }): void => {
    if (!signal.aborted && sourcesFound.peek().state !== "ready")
      sourcesFound.value = { state: "loading", done, total };
  };
  try {
    const ids = Uint32Array.from(read.flatMap(({ id }) => [document.id, id]));
    const pairs = ids.length > 0 ? await store.engine.passagesOf(ids, params, { signal, onProgress }) : [];
    const sourcePassages = sourcePassagesOf(pairs);
    const intervals = intervalsOf(sourcePassages);
    const words = await wordsIn(document, intervals, report, signal);
    if (signal.aborted) return;
    const sources = pairs.flatMap((pair) => {
      const source = known.get(pair.pair.b);
      return source ? [{ document: source, pair }] : [];
    });
    const excluded = pairs[0]?.excludedA ?? [];
    const unread = others.length - read.length;
    before = null;
    sourcesFound.value = {
      state: "ready",
      matches: { document, report, sources, sourcePassages, intervals, words, excluded, unread },
    };
  } catch (error) {
    if (!signal.aborted) sourcesFound.value = { state: "failed", message: problemOf(error) };
  }
}

/** The engine counts words, so that the counts agree with all others. */
async function wordsIn(
  { id }: ShownDocument,
  intervals: readonly Interval[],
  report: Report,
  signal: AbortSignal,
): Promise<number[]> {
  const params = { ...report.params, evidence: hasEvidence(report) };
  const { name = "", text = "" } = store.originalDocuments.peek().get(id) ?? {};
  const texts = intervals.map(({ start, end }) => ({ name, text: text.slice(start, end) }));
  return texts.length > 0 ? store.engine.lengthsOf(texts, params, { signal }) : [];
}

/** Which passages count: those of sources that are on, except passages that the user excluded. */
export function passagesOn({ document, sources, sourcePassages }: SourcesFound): (passageIndex: number) => boolean {
  const off = switchedOff.value;
  const out = sources.map((source) => {
    const { passages } = source.pair;
    const excluded = excludedIndexes(passages, excludedIn(document, source.document));
    return new Set([...excluded].map((index) => passages[index]));
  });
  const switches = sourcePassages.map(({ source, passage }) => {
    const id = sources[source]?.document.id;
    return id !== undefined && !off.has(id) && out[source]?.has(passage) !== true;
  });
  return (passageIndex) => switches[passageIndex] === true;
}

export function switchSource(id: number, isOn: boolean): void {
  const off = new Set(switchedOff.peek());
  if (isOn) off.delete(id);
  else off.add(id);
  switchedOff.value = off;
}

export function switchAll(sources: readonly Source[], isOn: boolean): void {
  switchedOff.value = new Set(isOn ? [] : sources.map(({ document }) => document.id));
}
