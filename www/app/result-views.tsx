/** The views of a result, and their start in a browser. */

import { documentLabel } from "../names/labels.ts";
import "../ui/long-name.css";
import "../ui/tables.css";
import { useComputed, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { collections, compareWith } from "../collection/page-collections.ts";
import { comparison } from "../compare/compared-pair.ts";
import { subject } from "../compare/sources/subject.ts";
import { parts, t } from "../i18n/t.ts";
import {
  AuthorsAnswered,
  AuthorsQuestion,
  CommonFilesQuestion,
  HowProgramsAreCompared,
  RemovedLine,
  RepeatedFiles,
  RereadQuestion,
} from "../intake/intake-questions.tsx";
import { PasswordNotice } from "../intake/password-notice.tsx";
import { Points } from "../intake/points.tsx";
import { RecognitionNotice } from "../intake/recognition-notice.tsx";
import { KeepAndReload, KeeperContext, KeepWork, Reopened } from "../keep/keep-work.tsx";
import { NamesSwitch } from "../names/names-switch.tsx";
import { followUpdates, UpdateLine } from "../offline/updates.tsx";
import { focusActiveRow } from "../pairs/pair-table.tsx";
import { SettingsPanel } from "../settings/settings.tsx";
import { ExpectedResult } from "../share/link/expected-lines.tsx";
import { CaseReportPanel, SavePanel } from "../share/open-panels.tsx";
import { hashOf } from "../state/route.ts";
import { documentShown, intake, pairShown, route } from "../state/store.ts";
import { focusMain, isFocusLost, isMainFocused } from "../ui/dom.ts";
import { copyNamesInOneLine } from "../ui/long-name.tsx";
import { Body, Comparison, DocumentMatches, fetchViews, StandaloneView } from "./body.tsx";
import { startResult } from "./result.ts";
import { askBeforeLeaving, browserResultPorts } from "./result-ports.ts";
import { TopNotices } from "./top-notices.tsx";

/** Starts the views with the browser's ports. Called once. */
export function startViews() {
  const keeper = startResult(browserResultPorts());
  askBeforeLeaving(keeper.hasUnsaved);
  copyNamesInOneLine();
  const updates = followUpdates();
  const keeping = (View: ComponentType): ComponentType => {
    return () => (
      <KeeperContext.Provider value={keeper}>
        <View />
      </KeeperContext.Provider>
    );
  };
  whenIdle(() => void fetchViews());
  return {
    body: keeping(Body),
    standaloneView: keeping(StandaloneView),
    comparison: keeping(Comparison),
    documentMatches: keeping(DocumentMatches),
    topNotices: keeping(TopNotices),
    notices: keeping(() => (
      <>
        <UpdateLine updates={updates} />
        <Reopened />
        <RemovedLine />
        <RereadQuestion />
        <ExpectedResult />
        {/* The link stays in the address: it opens the pair as soon as its documents are added. */}
        {route.value.view === "pair" && <p class="note">{t("keep-link-missing")}</p>}
        {route.value.view === "document" && <p class="note">{t("sources-link-missing")}</p>}
      </>
    )),
    settings: SettingsPanel,
    questions: () => (
      <>
        <PasswordNotice />
        <RecognitionNotice />
        <RepeatedFiles />
        <CommonFilesQuestion />
        <AuthorsQuestion />
        <AuthorsAnswered />
      </>
    ),
    namesSwitch: NamesSwitch,
    howProgramsAreCompared: HowProgramsAreCompared,
    collectionInvitation: CollectionInvitation,
    points: Points,
    keepingStatus: keeping(() => <KeepWork at="foot" />),
    overlays: keeping(Overlays),
    keepAndReload: keeping(KeepAndReload),
  };
}

function Overlays() {
  useSignalEffect(() => {
    document.title = titleOf();
  });
  useFocus();
  return (
    <>
      <SavePanel />
      <CaseReportPanel />
    </>
  );
}

/**
 * Moves the focus with the view, because the focused element may be gone with the previous one. After a pair, its row gets
 * the focus again.
 */
function useFocus(): void {
  const view = useComputed(() => (pairShown.value ? "comparison" : route.value.view)).value;
  const before = useRef(view);
  useEffect(() => {
    const isBack = before.current === "comparison" && view === "pairs";
    if (before.current === view) return;
    before.current = view;
    // The focus that the pair gave to the main part may come as late as this, if the pair was left at once.
    if (isBack && (isFocusLost() || isMainFocused()) && focusActiveRow()) return;
    if (isFocusLost()) focusMain();
  }, [view]);
}

function titleOf(): string {
  const pair = pairShown.value;
  if (pair && comparison.value.state !== "none")
    return t("app-title-pair", { a: documentLabel(pair.a), b: documentLabel(pair.b) });
  const document = subject.value?.document ?? documentShown.value;
  if (document) return t("sources-title", { name: documentLabel(document) });
  if (route.value.view === "how") return t("app-title-how");
  const { length } = intake.value.documents;
  return length > 0 ? t("app-title-documents", { count: length }) : "Lookalike";
}

/** Safari does not support requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 1000);
}

// On an empty page: what the collections on this device can be used for right away, or that one can be created.

export function CollectionInvitation() {
  const { value: list } = collections.list;
  const { state } = collections.state.value;
  const isStarting = state === "starting";
  if (!isStarting && state !== "ready") return null;
  const documents = list.reduce((sum, collection) => sum + collection.documents, 0);
  if (documents === 0) {
    const start = <a href={hashOf({ view: "archive" })}>{t("archive-invitation-start")}</a>;
    // Room for the sentence, so that what is below it does not move.
    return (
      <p class="quiet" style={{ visibility: isStarting ? "hidden" : "visible" }}>
        {parts("archive-invitation-none", { start })}
      </p>
    );
  }
  const check = (
    <a href={hashOf({ view: "check" })} onClick={compareWithCollections}>
      {t("archive-invitation-check")}
    </a>
  );
  const manage = <a href={hashOf({ view: "archive" })}>{t("archive-invitation-manage")}</a>;
  return <p class="note">{parts("archive-invitation", { documents, check, manage })}</p>;
}

/** If no collection is in use, switches all of them on: there is nothing else to compare a new document with. */
async function compareWithCollections(): Promise<void> {
  const { value: list } = collections.list;
  if (list.some(({ isOn }) => isOn)) return;
  await compareWith(list);
}
