/** All sources of the text on screen, kept in sync with the address and the last run or check. */
import { effect, signal } from "@preact/signals";
import type { ShownDocument } from "../../documents/document.ts";
import type { ExcludedStretch, PairDetail } from "../../engine/pkg/lookalike.js";
import { type Message, problemOf } from "../../i18n/message.ts";
import { excludedIndexes } from "../../review/adjusted-report.ts";
import { excludedIn } from "../../review/exclusions.ts";
import * as store from "../../state/store.ts";
import { wordsOfIntervals } from "./interval-words.ts";
import { type Interval, intervalsOf, matchedIn, type SourcePassage, sourcePassagesOf } from "./sources.ts";
import { rememberView, type Subject, subject } from "./subject.ts";

/** Sources read at first, and again with each "Show more". */
export const SOURCES = 50;

/** A document that shares passages with the one on screen. */
export interface Source {
  readonly document: ShownDocument;
  readonly pair: PairDetail;
}

/** The sources read so far. */
export interface SourcesFound {
  readonly subject: Subject;
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

/** Keeps the view in sync with the address and the last run or check. Called once. */
export function followDocument(): void {
  let last: ShownDocument | null = null;
  effect(() => rememberView(store.route.value));
  effect(() => {
    const { value: shown } = subject;
    again.value;
    const document = shown?.document ?? store.documentShown.value;
    if (document !== last) {
      wanted = SOURCES;
      before = null;
      switchedOff.value = new Set();
      sourcesFound.value = { state: "none" };
    }
    last = document;
    abort.abort(new DOMException("overtaken", "AbortError"));
    if (!shown) return;
    abort = new AbortController();
    void read(shown, wanted, abort.signal);
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
  if (shown && shown.subject === subject.peek()) {
    wanted -= SOURCES;
    sourcesFound.value = { state: "ready", matches: shown };
  } else sourcesFound.value = { state: "cancelled" };
}

/** Reads again after a cancel or an error. */
export function readAgain(): void {
  again.value++;
}

async function read(of: Subject, count: number, signal: AbortSignal): Promise<void> {
  const known = store.documents.peek();
  const read = of.others.slice(0, count).flatMap((id) => known.get(id) ?? []);
  if (sourcesFound.peek().state !== "ready") sourcesFound.value = { state: "loading", done: 0, total: read.length };
  const onProgress = ({ done, total }: { done: number; total: number }): void => {
    if (!signal.aborted && sourcesFound.peek().state !== "ready")
      sourcesFound.value = { state: "loading", done, total };
  };
  try {
    const { pairs, ...together } = await readTogether(of, read, { signal, onProgress });
    if (signal.aborted) return;
    const sources = pairs.flatMap((pair) => {
      const source = known.get(pair.pair.b);
      return source ? [{ document: source, pair }] : [];
    });
    const excluded = pairs[0]?.excludedA ?? [];
    const unread = of.others.length - read.length;
    before = null;
    sourcesFound.value = {
      state: "ready",
      matches: { subject: of, sources, ...together, excluded, unread },
    };
  } catch (error) {
    if (!signal.aborted) sourcesFound.value = { state: "failed", message: problemOf(error) };
  }
}

/** How many words of a text its sources have together, each word once; null if there are more than are read at first. */
export async function matchedTogether(of: Subject, signal: AbortSignal): Promise<number | null> {
  if (of.others.length > SOURCES) return null;
  const known = store.documents.peek();
  const others = of.others.flatMap((id) => known.get(id) ?? []);
  const { intervals, words } = await readTogether(of, others, { signal, onProgress: () => {} });
  return matchedIn(intervals, words, () => true);
}

interface ReadOptions {
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}

/** The text with each of `others`, in their order, and the intervals of it that they have together, with the words of each. */
async function readTogether(of: Subject, others: readonly ShownDocument[], options: ReadOptions) {
  const pairs = await passagesWith(of, others, options);
  const sourcePassages = sourcePassagesOf(pairs);
  const intervals = intervalsOf(sourcePassages);
  const params = { ...of.params, evidence: of.isSearched };
  const [words = []] = await wordsOfIntervals([{ ...of.original, intervals }], (texts) =>
    store.engine.lengthsOf(texts, params, { signal: options.signal }),
  );
  return { pairs, sourcePassages, intervals, words };
}

/** The text with each of `others`, in their order. */
async function passagesWith(
  { document, isNew, original, params }: Subject,
  others: readonly ShownDocument[],
  { signal, onProgress }: ReadOptions,
): Promise<PairDetail[]> {
  if (others.length === 0) return [];
  if (!isNew) {
    const ids = Uint32Array.from(others.flatMap(({ id }) => [document.id, id]));
    return store.engine.passagesOf(ids, params, { signal, onProgress });
  }
  const pairs: PairDetail[] = [];
  for (const { id } of others) {
    pairs.push(await store.engine.passagesOfNew({ document: original, id, params }, { signal }));
    onProgress({ done: pairs.length, total: others.length });
  }
  return pairs;
}

/** Which passages count: those of sources that are on, except passages that the user excluded. */
export function passagesOn({ subject, sources, sourcePassages }: SourcesFound): (passageIndex: number) => boolean {
  const off = switchedOff.value;
  const out = sources.map((source) => {
    const { passages } = source.pair;
    const excluded = excludedIndexes(passages, subject.isNew ? [] : excludedIn(subject.document, source.document));
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
