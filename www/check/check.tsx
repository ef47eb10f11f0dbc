/** The view of one new document: a form for it and for the rule, then similar documents and whether it may be added. */

import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { collections } from "../collection/page-collections.ts";
import { parts, say, t } from "../i18n/t.ts";
import { MAX_EDITED_CHARACTERS } from "../intake/typed.ts";
import { SaveOutcome } from "../share/entry.tsx";
import { isBusy } from "../share/saving.ts";
import { dialects } from "../share/table/csv.ts";
import { dialect, saveTable } from "../share/table/spreadsheets.ts";
import { hashOf } from "../state/route.ts";
import { authorOf, documents, engineDocuments, fields, run, withoutNames } from "../state/store.ts";
import { Choose } from "../ui/choose.tsx";
import { classes, focusMain, isFocusLost } from "../ui/dom.ts";
import { remarksInLine } from "../ui/format.ts";
import { isolated } from "../ui/isolated.tsx";
import { AllMatches } from "./all-matches.tsx";
import styles from "./check.module.css";
import { checkLines, foundIn } from "./check-table.ts";
import {
  addChecked,
  addToCollection,
  type Checked,
  cancelCheck,
  checked,
  comparedDocuments,
  draft,
  dropDraft,
  editDraft,
  isAdding,
  lastCheck,
  prepareCheck,
  type Ready,
  type RuleFields,
  readingFile,
  rule,
  ruleMistakes,
  runCheck,
  saysNoneSimilar,
  stopReading,
  switchCollection,
  switchProblem,
  takeFile,
} from "./checking.ts";
import { RewrittenCopies } from "./rewritten.tsx";
import { SharedPassages } from "./shared.tsx";
import { Name, SimilarList, VerdictInWords } from "./similar.tsx";

export function CheckView() {
  useEffect(
    () => () => {
      cancelCheck();
      switchProblem.value = null;
    },
    [],
  );
  const isIdle = run.value.state === "idle" && collections.loading.value === null;
  useEffect(() => {
    if (isIdle) void prepareCheck();
  }, [isIdle, engineDocuments.value]);
  return (
    <div class={styles.check}>
      <Intro />
      <Form />
      <div aria-live="polite">
        <CheckOutcome />
      </div>
    </div>
  );
}

/** The documents that a new one is compared with, and how to add more. */
function Intro() {
  const all = comparedDocuments.value;
  const { loading, list } = collections;
  const manage = <a href={hashOf({ view: "archive" })}>{t("check-archives")}</a>;
  const hasCollections = list.value.length > 0;
  const none = hasCollections ? t("check-intro-none-on") : parts("check-intro-none", { manage });
  return (
    <div>
      <div aria-live="polite">
        <p>{all === 0 ? none : t("check-intro", { documents: all })}</p>
        {loading.value && <p class="quiet">{t("archive-loading", loading.value)}</p>}
      </div>
      {hasCollections && <CollectionChoices manage={manage} />}
    </div>
  );
}

/** The collections on this device, each with a switch that applies to all comparisons on the page. */
function CollectionChoices({ manage }: { manage: ComponentChild }) {
  const busy = collections.loading.value !== null;
  return (
    <fieldset class={styles.archives}>
      <legend>{t("check-with-archives")}</legend>
      {collections.list.value.map(({ id, name, documents, isOn }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={isOn}
            disabled={busy}
            onChange={async ({ currentTarget: box }) => {
              if (!(await switchCollection(id, box.checked))) box.checked = isOn;
            }}
          />{" "}
          {parts("check-archive-choice", { name: <bdi>{withoutNames(name)}</bdi>, documents })}
        </label>
      ))}
      {manage}
      {switchProblem.value !== null && (
        <p class="note" role="alert">
          {say(switchProblem.value)}
        </p>
      )}
    </fieldset>
  );
}

function Form() {
  const { name, text, notes } = draft.value;
  const busy = checked.value.state === "checking";
  const wrong = Object.keys(ruleMistakes(rule.value)).length > 0;
  return (
    <form
      aria-label={t("check-form")}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void runCheck();
      }}
    >
      <div class={styles.beside}>
        <label>
          {t("check-name")} <span class="quiet">{t("check-optional")}</span>
          <input value={name} onInput={({ currentTarget }) => editDraft({ name: currentTarget.value })} />
        </label>
        <Choose label={t("check-read-file")} accepts="file" onChosen={([file]) => file && void takeFile(file)} />
      </div>
      <ReadingLine />
      {text.length > MAX_EDITED_CHARACTERS ? (
        <p class="note">
          {t("check-too-long", { characters: text.length })}{" "}
          <button type="button" onClick={dropDraft}>
            {t("check-other-text")}
          </button>
        </p>
      ) : (
        <label>
          {t("check-text")}
          <textarea
            rows={7}
            dir="auto"
            value={text}
            onInput={({ currentTarget }) => editDraft({ text: currentTarget.value, notes: [], format: undefined })}
          />
        </label>
      )}
      {notes.length > 0 && <p class="quiet">{remarksInLine(notes.map((note) => say(withoutNames(note))))}</p>}
      <details class={styles.rule} open={wrong || undefined}>
        <summary>{t("check-rule")}</summary>
        <div class="asked">
          <RuleEntry name="refuseAt" label={t("check-refuse-at")} />
          <RuleEntry name="largestGroup" label={t("check-largest-group")} />
        </div>
        <p class="quiet">{t("check-rule-hint")}</p>
      </details>
      <div class="buttons">
        <button
          type="submit"
          class="main"
          aria-disabled={busy}
          disabled={text.trim() === "" || wrong || !fields.value || engineDocuments.value.length === 0}
        >
          {t("check-run")}
        </button>
        {busy && (
          <button
            type="button"
            onClick={() => {
              cancelCheck();
              focusMain();
            }}
          >
            {t("check-cancel")}
          </button>
        )}
      </div>
    </form>
  );
}

