/** The same files are the same documents, however they were given; nothing is hidden unasked; nothing is added twice unasked. */
import { expect, test } from "@playwright/test";
import {
  addFiles,
  answerGroups,
  changeDocument,
  emptyIntake,
  ungroupAuthors,
  withoutRepeated,
} from "../../www/documents/added-files.ts";
import type { Intake } from "../../www/documents/document.ts";
import { countNotCompared } from "../../www/documents/not-compared.ts";
import { EngineClient } from "../../www/engine/client.ts";
import { message } from "../../www/i18n/message.ts";
import { t } from "../../www/i18n/t.ts";
import { authorsQuestionInWords, repeatedInWords } from "../../www/people/author-words.ts";
import { authorsQuestion, toEngineDocuments } from "../../www/people/people.ts";
import { contentOf } from "../../www/read/model.ts";
import type { ReadFile } from "../../www/read/read.ts";
import { compile, Workers } from "./in-process.ts";
import { speak } from "./speak.ts";

// Another file of tests may run in the same process after this one.
test.afterEach(() => speak("en"));

const read = (path: string, text = path): ReadFile => ({
  ...{ path, size: text.length, source: null, origin: 0 },
  decoded: contentOf(message("files-format-plain"), text),
});
const unread = (path: string): ReadFile => ({
  path,
  size: 3,
  decoded: { error: message("files-not-read") },
  source: null,
  origin: 0,
});

const moodle = (name: string, id: number, file: string): string => `${name}_${id}_assignsubmission_file_/${file}`;
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

/** All orders of some things. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing, at) =>
    orders(things.filter((_, other) => other !== at)).map((rest) => [thing, ...rest]),
  );
}

const layout = { by: "layout" } as const;
const words = (from: number, length: number): string =>
  Array.from({ length }, (_, at) => `word${(from * 31 + at * 7) % 997}x`).join(" ");

test("together, one after another, and in any order, the same files give the same report", async () => {
  const shared = words(3, 60);
  const gestures: ReadFile[][] = [
    ["b.txt", "a.txt"].map((name) => read(`7a.zip/${name}`, `${words(name.charCodeAt(0), 40)} ${shared}`)),
    [read("7b.zip/a.txt", `${shared} ${words(9, 50)}`)],
    [read("late.txt", `${words(5, 30)} ${shared}`)],
  ];
  const ways: ReadFile[][][] = [[gestures.flat()], ...orders(gestures), ...orders(gestures.flat()).map((one) => [one])];
  const engine = new EngineClient({
    startWorker: new Workers().start,
    compile,
    parallelism: { workers: 1, minBytes: 1e9 },
  });
  const params = await engine.defaultParams();
  const reports = new Set<string>();
  for (const way of ways) {
    const intake = way.reduce<Intake>((before, files) => addFiles(before, files), emptyIntake);
    engine.setDocuments(toEngineDocuments(intake.documents, layout));
    const { digest, pairs, documents, totals } = await engine.compare(params, {});
    // The page's own numbers tell the order in which files came, and nothing else.
    const { id: _, ...columns } = documents;
    reports.add(JSON.stringify({ digest, pairs, columns, totals }));
  }
  expect(ways.length).toBe(31);
  expect(reports.size).toBe(1);
  expect([...reports][0]).toContain('"possiblePairs":6');
});

test("people's names stand on screen where a platform wrote them, also beside a late file", () => {
  const paths = [moodle("Kate Mallory", 1, "essay.docx"), moodle("Jonah Pratt", 2, "essay.docx"), "late/essay.docx"];
  const names = (given: readonly string[]) =>
    addFiles(
      emptyIntake,
      given.map((path) => read(path)),
    ).documents.map(({ name }) => name);
  expect(names(paths)).toEqual(["Jonah Pratt — essay.docx", "Kate Mallory — essay.docx", "late/essay.docx"]);
  expect(names(paths.slice(0, 2).map((path) => `a1.zip/${path}`))).toEqual([
    "Jonah Pratt — essay.docx",
    "Kate Mallory — essay.docx",
  ]);
});

const given = (paths: readonly string[], role: "submission" | "archive" = "submission", before = emptyIntake) =>
  addFiles(
    before,
    paths.map((path) => read(path)),
    role,
  );

/** How many pairs are skipped because of their authors. */
const skipped = ({ documents }: Intake): number => countNotCompared(toEngineDocuments(documents, layout)).author;

