/** Buttons that open the panel for the case report of a pair or a person. */

import { signal } from "@preact/signals";
import { t } from "../i18n/t.ts";
import styles from "./export.module.css";

/** The subject of the open panel, by document ids; for a person, one of their documents. Null while it is closed. */
export const caseAbout = signal<
  { readonly pair: { readonly a: number; readonly b: number } } | { readonly personOf: number } | null
>(null);

export function CaseReportButton({ a, b }: { a: number; b: number }) {
  return (
    <button
      type="button"
      class={styles.caseReport}
      aria-haspopup="dialog"
      onClick={() => {
        caseAbout.value = { pair: { a, b } };
      }}
    >
      {t("export-case")}
    </button>
  );
}

/** `id`: of one of the person's documents. */
export function PersonReportButton({ id, name }: { id: number; name: string }) {
  return (
    <button
      type="button"
      class="slight"
      aria-haspopup="dialog"
      aria-label={t("people-report-of", { name })}
      onClick={() => {
        caseAbout.value = { personOf: id };
      }}
    >
      {t("export-case")}
    </button>
  );
}

// The button that opens the panel for saving and sharing the result.

/** Whether the panel is open. */
export const isSaving = signal(false);

export function SaveResult() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        isSaving.value = true;
      }}
    >
      {t("export-open")}
    </button>
  );
}
