/**
 * The graph of a group: a submission is a disc, earlier work is a square, and the wider a line, the more its pair shares. A
 * line is a link to its pair. Tab moves into the graph once, and arrow keys move within it (`spotAfterKey`).
 */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { hashOfPair } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { integer, percent } from "../ui/format.ts";
import { coloursOf, PictureButtons } from "../ui/picture.tsx";
import { widthOf } from "../ui/short-names.ts";
import { isModified } from "../ui/shortcuts.ts";
import {
  edgesOf,
  GRAPH_COLOURS,
  type Graph,
  graphOf,
  graphSvg,
  idsOfPair,
  isDense,
  type Line,
  NAME_SIZE,
  NODE_RADIUS,
  type Picture,
  pictureOf,
  type Spot,
  spotAfterKey,
} from "./graph.ts";
import { GraphLayout, type Point, ringOf } from "./graph-layout.ts";
import styles from "./groups.module.css";
import type { Group, Links } from "./groups.ts";
import { labelOf } from "./open-group.ts";

/** The pair that was opened from a graph: it gets the focus again when the user returns. */
const opened: { current: number | null } = { current: null };

interface Props {
  report: Report;
  group: Group;
  links: Links;
  isEarlierWork: (document: number) => boolean;
  /** The highlighted document, by its index. */
  picked: Signal<number | null>;
  /** Whether it replaces the button that asked for it. */
  takesFocus: boolean;
}

export function GroupGraph({ report, group, links, isEarlierWork, picked, takesFocus }: Props) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) figure.current?.focus({ preventScroll: true });
  }, []);
  const ground = useRef<HTMLDivElement>(null);
  const graph = useMemo(() => graphOf(report, report.pairs, group, links), [report, group, links]);
  const layout = useLayout(graph);
  const width = useWidth(ground);
  const picture = useMemo(
    () =>
      layout && width > 0
        ? pictureOf(graph, layout, width, links.by === "matched" ? integer : percent, nameWidth)
        : null,
    [graph, layout, width],
  );
  const title = t("groups-graph", { number: labelOf(group) });
  const left = group.documents.length - graph.nodes.length;
  const hasEarlierWork = graph.nodes.some(({ document }) => isEarlierWork(document));
  const weak = graph.lines.filter(({ isWeak }) => isWeak).length;
  const linesLeft = group.pairs.length - graph.lines.length;
  return (
    <figure ref={figure} class={styles.graph} tabIndex={-1}>
      <div ref={ground}>
        {picture ? (
          <Drawing
            report={report}
            graph={graph}
            picture={picture}
            links={links}
            isEarlierWork={isEarlierWork}
            picked={picked}
            title={title}
          />
        ) : (
          <p class="quiet">{t("groups-drawing")}</p>
        )}
      </div>
      <figcaption class="quiet">
        {hasEarlierWork && (
          <>
            <span class={styles.key}>
              <svg class={styles.sign} viewBox="0 0 14 14" aria-hidden="true">
                <circle cx="7" cy="7" r="6" />
              </svg>
              {t("groups-key-submission")}
            </span>
            <span class={styles.key}>
              <svg class={classes(styles.sign, styles.archived)} viewBox="0 0 14 14" aria-hidden="true">
                <rect x="2" y="2" width="10" height="10" />
              </svg>
              {t("groups-key-archive")}
            </span>
          </>
        )}
        <span>
          {links.by === "matched"
            ? t("groups-key-line", { unit: report.params.unit })
            : t("groups-key-line-similarity")}
        </span>
        {weak > 0 && <span>{t("groups-key-weak", { count: weak })}</span>}
        <span class={styles.printHidden}>{t("groups-keys")}</span>
        {(left > 0 || linesLeft > 0) && (
          <span>{t("groups-not-drawn", { shown: graph.nodes.length, lines: graph.lines.length })}</span>
        )}
      </figcaption>
      {picture && (
        <PictureButtons
          name={`lookalike-group-${labelOf(group)}`}
          make={() => {
            const element = ground.current ?? document.body;
            const font = getComputedStyle(element).fontFamily;
            return graphSvg(graph, picture, coloursOf(element, GRAPH_COLOURS), {
              title,
              font,
              isEarlierWork: isEarlierWork,
            });
          }}
        />
      )}
    </figure>
  );
}

/** The width of a name as drawn. */
function nameWidth(text: string): number {
  return widthOf(text, NAME_SIZE);
}

/** Runs the layout in steps, so that the page stays responsive. */
function useLayout(graph: Graph): readonly Point[] | null {
  const layout = useSignal<{ graph: Graph; points: readonly Point[] } | null>(null);
  useEffect(() => {
    if (isDense(graph.nodes.length, graph.lines.length)) {
      layout.value = { graph, points: ringOf(graph.nodes.length) };
      return;
    }
    let timer = 0;
    const making = new GraphLayout(graph.nodes.length, edgesOf(graph));
    const goOn = (): void => {
      if (making.step()) layout.value = { graph, points: making.points() };
      else timer = window.setTimeout(goOn);
    };
    goOn();
    return () => clearTimeout(timer);
  }, [graph]);
  return layout.value?.graph === graph ? layout.value.points : null;
}

