/** The passages of a pair by number and length; of thousands, only those around the chosen one are drawn. */

import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Params, Passage } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { matchedInBrief, matchedInWords } from "../pairs/matched.ts";
import { classes } from "../ui/dom.ts";
import styles from "./passages.module.css";
import { assignHues } from "./spans.ts";

/** As many as one can scan; Next, or the texts themselves, reach the rest. */
const DRAWN = 60;

interface Props {
  passages: readonly Passage[];
  unit: Params["unit"];
  active: ReadonlySignal<number>;
  /** The passages that the user excluded. */
  excluded: ReadonlySet<number>;
  onChoose: (index: number) => void;
}

export function PassageList({ passages, unit, active, excluded, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const hues = useMemo(() => assignHues(passages), [passages]);
  const activeIndex = active.value;
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>("[aria-current]");
    // Scroll only the list, not its ancestors.
    if (chip && list.current) {
      const { offsetLeft, offsetWidth } = chip;
      const { scrollLeft, clientWidth } = list.current;
      if (offsetLeft < scrollLeft) list.current.scrollLeft = offsetLeft;
      else if (offsetLeft + offsetWidth > scrollLeft + clientWidth) {
        list.current.scrollLeft = offsetLeft + offsetWidth - clientWidth;
      }
    }
  }, [activeIndex, passages]);
  if (passages.length === 0) return <p class={classes("quiet", styles.passages)}>{t("comparison-no-passages")}</p>;
  const first = Math.max(0, Math.min(activeIndex - DRAWN / 2, passages.length - DRAWN));
  const drawn = passages.slice(first, first + DRAWN);
  return (
    <div class={styles.passages}>
      <ol ref={list} aria-label={t("comparison-passages", { count: passages.length })}>
        {drawn.map((passage, index) => (
          <li key={first + index}>
            <Chip
              passage={passage}
              unit={unit}
              index={first + index}
              hue={hues[first + index] ?? 0}
              isFirst={index === 0}
              isActive={first + index === activeIndex}
              isOut={excluded.has(first + index)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      {passages.length > DRAWN && (
        <span class="quiet">
          {t("comparison-range", { first: first + 1, last: first + drawn.length, total: passages.length })}
        </span>
      )}
    </div>
  );
}

interface ChipProps {
  passage: Passage;
  unit: Params["unit"];
  index: number;
  hue: number;
  /** Whether the label includes the unit of its number. */
  isFirst: boolean;
  isActive: boolean;
  /** Whether the user excluded it. */
  isOut: boolean;
  onChoose: (index: number) => void;
}

/** The chips' numbers add up, text by text, to those under the two names. */
function Chip({ passage, unit, index, hue, isFirst, isActive, isOut, onChoose }: ChipProps) {
  const { tokens: same, aTokens, bTokens } = passage;
  const count = matchedInWords(passage, unit);
  const number = index + 1;
  return (
    <button
      type="button"
      class={isOut ? classes(styles.chip, styles.out) : classes(styles.chip, styles[`hue${hue}`])}
      aria-current={isActive ? "true" : undefined}
      aria-label={t(isOut ? "comparison-chip-out" : "comparison-chip", { number, count })}
      title={t("comparison-chip-title", { unit, matched: count, same, a: aTokens, b: bTokens })}
      onClick={() => onChoose(index)}
    >
      <b>{number}</b> {matchedInBrief(passage, isFirst ? unit : null)}
    </button>
  );
}
