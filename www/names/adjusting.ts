/** What takes names, and passages that are excluded by hand, off all that is drawn (./store.ts). */

import type { PageDocument } from "../documents/document.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { adjusted, type PairExclusions } from "../review/adjusted-report.ts";
import { excludedPassages, exclusionsOf } from "../review/exclusions.ts";
import { aliasesOf } from "./aliases.ts";
import { masked } from "./mask.ts";
import { namesIn, shownDocuments, shownHeld, shownIntake, shownQuestion, shownReport } from "./shown.ts";

export const adjusting = {
  aliasesOf,
  namesIn,
  shownDocuments,
  shownHeld,
  shownIntake,
  shownQuestion,
  shownReport,
  masked,
  adjusted,
  /** The pairs of a report with excluded passages; null where there are none on the page. */
  exclusionsOf: (report: Report, documents: readonly PageDocument[]): PairExclusions[] | null => {
    const { value: all } = excludedPassages;
    return all.size > 0 ? exclusionsOf(report, documents, all) : null;
  },
};

export type Adjusting = typeof adjusting;
