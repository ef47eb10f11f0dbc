/** Names of people that are guessed from what files are called. */
import { expect, test } from "@playwright/test";
import type { Page } from "../../www/share/json/page-result.ts";
import { namesInTexts } from "../../www/share/report/names-in-texts.ts";
import { knownNames, namesInFileNames } from "../../www/share/report/names-to-black-out.ts";
import { randomOf } from "./random.ts";

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

test("a mentioned person is suggested in whatever way letters with marks are encoded", () => {
  const page = {
    report: { documents: { name: ["a", "b", "c"] } },
    held: [
      { id: 0, author: "Ann", text: "I thank Müller Jörg".normalize("NFD") },
      { id: 1, author: "Müller Jörg".normalize("NFC"), text: "" },
      { id: 2, author: "王小明", text: "" },
    ],
  } as unknown as Page;
  const mentioned = { indexes: [0], notes: ["抄自王小明的作文"] };
  expect(knownNames(page, new Set([0]), mentioned).names).toEqual(["Ann", "Müller Jörg", "王小明"]);
});

/** Names of all kinds: some are parts of others, or begin as others do. */
const hostile = [
  ...["Ann", "ann", "Anna", "Anna-Lena", "Anna Lena Ito", "An", "nn", "Lena", "a", "Å", "A\u030a"],
  ...[
    "O'Neill",
    "O’Neill",
    "Neill",
    "d'Arc",
    "de la Cruz",
    "Cruz",
    "Jean-Luc",
    "St. John",
    "J. R. R.",
    "(Ann)",
    "$&",
    "^.",
  ],
  ...["李明", "李", "明", "王小明", "김민수", "สมชาย", "محمد", "Анна", "анна", "Иван Петров", "Петров"],
  ...["👩‍🏫", "👩", "\ud83d", "__proto__", "constructor", "I\u0307", "ß", "SS", "\u0000", "\u202eAnn"],
];

test("many names are found in texts just as one by one, in every script, inside words and in pieces", () => {
  const random = randomOf(7);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const between = ["", "", " ", ", ", "-", "\n", "'"];
  let all = 0;
  for (let round = 0; round < 400; round++) {
    const pieces = Array.from({ length: random(12) }, () => {
      const name = pick(hostile);
      return (random(3) === 0 ? name.slice(random(name.length), random(name.length + 1)) : name) + pick(between);
    });
    const cut = random(pieces.length + 1);
    const texts = [pieces.slice(0, cut).join(""), pieces.slice(cut).join("")].slice(0, random(3));
    const names = [...hostile.filter(() => random(2) === 0), ...(random(9) === 0 ? [""] : [])];
    const expected = names.filter((name) => texts.some((text) => text.includes(name)));
    expect([...namesInTexts([...names, ...names], texts)].sort(), JSON.stringify(texts)).toEqual(expected.sort());
    all += expected.length;
  }
  expect(all).toBeGreaterThan(500);
});

test("names that are longer than any person's, and begin alike, are found as well", () => {
  const names = Array.from({ length: 9 }, (_, at) => `${"long ".repeat(20_000)}${at}`);
  expect([...namesInTexts([...names, "long"], [`so ${names[3]} and ${names[5]}`, "l", "lon"])].sort()).toEqual(
    ["long", names[3], names[5]].sort(),
  );
  const [most, more] = ["a".repeat(100), "a".repeat(101)];
  expect([...namesInTexts([most, more, `${more}b`, `${more}c`], [more])].sort()).toEqual([most, more]);
});

test("of thousands of collected documents, those are suggested whose author a text of the report names", () => {
  const authors = ["Kate Weaver", "Ben Cole", ...hostile, ...Array.from({ length: 5_000 }, (_, at) => `Student ${at}`)];
  const text = "By Ben Cole. Thanks to Anna-Lena, O’Neill; 王小明写的, Student 4321 and de la\nCruz.";
  const held = authors.map((author, id) => ({
    id,
    role: "archive",
    name: `${id}.txt`,
    author,
    text: id < 2 ? text : "",
  }));
  const page = { report: { documents: { name: held.map(({ name }) => name) } }, held } as unknown as Page;
  const { names } = knownNames(page, new Set([1]), { indexes: [0, 1], notes: [] });
  expect(names[0]).toBe("Ben Cole");
  expect(names).toEqual(["Ben Cole", ...authors.slice(2).filter((name) => text.includes(name))]);
  for (const name of ["Anna-Lena", "Ann", "O’Neill", "李明", "Student 4321", "Student 43", "Cruz"])
    expect(names.includes(name), name).toBe(text.includes(name));
});
