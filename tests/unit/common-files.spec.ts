/** Files that most authors have alike are found, whatever was edited in them, and nothing else is. */
import { expect, test } from "@playwright/test";
import { type AuthorsFile, commonFilesIn, sketchOf } from "../../www/people/common-files.ts";
import { words } from "../e2e/page.ts";
import { type StudentFile, studentClass } from "./student-class.ts";

const byFolder = (files: readonly StudentFile[]): AuthorsFile[] =>
  files.map(({ path, text }) => ({ path, text, author: path.split("/")[1] ?? null }));

function commonIn(files: readonly AuthorsFile[], templates: readonly string[] = []) {
  const sketches = files.map(({ text }) => sketchOf(text));
  const sketchAt = (at: number) => sketches[at] ?? sketchOf("");
  return commonFilesIn(files, sketchAt, templates.map(sketchOf));
}

for (const edited of [0, 40, 100]) {
  test(`starter code is found in a class of which ${edited}% edited it, with everyone who has it`, () => {
    for (const seed of [1, 2, 3]) {
      const { files, starters } = studentClass({ seed, edited });
      const { authors, files: found } = commonIn(byFolder(files));
      expect(authors).toBe(80);
      expect(found.map(({ name }) => name).sort()).toEqual([...starters].sort());
      for (const { name, holders, files: alike } of found) {
        const given = files.filter(({ path }) => path.endsWith(`/${name}`));
        expect([name, holders, alike.length]).toEqual([name, given.length, given.length]);
      }
    }
  });
}

test("an unedited copy stands for all, and a template that has it already answers the question", () => {
  const { files } = studentClass({ edited: 40 });
  const { files: found } = commonIn(byFolder(files));
  const texts = found.map(({ at }) => files[at]?.text ?? "");
  expect(texts.filter((text) => text.includes("student-"))).toEqual([]);
  expect(commonIn(byFolder(files), texts).files).toEqual([]);
  expect(commonIn(byFolder(files), texts.slice(1)).files.map(({ name }) => name)).toEqual([found[0]?.name]);
});

test("a task sheet among essays is found, and essays on one subject are not", () => {
  const sheet = `Write two pages about the sea. ${words(7, 60)}`;
  const essays = Array.from({ length: 9 }, (_, at) => [
    { path: `class/${at}/essay.txt`, text: `The sea. ${words(at + 20, 300)}`, author: `${at}` },
    ...(at < 5
      ? [{ path: `class/${at}/task.txt`, text: at === 3 ? `Jane Doe. ${sheet}` : sheet, author: `${at}` }]
      : []),
  ]).flat();
  const { authors, files: found } = commonIn(essays);
  expect([authors, found.map(({ name, holders }) => [name, holders])]).toEqual([9, [["task.txt", 5]]]);
  // Fewer than half of them.
  expect(commonIn(essays.filter(({ path }) => path !== "class/0/task.txt")).files).toEqual([]);
});

test("a test suite or a library needs fewer authors than other files, and never fewer than four", () => {
  const folders = Array.from({ length: 16 }, (_, at) => ({
    path: `class/${at}/a.py`,
    text: words(at, 90),
    author: `${at}`,
  }));
  const copied = (name: string, count: number): AuthorsFile[] =>
    folders.slice(0, count).map(({ author }) => ({ path: `class/${author}/${name}`, text: words(99, 90), author }));
  const namesIn = (files: AuthorsFile[]): string[] => commonIn([...folders, ...files]).files.map(({ name }) => name);
  for (const name of ["tests/b.py", "lib/b.py", "test_b.py", "BTest.java", "b.spec.ts"]) {
    expect(namesIn(copied(name, 4)), name).toEqual([name.split("/").at(-1)]);
    expect(namesIn(copied(name, 3)), name).toEqual([]);
  }
  for (const name of ["b.py", "latest.py", "contest/b.py"]) expect(namesIn(copied(name, 4)), name).toEqual([]);
});

test("files of nobody do not count, and three authors are not enough to ask", () => {
  const file = (author: string | null, at: number): AuthorsFile => ({ path: `${at}.txt`, text: words(1, 50), author });
  expect(commonIn([..."abcd"].map(file)).files).toHaveLength(1);
  expect(commonIn([..."abc"].map(file)).files).toEqual([]);
  expect(commonIn([..."abc", null, null].map(file)).files).toEqual([]);
});

test("a sketch is the smallest of all hashes of four words, each once", () => {
  const of = (text: string): readonly number[] => [...sketchOf(text).hashes];
  const all = words(7, 400);
  // Of each four words alone, whatever stands around them.
  const list = all.split(/\s+/);
  const alone = list.slice(3).map((_, at) => of(list.slice(at, at + 4).join(" "))[0] ?? 0);
  const smallest = [...new Set(alone)].sort((x, y) => x - y).slice(0, 32);
  expect(of(all)).toEqual(smallest);
  expect(of(`${all} ${all}`).slice(0, 5)).toEqual(of(`${all} ${all} ${all}`).slice(0, 5));
  expect(of("one two one two one two one two one two")).toHaveLength(2);
  expect([of("").length, of("one").length, of("one two").length, of("one two three four five").length]).toEqual([
    0, 1, 1, 2,
  ]);
  expect(of("one two")).not.toEqual(of("two one"));
});
