/**
 * The pages of a document that has them, as a PDF file does: the offset in its text at which each page begins, ascending, in
 * UTF-16 units. A page without text begins where the next one does.
 */

import { t } from "../i18n/t.ts";
import { firstAndLast } from "../ui/format.ts";

export type PageStarts = readonly number[];

/** A document, as far as pages are concerned. */
interface Paged {
  readonly pages?: PageStarts | undefined;
}

/** Maximum pages of a document that are kept; real ones have some thousand. */
const MAX_PAGES = 100_000;

/** Stored offsets, if they are some: ascending, and within a text of `length` units. */
export function pageStartsFrom(value: unknown, length = Number.MAX_SAFE_INTEGER): PageStarts | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > MAX_PAGES) return undefined;
  const isSound = value.every(
    (start: unknown, at) => Number.isSafeInteger(start) && (start as number) >= (at > 0 ? value[at - 1] : 0),
  );
  return isSound && (value.at(-1) as number) <= length ? value : undefined;
}

/** The pages of a stretch of text: "p. 12", "pp. 12–13"; null if the document has no pages. O(log pages). */
export function pagesInWords({ pages }: Paged, start: number, end: number): string | null {
  if (!pages) return null;
  const [first, last] = firstAndLast(pages, start, end);
  return first === last ? t("ui-page", { page: first }) : t("ui-pages", { first, last });
}

/** The pages of a passage in both texts: "p. 12 ↔ p. 3", "p. 12" if only the first has pages, "↔ p. 3" if only the second has. */
export function pagesOfPassage(
  a: Paged,
  b: Paged,
  { aStart, aEnd, bStart, bEnd }: { aStart: number; aEnd: number; bStart: number; bEnd: number },
): string | null {
  const [inA, inB] = [pagesInWords(a, aStart, aEnd), pagesInWords(b, bStart, bEnd)];
  if (inB === null) return inA;
  return `${inA === null ? "" : `${inA} `}↔ ${inB}`;
}

/** The start of each page that has text, with its number from 1. */
export function pageMarks({ pages }: Paged): { start: number; page: number }[] {
  return (pages ?? []).flatMap((start, at, all) => (all[at + 1] === start ? [] : [{ start, page: at + 1 }]));
}
