/** Turns a plot's data into options for uPlot. Colours come from the style sheet, numbers are written as in the tables. */

import type uPlot from "uplot";
import { say } from "../../i18n/t.ts";
import { colourProbe } from "../../ui/picture.tsx";
import { powerOfTen, writeMark } from "./axis-format.ts";
import type { Axis, PlotData, Series } from "./experiment-model.ts";

/** With more points than this, dots would be so close that they hide the line. */
const MAX_DOTTED_POINTS = 40;

/** Options that are not part of the plot. */
export interface Surroundings {
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  /** Whether a series, given by index, is shown. */
  isShown(series: number): boolean;
  /** Called with the point nearest to the pointer; null when it has left. */
  onPoint(index: number | null): void;
}

export function optionsOf(plot: PlotData, around: Surroundings): uPlot.Options {
  const { palette, width, height } = around;
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    hooks: { setCursor: [(u) => around.onPoint(u.cursor.idx ?? null)] },
    scales: { x: scaleOf(plot.x, true), y: scaleOf(plot.y, false) },
    axes: [axisOf(plot.x, palette, 30), axisOf(plot.y, palette, 64)],
    series: [{}, ...plot.series.map((_, index) => seriesOf(plot, index, around))],
    // uPlot counts x as its first series.
    bands: plot.series.flatMap(({ draw }, upper) =>
      draw === "upper" ? [{ series: [upper + 1, upper + 2] as [number, number], fill: palette.wash(upper) }] : [],
    ),
  };
}

/** The columns in uPlot's form: x first. */
export function dataOf({ xValues, series }: PlotData): uPlot.AlignedData {
  return [[...xValues], ...series.map(({ y }) => [...y])];
}

function scaleOf({ isLogarithmic, from, to }: Axis, isX: boolean): uPlot.Scale {
  const base: uPlot.Scale = isX ? { time: false } : {};
  if (isLogarithmic) {
    const fixed = from !== undefined && to !== undefined && from < to ? { range: [from, to] as [number, number] } : {};
    return { ...base, distr: 3, log: 10, ...fixed };
  }
  if (isX && from === undefined) return base;
  const range = (_: uPlot, least: number | null, most: number | null): [number, number] => {
    const [low, high] = [from ?? least ?? 0, to ?? most ?? 1];
    const room = (high - low || 1) * 0.08;
    return [from ?? low - room, to ?? high + room];
  };
  return { ...base, range };
}

function axisOf({ label, format, isLogarithmic = false }: Axis, palette: Palette, size: number): uPlot.Axis {
  return {
    label: say(label),
    labelSize: 20,
    labelFont: palette.font,
    font: palette.font,
    size,
    stroke: palette.quiet,
    grid: { stroke: palette.grid, width: 1 },
    ticks: { stroke: palette.grid, width: 1, size: 4 },
    ...(isLogarithmic ? { splits: (_u: uPlot, _axis: number, from: number, to: number) => decades(from, to) } : {}),
    // uPlot passes null for marks that would be too close together.
    values: (_u: uPlot, marks: (number | null)[]) =>
      marks.map((mark) => (mark === null ? "" : roundMark(mark, format, isLogarithmic))),
  };
}

/** The powers of ten between two numbers; an axis too short for them gets marks at both ends. */
function decades(from: number, to: number): number[] {
  const [first, last] = [Math.ceil(Math.log10(from) - 1e-9), Math.floor(Math.log10(to) + 1e-9)];
  const powers = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => 10 ** (first + i));
  return powers.length > 1 ? powers : [from, to];
}

/** On a long logarithmic axis, powers of ten. */
function roundMark(mark: number, format: Axis["format"], logarithmic: boolean): string {
  const exponent = Math.log10(mark);
  if (logarithmic && format === "number" && Number.isInteger(exponent)) return powerOfTen(exponent);
  return writeMark(mark, format);
}

function seriesOf({ xValues, series }: PlotData, index: number, { palette, isShown }: Surroundings): uPlot.Series {
  const { label, draw, hue = index }: Partial<Series> = series[index] ?? {};
  const colour = palette.hue(hue);
  const common = { label: say(label ?? ""), show: isShown(index), stroke: colour };
  if (draw === "upper" || draw === "lower") return { ...common, width: 0, points: { show: false } };
  if (draw === "dots") return { ...common, width: 0, points: { show: true, size: 6, stroke: colour, fill: colour } };
  return {
    ...common,
    width: 2,
    dash: [...(DASHES[index % DASHES.length] ?? [])],
    points: { show: xValues.length <= MAX_DOTTED_POINTS, size: 5, stroke: colour, fill: palette.sheet },
  };
}

// The style sheet's colours for a canvas: custom properties and light-dark() resolved for the current theme.

/** The colours and fonts of a plot. */
export interface Palette {
  readonly ink: string;
  readonly quiet: string;
  readonly grid: string;
  readonly sheet: string;
  readonly font: string;
  /** A line's colour, by its number. */
  hue(index: number): string;
  /** The same, as the background of an area. */
  wash(index: number): string;
}

/** Ordered so that the first few are easiest to distinguish, unlike those of the passages. */
export const HUES = [1, 4, 2, 3, 5, 0, 6, 7] as const;

/** A dash pattern for each line, so that colour is not the only distinction: lengths drawn and skipped, in pixels. */
export const DASHES: readonly (readonly number[])[] = [
  [],
  [8, 4],
  [2, 3],
  [10, 3, 2, 3],
  [4, 4],
  [14, 4],
  [2, 6],
  [6, 2],
];

/** The style sheet's hue for a line. */
export function hueOf(index: number): number {
  return HUES[index % HUES.length] ?? 0;
}

/** The current colours at `element`. */
export function paletteOf(element: HTMLElement): Palette {
  const probe = colourProbe(element);
  const resolve = (colour: string): string => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const hues = HUES.map((hue) => resolve(`var(--edge-${hue})`));
  const washes = HUES.map((hue) => resolve(`var(--wash-${hue})`));
  const palette = {
    ink: resolve("var(--ink)"),
    quiet: resolve("var(--quiet)"),
    grid: resolve("var(--line)"),
    sheet: resolve("var(--sheet)"),
    font: `12px ${getComputedStyle(element).fontFamily}`,
    hue: (index: number) => hues[index % hues.length] ?? "",
    wash: (index: number) => washes[index % washes.length] ?? "",
  };
  probe.remove();
  return palette;
}
