/** Reports of the page's result: their inputs, and the engine behind them. Loaded when the first one is made. */

import { addLists } from "../compare/compared-pair.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { inSlices } from "../engine/queue.ts";
import { loadMessages } from "../i18n/load-language.ts";
import { catalogue, t } from "../i18n/t.ts";
import { reportMessages, tracesMessages } from "../i18n/view-messages.ts";
import { authorPairs, showsWeak } from "../pairs/author-rows.ts";
import { authorsInWords } from "../pairs/authors-in-words.ts";
import { stateInWords } from "../review/review.ts";
import { engine, namesHidden, originalDocuments } from "../state/store.ts";
import { type Page, reviewsByPlace, savedResultOf } from "./json/page-result.ts";
import type { ReviewLookup } from "./json/saved-result.ts";
import type { CaseOf, CaseOptions } from "./report/case.tsx";
import type { Making, PassageSource, ReportInput } from "./report/report-model.ts";
import { progress, save } from "./saving.ts";

/** Longer tasks would be noticeable. */
const SLICE_MS = 20;

/** The file type for the browser. */
export const HTML = { extension: "html", type: "text/html;charset=utf-8" } as const;

/** Makes the file of a report, in parts. */
export type Make = (input: ReportInput, source: PassageSource, making: Making) => Promise<Iterable<string>>;

/** Gathers the inputs of a report, then makes it with progress on screen; the page stays responsive. */
export async function makeReport(page: Page, make: Make, signal: AbortSignal): Promise<Iterable<string>> {
  const [{ digestsOf }] = await Promise.all([
    import("./report/report-model.ts"),
    loadMessages(reportMessages),
    loadMessages(tracesMessages),
  ]);
  const result = savedResultOf(page);
  // Digests of the compared texts: nobody could check a text by the digest of its version with black bars.
  const texts = page.held.map(({ id }) => originalDocuments.peek().get(id)?.text ?? "");
  const digests = await digestsOf(texts, signal);
  const format = new Intl.DateTimeFormat(catalogue.value?.locale, { dateStyle: "long", timeStyle: "short" });
  const input: ReportInput = {
    ...result,
    digests,
    date: format.format(new Date()),
    review: reviewsOf(page),
    namesHidden: namesHidden.value,
    listsWeakAuthors: showsWeak.value,
    foundOfAuthors: authorPairs.value ? authorsInWords(page.report, page.byHand, authorPairs.value) : undefined,
  };
  const onProgress = (done: number, total: number): void => {
    if (!signal.aborted) progress.value = { done, total };
  };
  return make(input, passageSourceOf(page.report, signal), { signal, onProgress, pause: inSlices(SLICE_MS) });
}

/** The reviews of pairs in words; null for a pair without one, which a report does not mention. */
function reviewsOf(page: Page): ReviewLookup | undefined {
  const reviewed = reviewsByPlace(page);
  if (!reviewed) return undefined;
  return (a, b) => {
    const review = reviewed(a, b);
    if (!review || (review.state === "unreviewed" && review.note === "")) return null;
    return { state: stateInWords(review.state), note: review.note };
  };
}

function passageSourceOf(report: Report, signal: AbortSignal): PassageSource {
  const { id } = report.documents;
  const { a, b } = report.pairs;
  const idsOf = (indexes: readonly (number | undefined)[]) => Uint32Array.from(indexes, (index) => id[index ?? 0] ?? 0);
  return {
    details: async (pairs) => {
      const ids = idsOf(pairs.flatMap((pair) => [pair.a, pair.b]));
      const options = { signal, urgency: "background" } as const;
      const details = await engine.passagesOf(ids, report.params, options);
      return Promise.all(details.map((detail) => addLists(detail, report.params, options)));
    },
    longest: (rows) =>
      engine.longestPassages(idsOf(rows.flatMap((row) => [a[row], b[row]])), report.params, { signal }),
  };
}

// Makes case reports from the page's result, and saves them or shows them in a new tab for printing.

export async function saveCase(page: Page, about: CaseOf, options: CaseOptions, how: "save" | "open"): Promise<void> {
  const parts = (signal: AbortSignal) =>
    makeReport(
      page,
      async (input, source, making) => {
        const { caseReport } = await import("./report/case.tsx");
        return caseReport(input, about, source, options, making);
      },
      signal,
    );
  await save({ ...HTML, about: t("export-name-case"), isOneOfMany: true, parts }, how);
}
