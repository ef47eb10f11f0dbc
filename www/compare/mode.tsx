/** The switch above the panes: passages, what differs in them, or all shared phrases (shingles). */

import type { Signal } from "@preact/signals";
import type { Params } from "../engine/pkg/lookalike.js";
import type { Key } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import styles from "./panes.module.css";
import type { Mode } from "./spans.ts";

/** The modes with their labels and hints. */
const MODES = [
  ["passages", "comparison-mode-passages", "comparison-mode-passages-hint"],
  ["differences", "comparison-mode-differences", "comparison-mode-differences-hint"],
  ["shingles", "comparison-mode-phrases", "comparison-mode-phrases-hint"],
] as const satisfies readonly (readonly [mode: Mode, label: Key, hint: Key])[];

export function ModeSwitch({ mode, unit }: { mode: Signal<Mode>; unit: Params["unit"] }) {
  return (
    <fieldset class={styles.switch}>
      <legend class="visually-hidden">{t("comparison-show")}</legend>
      {MODES.map(([name, label, hint]) => (
        <label key={name} title={t(hint, { unit })}>
          <input
            type="radio"
            name="mode"
            checked={mode.value === name}
            onChange={() => {
              mode.value = name;
            }}
          />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
