/** The way to a pair's case report: a button that opens its panel (../export/). */

import { signal } from "@preact/signals";
import { t } from "../messages/t.ts";
import styles from "./case-report.module.css";

/** The pair whose panel is open, by the page's numbers of its documents; null while it is closed. */
export const casePair = signal<{ readonly a: number; readonly b: number } | null>(null);

export function CaseReportButton({ a, b }: { a: number; b: number }) {
  return (
    <button
      type="button"
      class={styles.caseReport}
      aria-haspopup="dialog"
      onClick={() => {
        casePair.value = { a, b };
      }}
    >
      {t("export-case")}
    </button>
  );
}
