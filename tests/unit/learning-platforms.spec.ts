/** Downloads of learning platforms as tables of paths and people; and what looks like one and is none. */
import { expect, test } from "@playwright/test";
import { authorsByRule, doubtfulGroups } from "../../www/people/authors.ts";
import { authorFolders, folderNames, foldersBeside } from "../../www/people/folders.ts";
import { type Platform, peopleInDownloads } from "../../www/people/learning-platforms.ts";

/** Path → author and name on screen. */
type Table = readonly (readonly [path: string, author: string | null, shown: string | null])[];

const DOWNLOADS: readonly [what: string, platform: Platform, table: Table][] = [
  [
    "Moodle in folders, files and online text",
    "moodle",
    [
      ["Kate Mallory_12_assignsubmission_file_/essay.docx", "Kate Mallory (12)", "Kate Mallory — essay.docx"],
      [
        "Kate Mallory_12_assignsubmission_onlinetext_/onlinetext.html",
        "Kate Mallory (12)",
        "Kate Mallory — onlinetext.html",
      ],
      ["Jonah Pratt_13_assignsubmission_file_/essay.docx", "Jonah Pratt (13)", "Jonah Pratt — essay.docx"],
      ["Jonah Pratt_13_assignsubmission_file_/notes/a.txt", "Jonah Pratt (13)", "Jonah Pratt — notes/a.txt"],
      ["Ada Lin_14_assignsubmission_file/essay.pdf", "Ada Lin (14)", "Ada Lin — essay.pdf"],
      ["Ada Lin_14_onlinetext_/text.html", "Ada Lin (14)", "Ada Lin — text.html"],
    ],
  ],
  [
    "Moodle in a ZIP, flat, two people of one name, spaces made underscores",
    "moodle",
    [
      ["c.zip/Jane Doe_1_assignsubmission_file_essay_final.docx", "Jane Doe (1)", "Jane Doe (1) — essay_final.docx"],
      ["c.zip/Jane Doe_2_assignsubmission_file_essay.docx", "Jane Doe (2)", "Jane Doe (2) — essay.docx"],
      [
        "c.zip/Jane Doe_2_assignsubmission_onlinetext_onlinetext.html",
        "Jane Doe (2)",
        "Jane Doe (2) — onlinetext.html",
      ],
      ["c.zip/Ann_Lee_657737_assignsubmission_file_a.zip/b.c", "Ann Lee (657737)", "Ann Lee — b.c"],
      ["c.zip/Participant_77_assignsubmission_file_x.pdf", "Participant (77)", "Participant — x.pdf"],
    ],
  ],
  [
    "Two assignments of Moodle: what one person handed in to each stays apart",
    "moodle",
    [
      ["one.zip/Jane Doe_1_assignsubmission_file_/a.txt", "one.zip/Jane Doe (1)", "one.zip/Jane Doe (1) — a.txt"],
      ["two.zip/Jane Doe_1_assignsubmission_file_/a.txt", "two.zip/Jane Doe (1)", "two.zip/Jane Doe (1) — a.txt"],
      ["two.zip/Bob_2_assignsubmission_file_/a.txt", "Bob (2)", "Bob — a.txt"],
    ],
  ],
  [
    "Canvas",
    "canvas",
    [
      ["doejane_12345_67890_essay.docx", "doejane (12345)", "doejane — essay.docx"],
      ["doejane_LATE_12345_67891_essay-2.docx", "doejane (12345)", "doejane — essay-2.docx"],
      ["mallorykate_12346_67892_my_essay.pdf", "mallorykate (12346)", "mallorykate — my_essay.pdf"],
      ["prattjonah_12347_text.html", "prattjonah (12347)", "prattjonah — text.html"],
      ["иванова_12348_67893_a.zip/a.c", "иванова (12348)", "иванова — a.c"],
      ["иванова_12348_67893_a.zip/b.c", "иванова (12348)", "иванова — b.c"],
    ],
  ],
  [
    "Canvas, anonymous",
    "canvas",
    [
      ["anon_Ab1cd_67890_essay.docx", "anon_Ab1cd", "anon_Ab1cd — essay.docx"],
      ["LATE_anon_xY2zw_67891_essay.docx", "anon_xY2zw", "anon_xY2zw — essay.docx"],
    ],
  ],
  [
    "Blackboard with receipts, a name and an assignment with underscores",
    "blackboard",
    [
      ["Essay_1_jdoe_attempt_2026-01-02-03-04-05_essay.docx", "jdoe", "jdoe — essay.docx"],
      ["Essay_1_jdoe_attempt_2026-01-02-03-04-05.txt", "jdoe", "jdoe — receipt.txt"],
      ["Essay_1_ann_lee_attempt_2026-01-03-13-04-05_my_work.pdf", "ann_lee", "ann_lee — my_work.pdf"],
      ["Essay_1_ann_lee_attempt_2026-01-03-13-04-05.txt", "ann_lee", "ann_lee — receipt.txt"],
      ["Essay_1_bob_lee_attempt_2026-01-03-13-04-06.txt", "bob_lee", "bob_lee — receipt.txt"],
    ],
  ],
  [
    "Brightspace, flat, with its list of submissions",
    "brightspace",
    [
      [
        "a1/12345-67890 - Jane Doe - Jan 2, 2026 304 PM - essay.docx",
        "Jane Doe (12345-67890)",
        "Jane Doe — essay.docx",
      ],
      [
        "a1/12345-67890 - Jane Doe - Jan 2, 2026 309 PM - notes - new.docx",
        "Jane Doe (12345-67890)",
        "Jane Doe — notes - new.docx",
      ],
      [
        "a1/12346-67890 - Mary-Ann Smith - 2 enero, 2026 1504 - a.pdf",
        "Mary-Ann Smith (12346-67890)",
        "Mary-Ann Smith — a.pdf",
      ],
      ["a1/12347-67890 - Bo - Jr - Jan 2, 2026 304\u202fPM - a.pdf", "Bo - Jr (12347-67890)", "Bo - Jr — a.pdf"],
      ["a1/12348-67890 - Eve Li - Jan 2, 2026 304 PM - a.pdf", "Eve Li (12348-67890)", "Eve Li — a.pdf"],
      ["a1/index.html", null, null],
    ],
  ],
  [
    "Microsoft Teams, in another language, with another class, and a late file",
    "teams",
    [
      ...["Eva", "Luis"].map((name): Table[number] => [
        `3b/Archivos enviados/${name}/Ensayo 1/Versión 2/a.docx`,
        name,
        `${name} — Archivos enviados/Ensayo 1/Versión 2/a.docx`,
      ]),
      [
        "3b/Archivos enviados/Ana/Ensayo 1/Versión 2/a.docx",
        "3b/Ana",
        "3b/Ana — Archivos enviados/Ensayo 1/Versión 2/a.docx",
      ],
      ["3b/Archivos de trabajo/Ana/Ensayo 1/a.docx", "3b/Ana", "3b/Ana — Archivos de trabajo/Ensayo 1/a.docx"],
      [
        "3c/Archivos enviados/Ana/Ensayo 1/Versión 1/a.docx",
        "3c/Ana",
        "3c/Ana — Archivos enviados/Ensayo 1/Versión 1/a.docx",
      ],
      [
        "3c/Archivos enviados/Leo/Ensayo 1/Versión 1/a.zip/b.c",
        "Leo",
        "Leo — Archivos enviados/Ensayo 1/Versión 1/a.zip/b.c",
      ],
      ["3c/Archivos de trabajo/Ana/Ensayo 1/a.docx", "3c/Ana", "3c/Ana — Archivos de trabajo/Ensayo 1/a.docx"],
      ["late.docx", null, null],
    ],
  ],
  [
    "Brightspace, folders",
    "brightspace",
    [
      ["12345-67890 - Jane Doe - Jan 2, 2026 304 PM/essay.docx", "Jane Doe (12345-67890)", "Jane Doe — essay.docx"],
      ["12346-67890 - Bob Lee - Jan 2, 2026 304 PM/essay.docx", "Bob Lee (12346-67890)", "Bob Lee — essay.docx"],
    ],
  ],
];

