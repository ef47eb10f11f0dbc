/** The passages of a pair by number and length, in reading order or by size; of thousands, only those around the chosen one are drawn. */

import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
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

/** As many as one can scan; Next, or the texts themselves, reach the rest. */
const DRAWN = 60;

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
  const longest = useMemo(() => longestOf(passages.filter((_, index) => !uncounted.has(index))), [passages, uncounted]);
  const activeIndex = active.value;
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>("[aria-current]");
    // Scroll only the list, not its ancestors.
    if (chip && list.current) list.current.scrollTop = chip.offsetTop;
  }, [activeIndex, order]);
  if (passages.length === 0) return <p class={classes("quiet", styles.passages)}>{t("comparison-no-passages")}</p>;
  const first = Math.max(0, Math.min(order.indexOf(activeIndex) - DRAWN / 2, order.length - DRAWN));
  const drawn = order.slice(first, first + DRAWN);
  return (
    <div class={styles.passages}>
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
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
    </div>
  );
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
  onChoose,
}: ChipProps) {
  const { tokens: same, aTokens, bTokens } = passage;
  const count = matchedInWords(passage, unit);
  const number = index + 1;
  const name = t(isOut ? "comparison-chip-out" : "comparison-chip", { number, count });
  const kindName = kind === "none" ? "" : t("comparison-kind", { kind });
  const kindNames = [kindName, isUncounted && t("comparison-uncounted")].filter(Boolean);
  const more = [pages, isLongest && t("comparison-longest")].filter(Boolean);
  return (
    <button
      type="button"
      class={classes(styles.chip, (isOut && styles.out) || (isUncounted && styles.uncounted) || styles[`hue${hue}`])}
      aria-current={isActive ? "true" : undefined}
      aria-label={[name, ...kindNames, ...more].join(", ")}
      title={[t("comparison-chip-title", { unit, matched: count, same, a: aTokens, b: bTokens }), ...kindNames].join(
        " ",
      )}
      onClick={() => onChoose(index)}
    >
      <b>{numberWithSign(index, kind)}</b> {matchedInBrief(passage, isFirst ? unit : null)}
      {more.map((what) => ` · ${what}`)}
    </button>
  );
}