function useWidth(ground: { current: HTMLElement | null }): number {
  const width = useSignal(0);
  useLayoutEffect(() => {
    const { current } = ground;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      width.value = Math.floor(current.clientWidth);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return width.value;
}

interface DrawingProps extends Omit<Props, "group" | "takesFocus"> {
  graph: Graph;
  picture: Picture;
  title: string;
}

function Drawing({ report, graph, picture, links, isEarlierWork, picked, title }: DrawingProps) {
  const { nodes, lines, linesOf } = graph;
  const drawing = useRef<SVGSVGElement>(null);
  const spot = useSignal<Spot>({ node: 0, line: null });
  const focus = (): void => {
    const { node, line } = spot.peek();
    const selector = line === null ? `[data-node="${node}"]` : `[data-line="${line}"]`;
    drawing.current?.querySelector<SVGElement>(selector)?.focus();
  };
  useEffect(() => {
    const at = lines.findIndex(({ pair }) => pair === opened.current);
    opened.current = null;
    if (at < 0) return;
    spot.value = { node: lines[at]?.a ?? 0, line: at };
    focus();
  }, []);
  const valueInWords = (value: number): string =>
    links.by === "matched"
      ? t("groups-value-matched", { count: value, unit: report.params.unit })
      : t("groups-value-similar", { share: value });
  const nameOf = (node: number): string => nodes[node]?.name ?? "";
  const lineName = ({ a, b, value }: Line): string =>
    t("groups-line", { a: nameOf(a), b: nameOf(b), value: valueInWords(value) });
  const isOfPicked = ({ a, b }: Line): boolean =>
    nodes[a]?.document === picked.value || nodes[b]?.document === picked.value;
  const hasPicked = nodes.some(({ document }) => document === picked.value);
  const toggle = (document: number): void => {
    picked.value = picked.value === document ? null : document;
  };
  const { width, height, points, labels } = picture;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing, not a form
    <svg
      ref={drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={title}
      class={hasPicked ? styles.hasPicked : undefined}
      onKeyDown={(event) => {
        if (isModified(event)) return;
        const next = spotAfterKey(spot.value, event.key, linesOf, (line, node) => {
          const { a = 0, b = 0 } = lines[line] ?? {};
          return a === node ? b : a;
        });
        if (!next) return;
        event.preventDefault();
        spot.value = next;
        focus();
      }}
    >
      <g class={styles.lines}>
        {lines.map((line, at) => {
          const course = picture.paths[at];
          return (
            <a
              key={line.pair}
              href={hashOfPair(...idsOfPair(report, line.pair))}
              data-line={at}
              tabIndex={spot.value.line === at ? 0 : -1}
              aria-label={lineName(line)}
              class={classes(isOfPicked(line) && styles.picked, line.isWeak && styles.weak)}
              onClick={() => {
                opened.current = line.pair;
              }}
              onFocus={() => {
                const node = spot.peek().node;
                spot.value = { node: node === line.b ? line.b : line.a, line: at };
              }}
            >
              <title>{lineName(line)}</title>
              <path class={styles.reach} d={course} />
              <path class={styles.seen} d={course} stroke-width={line.width} />
            </a>
          );
        })}
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused */}
      <g class={styles.numbers} aria-hidden="true">
        {picture.numbers.map(({ text, x, y }, at) => (
          <text key={lines[at]?.pair} x={x} y={y} dy="0.35em">
            {text}
          </text>
        ))}
      </g>
      <g class={styles.nodes}>
        {nodes.map(({ document, number, name }, at) => {
          const { x = 0, y = 0 } = points[at] ?? {};
          const isEarlier = isEarlierWork(document);
          const count = linesOf[at]?.length ?? 0;
          const label = t(isEarlier ? "groups-node-archive" : "groups-node", { number: String(number), name, count });
          return (
            // biome-ignore lint/a11y/useSemanticElements: a drawing has no button
            <g
              key={document}
              role="button"
              data-node={at}
              tabIndex={spot.value.line === null && spot.value.node === at ? 0 : -1}
              aria-pressed={picked.value === document}
              aria-label={label}
              class={isEarlier ? styles.archived : undefined}
              onClick={() => toggle(document)}
              onKeyDown={(event) => {
                if (isModified(event) || (event.key !== "Enter" && event.key !== " ")) return;
                event.preventDefault();
                toggle(document);
              }}
              onFocus={() => {
                spot.value = { node: at, line: null };
              }}
            >
              <title>{label}</title>
              {isEarlier ? (
                <rect x={x - NODE_RADIUS} y={y - NODE_RADIUS} width={2 * NODE_RADIUS} height={2 * NODE_RADIUS} />
              ) : (
                <circle cx={x} cy={y} r={NODE_RADIUS} />
              )}
              <text x={x} y={y} dy="0.35em">
                {number}
              </text>
            </g>
          );
        })}
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused */}
      <g class={styles.names} aria-hidden="true">
        {labels.map(
          (label, at) =>
            label && (
              <text key={nodes[at]?.document} x={label.x} y={label.y} dy="0.35em" text-anchor={label.anchor}>
                {label.text !== nodes[at]?.name && <title>{nodes[at]?.name}</title>}
                {label.text}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}
