/** The Lab: what the papers measured, measured again here, on their kind of data or on the texts of this page. */
import "uplot/dist/uPlot.min.css";
import "./lab.css";
import { count } from "../ui/format.ts";
import { catalogue } from "./all-experiments.ts";
import { wordsOf } from "./data.ts";
import { Entry } from "./entry.tsx";
import { ExperimentCard } from "./experiment.tsx";
import { start, stop } from "./run.ts";
import { commonFields, isBusy, mistakesOf, pageTexts, runs, text, usesPage } from "./state.ts";

/** See the head of this file. */
export function Lab() {
  return (
    <div class="lab">
      <header>
        <h2>Lab</h2>
        <p>
          Four papers describe the methods that this program uses, and three of them measured what these do. Here the
          same can be measured again, on this computer. Beside each result stands what the paper says, and whether it
          held on these data.
        </p>
      </header>
      <Data />
      {catalogue.map((experiment) => (
        <ExperimentCard key={experiment.id} experiment={experiment} />
      ))}
      <Sources />
    </div>
  );
}

const all = catalogue.map(({ id }) => id);

function Data() {
  const busy = all.some((id) => isBusy(runs.value.get(id)));
  const available = pageTexts.value;
  const onPage = usesPage.value && available > 0;
  return (
    <section class="lab-data" aria-label="Data of the experiments">
      <fieldset class="lab-source">
        <legend>Data</legend>
        <Source chosen={!onPage} label="Random permutations of a text" onChoose={() => choose(false)} />
        <Source
          chosen={onPage}
          disabled={available === 0}
          label={
            available === 0 ? "The texts on this page (there are none yet)" : `${thePageTexts(available)} on this page`
          }
          onChoose={() => choose(true)}
        />
      </fieldset>
      {!onPage && (
        <label>
          Text to permute <span class="quiet">({count(wordsOf(text.value).length, "word", "words")})</span>
          <textarea
            rows={3}
            value={text.value}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        </label>
      )}
      <div class="lab-fields">
        {commonFields.map((field) => (
          <Entry key={field.name} experiment="" field={field} />
        ))}
      </div>
      <div class="buttons">
        <button type="button" class="main" disabled={busy || mistakesOf("").size > 0} onClick={() => start(all)}>
          Run all
        </button>
        <button type="button" disabled={!busy} onClick={() => stop(all)}>
          Cancel all
        </button>
      </div>
    </section>
  );
}

function choose(page: boolean): void {
  usesPage.value = page;
}

function thePageTexts(available: number): string {
  return available === 1 ? "The text" : `The ${count(available, "text", "texts")}`;
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
    <section class="lab-sources" aria-labelledby="lab-sources">
      <h3 id="lab-sources">The papers</h3>
      <dl>
        <dt>P1</dt>
        <dd>
          C. Bergillos, A. Rambla, A. Cabeza: <cite>Document similarity detection using hashing</cite>, 2018
        </dd>
        <dt>P2</dt>
        <dd>
          A. V. Tsimbalov, O. V. Zolotarev: <cite lang="ru">Метод шинглов</cite> (The shingle method), 2016
        </dd>
        <dt>P3</dt>
        <dd>
          Y. Freund: <cite>Pseudo-randomness, hash functions and min-hash for document comparison</cite>, a lecture
        </dd>
        <dt>P4</dt>
        <dd>
          R. Vilaseca, X. Lacasa, X. Martín: <cite>Detection of similarity between documents with hashing</cite>, 2018
        </dd>
      </dl>
    </section>
  );
}
