/** A map between the two texts: where the passages are, how they correspond, and which part is in view. */

import { useEffect, useRef } from "preact/hooks";
import { classes } from "../ui/dom.ts";
import type { Span, TextPane } from "./pane/pane.ts";
import styles from "./panes.module.css";
import passagesStyles from "./passages.module.css";
import { type Spans, visibleSpans } from "./spans.ts";

/** The map's own units: its shapes stretch with the pane, so only ratios matter. */
const HEIGHT = 1000;
const WIDTH = 48;
const EDGE = 8;

/** A passage of a long text would be too thin to see; this is about two pixels. */
const MIN_BAND_HEIGHT = 3;

/**
 * More bands than this are a grey haze, and cost the browser more than they show: the longest are drawn.
 */
const MAX_BANDS = 500;

interface Props {
  panes: readonly [TextPane, TextPane] | null;
  spans: Spans;
  active: number;
  /** Indices of the passages that the user excluded. */
  out: ReadonlySet<number>;
}

/** The map between two texts. Hidden from screen readers: the list of passages has the same information in words. */
export function PairMap({ panes, spans, active, out }: Props) {
  const map = useRef<SVGSVGElement>(null);
  const views = [useRef<SVGRectElement>(null), useRef<SVGRectElement>(null)] as const;
  useEffect(() => {
    if (!panes) return;
    const controller = new AbortController();
    for (const side of [0, 1] as const) {
      const pane = panes[side];
      const follow = (): void => {
        const [from, to] = pane.visibleShare();
        views[side].current?.setAttribute("y", String(from * HEIGHT));
        views[side].current?.setAttribute("height", String(Math.max(MIN_BAND_HEIGHT, (to - from) * HEIGHT)));
      };
      follow();
      pane.scroller.addEventListener("scroll", follow, { passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, [panes]);
  useEffect(() => {
    const { current } = map;
    if (!panes || !current) return;
    const jump = (event: MouseEvent): void => {
      const box = current.getBoundingClientRect();
      const share = (event.clientY - box.top) / box.height;
      const pane = panes[event.clientX < box.left + box.width / 2 ? 0 : 1];
      pane.scrollTo(Math.floor(share * Math.max(0, pane.length - 1)), pane.scroller.clientHeight / 2);
    };
    current.addEventListener("click", jump);
    return () => current.removeEventListener("click", jump);
  }, [panes]);
  const [lengthA, lengthB] = panes ? [panes[0].length, panes[1].length] : [1, 1];
  const minUnits = shortestBand(spans.a);
  const twins = new Map(spans.b.map((span) => [span.index, span]));
  return (
    <svg class={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" ref={map}>
      <rect class={styles.lane} x={0} y={0} width={EDGE} height={HEIGHT} />
      <rect class={styles.lane} x={WIDTH - EDGE} y={0} width={EDGE} height={HEIGHT} />
      {seenOf(spans.a, lengthA, out).map((span) => (
        <Place key={`a${span.start}`} span={span} x={0} length={lengthA} isOut={out.has(span.index)} />
      ))}
      {seenOf(spans.b, lengthB, out).map((span) => (
        <Place key={`b${span.start}`} span={span} x={WIDTH - EDGE} length={lengthB} isOut={out.has(span.index)} />
      ))}
      {spans.a
        .filter(
          ({ start, end, index }) => index >= 0 && (end - start >= minUnits || index === active) && !out.has(index),
        )
        .map((span) => {
          const twin = twins.get(span.index);
          return twin ? (
            <path
              key={span.index}
              class={classes(styles.band, passagesStyles[`hue${span.hue}`], span.index === active && styles.active)}
              d={bandOf(extent(span, lengthA), extent(twin, lengthB))}
            />
          ) : null;
        })}
      <rect ref={views[0]} class={styles.view} x={0} y={0} width={EDGE} height={HEIGHT} />
      <rect ref={views[1]} class={styles.view} x={WIDTH - EDGE} y={0} width={EDGE} height={HEIGHT} />
    </svg>
  );
}

/** The length from which a passage gets a band. O(n log n). */
function shortestBand(spans: readonly Span[]): number {
  const lengths = spans.map(({ start, end }) => end - start).sort((x, y) => y - x);
  return lengths[MAX_BANDS - 1] ?? 0;
}

/** The spans to draw; see `visibleSpans`. Excluded spans neither hide others nor are hidden. */
function seenOf(spans: readonly Span[], length: number, out: ReadonlySet<number>): Span[] {
  const minUnits = (MIN_BAND_HEIGHT / HEIGHT) * length;
  const isOut = ({ index }: Span): boolean => out.has(index);
  return [
    ...visibleSpans(spans.filter(isOut), minUnits),
    ...visibleSpans(
      spans.filter((span) => !isOut(span)),
      minUnits,
    ),
  ];
}

function extent(span: Span, length: number): [top: number, height: number] {
  const scale = HEIGHT / Math.max(1, length);
  return [span.start * scale, Math.max(MIN_BAND_HEIGHT, (span.end - span.start) * scale)];
}

function Place({ span, x, length, isOut }: { span: Span; x: number; length: number; isOut: boolean }) {
  const [y, height] = extent(span, length);
  const look = span.index >= 0 && passagesStyles[`hue${span.hue}`];
  return <rect class={isOut ? styles.out : classes(styles.place, look)} x={x} y={y} width={EDGE} height={height} />;
}

function bandOf([topA, heightA]: [number, number], [topB, heightB]: [number, number]): string {
  const [left, right] = [EDGE, WIDTH - EDGE];
  return `M${left} ${topA}L${right} ${topB}L${right} ${topB + heightB}L${left} ${topA + heightA}Z`;
}
