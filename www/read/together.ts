/**
 * The bytes of several small files at the price of one: a browser takes as long to open a file of a few kilobytes as to read a
 * megabyte, for each step of it passes between its processes. So files are put into one blob, and that is read.
 */

/** Larger files are opened by themselves: their beginning may tell that the rest need not be read. */
const MAX_FILE_BYTES = 1 << 16;

/**
 * The bytes of each file, in their order; null for one that is to be opened by itself: a large one, one of a file that is alone,
 * and all where any cannot be read or has changed. Each has a buffer of its own.
 */
export async function openTogether(files: readonly (Blob | null)[]): Promise<(Uint8Array | null)[]> {
  // In this order: a file that became a part of a blob knows its size, which is else asked of another process once more.
  const all = new Blob(files.filter((file) => file !== null));
  const sizes = files.map((file) => file?.size ?? Number.POSITIVE_INFINITY);
  const isSmall = (_: unknown, at: number): boolean => (sizes[at] ?? 0) <= MAX_FILE_BYTES;
  const small = files.filter(isSmall) as Blob[];
  const bytes = small.length > 1 ? await bytesOf(small.length === files.length ? all : new Blob(small)) : null;
  const total = sizes.filter(isSmall).reduce((sum, size) => sum + size, 0);
  if (bytes?.byteLength !== total) return files.map(() => null);
  let from = 0;
  return files.map((_, at) => {
    if (!isSmall(null, at)) return null;
    const to = from + (sizes[at] ?? 0);
    const own = new Uint8Array(bytes.slice(from, to));
    from = to;
    return own;
  });
}

async function bytesOf(blob: Blob): Promise<ArrayBuffer | null> {
  try {
    return await blob.arrayBuffer();
  } catch {
    return null;
  }
}

// Parts of an archive that are read at once, for the entries that lie in them: a browser takes a millisecond or two for every piece
// of a file, however short, and an archive may hold ten thousand small texts.

/** A part of an archive, in memory. */
export interface ArchiveStretch {
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
export async function archiveStretchesOf(blob: Blob, entries: readonly Placed[]): Promise<ArchiveStretch[]> {
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
  const stretches: ArchiveStretch[] = [];
  let left = MAX_BYTES;
  for (const { at, end } of ranges) {
    left -= end - at;
    if (left < 0) break;
    stretches.push({ at, bytes: new Uint8Array(await blob.slice(at, end).arrayBuffer()) });
  }
  return stretches;
}

/** Bytes of an archive that lie in one of its stretches; null where not all of them do. */
export function within(
  stretches: readonly ArchiveStretch[],
  at: number,
  length: number,
): Uint8Array<ArrayBuffer> | null {
  for (const { at: begin, bytes } of stretches) {
    const from = at - begin;
    if (from >= 0 && from + length <= bytes.length) return bytes.subarray(from, from + length);
  }
  return null;
}
