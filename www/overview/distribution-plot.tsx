/**
 * The distribution as bars, with a threshold that can be dragged or moved with keys, and the numbers on either side of it.
 */

import { useRef } from "preact/hooks";
import { t } from "../i18n/t.ts";
import { MIN_EXPECTED } from "../pairs/matched.ts";
import { showFrom, strengthInWords, threshold } from "../pairs/strength.ts";
import { classes } from "../ui/dom.ts";
import { decimal, integer, percent } from "../ui/format.ts";
import { isModified } from "../ui/shortcuts.ts";
import {
  type Bar,
  byChanceAt,
  countFrom,
  DIGIT,
  type Distribution,
  DRAWN,
  documentsByChance,
  isChanceDrawn,
  positionOfEdge,
  positionOfStrength,
  roomAbove,
  steppedFrom,
  strengthAt,
  tabulated,
} from "./distribution.ts";
import styles from "./overview.module.css";

/** Space between two labels, in pixels. */
const BETWEEN = 8;

const inPercent = (share: number): string => `${(100 * share).toFixed(3)}%`;

export function DistributionPlot({ distribution }: { distribution: Distribution }) {
  const { edges, measure } = distribution;
  const plot = useRef<HTMLDivElement>(null);
  const from = threshold.value;
  const position = positionOfStrength(distribution, from);
  const follow = ({ clientX }: PointerEvent): void => {
    const box = plot.current?.getBoundingClientRect();
    if (box) showFrom(strengthAt(distribution, Math.min(1, Math.max(0, (clientX - box.left) / box.width))));
  };
  const max = edges.at(-1) ?? 1;
  const counted = sidesInWords(distribution, from);
  return (
    <figure class={styles.distribution}>
      <div
        class={styles.plot}
        ref={plot}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.querySelector<HTMLElement>("[role=slider]")?.focus({ preventScroll: true });
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <Bars distribution={distribution} from={from} />
        <div
          role="slider"
          tabIndex={0}
          class={styles.threshold}
          style={{ left: inPercent(position) }}
          aria-label={t("overview-threshold")}
          aria-valuemin={0}
          aria-valuemax={inUnits(max, measure)}
          aria-valuenow={inUnits(Math.min(from, max), measure)}
          aria-valuetext={counted}
          onKeyDown={(event) => {
            const to = afterKey(event, distribution, from);
            if (to === null) return;
            event.preventDefault();
            showFrom(Math.min(max, Math.max(0, to)));
          }}
        />
      </div>
      <Labels distribution={distribution} />
      <figcaption>
        <span class={styles.unit} aria-hidden="true">
          {unitOf(distribution)}
        </span>
        {counted} {from === 0 && <span class={styles.drag}>{t("overview-drag")}</span>}
      </figcaption>
    </figure>
  );
}

function inUnits(strength: number, measure: Distribution["measure"]): number {
  return measure === "words" ? strength : Math.round(100 * strength);
}

/** "120 matched words or more: 6 documents in 3 pairs. Below: 24 documents. Expected by chance: about 0.02 pairs." */
function sidesInWords(distribution: Distribution, from: number): string {
  const { strongest, pairs, unmatched } = distribution;
  const all = strongest.length;
  if (from === 0) {
    const documents = all - unmatched;
    return t("overview-all", { documents, all });
  }
  const documents = countFrom(strongest, from);
  const sides = t("overview-from", {
    from: strengthInWords(distribution, from),
    documents,
    pairs: countFrom(pairs, from),
    below: all - documents,
  });
  const expected = byChanceAt(distribution, from);
  if (expected === null) return sides;
  const chance =
    expected < MIN_EXPECTED ? t("overview-from-no-chance") : t("overview-from-chance", { pairs: decimal(expected) });
  return `${sides} ${chance}`;
}

function afterKey(event: KeyboardEvent, distribution: Distribution, from: number): number | null {
  if (isModified(event)) return null;
  const { key, shiftKey } = event;
  const fine = distribution.measure === "words" ? 1 : 0.01;
  const step = (steps: number): number =>
    shiftKey ? Math.round((from + steps * fine) * 100) / 100 : steppedFrom(distribution, from, steps);
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return step(1);
    case "ArrowLeft":
    case "ArrowDown":
      return step(-1);
    case "PageUp":
      return steppedFrom(distribution, from, 4);
    case "PageDown":
      return steppedFrom(distribution, from, -4);
    case "Home":
      return 0;
    case "End":
      return distribution.edges.at(-1) ?? 0;
    default:
      return null;
  }
}

