/**
 * The bytes of several small files for the cost of one: a browser takes as long to open a file of a few kilobytes as to read
 * a megabyte, because each step involves several processes. So files are combined into one blob, which is read at once.
 */

/** Larger files are opened separately: their start may show that the rest need not be read. */
const MAX_FILE_BYTES = 1 << 16;

/**
 * The bytes of each file, in order; null for a file to be opened separately: a large one, a single one, or all of them if
 * any cannot be read or has changed. Each has a buffer of its own.
 */
export async function openTogether(files: readonly (Blob | null)[]): Promise<(Uint8Array | null)[]> {
  // In this order: a file that is part of a blob knows its size, which otherwise requires another query to another process.
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

// Parts of a ZIP file that are read at once, for the entries in them: a browser takes a millisecond or two for every piece
// of a file, however short, and a ZIP file may contain ten thousand small texts.

/** A part of a ZIP file, in memory. */
export interface ZipStretch {
  /** Its offset in the ZIP file. */
  readonly offset: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The position of an entry, from the ZIP file's directory. */
interface ZipEntryRange {
  readonly name: string;
  readonly offset: number;
  readonly packed: number;
}

/** Maximum bytes of one stretch, and of all that are created at once. */
const STRETCH_BYTES = 1 << 22;
const MAX_BYTES = 1 << 23;
/** Maximum unneeded bytes between two entries of one stretch. */
const MAX_GAP_BYTES = 1 << 16;
/** A local header may have further fields after the name; if they are longer than this, the entry is read separately. */
const FIELDS_BYTES = 128;

/**
 * The stretches that contain entries. Entries that are too long, alone or in total, get none. O(n log n) and one read each.
 */
export async function zipStretchesOf(blob: Blob, entries: readonly ZipEntryRange[]): Promise<ZipStretch[]> {
  const ranges: { offset: number; end: number }[] = [];
  for (const { offset, name, packed } of entries.toSorted((x, y) => x.offset - y.offset)) {
    // A name in UTF-8 has at most three bytes per code unit.
    const end = Math.min(blob.size, offset + 30 + 3 * name.length + FIELDS_BYTES + packed);
    const last = ranges.at(-1);
    if (last && offset <= last.end + MAX_GAP_BYTES && end - last.offset <= STRETCH_BYTES) {
      last.end = Math.max(last.end, end);
    } else if (end > offset && end - offset <= STRETCH_BYTES) {
      ranges.push({ offset, end });
    }
  }
  const stretches: ZipStretch[] = [];
  let left = MAX_BYTES;
  for (const { offset, end } of ranges) {
    left -= end - offset;
    if (left < 0) break;
    stretches.push({ offset, bytes: new Uint8Array(await blob.slice(offset, end).arrayBuffer()) });
  }
  return stretches;
}

/** Bytes of a ZIP file within one of its stretches; null if some are outside. */
export function within(
  stretches: readonly ZipStretch[],
  offset: number,
  length: number,
): Uint8Array<ArrayBuffer> | null {
  for (const { offset: begin, bytes } of stretches) {
    const from = offset - begin;
    if (from >= 0 && from + length <= bytes.length) return bytes.subarray(from, from + length);
  }
  return null;
}
