/**
 * The passages of a pair by number and length, in reading order or by size: one line of them, and behind a button all. Of
 * thousands, the line has only those around the chosen one.
 */

import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { ShownDocument } from "../documents/document.ts";
import { pagesOfPassage } from "../documents/pages.ts";
import { longestOf } from "../engine/passage-order.ts";
import type { Params, Passage } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { matchedInBrief, matchedInWords } from "../pairs/matched.ts";
import { numberWithSign, type PassageKind } from "../pairs/passage-kinds.ts";
import { classes } from "../ui/dom.ts";
import { passageOrder } from "./compared-pair.ts";
import styles from "./passages.module.css";
import { assignHues } from "./spans.ts";

/** Chips drawn for the line: no window is wider. */
const DRAWN = 60;

/** Chips added per frame to the list of all: thousands at once would delay one. */
const MORE_PER_FRAME = 200;

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  passages: readonly Passage[];
  /** Their indices, in the order of the list. */
  order: readonly number[];
  /** The kind of each passage; none for programs. */
  kinds: readonly PassageKind[];
  unit: Params["unit"];
  active: ReadonlySignal<number>;
  /** The passages that the user excluded. */
  excluded: ReadonlySet<number>;
  /** Those in lists of sources that do not count. */
  uncounted: ReadonlySet<number>;
  onChoose: (index: number) => void;
}

export function PassageList({ a, b, passages, order, kinds, unit, active, excluded, uncounted, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const hues = useMemo(() => assignHues(passages), [passages]);
  const longest = useMemo(
    () => longestOf(passages, (index) => uncounted.has(index) || excluded.has(index)),
    [passages, uncounted, excluded],
  );
  const activeIndex = active.value;
  const isOpen = useSignal(false);
  const hasMore = useHasMore(list, order, isOpen);
  const drawn = useDrawn(order, activeIndex, isOpen.value);
  const isActiveDrawn = drawn.includes(activeIndex);
  useEffect(() => {
    const { current } = list;
    const chip = current?.querySelector<HTMLElement>("[aria-current]");
    if (!current || !chip) return;
    const { offsetTop, offsetHeight } = chip;
    const isSeen =
      offsetTop >= current.scrollTop && offsetTop + offsetHeight <= current.scrollTop + current.clientHeight;
    // Scroll only the list, not its ancestors.
    if (!isSeen) current.scrollTop = offsetTop;
  }, [activeIndex, order, isOpen.value, isActiveDrawn]);
  if (passages.length === 0) return <p class={classes("quiet", styles.passages)}>{t("comparison-no-passages")}</p>;
  return (
    <div class={classes(styles.passages, isOpen.value && styles.open)}>
      <ol ref={list} aria-label={t("comparison-passages", { count: order.length, order: passageOrder.value })}>
        {drawn.map((index, place) => (
          <li key={index}>
            <Chip
              passage={passages[index] as Passage}
              pages={pagesOfPassage(a, b, passages[index] as Passage)}
              kind={kinds[index] ?? "none"}
              unit={unit}
              index={index}
              hue={hues[index] ?? 0}
              isFirst={place === 0}
              isLongest={index === longest}
              isActive={index === activeIndex}
              isOut={excluded.has(index)}
              isUncounted={uncounted.has(index)}
              isOpen={isOpen.value}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      {hasMore.value && (
        <button
          type="button"
          class={styles.all}
          aria-expanded={isOpen.value}
          title={t("comparison-all-hint")}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          {t("comparison-all", { count: order.length })}
        </button>
      )}
    </div>
  );
}

/** Whether the line has no room for all chips; while all are shown, the last answer stays. */
function useHasMore(
  list: RefObject<HTMLOListElement | null>,
  order: readonly number[],
  isOpen: Signal<boolean>,
): ReadonlySignal<boolean> {
  const hasMore = useSignal(false);
  // A layout effect, so that the button is there when the chips are.
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = (): void => {
      // A second line is higher than half of the first.
      if (!isOpen.peek()) hasMore.value = current.scrollHeight > 1.5 * current.clientHeight;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [order, isOpen.value]);
  return hasMore;
}

/** The passages to draw: those around the chosen one, or, some frames later, all. */
function useDrawn(order: readonly number[], activeIndex: number, isOpen: boolean): readonly number[] {
  const count = useSignal(0);
  useEffect(() => {
    let frame = 0;
    const drawMore = (): void => {
      count.value += MORE_PER_FRAME;
      if (count.value < order.length) frame = requestAnimationFrame(drawMore);
    };
    count.value = 0;
    if (isOpen) drawMore();
    return () => cancelAnimationFrame(frame);
  }, [order, isOpen]);
  if (isOpen && count.value > 0) return order.slice(0, count.value);
  const first = Math.max(0, Math.min(order.indexOf(activeIndex) - DRAWN / 2, order.length - DRAWN));
  return order.slice(first, first + DRAWN);
}

interface ChipProps {
  passage: Passage;
  /** Where it is, if a text has pages. */
  pages: string | null;
  kind: PassageKind;
  unit: Params["unit"];
  index: number;
  hue: number;
  /** Whether the label includes the unit of its number. */
  isFirst: boolean;
  isLongest: boolean;
  isActive: boolean;
  /** Whether the user excluded it. */
  isOut: boolean;
  /** Whether it does not count, being in lists of sources. */
  isUncounted: boolean;
  /** Whether all are shown, each with its pages; the line keeps chips short. */
  isOpen: boolean;
  onChoose: (index: number) => void;
}

/** The chips' numbers add up, text by text, to those under the two names. */
function Chip({
  passage,
  pages,
  kind,
  unit,
  index,
  hue,
  isFirst,
  isLongest,
  isActive,
  isOut,
  isUncounted,
  isOpen,
  onChoose,
}: ChipProps) {
  const { tokens: same, aTokens, bTokens } = passage;
  const count = matchedInWords(passage, unit);
  const number = index + 1;
  const name = t(isOut ? "comparison-chip-out" : "comparison-chip", { number, count });
  const kindName = kind === "none" ? "" : t("comparison-kind", { kind });
  const kindNames = [kindName, isUncounted && t("comparison-uncounted")].filter(Boolean);
  const longest = isLongest && t("comparison-longest");
  const more = [isOpen && pages, longest].filter(Boolean);
  return (
    <button
      type="button"
      class={classes(styles.chip, (isOut && styles.out) || (isUncounted && styles.uncounted) || styles[`hue${hue}`])}
      aria-current={isActive ? "true" : undefined}
      aria-label={[name, ...kindNames, pages, longest].filter(Boolean).join(", ")}
      title={[t("comparison-chip-title", { unit, matched: count, same, a: aTokens, b: bTokens }), ...kindNames, pages]
        .filter(Boolean)
        .join(" ")}
      onClick={() => onChoose(index)}
    >
      <b>{numberWithSign(index, kind)}</b> {matchedInBrief(passage, isFirst ? unit : null)}
      {more.map((what) => ` · ${what}`)}
    </button>
  );
}
