import { expect, test } from "@playwright/test";
import { remarksInLine } from "../../www/ui/format.ts";
import { namePieces } from "../../www/ui/long-name.tsx";

test("a long name keeps its end: the last parts of its path, or its last words", () => {
  expect(namePieces("short.txt")).toBeNull();
  expect(namePieces("Articles of 2025/politics/harbour-rebuilt.txt")).toEqual({
    beginning: "Articles of 2025/",
    end: "politics/harbour-rebuilt.txt",
  });
  expect(namePieces("On the duties of a citizen in times of general unrest.txt")?.end).toBe(
    "times of general unrest.txt",
  );
  expect(namePieces("a".repeat(100))?.end).toHaveLength(28);
});

test("the pieces are the whole name, and no character is cut", () => {
  for (let before = 0; before < 60; before++) {
    for (const filler of ["😀", "x", "/", " ", "ы"]) {
      const name = `${"n".repeat(before)}${filler.repeat(40)}`;
      const pieces = namePieces(name);
      if (!pieces) continue;
      expect(pieces.beginning + pieces.end).toBe(name);
      expect(pieces.end.isWellFormed()).toBe(true);
      expect(pieces.end.length).toBeGreaterThan(0);
    }
  }
});

test("remarks in a line have one sign between two of them", () => {
  expect(remarksInLine([])).toBe("");
  expect(remarksInLine(["read as UTF-8"])).toBe("read as UTF-8");
  expect(remarksInLine(["Two pages are pictures.", "54 invisible characters", "a table"])).toBe(
    "Two pages are pictures. 54 invisible characters; a table",
  );
});
