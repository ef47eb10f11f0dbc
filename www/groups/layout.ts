/**
 * Where the documents of a group stand in its graph: forces (d3-force) that pull linked documents together and push all apart,
 * run to their end before anything is drawn. The library begins from fixed places and has a generator of its own, so that
 * the same group always gives the same picture. The work is done in steps that are bounded in nodes and lines, not in time.
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

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line between two nodes, by their places, and how strong it is, from 0 to 1. */
export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly strength: number;
}

const DISTANCE = { strong: 70, weak: 130 };
const REPULSION = -340;
const COLLISION = 26;
const CENTRING = 0.05;

/** As many as d3-force takes until it is still. */
const TICKS = 300;

/** Nodes and lines that are moved in one step: some milliseconds of work. */
const STEP_WORK = 5_000;

/** A layout that is being made. */
export class Layout {
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

  /** Goes on a little; true once it is done. */
  step(): boolean {
    const ticks = Math.min(this.ticksOfStep, TICKS - this.ticks);
    this.simulation.tick(ticks);
    this.ticks += ticks;
    return this.ticks >= TICKS;
  }

  /** Where the nodes are, turned so that the picture is wider than it is high: names are written from side to side. */
  points(): Point[] {
    return turned(this.nodes.map(({ x = 0, y = 0 }) => ({ x, y })));
  }
}

/** Turns points around their middle until they spread most from left to right. */
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

/** The most that a layout is stretched: a group of two need not span the page. */
const MAX_SCALE = 2;

/** Fits points into a box, and rounds them to tenths. Width and height are stretched apart only a little. */
export function fitted(points: readonly Point[], width: number, height: number, margin: Point): Point[] {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const scaleX = Math.min(MAX_SCALE, (width - 2 * margin.x) / Math.max(1, right - left));
  const scaleY = Math.min(MAX_SCALE, (height - 2 * margin.y) / Math.max(1, bottom - top));
  const [x, y] = [Math.min(scaleX, 2 * scaleY), Math.min(scaleY, 2 * scaleX)];
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  return points.map((point) => ({
    x: tenths(width / 2 + (point.x - (left + right) / 2) * x),
    y: tenths(height / 2 + (point.y - (top + bottom) / 2) * y),
  }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
