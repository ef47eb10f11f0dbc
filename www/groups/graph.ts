/** The graph of a group: which documents and lines are drawn, how wide the lines are, and where everything is. */

import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { labelInReport } from "../names/labels.ts";
import { type SvgPicture, svgPicture, xmlText } from "../ui/picture.tsx";
import { ofLength, shortNames } from "../ui/short-names.ts";
import { type Edge, fitted, type Label, labelsOutside, type Point, placeLabels } from "./graph-layout.ts";
import type { Group, Links } from "./groups.ts";

/** Larger groups are shown as a table first, and their graph on request. */
export const MAX_AT_ONCE = 35;

/** A picture with more nodes is meaningless: only the strongest documents and lines are drawn. */
export const MAX_NODES = 300;
const MAX_LINES = 2000;

/** A document in the graph. */
export interface Node {
  /** Its index in the report. */
  readonly document: number;
  /** Its row in the table, from 1. */
  readonly number: number;
  readonly name: string;
}

/** A pair in the graph. */
export interface Line {
  /** Its index in the report's list. */
  readonly pair: number;
  /** Indices of its nodes. */
  readonly a: number;
  readonly b: number;
  /** Matched words, or similarity. */
  readonly value: number;
  /** In pixels. */
  readonly width: number;
  /** Drawn pale: in a dense graph, all but the strongest. */
  readonly isWeak: boolean;
}

/** The drawn part of a group. */
export interface Graph {
  readonly nodes: readonly Node[];
  /** Strongest last, so that they are on top. */
  readonly lines: readonly Line[];
  /** Each node's lines, strongest first. */
  readonly linesOf: readonly (readonly number[])[];
}

/** Widths of lines in pixels; if there are many, even the strongest are thinner, or they would hide all others. */
const WIDTHS = { min: 1.5, max: 9, maxOfMany: 5, ofDense: { min: 1, max: 3.5 } };
const MANY_LINES = 20;

/** A graph with more documents, and more lines for each, is dense: forces would draw it as a ball of wool. */
const DENSE = { nodes: 7, lines: 2 };

/** Whether the documents are placed on a ring, with their lines inside. */
export function isDense(nodes: number, lines: number): boolean {
  return nodes > DENSE.nodes && lines > DENSE.lines * nodes;
}

/** The graph of a group. O(p log p) in its pairs. */
export function graphOf(report: Report, pairs: Report["pairs"], group: Group, links: Links): Graph {
  const documents = group.documents.subarray(0, MAX_NODES);
  const nodes = Array.from(documents, (document, at) => ({
    document,
    number: at + 1,
    name: labelInReport(report, document),
  }));
  const indexOf = new Map(nodes.map(({ document }, at) => [document, at]));
  const value = (pair: number): number => links.values[pair] ?? 0;
  const shown = [...group.pairs]
    .filter((pair) => indexOf.has(pairs.a[pair] ?? -1) && indexOf.has(pairs.b[pair] ?? -1))
    .sort((x, y) => value(y) - value(x) || x - y)
    .slice(0, MAX_LINES)
    .reverse();
  // Relative to the strongest pair of all groups, so that widths are comparable between graphs.
  const strongestValue = links.values.reduce((strongest, own) => Math.max(strongest, own), 0);
  const dense = isDense(nodes.length, shown.length);
  const { min, max } = dense
    ? WIDTHS.ofDense
    : { ...WIDTHS, max: shown.length > MANY_LINES ? WIDTHS.maxOfMany : WIDTHS.max };
  // Ties are all strong, or it would be by chance which of them are pale.
  const weakBelow = dense ? value(shown.at(-DENSE.lines * nodes.length) ?? -1) : 0;
  const lines = shown.map((pair) => ({
    pair,
    a: indexOf.get(pairs.a[pair] ?? -1) ?? 0,
    b: indexOf.get(pairs.b[pair] ?? -1) ?? 0,
    value: value(pair),
    width: Math.round(10 * (min + (max - min) * (value(pair) / strongestValue))) / 10,
    isWeak: value(pair) < weakBelow,
  }));
  const linesOf: number[][] = nodes.map(() => []);
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at];
    if (line) for (const node of [line.a, line.b]) linesOf[node]?.push(at);
  }
  return { nodes, lines, linesOf };
}

/** The lines as input for the layout. */
export function edgesOf({ lines }: Graph): Edge[] {
  const strongestValue = Math.max(...lines.map(({ value }) => value));
  return lines.map(({ a, b, value }) => ({ a, b, strength: value / strongestValue }));
}

export function idsOfPair(report: Report, pair: number): [a: number, b: number] {
  const [a = 0, b = 0] = idsOf(report, [pair]);
  return [a, b];
}

