/** One of a few values, in a row of a long list. */
import { useSignal } from "@preact/signals";
import type { Message } from "../i18n/message.ts";
import { say } from "../i18n/t.ts";

interface Props {
  label: string;
  value: string;
  /** All values, and what they are called. */
  values: readonly (readonly [string, Message | string])[];
  onChange: (value: string) => void;
}

/** The other values are drawn when somebody comes near: in a list that is scrolled they would be most of all elements. */
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
