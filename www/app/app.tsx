/** The page's frame: which view is shown, files dropped anywhere, and what screen readers are told. */
import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { comparison } from "../comparison/state.ts";
import { CaseReportPanel } from "../export/export.tsx";
import { DropAnywhere } from "../intake/drop.tsx";
import { t } from "../messages/t.ts";
import type { Updates } from "../offline/updates.ts";
import { focusActiveRow } from "../pairs/table.tsx";
import { focusMain, isFocusLost } from "../ui/focus.ts";
import { RecoveryContext } from "../ui/later.tsx";
import { KeepAndReload } from "../workspace/keep/keep-work.tsx";
import { announcement, documentShown, intake, pairShown, route } from "../workspace/store.ts";
import { FrontPage } from "./front.tsx";
import { Comparison, DocumentMatches } from "./late-views.ts";

/** See the head of this file. */
export function App({ updates }: { updates: Updates }) {
  useSignalEffect(() => {
    document.title = titleOf();
  });
  useFocus();
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        {t("app-skip")}
      </button>
      <RecoveryContext.Provider value={KeepAndReload}>
        <Shown updates={updates} />
      </RecoveryContext.Provider>
      <CaseReportPanel />
      <DropAnywhere />
      <p class="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

function Shown({ updates }: { updates: Updates }) {
  if (pairShown.value) return <Comparison />;
  return documentShown.value ? <DocumentMatches /> : <FrontPage updates={updates} />;
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
