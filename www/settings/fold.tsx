/** A disclosure that cannot be closed over a mistake: what is wrong must be seen. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface Props {
  class: string;
  summary: ComponentChildren;
  /** Whether something in it is wrong. */
  wrong: boolean;
  children: ComponentChildren;
}

/** See the head of this file. */
export function Fold({ class: name, summary, wrong, children }: Props) {
  const opened = useSignal(false);
  return (
    <details
      class={name}
      open={opened.value || wrong}
      onToggle={({ currentTarget }) => {
        if (wrong) currentTarget.open = true;
        opened.value = currentTarget.open;
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
