/**
 * Documents → sketches in the worker in which they meet: read by several workers, kept by the page for the next run as
 * far as there is room, and joined in the documents' order as they come in.
 */
import { fault } from "./fault.ts";
import type { Joiner, Made } from "./joiner.ts";
import { Pipeline } from "./pipeline.ts";
import type { Progress, Sketches } from "./pkg/lookalike.js";
import { type Reading, sketchAll } from "./pool.ts";
import type { HeldDocument } from "./protocol.ts";
import type { Sketching } from "./sketching.ts";
import { type SketchCache, type Slice, slicesOf } from "./slices.ts";
import { TextMap } from "./text-map.ts";

/** Who reads, where it is kept, and who hears of it. */
export interface Means {
  readonly cache: SketchCache;
  readonly reading: Reading;
  readonly signal: AbortSignal;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** A slice that was read, and whether its sketches are needed further: the page keeps them, or another slice has them, too. */
interface Read {
  readonly sketches: Sketches;
  readonly kept: boolean;
}

/**
 * Has documents read by several workers and joined in one, those that the cache knows without reading. O(text that is not
 * cached). Aborting ends the readers and keeps what was joined.
 */
export async function readInto(
  joiner: Joiner,
  documents: readonly HeldDocument[],
  made: Made,
  { cache, reading, signal, onProgress }: Means,
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
  const comeIn = async (slice: Slice, result: Promise<Sketches> | undefined): Promise<Read> => {
    const sketches = slice.sketches ?? (await result);
    if (!sketches) throw fault("slice-unread");
    done += slice.documents.length;
    onProgress?.({ stage: "text", done, total: documents.length });
    const kept =
      slice.sketches !== null ||
      cache.keep(made.sketching.all, slice.documents, sketches) ||
      shared.has(firsts.get(slice) ?? slice);
    return { sketches, kept };
  };
  try {
    const joining = new Pipeline();
    for (const [slice, read] of inOrder(slices, (slice) => comeIn(slice, results.get(firsts.get(slice) ?? slice)))) {
      const { sketches, kept } = await read;
      signal.throwIfAborted();
      await joining.add(joiner.join(slice.documents, sketches, made, !kept));
    }
    await joining.end();
  } finally {
    signal.removeEventListener("abort", onAbort);
    pool.end(fault("reading-given-up"));
  }
}

function inOrder(slices: readonly Slice[], comeIn: (slice: Slice) => Promise<Read>): [Slice, Promise<Read>][] {
  return slices.map((slice) => {
    const read = comeIn(slice);
    // Whoever waits for an earlier slice hears of the failure there.
    read.catch(() => {});
    return [slice, read];
  });
}

/** For each slice that is to be read the first one that is read alike, perhaps itself: long texts, which have a slice each. */
function firstsOf(slices: readonly Slice[], { byName }: Sketching): ReadonlyMap<Slice, Slice> {
  const firsts = new Map<Slice, Slice>();
  const known = new Map<string, TextMap<Slice>>();
  for (const slice of slices) {
    if (slice.sketches) continue;
    firsts.set(slice, slice);
    const [document, another] = slice.documents;
    if (!document || another) continue;
    const { name, text } = document;
    const role = document.role ?? "submission";
    const manner = byName ? `${role}/${name}` : role;
    const texts = known.get(manner) ?? new TextMap();
    known.set(manner, texts);
    const first = texts.get(text);
    if (first) firsts.set(slice, first);
    else texts.add(text, slice);
  }
  return firsts;
}
