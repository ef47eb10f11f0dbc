/** One experiment: what it asks, its fields, Run and Cancel, and what came out, claim by claim, plot by plot. */
import { Entry } from "./entry.tsx";
import type { Experiment, Finding, Outcome, Verdict } from "./model.ts";
import { PlotView } from "./plot.tsx";
import { start, stop } from "./run.ts";
import { isBusy, mistakesOf, notRun, type Run, runs } from "./state.ts";
import { TableView } from "./table.tsx";

/** See the head of this file. */
export function ExperimentCard({ experiment }: { experiment: Experiment }) {
  const { id, title, sources, about, fields } = experiment;
  const run = runs.value.get(id) ?? notRun;
  const wrong = mistakesOf(id).size + mistakesOf("").size > 0;
  return (
    <section class="experiment" aria-labelledby={`lab-${id}`} aria-busy={isBusy(run)}>
      <header>
        <h3 id={`lab-${id}`}>{title}</h3>
        <p class="quiet">{sources}</p>
      </header>
      <p class="about">{about}</p>
      <div class="lab-fields">
        {fields.map((field) => (
          <Entry key={field.name} experiment={id} field={field} />
        ))}
      </div>
      <div class="buttons">
        <button type="button" disabled={wrong || isBusy(run)} aria-label={`Run: ${title}`} onClick={() => start([id])}>
          {run.outcome ? "Run again" : "Run"}
        </button>
        <button type="button" disabled={!isBusy(run)} aria-label={`Cancel: ${title}`} onClick={() => stop([id])}>
          Cancel
        </button>
        <State run={run} />
      </div>
      {run.outcome && <OutcomeView outcome={run.outcome} />}
    </section>
  );
}

function State({ run }: { run: Run }) {
  const { state, progress, message, outcome } = run;
  if (state === "running") {
    const { done, total } = progress ?? { done: 0, total: 0 };
    return <progress aria-label="Running" max={Math.max(1, total)} value={total > 0 ? done : undefined} />;
  }
  if (state === "waiting") return <span class="quiet">Waits for the one before</span>;
  if (state === "cancelled") {
    return <span class="quiet">Cancelled{outcome ? "; below are the results of the run before" : ""}</span>;
  }
  return state === "failed" ? (
    <span class="mistake" role="alert">
      {message}
    </span>
  ) : null;
}

function OutcomeView({ outcome: { setting, findings, plots, tables } }: { outcome: Outcome }) {
  return (
    <div class="outcome">
      <p class="quiet">{setting}</p>
      <ul class="findings" aria-label="What the papers say">
        {findings.map((finding) => (
          <FindingView key={finding.claim} finding={finding} />
        ))}
      </ul>
      {plots.map((plot) => (
        <PlotView key={plot.title} plot={plot} />
      ))}
      {tables.map((table) => (
        <TableView key={table.caption} table={table} />
      ))}
    </div>
  );
}

const VERDICTS: Record<Verdict, string> = {
  held: "Held here",
  failed: "Did not hold here",
  unclear: "Cannot be told here",
  wrong: "The paper errs",
};

function FindingView({ finding: { source, claim, verdict, because } }: { finding: Finding }) {
  return (
    <li class={`finding ${verdict}`}>
      <p>
        <span class="claim">{claim}</span> <span class="quiet">{source}</span>
      </p>
      <p>
        <b>{VERDICTS[verdict]}.</b> {because}
      </p>
    </li>
  );
}
