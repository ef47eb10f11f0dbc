/**
 * What stands at the head and foot of page after page: running titles and page numbers. They would break sentences that go
 * over a page's end, and make all documents of one layout alike.
 *
 * A row within the outer rows of a page counts if its text, with all numbers taken for one, stands at the same height on
 * two pages at least and on two pages of five. O(pages).
 */
import type { Stretch } from "./lines.ts";
import { rows } from "./lines.ts";

/** Rows at the top and at the bottom of a page that may be such. */
const OUTER_ROWS = 3;
/** The share of a page's height, at the top and at the bottom, in which they stand. */
const MARGIN = 0.16;
/** How many pages of all must have it. */
const SHARE = 0.4;
/** Points by which its height may differ. */
const HEIGHT_STEP = 6;

/** A page as its stretches, with its height in points. */
export interface Sheet {
  stretches: Stretch[];
  height: number;
}

/** Takes the furniture off all pages, and says how many rows that were. */
export function takeOffFurniture(sheets: readonly Sheet[]): { sheets: Stretch[][]; removed: number } {
  const outer = sheets.map(outerRows);
  const pages = new Map<string, Set<number>>();
  for (const [page, keyed] of outer.entries()) {
    for (const { keys } of keyed) for (const key of keys) (pages.get(key) ?? setAt(pages, key)).add(page);
  }
  const recurs = (key: string): boolean => {
    const { size } = pages.get(key) ?? { size: 0 };
    return size >= 2 && size >= SHARE * sheets.length;
  };
  let removed = 0;
  const left = sheets.map(({ stretches }, page) => {
    const off = new Set<Stretch>();
    for (const { keys, row } of outer[page] ?? []) {
      if (!keys.some(recurs)) continue;
      removed++;
      for (const stretch of row) off.add(stretch);
    }
    return stretches.filter((stretch) => !off.has(stretch));
  });
  return { sheets: left, removed };
}

function setAt(map: Map<string, Set<number>>, key: string): Set<number> {
  const made = new Set<number>();
  map.set(key, made);
  return made;
}

function outerRows({ stretches, height }: Sheet): { keys: string[]; row: Stretch[] }[] {
  const all = rows(stretches);
  const top = all.slice(0, OUTER_ROWS).filter(([first]) => first && first.y < MARGIN * height);
  const bottom = all.slice(-OUTER_ROWS).filter(([first]) => first && first.y > (1 - MARGIN) * height);
  return [...new Set([...top, ...bottom])].map((row) => ({ keys: keysOf(row), row }));
}

/** The same text at about the same height; a height near the border of two steps belongs to both. */
function keysOf(row: readonly Stretch[]): string[] {
  const text = row
    .map((stretch) => stretch.text)
    .join(" ")
    .replace(/\d+|\b[ivxlc]+\b/g, "#")
    .replace(/\s+/g, " ");
  const step = (row[0]?.y ?? 0) / HEIGHT_STEP;
  return [...new Set([Math.floor(step - 0.25), Math.floor(step + 0.25)])].map((at) => `${at} ${text}`);
}
