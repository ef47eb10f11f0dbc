import { expect, test } from "@playwright/test";
import { inked } from "../../www/compare/spans.ts";

const parts = (text: string, start = 0, end = text.length) =>
  inked(text, start, end).map(([from, to]) => text.slice(from, to));

test("blank lines and indentation are left uncoloured", () => {
  expect(parts("a rose\n   is a rose\n\n \n is")).toEqual(["a rose", "is a rose", "is"]);
  expect(parts("lines\nthat just\nend")).toEqual(["lines\nthat just\nend"]);
  expect(parts("two  spaces\tor  tabs")).toEqual(["two  spaces\tor  tabs"]);
  expect(parts("\n\n within \n\n", 3, 9)).toEqual(["within"]);
});

test("white space alone is coloured: something is missing there", () => {
  expect(parts("a \n b", 1, 4)).toEqual([" \n "]);
  expect(parts("a b", 1, 2)).toEqual([" "]);
});

test("a million blanks take no longer than they are many", () => {
  expect(parts(`a${" ".repeat(1_000_000)}\nb`)).toEqual(["a", "b"]);
});
