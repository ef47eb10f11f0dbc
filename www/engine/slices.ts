/**
 * Documents in slices: neighbours with about a megabyte of text together. A slice is what one worker sketches at a time,
 * so that progress and cancelling are fine-grained, and what is kept of a run that was cancelled.
 */

import type { Sketches } from "./pkg/lookalike.js";
import type { HeldDocument } from "./protocol.ts";
import type { Sketching } from "./sketching.ts";

/** UTF-16 code units in a slice; some 10 ms of work, against which a message to a worker weighs little. */
const SLICE_UNITS = 1 << 20;

/** Neighbouring documents, and their sketches where these are known. */
export interface Slice {
  readonly documents: readonly HeldDocument[];
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
  private readonly slices = new Map<number, { documents: readonly HeldDocument[]; sketches: Sketches }>();
  private bytes = 0;

  constructor(mostBytes = CACHE_BYTES) {
    this.mostBytes = mostBytes;
  }

  /** Forgets what was sketched otherwise, or is of documents that are no longer wanted. */
  open({ all: made, byName }: Sketching, wanted: ReadonlyMap<number, HeldDocument>): void {
    for (const [first, { documents, sketches }] of this.slices) {
      const isWanted = ({ id, name, text }: HeldDocument): boolean => {
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
  find(documents: readonly HeldDocument[], at: number): { length: number; sketches: Sketches } | null {
    const found = this.slices.get(documents[at]?.id ?? -1);
    if (!found?.documents.every(({ id }, index) => documents[at + index]?.id === id)) return null;
    return { length: found.documents.length, sketches: found.sketches };
  }

  /** Keeps sketches where there is room for them; says whether it does. */
  keep(made: string, documents: readonly HeldDocument[], sketches: Sketches): boolean {
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
export function slicesOf(documents: readonly HeldDocument[], cache?: SketchCache): Slice[] {
  const slices: Slice[] = [];
  let open: HeldDocument[] = [];
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
