/**
 * What the page and the terminal read out of a report's columns. Pairs and documents are read by the engine's package itself
 * (src/wasm/package/columns.js), so that everybody gets the same numbers.
 */
import type { Report, Warning, WarningCode } from "./pkg/lookalike.js";

// biome-ignore lint/performance/noBarrelFile: one place for all that is read out of a report
export {
  documentAt,
  estimatesOf,
  evidenceAt,
  groupAt,
  idsOf,
  pairAt,
  similaritiesOf,
} from "./pkg/columns.js";

/** The warnings that say how words were hidden. */
const DISGUISES = [
  "invisibleCharacters",
  "backwardsText",
  "lookAlikeLetters",
  "styledLetters",
  "spacedLetters",
  "spacedLettersUnknown",
  "spacedLettersTooMany",
] satisfies WarningCode[];

/** Whether a document's warnings say that words were hidden in it, by the document's index. */
export function disguisedIn(report: Report): ReadonlySet<number> {
  const codes: readonly string[] = DISGUISES;
  return new Set(report.documents.warnings.filter(({ code }) => codes.includes(code)).map(({ document }) => document));
}

/** What is to be said of single documents, by their index. Documents without a warning are not in it. */
export function warningsByDocument({ documents }: Report): ReadonlyMap<number, readonly Warning[]> {
  const byDocument = new Map<number, Warning[]>();
  for (const { document, ...warning } of documents.warnings) {
    const warnings = byDocument.get(document);
    if (warnings) warnings.push(warning);
    else byDocument.set(document, [warning]);
  }
  return byDocument;
}
