/** A case report of several pairs: those that are selected or shown in the list, or those of a group. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { idsOf } from "../engine/pairs.ts";
import { t } from "../i18n/t.ts";
import { caseAbout, isSaving } from "./buttons.tsx";
import { CaseButtons, useCaseFields } from "./case-fields.tsx";
import { type EntryProps, Progress } from "./entry.tsx";
import styles from "./export.module.css";
import type { Page } from "./json/page-result.ts";
import { personKey } from "./report/report-model.ts";
import { saveCase } from "./reports.ts";
import { pairScope, rowsByScope } from "./scope.ts";

/** The entry in the panel for saving: it opens the form, for the pairs that are chosen in the panel. */
export function SeveralEntry({ page }: EntryProps) {
  const rows = rowsByScope.value[pairScope.value];
  if (rows.length === 0) return <p>{t("export-several-none")}</p>;
  return (
    <>
      <p>{t("export-several-what", { count: rows.length })}</p>
      <div class="buttons">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            isSaving.value = false;
            caseAbout.value = { pairs: [...rows].map((row) => pairOfIds(idsOf(page.report, [row]))) };
          }}
        >
          {t("export-several-open", { count: rows.length })}
        </button>
      </div>
    </>
  );
}

function pairOfIds([a = 0, b = 0]: Iterable<number> & ArrayLike<number>): { a: number; b: number } {
  return { a, b };
}

interface Props {
  page: Page;
  /** By document indices. */
  pairs: readonly (readonly [number, number])[];
}

/** Everybody's names, nobody's, or those of one person: the last is what that person may be given. */
export function SeveralForm({ page, pairs }: Props) {
  const audience = useSignal("all");
  const people = useMemo(() => {
    const first = new Map<string, number>();
    for (const index of pairs.flat()) {
      const key = personKey(page.held, index);
      if (!first.has(key)) first.set(key, index);
    }
    return [...first];
  }, [page.held, pairs]);
  const { value: chosen } = audience;
  const masked = useMemo(
    () => new Set(chosen === "all" ? [] : pairs.flat().filter((index) => personKey(page.held, index) !== chosen)),
    [chosen, pairs, page.held],
  );
  const { fields, options } = useCaseFields({ page, pairs, masked });
  const make = (how: "save" | "open"): void => {
    const shown = chosen === "all" ? null : (people.find(([key]) => key === chosen)?.[1] ?? -1);
    const about = { pairs: pairs.map(([a, b]) => ({ a, b })) };
    void saveCase(page, about, { ...options, maskedFor: shown }, how);
  };
  const nameOf = (index: number): string => page.held[index]?.author ?? page.report.documents.name[index] ?? "";
  return (
    <div class={styles.form}>
      <label class="entry">
        {t("export-names")}
        <select
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            audience.value = value;
          }}
        >
          <option value="all">{t("export-names-everybody")}</option>
          <option value="">{t("export-names-nobody")}</option>
          {people.map(([key, index]) => (
            <option key={key} value={key}>
              {t("export-names-only", { name: nameOf(index) })}
            </option>
          ))}
        </select>
      </label>
      {fields}
      <CaseButtons isMain make={make} />
      <Progress />
    </div>
  );
}
