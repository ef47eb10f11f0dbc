/** One experiment: its question, its fields, Run and Cancel, and its results, claim by claim, plot by plot. */

import type { Key } from "../../i18n/message.ts";
import { say, t } from "../../i18n/t.ts";
import { classes } from "../../ui/dom.ts";
import type { Field } from "./experiment-fields.ts";
import type { ClaimVerdict, Experiment, ExperimentOutcome, Finding } from "./experiment-model.ts";
import styles from "./lab.module.css";
import { PlotView } from "./lab-plot.tsx";
import { type ExperimentRun, enter, entriesOf, isBusy, mistakesOf, notRun, runs, start, stop } from "./lab-runs.ts";
import { TableView } from "./table.tsx";

export function ExperimentCard({ experiment }: { experiment: Experiment }) {
  const { id, title, sources, about, fields } = experiment;
  const run = runs.value.get(id) ?? notRun;
  const wrong = mistakesOf(id).size + mistakesOf("").size > 0;
  return (
    <section class={styles.experiment} aria-labelledby={`lab-${id}`} aria-busy={isBusy(run)}>
      <header>
        <h3 id={`lab-${id}`}>{say(title)}</h3>
        <p class="quiet">{say(sources)}</p>
      </header>
      <p class={styles.about}>{say(about)}</p>
      <div class={styles.labFields}>
        {fields.map((field) => (
          <Entry key={field.name} experiment={id} field={field} />
        ))}
      </div>
      <div class="buttons">
        <button
          type="button"
          disabled={wrong || isBusy(run)}
          aria-label={t("lab-run-named", { title })}
          onClick={() => start([id])}
        >
          {run.outcome ? t("lab-run-again") : t("lab-run")}
        </button>
        <button
          type="button"
          disabled={!isBusy(run)}
          aria-label={t("lab-cancel-named", { title })}
          onClick={() => stop([id])}
        >
          {t("lab-cancel")}
        </button>
        <State run={run} />
      </div>
      {run.outcome && <OutcomeView outcome={run.outcome} />}
    </section>
  );
}

function State({ run }: { run: ExperimentRun }) {
  const { state, progress, message, outcome } = run;
  if (state === "running") {
    const { done, total } = progress ?? { done: 0, total: 0 };
    return <progress aria-label={t("lab-running")} max={Math.max(1, total)} value={total > 0 ? done : undefined} />;
  }
  if (state === "waiting") return <span class="quiet">{t("lab-waiting")}</span>;
  if (state === "cancelled") {
    return <span class="quiet">{outcome ? t("lab-cancelled-earlier") : t("lab-cancelled")}</span>;
  }
  return state === "failed" ? (
    <span class="mistake" role="alert">
      {say(message ?? "")}
    </span>
  ) : null;
}

function OutcomeView({ outcome: { setting, findings, plots, tables } }: { outcome: ExperimentOutcome }) {
  return (
    <div class={styles.outcome}>
      <p class="quiet">{say(setting)}</p>
      <ul class={styles.findings} aria-label={t("lab-findings")}>
        {findings.map((finding, at) => (
          <FindingView key={at} finding={finding} />
        ))}
      </ul>
      {plots.map((plot, at) => (
        <PlotView key={at} plot={plot} />
      ))}
      {tables.map((table, at) => (
        <TableView key={at} table={table} />
      ))}
    </div>
  );
}

const VERDICTS = {
  held: "lab-held",
  failed: "lab-failed",
  unclear: "lab-unclear",
  wrong: "lab-wrong",
} as const satisfies Record<ClaimVerdict, Key>;

function FindingView({ finding: { source, claim, verdict, because } }: { finding: Finding }) {
  return (
    <li class={classes(styles.finding, styles[verdict])}>
      <p>
        <span class={styles.claim}>{say(claim)}</span> <span class="quiet">{say(source)}</span>
      </p>
      <p>
        <b>{t(VERDICTS[verdict])}</b> {say(because)}
      </p>
    </li>
  );
}

// One field of an experiment, with its mistake below it.

/** `experiment` is empty for the fields common to all. */
export function Entry({ experiment, field }: { experiment: string; field: Field }) {
  const id = `lab-${experiment}-${field.name}`;
  const value = entriesOf(experiment)[field.name] ?? "";
  const mistake = mistakesOf(experiment).get(field.name);
  const onEntry = ({ currentTarget }: { currentTarget: { value: string } }): void =>
    enter(experiment, field.name, currentTarget.value);
  return (
    <div class={classes("entry", isLong(field) && styles.long)}>
      <label for={id}>{say(field.label)}</label>
      {field.kind === "choice" ? (
        <select id={id} value={value} onChange={onEntry}>
          {field.options.map(([option, label]) => (
            <option key={option} value={option}>
              {say(label)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          inputMode={field.kind === "number" ? "numeric" : "text"}
          autoComplete="off"
          value={value}
          aria-invalid={mistake !== undefined}
          aria-describedby={mistake === undefined ? undefined : `${id}-mistake`}
          onInput={onEntry}
        />
      )}
      {mistake !== undefined && (
        <p class="mistake" id={`${id}-mistake`}>
          {say(mistake)}
        </p>
      )}
    </div>
  );
}

/** A list needs room to be visible in full. */
function isLong(field: Field): boolean {
  return field.kind === "numbers" || (field.kind === "layouts" && field.longest > 1);
}