test("two class folders are compared as a whole until the user says otherwise", () => {
  const classes = given(["7a/a.txt", "7a/b.txt", "7a/c.txt", "7b/d.txt", "7b/e.txt"]);
  expect(skipped(classes)).toBe(0);
  const question = authorsQuestion(classes.documents);
  expect(question?.groups.map(({ name, ids }) => [name, ids.length])).toEqual([
    ["7a", 3],
    ["7b", 2],
  ]);
  const answer = (one: boolean): Intake => {
    const groups = (question?.groups ?? []).flatMap(({ group, ids }) =>
      ids.map((id) => [id, one ? group : null] as const),
    );
    return answerGroups(classes, new Map(groups));
  };
  expect(authorsQuestion(answer(false).documents)).toBeNull();
  expect(skipped(answer(false))).toBe(0);
  expect(authorsQuestion(answer(true).documents)).toBeNull();
  expect(skipped(answer(true))).toBe(3 + 1);
  // What comes later is asked about; what was answered stays answered.
  const later = given(["7c/f.txt", "7c/g.txt"], "submission", answer(true));
  expect(skipped(later)).toBe(3 + 1);
  expect(authorsQuestion(later.documents)?.groups.map(({ name }) => name)).toEqual(["7c"]);
  // A file that is added to an author's folder is the author's; one beside the folders is nobody else's.
  const late = given(["7a/late.txt", "late.txt"], "submission", answer(true));
  expect(authorsQuestion(late.documents)).toBeNull();
  expect(skipped(late)).toBe(6 + 1);
  // A class with its students, answered, and then another class: no student becomes a class.
  const students = given(["7a/ann/1", "7a/ann/2", "7a/bob/1"]);
  const asked = authorsQuestion(students.documents)?.groups ?? [];
  const grouped = answerGroups(students, new Map(asked.flatMap(({ group, ids }) => ids.map((id) => [id, group]))));
  expect(skipped(grouped)).toBe(1);
  expect(skipped(given(["7b/eve/1", "7b/eve/2"], "submission", grouped))).toBe(1);
});

test("a few folders beside most of the files are not asked about, unless they may be years or classes", () => {
  const essays = ["ann.txt", "bob.txt", "cid.txt", "eve.txt", "fay.txt"];
  const aside = given([...essays, "code/a.py", "code/b.py", "late/c.txt", "late/d.txt"]);
  expect(authorsQuestion(aside.documents)).toBeNull();
  expect(skipped(aside)).toBe(0);
  const year = given([...essays, "2025/a.txt", "2025/b.txt", "late/c.txt", "late/d.txt"]);
  expect(authorsQuestion(year.documents)).toMatchObject({ by: "folders", alone: 5, groups: { length: 2 } });
  const folders = given([...essays.slice(0, 3), "kim/a.py", "kim/b.py", "lee/c.txt", "lee/d.txt"]);
  expect(authorsQuestion(folders.documents)?.groups.map(({ name }) => name)).toEqual(["kim", "lee"]);
});

test("a download is grouped by its students unasked, and a late file changes nothing", () => {
  const download = ["Ann", "Bob", "Cid", "Eve"].flatMap((name, id) => [moodle(name, id, "1"), moodle(name, id, "2")]);
  const alone = given(download.map((path) => `a1.zip/${path}`));
  expect(authorsQuestion(alone.documents)).toBeNull();
  expect(skipped(alone)).toBe(4);
  const late = given(["late.txt"], "submission", alone);
  expect(skipped(late)).toBe(4);
  expect(authorsQuestion(late.documents)).toBeNull();
  // A person's work of an earlier year is compared with that of this year.
  expect(skipped(given(["Ann_0_assignsubmission_file_/0"], "archive", alone))).toBe(4);
  // And what the user wrote stands.
  expect(skipped(changeDocument(alone, 1, { author: "me" }))).toBe(3);
});

test("authors that were written and that several documents have are taken away to compare them, others are not", () => {
  const three = given(["a", "b", "c"]);
  const owned = [1, 2].reduce((intake, id) => changeDocument(intake, id, { author: "twins" }), three);
  const cleared = ungroupAuthors(changeDocument(owned, 3, { author: "eve" }));
  expect(cleared.documents.map(({ author }) => author)).toEqual(["", "", "eve"]);
});

