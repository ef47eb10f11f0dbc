/**
 * One of eight hues for each passage, so that passages standing next to each other are never alike, in either text.
 * A passage has at most four neighbours (one before and one after it, in each text), so that a hue is always free.
 * O(n log n) for the two orders. Red and green are not among the hues: they judge.
 */

/** How many hues `tokens.css` names `--passage-0` to `--passage-7`. */
export const HUES = 8;

/** Where a passage begins in both texts. */
export interface Placed {
  readonly aStart: number;
  readonly bStart: number;
}

/** The hue of each passage, in the order given. */
export function assignHues(passages: readonly Placed[]): number[] {
  const neighbours: number[][] = passages.map(() => []);
  for (const start of ["aStart", "bStart"] as const) {
    const order = passages.map((_, index) => index);
    order.sort((x, y) => (passages[x]?.[start] ?? 0) - (passages[y]?.[start] ?? 0) || x - y);
    for (let at = 1; at < order.length; at++) {
      const [left = 0, right = 0] = [order[at - 1], order[at]];
      neighbours[left]?.push(right);
      neighbours[right]?.push(left);
    }
  }
  const hues: number[] = [];
  for (let index = 0; index < passages.length; index++) {
    const taken = new Set(neighbours[index]?.map((other) => hues[other]));
    // Starting from the passage's own number spreads the hues over the list.
    let hue = index % HUES;
    while (taken.has(hue)) hue = (hue + 1) % HUES;
    hues.push(hue);
  }
  return hues;
}

// Where a stretch of text has something to colour. The white space between two lines, with the indentation and the blank
// lines that belong to it, would show as bars at the edge where there is nothing to read.

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
