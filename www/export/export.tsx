/** What the frame shows of this feature: the panel while it is open, and what is said of links and saved results. */
import { imported } from "../messages/imported.ts";
import { t } from "../messages/t.ts";
import type { Difference } from "../outputs/link.ts";
import { changesBetween } from "../parameters/changes.ts";
import { paramsOf } from "../parameters/fields.ts";
import { later } from "../ui/later.tsx";
import { casePair } from "../workspace/case-report.tsx";
import {
  brokenLink,
  difference,
  type Expected,
  expected,
  forgetExpected,
  settingsBefore,
  takeExpectedSettings,
  takeOwnSettings,
} from "../workspace/expected.ts";
import { leaveResult, replaceByResult, waitingResult } from "../workspace/reopening.ts";
import { isSaving } from "../workspace/save-result.tsx";
import { intake, result } from "../workspace/store.ts";

const Panel = later(async () => (await imported(() => import("./panel.tsx"))).Panel);

/** The panel, while it is open. */
export function SavePanel() {
  return isSaving.value ? <Panel /> : null;
}

const Case = later(async () => (await imported(() => import("./case-panel.tsx"))).CasePanel);

/** The panel of a pair's case report, while it is open. */
export function CaseReportPanel() {
  return casePair.value ? <Case /> : null;
}

/** The question whether a saved result may replace the documents on the page. */
export function WaitingResult() {
  const { value: waiting } = waitingResult;
  if (!waiting) return null;
  const { documents } = waiting.result;
  return (
    <section class="note" role="alert">
      <p>{t("export-replace", { saved: documents.length, documents: intake.value.documents.length })}</p>
      <div class="buttons">
        <button type="button" onClick={() => void replaceByResult()}>
          {t("export-replace-yes")}
        </button>
        <button type="button" onClick={leaveResult}>
          {t("export-replace-no")}
        </button>
      </div>
    </section>
  );
}

/** What is expected by a link or a saved result, and whether the result on screen is that. */
export function ExpectedResult() {
  if (brokenLink.value) {
    return (
      <p class="line" role="alert">
        <span>{t("export-link-broken")}</span>
        <Dismiss />
      </p>
    );
  }
  const { value: wanted } = expected;
  if (!wanted) return null;
  const { value: found } = difference;
  if (found === undefined) return wanted.by === "link" ? <Waiting wanted={wanted} /> : null;
  const { namesHidden } = wanted;
  if (found === null && namesHidden) {
    return (
      <section class="note" role="status">
        <p>{t("export-names-hidden-file")}</p>
        <div class="buttons">
          <Dismiss />
        </div>
      </section>
    );
  }
  if (found === null) {
    return (
      <p class="line" role="status">
        <span>{t(wanted.by === "link" ? "export-same-link" : "export-same-file")}</span>
        <OwnSettings />
        <Dismiss />
      </p>
    );
  }
  const ours = result.value?.report.documents.length ?? 0;
  if (wanted.by === "link" && ours < wanted.documents && !found.engine && found.settings.length === 0) {
    return (
      <p class="line" role="status">
        <span>{t("export-partly", { ours, theirs: wanted.documents })}</span>
        <OwnSettings />
        <Dismiss />
      </p>
    );
  }
  return (
    <section class="note" role="status">
      {namesHidden && <p>{t("export-names-hidden-file")}</p>}
      <p>{t(wanted.by === "link" ? "export-differs-link" : "export-differs-file")}</p>
      <ul>
        {differences(wanted, found).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div class="buttons">
        {found.settings.length > 0 && (
          <button type="button" onClick={takeExpectedSettings}>
            {t(wanted.by === "link" ? "export-take-link-settings" : "export-take-file-settings")}
          </button>
        )}
        <OwnSettings />
        <Dismiss />
      </div>
    </section>
  );
}

function Waiting({ wanted }: { wanted: Expected }) {
  if (intake.value.documents.length > 0) return null;
  return (
    <p class="line" role="status">
      <span>{t("export-waiting", { count: wanted.documents })}</span>
      <Dismiss />
    </p>
  );
}

function OwnSettings() {
  if (!settingsBefore.value) return null;
  return (
    <button type="button" onClick={takeOwnSettings}>
      {t("export-own-settings")}
    </button>
  );
}

function Dismiss() {
  return (
    <button type="button" class="slight" onClick={forgetExpected}>
      {t("keep-dismiss")}
    </button>
  );
}

/** A sentence for each thing that differs. */
function differences(wanted: Expected, found: Difference): string[] {
  const report = result.value?.report;
  if (!report) return [];
  const { engine, documents, params } = report;
  const changes = changesBetween({ ...params, ...paramsOf(wanted.settings) }, params);
  return [
    ...(found.documents ? [t("export-differs-count", { theirs: wanted.documents, ours: documents.length })] : []),
    ...(found.digest ? [t("export-differs-documents")] : []),
    ...(found.settings.length > 0
      ? [
          changes.length > 0
            ? t("export-differs-settings", { changes: changes.join(", ") })
            : t("export-differs-others"),
        ]
      : []),
    ...(found.engine ? [t("export-differs-engine", { theirs: wanted.engine, ours: engine })] : []),
  ];
}
