/**
 * Cuts a text into blocks that a browser can lay out one by one: a text of 1 MB in one block takes a second to lay out,
 * in blocks of 16 kB only what is on screen is laid out at all. Blocks are cut after a line feed, so that the cut does
 * not show. O(n) time.
 */

/** Small enough to lay out within a frame, large enough that 1 MB has some sixty blocks. */
export const CHUNK_UNITS = 16 * 1024;

/** A paragraph longer than this has no line feed in sight and is cut after a space, which shows as a line's end. */
export const LONGEST_BLOCK_UNITS = 64 * 1024;

/** Starts of the blocks in UTF-16 units, ascending, the first 0. Joined, the blocks are the text. */
export function chunkStarts(text: string): number[] {
  const starts = [0];
  let start = 0;
  while (text.length - start > CHUNK_UNITS) {
    const end = cutAfter(text, start);
    if (end >= text.length) break;
    starts.push(end);
    start = end;
  }
  return starts;
}

function cutAfter(text: string, start: number): number {
  const last = text.lastIndexOf("\n", start + CHUNK_UNITS);
  if (last > start) return last + 1;
  const next = text.indexOf("\n", start + CHUNK_UNITS);
  if (next >= 0 && next - start < LONGEST_BLOCK_UNITS) return next + 1;
  if (next < 0 && text.length - start <= LONGEST_BLOCK_UNITS) return text.length;
  const limit = start + LONGEST_BLOCK_UNITS;
  const space = text.lastIndexOf(" ", limit);
  if (space > start) return space + 1;
  // No space either: cut anywhere but within a surrogate pair.
  const unit = text.charCodeAt(limit);
  return unit >= 0xdc00 && unit <= 0xdfff ? limit - 1 : limit;
}
