/**
 * Nothing that lies in a folder ends a run of the terminal command, and nothing in a name or a file steers the terminal.
 */

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { rare } from "../rare.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const COMMAND = join(ROOT, ".build/cli/terminal/compare.mjs");
const NOBODY = 65534;
const folder = mkdtempSync(join(tmpdir(), "lookalike-hostile-"));
chmodSync(folder, 0o755);
// Node.js cannot remove a path that is too long; the system can, going down step by step.
after(() => void spawnSync("rm", ["-rf", folder]));

const text = readFileSync(join(ROOT, "tests/fixtures/textreuse_legal_ats/legal/ca1851-match.txt"), "utf8");

/** Runs the command; `limited` without the rights that root has on every file. */
function compare(args, { limited = false, cwd = folder } = {}) {
  const asRoot = process.getuid?.() === 0;
  const user = limited && asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  return spawnSync(process.execPath, [COMMAND, ...args], { cwd, encoding: "utf8", maxBuffer: 1 << 26, ...user });
}

/** A fresh folder with two equal texts in it. */
function fresh(name) {
  const path = join(folder, name);
  mkdirSync(path);
  for (const own of ["a.txt", "b.txt"]) writeFileSync(join(path, own), text);
  return path;
}

test("whatever a folder holds has its line, and the rest is compared", {
  skip: process.platform === "win32",
}, async (t) => {
  const path = fresh("odd");
  const at = (name) => join(path, name);
  writeFileSync(Buffer.concat([Buffer.from(`${path}/caf`), Buffer.from([0xe9]), Buffer.from(".txt")]), text);
  mkdirSync(at("folder.txt"));
  mkdirSync(at("locked"));
  writeFileSync(at("locked/inside.txt"), text);
  writeFileSync(at("private.txt"), text);
  for (const name of ["locked", "private.txt"]) chmodSync(at(name), 0);
  symlinkSync("nowhere", at("dangling.txt"));
  symlinkSync("loop.txt", at("loop.txt"));
  symlinkSync(".", at("around"));
  spawnSync("mkfifo", [at("pipe.txt")]);
  writeFileSync(at("huge.txt"), "");
  truncateSync(at("huge.txt"), 900 * 1024 * 1024);
  for (const [name, mark] of [
    ["large.7z", "7z\xbc\xaf\x27\x1c"],
    ["large.rar", "Rar!\x1a\x07"],
  ]) {
    writeFileSync(at(name), mark, "latin1");
    truncateSync(at(name), 70 * 1024 * 1024);
  }
  // Too long a path to be opened by its whole name, as one gets by moving a folder down.
  const dig =
    'const { mkdirSync } = require("fs"); for (const n of Array(25).fill("d".repeat(200))) { mkdirSync(n); process.chdir(n); }';
  const deep = spawnSync(process.execPath, ["-e", dig], { cwd: path });
  assert.equal(deep.status, 0);
  const server = createServer();
  t.after(() => {
    server.close();
    chmodSync(at("locked"), 0o755);
  });
  await new Promise((resolve) => server.listen(at("socket.txt"), resolve));

  const named = {
    "caf\uFFFD.txt": /Its name is not UTF-8\. Rename it\./,
    locked: /You have no permission to read it/,
    "private.txt": /You have no permission to read it/,
    "dangling.txt": /a link that leads nowhere/,
    "loop.txt": /Its link leads in a circle/,
    around: /It is a link to a folder/,
    "pipe.txt": /It is neither a file nor a folder/,
    "socket.txt": /It is neither a file nor a folder/,
    "huge.txt": /900 MB is above the limit of 64 MB/,
    "large.7z": /damaged/,
    "large.rar": /damaged/,
  };
  const { status, stdout, stderr } = compare(["--json", path], { limited: true });
  assert.equal(status, 0, stderr);
  const report = JSON.parse(stdout);
  assert.deepEqual(
    report.documents.map(({ name }) => name),
    [at("a.txt"), at("b.txt")],
  );
  assert.equal(report.pairs.length, 1);
  const reasons = new Map(report.unread.map(({ name, reason }) => [name, reason]));
  for (const [name, reason] of Object.entries(named)) {
    assert.match(reasons.get(at(name)) ?? "", reason, name);
    assert.ok(stderr.includes(`${at(name)} was not read. `), name);
  }
  const tooLong = [...reasons].filter(([, reason]) => reason.startsWith("Its path is too long"));
  assert.equal(tooLong.length, 1);
  assert.equal(reasons.size, Object.keys(named).length + 1);

  // The same as arguments, as a shell hands over `*`.
  const given = compare(["--json", ...Object.keys(named), "a.txt", "b.txt"], { limited: true, cwd: path });
  assert.equal(given.status, 0, given.stderr);
  assert.equal(JSON.parse(given.stdout).documents.length, 2);
  // But a path that leads nowhere is a slip of the keyboard, as the help says.
  const slip = compare(["a.txt", "c.txt", "b.txt"], { cwd: path });
  assert.deepEqual([slip.status, slip.stdout], [2, ""]);
  assert.match(
    compare(["--help"]).stdout.replaceAll(/\s+/g, " "),
    /A path that does not exist is wrong use, and nothing is compared\. A file or folder that exists but cannot be read/,
  );
});

