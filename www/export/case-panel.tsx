/** The panel of a pair's case report: whose names it shows, and whether it is opened or saved. */

import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { parts } from "../messages/parts.ts";
import { say, t } from "../messages/t.ts";
import { casePair } from "../workspace/case-report.tsx";
import { isCurrent, type Page } from "../workspace/saved-result.ts";
import { result, run } from "../workspace/store.ts";
import { saveCase } from "./case.ts";
import styles from "./export.module.css";
import { useClosedWhenLeft } from "./left.ts";
import { Progress } from "./progress.tsx";
import { cancel, isBusy, outcome, pageOf } from "./state.ts";

export function CasePanel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    outcome.value = null;
    dialog.current?.showModal();
    return cancel;
  }, []);
  useClosedWhenLeft(dialog);
  return (
    <dialog
      ref={dialog}
      class={styles.export}
      aria-labelledby={id}
      onClose={() => {
        casePair.value = null;
      }}
    >
      <header>
        <h2 id={id}>{t("export-case")}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t("export-close")}
        </button>
      </header>
      <p>{t("export-case-what", { unit: result.value?.report.params.unit ?? "words" })}</p>
      <p class="quiet">{t("export-private")}</p>
      <Form />
      <p class={styles.outcome} role="status">
        {outcome.value && say(outcome.value)}
      </p>
    </dialog>
  );
}

/** For whom a report is: whose names it shows. */
type Audience = "all" | "a" | "b";

function Form() {
  const audience = useSignal<Audience>("all");
  const report = result.value?.report;
  const page = report && pageOf(report);
  const places = page && placesIn(page);
  if (!page || !places || run.value.state !== "idle" || !isCurrent(page)) {
    return <p class="note">{t("export-not-current")}</p>;
  }
  const [a, b] = [places.a, places.b].map((place) => page.report.documents.name[place] ?? "");
  const choices = [
    { value: "all", label: t("export-names-all") },
    { value: "a", label: parts("export-names-of", { name: <bdi>{a}</bdi> }) },
    { value: "b", label: parts("export-names-of", { name: <bdi>{b}</bdi> }) },
  ] as const;
  const make = (how: "save" | "open"): void => {
    const maskedFor = audience.value === "all" ? null : places[audience.value];
    void saveCase(page, { pair: places }, { maskedFor }, how);
  };
  return (
    <>
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
      <div class="buttons">
        <button type="button" class="main" disabled={isBusy} onClick={() => make("open")}>
          {t("export-open-report")}
        </button>
        <button type="button" disabled={isBusy} onClick={() => make("save")}>
          {t("export-save-report")}
        </button>
      </div>
      <Progress />
    </>
  );
}

/** Where the pair's documents stand in the report, in its order; null where one of them is not in it. */
function placesIn({ report }: Page): { a: number; b: number } | null {
  const pair = casePair.value;
  if (!pair) return null;
  const [x, y] = [report.documents.id.indexOf(pair.a), report.documents.id.indexOf(pair.b)];
  return x < 0 || y < 0 ? null : { a: Math.min(x, y), b: Math.max(x, y) };
}
