/** What the list of pairs is narrowed to besides its own filter: pairs from a strength on, and those of one person. */
import { computed, signal } from "@preact/signals";
import { t } from "../i18n/t.ts";
import { result } from "../state/store.ts";
import { type Measure, type Strengths, strengthsIn } from "./strength.ts";

/** The strengths of the pairs on screen; null before the first run. */
export const listedStrengths = computed<Strengths | null>(() =>
  result.value ? strengthsIn(result.value.report) : null,
);

/** As the user set it, in the measure of the time. */
const set = signal<{ measure: Measure; from: number }>({ measure: "words", from: 0 });

/** The strength from which pairs are shown; 0 shows all. A number of words says nothing once similarities are listed. */
export const threshold = computed(() => (listedStrengths.value?.measure === set.value.measure ? set.value.from : 0));

/** Shows pairs from a strength on. */
export function showFrom(from: number): void {
  set.value = { measure: listedStrengths.peek()?.measure ?? "words", from };
}

/** The key of the person whose pairs alone are shown; null shows everybody's. */
export const personShown = signal<string | null>(null);

/** The rows of those that are to be seen. O(rows), and the same array where all are. */
export function narrowed(rows: Uint32Array, documents: ReadonlySet<number> | null): Uint32Array {
  const report = result.value?.report;
  const from = threshold.value;
  if (!report || (from === 0 && documents === null)) return rows;
  const strengths = listedStrengths.value?.ofPairs;
  const { pairs } = report;
  const ids = report.documents.id;
  const isOf = (at: number | undefined): boolean => documents?.has(ids[at ?? -1] ?? -1) ?? true;
  return rows.filter((row) => (strengths?.[row] ?? 0) >= from && (isOf(pairs.a[row]) || isOf(pairs.b[row])));
}

const STRENGTHS = {
  words: "workspace-strength-words",
  score: "workspace-strength-score",
  similarity: "workspace-strength-similarity",
} as const;

/** "120 matched words", "35% of both programs", "40% similarity". */
export function strengthInWords(measure: Measure, strength: number): string {
  if (measure === "words") return t(STRENGTHS.words, { words: strength });
  return t(STRENGTHS[measure], { share: strength });
}
