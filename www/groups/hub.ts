/**
 * The hub of a group: the one document that contains everything the others share. The shared text of a document is the union
 * of its passages with any member. A document *covers* the group to the extent that it contains the other documents' shared
 * text. If all copied the same passage from each other, every document covers everything and none stands out: then there is
 * no hub, unless exactly one of them is earlier work. Of two documents, neither can stand out.
 *
 * Only earlier work is called a source. Among submissions, the passages do not show who was first: a document with a
 * paragraph from each of four others also contains everything that they share.
 */

/** A shared passage, as offsets in the two texts. */
export interface SharedPassage {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

/** The passages that two documents share. */
export interface SharedByPair {
  readonly a: number;
  readonly b: number;
  readonly passages: readonly SharedPassage[];
}

export interface Member {
  readonly document: number;
  readonly isEarlierWork: boolean;
}

/** The document that contains everything the others share. */
export interface Hub {
  readonly document: number;
  /** Number of its stretches that others share. */
  readonly passages: number;
  /** Number of other documents that share any of them. */
  readonly others: number;
  /**
   * `earlier`: it is earlier work, so the others may have used it. `collected`: the others share nothing among themselves,
   * so it may as well be compiled from them. `common`: they do, and it may be either.
   */
  readonly kind: "earlier" | "collected" | "common";
}

/** Minimum coverage of a hub: where passages start and end is not exact. */
const MIN_COVERED = 0.9;

/** Maximum coverage of any other document. */
const MAX_NEXT = 0.75;

/** Greatest share of their text that stretches of different documents may have in common, if these are said to share nothing. */
const MAX_OVERLAP = 0.1;

const MIN_MEMBERS = 3;

/** A stretch of text in UTF-16 units; the end is exclusive. */
type Stretch = readonly [start: number, end: number];

/** The hub of a group; null if the passages do not support naming one. O(m p) for m members and p passages. */
export function hubOf(members: readonly Member[], shared: readonly SharedByPair[]): Hub | null {
  if (members.length < MIN_MEMBERS) return null;
  const stretches = stretchesOf(shared);
  const covered = members.map(({ document }) => coverage(document, members, stretches));
  const full = members.filter((_, at) => (covered[at] ?? 0) >= MIN_COVERED);
  const earlierWork = members.filter(({ isEarlierWork }) => isEarlierWork);
  // Earlier work existed before the others: if there is any, no submission is named.
  const candidates = earlierWork.length > 0 ? full.filter(({ isEarlierWork }) => isEarlierWork) : full;
  const [hub] = candidates;
  if (!hub || candidates.length > 1) return null;
  const { document, isEarlierWork } = hub;
  const next = Math.max(0, ...covered.filter((_, at) => members[at] !== hub));
  if (next > MAX_NEXT && earlierWork.length !== 1) return null;
  const ofHub = [...(stretches.get(document)?.values() ?? [])].filter((found) => found.length > 0);
  const isCollected = shared.every(({ a, b }) => a === document || b === document);
  // Others that were not compared, as files of one author, or whose passage was excluded by hand: each contains what they share.
  if (isCollected && !isEarlierWork && !areApart(ofHub)) return null;
  const kind = isEarlierWork ? "earlier" : isCollected ? "collected" : "common";
  return { document, passages: union(ofHub.flat()).length, others: ofHub.length, kind };
}

/** For each document and each other document that it shares text with, the shared stretches. */
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

/** The fraction of the other documents' shared text that `document` contains. */
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

/** Whether hardly any text is in two of these lists of stretches. */
function areApart(lists: readonly (readonly Stretch[])[]): boolean {
  const each = lists.reduce((sum, stretches) => sum + lengthOf(stretches), 0);
  return each - lengthOf(union(lists.flat())) <= MAX_OVERLAP * each;
}

/** Disjoint stretches, ascending. */
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
