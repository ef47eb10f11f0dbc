/** What the page shows of its documents: the summary, the tabs, and the view of one of them. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { DocumentList } from "../documents/documents.tsx";
import { t } from "../messages/t.ts";
import { Overview } from "../overview/overview.tsx";
import { Pairs } from "../pairs/pairs.tsx";
import { Compared, Summary } from "../pairs/summary.tsx";
import { integer } from "../ui/format.ts";
import { pairsFound } from "../workspace/pairs-found.ts";
import { hashOf } from "../workspace/route.ts";
import { intake, people, result, route } from "../workspace/store.ts";
import styles from "./body.module.css";
import { Archive, Check, Groups, HowItWorks, Matrix, People } from "./late-views.ts";

/** The views that need no documents on the page. */
const ALONE = { check: Check, archive: Archive, how: HowItWorks };

/** One of these. */
export function Alone() {
  const { view } = route.value;
  const Shown = Object.hasOwn(ALONE, view) ? ALONE[view as keyof typeof ALONE] : null;
  return Shown && <Shown />;
}

/** What stands below the tabs; any other route is about the pairs. */
const VIEWS = {
  people: People,
  groups: Groups,
  matrix: Matrix,
  documents: DocumentList,
  check: Check,
  archive: Archive,
  how: HowItWorks,
};

export function Body() {
  const { documents, unread } = intake.value;
  const needsDocuments = !Object.hasOwn(ALONE, route.value.view);
  const view = documents.length === 0 && needsDocuments ? "documents" : route.value.view;
  const onPairs = !Object.hasOwn(VIEWS, view);
  const Shown = onPairs ? Pairs : VIEWS[view as keyof typeof VIEWS];
  const found = result.value && pairsFound(result.value.report);
  const tabs = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: row } = tabs;
    const tab = row?.querySelector<HTMLElement>("[aria-current]");
    // On narrow screens the row scrolls, and the tab of the view may lie outside.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [view]);
  return (
    <>
      <Summary />
      <nav class={styles.tabs} aria-label={t("app-results")} ref={tabs}>
        <a href={hashOf({ view: "pairs" })} aria-current={onPairs ? "page" : undefined}>
          {t("app-pairs")} {found !== null && <span class="tally">{integer(found)}</span>}
        </a>
        <a href={hashOf({ view: "people" })} aria-current={view === "people" ? "page" : undefined}>
          {t("people-tab")} <span class="tally">{integer(people.value.length)}</span>
        </a>
        <a href={hashOf({ view: "groups" })} aria-current={view === "groups" ? "page" : undefined}>
          {t("app-groups")}
        </a>
        <a href={hashOf({ view: "matrix" })} aria-current={view === "matrix" ? "page" : undefined}>
          {t("app-matrix")}
        </a>
        <a href={hashOf({ view: "documents" })} aria-current={view === "documents" ? "page" : undefined}>
          {t("app-documents")} <span class="tally">{integer(documents.length)}</span>{" "}
          {unread.length > 0 && <span class="tally warned">{t("app-unread", { count: unread.length })}</span>}
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
          <Overview>
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
