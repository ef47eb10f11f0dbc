/** How to find a file's author: several files of one author are one submission, and are not compared with each other. */

import { say, t } from "../i18n/t.ts";
import { change } from "../intake/intake-actions.ts";
import { authorCounts } from "../people/author-counts.ts";
import { AUTHOR_RULES } from "../people/author-words.ts";
import type { AuthorRule } from "../people/authors.ts";
import { patternInForce, withoutNames } from "../state/store.ts";
import type { Fields } from "./fields.ts";
import { fieldMistakes } from "./mistakes.ts";
import styles from "./settings.module.css";

/** In the order they are offered. */
const RULES = Object.keys(AUTHOR_RULES) as AuthorRule["by"][];

export function Authors({ values }: { values: Fields }) {
  const { authorBy, authorPattern } = values;
  const mistakes = fieldMistakes.value.get("authorPattern");
  return (
    <div class="entry">
      <label for="field-authorBy">{t("settings-authors")}</label>
      <select
        id="field-authorBy"
        value={authorBy}
        aria-describedby="help-authorBy"
        onChange={({ currentTarget: { value } }) => {
          const rule = RULES.find((by) => by === value);
          if (rule) change({ authorBy: rule });
        }}
      >
        {RULES.map((by) => (
          <option key={by} value={by}>
            {t(AUTHOR_RULES[by].name)}
          </option>
        ))}
      </select>
      {authorBy === "pattern" && (
        <input
          class={styles.pattern}
          aria-label={t("settings-pattern")}
          autoComplete="off"
          spellcheck={false}
          placeholder="^([^_]+)_"
          value={authorPattern}
          aria-invalid={mistakes !== undefined}
          aria-describedby={mistakes === undefined ? "help-authorBy" : "mistake-authorPattern help-authorBy"}
          onInput={({ currentTarget }) => change({ authorPattern: currentTarget.value })}
        />
      )}
      {mistakes !== undefined && (
        <div class="mistake" id="mistake-authorPattern">
          {[...mistakes.map((mistake) => say(withoutNames(mistake))), inForce()].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <p class={styles.help} id="help-authorBy">
        {`${ruleInWords(authorBy)} ${authorsInWords()}`}
      </p>
    </div>
  );
}

/** What a rule does. Without one, only authors entered by hand keep files from being compared, which its help says. */
export function ruleInWords(by: AuthorRule["by"]): string {
  const help = t(AUTHOR_RULES[by].help);
  return by === "none" ? help : `${help} ${t("settings-authors-not-compared")}`;
}

/** The rule in use while the pattern in the field is not. */
function inForce(): string {
  const { pattern } = patternInForce.value;
  return pattern === "" ? t("settings-pattern-none") : t("settings-pattern-kept", { pattern });
}

/** Adds up to the number beside the tab of authors. */
export function authorsInWords(): string {
  const { authors, files, alone } = authorCounts.value;
  const named = authors === 0 ? t("settings-authors-now-none") : t("settings-authors-now", { files, authors });
  return alone > 0 ? `${named} ${t("settings-authors-alone", { count: alone })}` : named;
}
