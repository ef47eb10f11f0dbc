/**
 * Where a passage is shown to begin and end. Alignment may leave words without a partner at its ends, beyond the end of a
 * sentence: "through." before "The river". They are not shown as part of it; words that match always are.
 */

import type { Edit, Passage } from "../engine/pkg/lookalike.js";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Maximum UTF-16 units examined at either end: fewer than those up to which the engine completes sentences, so that none of these is cut. */
const MAX_UNITS = 40;

/** The range of a passage in a text, without stray words. `of`: the place of something in that text. O(edits). */
export function shownRange(passage: Passage, of: (place: Passage | Edit) => Range, text: string): Range {
  const { start, end } = of(passage);
  const unmatched = passage.edits.map(of).filter((edit) => edit.end > edit.start);
  const head = unmatched.find((edit) => edit.start === start);
  const tail = unmatched.find((edit) => edit.end === end);
  const from = head ? afterSentence(text, start, Math.min(head.end, start + MAX_UNITS)) : start;
  const to = tail ? beforeSentence(text, Math.max(tail.start, end - MAX_UNITS), end) : end;
  return from < to ? { start: from, end: to } : { start, end };
}

/** The start of the word after the last sentence that ends with a word between two offsets, or else the first of them. */
function afterSentence(text: string, start: number, end: number): number {
  let from = start;
  for (let at = start; at < end; ) {
    const gap = nextGap(text, at, end);
    if (gap === null) break;
    if (endsSentence(text, gap)) from = gap.end;
    at = gap.end;
  }
  return from;
}

/** The end of the last word of the sentence before the one to which the words between two offsets belong, or else the second. */
function beforeSentence(text: string, start: number, end: number): number {
  let wordEnd = start;
  while (wordEnd > 0 && !isInWord(text, wordEnd - 1)) wordEnd--;
  for (let at = wordEnd; at < end; ) {
    const gap = nextGap(text, at, end);
    if (gap === null) return end;
    if (gap.end < end && endsSentence(text, gap)) return gap.start;
    at = gap.end;
  }
  return end;
}

/** The text between a word that ends before `end` and the next one. */
function nextGap(text: string, at: number, end: number): Range | null {
  let gap = at;
  while (gap < end && isInWord(text, gap)) gap++;
  let next = gap;
  while (next < text.length && !isInWord(text, next)) next++;
  return next > gap && next < text.length ? { start: gap, end: next } : null;
}

const IN_WORD = /[\p{L}\p{M}\p{N}\p{Cs}]/u;

function isInWord(text: string, at: number): boolean {
  return IN_WORD.test(text.charAt(at));
}

/**
 * Whether the text between two words ends a sentence or a paragraph: `ends_sentence` of the engine. A full stop before a number ends
 * an abbreviation.
 */
function endsSentence(text: string, { start, end }: Range): boolean {
  const between = text.slice(start, end);
  const goesOn = /^\p{N}/u.test(text.slice(end, end + 2));
  const mark = between.search(goesOn ? /[!?…؟।۔]/ : /[.!?…؟।۔]/);
  return (mark >= 0 && /\s/.test(between.slice(mark))) || /[。！？]/.test(between) || between.split("\n").length > 2;
}
