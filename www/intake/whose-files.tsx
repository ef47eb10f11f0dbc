/** What the page asks about the files that were given: whether some are one person's, and whether some are to be added twice. */

import { t } from "../messages/t.ts";
import { classes } from "../ui/classes.ts";
import { focusMain } from "../ui/focus.ts";
import { ownersQuestionInWords, repeatedInWords } from "../ui/owner-words.ts";
import { shortened } from "../ui/shortened.ts";
import { addRepeated, answerEarlier, answerOwners, dismissRepeated } from "../workspace/later-actions.ts";
import { namesHidden, question, repeated } from "../workspace/store.ts";
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
