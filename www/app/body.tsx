/**
 * The views that are opened after a first result, or without one. They are loaded when the page is idle, so that they do not
 * compete with the first load, and a version published later does not make them unavailable.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { DocumentList } from "../documents/document-list.tsx";
import { imported, loadMessages } from "../i18n/load-language.ts";
import { t } from "../i18n/t.ts";
import {
  accuracyMessages,
  groupsMessages,
  labMessages,
  matrixMessages,
  reportMessages,
} from "../i18n/view-messages.ts";
import { Overview } from "../overview/overview.tsx";
import { ExamineMore } from "../pairs/look-closer.tsx";
import { PairControls, Pairs } from "../pairs/pair-list.tsx";
import { Compared, Summary } from "../pairs/summary.tsx";
import { authorCounts } from "../people/author-counts.ts";
import { countUnread } from "../read/names.ts";
import { hashOf } from "../state/route.ts";
import { pairsFound } from "../state/run.ts";
import { excludedByHand, intake, result, route } from "../state/store.ts";
import { fetchTraces } from "../traces/lazy-views.ts";
import { classes } from "../ui/dom.ts";
import { integer } from "../ui/format.ts";
import { lazy } from "../ui/lazy.tsx";
import { useScrollSigns } from "../ui/scroll-signs.ts";
import styles from "./body.module.css";

export const Comparison = lazy(async () => (await imported(() => import("../compare/comparison.tsx"))).ComparisonView);

export const DocumentMatches = lazy(
  async () => (await imported(() => import("../compare/sources/sources-view.tsx"))).DocumentMatches,
);

export const People = lazy(async () => (await imported(() => import("../people/people-list.tsx"))).People);

export const Check = lazy(async () => (await imported(() => import("../check/check.tsx"))).CheckView);

export const HowItWorks = lazy(async () => {
  const [{ HowItWorks: view }] = await Promise.all([
    imported(() => import("../how/how.tsx")),
    loadMessages(accuracyMessages),
    loadMessages(labMessages),
    // It also explains the meaning of the numbers.
    loadMessages(reportMessages),
  ]);
  return view;
});

export const Groups = lazy(async () => {
  const [{ Groups: view }] = await Promise.all([
    imported(() => import("../groups/groups-view.tsx")),
    loadMessages(groupsMessages),
  ]);
  return view;
});

export const Matrix = lazy(async () => {
  const [{ Matrix: view }] = await Promise.all([
    imported(() => import("../matrix/matrix.tsx")),
    loadMessages(matrixMessages),
  ]);
  return view;
});

export const CollectionsView = lazy(
  async () => (await imported(() => import("../collection/collections-view.tsx"))).CollectionsView,
);

/** Loads the views that most users open, the most likely first, one after the other; the others when they are opened. */
export async function fetchViews(): Promise<void> {
  for (const view of [
    Comparison,
    { fetch: fetchTraces },
    DocumentMatches,
    People,
    Check,
    Groups,
    Matrix,
    CollectionsView,
  ])
    await view.fetch().catch(() => {});
}

// The page with documents: the summary, the tabs, and the current view.

/** The views that need no documents on the page. */
const ALONE = { check: Check, archive: CollectionsView, how: HowItWorks };

export function StandaloneView() {
  const { view } = route.value;
  const Shown = Object.hasOwn(ALONE, view) ? ALONE[view as keyof typeof ALONE] : null;
  return Shown && <Shown />;
}

/** The views below the tabs; any other route shows the pairs. */
const VIEWS = {
  people: People,
  groups: Groups,
  matrix: Matrix,
  documents: DocumentList,
  check: Check,
  archive: CollectionsView,
  how: HowItWorks,
};

export function Body() {
  const { documents, unread: lines } = intake.value;
  const unread = countUnread(lines).files;
  const { authors, alone } = authorCounts.value;
  const needsDocuments = !Object.hasOwn(ALONE, route.value.view);
  const view = documents.length === 0 && needsDocuments ? "documents" : route.value.view;
  const onPairs = !Object.hasOwn(VIEWS, view);
  const Shown = onPairs ? Pairs : VIEWS[view as keyof typeof VIEWS];
  const found = result.value && pairsFound(result.value.report) - (excludedByHand.value?.uncounted ?? 0);
  const tabs = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: row } = tabs;
    const tab = row?.querySelector<HTMLElement>("[aria-current]");
    // On narrow screens the row scrolls, and the current tab may be outside.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [view]);
  useScrollSigns(tabs);
  return (
    <>
      <Summary />
      <nav class={styles.tabs} aria-label={t("app-results")} ref={tabs}>
        <a href={hashOf({ view: "pairs" })} aria-current={onPairs ? "page" : undefined}>
          {t("app-pairs")} <span class={classes("tally", styles.found)}>{found !== null && integer(found)}</span>
        </a>
        <a href={hashOf({ view: "people" })} aria-current={view === "people" ? "page" : undefined}>
          {t("people-tab")} <span class="tally">{integer(authors + alone)}</span>
        </a>
        <a href={hashOf({ view: "groups" })} aria-current={view === "groups" ? "page" : undefined}>
          {t("app-groups")}
        </a>
        <a href={hashOf({ view: "matrix" })} aria-current={view === "matrix" ? "page" : undefined}>
          {t("app-matrix")}
        </a>
        <a href={hashOf({ view: "documents" })} aria-current={view === "documents" ? "page" : undefined}>
          {t("app-documents")} <span class="tally">{integer(documents.length)}</span>{" "}
          {unread > 0 && <span class="tally warned">{t("app-unread", { count: unread })}</span>}
        </a>
        <a href={hashOf({ view: "check" })} aria-current={view === "check" ? "page" : undefined}>
          {t("check-tab")}
        </a>
        <a href={hashOf({ view: "archive" })} aria-current={view === "archive" ? "page" : undefined}>
          {t("archive-tab")}
        </a>
        <a href={hashOf({ view: "how" })} aria-current={view === "how" ? "page" : undefined}>
          {t("app-how")}
        </a>
      </nav>
      <div class={styles.body}>
        {onPairs ? (
          <Overview controls={<PairControls />} examine={<ExamineMore />}>
            <Compared />
          </Overview>
        ) : (
          <p class="quiet">
            <Compared />
          </p>
        )}
        <Shown />
      </div>
    </>
  );
}
