/** The search above the list: its field, parts that were not understood, and help. */

import type { Report } from "../../engine/pkg/lookalike.js";
import { listedText, parts, t } from "../../i18n/t.ts";
import { StateKeys } from "../../review/state-views.tsx";
import { result } from "../../state/store.ts";
import { decimal } from "../../ui/format.ts";
import { shortcuts, switchShortcuts } from "../../ui/shortcuts.ts";
import { query, search } from "../shown-rows.ts";
import { type Complaint, type SearchField as Field, type Keyword, keywords, searchFields } from "./grammar.ts";
import { isKnown, keywordInWords } from "./matching.ts";
import styles from "./search.module.css";

/** The field. `onSearch` is called after each change. */
export function SearchField({ onSearch }: { onSearch: () => void }) {
  return (
    <label class={styles.search}>
      {t("search-label")}
      <input
        type="search"
        dir="auto"
        value={query}
        aria-describedby={search.value.complaints.length > 0 ? "search-complaints" : undefined}
        onInput={({ currentTarget }) => {
          query.value = currentTarget.value;
          onSearch();
        }}
      />
    </label>
  );
}

/** A line for each part that was not understood. */
export function Complaints() {
  const { complaints } = search.value;
  return (
    <div id="search-complaints" class={styles.complaints} role="status">
      {complaints.map((complaint, at) => (
        <p key={at} class="note">
          {inWords(complaint)}
        </p>
      ))}
    </div>
  );
}

function inWords({ text, reason }: Complaint) {
  const shown = { text: <bdi>{text}</bdi> };
  switch (reason) {
    case "field":
      return parts("search-no-field", { ...shown, fields: listedText(fieldsShown().map(keywordInWords)) });
    case "number":
      return parts("search-no-number", { ...shown, example: <code>{examples().matched}</code> });
    case "percent":
      return parts("search-no-percent", shown);
    case "comparison":
      return parts("search-no-comparison", shown);
    case "person":
      return parts("search-no-person", { ...shown, example: <code>{examples().person}</code> });
    default:
      return parts("search-absent", { text: keywordOr(text) });
  }
}

/** The numeric fields of the result on screen. */
function fieldsShown(): readonly Field[] {
  const report = result.value?.report;
  return report ? searchFields.filter((field) => isKnown(field, report)) : searchFields;
}

/** The name of a field that is not a count, in the current language. */
function keywordOr(text: string): string {
  const keyword = keywords.find((known) => known === text);
  return keyword ? keywordInWords(keyword) : text;
}

/** The examples in the help, as typed in the current language. */
function examples() {
  const word = (keyword: Keyword, rest: string): string => `${keywordInWords(keyword)} ${rest}`;
  return {
    names: t("search-example-two-words"),
    phrase: `"${t("search-example-ann-lee")}"`,
    matched: word("matched", "> 100"),
    evidence: word("evidence", "> 100"),
    share: word("share", ">= 50%"),
    longest: word("longest", ">= 50"),
    similarity: word("similarity", ">= 30%"),
    chance: word("chance", `< ${decimal(0.01)}`),
    group: word("group", "3"),
    states: (["unreviewed", "cleared", "discuss", "confirmed"] as const).map(keywordInWords).join(" "),
    person: word("person", t("search-example-lee")),
    archive: keywordInWords("archive"),
  };
}

/** How to search. */
export function SearchHelp({ report }: { report: Report }) {
  const written = examples();
  const { unit } = report.params;
  const rows = [
    [written.names, t("search-example-names")],
    [written.phrase, t("search-example-phrase")],
    [written.matched, t("search-example-matched", { unit })],
    ...(isKnown("evidence", report) ? [[written.evidence, t("search-example-evidence")]] : []),
    [written.share, t("search-example-share")],
    [written.longest, t("search-example-longest", { unit })],
    [written.similarity, t("search-example-similarity")],
    ...(isKnown("chance", report) ? [[written.chance, t("search-example-chance")]] : []),
    [written.group, t("search-example-group")],
    [written.states, t("search-example-states")],
    [written.person, t("search-example-person")],
    [written.archive, t("search-example-archive")],
  ];
  return (
    <section>
      <h3>{t("search-help")}</h3>
      <p>{t("search-intro")}</p>
      <dl>
        {rows.map(([example, meaning]) => (
          <div key={example}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{t("search-signs")}</p>
    </section>
  );
}

/** The shortcuts of the list, and the switch for them. */
export function ListKeys() {
  return (
    <section>
      <h3>{t("review-keys")}</h3>
      <label>
        <input
          type="checkbox"
          checked={shortcuts.value}
          onChange={({ currentTarget }) => switchShortcuts(currentTarget.checked)}
        />
        {t("review-keys-on")}
      </label>
      <p>{t("review-keys-in-list")}</p>
      <dl class={styles.keyRows}>
        <dt>
          <kbd>↓</kbd> <kbd>↑</kbd>
        </dt>
        <dd>{t("review-key-walk")}</dd>
        <StateKeys />
        <dt>
          <kbd>u</kbd>
        </dt>
        <dd>{t("review-key-unreviewed")}</dd>
        <dt>
          <kbd>↵</kbd>
        </dt>
        <dd>{t("review-key-open")}</dd>
        <dt>
          <kbd>x</kbd>
        </dt>
        <dd>{t("pairs-key-select")}</dd>
      </dl>
    </section>
  );
}
