/** Lists taller than a browser lays out: every row has a place, both ends are exact, and small steps move rows with the page. */
import { expect, test } from "@playwright/test";
import {
  isJump,
  isSkipWrong,
  laidOut,
  MAX_HEIGHT_PIXELS,
  scrollPositionOf,
  skippedAt,
  type TallList,
} from "../../www/ui/tall-list.ts";

const lists: TallList[] = [1_000_000, 10_000_000, 260_000].flatMap((rows) =>
  [60, 240].map((row) => ({ rows: rows * row, view: 860, row })),
);

test("a list that fits skips nothing", () => {
  const list = { rows: 6_000_000, view: 860, row: 60 };
  expect(laidOut(list)).toBe(6_000_000);
  for (const above of [-400, 0, 1000, 5_999_140]) {
    expect(skippedAt(above, list)).toBe(0);
    expect(scrollPositionOf(above, list)).toEqual({ above, skipped: 0 });
    expect(isSkipWrong({ above, skipped: 0 }, list)).toBe(false);
  }
});

for (const list of lists) {
  test(`${list.rows / list.row} rows of ${list.row} pixels can all be reached`, () => {
    const { rows, view } = list;
    expect(laidOut(list)).toBe(MAX_HEIGHT_PIXELS);
    expect(skippedAt(0, list)).toBe(0);
    expect(skippedAt(MAX_HEIGHT_PIXELS - view, list)).toBe(rows - MAX_HEIGHT_PIXELS);
    const wanted = Array.from({ length: 2001 }, (_, step) => Math.round((step / 2000) * (rows - view)));
    const ordered = [...wanted, 100, 1000, 5000, 20_000].sort((x, y) => x - y);
    const places = ordered.map((rowsAbove) => ({ rowsAbove, ...scrollPositionOf(rowsAbove, list) }));
    const wrong = places.filter(({ rowsAbove, above, skipped }, at) => {
      // The row wanted is at the window's edge, and stays there when the list comes to rest.
      const isThere = Math.abs(above + skipped - rowsAbove) < 0.01 && Math.abs(skippedAt(above, list) - skipped) < 0.01;
      const isInList = above >= (places[at - 1]?.above ?? 0) && above <= MAX_HEIGHT_PIXELS - view;
      return !isThere || !isInList || isSkipWrong({ above, skipped: Math.round(skipped) }, list);
    });
    expect(wrong).toEqual([]);
  });

  test(`${list.rows / list.row} rows of ${list.row} pixels: what was scrolled by hand to an end is put right there`, () => {
    const { rows, view, row } = list;
    const middle = scrollPositionOf(rows / 2, list);
    expect(isSkipWrong(middle, list)).toBe(false);
    expect(isSkipWrong({ ...middle, above: 11 * row }, list)).toBe(true);
    expect(isSkipWrong({ ...middle, above: MAX_HEIGHT_PIXELS - view - 11 * row }, list)).toBe(true);
    expect(isSkipWrong({ above: 0, skipped: 0 }, list)).toBe(false);
    expect(isSkipWrong({ above: MAX_HEIGHT_PIXELS - view, skipped: rows - MAX_HEIGHT_PIXELS }, list)).toBe(false);
    // A page down moves rows under the eye, a pixel of the scrollbar jumps.
    expect(isJump(5000, 5000 + view, list)).toBe(false);
    expect(isJump(5000, 5000 + MAX_HEIGHT_PIXELS / view, list)).toBe(true);
  });
}
