/** This feature's parts of the page frame: the open panels, and the question about a saved result. */
import { imported } from "../i18n/load-language.ts";
import { t } from "../i18n/t.ts";
import { intake } from "../state/store.ts";
import { lazy } from "../ui/lazy.tsx";
import { thenFocusMain } from "../ui/line.tsx";
import { caseAbout, isSaving } from "./buttons.tsx";
import { leaveResult, replaceByResult, waitingResult } from "./json/open-results.ts";

const Panel = lazy(async () => (await imported(() => import("./panel.tsx"))).Panel);

export function SavePanel() {
  return isSaving.value ? <Panel /> : null;
}

const Case = lazy(async () => (await imported(() => import("./case-panel.tsx"))).CasePanel);

/** The panel of a case report, while it is open. */
export function CaseReportPanel() {
  return caseAbout.value ? <Case /> : null;
}

/** The question whether a saved result may replace the documents on the page. */
export function WaitingResult() {
  const { value: waiting } = waitingResult;
  if (!waiting) return null;
  const { result, reviewsReplaced: count } = waiting;
  const saved = result.documents.length;
  return (
    <section class="note" role="alert">
      <p>
        {t("export-replace", { saved, documents: intake.value.documents.length })}{" "}
        {count > 0 && t("export-replace-reviews", { count })}
      </p>
      <div class="buttons">
        <button type="button" onClick={thenFocusMain(replaceByResult)}>
          {t("export-replace-yes")}
        </button>
        <button type="button" onClick={thenFocusMain(leaveResult)}>
          {t("export-replace-no")}
        </button>
      </div>
    </section>
  );
}
