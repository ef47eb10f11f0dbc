/** The way to the case report of a pair or a person: buttons that open its panel. */

import { signal } from "@preact/signals";
import { t } from "../i18n/t.ts";
import styles from "./export.module.css";

/** What a panel is open for, by the page's numbers of documents; of a person, one of theirs. Null while it is closed. */
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

// The way to everything that can be saved or shared of the result: a button that opens its panel.

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
