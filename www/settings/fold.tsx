/**
 * A disclosure that cannot be closed over a mistake: what is wrong must be seen. What is in it is drawn when it is opened first,
 * for the first result on screen does not wait for what is hidden.
 */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface Props {
  class: string;
  summary: ComponentChildren;
  /** Whether something in it is wrong. */
  wrong: boolean;
  children: ComponentChildren;
}

export function Fold({ class: name, summary, wrong, children }: Props) {
  const opened = useSignal(false);
  const drawn = useRef(false);
  const isOpen = opened.value || wrong;
  drawn.current ||= isOpen;
  return (
    <details
      class={name}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (wrong) currentTarget.open = true;
        opened.value = currentTarget.open;
      }}
    >
      <summary>{summary}</summary>
      {drawn.current && children}
    </details>
  );
}
