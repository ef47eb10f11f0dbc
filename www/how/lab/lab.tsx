/** The Lab: the measurements of the papers, repeated here, on their kind of data or on the texts of this page. */
import styles from "./lab.module.css";
import "uplot/dist/uPlot.min.css";
import { Fragment } from "preact";
import { t } from "../../i18n/t.ts";
import { experiments } from "./all-experiments.ts";
import { wordsOf } from "./data.ts";
import { Entry, ExperimentCard } from "./experiment-view.tsx";
import {
  commonFields,
  enterText,
  isBusy,
  mistakesOf,
  pageTexts,
  runs,
  start,
  stop,
  text,
  usesPage,
} from "./lab-runs.ts";

export function Lab() {
  return (
    <div class={styles.lab}>
      <header>
        <h2>{t("lab-heading")}</h2>
        <p>{t("lab-intro")}</p>
        <p>{t("lab-intro-terms")}</p>
      </header>
      <Data />
      {experiments.map((experiment) => (
        <ExperimentCard key={experiment.id} experiment={experiment} />
      ))}
      <Sources />
    </div>
  );
}

const all = experiments.map(({ id }) => id);

function Data() {
  const busy = all.some((id) => isBusy(runs.value.get(id)));
  const available = pageTexts.value;
  const onPage = usesPage.value && available > 0;
  return (
    <section class={styles.labData} aria-label={t("lab-data-form")}>
      <fieldset class={styles.labSource}>
        <legend>{t("lab-data")}</legend>
        <Source chosen={!onPage} label={t("lab-data-permutations")} onChoose={() => choose(false)} />
        <Source
          chosen={onPage}
          disabled={available === 0}
          label={available === 0 ? t("lab-data-none") : t("lab-data-texts", { count: available })}
          onChoose={() => choose(true)}
        />
      </fieldset>
      {!onPage && (
        <label>
          {t("lab-text")} <span class="quiet">{t("lab-text-words", { words: wordsOf(text.value).length })}</span>
          <textarea
            rows={3}
            value={text.value}
            onInput={({ currentTarget }) => {
              enterText(currentTarget.value);
            }}
          />
        </label>
      )}
      <div class={styles.labFields}>
        {commonFields.map((field) => (
          <Entry key={field.name} experiment="" field={field} />
        ))}
      </div>
      <div class="buttons">
        <button type="button" class="main" disabled={busy || mistakesOf("").size > 0} onClick={() => start(all)}>
          {t("lab-run-all")}
        </button>
        <button type="button" disabled={!busy} onClick={() => stop(all)}>
          {t("lab-cancel-all")}
        </button>
      </div>
    </section>
  );
}

function choose(page: boolean): void {
  usesPage.value = page;
}

interface SourceProps {
  chosen: boolean;
  label: string;
  disabled?: boolean;
  onChoose: () => void;
}

function Source({ chosen, label, disabled = false, onChoose }: SourceProps) {
  return (
    <label>
      <input type="radio" name="lab-data" checked={chosen} disabled={disabled} onChange={onChoose} />
      {label}
    </label>
  );
}

function Sources() {
  return (
    <section class={styles.labSources} aria-labelledby="lab-sources">
      <h3 id="lab-sources">{t("lab-papers")}</h3>
      <dl>
        {PAPERS.map(([name, paper]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{t(paper)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** The papers by their names in the experiments. Authors and titles are in the catalogues as printed. */
const PAPERS = [
  ["P1", "lab-p1"],
  ["P2", "lab-p2"],
  ["P3", "lab-p3"],
  ["P4", "lab-p4"],
] as const;
