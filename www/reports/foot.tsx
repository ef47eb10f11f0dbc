/** What stands at the end of every report: what the numbers mean and do not mean, the settings, and how to repeat it all. */
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { settingsInWords } from "../parameters/changes.ts";
import { hasEvidence } from "../ui/matched.ts";
import type { ReportInput } from "./model.ts";

interface MeaningProps {
  input: ReportInput;
  /** Whether the report has the table of all pairs, whose columns have words of their own. */
  hasTable?: boolean;
}

/** Beside numbers, so that nobody reads more out of them than there is. It explains the words of this report and no others. */
export function Meaning({ input: { report }, hasTable = false }: MeaningProps) {
  return (
    <section>
      <h2 id="meaning">{t("report-meaning")}</h2>
      <Meanings report={report} hasTable={hasTable} />
    </section>
  );
}

interface MeaningsProps {
  report: Report;
  hasTable?: boolean;
}

/** What the numbers mean and do not mean, as a list; the page says the same. */
export function Meanings({ report, hasTable = false }: MeaningsProps) {
  const isCode = report.params.unit === "code";
  const byEvidence = hasEvidence(report);
  return (
    <ul>
      {byEvidence && <li>{t(isCode ? "report-meaning-tokens" : "report-meaning-words")}</li>}
      {byEvidence && !isCode && <li>{t("report-meaning-edited")}</li>}
      <li>{t("report-meaning-edits")}</li>
      <li>{t("report-meaning-similarity")}</li>
      {byEvidence && <li>{t(isCode ? "report-meaning-score" : "report-meaning-chance")}</li>}
      {byEvidence && !isCode && hasTable && <li>{t("report-meaning-chance-column")}</li>}
      <li>{t("report-meaning-cause")}</li>
      <li>{t("report-meaning-direction")}</li>
      <li>{t("report-meaning-scope")}</li>
      <li>
        <strong>{t("report-meaning-verdict")}</strong>
      </li>
    </ul>
  );
}

/** The engine's version, the digest of what was compared, and all settings. */
export function Repeat({ input: { report, date } }: { input: ReportInput }) {
  return (
    <section>
      <h2 id="repeat">{t("report-repeat")}</h2>
      <p class="quiet">{t("report-repeat-hint")}</p>
      <dl class="facts">
        <dt>{t("report-date")}</dt>
        <dd>{date}</dd>
        <dt>{t("report-engine")}</dt>
        <dd>{t("report-engine-version", { version: report.engine })}</dd>
        <dt>{t("report-digest")}</dt>
        <dd class="code">{report.digest}</dd>
      </dl>
      <h3>{t("report-settings")}</h3>
      <ul class="settings">
        {settingsInWords(report.params).map(({ name, value }) => (
          <li key={name}>{t("report-setting", { name, value })}</li>
        ))}
      </ul>
    </section>
  );
}
