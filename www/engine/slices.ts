/**
 * Documents in slices: consecutive ones with about a megabyte of text together. One worker sketches one slice at a time, so
 * that progress and cancelling are fine-grained, and so is what is kept of a cancelled run.
 */

import { buffersOf } from "./buffers.ts";
import type { Sketches } from "./pkg/lookalike.js";
import type { EngineDocument } from "./protocol.ts";
import type { Sketching } from "./sketching.ts";

/** UTF-16 code units per slice; some 10 ms of work, compared to which a message to a worker costs little. */
const SLICE_UNITS = 1 << 20;

/** Consecutive documents, and their sketches if known. */
export interface Slice {
  readonly documents: readonly EngineDocument[];
  readonly sketches: Sketches | null;
}

/** Maximum bytes of cached sketches: those of some 30 million shingles, less than their texts take. */
const CACHE_BYTES = 256 * 2 ** 20;

/** The sketches of finished slices, for later runs with the same sketching. */
export class SketchCache {
  private readonly maxBytes: number;
  /** How they were sketched. */
  private made = "";
  /** By the id of a slice's first document. */
  private readonly slices = new Map<number, { documents: readonly EngineDocument[]; sketches: Sketches }>();
  private bytes = 0;

  constructor(maxBytes = CACHE_BYTES) {
    this.maxBytes = maxBytes;
  }

  /** Drops entries that were sketched differently, or whose documents are gone. */
  open({ all: made, dependsOnName }: Sketching, wanted: ReadonlyMap<number, EngineDocument>): void {
    for (const [first, { documents, sketches }] of this.slices) {
      const isWanted = ({ id, name, text }: EngineDocument): boolean => {
        const now = wanted.get(id);
        return now?.text === text && (!dependsOnName || now.name === name);
      };
      const isCurrent = this.made === made && documents.every(isWanted);
      if (isCurrent) continue;
      this.slices.delete(first);
      this.bytes -= sizeOf(sketches);
    }
    this.made = made;
  }

  /** The cached sketches of the slice that starts at a document, if any. */
  find(documents: readonly EngineDocument[], at: number): { length: number; sketches: Sketches } | null {
    const found = this.slices.get(documents[at]?.id ?? -1);
    if (!found?.documents.every(({ id }, index) => documents[at + index]?.id === id)) return null;
    return { length: found.documents.length, sketches: found.sketches };
  }

  /** Caches sketches if there is room. Returns whether there was. */
  keep(made: string, documents: readonly EngineDocument[], sketches: Sketches): boolean {
    const [first] = documents;
    const bytes = sizeOf(sketches);
    if (!first || made !== this.made || this.bytes + bytes > this.maxBytes) return false;
    const before = this.slices.get(first.id);
    if (before) this.bytes -= sizeOf(before.sketches);
    this.slices.set(first.id, { documents, sketches });
    this.bytes += bytes;
    return true;
  }
}

/** Divides documents into slices, in order, reusing cached ones. O(documents). */
export function slicesOf(documents: readonly EngineDocument[], cache?: SketchCache): Slice[] {
  const slices: Slice[] = [];
  let open: EngineDocument[] = [];
  let units = 0;
  const close = (): void => {
    if (open.length > 0) slices.push({ documents: open, sketches: null });
    open = [];
    units = 0;
  };
  for (let at = 0; at < documents.length; ) {
    const known = cache?.find(documents, at);
    if (known) {
      close();
      slices.push({ documents: documents.slice(at, at + known.length), sketches: known.sketches });
      at += known.length;
      continue;
    }
    const document = documents[at++];
    if (!document) break;
    if (units + document.text.length > SLICE_UNITS) close();
    open.push(document);
    units += document.text.length;
  }
  close();
  return slices;
}

function sizeOf(sketches: Sketches): number {
  return buffersOf(sketches).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

// How many workers sketch texts, and from how much text on (./sketch-pool.ts).

/**
 * Bytes of text from which several workers sketch it. One worker takes a third of a second for 16 MB, from message to
 * report; starting four others takes a tenth. On two cores little is gained at any size, because the page and the corpus
 * worker need one of them, but nothing noticeable is lost, and a cancelled run keeps what was read.
 */
const POOL_FROM_BYTES = 16 * 2 ** 20;

/** More workers than this gain little: there is only one page to feed them and one worker to join the sketches. */
const MAX_WORKERS = 8;

/** The number of workers, and the minimum bytes of text for using them. */
export interface Parallelism {
  readonly workers: number;
  readonly minBytes: number;
}

/** One per core, at most `MAX_WORKERS`; `?workers=N` up to that limit overrides this, however little text there is. */
export function parallelismOf(search: string, cores: number): Parallelism {
  const asked = Number(new URLSearchParams(search).get("workers") ?? Number.NaN);
  if (Number.isInteger(asked) && asked >= 1 && asked <= MAX_WORKERS) {
    return { workers: asked, minBytes: asked === 1 ? Number.POSITIVE_INFINITY : 0 };
  }
  const workers = Math.min(MAX_WORKERS, Math.max(1, cores));
  return { workers, minBytes: workers === 1 ? Number.POSITIVE_INFINITY : POOL_FROM_BYTES };
}
