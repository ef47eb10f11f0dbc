/**
 * Everything that can be saved or shared, in the order of the panel. To add an entry, write a component that takes the
 * page's result, and add a line here; ./saving.ts assembles and saves files.
 */

import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { loadCatalogue } from "../i18n/load-language.ts";
import { type Key, type Message, message, UserError } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { byHand } from "../review/exclusions-in-result.ts";
import { reviews, stateInWords } from "../review/review.ts";
import { fieldsOf } from "../settings/fields.ts";
import { engine, fields, namesHidden, originalDocuments } from "../state/store.ts";
import { useAnswer } from "../ui/answer.ts";
import { SeveralEntry } from "./case-of-several.tsx";
import { type Entry, type EntryProps, Progress } from "./entry.tsx";
import styles from "./export.module.css";
import { jsonParts } from "./json/json.ts";
import { inputsOf, jsonOptions, reviewLookup, savedResultOf } from "./json/page-result.ts";
import { MAX_BYTES } from "./json/result-format.ts";
import { digestOfTextsHere } from "./link/expected.ts";
import { hashOfLink, unusual } from "./link/link.ts";
import { PersonEntry } from "./person.tsx";
import { HTML, makeReport } from "./reports.ts";
import { isBusy, outcome, save } from "./saving.ts";
import { pairsChosen } from "./scope.ts";
import { PairsHeld } from "./scope-choice.tsx";
import { type DialectName, dialects } from "./table/csv.ts";
import { authorLines, documentLines, pairLines } from "./table/result-tables.ts";
import { dialect, saveTable } from "./table/spreadsheets.ts";

export const entries: readonly Entry[] = [
  { title: message("export-html"), Body: HtmlEntry },
  { title: message("export-several"), Body: SeveralEntry },
  { title: message("export-csv"), Body: CsvEntry },
  { title: message("export-person"), Body: PersonEntry },
  { title: message("export-json"), Body: JsonEntry },
  { title: message("export-link"), Body: LinkEntry },
];

// Pairs and documents as tables for a spreadsheet.

const DIALECTS = {
  comma: "export-numbers-comma",
  semicolon: "export-numbers-semicolon",
  swiss: "export-numbers-swiss",
} as const satisfies Record<DialectName, Key>;

const TABLES = {
  pairs: { lines: pairLines, about: "export-name-pairs" },
  authors: { lines: authorLines, about: "export-name-authors" },
  documents: { lines: documentLines, about: "export-name-documents" },
} as const;

