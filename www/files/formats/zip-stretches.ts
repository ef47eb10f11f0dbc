/**
 * Parts of an archive that are read at once, for the entries that lie in them: a browser takes a millisecond or two for every piece
 * of a file, however short, and an archive may hold ten thousand small texts.
 */

/** A part of an archive, in memory. */
export interface Stretch {
  /** Where in the archive it begins. */
  readonly at: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where an entry lies, as the archive's directory says. */
interface Placed {
  readonly name: string;
  readonly offset: number;
  readonly packed: number;
}

/** The most bytes of one stretch, and of all that are made at once. */
const STRETCH_BYTES = 1 << 22;
const MAX_BYTES = 1 << 23;
/** Between two entries of one stretch, at most so many bytes are read for nothing. */
const MAX_GAP_BYTES = 1 << 16;
/** After the name, a local header may have some more fields; where they are longer, the entry is read by itself. */
const FIELDS_BYTES = 128;

/** The stretches in which entries lie. Those that are too long, or too much together, have none. O(n log n) and one reading each. */
export async function stretchesOf(blob: Blob, entries: readonly Placed[]): Promise<Stretch[]> {
  const ranges: { at: number; end: number }[] = [];
  for (const { offset, name, packed } of entries.toSorted((x, y) => x.offset - y.offset)) {
    // A name in UTF-8 has at most three bytes for a code unit.
    const end = Math.min(blob.size, offset + 30 + 3 * name.length + FIELDS_BYTES + packed);
    const last = ranges.at(-1);
    if (last && offset <= last.end + MAX_GAP_BYTES && end - last.at <= STRETCH_BYTES) {
      last.end = Math.max(last.end, end);
    } else if (end > offset && end - offset <= STRETCH_BYTES) {
      ranges.push({ at: offset, end });
    }
  }
  const stretches: Stretch[] = [];
  let left = MAX_BYTES;
  for (const { at, end } of ranges) {
    left -= end - at;
    if (left < 0) break;
    stretches.push({ at, bytes: new Uint8Array(await blob.slice(at, end).arrayBuffer()) });
  }
  return stretches;
}

/** Bytes of an archive that lie in one of its stretches; null where not all of them do. */
export function within(stretches: readonly Stretch[], at: number, length: number): Uint8Array<ArrayBuffer> | null {
  for (const { at: begin, bytes } of stretches) {
    const from = at - begin;
    if (from >= 0 && from + length <= bytes.length) return bytes.subarray(from, from + length);
  }
  return null;
}