for (const [what, platform, table] of DOWNLOADS) {
  test(`a download is known: ${what}`, () => {
    const paths = table.map(([path]) => path);
    const people = peopleInDownloads(paths);
    for (const person of people) if (person) expect(person).toMatchObject({ platform, isCertain: true });
    expect(people.map((person) => person?.author ?? null)).toEqual(table.map(([, author]) => author));
    const shown = people.map((person) => (person ? `${person.name} — ${person.file}` : null));
    expect(shown).toEqual(table.map(([, , name]) => name));
    expect(authorsByRule({ by: "layout" }, paths)).toEqual(table.map(([, author]) => author));
    expect(doubtfulGroups(paths)).toBeNull();
  });
}

const moodle = (name: string, id: number, file: string): string => `${name}_${id}_assignsubmission_file_/${file}`;

/** Paths of which nothing may be taken for one person's unasked, and the groups that the user is asked about. */
const DOUBTFUL: readonly [what: string, paths: readonly string[], groups: readonly (string | null)[] | null][] = [
  ["two class folders", ["7a/a.txt", "7a/b.txt", "7b/c.txt"], ["7a", "7a", "7b"]],
  ["two ZIPs", ["7a.zip/a.txt", "7a.zip/b.txt", "7b.zip/c.txt"], ["7a.zip", "7a.zip", "7b.zip"]],
  ["one ZIP and a late file", ["all.zip/a.txt", "all.zip/b.txt", "late.txt"], null],
  ["a folder for each student", ["x/ann/1.txt", "x/ann/2.txt", "x/bob/1.txt"], ["x/ann", "x/ann", "x/bob"]],
  [
    "a class with folders for its students, and a late file",
    ["x/ann/1.txt", "x/ann/2.txt", "x/bob/1.txt", "late.txt"],
    ["x/ann", "x/ann", "x/bob", null],
  ],
  ["one folder", ["class/a.txt", "class/b.txt"], null],
  ["loose files", ["a.txt", "b.txt"], null],
  ["a folder with one file each", ["x/ann/1.txt", "x/bob/1.txt"], null],
  [
    "a download in which one person has half of all files",
    [moodle("A", 1, "a"), moodle("A", 1, "b"), moodle("B", 2, "a"), moodle("C", 3, "a")],
    ["A (1)", "A (1)", "B (2)", "C (3)"],
  ],
  ["chapters and parts", ["chapter_1_1_x.txt", "chapter_1_2_x.txt", "chapter_2_1_x.txt", "chapter_2_2_x.txt"], null],
  ["years and weeks", ["ann_2026_01_x.txt", "ann_2026_02_x.txt", "bob_2026_01_x.txt", "eve_2026_02_x.txt"], null],
  [
    "two authors with versions of their programs, and one without",
    ["ann", "bob"].flatMap((name) => [`${name}/hw1/java/Version 1/A.java`, `${name}/hw2/java/Version 1/A.java`]),
    ["ann", "ann", "bob", "bob"],
  ],
  [
    "versions of one author, and another's work",
    [
      "ann/hw1/java/Version 1/a",
      "ann/hw2/java/Version 1/a",
      "bob/hw1/c/a",
      "bob/hw2/c/a",
      "cid/hw1/java/a",
      "dan/hw1/java/a",
    ],
    ["ann", "ann", "bob", "bob", "cid", "dan"],
  ],
  ["capitals, which Canvas does not write", ["Ann_1_1_x.txt", "Ann_1_2_x.txt", "Bob_2_3_x.txt", "Eve_3_4_x.txt"], null],
  [
    "no numbers",
    ["a_assignsubmission_file_/1.txt", "a_assignsubmission_file_/2.txt", "_1_attempt_2026.txt"],
    // One folder is no question of authors.
    null,
  ],
  [
    "no people",
    ["12-34 - notes/1.txt", "12-34 - notes/2.txt", "12-35 - notes/1.txt"],
    ["12-34 - notes", "12-34 - notes", "12-35 - notes"],
  ],
];

