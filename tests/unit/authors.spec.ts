import { expect, test } from "@playwright/test";
import { message } from "../../www/i18n/message.ts";
import { authorsByRule, doubtfulGroups, matchAuthors, mistakeInPattern } from "../../www/people/authors.ts";
import { sharedFolders } from "../../www/people/folders.ts";

const groups = (count: number) => message("authors-pattern-groups", { groups: count });

test("a folder or an archive is one submission, whatever folders lie above all of them", () => {
  const paths = [
    "class/2026/jane/a.txt",
    "class/2026/jane/sub/b.txt",
    "class/2026/bob.zip/a.txt",
    "class/2026/loose.txt",
  ];
  expect(authorsByRule({ by: "folder" }, paths)).toEqual(["jane", "jane", "bob", null]);
  expect(authorsByRule({ by: "folder" }, ["class/a.txt", "class/b.txt"])).toEqual([null, null]);
});

test("the folders of a few classes hold the authors' folders, for the rule as for the question", () => {
  const inClasses = ["ann", "bob", "cid", "dan", "eve", "fay"].flatMap((name) =>
    ["10a", "10b"].flatMap((one) => [`cls/${one}/${name}/essay.txt`, `cls/${one}/${name}/notes.txt`]),
  );
  const authors = authorsByRule({ by: "folder" }, inClasses);
  expect(authors.slice(0, 5)).toEqual(["cls/10a/ann", "cls/10a/ann", "cls/10b/ann", "cls/10b/ann", "cls/10a/bob"]);
  expect(authors).toEqual(doubtfulGroups(inClasses)?.of);
});

test("of ZIP files with a folder for each student, the students are the authors", () => {
  const students = {
    "class-a.zip": ["Alice Brown", "Boris Ivanov", "Carla Diaz", "Dmitri Petrov", "Emma Stone", "Felix Kahn"],
    "class-b.zip": ["Felix Kahn", "Greta Lind", "Hugo Marsh", "Irene Cole", "Jonas Weber", "Karin Holt", "Leo Park"],
  };
  const paths = Object.entries(students).flatMap(([zip, names]) => names.map((name) => `${zip}/${name}/essay.txt`));
  const authors = authorsByRule({ by: "folder" }, paths);
  expect(new Set(authors).size).toBe(13);
  expect(authors.slice(0, 2)).toEqual(["Alice Brown", "Boris Ivanov"]);
  // Two students of the same name, as far as anybody knows.
  expect(authors.slice(5, 7)).toEqual(["class-a.zip/Felix Kahn", "class-b.zip/Felix Kahn"]);
  // The folders of a few programs are no students.
  const programs = ["ann.zip", "bob.zip"].flatMap((zip) =>
    ["src", "test", "docs"].map((name) => `${zip}/${name}/a.txt`),
  );
  expect(authorsByRule({ by: "folder" }, programs)).toEqual(["ann", "ann", "ann", "bob", "bob", "bob"]);
});

test("one folder among loose files raises no question, two do", () => {
  const articles = ["articles.zip/1.txt", "articles.zip/2.txt"];
  expect(doubtfulGroups([...articles, "new.txt"])).toBeNull();
  expect(doubtfulGroups([...articles, "jane/a.txt", "new.txt"])).toEqual({
    by: "folders",
    of: ["articles.zip", "articles.zip", "jane", null],
  });
});

test("names of Moodle and Canvas begin with whose they are", () => {
  const names = [
    "Jane Doe_12345_assignsubmission_file_essay_final.docx",
    "Jane Doe_12345_assignsubmission_onlinetext_.html",
    "Jane Doe_99_assignsubmission_file_essay.docx",
    "doejane_12345_67890_essay.docx",
    "doejane_LATE_12345_67890_essay-2.docx",
    "essay_2.docx",
  ];
  const authors = ["Jane Doe (12345)", "Jane Doe (12345)", "Jane Doe (99)", "doejane (12345)", "doejane (12345)", null];
  expect(authorsByRule({ by: "name" }, names)).toEqual(authors);
});

test("a pattern names the author by its one group, and a wrong one says what was expected", () => {
  const paths = ["w1/ann-essay.txt", "w1/bob-essay.txt", "w1/essay.txt"];
  const found = new Map<string, string | null>();
  matchAuthors("^(\\w+)-", ["ann-essay.txt", "bob-essay.txt", "essay.txt"], (path, author) => found.set(path, author));
  expect(authorsByRule({ by: "pattern", found }, paths)).toEqual(["ann", "bob", null]);
  expect(mistakeInPattern("^(\\w+)-")).toBeNull();
  expect(mistakeInPattern("")).toEqual({ code: "authors-pattern-empty", args: undefined });
  expect(mistakeInPattern("^\\w+")).toEqual(groups(0));
  expect(mistakeInPattern("(a)(b)")).toEqual(groups(2));
  expect(mistakeInPattern("(")).toEqual({ code: "authors-pattern-invalid", args: undefined });
});

test("groups are counted without running the pattern, which may never end", () => {
  for (const pattern of [
    "(a)",
    "(?<author>a)",
    "(?:a)(?<o>b)(?=c)(?<!d)",
    "[(](a)",
    "\\((a)\\)",
    "[\\](](a)",
    "((?:a+)+)$",
  ]) {
    expect(mistakeInPattern(pattern), pattern).toBeNull();
  }
  expect(mistakeInPattern("((a)|b)")).toEqual(groups(2));
  expect(mistakeInPattern("(?<a>a)(?<b>b)")).toEqual(groups(2));
  expect(mistakeInPattern("\\(a\\)[(]")).toEqual(groups(0));
  // Each of the 10^12 empty turns would be taken, were it run.
  expect(mistakeInPattern("((?:(?:(?:(?:(?:x?){100}){100}){100}){100}){100}){100}")).toBeNull();
});

test("shared folders are found by one look at each path", () => {
  expect(sharedFolders([])).toBe(0);
  expect(sharedFolders(["a/b/c.txt"])).toBe(4);
  expect(sharedFolders(["/a", "b"])).toBe(0);
  expect(sharedFolders(["a/bc/d", "a/bd/d"])).toBe(2);
  // A step a folder, with all paths looked at in each, would be 10^13 characters.
  const deep = "d/".repeat(200_000);
  expect(sharedFolders(Array.from({ length: 500 }, (_, i) => `${deep}${i}`))).toBe(deep.length);
});
