/** The panel of a case report: whose names to show or black out, and whether to open or save it. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Report } from "../engine/pkg/lookalike.js";
import { parts, t } from "../i18n/t.ts";
import { result } from "../state/store.ts";
import { caseAbout } from "./buttons.tsx";
import { CaseButtons, useCaseFields } from "./case-fields.tsx";
import { SeveralForm } from "./case-of-several.tsx";
import { Dialog, Progress } from "./entry.tsx";
import styles from "./export.module.css";
import type { Page } from "./json/page-result.ts";
import { PersonEntry } from "./person.tsx";
import { saveCase } from "./reports.ts";
import { isSavable, pageOf } from "./saving.ts";

export function CasePanel() {
  const about = caseAbout.value;
  if (!about) return null;
  const title = "pair" in about ? "export-case" : "pairs" in about ? "export-several" : "export-person";
  return (
    <Dialog
      title={t(title)}
      onClose={() => {
        caseAbout.value = null;
      }}
    >
      {"pair" in about && <p>{t("export-case-what", { unit: result.value?.report.params.unit ?? "words" })}</p>}
      <Body about={about} />
    </Dialog>
  );
}

function Body({ about }: { about: NonNullable<typeof caseAbout.value> }) {
  const report = result.value?.report;
  const page = report && pageOf(report);
  const indexes = useMemo(() => indexesOf(about, report), [about, report]);
  const [first = -1, second = first] = indexes;
  if (!page || indexes.some((index) => index < 0) || indexes.length === 0 || !isSavable(page)) {
    return <p class="note">{t("export-not-current")}</p>;
  }
  if ("pairs" in about) return <SeveralForm page={page} pairs={pairsIn(indexes)} />;
  return "pair" in about ? (
    <PairForm page={page} a={first} b={second} />
  ) : (
    <div class={styles.form}>
      <PersonEntry page={page} first={first} />
      <Progress />
    </div>
  );
}

/** The documents of the report, by their indices, one pair after the other; -1 for one that is gone. */
function indexesOf(about: NonNullable<typeof caseAbout.value>, report: Report | undefined): number[] {
  const at = new Map(Array.from(report?.documents.id ?? [], (id, index) => [id, index]));
  const pairs = "pair" in about ? [about.pair] : "pairs" in about ? about.pairs : [];
  const ids = "personOf" in about ? [about.personOf] : pairs.flatMap(({ a, b }) => [a, b]);
  return ids.map((id) => at.get(id) ?? -1);
}

function pairsIn(indexes: readonly number[]): [number, number][] {
  return Array.from({ length: indexes.length / 2 }, (_, at) => [indexes[2 * at] ?? -1, indexes[2 * at + 1] ?? -1]);
}

/** The audience of a report: whose names it shows. */
type Audience = "all" | "a" | "b";

/** `a` and `b`: the pair's documents by report index, as on screen. */
function PairForm({ page, a, b }: { page: Page; a: number; b: number }) {
  const audience = useSignal<Audience>("all");
  const { value: chosen } = audience;
  const masked = useMemo(() => new Set(chosen === "all" ? [] : [chosen === "a" ? b : a]), [chosen, a, b]);
  const { fields, options } = useCaseFields({ page, pairs: [[a, b]], masked });
  const [nameA, nameB] = [a, b].map((index) => page.report.documents.name[index] ?? "");
  const choices = [
    { value: "all", label: t("export-names-all") },
    { value: "a", label: parts("export-names-of", { name: <bdi>{nameA}</bdi> }) },
    { value: "b", label: parts("export-names-of", { name: <bdi>{nameB}</bdi> }) },
  ] as const;
  const make = (how: "save" | "open"): void => {
    const maskedFor = chosen === "all" ? null : { a, b }[chosen];
    void saveCase(page, { pair: { a, b } }, { ...options, maskedFor }, how);
  };
  return (
    <div class={styles.form}>
      <fieldset class={styles.names}>
        <legend>{t("export-names")}</legend>
        {choices.map(({ value, label }) => (
          <label key={value} class={styles.choice}>
            <input
              type="radio"
              name="audience"
              checked={audience.value === value}
              onChange={() => {
                audience.value = value;
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <p class="quiet">{t("export-names-default")}</p>
      {fields}
      <CaseButtons isMain make={make} />
      <Progress />
    </div>
  );
}