for (const [what, paths, groups] of DOUBTFUL) {
  test(`nothing is hidden unasked: ${what}`, () => {
    expect(authorsByRule({ by: "layout" }, paths)).toEqual(paths.map(() => null));
    expect(doubtfulGroups(paths)?.of ?? null).toEqual(groups);
  });
}

const download = ["A", "B", "C", "D"].flatMap((name, id) => [moodle(name, id, "a"), moodle(name, id, "b")]);
const downloaded = ["A (0)", "A (0)", "B (1)", "B (1)", "C (2)", "C (2)", "D (3)", "D (3)"];
const zipped = download.map((path) => `moodle.zip/${path}`);

test("a download stays what it is, whatever else is added: a late file, another download, a larger folder", () => {
  const canvas = ["doejane", "leeann", "prattjonah"].flatMap((name, id) =>
    ["1", "2"].map((upload) => `canvas.zip/${name}_${id}_${id}${upload}_essay.docx`),
  );
  const jane = ["doejane (0)", "doejane (0)", "leeann (1)", "leeann (1)", "prattjonah (2)", "prattjonah (2)"];
  const folder = Array.from({ length: 40 }, (_, at) => `articles/${at}.txt`);
  for (const own of [download, zipped]) {
    const paths = [...own, "late.java", ...canvas, ...folder];
    const authors = [...downloaded, null, ...jane, ...folder.map(() => null)];
    expect(authorsByRule({ by: "layout" }, paths)).toEqual(authors);
    expect(doubtfulGroups(paths)).toBeNull();
    expect(
      authorsByRule(
        { by: "layout" },
        paths.map((path) => `course/${path}`),
      ),
    ).toEqual(authors);
  }
  // But a name or two that look like those of Canvas are no download.
  expect(peopleInDownloads(["a/chapter_1_2_x.txt", "a/part_2_3_x.txt", ...folder]).some(Boolean)).toBe(false);
});

