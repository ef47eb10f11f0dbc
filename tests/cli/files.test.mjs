/**
 * What the terminal command reads: every format, archives, authors by name, and files that never end.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { everyFormat, zip } from "../samples/formats.mjs";
import { hostile, slow } from "../samples/hostile.mjs";
import { lockedPdf } from "../samples/protected.mjs";
import { rar, sevenZip } from "../samples/seven-zip.mjs";
import { tar } from "../samples/tar.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The built command itself: npm alone takes longer to start than most comparisons. */
const COMMAND = join(ROOT, ".build/cli/terminal/compare.mjs");
const folder = mkdtempSync(join(tmpdir(), "lookalike-files-"));
after(() => rmSync(folder, { recursive: true }));

const thoreau = readFileSync(join(ROOT, "tests/fixtures/english_classics/thoreau-where-i-lived.txt"), "utf8");

function run(...args) {
  const env = { ...process.env, LC_ALL: "C" };
  const options = { cwd: ROOT, env, encoding: "utf8", maxBuffer: 1 << 27 };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], options);
  assert.equal(status, 0, stderr);
  return { stdout, stderr };
}

function json(...args) {
  return JSON.parse(run("--json", ...args).stdout);
}

/** Writes files into a fresh folder below the temporary one and gives its path. */
function files(name, contents) {
  const path = join(folder, name);
  for (const [file, bytes] of Object.entries(contents)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), bytes);
  }
  return path;
}

test("system files of a folder are skipped with one line, and those that are named, with one each", () => {
  const path = files("system", {
    "a/essay.txt": thoreau,
    "a/~$essay.docx": "\x03Ann",
    "a/Thumbs.db": "",
    "a/.x/y.txt": thoreau,
    "desktop.ini": "[ViewState]",
    ".DS_Store": "",
    ".profile": "",
    "__MACOSX/a/b.txt": "",
    "~$drafts/essay.txt": `${thoreau} `,
  });
  const listed = (...given) => {
    const { documents, unread } = json(...given);
    const names = documents.map(({ name }) => name.slice(path.length + 1));
    return { names, unread: unread.map(({ name, reason }) => [name.slice(path.length + 1), reason]).sort() };
  };
  const note = "system files (such as .DS_Store, __MACOSX or Thumbs.db) were skipped. They have no text.";
  assert.deepEqual(listed(path), {
    names: ["a/essay.txt", "~$drafts/essay.txt"],
    unread: [
      ["…", `2 hidden files and folders were skipped: ${join(path, ".profile")}, ${join(path, "a/.x")}`],
      ["…", `5 ${note}`],
    ],
  });
  const named = ["a/essay.txt", "a/~$essay.docx", "a/Thumbs.db"].map((name) => join(path, name));
  const skipped = "1 system file (such as .DS_Store, __MACOSX or Thumbs.db) was skipped. It has no text.";
  assert.deepEqual(listed(...named), {
    names: ["a/essay.txt"],
    unread: [
      ["a/Thumbs.db", skipped],
      ["a/~$essay.docx", skipped],
    ],
  });
});

test("files of tools in a folder are skipped with one line, and are compared when their folder is given", () => {
  const path = files("tools", {
    "ann/essay.txt": thoreau,
    "ann/package.json": "{}",
    "ann/dist/essay.txt": thoreau,
    "ann/node_modules/.lock": "",
    "ann/node_modules/x.txt": thoreau,
    "kim/dist/essay.txt": `${thoreau} `,
  });
  const listed = (given) => {
    const { documents, unread } = json(given);
    return [documents.map(({ name }) => name.slice(path.length + 1)), unread.map(({ reason }) => reason)];
  };
  const [names, [reason, ...more]] = listed(path);
  assert.deepEqual([names, more], [["ann/essay.txt", "ann/package.json", "kim/dist/essay.txt"], []]);
  assert.match(reason, /^3 files of development tools /);
  assert.deepEqual(listed(join(path, "ann/node_modules"))[0], ["ann/node_modules/x.txt"]);
});

test("one text is the same in every format, to the engine, too", () => {
  const every = everyFormat(thoreau);
  const report = json("--set", "threshold=0", files("every", every));
  // The ZIP file holds two.
  const count = Object.keys(every).length + 1;
  assert.equal(report.documents.length, count);
  assert.equal(report.pairs.length, (count * (count - 1)) / 2);
  assert.ok(report.pairs.every(({ jaccard }) => jaccard >= 0.95));
  const formats = new Set(report.documents.map(({ format }) => format));
  assert.ok(formats.has("PDF, 2 pages") && formats.has("Word") && formats.has("source code"));
});