/**
 * Bars are as high as their number of documents relative to the highest bar other than the first: most documents of most
 * classes match nothing, and would flatten all the others. The first bar shows its number instead.
 */
function Bars({ distribution, from }: { distribution: Distribution; from: number }) {
  const { bars, measure } = distribution;
  const highest = Math.max(1, ...bars.slice(1).map((bar) => Math.max(bar.documents, documentsByChance(bar))));
  // Above the highest bar is room for its number.
  const height = (documents: number): string => `calc((100% - 14px) * ${Math.min(1, documents / highest).toFixed(5)})`;
  return (
    <div aria-hidden="true">
      {bars.map((bar, at) => {
        const left = positionOfEdge(distribution, at);
        const width = positionOfEdge(distribution, at + 1) - left;
        const isBelow = from > 0 && bar.to <= from;
        const kind = classes(styles.column, at === 0 && styles.none, isBelow && styles.below);
        return (
          <div
            // A bar that grows is a new one: nothing of the page moves.
            key={`${bar.from} ${bar.documents}`}
            class={styles.step}
            style={{ left: inPercent(left), width: inPercent(width) }}
            title={`${rangeOf(bar, measure)}: ${integer(bar.documents)}`}
          >
            {at > 0 && isChanceDrawn(bar) && (
              <span class={styles.chance} style={{ height: height(documentsByChance(bar)) }} />
            )}
            {bar.documents > 0 && (
              <span class={kind} style={{ height: at === 0 ? "100%" : height(bar.documents) }}>
                {at === 0 && integer(bar.documents)}
              </span>
            )}
            {at > 0 && bar.documents > 0 && textWidth(integer(bar.documents)) <= roomAbove(bars, at) && (
              <span class={styles.count} style={{ bottom: height(bar.documents) }}>
                {integer(bar.documents)}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Numbers at as many of the edges as have room; if strengths are words, the first bar is of documents without a match. */
function Labels({ distribution }: { distribution: Distribution }) {
  const { edges, measure } = distribution;
  const steps = edges.length - 1;
  const labels = edges.map((edge) => (measure === "words" ? integer(edge) : percent(edge)));
  const widest = Math.max(...labels.map(textWidth)) + BETWEEN;
  const step = DRAWN * (positionOfEdge(distribution, 2) - positionOfEdge(distribution, 1));
  const every = Math.max(1, Math.ceil(widest / step));
  const first = measure === "words" ? 1 : 0;
  return (
    <div class={styles.labels} aria-hidden="true">
      {labels.map(
        (label, at) =>
          at % every === first % every &&
          at < steps && (
            <span key={label} style={{ left: inPercent(positionOfEdge(distribution, at)) }}>
              {label}
            </span>
          ),
      )}
    </div>
  );
}

/** The approximate width of a number, in pixels. */
function textWidth(number: string): number {
  return DIGIT * number.length;
}

const UNITS = {
  words: "overview-unit-words",
  score: "overview-unit-score",
  similarity: "overview-unit-similarity",
} as const;

function unitOf({ measure, isWeighted }: Distribution): string {
  return t(isWeighted ? "overview-unit-weighted" : UNITS[measure]);
}

/** The same as numbers, behind a disclosure. */
export function Numbers({ distribution }: { distribution: Distribution }) {
  const { bars, measure } = distribution;
  const hasChance = bars.some(({ byChance }) => byChance !== null);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            {t("overview-strongest")} ({unitOf(distribution)})
          </th>
          <th scope="col">{t("overview-documents")}</th>
          {hasChance && <th scope="col">{t("overview-by-chance")}</th>}
        </tr>
      </thead>
      <tbody>
        {tabulated(bars).map((bar) => (
          <tr key={bar.from}>
            <th scope="row">
              {bar.from === 0 && measure !== "similarity" ? t("overview-none") : rangeOf(bar, measure)}
            </th>
            <td>{integer(bar.documents)}</td>
            {hasChance && <td>{bar.from === 0 || bar.byChance === null ? "–" : decimal(documentsByChance(bar))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeOf({ from, to }: Bar, measure: Distribution["measure"]): string {
  if (measure === "words") return from === to - 1 ? integer(from) : `${integer(from)}–${integer(to - 1)}`;
  return `${percent(from)}–${percent(to)}`;
}
