/** Parts of long lists: a choice among a few values, and the remark on paper. */

import { useSignal } from "@preact/signals";
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

// A remark on paper that a list continues beyond what is printed.

/** The remark below a printed list of `all` rows, if not all of them are printed. */
export function PrintedRows({ all }: { all: number }) {
  if (all <= MAX_PRINTED_ROWS) return null;
  return <p class="print-only">{t("ui-printed-rows", { shown: MAX_PRINTED_ROWS, all })}</p>;
}
