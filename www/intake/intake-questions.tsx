/** The page's questions about added files: whether some have the same author, and whether to add some twice. */

import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import {
  addRepeated,
  answerAuthors,
  answerEarlier,
  compareAsPrograms,
  compareAsWords,
  dismissRepeated,
  forgetAnswer,
  forgetRemoval,
  forgetRereading,
  rereadAllTheSame,
  undoAnswer,
  undoRemoval,
} from "../documents/document-actions.ts";
import { removedInWords } from "../documents/removal.ts";
import { t } from "../i18n/t.ts";
import {
  answerInWords,
  authorsQuestionInWords,
  commonInWords,
  commonOfInWords,
  repeatedInWords,
} from "../people/author-words.ts";
import { commonQuestion, compareCommon, leaveOutCommon } from "../people/common-found.ts";
import { replacedInWords } from "../share/json/open-results.ts";
import {
  authorsAnswer,
  documents,
  fields,
  namesHidden,
  originals,
  programs,
  question,
  removed,
  repeated,
  rereading,
  withoutNames,
} from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { Line, thenFocusMain, Undo } from "../ui/line.tsx";
import { shortened } from "../ui/short-names.ts";
import styles from "./intake.module.css";
import { programsAmong } from "./programs-among.ts";

/** Whole years are few, and each has more files than a student hands in. */
const MAX_YEARS = 3;
const MIN_FILES_OF_YEAR = 5;

/** Longer names are truncated on a button; the sentence above has all of them. */
const MAX_NAME_CHARACTERS = 40;

/** Does not block anything: until there is an answer, all files are compared. */
export function AuthorsQuestion() {
  const asked = question.value;
  // One question at a time; the answer to the other may answer this one.
  if (!asked || commonQuestion.value) return null;
  const words = authorsQuestionInWords(asked);
  const years = asked.by === "folders" && asked.groups.length <= MAX_YEARS ? asked.groups : [];
  return (
    <section class={classes("note", styles.asked)} aria-labelledby="authors-question">
      <h2 id="authors-question">{words.question}</h2>
      <p>
        <bdi>{words.explanation}</bdi> <span class="quiet">{words.consequence}</span>
      </p>
      <div class="buttons">
        <button type="button" onClick={thenFocusMain(() => answerAuthors(true))}>
          {words.one}
        </button>
        <button type="button" onClick={thenFocusMain(() => answerAuthors(false))}>
          {t("authors-no")}
        </button>
        {years
          .filter(({ ids }) => ids.length >= MIN_FILES_OF_YEAR)
          .map(({ group, name, ids }) => (
            <button type="button" key={group} onClick={thenFocusMain(() => answerEarlier(ids))}>
              {t("authors-earlier", { name: shortened(name, MAX_NAME_CHARACTERS) })}
            </button>
          ))}
      </div>
    </section>
  );
}

/** The last answer to that question, while some of its files are here, with an undo button. */
export function AuthorsAnswered() {
  const { value } = authorsAnswer;
  if (!value?.before.some(({ id }) => documents.value.has(id))) return null;
  return (
    <Line class={styles.removed} words={answerInWords(value)} onDismiss={forgetAnswer}>
      <Undo onClick={undoAnswer} />
    </Line>
  );
}

/** Files that most authors have alike, which would fill the list. Until there is an answer, all files are compared. */
export function CommonFilesQuestion() {
  const asked = commonQuestion.value;
  if (!asked) return null;
  const { by, authors: all, files } = asked;
  return (
    <section class={classes("note", styles.asked)} aria-labelledby="common-question">
      <h2 id="common-question">
        <bdi>{commonInWords(asked, withoutNames)}</bdi>
      </h2>
      <p class="quiet">
        {t("common-explanation")}{" "}
        {question.value && t(by === "folders" ? "common-authors-folders" : "common-authors-names")}
      </p>
      <details>
        <summary>{t("common-show")}</summary>
        <ul>
          {files.map(({ key, name, holders }) => (
            <li key={key}>
              <bdi>{withoutNames(name)}</bdi> <span class="quiet">{commonOfInWords({ by, count: holders, all })}</span>
            </li>
          ))}
        </ul>
      </details>
      <div class="buttons">
        <button type="button" onClick={thenFocusMain(() => leaveOutCommon(asked))}>
          {t("common-yes")}
        </button>
        <button type="button" onClick={thenFocusMain(() => compareCommon(asked))}>
          {t("common-no")}
        </button>
      </div>
    </section>
  );
}

/** Files that were added before are not added again without asking. */
export function RepeatedFiles() {
  const files = repeated.value;
  if (files.length === 0) return null;
  const nameOf = ({ file }: (typeof files)[number], index: number): string =>
    namesHidden.value ? t("names-given", { number: index + 1 }) : file.path;
  return (
    <section class={classes("note", styles.asked)} role="status">
      <p>
        <bdi>{repeatedInWords(files.map(nameOf))}</bdi>
      </p>
      <div class="buttons">
        <button type="button" onClick={thenFocusMain(addRepeated)}>
          {t("authors-add-anyway")}
        </button>
        <button type="button" onClick={thenFocusMain(dismissRepeated)}>
          {t("authors-leave-out")}
        </button>
      </div>
    </section>
  );
}

// A note that programs are compared as programs, if that was selected automatically, with a button that reverts it; or that
// some are compared as texts, while the user has not chosen so.

export function HowProgramsAreCompared() {
  if (programs.value !== "yes") return <ProgramsAmongTexts />;
  return (
    <p class={classes("note", styles.comparedAs)}>
      {t("intake-programs")}{" "}
      <button type="button" onClick={compareAsWords}>
        {t("intake-as-words")}
      </button>
    </p>
  );
}

function ProgramsAmongTexts() {
  const counted = useComputed(() => {
    if (programs.value !== "no" || fields.value?.unit === "code") return null;
    return programsAmong(originals.value.documents.filter(({ role }) => role === "submission"));
  }).value;
  if (!counted) return null;
  return (
    <p class={classes("note", styles.comparedAs)}>
      {t("intake-programs-as-texts", counted)}{" "}
      <button type="button" onClick={thenFocusMain(compareAsPrograms)}>
        {t("intake-as-programs")}
      </button>
    </p>
  );
}

// The last removal or replacement, in one quiet line, with an undo button.

export function RemovedLine() {
  const { value } = removed;
  if (!value) return null;
  const { replacement } = value;
  const words = replacement ? replacedInWords(value, replacement) : removedInWords(value, namesHidden.value);
  return (
    <Line class={styles.removed} words={words} onDismiss={forgetRemoval}>
      <Undo onClick={undoRemoval} />
    </Line>
  );
}

// A warning before a document is reread in another encoding, if exclusions would be lost.

export function RereadQuestion() {
  const { value } = rereading;
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), [value]);
  const document = value && documents.value.get(value.id);
  if (!document) return null;
  const { passages, content } = value;
  const question = t("workspace-reread-question", { name: document.name, encoding: content.encoding, passages });
  return (
    <div
      class="line"
      role="alertdialog"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        thenFocusMain(forgetRereading)();
      }}
    >
      <span>{question}</span>
      <button type="button" onClick={thenFocusMain(rereadAllTheSame)}>
        {t("workspace-reread-yes")}
      </button>
      <button type="button" ref={no} class="slight" onClick={thenFocusMain(forgetRereading)}>
        {t("workspace-reread-no")}
      </button>
    </div>
  );
}
