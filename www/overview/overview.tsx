/**
 * The findings at a glance: the result in a sentence, how strong each document's strongest match is, and links to the
 * details. It is above the list of pairs, and leaves it half the screen.
 */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { isCollected, type ShownDocument } from "../documents/document.ts";
import { disguisedIn } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { allGroups } from "../groups/groups.ts";
import { t } from "../i18n/t.ts";
import { authorPairs, listsAuthors } from "../pairs/author-rows.ts";
import { authorsInWords } from "../pairs/authors-in-words.ts";
import { commonTextInWords, hasCommonText } from "../pairs/common-text.ts";
import { foundInWords, notExamined, type ResultText } from "../pairs/evidence.ts";
import { hasEvidence } from "../pairs/matched.ts";
import { listedStrengths } from "../pairs/strength.ts";
import { countUnread } from "../read/names.ts";
import { type ByHandPairs, nothingExcluded } from "../review/adjusted-report.ts";
import { byHand } from "../review/exclusions-in-result.ts";
import { hashOf } from "../state/route.ts";
import { pairsFound } from "../state/run.ts";
import { documents, engineDocuments, intake, result } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { useNarrow } from "../ui/windowed.ts";
import { distributionOf } from "./distribution.ts";
import { DistributionPlot, Numbers } from "./distribution-plot.tsx";
import styles from "./overview.module.css";

/** Fewer documents than this have no distribution. */
const MIN_DOCUMENTS = 3;

interface Props {
  /** The controls of the list, which are beside the plot. */
  controls: ComponentChildren;
  /** After the sentence on pairs that were not examined: a way to examine them. */
  examine: ComponentChildren;
  /** What was compared, in a line. */
  children: ComponentChildren;
}

export function Overview(props: Props) {
  const report = result.value?.report;
  if (!report || report.totals.possiblePairs === 0) return null;
  return <ResultFacts report={report} {...props} />;
}

function ResultFacts({ report, controls, examine, children }: Props & { report: Report }) {
  const shown = documents.value;
  const strengths = listedStrengths.value;
  const tricked = useMemo(() => trickedIn(report, shown), [report, shown]);
  const authors = listsAuthors.value ? authorPairs.value : null;
  const held = engineDocuments.value;
  const submissions = useMemo(() => held.filter(({ role }) => role === "submission"), [held]);
  const isCommon = hasCommonText(report, byHand.value, submissions);
  const distribution = useMemo(() => {
    const isCompared = (index: number): boolean => shown.get(report.documents.id[index] ?? -1)?.role !== "template";
    return strengths && distributionOf(report, strengths, isCompared, isCommon);
  }, [report, strengths, shown, isCommon]);
  const { headline: ofDocuments, details: all, isFound } = resultInWords(report, byHand.value, isCommon);
  // That honest texts may be listed is for those, too, who read no details.
  const isDoubt = (sentence: string): boolean => sentence === t("evidence-chance-unknown", { unit: "words" });
  const details = all.filter((sentence) => !isDoubt(sentence));
  const headline = authors ? authorsInWords(report, byHand.value, authors) : ofDocuments;
  const hasTemplate = held.some(({ role }) => role === "template");
  const limit = notExamined(report);
  const isNarrow = useNarrow().value;
  const isDrawn = distribution && report.pairs.length > 0 && distribution.strongest.length >= MIN_DOCUMENTS;
  return (
    <section class={classes(styles.overview, !(report.pairs.length > 0) && styles.calm)} aria-label={t("pairs-found")}>
      <div class={styles.said}>
        <h2>{headline}</h2>
        {/* Reports count these, too: two numbers for one result need their names. */}
        {authors && <p class="quiet">{t("overview-of-files", { sentence: ofDocuments })}</p>}
        {isCommon && <p class="quiet">{commonTextInWords(report, hasTemplate, "overview-common-text")}</p>}
        {all.filter(isDoubt).map((sentence) => (
          <p key={sentence} class="quiet">
            {sentence}
          </p>
        ))}
        {/* If nothing was found, it matters what was searched for. */}
        {!isFound && <p class="quiet">{details.join(" ")}</p>}
        {limit !== null && (
          <p class="line">
            <span>{limit}</span>
            {examine}
          </p>
        )}
        <div class={styles.behind}>
          <Facts report={report} tricked={tricked} />
          {!isNarrow && <p class="quiet">{children}</p>}
          <details>
            <summary>{t("overview-details")}</summary>
            <div class={styles.numbers}>
              {isFound && <p>{details.join(" ")}</p>}
              {isNarrow && <p>{children}</p>}
              {isDrawn && (
                <>
                  <Numbers distribution={distribution} />
                  <p>
                    {t(ABOUT[distribution.measure])} {distribution.byChanceFrom && t("overview-about-chance")}{" "}
                    {distribution.isWeighted && t("overview-about-weighted")}
                  </p>
                </>
              )}
            </div>
          </details>
        </div>
        {controls}
      </div>
      {isDrawn && <DistributionPlot distribution={distribution} />}
    </section>
  );
}

