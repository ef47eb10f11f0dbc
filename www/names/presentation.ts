/** Applies hidden names and excluded passages to what views show (../state/store.ts). */

import type { PageDocument } from "../documents/document.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { adjusted, type PairExclusions } from "../review/adjusted-report.ts";
import { excludedPassages, pairExclusionsIn } from "../review/exclusions.ts";
import { aliasesOf } from "./aliases.ts";
import { masked } from "./mask.ts";
import { namesToHide, shownDocuments, shownEngineDocuments, shownIntake, shownQuestion, shownReport } from "./shown.ts";

export const presentation = {
  aliasesOf,
  namesIn: namesToHide,
  shownDocuments,
  shownHeld: shownEngineDocuments,
  shownIntake,
  shownQuestion,
  shownReport,
  masked,
  adjusted,
  /** The pairs of a report with excluded passages; null where there are none on the page. */
  exclusionsOf: (report: Report, documents: readonly PageDocument[]): PairExclusions[] | null => {
    const { value: all } = excludedPassages;
    return all.size > 0 ? pairExclusionsIn(report, documents, all) : null;
  },
};

export type Presentation = typeof presentation;
