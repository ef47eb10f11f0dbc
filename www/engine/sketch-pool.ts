/**
 * Several workers that turn texts into sketches. Reading a text needs no other text, so any number of workers can share the
 * work; the sketches are joined in the corpus worker (./corpus-worker.ts), and the report is the same byte for byte. Workers take
 * slices from one list as they become free, so that a slow core delays nobody.
 */

import type { CorpusWorker, SketchSettings } from "./corpus-worker.ts";
import { type EngineWorker, Pipeline } from "./engine-worker.ts";
import type { Progress, Sketches } from "./pkg/lookalike.js";
import { type EngineDocument, fault, type GivenInput, type SketchInput } from "./protocol.ts";
import type { Sketching } from "./sketching.ts";
import { type SketchCache, type Slice, slicesOf } from "./slices.ts";
import { TextMap } from "./text-map.ts";

/** Slices in flight per worker: it starts the next one while its last answer is in transit. */
const LANES = 2;

/**
 * After reading this many code units, a worker is ended and another one started for the rest: finished texts stay in its
 * memory until some hundred megabytes have accumulated. Starting another takes less than a tenth of a second.
 */
const MAX_WORKER_UNITS = 1 << 27;

/** How to sketch the slices, and in which workers. */
export interface SketchOptions extends Omit<SketchInput, "texts"> {
  readonly workers: number;
  start(): Pick<EngineWorker, "call" | "end">;
  /** Overrides `MAX_WORKER_UNITS`, for tests. */
  readonly maxWorkerUnits?: number;
}

/** Texts being read: a promise for each slice, and a function that ends all work. */
export interface Pool {
  readonly results: readonly Promise<Sketches>[];
  end(reason: unknown): void;
}

/** Sketches slices of texts. The workers end when everything is done, at the first failure, and at once on request. */
export function sketchAll(slices: readonly (readonly GivenInput[])[], reading: SketchOptions): Pool {
  const { hasSets, templates, params, maxWorkerUnits = MAX_WORKER_UNITS } = reading;
  const count = Math.min(reading.workers, slices.length);
  const workers = new Set<ReturnType<SketchOptions["start"]>>();
  let next = 0;
  const results = slices.map(() => deferred<Sketches>());
  const end = (reason: unknown): void => {
    next = slices.length;
    for (const worker of workers) worker.end(reason);
    for (const { reject } of results) reject(reason);
  };
  const runWorker = async (): Promise<void> => {
    while (next < slices.length) {
      const worker = reading.start();
      workers.add(worker);
      let units = 0;
      const lane = async (): Promise<void> => {
        while (next < slices.length && units < maxWorkerUnits) {
          const at = next++;
          const texts = [...(slices[at] ?? [])];
          units += texts.reduce((sum, { text }) => sum + text.length, 0);
          results[at]?.resolve(await worker.call("sketch", { texts, hasSets, templates, params }));
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      workers.delete(worker);
      worker.end(fault("all-texts-read"));
    }
  };
  Promise.all(Array.from({ length: count }, runWorker)).catch(end);
  return { results: results.map(({ promise }) => promise), end };
}

function deferred<T>(): { promise: Promise<T>; resolve(value: T): void; reject(error: unknown): void } {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // The caller waiting for an earlier slice gets the failure there.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

// Turns documents into sketches in the corpus worker: read by several workers, cached by the page for the next run as far as
// there is room, and joined in the documents' order as they arrive.

/** The workers, the cache, and the progress callback. */
export interface SketchResources {
  readonly cache: SketchCache;
  readonly reading: SketchOptions;
  readonly signal: AbortSignal;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/**
 * A slice that was read, and whether its sketches are still needed: by the page's cache, or by another slice with the same
 * content.
 */
interface Read {
  readonly sketches: Sketches;
  readonly isKept: boolean;
}

/**
 * Has documents read by several workers and joined in one; cached ones are not read. O(text that is not cached). Aborting
 * ends the readers and keeps the documents joined so far.
 */
export async function readInto(
  corpusWorker: CorpusWorker,
  documents: readonly EngineDocument[],
  made: SketchSettings,
  { cache, reading, signal, onProgress }: SketchResources,
): Promise<void> {
  const slices = slicesOf(documents, cache);
  const firsts = firstsOf(slices, made.sketching);
  const unread = slices.filter((slice) => firsts.get(slice) === slice);
  const shared = new Set([...firsts].flatMap(([slice, first]) => (slice === first ? [] : first)));
  const pool = sketchAll(
    unread.map((slice) => slice.documents.map(({ name, role, text }) => ({ name, role, text }))),
    reading,
  );
  const results = new Map(unread.map((slice, at) => [slice, pool.results[at]]));
  const onAbort = (): void => pool.end(signal.reason);
  signal.addEventListener("abort", onAbort);
  let done = 0;
  const receive = async (slice: Slice, result: Promise<Sketches> | undefined): Promise<Read> => {
    const sketches = slice.sketches ?? (await result);
    if (!sketches) throw fault("slice-unread");
    done += slice.documents.length;
    onProgress?.({ stage: "text", done, total: documents.length });
    const isKept =
      slice.sketches !== null ||
      cache.keep(made.sketching.all, slice.documents, sketches) ||
      shared.has(firsts.get(slice) ?? slice);
    return { sketches, isKept };
  };
  try {
    const joining = new Pipeline();
    for (const [slice, read] of inOrder(slices, (slice) => receive(slice, results.get(firsts.get(slice) ?? slice)))) {
      const { sketches, isKept } = await read;
      signal.throwIfAborted();
      await joining.add(corpusWorker.join(slice.documents, sketches, made, !isKept));
    }
    await joining.end();
  } finally {
    signal.removeEventListener("abort", onAbort);
    pool.end(fault("reading-given-up"));
  }
}

function inOrder(slices: readonly Slice[], receive: (slice: Slice) => Promise<Read>): [Slice, Promise<Read>][] {
  return slices.map((slice) => {
    const read = receive(slice);
    // The caller waiting for an earlier slice gets the failure there.
    read.catch(() => {});
    return [slice, read];
  });
}

/**
 * For each slice to read, the first slice with the same content, possibly itself: for long texts, which have a slice each.
 */
function firstsOf(slices: readonly Slice[], { dependsOnName }: Sketching): ReadonlyMap<Slice, Slice> {
  const firsts = new Map<Slice, Slice>();
  const known = new Map<string, TextMap<Slice>>();
  for (const slice of slices) {
    if (slice.sketches) continue;
    firsts.set(slice, slice);
    const [document, another] = slice.documents;
    if (!document || another) continue;
    const { name, text } = document;
    const role = document.role ?? "submission";
    const manner = dependsOnName ? `${role}/${name}` : role;
    const texts = known.get(manner) ?? new TextMap();
    known.set(manner, texts);
    const first = texts.get(text);
    if (first) firsts.set(slice, first);
    else texts.add(text, slice);
  }
  return firsts;
}
