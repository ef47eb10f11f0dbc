/**
 * The heat map: a canvas, with a frame around the cell under the pointer or with the keyboard focus. The wheel pans, and
 * with Ctrl it zooms, as in a spreadsheet; if there is nothing to pan, the page scrolls as usual.
 */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { language, t } from "../i18n/t.ts";
import { labelInReport } from "../names/labels.ts";
import { ports } from "../state/ports.ts";
import { hashOfPair } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { coloursOf, PictureButtons } from "../ui/picture.tsx";
import { type Fits, shortNames, widthOf } from "../ui/short-names.ts";
import { isModified } from "../ui/shortcuts.ts";
import {
  type CellPosition,
  cellsOf,
  type MatrixOrder,
  moved,
  nextFilled,
  revealing,
  stepOfKey,
  whole,
  zoomed,
} from "./cells.ts";
import styles from "./matrix.module.css";
import { matrixSvg } from "./matrix-svg.ts";
import { cellInWords, cursor, legendOf, pairAtPosition, steps, view } from "./on-screen.ts";
import { MATRIX_COLOURS, paint } from "./paint-matrix.ts";
import { MAX_MEASURED, maxCellsIn, plotFor, sceneOf, withBandAbove } from "./scene.ts";
import type { Values } from "./values.ts";

/** Zoom factor per button or key press, and per pixel of the wheel. */
const ZOOM = 0.6;
const WHEEL_ZOOM = 1.003;

/** Maximum pointer movement of a click, in pixels. */
const CLICK = 4;

/** Size of names beside the plot, in pixels. */
const NAME_SIZE = 12;

/** More names than this never stand beside the plot. */
const MAX_NAMED = 60;

/** Whether a pair was opened from here: then the matrix gets the focus again when the user returns. */
const opened = { current: false };

interface Props {
  report: Report;
  order: MatrixOrder;
  values: Values;
  /** Describes the values. */
  caption: string;
}

