/**
 * The strength of each listed pair, as one number to which a threshold applies, and each document's strongest pair: by
 * matched words, as they count in the order of the list, for programs by the matched share of both, and by similarity if no
 * pair has evidence.
 */

import { computed, signal } from "@preact/signals";
import { similaritiesOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { result } from "../state/store.ts";
import { countsAs, hasEvidence, matchedWordsOf } from "./matched.ts";
import { uncountedRows } from "./uncounted.ts";

/** The measure of a pair's strength. */
export type Measure = "words" | "score" | "similarity";

/** The listed pairs by their strength. */
export interface Strengths {
  readonly measure: Measure;
  /** Whether some matched words count less, because more than three other texts share them. */
  readonly isWeighted: boolean;
  /** Per listed pair. Words are whole numbers, scores and similarities from 0 to 1. 0: nothing matched beyond chance. */
  readonly ofPairs: Float64Array;
  /** Per document, the largest strength of its pairs; 0 if it is in no listed pair. */
  readonly ofDocuments: Float64Array;
  /**
   * The row of that pair; -1 if there is none. Ties keep the report's order. Of a program, its first row: a score is a share, and
   * the report's order has few equal tokens below long copies.
   */
  readonly rows: Int32Array;
}

/** The strength of each pair, and of each document's strongest. O(pairs + documents). */
export function strengthsIn(report: Report): Strengths {
  const measure = measureOf(report);
  const ofPairs = strengths(report, measure);
  const uncounted = uncountedRows(report);
  for (const row of uncounted) ofPairs[row] = 0;
  const isWeighted =
    measure === "words" &&
    matchedWordsOf(report).some((words, row) => (ofPairs[row] ?? 0) < words && !uncounted.has(row));
  const { pairs, documents } = report;
  const ofDocuments = new Float64Array(documents.length);
  const rows = new Int32Array(documents.length).fill(-1);
  for (let row = 0; row < pairs.length; row++) {
    if (uncounted.has(row)) continue;
    const strength = ofPairs[row] ?? 0;
    for (const at of [pairs.a[row] ?? 0, pairs.b[row] ?? 0]) {
      const isStronger = strength > (ofDocuments[at] ?? 0);
      if (rows[at] === -1 || (isStronger && measure !== "score")) rows[at] = row;
      if (isStronger) ofDocuments[at] = strength;
    }
  }
  return { measure, isWeighted, ofPairs, ofDocuments, rows };
}

function measureOf(report: Report): Measure {
  // If nothing stands out, pairs are listed for their similarity.
  if (!hasEvidence(report) || report.pairs.evidence.length === 0) return "similarity";
  return report.params.unit === "code" ? "score" : "words";
}

function strengths(report: Report, measure: Measure): Float64Array {
  const { pairs, params } = report;
  const { evidence } = pairs;
  if (measure === "similarity") return Float64Array.from(similaritiesOf(report, params.measure));
  const found = new Float64Array(pairs.length);
  for (let row = 0; row < evidence.length; row++) {
    found[row] = measure === "score" ? (evidence.score[row] ?? 0) : countsAs(evidence.weight[row] ?? 0);
  }
  return found;
}

// Restrictions of the list of pairs besides its own filter: a minimum strength, and one person.

/** The strengths of the pairs on screen; null before the first run. */
export const listedStrengths = computed<Strengths | null>(() =>
  result.value ? strengthsIn(result.value.report) : null,
);

/** As the user set it, with the measure at that time. */
const set = signal<{ measure: Measure; from: number }>({ measure: "words", from: 0 });

/** The minimum strength of shown pairs; 0 shows all. A number of words is meaningless once similarities are listed. */
export const threshold = computed(() => (listedStrengths.value?.measure === set.value.measure ? set.value.from : 0));

/** Shows only pairs of at least this strength. */
export function showFrom(from: number): void {
  set.value = { measure: listedStrengths.peek()?.measure ?? "words", from };
}

/** The key of the only person whose pairs are shown; null shows everyone's. */
export const personShown = signal<string | null>(null);

/** The rows within these restrictions. O(rows), and the same array if all are. */
export function narrowed(rows: Uint32Array, documents: ReadonlySet<number> | null): Uint32Array {
  const report = result.value?.report;
  const from = threshold.value;
  if (!report || (from === 0 && documents === null)) return rows;
  const strengths = listedStrengths.value?.ofPairs;
  const { pairs } = report;
  const ids = report.documents.id;
  const isOf = (index: number | undefined): boolean => documents?.has(ids[index ?? -1] ?? -1) ?? true;
  return rows.filter((row) => (strengths?.[row] ?? 0) >= from && (isOf(pairs.a[row]) || isOf(pairs.b[row])));
}

const STRENGTHS = {
  score: "workspace-strength-score",
  similarity: "workspace-strength-similarity",
} as const;

/** "120 matched words", "120 weighted words", "35% of both programs", "40% similarity". */
export function strengthInWords(
  { measure, isWeighted }: Pick<Strengths, "measure" | "isWeighted">,
  strength: number,
): string {
  if (measure === "words")
    return t(isWeighted ? "workspace-strength-weighted" : "workspace-strength-words", { words: strength });
  return t(STRENGTHS[measure], { share: strength });
}
