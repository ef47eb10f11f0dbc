/** What the page asks about the files that were given: whether some are one person's, and whether some are to be added twice. */

import { useEffect, useRef } from "preact/hooks";
import {
  addRepeated,
  answerEarlier,
  answerOwners,
  compareAsWords,
  dismissRepeated,
  forgetRemoval,
  forgetRereading,
  rereadAllTheSame,
  undoRemoval,
} from "../documents/actions.ts";
import { removedInWords } from "../documents/removal.ts";
import { t } from "../i18n/t.ts";
import { ownersQuestionInWords, repeatedInWords } from "../people/owner-words.ts";
import { replacedInWords } from "../share/json/open-results.ts";
import { documents, namesHidden, programs, question, removed, repeated, rereading } from "../state/store.ts";
import { classes, focusMain } from "../ui/dom.ts";
import { shortened } from "../ui/long-name.tsx";
import styles from "./intake.module.css";

/** Whole years are few, and each has more files than a student hands in. */
const MAX_YEARS = 3;
const MIN_FILES_OF_YEAR = 5;

/** Longer names are cut on a button; all of them are in the sentence above. */
const MAX_NAME = 40;

/** Does what was answered; the question is gone then, so that focus goes to the page. */
const then = (what: () => void) => (): void => {
  what();
  focusMain();
};

/** Asked beside everything else, which goes on: until there is an answer, all files are compared. */
export function OwnersQuestion() {
  const asked = question.value;
  if (!asked) return null;
  const words = ownersQuestionInWords(asked.by, asked.groups, asked.alone);
  const years = asked.by === "folders" && asked.groups.length <= MAX_YEARS ? asked.groups : [];
  return (
    <section class={classes("note", styles.asked)} aria-labelledby="owners-question">
      <h2 id="owners-question">{words.question}</h2>
      <p>
        <bdi>{words.explanation}</bdi> <span class="quiet">{t("owners-until")}</span>
      </p>
      <div class="buttons">
        <button type="button" onClick={then(() => answerOwners(true))}>
          {words.one}
        </button>
        <button type="button" onClick={then(() => answerOwners(false))}>
          {t("owners-no")}
        </button>
        {years
          .filter(({ ids }) => ids.length >= MIN_FILES_OF_YEAR)
          .map(({ group, name, ids }) => (
            <button type="button" key={group} onClick={then(() => answerEarlier(ids))}>
              {t("owners-earlier", { name: shortened(name, MAX_NAME) })}
            </button>
          ))}
      </div>
    </section>
  );
}

/** Files that were added before are not added again unasked. */
export function RepeatedFiles() {
  const files = repeated.value;
  if (files.length === 0) return null;
  const nameOf = ({ file }: (typeof files)[number], at: number): string =>
    namesHidden.value ? t("names-given", { number: at + 1 }) : file.path;
  return (
    <section class={classes("note", styles.asked)} role="status">
      <p>
        <bdi>{repeatedInWords(files.map(nameOf))}</bdi>
      </p>
      <div class="buttons">
        <button type="button" onClick={then(addRepeated)}>
          {t("owners-add-anyway")}
        </button>
        <button type="button" onClick={then(dismissRepeated)}>
          {t("owners-leave-out")}
        </button>
      </div>
    </section>
  );
}

// Says that programs are compared as programs, where that was chosen by itself, and takes it back on demand.

export function ComparedAsPrograms() {
  if (programs.value !== "yes") return null;
  return (
    <p class={classes("note", styles.comparedAs)}>
      {t("intake-programs")}{" "}
      <button type="button" onClick={compareAsWords}>
        {t("intake-as-words")}
      </button>
    </p>
  );
}

// What was removed or replaced last, in one quiet line, and the way to have it back.

export function RemovedLine() {
  const { value } = removed;
  if (!value) return null;
  const { replacement } = value;
  return (
    <p class="line">
      <span>{replacement ? replacedInWords(value, replacement) : removedInWords(value, namesHidden.value)}</span>
      <button type="button" onClick={undoRemoval}>
        {t("keep-undo")}
      </button>
      <button type="button" class="slight" onClick={forgetRemoval}>
        {t("keep-dismiss")}
      </button>
    </p>
  );
}

// What is lost if a document is read in another encoding, before it is.

export function RereadQuestion() {
  const { value } = rereading;
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), [value]);
  const document = value && documents.value.get(value.id);
  if (!document) return null;
  const { passages, content } = value;
  const question = t("workspace-reread-question", { name: document.name, encoding: content.encoding, passages });
  return (
    <div class="line" role="alertdialog" aria-label={question}>
      <span>{question}</span>
      <button type="button" onClick={rereadAllTheSame}>
        {t("workspace-reread-yes")}
      </button>
      <button type="button" ref={no} class="slight" onClick={forgetRereading}>
        {t("workspace-reread-no")}
      </button>
    </div>
  );
}