export function MatrixPlot({ report, order, values, caption }: Props) {
  const ground = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useSignal(0);
  const theme = useSignal(0);
  const pointed = useSignal<CellPosition | null>(null);
  const announced = useSignal("");
  const drag = useRef<{ x: number; y: number; far: boolean } | null>(null);
  const count = order.documents.length;
  const spoken = language.value;
  const shown = view.value;
  const names = useMemo(() => namesIn(report, order), [report, order]);
  const longest = useMemo(() => longestOf(names), [names]);
  const widest = plotFor(width.value, count, longest);
  const maxCells = maxCellsIn(widest);
  const cells = useMemo(
    () => cellsOf(report, order, values, shown, maxCells),
    [report, order, values, shown, maxCells],
  );
  const plot = withBandAbove(widest, shown, cells, order);
  const scene = useMemo(() => {
    const [rowNames, columnNames] = [shown.y, shown.x].map((from, at) => {
      const own = names.slice(Math.floor(from), Math.ceil(from + shown.size));
      const room = (at === 0 ? plot.left : plot.top) - 12;
      // Smaller cells have no names.
      const drawn = own.length > MAX_NAMED ? own : shortNames(own, fitsIn(room), names);
      return { first: Math.floor(from), drawn };
    });
    return sceneOf(plot, shown, cells, order, steps.value, {
      nameOf: (position, isColumn) => {
        const { first = 0, drawn = [] } = (isColumn ? columnNames : rowNames) ?? {};
        return drawn[position - first] ?? "";
      },
      groupOf: (number) => t("matrix-group", { number: String(number) }),
    });
  }, [cells, names, steps.value, plot.left, plot.top, plot.side, spoken]);
  useLayoutEffect(() => {
    const { current: element } = ground;
    if (!element) return;
    const measure = (): void => {
      width.value = Math.floor(element.clientWidth);
    };
    // At once: what is below the matrix is never drawn where the matrix will be.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const themes = ["(prefers-color-scheme:dark)", "(prefers-contrast:more)"].map((query) => matchMedia(query));
    const repaint = (): void => {
      theme.value++;
    };
    for (const query of themes) query.addEventListener("change", repaint);
    return () => {
      observer.disconnect();
      for (const query of themes) query.removeEventListener("change", repaint);
    };
  }, []);
  const themeNow = theme.value;
  useLayoutEffect(() => {
    const [element, drawn] = [ground.current, canvas.current];
    if (!element || !drawn || width.value === 0) return;
    paint(drawn, scene, coloursOf(element, MATRIX_COLOURS), getComputedStyle(element).fontFamily);
  }, [scene, themeNow]);

  const scale = plot.side / shown.size;
  const isZoomed = shown.size < count;
  const zoom = (factor: number, atX = 0.5, atY = 0.5): void => {
    view.value = zoomed(view.peek(), factor, atX, atY, count);
  };
  /** The block at a point on the screen; null outside the plot. */
  const positionAt = ({ clientX, clientY }: MouseEvent): CellPosition | null => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return null;
    const [x, y] = [(clientX - box.left - plot.left) / scale, (clientY - box.top - plot.top) / scale];
    if (x < 0 || y < 0 || x >= shown.size || y >= shown.size) return null;
    const toBlock = (position: number): number => Math.floor(position / cells.block) * cells.block;
    return { row: toBlock(shown.y + y), column: toBlock(shown.x + x) };
  };
  /** The full name at a point beside the plot; empty elsewhere. */
  const nameAt = ({ clientX, clientY }: MouseEvent): string => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return "";
    const [x, y] = [(clientX - box.left - plot.left) / scale, (clientY - box.top - plot.top) / scale];
    const isBeside = x < 0 !== y < 0;
    return (isBeside && names[Math.floor(x < 0 ? shown.y + y : shown.x + x)]) || "";
  };
  const openAt = (position: CellPosition): void => {
    const pair = pairAtPosition(cells, position);
    if (pair === -1) return;
    const [a = 0, b = 0] = idsOf(report, [pair]);
    opened.current = true;
    cursor.value = position;
    ports.address.write(hashOfPair(a, b));
  };
  const goTo = (position: CellPosition): void => {
    const last = Math.floor((count - 1) / cells.block) * cells.block;
    const within = (at: number): number => Math.max(0, Math.min(last, Math.floor(at / cells.block) * cells.block));
    cursor.value = { row: within(position.row), column: within(position.column) };
    pointed.value = null;
    view.value = revealing(view.peek(), cursor.value, cells.block, count);
    const now = cellsOf(report, order, values, view.value, maxCells);
    announced.value = cellInWords(report, order, values, now, cursor.value);
  };
  useEffect(() => {
    if (!opened.current) return;
    opened.current = false;
    ground.current?.querySelector<HTMLElement>(`.${styles.field}`)?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const { current: drawn } = canvas;
    if (!drawn) return;
    const onWheel = (event: WheelEvent): void => {
      const before = view.peek();
      if (event.ctrlKey) {
        const box = drawn.getBoundingClientRect();
        const at = (client: number, start: number): number => Math.max(0, Math.min(1, (client - start) / plot.side));
        zoom(
          WHEEL_ZOOM ** event.deltaY,
          at(event.clientX, box.left + plot.left),
          at(event.clientY, box.top + plot.top),
        );
        event.preventDefault();
        return;
      }
      const [dx, dy] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
      view.value = moved(before, dx / scale, dy / scale, count);
      const after = view.peek();
      if (after.x === before.x && after.y === before.y) view.value = before;
      else event.preventDefault();
    };
    drawn.addEventListener("wheel", onWheel, { passive: false });
    return () => drawn.removeEventListener("wheel", onWheel);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOfMatrix(event)) return;
    const step = stepOfKey(event.key);
    const { row, column } = cursor.peek();
    if (step && event.ctrlKey) {
      const next = nextFilled(report, order, values, cells.block, cursor.peek(), step);
      if (next) goTo(next);
    } else if (step) goTo({ row: row + step.row * cells.block, column: column + step.column * cells.block });
    else if (event.key === "Home") goTo({ row, column: 0 });
    else if (event.key === "End") goTo({ row, column: count });
    else if (event.key === "Enter") openAt(cursor.peek());
    else if (event.key === "+" || event.key === "=") zoomTo(ZOOM);
    else if (event.key === "-") zoomTo(1 / ZOOM);
    else if (event.key === "0") view.value = whole(count);
    else return;
    event.preventDefault();
  };
  /** Zooms around the focused cell. */
  const zoomTo = (factor: number): void => {
    const { row, column } = cursor.peek();
    const at = (position: number, from: number): number =>
      Math.max(0, Math.min(1, (position + 0.5 - from) / shown.size));
    zoom(factor, at(column, shown.x), at(row, shown.y));
    goTo(cursor.peek());
  };
  const framed = pointed.value ?? cursor.value;
  const frame = {
    left: plot.left + (framed.column - shown.x) * scale,
    top: plot.top + (framed.row - shown.y) * scale,
    side: cells.block * scale,
  };
  const isFramed =
    frame.left > plot.left - frame.side &&
    frame.top > plot.top - frame.side &&
    frame.left < plot.left + plot.side &&
    frame.top < plot.top + plot.side;
  return (
    <div class={styles.plotWithTools}>
      <div class={styles.tools}>
        <div class="buttons">
          <button type="button" disabled={!isZoomed && count <= 6} onClick={() => zoom(ZOOM)}>
            {t("matrix-zoom-in")}
          </button>
          {/* Stay enabled: disabling a button on press would lose the focus. */}
          <button type="button" aria-disabled={!isZoomed} onClick={() => zoom(1 / ZOOM)}>
            {t("matrix-zoom-out")}
          </button>
          <button
            type="button"
            aria-disabled={!isZoomed}
            onClick={() => {
              view.value = whole(count);
            }}
          >
            {t("matrix-whole")}
          </button>
        </div>
        <PictureButtons
          name="lookalike-matrix"
          make={() => {
            const element = ground.current ?? document.body;
            const font = getComputedStyle(element).fontFamily;
            const legend = legendOf(values, steps.value);
            return matrixSvg(scene, coloursOf(element, MATRIX_COLOURS), {
              title: t("matrix-label", { value: caption }),
              font,
              legend,
              caption,
            });
          }}
        />
      </div>
      <div ref={ground}>
        <div
          class={classes(styles.field, isZoomed && styles.zoomed)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles its own keys
          tabIndex={0}
          role="application"
          aria-label={t("matrix-label", { value: caption })}
          aria-describedby="matrix-keys"
          onKeyDown={onKeyDown}
          onFocus={() => {
            announced.value = cellInWords(report, order, values, cells, cursor.peek());
          }}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the field around it has the focus */}
          <canvas
            ref={canvas}
            aria-hidden="true"
            data-filled={scene.filled}
            style={{ width: `${scene.width}px`, height: `${scene.height}px` }}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              drag.current = { x: event.clientX, y: event.clientY, far: false };
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
              const { current: from } = drag;
              if (!from) {
                pointed.value = positionAt(event);
                // A shortened name has its full one as its title.
                event.currentTarget.title = nameAt(event);
                return;
              }
              const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
              if (!from.far && Math.hypot(dx, dy) < CLICK) return;
              view.value = moved(view.peek(), -dx / scale, -dy / scale, count);
              drag.current = { x: event.clientX, y: event.clientY, far: true };
            }}
            onPointerUp={(event) => {
              const { current: from } = drag;
              drag.current = null;
              const position = from?.far === false ? positionAt(event) : null;
              if (position) openAt(position);
            }}
            onPointerCancel={() => {
              drag.current = null;
            }}
            onPointerLeave={() => {
              pointed.value = null;
            }}
          />
          {isFramed && width.value > 0 && (
            <span
              class={classes(styles.frame, pointed.value && styles.pointed)}
              style={{
                left: `${frame.left}px`,
                top: `${frame.top}px`,
                width: `${Math.max(5, frame.side)}px`,
                height: `${Math.max(5, frame.side)}px`,
              }}
            />
          )}
        </div>
      </div>
      <p class={styles.readOut} aria-hidden="true">
        {isFramed ? cellInWords(report, order, values, cells, framed) : t("matrix-point")}
      </p>
      <p class="visually-hidden" aria-live="polite">
        {announced}
      </p>
      <p class={classes("quiet", styles.keys)} id="matrix-keys">
        {cells.block > 1 && `${t("matrix-blocks", { block: cells.block })} `}
        {t("matrix-keys")}
      </p>
    </div>
  );
}

/**
 * Whether the matrix handles a key: Ctrl with arrows, as in a spreadsheet; all other combinations with Ctrl are the
 * browser's.
 */
function isOfMatrix(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey, key } = event;
  return !isModified(event) || (ctrlKey && !altKey && !metaKey && key.startsWith("Arrow"));
}

/** The width of the longest name beside the plot; infinite if there are too many to measure. */
function longestOf(names: readonly string[]): number {
  if (names.length > MAX_MEASURED) return Number.POSITIVE_INFINITY;
  // A name may have 500 characters, and a part of it fills any margin.
  return Math.max(...names.map((name) => widthOf(name.slice(0, 100), NAME_SIZE)));
}

function fitsIn(width: number): Fits {
  return (text) => widthOf(text, NAME_SIZE) <= width;
}

/** The names beside each row and above each column. */
function namesIn(report: Report, { documents }: MatrixOrder): readonly string[] {
  return Array.from(documents, (document) => labelInReport(report, document));
}