/** Escapes that name the window, move the cursor, or turn the direction of what follows; C1 says the same in one character. */
const STEERING = "\x1b]0;stolen\x07\x1b[2J\x9b31m\x7f\u202e\u2066\u2028";
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through
const STEERS = /[\x00-\x09\x0b-\x1f\x7f-\x9f]|[\p{Cf}\p{Zl}\p{Zp}]/u;

test("no name, no content and no argument steers the terminal", { skip: process.platform === "win32" }, () => {
  const path = fresh("steering");
  const at = (name) => join(path, name);
  writeFileSync(at(`${STEERING}.txt`), text);
  writeFileSync(at(`line\nfeed${STEERING}.txt`), "short");
  // Long enough that one escape is no binary file; the reader's error quotes what it stumbled on.
  writeFileSync(at("broken.ipynb"), `{"cells": [], "nbformat": 4, ${STEERING.slice(0, 8)} ${" ".repeat(4000)}`);
  writeFileSync(at("broken.json"), `{"cells": [], "nbformat": 4, ${STEERING.slice(0, 8)} ${" ".repeat(4000)}`);
  writeFileSync(at("list.tsv"), `a.txt\t${STEERING}.txt\nb.txt\tbroken.ipynb\n`);
  writeFileSync(at("wrong.tsv"), `a.txt\t${STEERING}\n`);
  const runs = [
    [path],
    ["--passages", "--timing", path],
    ["--json", path],
    ["--pairs", at("list.tsv"), path],
    ["--pairs", at("wrong.tsv"), path],
    ["--pairs", COMMAND, path],
    ["--author-pattern", `(${STEERING}`, path],
    ["--set", `${STEERING}=1`, path],
    ["--preset", STEERING, path],
    [`--${STEERING}`, path],
    [at(STEERING)],
  ];
  for (const args of runs) {
    const { status, stdout, stderr } = compare(args);
    assert.ok(status === 0 || status === 2, `${JSON.stringify(args)}: ${stderr}`);
    assert.doesNotMatch(stdout, STEERS, JSON.stringify(args));
    assert.doesNotMatch(stderr, STEERS, JSON.stringify(args));
    assert.doesNotMatch(stderr, /^ +at /m, "a stack trace");
    assert.doesNotMatch(stderr, /^feed/m, "a line that a name made up");
  }
  const { documents } = JSON.parse(compare(["--json", path]).stdout);
  assert.ok(
    documents.some(({ name }) => name === at(`${STEERING}.txt`)),
    "a program reads names as they are",
  );
});

test("an empty folder has its line, and an empty path is wrong use rather than the working folder", () => {
  const path = fresh("nothing");
  mkdirSync(join(path, "last-year"));
  const { status, stderr } = compare(["--archive", "last-year", "a.txt", "b.txt"], { cwd: path });
  assert.equal(status, 0, stderr);
  assert.match(stderr, /^last-year contains no files\.$/m);
  for (const args of [
    ["", "a.txt"],
    ["a.txt", "--archive", ""],
    ["a.txt", "--template="],
  ]) {
    const empty = compare(args, { cwd: path });
    assert.deepEqual([empty.status, empty.stdout], [2, ""], args.join(" "));
    assert.match(empty.stderr, /^lookalike: expected a file or folder, got an empty path\./);
  }
});

test("a result keeps the permissions of the file that it replaces, and a file protected from writing stays", {
  skip: process.platform === "win32",
}, () => {
  const texts = fresh("permissions");
  const results = join(folder, "permitted");
  mkdirSync(results);
  chmodSync(results, 0o777);
  const at = (name) => join(results, name);
  const limited = { limited: true };
  for (const [name, mode] of [
    ["mine.csv", 0o600],
    ["ours.html", 0o664],
  ]) {
    // As the user who runs the command, who is not root.
    const made = compare([name.endsWith("csv") ? "--csv" : "--html", at(name), texts], limited);
    assert.equal(made.status, 0, made.stderr);
    chmodSync(at(name), mode);
  }
  assert.equal(compare(["--csv", at("mine.csv"), "--html", at("ours.html"), texts], limited).status, 0);
  assert.deepEqual(
    ["mine.csv", "ours.html"].map((name) => statSync(at(name)).mode & 0o777),
    [0o600, 0o664],
  );
  writeFileSync(at("kept.csv"), "earlier");
  chmodSync(at("kept.csv"), 0o444);
  const { status, stdout, stderr } = compare(["--csv", at("kept.csv"), texts], limited);
  assert.deepEqual([status, stdout], [2, ""]);
  assert.match(stderr, /--csv: “.*kept\.csv” is protected from writing\./);
  assert.equal(readFileSync(at("kept.csv"), "utf8"), "earlier");
});