export function CsvEntry({ page }: EntryProps) {
  const saveAs = (table: keyof typeof TABLES): void => {
    const { lines, about } = TABLES[table];
    const rows = table === "pairs" ? pairsChosen.value?.rows : undefined;
    const options = { dialect: dialects[dialect.value], say, review: reviewLookup(page, stateInWords), rows };
    void saveTable(t(rows ? "export-name-some-pairs" : about), () => lines(savedResultOf(page), options));
  };
  const { unit } = page.report.params;
  return (
    <>
      <p>{t("export-csv-what", { unit })}</p>
      <PairsHeld />
      <label class="entry">
        {t("export-numbers")}
        <select
          value={dialect.value}
          onChange={({ currentTarget: { value } }) => {
            dialect.value = value as DialectName;
          }}
        >
          {(Object.keys(DIALECTS) as DialectName[]).map((name) => (
            <option key={name} value={name}>
              {t(DIALECTS[name])}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        <button type="button" aria-disabled={isBusy} onClick={() => saveAs("pairs")}>
          {t("export-save-pairs")}
        </button>
        {page.authorPairs && (
          <button type="button" aria-disabled={isBusy} onClick={() => saveAs("authors")}>
            {t("export-save-authors")}
          </button>
        )}
        <button type="button" aria-disabled={isBusy} onClick={() => saveAs("documents")}>
          {t("export-save-documents")}
        </button>
      </div>
    </>
  );
}

// The whole result as one web page that opens anywhere, without this one.

export function HtmlEntry({ page }: EntryProps) {
  const make = (how: "save" | "open"): void => {
    const chosen = pairsChosen.value;
    const parts = (signal: AbortSignal) =>
      makeReport(
        page,
        async (input, source, making) => {
          const { wholeReport } = await import("./report/whole.tsx");
          return (await wholeReport({ ...input, chosen }, source, making)).parts;
        },
        signal,
      );
    void save({ ...HTML, about: t(chosen ? "export-name-some-pairs" : "export-name-result"), parts }, how);
  };
  return (
    <>
      <p>{t("export-html-what")}</p>
      <PairsHeld />
      <div class="buttons">
        <button type="button" aria-disabled={isBusy} onClick={() => make("save")}>
          {t("export-save-html")}
        </button>
      </div>
      <Progress />
    </>
  );
}

// The whole result as a file that this page opens again, and that programs read.

const withTexts = signal(true);
const withRoles = signal(true);
const withReviews = signal(true);

/** Formats messages in English, whatever language the page uses: output for programs must not depend on it. */
async function inEnglish(): Promise<(text: Message) => string> {
  try {
    const catalogue = await loadCatalogue({ language: "en", locale: "en" });
    return (text) => catalogue.say(text);
  } catch {
    throw new UserError(message("keep-part-missing"));
  }
}

export function JsonEntry({ page }: EntryProps) {
  // Of the original texts, which are as long: a shown text is masked when it is first read.
  const length = [...originalDocuments.value.values()].reduce((sum, { text }) => sum + text.length, 0);
  const isTooLong = withTexts.value && length > MAX_BYTES;
  const saveAll = (): void => {
    const settings = { ...fields.value };
    const chosen = {
      texts: withTexts.value,
      roles: withRoles.value,
      reviews: withReviews.value && reviews.value.size > 0,
      namesHidden: namesHidden.value,
    };
    void save({
      about: t("export-name-result"),
      extension: "json",
      type: "application/json",
      parts: async () => {
        const english = await inEnglish();
        return jsonParts(savedResultOf(page), jsonOptions(page, chosen, { settings, english }));
      },
    });
  };
  return (
    <>
      <p>{t(withTexts.value ? "export-json-what" : "export-json-what-bare")}</p>
      <label class={styles.choice}>
        <input
          type="checkbox"
          checked={withTexts}
          onChange={({ currentTarget }) => {
            withTexts.value = currentTarget.checked;
          }}
        />
        {t("export-with-texts")}
      </label>
      <label class={styles.choice}>
        <input
          type="checkbox"
          checked={withRoles}
          onChange={({ currentTarget }) => {
            withRoles.value = currentTarget.checked;
          }}
        />
        {t("export-with-roles")}
      </label>
      {reviews.value.size > 0 && (
        <label class={styles.choice}>
          <input
            type="checkbox"
            checked={withReviews}
            onChange={({ currentTarget }) => {
              withReviews.value = currentTarget.checked;
            }}
          />
          {t("export-with-reviews")}
        </label>
      )}
      {namesHidden.value && <p class="note">{t("export-json-names-hidden")}</p>}
      {isTooLong && <p class="note">{t("export-too-long", { limit: MAX_BYTES })}</p>}
      <div class="buttons">
        <button type="button" aria-disabled={isBusy} onClick={saveAll}>
          {t("export-save-result")}
        </button>
      </div>
    </>
  );
}

// A link to the same comparison, without its content, and a button that copies it.

export function LinkEntry({ page: { report } }: EntryProps) {
  const usual = useAnswer("usual", async () => fieldsOf(await engine.defaultParams()));
  const texts = useAnswer(report.digest, digestOfTextsHere);
  const field = useRef<HTMLInputElement>(null);
  if (usual.state === "failed") return <p class="note">{say(usual.message)}</p>;
  if (usual.state === "waiting" || texts.state === "waiting" || !fields.value)
    return <p class="quiet">{t("ui-later")}</p>;
  const settings = unusual(fields.value, usual.value);
  // Without the digest, a link to other documents can report less about the difference.
  const held = { ...inputsOf(report), settings, ...(texts.state === "ready" && { texts: texts.value }) };
  const link = new URL(hashOfLink(held), location.href).href;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      outcome.value = message("export-copied");
    } catch {
      // Without a secure connection or permission, the link is selected for copying by hand.
      outcome.value = message("export-copy-by-hand");
    }
  };
  return (
    <>
      <p>
        {t("export-link-what")} {byHand.value.all.length > 0 && t("export-link-by-hand")}
      </p>
      <div class={styles.link}>
        <input ref={field} readOnly value={link} aria-label={t("export-link")} />
        <button type="button" onClick={() => void copy()}>
          {t("export-copy")}
        </button>
      </div>
    </>
  );
}