/** A number on a line, by its centre. */
export interface LineNumber extends Point {
  readonly text: string;
}

/** A graph as drawn. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  readonly labels: readonly (Label | null)[];
  /** The course of each line, as the attribute `d` of a path. */
  readonly paths: readonly string[];
  /** One per line; empty if there are too many lines. */
  readonly numbers: readonly LineNumber[];
}

/**
 * The radius of a node and the size of a name, in pixels; the height of a line of text, and the maximum characters of a
 * name.
 */
export const NODE_RADIUS = 11;
export const NAME_SIZE = 13;
const LINE = 17;
const NAME = { wide: 30, narrow: 16 };
const NARROW = 480;

/** Graphs with more lines have no numbers on them. */
const MAX_NUMBERS = 15;

/** Lays out a graph for a width. `write` formats the value of a line, `measure` returns the width of a text. */
export function pictureOf(
  graph: Graph,
  layout: readonly Point[],
  width: number,
  write: (value: number) => string,
  measure: (text: string) => number,
): Picture {
  const { nodes, lines, linesOf } = graph;
  const onRing = isDense(nodes.length, lines.length);
  const height = heightFor(nodes.length, width, onRing);
  const { names, room } = namesFor(nodes, width, onRing, measure);
  const margin = { x: Math.max(NODE_RADIUS + 8, room), y: NODE_RADIUS + LINE + 6 };
  const points = onRing
    ? fitted(layout, width, height, margin, Number.POSITIVE_INFINITY)
    : fitted(layout, width, height, margin);
  const segments = lines.map(({ a, b }) => ({ from: points[a] ?? ORIGIN, to: points[b] ?? ORIGIN }));
  const paths = segments.map(({ from, to }) => pathOf(from, to, onRing ? { x: width / 2, y: height / 2 } : null));
  const numbers =
    lines.length > MAX_NUMBERS
      ? []
      : segments.map(({ from, to }, at) => ({
          text: write(lines[at]?.value ?? 0),
          x: (from.x + to.x) / 2,
          y: (from.y + to.y) / 2,
        }));
  const taken = numbers.map(({ text, x, y }) => {
    const half = measure(text) / 2;
    return { left: x - half, right: x + half, top: y - LINE / 2, bottom: y + LINE / 2 };
  });
  // Nodes with the most lines choose their label positions first.
  const order = [...nodes.keys()].sort((x, y) => (linesOf[y]?.length ?? 0) - (linesOf[x]?.length ?? 0) || x - y);
  const pick = <T>(list: readonly T[]): T[] => order.map((at) => list[at] as T);
  const ground = { width, height, radius: NODE_RADIUS, line: LINE, measure, segments, taken };
  const placed = onRing ? [] : placeLabels(pick(names), pick(points), ground);
  const labels: (Label | null)[] = onRing ? labelsOutside(names, points, ground) : nodes.map(() => null);
  for (const [index, label] of placed.entries()) labels[order[index] ?? 0] = label;
  return { width, height, points, labels, paths, numbers };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** On a ring, each name has a line of its own on the left or the right. */
function heightFor(nodes: number, width: number, onRing: boolean): number {
  if (onRing)
    return Math.round(Math.max(Math.min(width * 0.8, 560), Math.ceil(nodes / 2) * (2 * NODE_RADIUS + 4) + 80));
  return Math.round(Math.min(width * 0.9, 640, 130 + 42 * Math.sqrt(nodes) * Math.log2(nodes)));
}

/** The names as drawn, and the room beside the outermost nodes. On a ring all names stand there, and are made to fit. */
function namesFor(
  nodes: readonly Node[],
  width: number,
  onRing: boolean,
  measure: (text: string) => number,
): { names: readonly string[]; room: number } {
  const own = nodes.map(({ name }) => name);
  const most = onRing ? 0.3 * width - NODE_RADIUS - 12 : Number.POSITIVE_INFINITY;
  let length = width < NARROW ? NAME.narrow : NAME.wide;
  let names = shortNames(own, ofLength(length));
  for (; length > 4 && Math.max(...names.map(measure)) > most; length--) names = shortNames(own, ofLength(length - 1));
  const widest = Math.max(...names.map(measure));
  return { names, room: onRing ? widest + NODE_RADIUS + 12 : 0.6 * Math.min(width / 4, widest + NODE_RADIUS) };
}

/** How far lines on a ring bend towards its centre, where those with a common direction run together. */
const BEND = 0.6;

/** Straight, or on a ring bent towards its centre. */
function pathOf(from: Point, to: Point, centre: Point | null): string {
  const start = `M${from.x} ${from.y}`;
  if (!centre) return `${start}L${to.x} ${to.y}`;
  const bent = (axis: "x" | "y"): number => {
    const middle = (from[axis] + to[axis]) / 2;
    return Math.round(middle + BEND * (centre[axis] - middle));
  };
  return `${start}Q${bent("x")} ${bent("y")} ${to.x} ${to.y}`;
}

// The graph as a picture to save: as on screen, with its colours inlined.

/** The colours of the graph, by their names in ui/tokens.css. */
export const GRAPH_COLOURS = ["ink", "quiet", "sheet", "accent", "on-accent", "graph-line"] as const;

/** The same as in ./groups.module.css. */
const WEAK_OPACITY = 0.35;

/** The graph as SVG. `isEarlierWork` determines a document's shape. */
export function graphSvg(
  { nodes, lines }: Graph,
  { width, height, points, labels, paths, numbers }: Picture,
  colours: Readonly<Record<(typeof GRAPH_COLOURS)[number], string>>,
  { title, font, isEarlierWork }: { title: string; font: string; isEarlierWork: (document: number) => boolean },
): SvgPicture {
  const drawnLines = lines.map((line, at) => {
    const pale = line.isWeak ? ` stroke-opacity="${WEAK_OPACITY}"` : "";
    return `<path d="${paths[at]}" stroke-width="${line.width}"${pale}/>`;
  });
  const drawnNodes = nodes.map(({ document, number }, at) => {
    const { x = 0, y = 0 } = points[at] ?? {};
    const shape = isEarlierWork(document)
      ? `<rect x="${x - NODE_RADIUS}" y="${y - NODE_RADIUS}" width="${2 * NODE_RADIUS}" height="${2 * NODE_RADIUS}" ` +
        `fill="${colours.sheet}" stroke="${colours.accent}" stroke-width="2"/>`
      : `<circle cx="${x}" cy="${y}" r="${NODE_RADIUS}" fill="${colours.accent}"/>`;
    const ink = isEarlierWork(document) ? colours.ink : colours["on-accent"];
    return `${shape}<text x="${x}" y="${y}" dy="0.35em" font-size="11" text-anchor="middle" fill="${ink}">${number}</text>`;
  });
  const drawnNames = labels.map((label) =>
    label
      ? `<text x="${label.x}" y="${label.y}" dy="0.35em" text-anchor="${label.anchor}">${xmlText(label.text)}</text>`
      : "",
  );
  const drawnNumbers = numbers.map(
    ({ text, x, y }) => `<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle">${xmlText(text)}</text>`,
  );
  const halo = `stroke="${colours.sheet}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`;
  const content =
    `<g fill="none" stroke="${colours["graph-line"]}" stroke-linecap="round">${drawnLines.join("")}</g>` +
    `<g font-size="12" fill="${colours.quiet}" ${halo}>${drawnNumbers.join("")}</g>` +
    `<g>${drawnNodes.join("")}</g>` +
    `<g font-size="13" fill="${colours.ink}" ${halo}>${drawnNames.join("")}</g>`;
  return svgPicture(width, height, { title, ground: colours.sheet, font }, content);
}

// Arrow keys in a graph, as in a tree: left and right move from document to document, down to a document's lines and along
// them, up back. On a line, right moves to the document at its other end, and left back to the one it was reached from.

/** The keyboard focus: a node, or a line as reached from a node. Indices into the graph's lists. */
export type Spot = { readonly node: number; readonly line: number | null };

/** The lines of each node, strongest first. */
export type LinesOf = readonly (readonly number[])[];

/** The focus after a key; null if it is none of these keys, and unchanged if there is nowhere to move. */
export function spotAfterKey(
  { node, line }: Spot,
  key: string,
  linesOf: LinesOf,
  otherEnd: (line: number, node: number) => number,
): Spot | null {
  const last = linesOf.length - 1;
  if (key === "Home") return { node: 0, line: null };
  if (key === "End") return { node: last, line: null };
  if (line === null) {
    if (key === "ArrowRight") return { node: Math.min(last, node + 1), line: null };
    if (key === "ArrowLeft") return { node: Math.max(0, node - 1), line: null };
    if (key === "ArrowDown") return { node, line: linesOf[node]?.[0] ?? null };
    return key === "ArrowUp" ? { node, line: null } : null;
  }
  const lines = linesOf[node] ?? [];
  const at = lines.indexOf(line);
  if (key === "ArrowDown") return { node, line: lines[at + 1] ?? line };
  if (key === "ArrowUp") return { node, line: at > 0 ? (lines[at - 1] ?? null) : null };
  if (key === "ArrowRight") return { node: otherEnd(line, node), line: null };
  return key === "ArrowLeft" || key === "Escape" ? { node, line: null } : null;
}
