/**
 * Which place of one text stands level with a place of the other, so that both can scroll together: matched passages lie side
 * by side, and between two of them the way is as long in both, in proportion.
 *
 * Passages may stand in another order in the second text. Those that are followed are in the same order in both, as much text
 * as possible, and always the chosen one.
 */

/** A passage's places in both texts. */
export interface Placed {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

/** A place in one text, and the place level with it in the other. */
export type Anchor = readonly [from: number, to: number];

/**
 * The passages to follow, ascending in both texts: the heaviest such row of them by their length in the first text, with the
 * chosen one in it. O(n log n).
 */
export function passagesInOrder<P extends Placed>(passages: readonly P[], chosen: P | null): P[] {
  const fits = (one: P): boolean => !chosen || one === chosen || isBefore(one, chosen) || isBefore(chosen, one);
  const row = passages.filter(fits).sort((x, y) => x.aStart - y.aStart || x.bStart - y.bStart);
  const ends = [...new Set(row.map(({ bEnd }) => bEnd))].sort((x, y) => x - y);
  const best = new HeaviestBefore(ends);
  const links: { passage: P; before: number; weight: number }[] = [];
  // Passages come in by their beginnings and count for later ones once they have ended, in the first text, too.
  const ended = row.map((_, at) => at).sort((x, y) => (row[x]?.aEnd ?? 0) - (row[y]?.aEnd ?? 0) || x - y);
  let next = 0;
  for (const passage of row) {
    for (let at = ended[next]; at !== undefined && (row[at]?.aEnd ?? 0) <= passage.aStart; at = ended[++next]) {
      const link = links[at];
      if (link) best.note(link.passage.bEnd, link.weight, at);
    }
    const { weight, at: before } = best.upTo(passage.bStart);
    links.push({ passage, before, weight: weight + passage.aEnd - passage.aStart });
  }
  let last = -1;
  let most = 0;
  for (const [at, { weight }] of links.entries()) if (weight > most) [last, most] = [at, weight];
  const found: P[] = [];
  for (let at = last; at >= 0; at = links[at]?.before ?? -1) {
    const link = links[at];
    if (link) found.push(link.passage);
  }
  return found.reverse();
}

function isBefore(x: Placed, y: Placed): boolean {
  return x.aEnd <= y.aStart && x.bEnd <= y.bStart;
}

/** The heaviest row that ends at a place or before it: a Fenwick tree of maxima. */
class HeaviestBefore {
  readonly #places: readonly number[];
  readonly #tree: { weight: number; at: number }[];

  constructor(places: readonly number[]) {
    this.#places = places;
    this.#tree = places.map(() => ({ weight: 0, at: -1 }));
  }

  note(place: number, weight: number, at: number): void {
    for (let node = this.#before(place) - 1; node < this.#tree.length; node |= node + 1) {
      if (node < 0) return;
      if (weight > (this.#tree[node]?.weight ?? 0)) this.#tree[node] = { weight, at };
    }
  }

  upTo(place: number): { weight: number; at: number } {
    let best = { weight: 0, at: -1 };
    for (let node = this.#before(place) - 1; node >= 0; node = (node & (node + 1)) - 1) {
      const found = this.#tree[node];
      if (found && found.weight > best.weight) best = found;
    }
    return best;
  }

  /** How many of the places are not behind this one. */
  #before(place: number): number {
    let low = 0;
    for (let high = this.#places.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((this.#places[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The place level with `from`, between the anchors around it, in proportion. The anchors ascend in both. O(log n). */
export function levelWith(anchors: number, anchorAt: (index: number) => Anchor, from: number): number {
  let low = 0;
  let high = anchors - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (anchorAt(middle)[0] <= from) low = middle;
    else high = middle - 1;
  }
  const [fromStart, toStart] = anchorAt(low);
  if (low + 1 >= anchors) return toStart;
  const [fromEnd, toEnd] = anchorAt(low + 1);
  if (fromEnd <= fromStart) return toStart;
  return toStart + ((from - fromStart) / (fromEnd - fromStart)) * (toEnd - toStart);
}
