/**
 * Documents in slices: neighbours with about a megabyte of text together. A slice is what one worker sketches at a time,
 * so that progress and cancelling are fine-grained, and what is kept of a run that was cancelled.
 */

import type { Sketches } from "./pkg/lookalike.js";
import type { EngineDocument } from "./protocol.ts";
import type { Sketching } from "./sketching.ts";

/** UTF-16 code units in a slice; some 10 ms of work, against which a message to a worker weighs little. */
const SLICE_UNITS = 1 << 20;

/** Neighbouring documents, and their sketches where these are known. */
export interface Slice {
  readonly documents: readonly EngineDocument[];
  readonly sketches: Sketches | null;
}

/** Most bytes of sketches that the page keeps: those of some 30 million shingles, less than their texts take. */
const CACHE_BYTES = 256 * 2 ** 20;

/** The sketches of finished slices, for runs that sketch alike. */
export class SketchCache {
  private readonly mostBytes: number;
  /** How they were sketched. */
  private made = "";
  /** By the id of a slice's first document. */
  private readonly slices = new Map<number, { documents: readonly EngineDocument[]; sketches: Sketches }>();
  private bytes = 0;

  constructor(mostBytes = CACHE_BYTES) {
    this.mostBytes = mostBytes;
  }

  /** Forgets what was sketched otherwise, or is of documents that are no longer wanted. */
  open({ all: made, byName }: Sketching, wanted: ReadonlyMap<number, EngineDocument>): void {
    for (const [first, { documents, sketches }] of this.slices) {
      const isWanted = ({ id, name, text }: EngineDocument): boolean => {
        const now = wanted.get(id);
        return now?.text === text && (!byName || now.name === name);
      };
      const current = this.made === made && documents.every(isWanted);
      if (current) continue;
      this.slices.delete(first);
      this.bytes -= sizeOf(sketches);
    }
    this.made = made;
  }

  /** The sketches of the slice that begins at a place among documents, if they are known. */
  find(documents: readonly EngineDocument[], at: number): { length: number; sketches: Sketches } | null {
    const found = this.slices.get(documents[at]?.id ?? -1);
    if (!found?.documents.every(({ id }, index) => documents[at + index]?.id === id)) return null;
    return { length: found.documents.length, sketches: found.sketches };
  }

  /** Keeps sketches where there is room for them; says whether it does. */
  keep(made: string, documents: readonly EngineDocument[], sketches: Sketches): boolean {
    const [first] = documents;
    const bytes = sizeOf(sketches);
    if (!first || made !== this.made || this.bytes + bytes > this.mostBytes) return false;
    const before = this.slices.get(first.id);
    if (before) this.bytes -= sizeOf(before.sketches);
    this.slices.set(first.id, { documents, sketches });
    this.bytes += bytes;
    return true;
  }
}

/** Documents → slices in their order, known ones as they are known. O(documents). */
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

function sizeOf({ counts, fingerprints, sizes, signatures, obfuscationCounts, digests }: Sketches): number {
  return [counts, fingerprints, sizes, signatures, obfuscationCounts, digests].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  );
}

// How many workers read texts into sketches, and from how much text on (./pool.ts).

/**
 * Bytes of text from which several workers read it. One worker takes a third of a second for 16 MB, from message to report;
 * to start four others takes a tenth. On two cores little is gained at any size, for the page and the worker that joins
 * need one of them, but nothing noticeable is lost, and a run that is cancelled keeps what was read.
 */
const POOL_FROM_BYTES = 16 * 2 ** 20;

/** More workers than this gain little: the page that feeds them and the worker that joins the sketches are one each. */
const MAX_WORKERS = 8;

/** How many workers read, and from how many bytes of text on. */
export interface Crew {
  readonly workers: number;
  readonly fromBytes: number;
}

/** One per core, at most `MAX_WORKERS`; `?workers=N` up to that limit overrides this, however little text there is. */
export function crewOf(search: string, cores: number): Crew {
  const asked = Number(new URLSearchParams(search).get("workers") ?? Number.NaN);
  if (Number.isInteger(asked) && asked >= 1 && asked <= MAX_WORKERS) {
    return { workers: asked, fromBytes: asked === 1 ? Number.POSITIVE_INFINITY : 0 };
  }
  const workers = Math.min(MAX_WORKERS, Math.max(1, cores));
  return { workers, fromBytes: workers === 1 ? Number.POSITIVE_INFINITY : POOL_FROM_BYTES };
}