/** The file being read, with a cancel button. */
function ReadingLine() {
  const { value: name } = readingFile;
  return (
    <div aria-live="polite">
      {name !== null && (
        <p class="quiet">
          {parts("check-reading", { name: isolated(name) })}{" "}
          <button type="button" onClick={stopReading}>
            {t("check-cancel")}
          </button>
        </p>
      )}
    </div>
  );
}

function RuleEntry({ name, label }: { name: keyof RuleFields; label: string }) {
  const mistake = ruleMistakes(rule.value)[name];
  return (
    <div class="entry">
      <label for={`rule-${name}`}>{label}</label>
      <input
        id={`rule-${name}`}
        inputMode="decimal"
        autoComplete="off"
        value={rule.value[name]}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistake === undefined ? undefined : `mistake-rule-${name}`}
        onInput={({ currentTarget }) => {
          rule.value = { ...rule.value, [name]: currentTarget.value };
        }}
      />
      {mistake !== undefined && (
        <p class="mistake" id={`mistake-rule-${name}`}>
          {say(mistake)}
        </p>
      )}
    </div>
  );
}

function CheckOutcome() {
  const last = lastCheck.value;
  const container = useRef<HTMLDivElement>(null);
  // The outcome may be below the screen.
  useEffect(() => {
    container.current?.scrollIntoView({ block: "nearest" });
    // The buttons that add the document are gone.
    if (last.state === "added" && isFocusLost()) focusMain();
  }, [last]);
  return (
    <div ref={container}>
      <WhatCameOfIt last={last} />
    </div>
  );
}

function WhatCameOfIt({ last }: { last: Checked }) {
  if (last.state === "checking") return <p class="quiet">{t("check-busy")}</p>;
  if (last.state === "failed") return <p class="note">{say(withoutNames(last.message))}</p>;
  if (last.state === "added") {
    const { to } = last;
    if ("id" in to) return <p class="note">{parts("check-added", { name: <Name id={to.id} /> })}</p>;
    const [name, archive] = [to.name, to.collection.name].map((text) => isolated(withoutNames(text)));
    if (!name || !archive) return null;
    return <p class="note">{parts("check-added-archive", { name, archive })}</p>;
  }
  if (last.state === "none") return null;
  const stale = last.against !== engineDocuments.value || last.draft !== draft.value || last.rule !== rule.value;
  const admitted = last.check.verdict !== "refused";
  return (
    <section class={classes(styles.checkOutcome, stale && styles.stale)} aria-label={t("check-result")}>
      <VerdictInWords {...last} />
      {stale && <p class="quiet">{t("check-stale")}</p>}
      {admitted && !stale && <Admit {...last} />}
      {!stale && <AllMatches {...last} />}
      {!stale && <SaveFound {...last} />}
      <SharedPassages check={last.check} draft={last.draft} params={last.params} listed={last.listed} />
      <RewrittenCopies check={last.check} draft={last.draft} params={last.params} />
      <SimilarList query={last.check.query} params={last.params} saysNone={saysNoneSimilar(last.check, last.params)} />
    </section>
  );
}

/** Saves the found documents as a table. */
function SaveFound(ready: Ready) {
  const saved = useSignal<Ready["check"] | null>(null);
  if (foundIn(ready.check).length === 0) return null;
  return (
    <>
      <div class="buttons">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => {
            saved.value = ready.check;
            const name = ready.draft.name.trim() || t("check-unnamed");
            const options = { dialect: dialects[dialect.value], say, name, documents: documents.value, authorOf };
            void saveTable(t("export-name-check"), () => checkLines(ready, options), true);
          }}
        >
          {t("check-save")}
        </button>
      </div>
      {/* The outcome may be that of another file. */}
      {saved.value === ready.check && <SaveOutcome />}
    </>
  );
}

/** The possible targets for a document: the page, and each collection that it was checked against. */
function Admit(ready: Ready) {
  const on = collections.list.value.filter(({ isOn }) => isOn);
  return (
    <div class="buttons">
      <button type="button" onClick={() => addChecked(ready.draft)}>
        {t("check-add")}
      </button>
      {on.map((collection) => (
        <button
          key={collection.id}
          type="button"
          aria-disabled={isAdding}
          onClick={() => void addToCollection(ready, collection)}
        >
          {parts("check-add-archive", { archive: isolated(withoutNames(collection.name)) })}
        </button>
      ))}
    </div>
  );
}
