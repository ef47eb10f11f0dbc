/** Who is a person, what stands for their names while these are hidden, and names in texts. */
import { expect, test } from "@playwright/test";
import { addFiles, changeDocument, emptyIntake } from "../../www/documents/added-files.ts";
import { type Intake, isRecognised, withNames } from "../../www/documents/document.ts";
import { documentsOf, keyOf, pairOf } from "../../www/documents/document-keys.ts";
import type { Report } from "../../www/engine/pkg/lookalike.js";
import { message } from "../../www/i18n/message.ts";
import { aliasesOf } from "../../www/names/aliases.ts";
import { canBeFound, hiddenNamesOf, masked, maskedMessage } from "../../www/names/mask.ts";
import { namesToHide, shownIntake, shownReport } from "../../www/names/presentation.ts";
import { strengthsIn } from "../../www/pairs/strength.ts";
import { peopleOf } from "../../www/people/people.ts";
import { decided, hasMatch, type PeopleSortKey, peopleLinesOf, rowsOf, sorted } from "../../www/people/person-rows.ts";
import { contentOf } from "../../www/read/model.ts";
import type { ReadFile } from "../../www/read/read.ts";
import { speak } from "./speak.ts";

test.beforeEach(() => speak("en"));

const read = (path: string, text = `the text of ${path}`): ReadFile => ({
  ...{ path, size: text.length, source: null, origin: 0 },
  decoded: contentOf(message("files-format-pasted"), text, {}),
});

function given(...files: readonly ReadFile[]): Intake {
  return addFiles(emptyIntake, files);
}

const idOf = ({ documents }: Intake, path: string): number => documents.find((one) => one.path === path)?.id ?? -1;

/** Authors found by a rule, by path. */
function authors(intake: Intake, found: Record<string, string>): Map<number, string | null> {
  return new Map(Object.entries(found).map(([path, author]) => [idOf(intake, path), author]));
}

test("a person has all files of an author; a file without one is a person, and a template is nobody's", () => {
  let intake = given(read("a.txt"), read("b.txt"), read("c.txt"), read("d.txt"), read("task.txt"), read("e.txt"));
  intake = changeDocument(intake, idOf(intake, "task.txt"), { role: "template" });
  intake = changeDocument(intake, idOf(intake, "e.txt"), { author: "Kate" });
  // By hand goes before what the rule found.
  const found = authors(intake, { "a.txt": "Kate", "b.txt": "Tom", "e.txt": "Tom" });
  const people = peopleOf(intake.documents, found);
  expect(people.map(({ name, documents }) => [name, documents.map(({ path }) => path)])).toEqual([
    ["Kate", ["a.txt", "e.txt"]],
    ["Tom", ["b.txt"]],
    ["c.txt", ["c.txt"]],
    ["d.txt", ["d.txt"]],
  ]);
  expect(new Set(people.map(({ key }) => key)).size).toBe(4);
});

test("aliases are the same in whatever order the files came, and tell nothing of the alphabet", () => {
  const paths = Array.from({ length: 20 }, (_, at) => `student ${String.fromCharCode(97 + at)}.txt`);
  const forth = given(...paths.map((path) => read(path)));
  let back = emptyIntake;
  for (const path of paths.toReversed()) back = addFiles(back, [read(path)]);
  const byPath = (intake: Intake): Record<string, string> => {
    const { documents } = aliasesOf(intake.documents, new Map());
    return Object.fromEntries(intake.documents.map(({ id, path }) => [path, documents.get(id) ?? ""]));
  };
  expect(byPath(back)).toEqual(byPath(forth));
  const names = Object.values(byPath(forth));
  expect([...names].sort()).toEqual(Array.from({ length: 20 }, (_, at) => `Author ${at + 1}`).sort());
  expect(names).not.toEqual(Array.from({ length: 20 }, (_, at) => `Author ${at + 1}`));
});