test("every hostile file has its line", () => {
  const path = files("hostile", Object.fromEntries(Object.entries(hostile).map(([name, { bytes }]) => [name, bytes])));
  const report = json("--set", "threshold=1", path);
  for (const [name, { unread, says, words }] of Object.entries(hostile)) {
    const own = ({ name: found }) => found === join(path, name) || found.startsWith(join(path, name, "/"));
    const [document, ...more] = report.documents.filter(own);
    const [line, ...others] = report.unread.filter(own);
    assert.equal(more.length + others.length, 0, name);
    if (unread) assert.match(line?.reason ?? "", unread, name);
    else {
      assert.equal(document?.tokens, words ?? document?.tokens, name);
      if (says) assert.match(document.warnings.map(({ message }) => message).join(" "), says, name);
    }
  }
});

test("an archive is a folder, and names tell authors as Moodle writes them", () => {
  const moodle = (name) => `${name}_assignsubmission_file_essay.txt`;
  const path = files("moodle", {
    "class.zip": zip({ "ann/1.txt": thoreau, "ann/2.txt": thoreau, "bob.zip": zip({ "1.txt": thoreau }) }),
    [moodle("Jane Doe_12")]: thoreau,
  });
  const authors = (...args) => json(...args).documents.map(({ author }) => author);
  assert.deepEqual(authors("--author-by-folder", join(path, "class.zip")), ["ann", "ann", "bob"]);
  const packed = files("packed", { "class.tgz": gzipSync(tar({ "ann/1.txt": thoreau, "bob/1.txt": thoreau })) });
  assert.deepEqual(authors("--author-by-folder", join(packed, "class.tgz")), ["ann", "bob"]);
  assert.deepEqual(authors("--author-by-folder", join(packed, "class.tgz"), join(path, "class.zip")).at(-1), "class");
  // From wherever they are given: above the folders of the authors, or these one by one.
  const nested = files("nested", {
    "class/ann/1.txt": thoreau,
    "class/ann/2.txt": thoreau,
    "class/bob/src/3.txt": thoreau,
    "class/bob/4.txt": thoreau,
  });
  for (const given of [[nested], [join(nested, "class")], ["ann", "bob"].map((name) => join(nested, "class", name))])
    assert.deepEqual(authors("--author-by-folder", ...given), ["ann", "ann", "bob", "bob"], given.join(" "));
  assert.deepEqual(authors("--author-by-name", path).at(0), "Jane Doe (12)");
  assert.deepEqual(authors("--author-pattern", "zip/(\\w+)", path), [null, "ann", "ann", "bob"]);
});

test("a pattern finds authors in the path inside a given folder, or else in the path as given", () => {
  const path = files("patterns", {
    "au/ann/essay.txt": thoreau,
    "au/bob/essay.txt": thoreau,
    "au/cy/essay.txt": thoreau,
  });
  const within = (...args) => {
    const options = { cwd: path, env: { ...process.env, LC_ALL: "C" }, encoding: "utf8" };
    return spawnSync(process.execPath, [COMMAND, "--json", "--author-pattern", ...args], options);
  };
  const authors = (...args) => {
    const { status, stdout, stderr } = within(...args);
    assert.deepEqual([status, stderr.includes("--author-pattern")], [0, false], stderr);
    return JSON.parse(stdout)
      .documents.map(({ author }) => author)
      .sort();
  };
  const folders = ["au/ann", "./au/bob/", "au/cy"];
  for (const args of [
    ["^([^/]+)/", "au"],
    ["([a-z]+)/essay", ...folders],
    ["([a-z]+)/essay", ...folders.map((folder) => `${folder}/essay.txt`)],
    ["^au/([^/]+)", "au"],
    ["^au/([^/]+)", ...folders],
    ["^au/([^/]+)", "./au/"],
    ["/au/([^/]+)", join(path, "au")],
  ])
    assert.deepEqual(authors(...args), ["ann", "bob", "cy"], args.join(" "));

  const none = within("^class/([^/]+)", "au");
  assert.deepEqual([none.status, none.stdout], [2, ""]);
  assert.match(none.stderr, /^lookalike: --author-pattern finds no author in any path, .* “au\/ann\/essay\.txt”\./);
  // A file outside the authors' folders has no author, rather than the given folder.
  writeFileSync(join(path, "au/late.txt"), thoreau);
  const some = within("^([^/]+)/", "au");
  assert.deepEqual(
    JSON.parse(some.stdout).documents.map(({ author }) => author),
    ["ann", "bob", "cy", null],
  );
  assert.match(some.stderr, /^--author-pattern finds no author in 1 of 4 paths, “late\.txt”\. This file is compared/m);
});

