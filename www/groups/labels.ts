/**
 * Where the names stand in a graph: beside their nodes, so that none lies on another, on a node or on a number, or leaves the
 * picture; of such places that on the fewest lines. A name without a place is left out: each node also bears the number of its row
 * in the table. O(n (n + l)) for n nodes and l lines, which are few.
 */
import type { Point } from "./layout.ts";

/** A name in the picture. */
export interface Label {
  /** Shortened if it is long. */
  readonly text: string;
  /** The middle of its line. */
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

/** The picture that names are put into. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Of a node. */
  readonly radius: number;
  /** Height of a line of text. */
  readonly line: number;
  /** The width of a text. */
  readonly measure: (text: string) => number;
  /** The lines. */
  readonly segments: readonly { readonly from: Point; readonly to: Point }[];
  /** Where something else is written. */
  readonly taken: readonly Box[];
}

/** A rectangle. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a name may stand, best first: to the right, left, below, above, and between. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

const GAP = 4;

/** Each node's name, or null where it has no room. Nodes are given in the order in which they choose. */
export function placeLabels(names: readonly string[], points: readonly Point[], ground: Ground): (Label | null)[] {
  const { radius } = ground;
  const nodes = points.map(({ x, y }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const taken: Box[] = [...nodes, ...ground.taken];
  return names.map((text, at) => {
    const point = points[at];
    if (!point) return null;
    const width = ground.measure(text);
    let best: { label: Label; box: Box } | null = null;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [dx, dy] of PLACES) {
      const label = labelAt(text, point, dx, dy, ground);
      const box = boxOf(label, width, ground.line);
      if (!isInside(box, ground) || taken.some((other) => isOverlapping(box, other))) continue;
      const crossed = ground.segments.reduce((count, { from, to }) => count + (isCrossed(box, from, to) ? 1 : 0), 0);
      if (crossed >= fewest) continue;
      fewest = crossed;
      best = { label, box };
    }
    if (best) taken.push(best.box);
    return best?.label ?? null;
  });
}

function labelAt(text: string, { x, y }: Point, dx: number, dy: number, { radius, line }: Ground): Label {
  const aside = radius + GAP;
  const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
  // Between two sides, the name begins above or below the node's rim.
  const reach = dx !== 0 && dy !== 0 ? aside * 0.5 : aside;
  return { text, anchor, x: x + dx * reach, y: y + dy * (radius + line / 2 + 1) };
}

function boxOf({ x, y, anchor }: Label, width: number, line: number): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - line / 2, bottom: y + line / 2 };
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Ground): boolean {
  return left >= GAP && right <= width - GAP && top >= 0 && bottom <= height;
}

function isOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a line from one point to another meets a box (Liang and Barsky). */
export function isCrossed({ left, right, top, bottom }: Box, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enters, leaves] = [0, 1];
  for (const [speed, distance] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (speed === 0) {
      if (distance < 0) return false;
    } else if (speed < 0) enters = Math.max(enters, distance / speed);
    else leaves = Math.min(leaves, distance / speed);
  }
  return enters <= leaves;
}