test("several files of a person are told apart, and templates have names of their own", () => {
  let intake = given(read("a.txt"), read("b.txt"), read("task.txt"));
  intake = changeDocument(intake, idOf(intake, "task.txt"), { role: "template" });
  const found = authors(intake, { "a.txt": "Kate", "b.txt": "Kate" });
  const { documents, people } = aliasesOf(intake.documents, found);
  expect([...documents.values()].sort()).toEqual(["Author 1, file 1", "Author 1, file 2", "Template 1"]);
  expect([...people.values()]).toEqual(["Author 1"]);
});

test("documents under aliases lead to the same pair, and have no name in anything that is drawn", () => {
  const intake = addFiles(
    given(read("Kate Mallory.txt", "By Kate Mallory. Tom Lee wrote it"), read("Tom Lee.txt", "mine")),
    [{ path: "Kate scan.pdf", size: 1, source: null, origin: 0, decoded: { error: message("files-format-pasted") } }],
  );
  const people = peopleOf(intake.documents, new Map());
  const aliases = aliasesOf(intake.documents, new Map());
  const shown = shownIntake(intake, aliases, namesToHide(people));
  const byId = new Map(shown.documents.map((document) => [document.id, document]));
  for (const document of intake.documents) {
    const drawn = byId.get(document.id);
    expect(drawn && keyOf(drawn)).toBe(keyOf(document));
    expect(drawn?.text.length).toBe(document.text.length);
    expect(documentsOf(shown.documents, keyOf(document))).toEqual([drawn]);
  }
  const [first, second] = intake.documents;
  expect(first && second && pairOf(shown.documents, keyOf(first), keyOf(second))?.a.id).toBe(first?.id);
  const folders = { ...intake, documents: intake.documents.map((document) => ({ ...document, group: "kate" })) };
  expect(JSON.stringify(shownIntake(folders, aliases, namesToHide(people)))).not.toMatch(/kate/i);
  expect(JSON.stringify(shown)).not.toMatch(/kate|mallory|tom|lee/i);
  expect(byId.get(idOf(intake, "Kate Mallory.txt"))?.text).toBe("By ████ ███████. ███ ███ wrote it");
  const report = { documents: { id: Uint32Array.of(first?.id ?? 0, 99), name: ["Kate Mallory.txt", "gone.txt"] } };
  expect(shownReport(report as unknown as Report, aliases).documents.name).toEqual([
    aliases.documents.get(first?.id ?? 0),
    "Removed document",
  ]);
});

test("messages on files keep what they say, without names; files that are no documents may be anybody's", () => {
  const decoded = contentOf(message("files-format-pasted"), "a text", {
    warnings: [message("files-guessed", { encoding: message("files-encoding-greek", { name: "Kate" }) })],
    missing: [message("files-missing-attached", { count: 2, name: "Nobody Known.docx" })],
    tricks: [message("files-missing-repeated", { count: 1, name: "Kate" })],
  });
  const added = addFiles(given(), [
    { ...read("Kate Mallory.txt"), decoded },
    { ...read("class.tar"), decoded: { error: message("files-tar-cut", { name: "Nobody_Known/essay.txt" }) } },
  ]);
  const intake = changeDocument(added, idOf(added, "Kate Mallory.txt"), { author: "Kate Mallory" });
  const aliases = aliasesOf(intake.documents, new Map());
  const { documents, unread } = shownIntake(intake, aliases, namesToHide(peopleOf(intake.documents, new Map())));
  expect(documents[0]).toMatchObject({
    notes: [message("files-guessed", { encoding: message("files-encoding-greek", { name: "████" }) })],
    missing: [message("files-missing-attached", { count: 2, name: "█████" })],
    tricks: [message("files-missing-repeated", { count: 1, name: "████" })],
  });
  expect(unread[0]?.reason).toEqual(message("files-tar-cut", { name: "█████" }));
  for (const said of [message("files-mixed", { count: 3 }), message("files-tar-broken")])
    expect(maskedMessage(said, namesToHide([]))).toEqual(said);
});

