/** The views that come with the rest of the app, and its start in a browser. */

import "../ui/tables.css";
import { useComputed, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { comparison } from "../comparison/state.ts";
import { ExpectedResult } from "../export/expected.tsx";
import { CaseReportPanel, SavePanel, WaitingResult } from "../export/export.tsx";
import { ComparedAsPrograms } from "../intake/compared-as-programs.tsx";
import { OwnersQuestion, RepeatedFiles } from "../intake/whose-files.tsx";
import { t } from "../messages/t.ts";
import { UpdateLine } from "../offline/update-line.tsx";
import { followUpdates } from "../offline/updates.ts";
import { focusActiveRow } from "../pairs/table.tsx";
import { SettingsPanel } from "../settings/settings.tsx";
import { focusMain, isFocusLost } from "../ui/focus.ts";
import { askBeforeLeaving } from "../workspace/keep/browser.ts";
import { KeepAndReload, KeeperContext, KeepWork, Reopened } from "../workspace/keep/keep-work.tsx";
import { NamesSwitch } from "../workspace/names/switch.tsx";
import { RemovedLine } from "../workspace/removed.tsx";
import { RereadQuestion } from "../workspace/reread-question.tsx";
import { documentShown, intake, pairShown, route } from "../workspace/store.ts";
import { ArchiveInvitation } from "./archive-invitation.tsx";
import { Alone, Body } from "./body.tsx";
import { lateBrowserPorts } from "./late-browser-ports.ts";
import { Comparison, DocumentMatches, fetchLateViews } from "./late-views.ts";
import { startRest } from "./rest.ts";

/** Starts the rest of the app with the browser's ports. Called once. */
export function startViews() {
  const keeper = startRest(lateBrowserPorts());
  askBeforeLeaving(keeper.unsaved);
  const updates = followUpdates();
  const keeping = (View: ComponentType): ComponentType => {
    return () => (
      <KeeperContext.Provider value={keeper}>
        <View />
      </KeeperContext.Provider>
    );
  };
  whenIdle(() => void fetchLateViews());
  return {
    body: keeping(Body),
    alone: keeping(Alone),
    comparison: keeping(Comparison),
    documentMatches: keeping(DocumentMatches),
    lines: keeping(() => (
      <>
        <UpdateLine updates={updates} />
        <KeepWork at="top" />
        <Reopened />
        <RemovedLine />
        <RereadQuestion />
        <WaitingResult />
        <ExpectedResult />
        {/* The link stays in the address: it opens the pair as soon as its documents come. */}
        {route.value.view === "pair" && <p class="note">{t("keep-link-missing")}</p>}
        {route.value.view === "document" && <p class="note">{t("sources-link-missing")}</p>}
      </>
    )),
    settings: SettingsPanel,
    questions: () => (
      <>
        <RepeatedFiles />
        <OwnersQuestion />
      </>
    ),
    namesSwitch: NamesSwitch,
    comparedAsPrograms: ComparedAsPrograms,
    archiveInvitation: ArchiveInvitation,
    kept: keeping(() => <KeepWork at="foot" />),
    around: keeping(Around),
    keepAndReload: keeping(KeepAndReload),
  };
}

function Around() {
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

/** The focus goes where the view goes: what had it may be gone with the view before. Back from a pair, its row has it again. */
function useFocus(): void {
  const view = useComputed(() => (pairShown.value ? "comparison" : route.value.view)).value;
  const before = useRef(view);
  useEffect(() => {
    const isBack = before.current === "comparison" && view === "pairs";
    if (before.current === view) return;
    before.current = view;
    if (isFocusLost() && !(isBack && focusActiveRow())) focusMain();
  }, [view]);
}

function titleOf(): string {
  const pair = pairShown.value;
  if (pair && comparison.value.state !== "none") return t("app-title-pair", { a: pair.a.name, b: pair.b.name });
  const document = documentShown.value;
  if (document) return t("sources-title", { name: document.name });
  if (route.value.view === "how") return t("app-title-how");
  const { length } = intake.value.documents;
  return length > 0 ? t("app-title-documents", { count: length }) : "Lookalike";
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
