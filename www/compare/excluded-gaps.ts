/**
 * Passages without the excluded text within them. The engine reports whatever lies between two matches as an edit, and counts its
 * words: text of a template, a quotation or a list of sources, too, which is excluded from the comparison. Nobody changed anything
 * there, so no page or report may say so. No matched word is excluded.
 */

import { firstWhere } from "../engine/binary-search.ts";
import type { OriginalText } from "../engine/original-text.ts";
import type { Edit, ExcludedStretch, PairDetail, Params } from "../engine/pkg/lookalike.js";
import type { Sides } from "./spans.ts";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of a text, to be counted. */
interface Part {
  readonly name: string;
  readonly text: OriginalText;
}

interface Given {
  readonly texts: Sides<OriginalText>;
  readonly params: Params;
  /** The number of words of each text, by the engine. */
  readonly lengthsOf: (texts: readonly Part[], params: Params) => readonly number[] | Promise<readonly number[]>;
}

type Detail = Pick<PairDetail, "pair" | "passages" | "excludedA" | "excludedB">;

/**
 * The same details, whose passages have neither edits nor words that are excluded; parts of edits that are excluded are cut off at
 * their ends. O(edits log excluded stretches).
 */
export async function withoutExcludedGaps<D extends Detail>(detail: D, given: Given): Promise<D> {
  const { passages, excludedA, excludedB } = detail;
  if (excludedA.length + excludedB.length === 0) return detail;
  const { texts, params } = given;
  const own = params.unit === "code" ? /\S/u : /[\p{L}\p{N}]/u;
  const edits = passages.map((passage) =>
    passage.edits.flatMap((edit) => ownEdit(edit, { excludedA, excludedB, texts, own })),
  );
  const gaps = passages.flatMap(({ aStart, aEnd, bStart, bEnd }, index) => [
    ...partsWithin(excludedA, { start: aStart, end: aEnd }).map((part) => ({ ...part, side: "a" as const, index })),
    ...partsWithin(excludedB, { start: bStart, end: bEnd }).map((part) => ({ ...part, side: "b" as const, index })),
  ]);
  if (gaps.length === 0) return detail;
  // As the words of the passages are counted.
  const counted = { ...params, evidence: detail.pair.evidence !== null };
  const words = await given.lengthsOf(
    gaps.map(({ side, start, end }) => ({ name: "", text: texts[side].slice(start, end) })),
    counted,
  );
  const excluded = { a: new Float64Array(passages.length), b: new Float64Array(passages.length) };
  for (const [at, { side, index }] of gaps.entries()) {
    excluded[side][index] = (excluded[side][index] ?? 0) + (words[at] ?? 0);
  }
  return {
    ...detail,
    passages: passages.map((passage, index) => ({
      ...passage,
      edits: edits[index] ?? [],
      // A word of letters that are spaced out may count differently by itself.
      aTokens: Math.max(passage.matchedA, passage.aTokens - (excluded.a[index] ?? 0)),
      bTokens: Math.max(passage.matchedB, passage.bTokens - (excluded.b[index] ?? 0)),
    })),
  };
}

interface Exclusions {
  readonly excludedA: readonly ExcludedStretch[];
  readonly excludedB: readonly ExcludedStretch[];
  readonly texts: Sides<string>;
  /** Whether there are words in a text. */
  readonly own: RegExp;
}

/** An edit without what is excluded at its ends; none if all of its words are excluded, in both texts. */
function ownEdit(edit: Edit, { excludedA, excludedB, texts, own }: Exclusions): Edit[] {
  const whole = { a: { start: edit.aStart, end: edit.aEnd }, b: { start: edit.bStart, end: edit.bEnd } };
  const cut = { a: partsWithin(excludedA, whole.a), b: partsWithin(excludedB, whole.b) };
  if (cut.a.length + cut.b.length === 0) return [edit];
  const kept = (side: "a" | "b"): readonly Range[] =>
    rangesWithout(whole[side], cut[side])
      .map((range) => trimmed(texts[side], range))
      .filter(({ start, end }) => own.test(texts[side].slice(start, end)));
  const [a, b] = [kept("a"), kept("b")];
  if (a.length + b.length === 0) return [];
  const [aStart, aEnd] = [a[0]?.start ?? edit.aStart, a.at(-1)?.end ?? edit.aStart];
  const [bStart, bEnd] = [b[0]?.start ?? edit.bStart, b.at(-1)?.end ?? edit.bStart];
  return [{ aStart, aEnd, bStart, bEnd }];
}

/** The parts of ascending stretches that lie within a range. O(log stretches) and their number. */
function partsWithin(stretches: readonly Range[], { start, end }: Range): Range[] {
  const parts: Range[] = [];
  for (let at = firstWhere(stretches.length, (index) => (stretches[index]?.end ?? 0) > start); ; at++) {
    const stretch = stretches[at];
    if (!stretch || stretch.start >= end) return parts;
    parts.push({ start: Math.max(start, stretch.start), end: Math.min(end, stretch.end) });
  }
}

/** What is left of a range without these parts of it, ascending. */
function rangesWithout({ start, end }: Range, parts: readonly Range[]): Range[] {
  const left: Range[] = [];
  let offset = start;
  for (const part of parts) {
    if (part.start > offset) left.push({ start: offset, end: part.start });
    offset = part.end;
  }
  if (offset < end) left.push({ start: offset, end });
  return left;
}

function trimmed(text: string, { start, end }: Range): Range {
  const part = text.slice(start, end);
  return { start: start + part.length - part.trimStart().length, end: start + part.trimEnd().length };
}