test("a list of pairs that is no list is named in a line", () => {
  const path = fresh("lists");
  for (const list of ["missing.tsv", ".", "binary"]) {
    if (list === "binary") writeFileSync(join(path, list), Buffer.alloc(1 << 20, 0xff));
    const { status, stderr } = compare(["--pairs", list, "a.txt", "b.txt"], { cwd: path });
    assert.equal(status, 2, stderr);
    assert.match(stderr, /^lookalike: .*(binary:1|cannot read the list of pairs)/);
    assert.ok(stderr.length < 2000, `${stderr.length} characters`);
  }
});

test("a reader that has seen enough ends nothing", async () => {
  const path = fresh("enough");
  for (let i = 0; i < 60; i++) writeFileSync(join(path, `${i}.txt`), text);
  for (const closed of ["stdout", "stderr"]) {
    const child = spawn(process.execPath, [COMMAND, path], { stdio: ["ignore", "pipe", "pipe"] });
    child[closed].destroy();
    const other = closed === "stdout" ? child.stderr : child.stdout;
    let written = "";
    other.on("data", (chunk) => {
      written += chunk;
    });
    const status = await new Promise((resolve) => child.on("close", resolve));
    assert.equal(status, 0, written);
    assert.doesNotMatch(written, /^ +at |EPIPE/m);
  }
});

test("a pattern that would never end is stopped, and its message says what to do", () => {
  const path = join(folder, "patterns");
  mkdirSync(path);
  for (const end of "12") writeFileSync(join(path, `${"a".repeat(60)}${end}.txt`), text);
  const { status, stderr } = compare(["--author-pattern", "^((?:a+)+)$", path]);
  assert.equal(status, 2);
  assert.match(
    stderr,
    /^lookalike: --author-pattern: The pattern took more than 2 seconds at “a{60}1\.txt”\. Avoid repetitions/,
  );
  const { documents } = JSON.parse(compare(["--json", "--author-pattern", "^(?:a+)(?<author>\\d)[(]?", path]).stdout);
  assert.deepEqual(
    documents.map(({ author }) => author),
    ["1", "2"],
  );
});

test("names of JavaScript's own are names like any others", () => {
  const own = ["__proto__", "constructor", "hasOwnProperty", "toString"];
  const path = join(folder, "own");
  for (const author of own) {
    mkdirSync(join(path, author), { recursive: true });
    for (const extension of ["constructor", "__proto__"])
      writeFileSync(join(path, author, `${author}.${extension}`), text);
  }
  writeFileSync(join(folder, "own.tsv"), "__proto__/__proto__.constructor\tconstructor.__proto__\n");
  const report = JSON.parse(compare(["--json", "--author-by-folder", path]).stdout);
  assert.deepEqual([...new Set(report.documents.map(({ author }) => author))], own);
  assert.ok(
    report.documents.every(({ format }) => format === "plain text"),
    JSON.stringify(report.documents[0]),
  );
  assert.equal(report.pairs.length, 24);
  const listed = JSON.parse(compare(["--json", "--pairs", join(folder, "own.tsv"), path]).stdout);
  assert.equal(listed.pairs.length, 1);
  for (const name of own) {
    for (const args of [
      ["--set", `${name}=1`],
      ["--preset", name],
      ["--set", `unit=${name}`],
    ]) {
      const { status, stderr } = compare([...args, path]);
      assert.equal(status, 2, `${args}: ${stderr}`);
      assert.match(stderr, /^lookalike: (--set \S+: (There is no such setting|Choose one of)|--preset expects one of)/);
    }
  }
});

test("more text than one drop on the page may have is compared", rare, () => {
  const path = join(folder, "much");
  mkdirSync(path);
  const sentence = "The boat came home before the storm had reached the harbour. ";
  const much = sentence.repeat((60 << 20) / sentence.length);
  for (const name of ["a", "b", "c", "d", "e", "f", "g"])
    writeFileSync(join(path, `${name}.txt`), `Text ${name}. ${much}`);
  const run = compare([path, "--json"]);
  assert.equal(run.status, 0, run.stderr);
  assert.equal(JSON.parse(run.stdout).documents.length, 7);
});

test("hidden files and folders have one line together, and a single one is named", () => {
  const path = fresh("hidden");
  for (const own of ["ann", "bob", "eve", "max"]) {
    mkdirSync(join(path, own, ".idea"), { recursive: true });
    writeFileSync(join(path, own, ".idea", "workspace.xml"), text);
    writeFileSync(join(path, own, "essay.txt"), text);
  }
  const names = ["ann", "bob", "eve"].map((own) => join(path, own, ".idea")).join(", ");
  const hiddenLines = (stderr) => stderr.split("\n").filter((line) => line.includes("idden files"));
  const limited = compare(["--fail-above", "90000", path]);
  assert.equal(limited.status, 0);
  assert.deepEqual(hiddenLines(limited.stderr), [
    `${join(path, "…")} was not read. 4 hidden files and folders were skipped: ${names}, …`,
  ]);
  const one = join(path, "ann");
  assert.deepEqual(hiddenLines(compare([one]).stderr), [
    `${join(one, ".idea")} was not read. Hidden files and folders are skipped.`,
  ]);
});
