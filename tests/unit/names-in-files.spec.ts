/** Names of people that are guessed from what files are called. */
import { expect, test } from "@playwright/test";
import type { Page } from "../../www/share/json/page-result.ts";
import { knownNames, namesInFileNames } from "../../www/share/report/names-to-black-out.ts";

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

test("other people are to be blacked out where the texts or the note mention them, and nobody else", () => {
  const documents: [name: string, author: string | null, text: string][] = [
    ["Paper Peter Okoye.docx", null, "By Peter Okoye. I thank Emeka Eze, and Ada."],
    ["Thesis Marta Lindholm.docx", "Lindholm, Marta (44)", "Grace is a word here."],
    ["Paper Freya Larsen.docx", null, ""],
    ["Paper Emeka Eze.docx", null, ""],
    ["Paper Grace Donnelly.docx", null, ""],
    ["Appendix.docx", "Lindholm, Marta (44)", ""],
    ["Paper Ivo Horvat.docx", null, ""],
  ];
  const page = {
    report: { documents: { name: documents.map(([name]) => name) } },
    held: documents.map(([name, author, text], id) => ({ id, role: "submission", name, author, text })),
  } as unknown as Page;
  const mentioned = { indexes: [0, 1], notes: ["Freya saw it, says Larsen. Marta agrees; ivo does not."] };
  expect(knownNames(page, new Set([0]), mentioned)).toEqual({
    names: ["Peter Okoye", "Freya Larsen", "Emeka Eze"],
    areGuessed: true,
    unknown: 0,
  });
  expect(knownNames(page, new Set([1]), mentioned).names).toEqual(["Lindholm Marta", "Freya Larsen", "Emeka Eze"]);
});
