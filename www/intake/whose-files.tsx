/** What the page asks about the files that were given: whether some are one person's, and whether some are to be added twice. */

import { t } from "../messages/t.ts";
import { classes } from "../ui/classes.ts";
import { focusMain } from "../ui/focus.ts";
import { ownersQuestionInWords, repeatedInWords } from "../ui/owner-words.ts";
import { addRepeated, answerOwners, dismissRepeated } from "../workspace/later-actions.ts";
import { namesHidden, question, repeated } from "../workspace/store.ts";
import styles from "./intake.module.css";

/** Asked beside everything else, which goes on: until there is an answer, all files are compared. */
export function OwnersQuestion() {
  const asked = question.value;
  if (!asked) return null;
  const words = ownersQuestionInWords(asked.by, asked.groups, asked.alone);
  const answer = (isOnePersons: boolean): void => {
    answerOwners(isOnePersons);
    focusMain();
  };
  return (
    <section class={classes("note", styles.asked)} aria-labelledby="owners-question">
      <h2 id="owners-question">{words.question}</h2>
      <p>
        <bdi>{words.explanation}</bdi> <span class="quiet">{t("owners-until")}</span>
      </p>
      <div class="buttons">
        <button type="button" onClick={() => answer(true)}>
          {words.one}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {t("owners-no")}
        </button>
      </div>
    </section>
  );
}

/** Files that were added before are not added again unasked. */
export function RepeatedFiles() {
  const files = repeated.value;
  if (files.length === 0) return null;
  const decide = (what: () => void) => (): void => {
    what();
    focusMain();
  };
  const nameOf = ({ file }: (typeof files)[number], at: number): string =>
    namesHidden.value ? t("names-given", { number: at + 1 }) : file.path;
  return (
    <section class={classes("note", styles.asked)} role="status">
      <p>
        <bdi>{repeatedInWords(files.map(nameOf))}</bdi>
      </p>
      <div class="buttons">
        <button type="button" onClick={decide(addRepeated)}>
          {t("owners-add-anyway")}
        </button>
        <button type="button" onClick={decide(dismissRepeated)}>
          {t("owners-leave-out")}
        </button>
      </div>
    </section>
  );
}