test("7z and RAR files are folders", () => {
  const path = files("rare", { "a.7z": sevenZip({ "Иванов.txt": thoreau }), "b.rar": rar({ "kim.txt": thoreau }) });
  const names = json(path).documents.map(({ name }) => name.slice(path.length + 1));
  assert.deepEqual(names, ["a.7z/Иванов.txt", "b.rar/kim.txt"]);
});

test("protected files are opened by the password in a file, and without it a line says how", () => {
  const essay = "One essay in a locked file that has some more words";
  const pdf = lockedPdf(essay, "secret");
  const path = files("locked", { "a.pdf": pdf, "b.zip": zip({ "c.pdf": pdf }), "d.txt": thoreau });
  const without = run("--json", path);
  assert.match(without.stderr, /a\.pdf was not read\. This file is protected by a password\.$/m);
  assert.match(without.stderr, /^2 files are protected by a password\. To open them: --password-file FILE$/m);
  const own = files("passwords", { "right.txt": "secret\r\nmore", "wrong.txt": "wrong", "empty.txt": "\n" });
  const { documents } = json("--password-file", join(own, "right.txt"), path);
  assert.equal(documents.length, 3);
  const wrong = run("--json", "--password-file", join(own, "wrong.txt"), path).stderr;
  assert.match(wrong, /a\.pdf was not read\. This file is protected by another password\.$/m);
  for (const [name, said] of [
    ["empty.txt", /whose first line is a password/],
    ["missing.txt", /there is no file or folder “.*missing\.txt”/],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, "--password-file", join(own, name), path], {
      encoding: "utf8",
    });
    assert.equal(status, 2, stderr);
    assert.match(stderr, said);
  }
});

test("files of one person are told by a download's names, and otherwise all are compared, and a line says so", () => {
  const of = (people) =>
    Object.fromEntries(
      people.flatMap((name, id) => ["1", "2"].map((n) => [`${name}_${id}_assignsubmission_file_/${n}.txt`, thoreau])),
    );
  const download = files("download", { "all.zip": zip(of(["Ann", "Bob", "Eve"])) });
  const known = run("--json", download);
  assert.match(known.stderr, /^6 files belong to 3 authors, .* To compare all files: --author-none$/m);
  const authors = JSON.parse(known.stdout).documents.map(({ author }) => author);
  assert.deepEqual(authors, ["Ann (0)", "Ann (0)", "Bob (1)", "Bob (1)", "Eve (2)", "Eve (2)"]);
  assert.equal(JSON.parse(known.stdout).totals.excludedPairs, 3);
  const all = run("--json", "--author-none", download);
  assert.equal(JSON.parse(all.stdout).totals.excludedPairs, 0);
  assert.equal(all.stderr, "");

  // A late file changes nothing about it.
  const late = run("--json", files("late", { "all.zip": zip(of(["Ann", "Bob", "Eve"])), "late.txt": thoreau }));
  assert.equal(JSON.parse(late.stdout).totals.excludedPairs, 3);

  // One person with all of the files, and folders: nothing is left out.
  const alone = files("alone", { "all.zip": zip(of(["Ann"])) });
  const folders = files("folders", { "7a/1.txt": thoreau, "7a/2.txt": thoreau, "7b/1.txt": thoreau });
  for (const [path, option] of [
    [alone, "--author-by-name"],
    [folders, "--author-by-folder"],
  ]) {
    const { stdout, stderr } = run("--json", path);
    assert.equal(JSON.parse(stdout).totals.excludedPairs, 0);
    assert.match(stderr, new RegExp(`^All files are compared with one another\\. .*: ${option}$`, "m"));
  }
});

