/** Rows of different heights, counted in units: which row has a unit, and which units a row has. */
import { expect, test } from "@playwright/test";
import { rowOf, startsOf } from "../../www/documents/document-list.tsx";

test("every unit belongs to the row that a walk from the first finds", () => {
  const units = [2, 2, 3, 2, 3, 3, 2];
  const starts = startsOf(units.length, (row) => units[row] ?? 0);
  const walked = units.flatMap((count, row) => Array.from({ length: count }, () => row));
  expect(walked.map((_, unit) => rowOf(starts, unit))).toEqual(walked);
  expect([...starts]).toEqual([0, 2, 4, 7, 9, 12, 15, 17]);
  expect(rowOf(starts, 17)).toBe(7);
});

test("a list without rows has no units", () => {
  const starts = startsOf(0, () => 2);
  expect([...starts]).toEqual([0]);
  expect(rowOf(starts, 0)).toBe(0);
});
