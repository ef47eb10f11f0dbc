/** What takes names, and passages that are excluded by hand, off all that is drawn (./store.ts). */
import type { Report } from "../engine/pkg/lookalike.js";
import { adjusted, type PairExclusions } from "../outputs/by-hand.ts";
import type { PageDocument } from "./documents.ts";
import { exclusionsOf } from "./excluded-in-result.ts";
import { excludedPassages } from "./excluded-passages.ts";
import { aliasesOf } from "./names/aliases.ts";
import { masked } from "./names/mask.ts";
import { namesIn, shownDocuments, shownHeld, shownIntake, shownQuestion, shownReport } from "./names/shown.ts";
import * as store from "./store.ts";

const tools = {
  ...{ aliasesOf, namesIn, shownDocuments, shownHeld, shownIntake, shownQuestion, shownReport, masked, adjusted },
  /** The pairs of a report with excluded passages; null where there are none on the page. */
  exclusionsOf: (report: Report, documents: readonly PageDocument[]): PairExclusions[] | null => {
    const { value: all } = excludedPassages;
    return all.size > 0 ? exclusionsOf(report, documents, all) : null;
  },
};

export type Adjusting = typeof tools;

/** Hands the page its tools for this. Called once, before anything can be hidden or excluded. */
export function startAdjusting(): void {
  store.adjusting.value = tools;
}
