/**
 * Reads a report's columns, for the page and the terminal. Pairs and documents are read by the engine's package itself
 * (src/wasm/package/columns.js), so that everyone gets the same numbers.
 */
import { evidenceAt } from "./pkg/columns.js";
import type { Evidence, Params, Report, Warning, WarningCode } from "./pkg/lookalike.js";
import { isProgram } from "./program-languages.ts";

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

/** What a report counts, for messages and heads of tables: programs have tokens. */
export function countedAs(unit: Params["unit"]): "tokens" | "words" {
  return unit === "code" ? "tokens" : "words";
}

/** Whether only the pairs that bands propose (LSH) were compared: as chosen, or as there was too little memory for exact sets. */
export function areCandidatesOnly({ params, fallbacks }: Pick<Report, "params" | "fallbacks">): boolean {
  return params.method === "lsh" || (params.method === "exact" && fallbacks.includes("signaturesOnly"));
}

/** The evidence of a listed pair, given by document indices in either order; null if there is none. O(pairs). */
export function evidenceOf(report: Report, first: number, second: number): Evidence | null {
  const { pairs } = report;
  for (let row = 0; row < pairs.evidence.length; row++) {
    const [a, b] = [pairs.a[row], pairs.b[row]];
    if (a === first && b === second) return evidenceAt(report, row);
    if (a === second && b === first) return turnedEvidence(evidenceAt(report, row));
  }
  return null;
}

/** The same of the pair with its documents swapped. */
export function turnedEvidence<E extends Evidence | null>(evidence: E): E {
  if (!evidence) return evidence;
  const { matchedA, matchedB, verbatimA, verbatimB } = evidence;
  return { ...evidence, matchedA: matchedB, matchedB: matchedA, verbatimA: verbatimB, verbatimB: verbatimA };
}

/** Two documents, by index, that may be rewritten from one another throughout. */
export interface RewrittenPair {
  readonly a: number;
  readonly b: number;
  /** Rare words in the same order. */
  readonly inOrder: number;
  /** Rare words that both parts contain. */
  readonly shared: number;
}

/** The pairs that may be rewritten throughout, from a place to another in their list, strongest first. */
export function rewrittenIn({ rewritten }: Report, from = 0, to: number = rewritten.length): RewrittenPair[] {
  return Array.from(rewritten.a.subarray(from, to), (a, at) => ({
    a,
    b: rewritten.b[from + at] ?? 0,
    inOrder: rewritten.inOrder[from + at] ?? 0,
    shared: rewritten.shared[from + at] ?? 0,
  }));
}

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

/** Indices of the programs that have too little code of their own to tell a copy from an honest solution. */
export function tooShortIn({ documents }: Report): ReadonlySet<number> {
  return new Set(documents.warnings.filter(({ code }) => code === "tooShortToTell").map(({ document }) => document));
}

/**
 * The warnings on single documents, by document index. Documents without a warning have no entry. That there is too little code
 * is said of programs only, not of a README that lies beside them.
 */
export function warningsByDocument({ documents }: Report): ReadonlyMap<number, readonly Warning[]> {
  const byDocument = new Map<number, Warning[]>();
  for (const { document, ...warning } of documents.warnings) {
    if (warning.code === "tooShortToTell" && !mayBeProgram(documents, document)) continue;
    const warnings = byDocument.get(document);
    if (warnings) warnings.push(warning);
    else byDocument.set(document, [warning]);
  }
  return byDocument;
}

/** Whether a document is in a programming language, or has a program's name. */
function mayBeProgram({ language, name }: Report["documents"], index: number): boolean {
  return language[index] !== "plain" || isProgram(name[index] ?? "");
}