test("--author-by-folder finds the authors inside the folders of classes, and every rule says whom it found", () => {
  const [text, other] = [thoreau.slice(0, 900), thoreau.slice(1000, 1900)];
  const all = ["10a", "10b"].flatMap((one) =>
    ["ann", "bob", "cid", "dan", "eve"].flatMap((name) => [
      [`${one}/${name}/essay.txt`, name < "cid" ? text : `${one} ${name}`],
      [`${one}/${name}/notes.txt`, `${name} ${one}`],
    ]),
  );
  const path = files("classes", Object.fromEntries(all));
  const advised = run("--json", path);
  assert.match(advised.stderr, /^All files are compared with one another\. .*: --author-by-folder$/m);
  const { stderr, stdout } = run("--json", "--author-by-folder", path);
  assert.match(
    stderr,
    /^20 files belong to 10 authors: 10a\/ann, 10a\/bob, 10a\/cid and 7 more\. Files by one author are not compared/m,
  );
  const { totals } = JSON.parse(stdout);
  assert.deepEqual(
    [totals.excludedPairs, totals.pairsWithEvidence],
    [10, JSON.parse(advised.stdout).totals.pairsWithEvidence],
  );

  const named = files("of-all-rules", {
    "Ann_1_assignsubmission_file_a.txt": text,
    "Bob_2_assignsubmission_file_a.txt": other,
  });
  for (const rule of [["--author-by-name"], ["--author-pattern", "^([^_]+)_"]]) {
    assert.match(run(...rule, named).stderr, /^2 files belong to 2 authors: Ann(?: \(1\))?, Bob(?: \(2\))?\. /m);
  }
});

test("the receipts of Blackboard make no pairs, and one line accounts for many", () => {
  const people = ["ann", "bob", "cid", "dan"];
  const receipt = (name) =>
    `Name: ${name} (${name})\nAssignment: Essay 1\nDate Submitted: Friday, January 2, 2026 3:00:05 AM EST\n` +
    "Current Grade: Needs Grading\n\nSubmission Field:\nThere is no student submission text data for this assignment.\n\n" +
    "Comments:\nThere are no student comments for this assignment.\n\nFiles:\n\tOriginal filename: essay.txt\n" +
    `\tFilename: Essay 1_${name}_attempt_2026-01-02-03-00-05_essay.txt\n`;
  const download = people.flatMap((name, at) => [
    [`Essay 1_${name}_attempt_2026-01-02-03-00-05.txt`, receipt(name)],
    [`Essay 1_${name}_attempt_2026-01-02-03-00-05_essay.txt`, thoreau.slice(900 * at, 900 * at + 900)],
  ]);
  const path = files("blackboard", Object.fromEntries(download));
  assert.equal(json(path).totals.pairsWithEvidence, 0);
  const { stderr } = run(path);
  assert.match(
    stderr,
    /^4 files are receipts from Blackboard: only what students typed in them was read, if anything\.$/m,
  );
  assert.doesNotMatch(stderr, /Most authors have these files alike|no words/);
});

test("files that most folders have alike are reported, and excluded by --leave-out-common", () => {
  const task = thoreau.slice(0, 900);
  const own = (at) => thoreau.slice(1000 + 900 * at, 1800 + 900 * at);
  const path = files("common", {
    "class.zip": zip(
      Object.fromEntries(
        [..."abcdef"].flatMap((name, at) => [
          [`${name}/own.txt`, own(at)],
          ...(at < 4 ? [[`${name}/task.txt`, task]] : []),
        ]),
      ),
    ),
  });
  const all = run("--json", path);
  assert.match(all.stderr, /^Most folders have these files alike: task\.txt \(in 4 of 6 folders\)\. /m);
  assert.equal(JSON.parse(all.stdout).pairs.length, 6);
  const without = run("--json", "--leave-out-common", path);
  assert.match(without.stderr, /^Most folders have these files alike, so their text does not count: task\.txt/m);
  const { documents, pairs } = JSON.parse(without.stdout);
  assert.equal(pairs.length, 0);
  // As on the page, folders are authors only where no rule says that nobody is, or who.
  const { stderr, stdout } = run("--json", "--leave-out-common", "--author-none", path);
  assert.match(stderr, /^--leave-out-common excludes nothing: /m);
  assert.equal(JSON.parse(stdout).pairs.length, 6);
  // Nothing is dropped: a copy of it is the template.
  assert.deepEqual(
    [documents.length, documents.filter(({ role }) => role === "template").map(({ name }) => name)],
    [11, ["task.txt"]],
  );
});

