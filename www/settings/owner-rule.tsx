/** How to find a file's author: several files of one author are one submission, and are not compared with each other. */

import { say, t } from "../i18n/t.ts";
import { change } from "../intake/intake-actions.ts";
import { OWNER_RULES } from "../people/owner-words.ts";
import type { OwnerRule } from "../people/owners.ts";
import { engineDocuments, patternInForce } from "../state/store.ts";
import type { Fields } from "./fields.ts";
import { fieldMistakes } from "./mistakes.ts";
import styles from "./settings.module.css";

/** In the order they are offered. */
const RULES = Object.keys(OWNER_RULES) as OwnerRule["by"][];

export function Owners({ values }: { values: Fields }) {
  const { ownerBy, ownerPattern } = values;
  const help = t(OWNER_RULES[ownerBy].help);
  const mistakes = fieldMistakes.value.get("ownerPattern");
  return (
    <div class="entry">
      <label for="field-ownerBy">{t("settings-owners")}</label>
      <select
        id="field-ownerBy"
        value={ownerBy}
        aria-describedby="help-ownerBy"
        onChange={({ currentTarget: { value } }) => {
          const rule = RULES.find((by) => by === value);
          if (rule) change({ ownerBy: rule });
        }}
      >
        {RULES.map((by) => (
          <option key={by} value={by}>
            {t(OWNER_RULES[by].name)}
          </option>
        ))}
      </select>
      {ownerBy === "pattern" && (
        <input
          class={styles.pattern}
          aria-label={t("settings-pattern")}
          autoComplete="off"
          spellcheck={false}
          placeholder="^([^_]+)_"
          value={ownerPattern}
          aria-invalid={mistakes !== undefined}
          aria-describedby={mistakes === undefined ? "help-ownerBy" : "mistake-ownerPattern help-ownerBy"}
          onInput={({ currentTarget }) => change({ ownerPattern: currentTarget.value })}
        />
      )}
      {mistakes !== undefined && (
        <div class="mistake" id="mistake-ownerPattern">
          {[...mistakes.map(say), inForce()].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <p class={styles.help} id="help-ownerBy">
        {[help, t("settings-owners-not-compared"), ownersInWords()].join(" ")}
      </p>
    </div>
  );
}

/** The rule in use while the pattern in the field is not. */
function inForce(): string {
  const { pattern } = patternInForce.value;
  return pattern === "" ? t("settings-pattern-none") : t("settings-pattern-kept", { pattern });
}

function ownersInWords(): string {
  const owned = engineDocuments.value.flatMap(({ owner }) => (owner ? [owner] : []));
  const owners = new Set(owned).size;
  return owners === 0 ? t("settings-owners-now-none") : t("settings-owners-now", { files: owned.length, owners });
}
