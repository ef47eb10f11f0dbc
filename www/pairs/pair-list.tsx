/** The table of pairs, with everything above it; or, if nothing is listed, suggestions what to do. */

import { whyNoPair } from "../documents/not-compared.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { message } from "../i18n/message.ts";
import { parts, t } from "../i18n/t.ts";
import { change } from "../intake/intake-actions.ts";
import { PairLink } from "../names/pair-link.tsx";
import { progress, unlisted } from "../review/listed.ts";
import { isReviewState, reviewStates, stateInWords } from "../review/review.ts";
import { SaveResult } from "../share/buttons.tsx";
import { pairsFound } from "../state/run.ts";
import { people, result } from "../state/store.ts";
import { UnlistedTraces } from "../traces/lazy-views.ts";
import { focusMain } from "../ui/dom.ts";
import { useFrameAfter } from "../ui/frame-after.ts";
import { isolated } from "../ui/isolated.tsx";
import { canListAuthors, listAuthors, listsAuthors, showsWeak } from "./author-rows.ts";
import { widerBounds } from "./columns.ts";
import { searchInWords } from "./evidence.ts";
import { closerInWords, LookCloser } from "./look-closer.tsx";
import { hasEvidence } from "./matched.ts";
import { PairTable, toFirstRow } from "./pair-table.tsx";
import styles from "./pairs.module.css";
import { Rewritten } from "./rewritten.tsx";
import searchStyles from "./search/search.module.css";
import { Complaints, ListKeys, SearchField, SearchHelp } from "./search/search-field.tsx";
import { Selection } from "./select-box.tsx";
import {
  order as currentOrder,
  foundAuthors,
  hasGroups,
  isByGroup,
  rows,
  showAllPairs,
  shownState,
} from "./shown-rows.ts";
import { firstOrder, orderIn } from "./sorted-rows.ts";
import { listedStrengths, personShown, showFrom, strengthInWords, threshold } from "./strength.ts";
import { listsTraced, listTraced, tracedRows } from "./traced-rows.ts";
import { uncountedRows } from "./uncounted.ts";

export function Pairs() {
  const report = result.value?.report;
  const isItsTurn = useFrameAfter(report !== undefined);
  if (!report || !isItsTurn) return null;
  if (report.pairs.length === 0)
    return (
      <>
        <UnlistedTraces />
        <Rewritten report={report} />
        <UnlistedReviews report={report} />
        <NothingListed report={report} />
      </>
    );
  return (
    <>
      <Complaints />
      <UnlistedTraces />
      <Rewritten report={report} />
      <div class="list-tools">
        <Help report={report} />
        {hasEvidence(report) && !isStrongestFirst(report) && (
          <button type="button" class="slight" onClick={toFirstOrder}>
            {t("pairs-sort-strongest")}
          </button>
        )}
        <Narrowed />
        <p aria-live="polite">{shownOf(report)}</p>
        {/* Before the first pair is reviewed it says nothing, but is there to be announced. */}
        <span class="quiet" role="status">
          {progress.value.reviewed > 0 && t("review-progress", progress.value)}
        </span>
        <UnlistedReviews report={report} />
        <ListMore report={report} />
        <SaveResult />
      </div>
      <WeakAuthors report={report} />
      {!report.exact && <p class="note">{t("pairs-estimates", { functions: report.params.signatureLength })}</p>}
      {rows.value.length > 0 ? <PairTable report={report} /> : <NothingFits />}
      <Selection report={report} />
    </>
  );
}

/** The search among the listed pairs, and what else narrows the list. */
export function PairControls() {
  if ((result.value?.report.pairs.length ?? 0) === 0) return null;
  return (
    <div class={searchStyles.searchRow}>
      <SearchField onSearch={toFirstRow} />
      <ListFilters onChoose={toFirstRow} />
    </div>
  );
}

/** How the pairs were found, how to search among them, and the keys of the list. */
function Help({ report }: { report: Report }) {
  return (
    <details class={searchStyles.help}>
      <summary>{t("pairs-help")}</summary>
      <div>
        {hasEvidence(report) && (
          <section>
            <h3>{t("pairs-how-found")}</h3>
            <p>{searchInWords(report).join(" ")}</p>
          </section>
        )}
        <SearchHelp report={report} />
        <ListKeys />
      </div>
    </details>
  );
}