test("an option for authors that finds none says so, and is not advised again", () => {
  const path = files("nobody", Object.fromEntries(["ann", "bob", "eve"].map((name) => [`${name}_1.txt`, thoreau])));
  const byName = run("--author-by-name", "--leave-out-common", path);
  assert.match(
    byName.stderr,
    /^--author-by-name finds no author in any name: .* --author-pattern, such as '\^\(\[\^_\]\+\)_'$/m,
  );
  assert.match(byName.stderr, /none are known\. --author-by-folder or --author-pattern says whose each file is\.$/m);
  const byFolder = run("--author-by-folder", "--leave-out-common", path).stderr;
  assert.match(byFolder, /^--author-by-folder finds no author, .* use --author-by-name or --author-pattern\.$/m);
  assert.match(byFolder, /none are known\. --author-by-name or --author-pattern says whose each file is\.$/m);
  const byPattern = run("--author-pattern", "^([^_]+)_", "--leave-out-common", path).stderr;
  assert.match(
    byPattern,
    /^--leave-out-common .*3 are known\. --author-by-folder or --author-by-name says whose each file is\.$/m,
  );
  assert.doesNotMatch(byPattern, /finds no author/);
  assert.doesNotMatch(run("--author-none", path).stderr, /finds no author/);
});

test("--leave-out-common says that it needs the files of four authors, and that it found none alike", () => {
  const path = files("few-authors", { "a/task.txt": thoreau, "b/task.txt": thoreau, "c/task.txt": thoreau });
  const { stderr } = run("--leave-out-common", "--author-by-folder", path);
  assert.match(
    stderr,
    /^--leave-out-common excludes nothing: .* at least 4 authors, and 3 are known\. --author-by-name or --author-pattern says/m,
  );
  assert.doesNotMatch(run("--author-by-folder", path).stderr, /leave-out-common/);
  const different = files("nothing-alike", {
    "a/1.txt": thoreau,
    "b/2.txt": `${thoreau} b`,
    "c/3.txt": "the keeper waited for the boats",
    "d/4.txt": "ice on the harbour",
  });
  const none = run("--leave-out-common", "--author-by-folder", different).stderr;
  assert.match(none, /^--leave-out-common excludes nothing: no file is the same for most of the 4 authors\.$/m);
});

test("the same files give the same report in whatever order they are given", () => {
  const path = files("orders", {
    "b.txt": `${thoreau} b`,
    "a.txt": thoreau,
    "c.zip": zip({ "2.txt": thoreau, "1.txt": "x" }),
  });
  const given = ["a.txt", "b.txt", "c.zip"].map((name) => join(path, name));
  const orders = [[path], given, given.toReversed(), [given[1], given[2], given[0]], [given[2], path]];
  const reports = orders.map((order) => JSON.stringify({ ...json(...order), unread: undefined }));
  assert.equal(new Set(reports).size, 1);
  const names = JSON.parse(reports[0]).documents.map(({ name }) => name.slice(path.length + 1));
  assert.deepEqual(names, ["a.txt", "b.txt", "c.zip/1.txt", "c.zip/2.txt"]);
});

test("a file that takes too long is given up, and the others are compared", () => {
  const path = files("slow", { "a.txt": thoreau, "b.txt": thoreau, "slow.html": slow() });
  const report = json("--seconds", "4", path);
  assert.equal(report.documents.length, 2);
  assert.match(report.unread[0]?.reason ?? "", /^Reading this file took more than 4 seconds, so it was stopped\./);
});

test("a thread that ends without a word costs the file it was at, and no other", () => {
  const path = files("silent", { "a.txt": thoreau, "b.txt": thoreau, "silent.txt": thoreau });
  const before = process.env.NODE_OPTIONS;
  process.env.NODE_OPTIONS = `--import=${new URL("silent-reader.mjs", import.meta.url)}`;
  try {
    // Unnoticed, the thread would be waited for until its time is up, and that would be the line.
    const report = json("--seconds", "10", path);
    assert.deepEqual(
      report.unread.map(({ name, reason }) => [name, reason]),
      [
        [
          join(path, "silent.txt"),
          "The reader stopped without an answer, probably because memory ran out. Split the file, or save only its text.",
        ],
      ],
    );
    assert.equal(report.pairs[0]?.jaccard, 1);
  } finally {
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
  }
});
