/** The boxes that select pairs in the list, and the line below it with what can be done with them. */
import { useId } from "preact/hooks";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { CaseOfPairsButton, isSaving } from "../share/buttons.tsx";
import { focusMain } from "../ui/dom.ts";
import styles from "./select-box.module.css";
import { clearSelection, select, selectedOf, selectedRows } from "./selection.ts";
import { shownPairs } from "./shown-rows.ts";

interface BoxProps {
  id?: string;
  /** Rows of the report. */
  rows: ArrayLike<number> & Iterable<number>;
  label: string;
  inTabOrder?: boolean;
}

/** Selects one pair, or all of several. */
export function SelectBox({ id, rows, label, inTabOrder = true }: BoxProps) {
  const state = selectedOf(rows);
  return (
    <input
      id={id}
      type="checkbox"
      class={styles.box}
      aria-label={label}
      title={label}
      tabIndex={inTabOrder ? 0 : -1}
      checked={state === "all"}
      indeterminate={state === "some"}
      onChange={({ currentTarget }) => select(rows, currentTarget.checked)}
    />
  );
}

/** The same of all pairs that the list shows. */
export function SelectShown() {
  const id = useId();
  const rows = shownPairs.value;
  const label = t("pairs-select-shown", { count: rows.length });
  return (
    <>
      <SelectBox id={id} rows={rows} label={label} />
      <label class={styles.shown} htmlFor={id}>
        {label}
      </label>
    </>
  );
}

/** How many pairs are selected, wherever they are in the list, and what for. Stays at the lower edge of the screen. */
export function Selection({ report }: { report: Report }) {
  const rows = selectedRows.value;
  if (rows.length === 0) return null;
  const shown = new Set(shownPairs.value);
  const hidden = rows.reduce((count, row) => count + (shown.has(row) ? 0 : 1), 0);
  return (
    <section class={styles.selection} aria-label={t("pairs-selection")}>
      <p role="status">
        <b>{t("pairs-selected", { count: rows.length })}</b>{" "}
        {hidden > 0 && <span class="quiet">{t("pairs-selected-hidden", { count: hidden })}</span>}
      </p>
      <CaseOfPairsButton
        pairs={() =>
          [...rows].map((row) => {
            const [a = 0, b = 0] = idsOf(report, [row]);
            return { a, b };
          })
        }
      />
      <button
        type="button"
        class="slight"
        aria-haspopup="dialog"
        onClick={() => {
          isSaving.value = true;
        }}
      >
        {t("pairs-selected-save")}
      </button>
      <button
        type="button"
        class="slight"
        onClick={() => {
          clearSelection();
          focusMain();
        }}
      >
        {t("pairs-selected-clear")}
      </button>
    </section>
  );
}
