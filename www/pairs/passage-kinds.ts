/**
 * The kinds of a pair's passages, for the page, reports and the terminal: in the list of sources, quoted, cited without quotation
 * marks, or neither, in either text. Each passage has one kind, so the words of all kinds add up to the pair's matched words.
 */

import type { Params, Passage } from "../engine/pkg/lookalike.js";

/** In the order in which they are listed. */
export const PASSAGE_KINDS = ["none", "cited", "quoted", "reference"] as const;

export type PassageKind = (typeof PASSAGE_KINDS)[number];

/** The signs of kinds beside a passage's number, explained wherever kinds are counted. */
export const KIND_SIGNS = { none: "", cited: "†", quoted: "“”", reference: "≡" } as const satisfies Record<
  PassageKind,
  string
>;

/** The number of a passage, from 1, with the sign of its kind. */
export function numberWithSign(index: number, kind: PassageKind): string {
  // A thin space, so that the number is not read as one with the sign.
  return kind === "none" ? String(index + 1) : `${index + 1}\u2009${KIND_SIGNS[kind]}`;
}

/** The kind of a passage. An entry of a list of sources has quotation marks and years of its own. */
export function kindOf({
  attributionA: a,
  attributionB: b,
}: Pick<Passage, "attributionA" | "attributionB">): PassageKind {
  if (a.reference || b.reference) return "reference";
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
  readonly passages: number;
  readonly matchedA: number;
  readonly matchedB: number;
}

/** The matched words of each kind that there is. `isExcluded`: the indices of passages that do not count. */
export function countsByKind(
  passages: readonly Passage[],
  unit: Params["unit"],
  isExcluded: (index: number) => boolean = () => false,
): KindCount[] {
  const counts = PASSAGE_KINDS.map((kind) => ({ kind, passages: 0, matchedA: 0, matchedB: 0 }));
  for (const [index, kind] of kindsOf(passages, unit).entries()) {
    const [count, passage] = [counts[PASSAGE_KINDS.indexOf(kind)], passages[index]];
    if (!count || !passage || isExcluded(index)) continue;
    count.passages++;
    count.matchedA += passage.matchedA;
    count.matchedB += passage.matchedB;
  }
  return counts.filter(({ passages }) => passages > 0);
}
