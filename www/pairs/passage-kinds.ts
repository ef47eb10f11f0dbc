/**
 * The kinds of a pair's passages, for the page, reports and the terminal: in the list of sources, quoted and cited, quoted only, cited
 * only, or neither, in either text. Each passage has one kind, so the words of all kinds add up to the pair's matched words.
 */

import type { Params, Passage } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { sumOf } from "../review/adjusted-report.ts";
import { matchedInBrief } from "./matched.ts";

/** In the order in which they are listed. */
export const PASSAGE_KINDS = ["none", "cited", "quoted", "both", "reference"] as const;

export type PassageKind = (typeof PASSAGE_KINDS)[number];

/** The signs of kinds beside a passage's number, explained wherever kinds are counted. */
export const KIND_SIGNS = { none: "", cited: "†", quoted: "“”", both: "“”†", reference: "≡" } as const satisfies Record<
  PassageKind,
  string
>;

/** The number of a passage, from 1, with the sign of its kind. */
export function numberWithSign(index: number, kind: PassageKind): string {
  // A thin space, so that the number is not read as one with the sign.
  return kind === "none" ? String(index + 1) : `${index + 1}\u2009${KIND_SIGNS[kind]}`;
}

/** The kind of a passage. A quotation is cited if it is so in the same text. An entry of a list of sources has quotation marks and years of its own. */
export function kindOf({
  attributionA: a,
  attributionB: b,
}: Pick<Passage, "attributionA" | "attributionB">): PassageKind {
  if (a.reference || b.reference) return "reference";
  if ((a.quoted && a.cited) || (b.quoted && b.cited)) return "both";
  if (a.quoted || b.quoted) return "quoted";
  return a.cited || b.cited ? "cited" : "none";
}

/** The kind of each passage; none for programs, which do not quote. */
export function kindsOf(passages: readonly Passage[], unit: Params["unit"]): PassageKind[] {
  return unit === "code" ? [] : passages.map(kindOf);
}

/** The matched words of one kind in either text. */
export interface KindCount {
  readonly kind: PassageKind;
  /** Whether they are among the pair's matched words; lists of sources that are excluded are not. */
  readonly isCounted: boolean;
  readonly passages: number;
  readonly matchedA: number;
  readonly matchedB: number;
}

/**
 * The matched words of each kind that there is. `uncounted`: the passages in lists of sources that are excluded; `isOut`: whether a
 * person excluded a passage.
 */
export function countsByKind(
  { passages, uncounted }: { readonly passages: readonly Passage[]; readonly uncounted: readonly Passage[] },
  unit: Params["unit"],
  isOut: (index: number) => boolean = () => false,
): KindCount[] {
  const kinds = kindsOf(passages, unit);
  const counts = PASSAGE_KINDS.map((kind) =>
    countOf(
      kind,
      true,
      passages.filter((_, index) => kinds[index] === kind && !isOut(index)),
    ),
  );
  return [...counts, countOf("reference", false, uncounted)].filter(({ passages }) => passages > 0);
}

function countOf(kind: PassageKind, isCounted: boolean, passages: readonly Passage[]): KindCount {
  const { matchedA, matchedB } = sumOf(passages);
  return { kind, isCounted, passages: passages.length, matchedA, matchedB };
}

/** "Quoted: 30 words"; "In the list of sources: 92 words, not counted". */
export function kindInWords(count: KindCount, unit: Params["unit"]): string {
  const words = t("comparison-kind-count", { kind: count.kind, count: matchedInBrief(count, unit) });
  return count.isCounted ? words : `${words}, ${t("comparison-uncounted")}`;
}

/** All kinds in one line; null where all that there is is neither quoted nor cited. */
export function kindsInWords(counts: readonly KindCount[], unit: Params["unit"]): string | null {
  if (counts.every(({ kind }) => kind === "none")) return null;
  return counts.map((count) => kindInWords(count, unit)).join("; ");
}
