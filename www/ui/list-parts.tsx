/** Parts of long lists: a choice among a few values, a button for more lines, and the remark on paper. */

import { type Signal, useSignal } from "@preact/signals";
import type { Message } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { MAX_PRINTED_ROWS } from "./windowed.ts";

interface Props {
  label: string;
  value: string;
  /** All values with their labels. */
  values: readonly (readonly [string, Message | string])[];
  onChange: (value: string) => void;
}

/**
 * The other options are drawn only when the pointer or focus comes near: in a scrolling list, they would be most of all
 * elements.
 */
export function Choice({ label, value, values, onChange }: Props) {
  const isNear = useSignal(false);
  const approach = (): void => {
    isNear.value = true;
  };
  const drawn = isNear.value ? values : values.filter(([own]) => own === value);
  return (
    <select
      aria-label={label}
      value={value}
      onPointerEnter={approach}
      onPointerDown={approach}
      onFocus={approach}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {drawn.map(([own, words]) => (
        <option key={own} value={own}>
          {say(words)}
        </option>
      ))}
    </select>
  );
}

interface MoreProps {
  /** How many lines are drawn, of how many. */
  drawn: Signal<number>;
  all: number;
  /** How many are added with each click. */
  step: number;
}

/** Below a list that is drawn in part. */
export function More({ drawn, all, step }: MoreProps) {
  const left = all - drawn.value;
  if (left <= 0) return null;
  return (
    <button
      type="button"
      onClick={() => {
        drawn.value += step;
      }}
    >
      {t("ui-more", { count: Math.min(left, step) })}
    </button>
  );
}

// A remark on paper that a list continues beyond what is printed.

/** The remark below a printed list of `all` rows, if not all of them are printed. */
export function PrintedRows({ all }: { all: number }) {
  if (all <= MAX_PRINTED_ROWS) return null;
  return <p class="print-only">{t("ui-printed-rows", { shown: MAX_PRINTED_ROWS, all })}</p>;
}
