/** The first view: what was given, the settings, how the run goes, and the pairs or documents it is about. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { DocumentList } from "../documents/documents.tsx";
import { ExpectedResult, SavePanel, WaitingResult } from "../export/export.tsx";
import { ComparedAsPrograms } from "../intake/compared-as-programs.tsx";
import intakeStyles from "../intake/intake.module.css";
import { Intake, Points } from "../intake/intake.tsx";
import { parts } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import { UpdateLine } from "../offline/update-line.tsx";
import type { Updates } from "../offline/updates.ts";
import { Overview } from "../overview/overview.tsx";
import { Pairs } from "../pairs/pairs.tsx";
import { Compared, Summary } from "../pairs/summary.tsx";
import { SettingsPanel } from "../settings/settings.tsx";
import { classes } from "../ui/classes.ts";
import { integer } from "../ui/format.ts";
import { pairsFound } from "../workspace/evidence.ts";
import { KeepWork, Reopened } from "../workspace/keep/keep-work.tsx";
import { NamesSwitch } from "../workspace/names/switch.tsx";
import { RemovedLine } from "../workspace/removed.tsx";
import { hashOf } from "../workspace/route.ts";
import { Status } from "../workspace/run-status.tsx";
import { intake, people, result, route } from "../workspace/store.ts";
import { ArchiveInvitation } from "./archive-invitation.tsx";
import styles from "./front.module.css";
import { Archive, Check, Groups, HowItWorks, Matrix, People } from "./late-views.ts";
import { Licences } from "./licences.tsx";
import { Privacy } from "./privacy.tsx";

/** In every language. */
const NAME = "Lookalike";

/** Where the list was scrolled to when a comparison was opened over it. */
let scrolledTo = 0;

/** See the head of this file. */
export function FrontPage({ updates }: { updates: Updates }) {
  const { documents, unread } = intake.value;
  const empty = documents.length === 0 && unread.length === 0;
  const { view } = route.value;
  const Alone = empty && Object.hasOwn(ALONE, view) ? ALONE[view as keyof typeof ALONE] : null;
  useLayoutEffect(() => {
    scrollTo(0, scrolledTo);
    const remember = (): void => {
      scrolledTo = scrollY;
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, []);
  return (
    <div class={classes(styles.page, empty && styles.landing)}>
      <header class={styles.masthead}>
        <h1>{NAME}</h1>
        <Privacy />
        {!empty && <NamesSwitch />}
      </header>
      <main id="main" tabIndex={-1}>
        <UpdateLine updates={updates} />
        <KeepWork at="top" />
        <Reopened />
        <RemovedLine />
        <WaitingResult />
        <ExpectedResult />
        {/* The link stays in the address: it opens the pair as soon as its documents come. */}
        {route.value.view === "pair" && <p class="note">{t("keep-link-missing")}</p>}
        {route.value.view === "document" && <p class="note">{t("sources-link-missing")}</p>}
        {Alone && <a href={hashOf({ view: "pairs" })}>{t("app-back")}</a>}
        {empty && !Alone && <Intake large />}
        {!empty && (
          <div class={styles.toolbar}>
            <Intake large={false} />
            <SettingsPanel />
          </div>
        )}
        {empty && !Alone && <ArchiveInvitation />}
        {empty && (Alone ? <Alone /> : <Points />)}
        {empty && !Alone && (
          <div class={intakeStyles.points}>
            <p class="quiet">
              {parts("app-how-invitation", { how: <a href={hashOf({ view: "how" })}>{t("app-how")}</a> })}
            </p>
          </div>
        )}
        {!empty && <ComparedAsPrograms />}
        <Status />
        {!empty && <Body />}
        <KeepWork at="foot" />
      </main>
      <Licences />
      <SavePanel />
    </div>
  );
}

/** The views that need no documents on the page. */
const ALONE = { check: Check, archive: Archive, how: HowItWorks };

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

function Body() {
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
