/** The switch above the panes: passages, what differs in them, or bare shingles. */
import type { Signal } from "@preact/signals";
import type { Mode } from "./pane/spans.ts";

/** See the head of this file. */
export function ModeSwitch({ mode }: { mode: Signal<Mode> }) {
  const labels: Record<Mode, string> = { passages: "Passages", differences: "Differences", shingles: "Shingles" };
  const hints: Record<Mode, string> = {
    passages: "Shared stretches of text, numbered and coloured; what was edited in them is paler",
    differences: "What was replaced, added or left out in the passages, word by word",
    shingles: "All text that any shared shingle covers, as it was counted",
  };
  return (
    <fieldset class="switch">
      <legend class="visually-hidden">Show</legend>
      {(["passages", "differences", "shingles"] as const).map((name) => (
        <label key={name} title={hints[name]}>
          <input
            type="radio"
            name="mode"
            checked={mode.value === name}
            onChange={() => {
              mode.value = name;
            }}
          />
          <span>{labels[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