/** "2 files not read, and 3 system files". System files alone are counted among the documents. */
function unreadInWords({ files, system }: { files: number; system: number }): string {
  const unread = t("overview-unread", { count: files });
  return system > 0 ? t("overview-unread-system", { unread, count: system }) : unread;
}

/** Explains the drawing, and why some have no expectation of chance. */
const ABOUT = {
  words: "overview-about-words",
  score: "overview-about-score",
  similarity: "overview-about-similarity",
} as const;

/** Other notable facts, each with a link to where the same number is counted; empty if there are none. */
function Facts({ report, tricked }: { report: Report; tricked: number }) {
  const unread = countUnread(intake.value.unread);
  const incomplete = intake.value.documents.filter(({ missing }) => missing.length > 0).length;
  const { short, excluded } = notComparedIn(report, documents.value);
  const groups = allGroups(report).list.length;
  const facts = [
    ...(groups > 1 ? [{ view: "groups", fact: t("overview-groups", { count: groups }) } as const] : []),
    ...(tricked > 0 ? [{ view: "documents", fact: t("overview-tricks", { count: tricked }) } as const] : []),
    ...(unread.files > 0 ? [{ view: "documents", fact: unreadInWords(unread) } as const] : []),
    ...(incomplete > 0 ? [{ view: "documents", fact: t("overview-incomplete", { count: incomplete }) } as const] : []),
    ...(short > 0 ? [{ view: "documents", fact: t("overview-empty", { count: short }) } as const] : []),
    ...(excluded > 0 ? [{ view: "documents", fact: t("overview-all-excluded", { count: excluded }) } as const] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <ul class={styles.facts}>
      {facts.map(({ view, fact }) => (
        <li key={fact}>
          <a href={hashOf({ view })}>{fact}</a>
        </li>
      ))}
    </ul>
  );
}

/** Number of documents on the page that hide words from the comparison, or anything from readers. */
function trickedIn(report: Report, given: ReadonlyMap<number, ShownDocument>): number {
  const disguised = disguisedIn(report);
  return report.documents.id.reduce(
    (count, id, at) =>
      count + (!isCollected({ id }) && (disguised.has(at) || (given.get(id)?.tricks.length ?? 0) > 0) ? 1 : 0),
    0,
  );
}

/**
 * Number of documents on the page of which nothing is compared, because they are too short or because all of their text is
 * excluded, such as by a template. Templates are excluded from comparison on purpose.
 */
export function notComparedIn(
  { documents: columns }: Report,
  given: ReadonlyMap<number, Pick<ShownDocument, "role">>,
): { short: number; excluded: number } {
  const counts = { short: 0, excluded: 0 };
  for (const [at, id] of columns.id.entries()) {
    if (columns.compared[at] !== 0 || isCollected({ id }) || given.get(id)?.role === "template") continue;
    const isExcluded = [columns.shingles, columns.quoted, columns.referenced].some((column) => (column[at] ?? 0) > 0);
    counts[isExcluded ? "excluded" : "short"]++;
  }
  return counts;
}

// The sentences of the overview: first what a teacher would say of the result, then what it is based on.

/**
 * What was found, and what was not searched for. Says nothing about the pairs that do not stand out: one of them may be a
 * text that was rewritten throughout. `isCommon`: whether most documents seem to share text.
 */
export function resultInWords(
  report: Report,
  byHand: ByHandPairs = nothingExcluded,
  isCommon: boolean = false,
): ResultText {
  const text = hasEvidence(report) ? foundInWords(report, byHand, isCommon) : similarInWords(report);
  const { unit } = report.params;
  // Only what is matched word by word can show that a text was rewritten throughout.
  const sought = unit === "words" && !hasEvidence(report) ? "characters" : unit;
  return { ...text, details: [...text.details, t("overview-not-sought", { unit: sought })] };
}

function similarInWords(report: Report): ResultText {
  const { totals, params, pairs } = report;
  const { threshold } = params;
  const { possiblePairs: all } = totals;
  const found = pairsFound(report);
  const isFound = pairs.length > 0;
  if (!isFound) return { headline: t("overview-nothing-similar"), details: [], isFound };
  if (threshold === 0) return { headline: t("overview-share", { found, all }), details: [], isFound };
  return { headline: t("overview-similar", { found, all, threshold }), details: [], isFound };
}