test("a text from pictures is marked as recognised while names are hidden, too", () => {
  const note = message("files-recognised", { confidence: 0.9 });
  const intake = addFiles(given(), [
    { ...read("Kate.pdf"), decoded: contentOf(message("files-format-pasted"), "a text", { warnings: [note] }) },
  ]);
  const { documents } = shownIntake(intake, aliasesOf(intake.documents, new Map()), namesToHide([]));
  expect(documents.map(isRecognised)).toEqual([true]);
});

test("names in texts are blacked out letter by letter, whole and in parts, but not as other words", () => {
  const words = hiddenNamesOf(["Kate Mallory", "Will Lee.docx", "JoGrace-Ortiz_essay.pdf", "Ли Бо", "王小明"], []);
  const cases: [string, string][] = [
    ["Kate Mallory, Mallory and KATE.", "████ ███████, ███████ and ████."],
    ["by kate mallory or mallory, kate", "by ████ ███████ or ███████, ████"],
    ["kate_mallory@example.org", "████_███████@example.org"],
    // A word that is somebody's name, too, is left alone unless it looks like one.
    ["the kate will go; Willow will not", "the kate will go; Willow will not"],
    ["Will went", "████ went"],
    // Parts of two letters only beside another part.
    ["Jo went, Ли Бо went, Ли went", "Jo went, ██ ██ went, Ли went"],
    ["Grace Ortiz, Ortiz", "█████ █████, █████"],
    ["王小明 went, 王 went", "███ went, 王 went"],
    ["Mallorys, Skate", "Mallorys, Skate"],
    ["", ""],
  ];
  for (const [text, wanted] of cases) {
    expect(masked(text, words)).toBe(wanted);
    expect(masked(text, words)).toHaveLength(text.length);
  }
  expect(masked("Kate Mallory", hiddenNamesOf([], []))).toBe("Kate Mallory");
});

test("names in Cyrillic letters are blacked out in every case, and with е for ё", () => {
  const hide = (names: string[], text: string): string => masked(text, hiddenNamesOf(names, []));
  const names = ["Алексей Фёдоров", "Мария Козлова", "Иван Петров"];
  for (const text of [
    "Алексея Фёдорова",
    "Федоров",
    "ФЕДОРОВ А",
    "Алексею Федорову",
    "Алексеем Фёдоровым",
    "Марии Козловой",
    "Марию Козлову",
    "Козловых",
    "Иваном Петровым",
    "Петрова Ивана",
  ]) {
    const shown = hide(names, `Работа: ${text}.`).slice(8, -1);
    expect(shown.replace(/ А$/, ""), text).toMatch(/^█+( █+)?$/);
  }
  expect(hide(names, "Работа Ивановой о марте и мире, Алексин, Мартов")).toBe(
    "Работа Ивановой о марте и мире, Алексин, Мартов",
  );
  // Of other letters only the name itself.
  expect(hide(["Ana Mora"], "Ana Moras y Anas")).toBe("███ Moras y Anas");
});

test("a letter with a mark is the same in one character and in two, in names, texts and parts of names", () => {
  const cases: [name: string, text: string, wanted: string][] = [
    ["Андрей Белый", "Это написал Андрей Белый.", "Это написал ██████ █████."],
    ["Anna Müller", "by Müller, Anna", "by ██████, ████"],
    ["ÉmileZola", "Émile, Zola and ÉmileZola", "█████, ████ and █████████"],
    ["김민수", "김민수가 썼다", "███가 썼다"],
  ];
  for (const [name, text, wanted] of cases) {
    for (const hidden of [hiddenNamesOf([name.normalize("NFC")], []), hiddenNamesOf([name.normalize("NFD")], [])]) {
      expect(masked(text.normalize("NFC"), hidden)).toBe(wanted.normalize("NFC"));
      const decomposed = masked(text.normalize("NFD"), hidden);
      expect(decomposed).toHaveLength(text.normalize("NFD").length);
      expect(decomposed.replaceAll("█", "")).toBe(wanted.normalize("NFD").replaceAll("█", ""));
    }
  }
  const file = hiddenNamesOf([], ["Сочинение Белый.docx".normalize("NFD")]);
  expect(masked("см. Сочинение Белый", file)).toBe("см. █████████ █████");
});

