import { expect, test } from "@playwright/test";
import { authorFirst } from "../../www/read/names.ts";
import { remarksInLine } from "../../www/ui/format.ts";
import { namePieces, partsOf } from "../../www/ui/long-name.tsx";
import { ofLength, shortened, shortNames } from "../../www/ui/short-names.ts";
import {
  commonParts,
  commonWords,
  namesOnPage,
  partsOfPath,
  partsOfWords,
  tellingNames,
} from "../../www/ui/telling-names.ts";
import { randomOf } from "./random.ts";

test("a long name keeps its end: the last parts of its path, or its last words", () => {
  expect(namePieces("short.txt")).toBeNull();
  expect(namePieces("Articles of 2025/politics/harbour-rebuilt.txt")).toEqual({
    beginning: "Articles of 2025/",
    end: "politics/harbour-rebuilt.txt",
    cut: "beginning",
  });
  expect(namePieces("On the duties of a citizen in times of general unrest.txt")?.end).toBe(
    "times of general unrest.txt",
  );
  expect(namePieces("this-year.zip/alba.diaz/Main.java")?.end).toBe("alba.diaz/Main.java");
  expect(namePieces("The-duties-of-a-citizen-in-times-of-general-unrest.txt")?.end).toBe("times-of-general-unrest.txt");
  expect(namePieces("a".repeat(100))?.end).toHaveLength(28);
});

test("a long name that begins with a person's keeps the person, and the file gives way", () => {
  expect(namePieces("Kate Mallory — Essay 2, final version.docx")).toEqual({
    beginning: "Kate Mallory",
    end: " — Essay 2, final version.docx",
    cut: "end",
  });
  // However long the person's name is.
  expect(namePieces("Evelyn-Marguerite Underwood-Hastings — Essay on trade.docx")).toEqual({
    beginning: "Evelyn-Marguerite Underwood-Hastings",
    end: " — Essay on trade.docx",
    cut: "end",
  });
  expect(shortened("Kate Mallory — Essay 2, final version.docx", 20)).toBe("Kate Mallory — Essa…");
  expect(shortened("Articles of 2025: politics/harbour-rebuilt.txt", 24)).toBe("Articles…our-rebuilt.txt");
  expect(shortened("On the duties of a citizen in times of general unrest.txt", 30)).toBe(
    "On the duties of a c…nrest.txt",
  );
});

test("names in pictures give up the words that most have in common, and different names stay different", () => {
  const fit = ofLength(24);
  const essays = ["Anna Petrova", "Boris Ivanov", "Li"].map((name) => `Homework 3 - ${name} - final version.docx`);
  expect(shortNames(essays, fit)).toEqual(["…Anna Petrova…", "…Boris Ivanov…", "Homework 3 - Li…"]);
  // In a list, the same words give way, and the text stays whole.
  expect(partsOfWords(essays[0] ?? "", commonWords(essays))).toEqual([
    { text: "Homework 3 - ", isCommon: true },
    { text: "Anna Petrova", isCommon: false },
    { text: " - final version.docx", isCommon: true },
  ]);
  // Nothing is taken from a name that fits.
  expect(shortNames(["Homework 3 - Li.docx", ...essays], fit)[0]).toBe("Homework 3 - Li.docx");
  // Beginning and end are the same, and no word is common: each is shown from where it differs.
  const one = "wonderful-and-very-long-beginning-A-and-just-as-long-an-end-of-it.txt";
  const shown = shortNames([one, one.replace("-A-", "-B-")], fit);
  expect(shown.map((text) => text.includes("A") || text.includes("B"))).toEqual([true, true]);
  expect(new Set(shown).size).toBe(2);
  // By person, and by a number at the end or in the middle.
  expect(shortNames(["Ana — essay on the commons.docx", "Kate — essay on the commons.docx"], fit)).toEqual([
    "Ana…",
    "Kate…",
  ]);
  const random = randomOf(5);
  for (let round = 0; round < 300; round++) {
    const word = (): string => ["essay", "draft", "final", "of", "history", "the", "a_b", "x"][random(8)] ?? "";
    const middle = (): string => Array.from({ length: 1 + random(5) }, word).join(" ");
    const [start, end] = [middle(), middle()];
    const names = Array.from({ length: 2 + random(12) }, () => `${start} ${middle()}${random(100)} ${end}.docx`);
    const length = 8 + random(20);
    const drawn = shortNames(names, ofLength(length));
    expect(Math.max(...drawn.map((text) => text.length))).toBeLessThanOrEqual(length);
    expect(new Set(drawn).size, JSON.stringify([names, drawn])).toBe(new Set(names).size);
    // The same names in another picture look the same.
    expect(shortNames(names.slice(0, 1), ofLength(100), names)).toEqual(names.slice(0, 1));
  }
});

