/** Names of people that are guessed from what files are called. */
import { expect, test } from "@playwright/test";
import { namesInFileNames } from "../../www/workspace/names/in-file-names.ts";

const guesses = (names: readonly string[]): (readonly string[])[] => names.map(namesInFileNames(names));

test("words with a capital that most other files do not have are names, several in a row before single ones", () => {
  expect(
    guesses([
      "Seminar paper Emeka Eze.docx",
      "papers/Seminar paper Freya Larsen.docx",
      "Seminar paper Peter_Okoye.docx",
      "Thesis chapter Marta Lindholm.docx",
    ]),
  ).toEqual([["Emeka Eze"], ["Freya Larsen"], ["Peter Okoye"], ["Marta Lindholm"]]);
  expect(guesses(["Essay Okoye.pdf", "Essay Lindholm.pdf"])).toEqual([["Okoye"], ["Lindholm"]]);
  expect(guesses(["Петров Иван, эссе.docx", "Эссе Анны Ким - Готово.docx"])).toEqual([["Петров Иван"], ["Анны Ким"]]);
});

test("numbers, small words and what all files have are none", () => {
  expect(guesses(["essay1.txt", "final draft.txt", "HIST101 Q3 Report.txt"])).toEqual([[], [], ["Report"]]);
  expect(guesses(["Essay 1.txt", "Essay 2.txt"])).toEqual([[], []]);
  expect(guesses([])).toEqual([]);
});