/** Reviewed pairs that a setting or a template has taken off the list: a decision never disappears without a word. */
function UnlistedReviews({ report }: { report: Report }) {
  const { value: pairs } = unlisted;
  if (pairs.length === 0) return null;
  return (
    <details class={styles.unlisted}>
      <summary>{t("review-unlisted", { count: pairs.length })}</summary>
      <ul>
        {pairs.map((pair) => (
          <li key={`${pair.a} ${pair.b}`}>
            <PairLink report={report} pair={pair} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function NothingFits() {
  return (
    <section class={styles.nothing}>
      <p>{t("search-nothing")}</p>
      <button
        type="button"
        onClick={() => {
          showAllPairs();
          toFirstRow();
          focusMain();
        }}
      >
        {t("search-clear")}
      </button>
    </section>
  );
}

function isStrongestFirst(report: Report): boolean {
  const { key, descending } = orderIn(report, currentOrder.value);
  return key === firstOrder.key && descending === firstOrder.descending;
}

function toFirstOrder(): void {
  currentOrder.value = firstOrder;
  toFirstRow();
  // The button disappears.
  focusMain();
}

/** Restrictions of the list besides its filter, and a way to remove them. */
function Narrowed() {
  const from = threshold.value;
  const person = people.value.find(({ key }) => key === personShown.value);
  const strengths = listedStrengths.value;
  return (
    <>
      {strengths && from > 0 && (
        <button
          type="button"
          class={styles.narrowed}
          onClick={() => {
            showFrom(0);
            focusMain();
          }}
        >
          {t("pairs-narrowed-from", { strength: strengthInWords(strengths, from) })} <span aria-hidden="true">×</span>
          <span class="visually-hidden">{t("pairs-narrowed-end")}</span>
        </button>
      )}
      {person && (
        <button
          type="button"
          class={styles.narrowed}
          onClick={() => {
            personShown.value = null;
            focusMain();
          }}
        >
          {parts("pairs-narrowed-person", { name: isolated(person.name) })} <span aria-hidden="true">×</span>
          <span class="visually-hidden">{t("pairs-narrowed-end")}</span>
        </button>
      )}
    </>
  );
}

/** The pairs of authors that share too little, which are not listed, and a way to list them. */
function WeakAuthors({ report }: { report: Report }) {
  const authors = foundAuthors.value;
  if (!authors || authors.weak === 0 || (authors.isAll && !showsWeak.value)) return null;
  const few = message(report.params.unit === "code" ? "pairs-few-tokens" : "pairs-few-words");
  return (
    <p class="line">
      <span>{t(authors.isAll ? "pairs-weak-listed" : "pairs-weak", { count: authors.weak, few })}</span>
      <button
        type="button"
        onClick={() => {
          showsWeak.value = !authors.isAll;
          toFirstRow();
        }}
      >
        {t(authors.isAll ? "pairs-weak-hide" : "pairs-weak-show")}
      </button>
    </p>
  );
}

/** How much of everything found is in the table; omissions are always reported. */
function shownOf(report: Report): string {
  const { pairsLeftOut, pairsLeftOutByDocument: byDocument } = report.totals;
  const { maxPairsPerDocument: most } = report.params;
  const authors = foundAuthors.value;
  const { length: listedRows } = rows.value;
  const all = pairsFound(report);
  const uncounted = rows.value.filter((row) => uncountedRows(report).has(row)).length;
  const sentences = [
    ...(authors
      ? [t("pairs-showing-authors", { count: authors.pairs.length, shown: listedRows, all })]
      : [t(isStrongestFirst(report) ? "pairs-showing-strongest" : "pairs-showing", { shown: listedRows, all })]),
    ...(uncounted > 0 ? [t("pairs-showing-uncounted", { count: uncounted })] : []),
    ...(byDocument > 0 ? [t("pairs-not-listed-document", { count: byDocument, most })] : []),
    ...(pairsLeftOut > 0 ? [t("pairs-not-listed", { count: pairsLeftOut })] : []),
  ];
  return sentences.join(" ");
}

/** Pairs below the threshold, as far as they were counted: a search for likely pairs skips the others. */
function belowThreshold({ totals: { sharingPairs }, params: { unit, k, reach } }: Report): string {
  if (sharingPairs === null) return t("pairs-below-uncounted");
  if (sharingPairs === 0) return t("pairs-below-nothing", { unit: reach > 0 ? "pairs" : unit, k });
  return t("pairs-below", { count: sharingPairs });
}

/** The messages if no pair was compared. */
const NO_PAIR = {
  excluded: { title: "pairs-no-pair", hint: "pairs-no-pair-add" },
  templates: { title: "pairs-only-templates", hint: "pairs-only-templates-add" },
  single: { title: "pairs-one-document", hint: "pairs-one-document-add" },
} as const;

function NothingListed({ report }: { report: Report }) {
  const { excludedPairs, possiblePairs } = report.totals;
  if (possiblePairs === 0) {
    const { title, hint } = NO_PAIR[whyNoPair(excludedPairs, result.value?.compared ?? [])];
    return (
      <section class={styles.nothing}>
        <h2>{t(title)}</h2>
        <p>{t(hint)}</p>
      </section>
    );
  }
  const { threshold } = report.params;
  const { sharingPairs } = report.totals;
  const evidence = hasEvidence(report);
  return (
    <section class={styles.nothing}>
      <p class={evidence ? "quiet" : undefined}>
        {t("pairs-none-similar", { threshold })} {belowThreshold(report)} {closerInWords(report)}
      </p>
      <div class="buttons">
        <LookCloser report={report} />
        {sharingPairs !== 0 && (
          <button type="button" onClick={() => change({ threshold: "0" })}>
            {t("pairs-list-all")}
          </button>
        )}
        <SaveResult />
      </div>
    </section>
  );
}

// A button to raise the limits of the list: to as many pairs as were found, or as a list may contain.

export function ListMore({ report }: { report: Report }) {
  const bounds = widerBounds(report);
  if (!bounds) return null;
  const { all, maxPairs, maxPairsPerDocument } = bounds;
  const count = Math.min(pairsFound(report), maxPairs);
  return (
    <button
      type="button"
      onClick={() => change({ maxPairs: String(maxPairs), maxPairsPerDocument: String(maxPairsPerDocument) })}
    >
      {all ? t("pairs-list-more", { count }) : t("pairs-list-most", { count })}
    </button>
  );
}

// Filters besides the search: one review state, one row per group.

function ListFilters({ onChoose }: { onChoose: () => void }) {
  return (
    <div class={searchStyles.reviewTools}>
      <label>
        {t("review-show")}
        <select
          value={shownState.value ?? ""}
          onChange={({ currentTarget: { value } }) => {
            shownState.value = isReviewState(value) ? value : null;
            onChoose();
          }}
        >
          <option value="">{t("review-show-all")}</option>
          {reviewStates.map((state) => (
            <option key={state} value={state}>
              {stateInWords(state)}
            </option>
          ))}
        </select>
      </label>
      {canListAuthors.value && (
        <label title={t("pairs-by-authors-hint")}>
          <input
            type="checkbox"
            checked={listsAuthors.value}
            onChange={({ currentTarget }) => {
              listAuthors(currentTarget.checked);
              onChoose();
            }}
          />
          {t("pairs-by-authors")}
        </label>
      )}
      {hasGroups.value && !listsAuthors.value && (
        <label title={t("pairs-by-group-hint")}>
          <input
            type="checkbox"
            checked={isByGroup.value}
            onChange={({ currentTarget }) => {
              isByGroup.value = currentTarget.checked;
              onChoose();
            }}
          />
          {t("pairs-by-group")}
        </label>
      )}
      {tracedRows.value.size > 0 && (
        <label title={t("pairs-traces-only-hint")}>
          <input
            type="checkbox"
            checked={listsTraced.value}
            onChange={({ currentTarget }) => {
              listTraced(currentTarget.checked);
              onChoose();
            }}
          />
          {t("pairs-traces-only")}
        </label>
      )}
    </div>
  );
}