test("what most paths have in common is left out of pictures, but never what tells them apart, or all of a name", () => {
  const told = (names: string[]): readonly string[] => tellingNames(names);
  expect(told(["ann/src/Main.java", "bob/src/Main.java"])).toEqual(["ann", "bob"]);
  expect(told(["old.zip/ann/Main.java", "bob/Main.java", "Main.java"])).toEqual(["old.zip/ann", "bob", "Main.java"]);
  expect(told(["old.zip/ann/Main.java", "bob/Main.java"])).toEqual(["old.zip/ann", "bob"]);
  expect(told(["a/x.txt", "a/y.txt"])).toEqual(["x.txt", "y.txt"]);
  expect(told(["a/x.txt"])).toEqual(["a/x.txt"]);
  expect(told(["same", "same"])).toEqual(["same", "same"]);
  const people = ["Felix Huber", "Ana Ruiz", "Kate Mallory"].map((person) => `submissions/${person}/src/Main.java`);
  expect(told([...people, "submissions/Ana Ruiz/src/Extra.java", "template/Main.java"])).toEqual([
    "Felix Huber",
    "Ana Ruiz",
    "Kate Mallory",
    "Ana Ruiz/…/Extra.java",
    "template",
  ]);
  // In a list, the same parts give way first, and the text stays whole.
  expect(partsOfPath(people[0] ?? "", commonParts([...people, "template/Main.java"]))).toEqual([
    { text: "submissions/", isCommon: true },
    { text: "Felix Huber/", isCommon: false },
    { text: "src/Main.java", isCommon: true },
  ]);
  expect(partsOfPath("essay.txt", commonParts(people))).toBeNull();
});

test("an ending that all names have does not give way: too little would be gained, and the middle of the name gives way", () => {
  const draft = "Ana Ruiz 1 - Essay on the origins of trade (version 3).txt";
  namesOnPage.value = [draft, "Evelyn-Marguerite Underwood-Hastings.txt", "coins.txt"];
  expect(partsOf(draft)).toBeNull();
  namesOnPage.value = [draft, draft.replace("Ana Ruiz", "Kate Mallory"), draft.replace("Ana Ruiz", "Gus Ortiz")];
  expect(partsOf(draft)?.map(({ text, isCommon }) => [text, isCommon])).toEqual([
    ["Ana Ruiz", false],
    [draft.slice("Ana Ruiz".length), true],
  ]);
  namesOnPage.value = [];
});

test("an author that is known stands before a name that does not contain it", () => {
  expect(authorFirst("essay.txt", "Ann Lee")).toBe("Ann Lee — essay.txt");
  expect(authorFirst("class/Ann Lee/essay.txt", "Ann Lee")).toBe("class/Ann Lee/essay.txt");
  expect(authorFirst("essay.txt", null)).toBe("essay.txt");
  expect(authorFirst("Ann Lee — essay.txt", "Ann Lee (48217)")).toBe("Ann Lee — essay.txt");
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
