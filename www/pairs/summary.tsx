/** What was compared and how: a line of counts and time, and sentences on the effect of the settings and on exclusions. */

import { alsoOnPage, collections, compareWith, notCompared } from "../collection/page-collections.ts";
import { isCollected, roles } from "../documents/document.ts";
import { compareAuthorsFiles } from "../documents/document-actions.ts";
import { areAuthorsChosen, countNotCompared, notComparedInWords } from "../documents/not-compared.ts";
import { areCandidatesOnly } from "../engine/pairs.ts";
import type { Report, Role } from "../engine/pkg/lookalike.js";
import { warningsInWords } from "../engine/remarks.ts";
import type { Key } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { changesBetween } from "../settings/changes.ts";
import { pairsFound } from "../state/run.ts";
import { fields, originals, type Result, result, withoutNames } from "../state/store.ts";
import { focusMain } from "../ui/dom.ts";
import { lengthIn } from "./columns.ts";
import { LookLessClosely } from "./look-closer.tsx";
import { lengthOf } from "./matched.ts";
import styles from "./pairs.module.css";

/** "12 documents · 61,204 words · 66 pairs compared exactly in 0.2 seconds". */
export function Compared() {
  if (!result.value) return null;
  const { report, compared, milliseconds } = result.value;
  let length = 0;
  for (let at = 0; at < report.documents.length; at++) length += lengthOf(report, at);
  return [documentsInWords(compared), lengthIn(report.params.unit, length), comparedInWords(report, milliseconds)].join(
    " · ",
  );
}

/** Warnings about the run as a whole; usually none. */
export function Summary() {
  if (!result.value) return null;
  const { report, compared, isMemoryShort } = result.value;
  return (
    <section class={styles.summary} aria-label={t("pairs-summary")}>
      {isMemoryShort && <p class="note">{t("pairs-short-of-memory")}</p>}
      <Changes {...result.value} />
      <NotCompared report={report} compared={compared} />
      <CollectionsOff />
      <AlsoInCollections />
      {warningsInWords(report).map((warning) => (
        <p key={warning} class="quiet">
          {warning}
        </p>
      ))}
    </section>
  );
}

const ROLES = {
  submission: "pairs-submissions",
  archive: "pairs-archived",
  template: "pairs-templates",
} as const satisfies Record<Role, Key>;

/**
 * "12 documents"; if not all are submissions "12 documents (8 submissions, 1 from earlier work, 1 template, 2 from
 * collections)". Without those of collections, it is as many as the list of documents has.
 */
function documentsInWords(documents: Result["compared"]): string {
  const { length: count } = documents;
  if (documents.every(({ role }) => role === "submission")) return t("pairs-documents", { count });
  const listed = roles.flatMap((role) => {
    const number = documents.filter((document) => document.role === role && !isCollected(document)).length;
    return number > 0 ? [t(ROLES[role], { count: number })] : [];
  });
  const collected = documents.filter(isCollected).length;
  const all = collected > 0 ? [...listed, t("pairs-collected", { count: collected })] : listed;
  return t("pairs-documents-roles", { count, roles: all.join(", ") });
}

export function comparedInWords(report: Report, milliseconds: number): string {
  const { possiblePairs: count, candidatePairs: candidates } = report.totals;
  if (report.exact) return t("pairs-compared", { count, milliseconds });
  return areCandidatesOnly(report)
    ? t("pairs-searched", { count, candidates, milliseconds })
    : t("pairs-estimated", { count, milliseconds });
}

function Changes({ report, before }: Result) {
  const changes = before ? changesBetween(before.params, report.params) : [];
  if (!before || changes.length === 0) return null;
  const listed = changes.map(say).join(", ");
  const now = pairsFound(report);
  return (
    <p class="quiet">
      {t("pairs-changed", { changes: listed, now, before: before.pairs })} <LookLessClosely />
    </p>
  );
}

/** Collections that are switched off, and a way to compare with them. */
function CollectionsOff() {
  const off = notCompared.value;
  if (off.length === 0) return null;
  const documents = off.reduce((sum, collection) => sum + collection.documents, 0);
  return (
    <p class="quiet">
      {t("archive-off", { documents })}{" "}
      <button
        type="button"
        class="slight"
        onClick={() => {
          void compareWith(off);
          focusMain();
        }}
      >
        {t("archive-off-compare")}
      </button>
    </p>
  );
}

/** Documents of the page that are in a collection, too: a match with themselves would tell nothing. */
function AlsoInCollections() {
  return collections.list.value.map(({ id, name }) => {
    const documents = alsoOnPage(name);
    return (
      documents > 0 && (
        <p key={id} class="quiet">
          {t("archive-same-in", { documents, name: withoutNames(name) })}
        </p>
      )
    );
  });
}

/**
 * Documents and pairs that were not compared, so that no number is mistaken for a complete one. Stands out if the user did
 * not choose how files are grouped by author: it may hide copies.
 */
function NotCompared({ report: { totals }, compared }: Pick<Result, "report" | "compared">) {
  const { templateShingles } = totals;
  const { author, sentences } = notComparedInWords(totals.excludedPairs, countNotCompared(compared));
  const isChosen = areAuthorsChosen(originals.value.documents, fields.value?.authorBy ?? "layout");
  const template = templateShingles > 0 ? [t("pairs-template", { count: templateShingles })] : [];
  const all = [...sentences, ...template];
  return (
    <>
      {author > 0 && (
        <p class={isChosen ? "quiet" : "note warned-note"}>
          {t("authors-skipped", { pairs: author })}{" "}
          <button
            type="button"
            class={isChosen ? "slight" : undefined}
            onClick={() => {
              compareAuthorsFiles();
              focusMain();
            }}
          >
            {t("authors-compare")}
          </button>
        </p>
      )}
      {all.length > 0 && <p class="quiet">{all.join(" ")}</p>}
    </>
  );
}
