/**
 * The HTML file around a report. It consists of parts that are rendered one after the other, so that a large report is never
 * one long task: the frame is split at its empty slot. No name or text can imitate the slot, because the renderer escapes
 * every `<` in them.
 *
 * The file's policy allows its own style sheet and nothing else: no script, image, frame, form or request.
 */

import type { ComponentChildren, VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Report } from "../../engine/pkg/lookalike.js";
import { language, t } from "../../i18n/t.ts";
import { hasEvidence } from "../../pairs/matched.ts";
import { settingsInWords } from "../../settings/changes.ts";
import type { ReportInput } from "./report-model.ts";
import { code, STYLE, STYLE_DIGEST } from "./style.ts";

/** What a report may load and run. */
export const POLICY = `default-src 'none'; style-src '${STYLE_DIGEST}'; base-uri 'none'; form-action 'none'`;

const DOCTYPE = code`<!doctype html>`;

/** The placeholder for the parts. */
const SLOT = "<template></template>";

/** Longer lines would not fit in the margin. */
const MAX_PRINTED = 150;

interface FrameProps {
  title: string;
  /** Other lines that identify a single printed page: a date, a case number. */
  marks: readonly string[];
  head: ComponentChildren;
  foot: ComponentChildren;
}

function Frame({ title, marks, head, foot }: FrameProps) {
  return (
    <html lang={language.value} data-printed={printed([title, ...marks].filter((mark) => mark !== "").join(" · "))}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <meta name="generator" content="Lookalike" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <header>{head}</header>
        <main>
          <template />
        </main>
        <footer>{foot}</footer>
      </body>
    </html>
  );
}

/** The line at the foot of each printed page. */
function printed(line: string): string {
  const characters = [...line];
  return characters.length > MAX_PRINTED ? `${characters.slice(0, MAX_PRINTED).join("")}…` : line;
}

/** A part of a report as HTML. */
export function rendered(part: VNode): string {
  return renderToString(part);
}

/** The whole file, as consecutive parts. */
export function htmlFile(frame: FrameProps, parts: readonly string[]): string[] {
  const [before = "", after = ""] = renderToString(<Frame {...frame} />).split(SLOT);
  return [DOCTYPE + before, ...parts, after];
}

// The end of every report: what the numbers mean and do not mean, the settings, and how to repeat it all.

interface MeaningProps {
  input: ReportInput;
  /** Whether the report has the table of all pairs, which uses further terms. */
  hasTable?: boolean;
}

/** Shown next to numbers, to prevent overinterpretation. Explains only the terms used in this report. */
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

/** What the numbers mean and do not mean, as a list; the same as on the page. */
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

/** The engine's version, the digest of everything compared, and all settings. */
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
