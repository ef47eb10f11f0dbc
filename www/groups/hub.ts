/**
 * The hub of a group: the one document that contains what all others share. What each document shares with anyone in the group
 * is the union of its passages. A document *covers* the group as far as these stretches of the others are in it, too. Where all
 * copied one passage from each other, everybody covers everything, and nobody stands out: then there is no hub, unless one of
 * them alone was in the archive before. Of two documents neither can stand out.
 *
 * Only earlier work is called a source. Among submissions the passages do not say who was first: whoever takes a paragraph from
 * each of four others contains what all of them share, too.
 */

/** A shared passage, as places in the two texts. */
export interface SharedPassage {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

/** What two documents share. */
export interface SharedByPair {
  readonly a: number;
  readonly b: number;
  readonly passages: readonly SharedPassage[];
}

/** A member of a group. */
export interface Member {
  readonly document: number;
  readonly isArchived: boolean;
}

/** The document that contains what the others share. */
export interface Hub {
  readonly document: number;
  /** Stretches of it that the others share. */
  readonly passages: number;
  /** The other documents that share any of them. */
  readonly others: number;
  /**
   * `earlier`: it is in the archive, so the others may have used it. `collected`: the others share nothing among themselves, so
   * it may as well be put together from them. `common`: they do, and it may be either.
   */
  readonly kind: "earlier" | "collected" | "common";
  /** The largest share of the others' passages that another document contains. */
  readonly next: number;
}

/** A hub contains at least this share of what the others share: where passages begin and end is not sharp. */
const MIN_COVERED = 0.9;

/** And no other document more than this. */
const MAX_NEXT = 0.75;

const MIN_MEMBERS = 3;

/** A stretch of text, from its first UTF-16 unit to one past its last. */
type Stretch = readonly [start: number, end: number];

/** See the head of this file; null where the passages do not support naming one. O(m p) for m members and p passages. */
export function hubOf(members: readonly Member[], shared: readonly SharedByPair[]): Hub | null {
  if (members.length < MIN_MEMBERS) return null;
  const stretches = stretchesOf(shared);
  const covered = members.map(({ document }) => coverage(document, members, stretches));
  const full = members.filter((_, at) => (covered[at] ?? 0) >= MIN_COVERED);
  const archived = members.filter(({ isArchived }) => isArchived);
  // A document of the archive was there before the others: no submission is named where there is one.
  const candidates = archived.length > 0 ? full.filter(({ isArchived }) => isArchived) : full;
  const [hub] = candidates;
  if (!hub || candidates.length > 1) return null;
  const { document, isArchived } = hub;
  const next = Math.max(0, ...covered.filter((_, at) => members[at] !== hub));
  if (next > MAX_NEXT && archived.length !== 1) return null;
  const ofHub = [...(stretches.get(document)?.values() ?? [])].filter((found) => found.length > 0);
  const isCollected = shared.every(({ a, b }) => a === document || b === document);
  const kind = isArchived ? "earlier" : isCollected ? "collected" : "common";
  return { document, passages: union(ofHub.flat()).length, others: ofHub.length, kind, next };
}

/** For each document, by each other one that it shares with: where. */
type Stretches = ReadonlyMap<number, ReadonlyMap<number, readonly Stretch[]>>;

function stretchesOf(shared: readonly SharedByPair[]): Stretches {
  const found = new Map<number, Map<number, readonly Stretch[]>>();
  const add = (document: number, other: number, stretches: readonly Stretch[]): void => {
    const ofDocument = found.get(document) ?? new Map<number, readonly Stretch[]>();
    ofDocument.set(other, union(stretches));
    found.set(document, ofDocument);
  };
  for (const { a, b, passages } of shared) {
    add(
      a,
      b,
      passages.map(({ aStart, aEnd }) => [aStart, aEnd] as const),
    );
    add(
      b,
      a,
      passages.map(({ bStart, bEnd }) => [bStart, bEnd] as const),
    );
  }
  return found;
}

/** The share of what the other documents share with anyone that is in `document`, too. */
function coverage(document: number, members: readonly Member[], stretches: Stretches): number {
  let [inDocument, all] = [0, 0];
  for (const { document: other } of members) {
    if (other === document) continue;
    const ofOther = stretches.get(other);
    if (!ofOther) continue;
    all += lengthOf(union([...ofOther.values()].flat()));
    inDocument += lengthOf(ofOther.get(document) ?? []);
  }
  return all === 0 ? 0 : inDocument / all;
}

/** Stretches without overlaps, ascending. */
function union(stretches: readonly Stretch[]): Stretch[] {
  const found: [number, number][] = [];
  for (const [start, end] of [...stretches].sort((x, y) => x[0] - y[0] || x[1] - y[1])) {
    const last = found.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, [start, end]) => sum + end - start, 0);
}
