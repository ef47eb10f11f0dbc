import { expect, test } from "@playwright/test";
import { excerptEnd, excerptOf } from "../../www/ui/excerpt.ts";

test("an excerpt ends between two words, and no longer word or script without spaces keeps it from ending", () => {
  expect(excerptOf("one two three", 13)).toBe("one two three");
  expect(excerptOf("one two three", 12)).toBe("one two …");
  expect(excerptOf("one two three", 8)).toBe("one two …");
  expect(excerptOf("one two three", 7)).toBe("one two …");
  expect(excerptOf("one\n two  three", 9)).toBe("one two …");
  expect(excerptOf(`a ${"b".repeat(90)}`, 60)).toBe(`a ${"b".repeat(58)} …`);
  expect(excerptEnd("剽窃是指使用他人的作品", 5)).toBe(5);
  // Not in the middle of a character.
  expect(excerptEnd("😀😀😀", 3)).toBe(2);
});
