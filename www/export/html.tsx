/** The whole result as one web page that opens anywhere, without this one. */
import { t } from "../messages/t.ts";
import type { EntryProps } from "./entries.ts";
import { Progress } from "./progress.tsx";
import { HTML, makeReport } from "./reports.ts";
import { isBusy, save } from "./state.ts";

export function HtmlEntry({ page }: EntryProps) {
  const make = (how: "save" | "open"): void => {
    const parts = (signal: AbortSignal) =>
      makeReport(
        page,
        async (input, source, making) => {
          const { wholeReport } = await import("../reports/whole.tsx");
          return (await wholeReport(input, source, making)).parts;
        },
        signal,
      );
    void save({ ...HTML, about: t("export-name-result"), parts }, how);
  };
  return (
    <>
      <p>{t("export-html-what")}</p>
      <div class="buttons">
        <button type="button" disabled={isBusy} onClick={() => make("save")}>
          {t("export-save-html")}
        </button>
      </div>
      <Progress />
    </>
  );
}