test("a file that is given again is noticed, and an equal file of somebody else is not", () => {
  const { documents } = addFiles(emptyIntake, [
    read("class/ann.txt", "text"),
    read("x/ann/essay.txt", "same"),
    read("x/bob/essay.txt", "same"),
  ]);
  const repeated = (...files: ReadFile[]) =>
    withoutRepeated(documents, files, "submission").repeated.map(({ path }) => path);
  // The same path, or the same file from a folder and alone.
  expect(repeated(read("class/ann.txt", "text"), read("new.txt", "new"))).toEqual(["class/ann.txt"]);
  expect(repeated(read("ann.txt", "text"))).toEqual(["ann.txt"]);
  expect(repeated(read("7a/class/ann.txt", "text"))).toEqual(["7a/class/ann.txt"]);
  // Another text, another folder, another name, or nobody knows whose: that may be a copy.
  expect(repeated(read("class/ann.txt", "else"))).toEqual([]);
  expect(repeated(read("x/eve/essay.txt", "same"))).toEqual([]);
  expect(repeated(read("class/bob.txt", "text"))).toEqual([]);
  expect(repeated(read("essay.txt", "same"))).toEqual([]);
  expect(repeated(read("nn.txt", "text"))).toEqual([]);
  // Given together they are as many as there are; and the archive may hold what is submitted.
  expect(withoutRepeated([], [read("a", "t"), read("a", "t")], "submission").repeated).toEqual([]);
  expect(withoutRepeated(documents, [read("class/ann.txt", "text")], "archive").repeated).toEqual([]);
});

test("a file that can be read now is not named unread any more, and one that cannot is named once", () => {
  const before = addFiles(emptyIntake, ["class/a.pdf", "class/b.pdf", "class/c.pdf"].map(unread));
  expect(before.unread.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
  const after = addFiles(before, [read("class/a.pdf"), unread("class/b.pdf"), read("c.pdf", "now")]);
  expect(after.unread.map(({ name }) => name)).toEqual(["b.pdf"]);
  expect(after.documents.length).toBe(2);
});

test("a file that could not be read stays named when another one of the same name is added", () => {
  const locked = { ...unread("essay.pdf"), decoded: { error: message("files-not-read"), isLocked: true } };
  const source = { blob: new Blob(["a PDF file"]) };
  const anns = addFiles(emptyIntake, [{ ...locked, source }]);
  const named = (after: Intake) => after.unread.map(({ path }) => path);
  expect(named(addFiles(anns, [read("essay.pdf", "Bob's essay")]))).toEqual(["essay.pdf"]);
  expect(named(addFiles(anns, [read("class/bob/essay.pdf", "Bob's essay")]))).toEqual(["essay.pdf"]);
  expect(named(addFiles(anns, [read("essay.pdf", "Ann")], "archive"))).toEqual(["essay.pdf"]);
  expect(named(addFiles(anns, [read("essay.pdf", "Ann")]))).toEqual([]);
  const inFolder = addFiles(emptyIntake, [unread("class/ann/essay.pdf")]);
  expect(named(addFiles(inFolder, [read("essay.pdf", "Bob's essay")]))).toEqual(["class/ann/essay.pdf"]);
});

test("the question says what each answer does, in each language", () => {
  speak("en");
  const groups = [3, 1, 2, 1].map((length, at) => ({
    name: `Student ${at}`,
    ids: Array.from({ length }, (_, id) => id),
  }));
  const questionOf = (by: "folders" | "names", some: typeof groups, alone: number) =>
    authorsQuestionInWords({ by, groups: some.map((one) => ({ ...one, group: one.name })), alone, pairs: 4 });
  const asked = questionOf("folders", groups, 1);
  expect(plain(asked.question)).toBe("Does each folder hold the files of one author?");
  expect(plain(asked.one)).toBe("Yes: 4 authors with 1–3 files each");
  expect(plain(asked.consequence)).toContain("if you say yes, 4 pairs are not compared.");
  expect(plain(asked.explanation)).toBe(
    "Student 0 (3 files), Student 1 (1 file), Student 2 (2 files) and 1 more; 1 file in no folder.",
  );
  expect(plain(questionOf("names", groups.slice(0, 1), 0).one)).toBe("Yes: 1 author with 3 files");
  expect(t("authors-skipped", { pairs: 1 })).toBe(
    "1 pair was not compared, because both files are by the same author.",
  );
  expect(plain(repeatedInWords(["a", "b", "c", "d"]))).toContain(
    "4 files are the same as ones you already added: a, b, c and 1 more.",
  );
  speak("ru");
  expect(plain(questionOf("folders", groups, 0).one)).toBe("Да: 4 автора, у каждого 1–3 файла");
  speak("es");
  expect(plain(questionOf("names", groups, 5).explanation)).toContain("y 1 más; 5 archivos sin nombre.");
});
