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
