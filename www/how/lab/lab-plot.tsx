/**
 * A plot on a canvas, with a legend that shows and hides its lines and reads out the point under the pointer. It adapts to
 * its width and the theme. The table next to it has the same numbers for those who cannot see it.
 */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import { language, say, t } from "../../i18n/t.ts";
import { classes } from "../../ui/dom.ts";
import { write } from "./axis-format.ts";
import type { PlotData, Series } from "./experiment-model.ts";
import styles from "./lab.module.css";
import { DASHES, dataOf, hueOf, optionsOf, paletteOf } from "./plot-options.ts";

/** In pixels; less if the plot is narrow. */
const HEIGHT = 320;

export function PlotView({ plot }: { plot: PlotData }) {
  const { title, x, y, series } = plot;
  const ground = useRef<HTMLDivElement>(null);
  const hidden = useSignal<ReadonlySet<number>>(new Set());
  const point = useSignal<number | null>(null);
  const drawn = useRef<uPlot | null>(null);
  const spoken = language.value;
  useLayoutEffect(() => {
    const { current: element } = ground;
    if (!element) return;
    const draw = (): void => {
      drawn.current?.destroy();
      const options = optionsOf(plot, {
        palette: paletteOf(element),
        width: element.clientWidth,
        height: heightFor(element.clientWidth),
        isShown: (index) => !hidden.peek().has(index),
        onPoint: (index) => {
          point.value = index;
        },
      });
      drawn.current = new uPlot(options, dataOf(plot), element);
    };
    draw();
    const observer = new ResizeObserver(() => {
      const { clientWidth } = element;
      if (drawn.current?.width !== clientWidth) {
        drawn.current?.setSize({ width: clientWidth, height: heightFor(clientWidth) });
      }
    });
    observer.observe(element);
    const themes = ["(prefers-color-scheme:dark)", "(prefers-contrast:more)"].map((query) => matchMedia(query));
    for (const theme of themes) theme.addEventListener("change", draw);
    return () => {
      observer.disconnect();
      for (const theme of themes) theme.removeEventListener("change", draw);
      drawn.current?.destroy();
      drawn.current = null;
    };
    // The canvas contains words and numbers in the current language.
  }, [plot, hidden, point, spoken]);
  const toggle = (index: number): void => {
    const next = new Set(hidden.value);
    if (!next.delete(index)) next.add(index);
    hidden.value = next;
    for (const each of partsOf(series, index)) drawn.current?.setSeries(each + 1, { show: !next.has(index) });
  };
  const at = point.value === null ? undefined : plot.xValues[point.value];
  return (
    <figure class={styles.plot} aria-label={say(title)}>
      <figcaption>
        <h4>{say(title)}</h4>
        <ul class={styles.legend} aria-label={t("lab-legend")}>
          {series.map((one, index) =>
            one.draw === "lower" ? null : (
              <li key={index}>
                <button
                  type="button"
                  class="slight"
                  aria-pressed={!hidden.value.has(index)}
                  onClick={() => toggle(index)}
                >
                  <Swatch series={one} index={index} />
                  {say(one.label)}
                  {at !== undefined && <span class={styles.read}> {readOut(plot, index, point.value)}</span>}
                </button>
              </li>
            ),
          )}
          {at !== undefined && (
            <li class={styles.read}>{t("lab-at", { label: x.label, value: write(at, x.format) })}</li>
          )}
        </ul>
      </figcaption>
      <div
        class={styles.plotGround}
        role="img"
        aria-label={t("lab-plot", { title, y: y.label, x: x.label })}
        ref={ground}
      />
    </figure>
  );
}

function heightFor(width: number): number {
  return Math.min(HEIGHT, Math.max(220, Math.round(width * 0.62)));
}

/** An area consists of two series. */
function partsOf(series: readonly Series[], index: number): number[] {
  return series[index]?.draw === "upper" ? [index, index + 1] : [index];
}

function readOut({ series, y }: PlotData, index: number, point: number | null): string {
  const values = partsOf(series, index).map((part) => series[part]?.y[point ?? 0] ?? null);
  const [high = "", low] = values.map((value) => write(value, y.format));
  return low === undefined ? high : t("lab-range", { low, high });
}

function Swatch({ series, index }: { series: Series; index: number }) {
  const hue = styles[`hue${hueOf(series.hue ?? index)}`];
  if (series.draw === "upper") return <span class={classes(styles.swatch, styles.area, hue)} />;
  return (
    <svg class={classes(styles.swatch, hue)} viewBox="0 0 28 10" aria-hidden="true">
      {series.draw === "dots" ? (
        <circle cx="14" cy="5" r="3.5" />
      ) : (
        <line x1="0" y1="5" x2="28" y2="5" stroke-dasharray={DASHES[index % DASHES.length]?.join(" ")} />
      )}
    </svg>
  );
}
