/** Case reports: made of the page's result, then saved, or shown in a new tab for the browser to print. */
import { t } from "../messages/t.ts";
import type { CaseOf, CaseOptions } from "../reports/case.tsx";
import type { Page } from "../workspace/saved-result.ts";
import { HTML, makeReport } from "./reports.ts";
import { save } from "./state.ts";

export async function saveCase(page: Page, about: CaseOf, options: CaseOptions, how: "save" | "open"): Promise<void> {
  const parts = (signal: AbortSignal) =>
    makeReport(
      page,
      async (input, source, making) => {
        const { caseReport } = await import("../reports/case.tsx");
        return caseReport(input, about, source, options, making);
      },
      signal,
    );
  await save({ ...HTML, about: t("export-name-case"), isOneOfMany: true, parts }, how);
}