test("names in scripts without spaces are found inside words", () => {
  const cases: [name: string, text: string, wanted: string][] = [
    ["王小明", "我叫王小明，今年八岁。王小明写了这篇文章。", "我叫███，今年八岁。███写了这篇文章。"],
    ["李明", "老师说李明和李\n明天，李。明", "老师说██和█\n█天，李。明"],
    ["田中 太郎", "私は田中太郎です。田中は学生です。", "私は████です。██は学生です。"],
    ["王 小明", "王小明，王 小明，小明，王", "███，█ ██，██，王"],
    ["さくら", "これはさくらの本", "これは███の本"],
    ["アンナ・ミュラー", "昨日アンナがミュラーと", "昨日███が████と"],
    ["สมชาย ใจดี", "ผมชื่อสมชายครับ", "ผมชื่อ█████ครับ"],
    ["Kate Wang", "我叫Kate，姓Wang。", "我叫████，姓████。"],
    // One character alone is part of many words.
    ["王", "王国的王", "王国的王"],
  ];
  for (const [name, text, wanted] of cases) {
    const hidden = masked(text, hiddenNamesOf([name], []));
    expect(hidden).toBe(wanted);
    expect(canBeFound(name), name).toBe(hidden !== text);
  }
  expect(masked("见王小明_作文.docx。", hiddenNamesOf([], ["王小明_作文.docx"]))).toBe("见███_██.████。");
  const many = hiddenNamesOf(
    Array.from({ length: 20_000 }, (_, at) => `${"小".repeat(30)}${String.fromCodePoint(0x20000 + at)}`),
    [],
  );
  expect(masked("小".repeat(50_000), many)).not.toContain("█");
});

test("what a file is called is blacked out as a whole only: its words are its topic as often as its author", () => {
  const files = hiddenNamesOf([], ["evolution.txt", "Kate Mallory.docx", "TomLee.txt", "essay 2.pdf", "王小明.txt"]);
  const cases: [string, string][] = [
    ["The evolution of Evolution", "The evolution of Evolution"],
    ["see evolution.txt, or Evolution.TXT", "see █████████.███, or █████████.███"],
    [
      "Kate met Mallory; KATE MALLORY wrote Kate_Mallory.docx",
      "Kate met Mallory; ████ ███████ wrote ████_███████.████",
    ],
    ["TomLee, Tom Lee, Tom", "██████, ███ ███, Tom"],
    ["essay 2, essay 23, essay", "█████ █, essay 23, essay"],
    ["Kate Kate Mallory", "Kate ████ ███████"],
    ["王小明 went", "王小明 went"],
    ["Kate — Mallory", "Kate — Mallory"],
  ];
  for (const [text, wanted] of cases) expect(masked(text, files)).toBe(wanted);
  // The author's name is somebody's; that of a file without an author is not.
  let intake = given(read("evolution.txt", "Evolution"), read("owned.txt", "Owned by Ann Lee, Ann"));
  intake = changeDocument(intake, idOf(intake, "owned.txt"), { author: "Ann Lee" });
  const people = peopleOf(intake.documents, new Map());
  const shown = shownIntake(intake, aliasesOf(intake.documents, new Map()), namesToHide(people));
  expect(shown.documents.map(({ text }) => text).sort()).toEqual(["Evolution", "Owned by ███ ███, ███"]);
});

test("many files that are called alike take time in proportion to the text", () => {
  const files = hiddenNamesOf(
    [],
    Array.from({ length: 20_000 }, (_, at) => `essay ${at}.txt`),
  );
  const text = "essay ".repeat(100_000);
  expect(masked(text, files)).toBe(text);
  const nested = hiddenNamesOf([], [`${"a ".repeat(250)}a.txt`]);
  expect(masked("a ".repeat(200_000), nested)).toContain("█");
});

