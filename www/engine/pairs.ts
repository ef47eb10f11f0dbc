/**
 * Reads a report's columns, for the page and the terminal. Pairs and documents are read by the engine's package itself
 * (src/wasm/package/columns.js), so that everyone gets the same numbers.
 */
import type { Report, Warning, WarningCode } from "./pkg/lookalike.js";

// biome-ignore lint/performance/noBarrelFile: one place for everything that is read from a report
export {
  documentAt,
  estimatesOf,
  evidenceAt,
  groupAt,
  idsOf,
  pairAt,
  similaritiesOf,
} from "./pkg/columns.js";

/** The warnings about obfuscation. */
const DISGUISES = [
  "invisibleCharacters",
  "backwardsText",
  "lookAlikeLetters",
  "styledLetters",
  "spacedLetters",
  "spacedLettersUnknown",
  "spacedLettersTooMany",
] satisfies WarningCode[];

/** Indices of the documents with a warning about obfuscation. */
export function disguisedIn(report: Report): ReadonlySet<number> {
  const codes: readonly string[] = DISGUISES;
  return new Set(report.documents.warnings.filter(({ code }) => codes.includes(code)).map(({ document }) => document));
}

/** The warnings on single documents, by document index. Documents without a warning have no entry. */
export function warningsByDocument({ documents }: Report): ReadonlyMap<number, readonly Warning[]> {
  const byDocument = new Map<number, Warning[]>();
  for (const { document, ...warning } of documents.warnings) {
    const warnings = byDocument.get(document);
    if (warnings) warnings.push(warning);
    else byDocument.set(document, [warning]);
  }
  return byDocument;
}
