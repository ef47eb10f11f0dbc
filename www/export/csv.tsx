/** Pairs and documents as tables for a spreadsheet. */
import { signal } from "@preact/signals";
import type { Key } from "../messages/message.ts";
import { say, t } from "../messages/t.ts";
import { BYTE_ORDER_MARK, type DialectName, dialectOf, dialects } from "../outputs/csv.ts";
import { documentLines, pairLines } from "../outputs/tables.ts";
import { stateInWords } from "../workspace/review/words.ts";
import { reviewLookup, savedResultOf } from "../workspace/saved-result.ts";
import type { EntryProps } from "./entries.ts";
import { isBusy, save } from "./state.ts";

/** As the computer's region writes numbers, whatever language the page speaks: the spreadsheet goes by the region. */
const dialect = signal<DialectName>(dialectOf(navigator.language));

const DIALECTS = {
  comma: "export-numbers-comma",
  semicolon: "export-numbers-semicolon",
  swiss: "export-numbers-swiss",
} as const satisfies Record<DialectName, Key>;

const TABLES = {
  pairs: { lines: pairLines, about: "export-name-pairs" },
  documents: { lines: documentLines, about: "export-name-documents" },
} as const;

export function CsvEntry({ page }: EntryProps) {
  const saveTable = (table: keyof typeof TABLES): void => {
    const { lines, about } = TABLES[table];
    const options = { dialect: dialects[dialect.value], say, review: reviewLookup(page, stateInWords) };
    void save({
      ...{ about: t(about), ending: "csv", type: "text/csv;charset=utf-8" },
      *parts() {
        yield BYTE_ORDER_MARK;
        yield* lines(savedResultOf(page), options);
      },
    });
  };
  const { unit } = page.report.params;
  return (
    <>
      <p>{t("export-csv-what", { unit })}</p>
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
        <button type="button" disabled={isBusy} onClick={() => saveTable("pairs")}>
          {t("export-save-pairs")}
        </button>
        <button type="button" disabled={isBusy} onClick={() => saveTable("documents")}>
          {t("export-save-documents")}
        </button>
      </div>
    </>
  );
}