/** Five documents of four people, of whom the first has two files. */
function classOfFour(isSimilar = false) {
  const intake = given(read("a.txt"), read("b.txt"), read("c.txt"), read("d.txt"), read("e.txt"));
  const people = peopleOf(intake.documents, authors(intake, { "a.txt": "Kate", "b.txt": "Kate" })).map((person) => ({
    ...person,
    documents: withNames(person.documents),
  }));
  const pairs = [
    { a: 1, b: 2, words: 300 },
    { a: 0, b: 2, words: 80 },
    { a: 2, b: 3, words: 80 },
    ...(isSimilar ? [{ a: 1, b: 4, words: 0 }] : []),
  ];
  const numbers = (value: (pair: (typeof pairs)[number]) => number) => Uint32Array.from(pairs, value);
  const report = {
    params: { unit: "words", evidence: true, measure: "jaccard" },
    documents: {
      length: 5,
      id: Uint32Array.from(intake.documents, ({ id }) => id),
      words: new Uint32Array(5).fill(1000),
      warnings: [{ document: 3, code: "lookAlikeLetters", message: "" }],
    },
    pairs: {
      ...{ length: pairs.length, a: numbers(({ a }) => a), b: numbers(({ b }) => b) },
      evidence: {
        length: 3,
        matchedA: numbers(({ words }) => words),
        matchedB: numbers(({ words }) => words),
        weight: numbers(({ words }) => words),
      },
    },
    totals: { expectedByChance: 0.1 },
  } as unknown as Report;
  return rowsOf(people, report, strengthsIn(report), Uint8Array.of(0, 2, 1));
}

test("a person's row has the strongest match of all files, and counts pairs, files and tricks", () => {
  const rows = classOfFour();
  expect(
    rows.map(({ name, strongest, pairs, files, tricked }) => [
      ...[name, strongest.name, strongest.strength, pairs, files.length, tricked],
    ]),
  ).toEqual([
    ["Kate", "b.txt", 300, 2, 2, 0],
    ["c.txt", "c.txt", 300, 3, 1, 0],
    ["d.txt", "d.txt", 80, 1, 1, 1],
    ["e.txt", "e.txt", 0, 0, 1, 0],
  ]);
  // Of what was decided, what is to be discussed weighs more than what was cleared.
  expect(rows.map(decided)).toEqual([
    { state: "discuss", count: 1 },
    { state: "discuss", count: 1 },
    { state: "cleared", count: 1 },
    null,
  ]);
});

test("who has a match is one rule on the list of people and in the overview: similarity alone is none", () => {
  const rows = classOfFour(true);
  expect(rows.map(({ name, pairs }) => [name, pairs])).toContainEqual(["e.txt", 1]);
  expect(rows.filter(hasMatch).map(({ name }) => name)).toEqual(["Kate", "c.txt", "d.txt"]);
});

test("people are sorted by any column, by name where it says nothing, and unfolded one by one", () => {
  const rows = classOfFour();
  const order = (key: PeopleSortKey, descending: boolean) => sorted(rows, { key, descending }).map(({ name }) => name);
  expect(order("strongest", true)).toEqual(["c.txt", "Kate", "d.txt", "e.txt"]);
  expect(order("strongest", false)).toEqual(["e.txt", "d.txt", "c.txt", "Kate"]);
  expect(order("pairs", true)).toEqual(["c.txt", "Kate", "d.txt", "e.txt"]);
  expect(order("tricks", true)).toEqual(["d.txt", "c.txt", "e.txt", "Kate"]);
  expect(order("name", false)).toEqual(["c.txt", "d.txt", "e.txt", "Kate"]);
  const [kate, other] = rows;
  const lines = peopleLinesOf(rows, new Set([kate?.key ?? "", other?.key ?? ""]));
  expect(lines.map(({ person, file }) => [person.name, file?.name ?? null])).toEqual([
    ...[
      ["Kate", null],
      ["Kate", "a.txt"],
      ["Kate", "b.txt"],
    ],
    ...[
      ["c.txt", null],
      ["d.txt", null],
      ["e.txt", null],
    ],
  ]);
});
