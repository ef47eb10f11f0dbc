/** Buttons that open a panel: the one for case reports (of a pair, several, or a person), or the one for saving. */

import { signal } from "@preact/signals";
import { t } from "../i18n/t.ts";
import styles from "./export.module.css";

/** The two documents of a pair, by their ids. */
interface PairIds {
  readonly a: number;
  readonly b: number;
}

/** The subject of the open panel, by document ids; for a person, one of their documents. Null while it is closed. */
export const caseAbout = signal<
  { readonly pair: PairIds } | { readonly personOf: number } | { readonly pairs: readonly PairIds[] } | null
>(null);

/** For a group, or another choice of pairs: a report about all their people. */
export function CaseOfPairsButton({ pairs }: { pairs: () => readonly PairIds[] }) {
  return (
    <button
      type="button"
      class="slight"
      aria-haspopup="dialog"
      onClick={() => {
        caseAbout.value = { pairs: pairs() };
      }}
    >
      {t("export-case")}
    </button>
  );
}

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

/** Whether the panel for saving and sharing the result is open. */
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