test("beside a download, the folders of the other one's authors are asked about", () => {
  const classroom = Array.from({ length: 12 }, (_, at) => [`class.zip/hw1-${at}/A.java`, `class.zip/hw1-${at}/B.java`]);
  const groups = classroom.flatMap(([path = ""]) => Array(2).fill(path.slice(0, path.lastIndexOf("/"))));
  const paths = [...zipped, ...classroom.flat(), "late.java"];
  expect(doubtfulGroups(paths)).toEqual({ by: "folders", of: [...zipped.map(() => undefined), ...groups, null] });
});

test("a few folders with many folders each are classes of authors, a program with its folders is one author's", () => {
  const inFolders = (folder: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => [`${folder}/${folder}-${at}/1.c`, `${folder}/${folder}-${at}/2.c`]).flat();
  const classes = [...inFolders("7a", 6), ...inFolders("7b", 7)];
  expect(new Set(authorFolders(classes)).size).toBe(13);
  expect(doubtfulGroups([...classes, "7b/late.c"])?.of.slice(-2)).toEqual(["7b/7b-6", null]);
  const programs = ["ann", "bob", "cid", "dan", "eve", "fay"].flatMap((author) => inFolders(author, 6));
  expect(new Set(authorFolders(programs))).toEqual(new Set(["ann", "bob", "cid", "dan", "eve", "fay"]));
  expect(new Set(authorFolders([...inFolders("ann", 6), ...inFolders("bob", 2)]))).toEqual(new Set(["ann", "bob"]));
});

test("in a download of Teams, an author's folder is below those of submitted and of working files, by every rule", () => {
  const submitted = ["Eva", "Ida", "Jane", "Max", "Tom"];
  const paths = [
    ...submitted.map((name) => `tm/Submitted files/${name}/Essay 1/Version 1/essay.docx`),
    ...["Eva", "Ida"].map((name) => `tm/Working files/${name}/Essay 1/essay.docx`),
  ];
  for (const by of ["layout", "folder", "name"] as const) {
    expect(authorsByRule({ by }, paths), by).toEqual([...submitted, "Eva", "Ida"]);
  }
  // With two people, each has half of all files: this is asked about.
  const few = paths.filter((path) => /\/(?:Eva|Ida)\//.test(path));
  expect(authorsByRule({ by: "layout" }, few)).toEqual([null, null, null, null]);
  expect(doubtfulGroups(few)).toEqual({ by: "names", of: ["Eva", "Ida", "Eva", "Ida"] });
  expect(authorsByRule({ by: "name" }, few)).toEqual(["Eva", "Ida", "Eva", "Ida"]);
});

test("folders are called by their last name, or by all of it where two would be one", () => {
  expect([...folderNames(["x/ann.zip", "x/bob", "y/bob"]).values()]).toEqual(["ann", "x/bob", "y/bob"]);
  expect(foldersBeside([])).toEqual([]);
});

test("an e-mail with attachments is no author's folder", () => {
  const paths = ["a/mail.eml/mail.txt", "a/mail.eml/essay.docx", "a/other.MSG/b.pdf", "a/other.MSG/c.pdf", "a/one.txt"];
  expect(doubtfulGroups(paths)).toBe(null);
  expect(foldersBeside(["ann/1.txt", "bob/2.txt", "x.eml/3.txt", "y.mbox/1.eml"])).toEqual(["ann", "bob", null, null]);
});

test("layouts and folders are found by a few looks at each path, however they are made", () => {
  // Each level has a file of its own, and one more folder.
  const deep = Array.from({ length: 1000 }, (_, level) => `${"d/".repeat(level)}f`);
  expect(foldersBeside(deep).at(-1)).toBe(`${"d/".repeat(998)}d`);
  const long = "_1".repeat(2000);
  expect(peopleInDownloads(Array(2000).fill("Version 1/".repeat(1000))).some(Boolean)).toBe(false);
  for (const name of [long, `a${long}_attempt_`, ` - ${"1 - ".repeat(1000)}`, `${"_assignsubmission_".repeat(200)}`]) {
    expect(peopleInDownloads(Array(2000).fill(`a${name}`)).some((person) => person?.isCertain)).toBe(false);
  }
});
