/**
 * Positions of a group's documents in its graph: forces (d3-force) pull linked documents together and push all apart, and
 * run to the end before anything is drawn. The library starts from fixed positions and has its own random generator, so the
 * same group always results in the same picture. The work is divided into steps bounded by nodes and lines, not by time.
 */

import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type Simulation,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from "d3-force";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line between two nodes, by index, and its strength from 0 to 1. */
export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly strength: number;
}

const DISTANCE = { strong: 70, weak: 130 };
const REPULSION = -340;
const COLLISION = 26;
const CENTRING = 0.05;

/** The number that d3-force takes to settle. */
const TICKS = 300;

/** Nodes and lines moved in one step: some milliseconds of work. */
const STEP_WORK = 5_000;

/** A layout in progress. */
export class GraphLayout {
  private readonly simulation: Simulation<SimulationNodeDatum, SimulationLinkDatum<SimulationNodeDatum>>;
  private readonly nodes: SimulationNodeDatum[];
  private readonly ticksOfStep: number;
  private ticks = 0;

  constructor(nodes: number, edges: readonly Edge[]) {
    this.nodes = Array.from({ length: nodes }, () => ({}));
    const links = edges.map(({ a, b, strength }) => ({ source: a, target: b, strength }));
    const distance = ({ strength }: { strength: number }): number =>
      DISTANCE.weak + (DISTANCE.strong - DISTANCE.weak) * strength;
    this.simulation = forceSimulation(this.nodes)
      .stop()
      .force("link", forceLink<SimulationNodeDatum, (typeof links)[number]>(links).distance(distance))
      .force("charge", forceManyBody().strength(REPULSION))
      .force("collide", forceCollide(COLLISION))
      .force("x", forceX(0).strength(CENTRING))
      .force("y", forceY(0).strength(CENTRING));
    this.ticksOfStep = Math.max(1, Math.floor(STEP_WORK / (nodes + edges.length)));
  }

  /** Runs one step; returns true once it is done. */
  step(): boolean {
    const ticks = Math.min(this.ticksOfStep, TICKS - this.ticks);
    this.simulation.tick(ticks);
    this.ticks += ticks;
    return this.ticks >= TICKS;
  }

  /** The positions of the nodes, rotated so that the picture is wider than it is high, because names are horizontal. */
  points(): Point[] {
    return turned(this.nodes.map(({ x = 0, y = 0 }) => ({ x, y })));
  }
}

/** Rotates points around their centre so that they spread most from left to right. */
export function turned(points: readonly Point[]): Point[] {
  const [middleX, middleY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - middleX) ** 2;
    xy += (x - middleX) * (y - middleY);
    yy += (y - middleY) ** 2;
  }
  // The direction of the largest variance (the first principal axis).
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(({ x, y }) => ({
    x: (x - middleX) * cos + (y - middleY) * sin,
    y: (y - middleY) * cos - (x - middleX) * sin,
  }));
}

/** The radius of a ring before it is fitted into the picture. */
const RING = 300;

/**
 * Points on a ring, clockwise from its top, half of them on either side. They are at equal distances in height, so that a name beside
 * each has a line of its own.
 */
export function ringOf(count: number): Point[] {
  const right = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, at) => {
    const isRight = at < right;
    const [place, all] = isRight ? [at, right] : [count - 1 - at, count - right];
    const height = (2 * place + 1) / all - 1;
    return { x: (isRight ? RING : -RING) * Math.sqrt(1 - height * height), y: RING * height };
  });
}

/** Maximum scaling of a layout: a group of two need not span the page. */
const MAX_SCALE = 2;
/** So that forces still show who is near. */
const MAX_STRETCH = 2;

/** Fits points into a box, and rounds them to tenths. Width and height are scaled differently by at most `stretch`. */
export function fitted(
  points: readonly Point[],
  width: number,
  height: number,
  margin: Point,
  stretch = MAX_STRETCH,
): Point[] {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const scaleX = Math.min(MAX_SCALE, (width - 2 * margin.x) / Math.max(1, right - left));
  const scaleY = Math.min(MAX_SCALE, (height - 2 * margin.y) / Math.max(1, bottom - top));
  const [x, y] = [Math.min(scaleX, stretch * scaleY), Math.min(scaleY, stretch * scaleX)];
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  return points.map((point) => ({
    x: tenths(width / 2 + (point.x - (left + right) / 2) * x),
    y: tenths(height / 2 + (point.y - (top + bottom) / 2) * y),
  }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

// Positions of names in a graph: beside their nodes, so that none overlaps another name, a node or a number, or leaves the
// picture; of these positions, the one that crosses the fewest lines. A name without room is left out: each node also has
// the number of its row in the table. O(n (n + l)) for n nodes and l lines, which are few.

/** A name in the picture. */
export interface Label {
  /** Shortened if it is long. */
  readonly text: string;
  /** The middle of its line. */
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

/** The picture in which names are placed. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Radius of a node. */
  readonly radius: number;
  /** Height of a line of text. */
  readonly line: number;
  /** The width of a text. */
  readonly measure: (text: string) => number;
  readonly segments: readonly { readonly from: Point; readonly to: Point }[];
  /** Areas with other text. */
  readonly taken: readonly Box[];
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Positions for a name, best first: right, left, below, above, and between. */
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

/** Each node's name, or null if there is no room. Nodes choose in the given order. */
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

/** The names of nodes on a ring, each beside its node and away from the centre: there the heights of nodes leave room for all. */
export function labelsOutside(names: readonly string[], points: readonly Point[], ground: Ground): Label[] {
  return points.map((point, at) => labelAt(names[at] ?? "", point, point.x > ground.width / 2 ? 1 : -1, 0, ground));
}

function labelAt(text: string, { x, y }: Point, dx: number, dy: number, { radius, line }: Ground): Label {
  const aside = radius + GAP;
  const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
  // At a diagonal position, the name starts above or below the node's rim.
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

/** Whether a line between two points intersects a box (Liang and Barsky). */
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
