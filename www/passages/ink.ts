/**
 * Where a stretch of text has something to colour. The white space between two lines, with the indentation and the blank
 * lines that belong to it, would show as bars at the edge where there is nothing to read.
 */

/**
 * The parts of a stretch between its lines' ends, ascending; the whole stretch where it is nothing but white space. Ends
 * that neither blank lines nor indentation follow do not show, and cut nothing. O(n) time.
 */
export function inked(text: string, start: number, end: number): readonly (readonly [from: number, to: number])[] {
  const parts: [number, number][] = [];
  let at = start;
  for (const { 0: space, index } of text.slice(start, end).matchAll(/\s{2,}/g)) {
    if (!space.includes("\n")) continue;
    if (start + index > at) parts.push([at, start + index]);
    at = start + index + space.length;
  }
  if (at < end) parts.push([at, end]);
  return parts.length > 0 ? parts : [[start, end]];
}
