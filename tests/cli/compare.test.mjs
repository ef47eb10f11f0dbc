/**
 * The terminal command as a user runs it: `npm run -s compare`, its output, its exit status.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { essay, retold } from "../samples/rewritten.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The built command itself: npm alone takes longer to start than most comparisons. */
const COMMAND = join(ROOT, ".build/cli/terminal/compare.mjs");
const LEGAL = "tests/fixtures/textreuse_legal_ats/legal";
const folder = mkdtempSync(join(tmpdir(), "lookalike-"));
after(() => rmSync(folder, { recursive: true }));

function compare(...args) {
  const env = { ...process.env, LC_ALL: "C" };
  const options = { cwd: ROOT, env, encoding: "utf8", maxBuffer: 1 << 26 };
  return spawnSync(process.execPath, [COMMAND, ...args], options);
}

function json(...args) {
  const { status, stdout, stderr } = compare("--json", ...args);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

/** Writes files into a fresh folder below the temporary one and gives its path. */
function files(name, contents) {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), content);
  }
  return path;
}

const WORDS = "one two three four five six seven eight nine ten";

/** A text by its own words, then a passage, then more of its own. */
const around = (passage, own) => `${own} ${passage} ${own.split(" ").reverse().join(" ")}`;
const ORIGINAL =
  "The lighthouse keeper climbed the narrow staircase every evening before the storm arrived and lit the heavy brass lamp " +
  "with trembling fingers while the frightened sailors steered their battered vessels through the treacherous channel towards " +
  "the sheltered harbour below the crumbling fortress.";
const REWORDED =
  "Each evening, when a storm was coming, the keeper of the lighthouse climbed the steep, narrow staircases; his fingers trembling, " +
  "he would light a heavy lamp of brass, so that frightened sailors could steer battered vessels into the treacherous channel and " +
  "reach a sheltering harbour beneath that crumbling old fortress.";
const reworded = () => ({
  "source.txt": around(
    ORIGINAL,
    "Chemistry students measure acids carefully because burettes demand patience during titration.",
  ),
  "copy.txt": around(
    REWORDED,
    "Parliament debated taxation loudly until weary ministers adjourned without voting yesterday.",
  ),
  "other.txt": "Gardeners plant tulips in autumn. Their bulbs sleep beneath frozen soil and bloom when spring returns.",
});

test("npm starts the same command, with paths from where it is called", () => {
  const options = { cwd: join(ROOT, LEGAL, ".."), env: { ...process.env, LC_ALL: "C" }, encoding: "utf8" };
  const { status, stdout } = spawnSync("npm", ["--prefix", ROOT, "run", "-s", "compare", "--", "legal"], options);
  assert.equal(status, 0);
  assert.equal(stdout, spawnSync(process.execPath, [COMMAND, "legal"], options).stdout);
});

test("the table lists the pairs by their matched words", () => {
  const { status, stdout } = compare(LEGAL);
  assert.equal(status, 0);
  assert.match(stdout, /^3 documents, 3 pairs compared exactly\.$/m);
  assert.match(stdout, /^1 pair shares at least 25 matched words that chance does not explain\.$/m);
  assert.match(
    stdout,
    /^Chance and common subjects alone would put (about|fewer than) 0\.\d+ pairs on the list for their matched words\.$/m,
  );
  assert.match(stdout, /^1 pair has a similarity \(jaccard\) of 0\.2 or more\. MinHash with LSH finds 1 of 1\.$/m);
  assert.match(stdout, /^ *matched +counts as +edited +of A +of B +longest +similarity +estimate +group +A ↔ B$/m);
  const row =
    /^ *(\d+) +(\d+) +(\d+) +\d+\.\d% +\d+\.\d% +(\d+) words +45\.0% .* 1 {2}.*ca1851-match\.txt ↔ .*ny1850-match\.txt$/m;
  const [, matched, weight, reworded, longest] = row.exec(stdout)?.map(Number) ?? assert.fail(stdout);
  // Only two texts share them, so that each counts as one.
  assert.ok(weight === matched && reworded < matched && longest <= matched && longest > 100, stdout);
});

test("where most documents share a form, the terminal says so and how to exclude it", () => {
  const form = Array.from({ length: 40 }, (_, at) => `question${at}`).join(" ");
  const filled = (name) => `${form}\n${Array.from({ length: 60 }, (_, at) => `${name}${at * 7}x`).join(" ")}`;
  const names = ["ada", "ben", "cleo", "dan", "eve"];
  const path = files("one-form", Object.fromEntries(names.map((name) => [`${name}.txt`, filled(name)])));
  const said = /^Most documents share passages with many others, .* is not known\./m;
  const all = compare(path).stdout;
  assert.match(all, said);
  assert.match(all, / exclude it with --template FILE\.$/m);
  // The forecast knows nothing of the form.
  assert.doesNotMatch(all, /Chance and common subjects/);
  const unrelated = join(files("unrelated-template", { "other.txt": "A text that nobody was given." }), "other.txt");
  const again = compare(path, "--template", unrelated).stdout;
  assert.match(again, said);
  assert.doesNotMatch(again, /exclude it with --template/);
  // Earlier work about other tasks adds pairs, of which none stands out.
  const other = (name) => Array.from({ length: 60 }, (_, at) => `${name}${at * 11}y`).join(" ");
  const earlier = Array.from({ length: 20 }, (_, at) => [`${at}.txt`, other(`earlier${at}`)]);
  const archive = files("one-form-archive", Object.fromEntries(earlier));
  assert.match(compare(path, "--archive", archive).stdout, said);
  const template = join(files("one-form-template", { "form.txt": form }), "form.txt");
  const { stdout } = compare(path, "--template", template);
  assert.doesNotMatch(stdout, said);
  assert.match(stdout, /^No pair|^0 pairs share/m);
});

test("a reworded copy is listed, with how its passage was reworded", () => {
  const path = files("reworded", reworded());
  const report = json("--passages", path);
  assert.deepEqual(pairsOf(report), ["copy.txt source.txt"]);
  const [{ evidence, passages, shared }] = report.pairs;
  assert.equal(report.pairs[0].jaccard < report.params.threshold, true, `${shared} shared`);
  assert.ok(evidence.matchedA >= 20 && evidence.matchedA > evidence.verbatimA, JSON.stringify(evidence));
  assert.ok(evidence.expectedByChance < 0.01);
  assert.equal(evidence.passages, passages.length);
  const sum = (name) => passages.reduce((total, passage) => total + passage[name], 0);
  assert.deepEqual([sum("matchedA"), sum("matchedB")], [evidence.matchedA, evidence.matchedB]);
  const [{ aStart, aEnd, counterparts, isSummary }] = passages;
  assert.match(reworded()["copy.txt"].slice(aStart, aEnd), /trembling.*sheltering harbour/);
  assert.equal(isSummary, false);
  assert.deepEqual(new Set(counterparts.map(({ kind }) => kind)), new Set(["moved", "reworded"]));
  const { pairsWithEvidence, expectedByChance, pairsAligned, pairsNotAligned } = report.totals;
  assert.deepEqual([pairsWithEvidence, pairsAligned, pairsNotAligned], [1, 1, 0]);
  assert.ok(expectedByChance > 0 && expectedByChance < 0.01);
  assert.ok(report.documents.every(({ words }) => words > 0));

  const { stdout } = compare("--passages", path);
  assert.match(
    stdout,
    /shares at least 25 matched words that chance does not explain\.\nIn texts under 75 words, a third of the words is enough, but not fewer than 12\./,
  );
  assert.match(
    stdout,
    / 1\. 25 matched words in A and 30 in B, \d+ of them moved or reworded, of \d+ at \d+–\d+ in A and \d+ at/,
  );
  assert.match(
    compare("--set", "minMatched=40", path).stdout,
    /at least 40 matched words .*\nIn texts under 120 words/,
  );
  assert.equal(json("--set", "evidence=false", path).pairs.length, 0);
});

test("a pair that is only similar has no matched words in its row", () => {
  const { stdout } = compare("--set", "threshold=0", "--set", "evidence=false", LEGAL);
  assert.doesNotMatch(stdout, /chance/);
  assert.match(stdout, /^ *– +– +– +– +– +348 words +45\.0% .*ca1851-match\.txt ↔ .*ny1850-match\.txt$/m);
});

test("listed pairs are printed with their matched words, however few", () => {
  const path = files("listed-evidence", reworded());
  const list = join(folder, "listed-evidence.tsv");
  writeFileSync(list, "source.txt\tcopy.txt\nsource.txt\tother.txt\n");
  const { stdout } = compare("--pairs", list, path);
  assert.match(stdout, /^1 pair shares passages with matched words\.$/m);
  assert.match(stdout, /^ *– +– +– +– +– +0 words .*other\.txt ↔ .*source\.txt$/m);
  assert.match(stdout, /^ *\d+ +\d+ .*copy\.txt ↔ .*source\.txt$/m);
});

test("JSON holds the report by field names, documents by the paths given", () => {
  const report = json("--set", "k=3", "--set", "threshold=0.5", LEGAL);
  assert.deepEqual(
    report.documents.map(({ name }) => name),
    ["ca1851-match", "ca1851-nomatch", "ny1850-match"].map((name) => join(LEGAL, `${name}.txt`)),
  );
  const [pair] = report.pairs;
  assert.equal(report.pairs.length, 1);
  assert.deepEqual([pair.a, pair.b, pair.candidate, pair.group], [0, 2, true, 1]);
  assert.equal(pair.jaccard, pair.shared / pair.union);
  assert.ok(pair.estimateLow <= pair.jaccard && pair.jaccard <= pair.estimateHigh);
  assert.deepEqual([report.params.k, report.params.threshold, report.params.seed], [3, 0.5, 1]);
  assert.match(report.digest, /^[0-9a-f]{32}$/);
});

test("passages are UTF-16 spans of the same words on both sides", () => {
  const a = `«😀» ${WORDS}; eleven`;
  const b = `Zero. ${WORDS.toUpperCase()}!`;
  const report = json("--passages", files("spans", { "a.txt": a, "b.txt": b }));
  const [passage, ...more] = report.pairs[0].passages;
  assert.equal(more.length, 0);
  assert.equal(a.slice(passage.aStart, passage.aEnd), WORDS);
  assert.equal(b.slice(passage.bStart, passage.bEnd), WORDS.toUpperCase());
  assert.deepEqual([passage.tokens, passage.shingles], [10, 6]);
});

test("a template in the middle of two texts that are the same is no edit in the lines, and stays one in the data", () => {
  const own = (prefix, count) =>
    Array.from({ length: count }, (_, at) => `${prefix}${(at * 7919).toString(26)}`).join(" ");
  const task = own("task", 50);
  const same = `${own("first", 80)}\n\n${task}\n\n${own("last", 80)}`;
  const path = files("template-within", {
    "a.txt": same,
    "b.txt": same,
    "c.txt": `${own("other", 90)}\n\n${task}\n\n${own("more", 90)}`,
  });
  const args = ["--passages", path, "--template", join(files("template-of-it", { "task.txt": task }), "task.txt")];
  assert.match(compare(...args).stdout, /160 matched words, of 160 at .* and 160 at .*; 0 edits$/m);
  const [{ passages }] = json(...args).pairs;
  assert.deepEqual([passages.length, passages[0].edits.length, passages[0].aTokens], [1, 1, 210]);
});

test("the seed changes estimates and nothing exact", () => {
  const [first, again, other] = [1, 1, 5].map((seed) => json("--set", `seed=${seed}`, "--set", "threshold=0", LEGAL));
  assert.deepEqual(first, again);
  const column = (report, name) => report.pairs.map((pair) => pair[name]);
  assert.notDeepEqual(column(first, "estimate"), column(other, "estimate"));
  assert.deepEqual(column(first, "jaccard"), column(other, "jaccard"));
});

test("listed pairs are all reported, and only they", () => {
  const list = join(folder, "pairs.tsv");
  writeFileSync(list, `ca1851-nomatch.txt\tca1851-match.txt\tnon\n${LEGAL}/ny1850-match.txt\tca1851-nomatch.txt\n\n`);
  const report = json("--pairs", list, LEGAL);
  assert.deepEqual(
    report.pairs.map(({ a, b }) => [a, b]),
    [
      [0, 1],
      [1, 2],
    ],
  );
  assert.equal(report.totals.possiblePairs, 2);
  assert.equal(json("--pairs", list, "--set", "threshold=0.3", LEGAL).pairs.length, 0);
  // However many are listed, no limit meant for found pairs cuts them short, unless it is set.
  assert.deepEqual([report.params.maxPairs, report.params.maxPairsPerDocument], [2, 2]);
  const first = json("--pairs", list, "--set", "maxPairs=1", LEGAL);
  assert.deepEqual([first.pairs.length, first.totals.pairsLeftOut], [1, 1]);

  writeFileSync(list, "\uFEFFca1851-match.txt\tnowhere.txt\n");
  const wrong = compare("--pairs", list, LEGAL);
  assert.equal(wrong.status, 2);
  // Some programs begin a file with a byte order mark, which is none of the name.
  assert.match(wrong.stderr, /pairs\.tsv:1: no document “nowhere\.txt” was found\. Check the name/);
});

test("a listed pair with a file that was not read is reported and skipped, and the rest is compared", () => {
  const path = files("unread-pairs", {
    "a.txt": WORDS,
    "b.txt": WORDS,
    "noise.bin": Buffer.from([1, 0, 2, 0, 0, 3]),
    "class.zip": "PK\u0003\u0004 and nothing else",
  });
  const form = join(files("unread-pairs-form", { "form.txt": "a form" }), "form.txt");
  symlinkSync(join(path, "a.txt"), join(path, "link.txt"));
  const list = join(folder, "unread.tsv");
  const run = (lines, ...args) => {
    writeFileSync(list, lines.map((line) => line.join("\t")).join("\n"));
    return compare("--pairs", list, ...args, path);
  };
  const noise = [join(path, "noise.bin"), "b.txt"];
  const zipped = ["a.txt", "class.zip/ann/essay.txt"];

  const { status, stdout, stderr } = run([noise, ["a.txt", "b.txt"], zipped, ["link.txt", "b.txt"]], "--json");
  assert.equal(status, 0, stderr);
  assert.match(stderr, /unread\.tsv:1: pair skipped\. .*noise\.bin was not read\. This is not text/);
  assert.match(stderr, /unread\.tsv:3: pair skipped\. .*class\.zip was not read\. /);
  const report = JSON.parse(stdout);
  assert.deepEqual(pairsOf(report), ["a.txt b.txt"]);
  assert.deepEqual(
    report.skippedPairs.map(({ line, a, b }) => [line, a, b]),
    [
      [1, ...noise],
      [3, ...zipped],
    ],
  );
  assert.match(report.skippedPairs[0].reason, /noise\.bin was not read\. This is not text/);
  assert.deepEqual(json(path).skippedPairs, []);

  const none = run([noise]);
  assert.equal(none.status, 0, none.stderr);
  assert.match(none.stdout, /0 pairs compared/);

  const mistakes = [
    [["noise.bin", "nois.bin"], /unread\.tsv:2: no document “nois\.bin” was found/],
    [["noise.bin", noise[0]], /unread\.tsv:2: a pair must be of two different documents/],
    [["link.txt", "a.txt"], /unread\.tsv:2: a pair must be of two different documents/],
    [["a.txt", "form.txt"], /unread\.tsv:2: “.*form\.txt” is a template/],
  ];
  for (const [line, message] of mistakes) {
    const wrong = run([noise, line], "--template", form);
    assert.deepEqual([wrong.status, wrong.stdout], [2, ""], wrong.stderr);
    assert.match(wrong.stderr, message);
  }
});

test("a pair is named by absolute paths where its files were given by relative ones, and the other way round", () => {
  const path = files("absolute", { "w/a.txt": WORDS, "w/b.txt": WORDS, "w/bad.txt": Buffer.alloc(99) });
  const run = (given, [a, b]) => {
    writeFileSync(join(path, "list.tsv"), `${a}\t${b}\n`);
    const env = { ...process.env, LC_ALL: "C" };
    for (const option of [
      ["--pairs", "list.tsv"],
      ["--report", a, b, "case.html"],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...option, ...given], {
        cwd: path,
        env,
        encoding: "utf8",
      });
      assert.equal(status, 0, `${option}: ${stderr}`);
    }
  };
  const relative = ["w/a.txt", "w/b.txt"];
  const absolute = relative.map((name) => join(path, name));
  run(relative, absolute);
  run(absolute, relative);
  run(["w"], [absolute[0], "w/../w/b.txt"]);
  writeFileSync(join(path, "list.tsv"), `${absolute[0]}\t${absolute[1]}\n${absolute[0]}\t${join(path, "w/bad.txt")}\n`);
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, "--pairs", "list.tsv", "w"], {
    cwd: path,
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  assert.match(stderr, /list\.tsv:2/);
});

test("a bare name that a file read and a file not read both have is a mistake in the list", () => {
  const path = files("same-names", { "ann/essay.txt": WORDS, "bob/essay.txt": Buffer.alloc(99), "c.txt": WORDS });
  const list = join(folder, "same-names.tsv");
  writeFileSync(list, "essay.txt\tc.txt\n");
  const { status, stderr } = compare("--pairs", list, path);
  assert.equal(status, 2);
  assert.match(stderr, /same-names\.tsv:1: 2 files are called “essay\.txt”\. Give the path\./);
});

test("a list of pairs with blank lines only is a mistake", () => {
  const list = join(folder, "blank.tsv");
  writeFileSync(list, "\n  \n\n");
  const { status, stdout, stderr } = compare("--pairs", list, LEGAL);
  assert.deepEqual([status, stdout], [2, ""], stderr);
  assert.match(stderr, /the list .*blank\.tsv names no pair/);
});

test("a preset's threshold drops no listed pair, one that is set does", () => {
  const list = join(folder, "preset.tsv");
  writeFileSync(list, "ca1851-nomatch.txt\tca1851-match.txt\n");
  for (const preset of ["text", "programs"]) {
    const report = json("--pairs", list, "--preset", preset, LEGAL);
    assert.deepEqual([report.pairs.length, report.params.threshold], [1, 0], preset);
  }
  const set = ["--set", "threshold=0.5"];
  assert.equal(json("--pairs", list, "--preset", "text", ...set, LEGAL).pairs.length, 0);
  assert.deepEqual(json("--preset", "text", LEGAL).params, json(LEGAL).params);
});

const pairsOf = ({ pairs, documents }) =>
  pairs.map(({ a, b }) => [a, b].map((index) => documents[index].name.replace(/^.*\//, "")).join(" "));

test("submissions are compared with the archive, the archive not with itself", () => {
  const path = files("years", { "new/a.txt": WORDS, "old/b.txt": WORDS, "old/c.txt": WORDS });
  const [old, now] = [join(path, "old"), join(path, "new")];
  const report = json("--archive", old, now);
  assert.deepEqual(pairsOf(report), ["a.txt b.txt", "a.txt c.txt"]);
  assert.deepEqual(
    report.documents.map(({ role }) => role),
    ["submission", "archive", "archive"],
  );
  const { stdout } = compare("--archive", old, now);
  assert.match(stdout, /3 documents, 2 pairs compared exactly/);
  assert.match(stdout, /Not compared: 1 pair by the same author or with two documents of earlier work\./);
  assert.match(stdout, /a\.txt ↔ .*b\.txt \(earlier work\)/);
});

test("earlier work and templates inside a compared folder are no submissions, in whatever order they are given", () => {
  const path = files("roles-inside", { "a.txt": WORDS, "b.txt": WORDS, "form.txt": "one two", "old/c.txt": WORDS });
  const [all, old, form] = [path, join(path, "old"), join(path, "form.txt")];
  const roles = (...args) => {
    const { documents, unread } = json(...args);
    assert.deepEqual(unread, []);
    return Object.fromEntries(documents.map(({ name, role }) => [name.slice(path.length + 1), role]));
  };
  const expected = { "a.txt": "submission", "b.txt": "submission", "old/c.txt": "archive", "form.txt": "template" };
  const each = ["a.txt", "b.txt", "form.txt", "old"].map((name) => join(path, name));
  for (const args of [
    [all, "--archive", old, "--template", form],
    ["--template", form, "--archive", `${old}/`, all],
    // As a shell expands `*`.
    [...each, "--archive", old, "--template", form],
  ])
    assert.deepEqual(roles(...args), expected, args.join(" "));
  // The nearest path decides.
  assert.deepEqual(roles(all, "--archive", old, "--template", join(old, "c.txt"))["old/c.txt"], "template");
  assert.deepEqual(roles(old, "--archive", all)["old/c.txt"], "submission");
  assert.match(
    compare(old, "--archive", all).stderr,
    /^--archive: 1 of its files is a submission, because .*: .*c\.txt$/m,
  );
  for (const [args, mistake] of [
    [[all, "--archive", all], /every file to compare is also given with --archive or --template/],
    [[all, "--archive", form, "--template", form], /“.*form\.txt” is given both with --archive and with --template/],
  ]) {
    const { status, stderr } = compare(...args);
    assert.equal(status, 2, stderr);
    assert.match(stderr, mistake);
  }
});

test("what stands in a template counts in no document", () => {
  const own = ["first second third fourth fifth sixth", "red green blue white black grey"];
  const path = files("forms", {
    "a.txt": `${WORDS}. ${own[0]}`,
    "b.txt": `${WORDS}. ${own[1]}`,
    "c.txt": `${WORDS}. ${own[1]}`,
    "form/form.txt": WORDS,
  });
  const submissions = ["a.txt", "b.txt", "c.txt"].map((name) => join(path, name));
  assert.equal(json(...submissions).pairs.length, 3);
  const report = json("--template", join(path, "form"), ...submissions);
  assert.deepEqual(pairsOf(report), ["b.txt c.txt"]);
  assert.equal(report.documents[0].inTemplate, 6);
  assert.equal(report.totals.templateShingles, 6);
});

test("files in one top-level folder have one author, in the archive too, and loose files have none", () => {
  const path = files("authors", {
    "ann/draft.txt": WORDS,
    "ann/final/essay.txt": WORDS,
    "bob/essay2.txt": WORDS,
    "loose.txt": WORDS,
  });
  const earlier = files("authors-earlier", { "ann/earlier.txt": WORDS });
  assert.equal(json(path).pairs.length, 6);
  const report = json("--author-by-folder", "--archive", earlier, path);
  assert.deepEqual(
    report.documents.map(({ author }) => author),
    ["ann", "ann", "bob", null, "ann"],
  );
  assert.deepEqual(pairsOf(report).sort(), [
    "draft.txt essay2.txt",
    "draft.txt loose.txt",
    "essay.txt essay2.txt",
    "essay.txt loose.txt",
    "essay2.txt earlier.txt",
    "essay2.txt loose.txt",
    "loose.txt earlier.txt",
  ]);
  assert.equal(report.totals.excludedPairs, 3);
});

test("estimates are called estimates, and pairs left out by document are counted", () => {
  const estimated = compare("--set", "method=signatures", LEGAL);
  assert.match(estimated.stdout, /3 documents, 3 pairs estimated from signatures/);
  assert.doesNotMatch(estimated.stdout, /exactly|chance/);
  assert.match(estimated.stdout, / – +\d\d% \(/, "no estimate stands among the exact similarities");
  const texts = Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}.txt`, WORDS]));
  const { stdout } = compare("--set", "maxPairsPerDocument=1", files("many", texts));
  assert.match(stdout, /Not listed: \d pairs? whose documents both have 1 better one\./);
});

test("a run that memory is short for says what it did without, and still finds the passages", () => {
  const long = Array.from({ length: 120_000 }, (_, index) => `word${(index * 7919) % 100_003}`).join(" ");
  const path = files("short-of-memory", { "a.txt": `${WORDS} ${long}`, "b.txt": `${long} ${WORDS}` });
  const { status, stdout, stderr } = compare("--passages", "--set", "memoryLimit=32", path);
  assert.equal(status, 0, stderr);
  assert.match(stderr, /To stay below 32 MB of memory, the texts were not kept after reading/);
  assert.match(stdout, / 120,000 words +/);
  assert.match(stdout, /1\. 120,000 matched words, of 120,000 at/);
  assert.match(stdout, /compared exactly/);
});

test("bad files are named with the reason, and the others compared", () => {
  const utf16 = Buffer.from(`\uFEFF${WORDS}`, "utf16le");
  const path = files("bad", {
    "1-empty.txt": "",
    "2-short.txt": "too short",
    "3-binary.bin": Buffer.from([1, 0, 2, 0, 0, 3]),
    "4-utf16.txt": utf16,
    "5-cafe.txt": Buffer.from(`${WORDS} caf\xe9`, "latin1"),
    "6-mixed.txt": Buffer.concat([Buffer.from(`${WORDS} é ü ß `), Buffer.from([0xe9])]),
    "7-<b>bold.txt": WORDS,
    ".hidden": WORDS,
  });
  const report = json(path);
  assert.deepEqual(
    report.documents.map(({ name, warnings }) => [name.slice(path.length + 1), warnings.map(({ code }) => code)]),
    [
      ["1-empty.txt", ["empty"]],
      ["2-short.txt", ["tooShort"]],
      ["4-utf16.txt", []],
      ["5-cafe.txt", ["encoding"]],
      ["6-mixed.txt", ["encoding"]],
      ["7-<b>bold.txt", ["sameText"]],
    ],
  );
  assert.deepEqual(report.unread.map(({ name }) => name.slice(path.length + 1)).sort(), [".hidden", "3-binary.bin"]);
  assert.equal(report.documents[3].encoding, "Western (windows-1252)");
  assert.equal(report.pairs.length, 6);
  const { stderr } = compare(path);
  assert.match(stderr, /3-binary\.bin was not read\. This is not text/);
  assert.match(stderr, /5-cafe\.txt: This text is not UTF-8\. It was read as Western \(windows-1252\)\./);
});

test("a file that is given twice is read once, and that is said", () => {
  const report = json(LEGAL, `${LEGAL}/../legal/ca1851-match.txt`);
  assert.equal(report.documents.length, 3);
  assert.match(report.unread[0].reason, /^It was read already, as /);
  const { stderr } = compare(LEGAL, `${LEGAL}/ca1851-match.txt`);
  assert.match(stderr, /^tests\S+ca1851-match\.txt is given more than once, and was read once\.$/m);
  assert.doesNotMatch(stderr, /not read/);
});

test("a file above the limit is refused by its size", () => {
  const path = files("large", { "large.txt": Buffer.alloc(100 * 1024 * 1024, "word ") });
  const report = json(path);
  assert.deepEqual([report.documents.length, report.unread.length], [0, 1]);
  assert.match(report.unread[0].reason, /100 MB is above the limit of 64 MB/);
  assert.deepEqual(
    report.warnings.map(({ code }) => code),
    ["tooFewDocuments"],
  );
});

test("names cannot steer the terminal", () => {
  const path = files("names", { "\u001b[31mred.txt": WORDS, "plain.txt": WORDS });
  const { stdout, stderr } = compare(path);
  assert.ok(!`${stdout}${stderr}`.includes("\u001b"));
  assert.match(stdout, /\uFFFD\[31mred\.txt/);
});

test("wrong use ends with status 2 and says all that is wrong", () => {
  const cases = [
    [[], /expected files or folders to compare, got none/],
    [["nowhere"], /there is no file or folder “nowhere”/],
    [["--colour", LEGAL], /--colour/],
    [["--set", "k", LEGAL], /--set expects NAME=VALUE, such as k=3, got “k”/],
    [["--pairs", "nowhere.tsv", LEGAL], /cannot read the list of pairs/],
    [["--archive", "nowhere", LEGAL], /there is no file or folder “nowhere”/],
    [["--csv", "a.csv", LEGAL, "--csv=b.csv"], /--csv can be given only once/],
    [["--seconds", "3", "--seconds", "4", LEGAL], /--seconds can be given only once/],
    [["--report", "a", "b", "c", "--report", "a", "b", "d", LEGAL], /--report can be given only once/],
    [["--archive", LEGAL], /expected files or folders to compare, got none/],
    [
      ["--report", "a", "b", LEGAL],
      /no files or folders to compare: --report took “.*” as the file to write to\. Write/,
    ],
  ];
  for (const [args, message] of cases) {
    const { status, stdout, stderr } = compare(...args);
    assert.deepEqual([status, stdout], [2, ""], stderr);
    assert.match(stderr, message);
  }
  const { status, stderr } = compare(
    "--set",
    "k=0",
    "--set",
    "bands=20",
    "--set",
    "rows=10",
    "--set",
    "colour=red",
    LEGAL,
  );
  assert.equal(status, 2);
  assert.match(stderr, /--set k=0: Enter a whole number from 1 to 64\./);
  assert.match(stderr, /Bands times rows is 200, more than the signature length of 128\./);
  assert.match(stderr, /--set colour=red: There is no such setting\./);
});

test("the help names every parameter, and numbers are typed with a point or a comma", () => {
  const { params } = json(LEGAL);
  const { stdout } = compare("--help");
  for (const name of Object.keys(params)) assert.match(stdout, new RegExp(`^ {2}${name} +\\S`, "m"));
  // A pattern with two groups is refused, so that no group is called the first.
  assert.match(compare("--author-pattern", "(e)(.)", LEGAL).stderr, /has 2 groups in round brackets/);
  for (const language of ["en", "es", "ru"]) {
    const [words] = compare("--language", language, "--help").stdout.split("--leave-out-common");
    assert.match(words, /\(\?:…\)\s*$/, language);
  }
  const set = ["threshold=0,5", "maxPairs=2.000", "evidence=false", "method=lsh"].flatMap((each) => ["--set", each]);
  const { threshold, maxPairs, evidence, method } = json(...set, LEGAL).params;
  assert.deepEqual([threshold, maxPairs, evidence, method], [0.5, 2000, false, "lsh"]);
  const wrong = compare("--set", "k=many", "--set", "evidence=maybe", LEGAL);
  assert.equal(wrong.status, 2);
  assert.match(wrong.stderr, /--set k=many: Enter a whole number from 1 to 64\./);
  assert.match(wrong.stderr, /--set evidence=maybe: Choose true or false\./);
});

test("help and timing are there when asked for", () => {
  const help = compare("--help");
  assert.equal(help.status, 0);
  assert.match(help.stdout, /Usage: lookalike \[options\] FILE\|FOLDER…/);
  const { status, stderr } = compare("--timing", LEGAL);
  assert.equal(status, 0);
  for (const stage of ["reading files", "engine: text", "engine: pairs", "total"])
    assert.match(stderr, new RegExp(stage));
});

test("programs with too little code to tell a copy are not counted among the pairs that suggest one", () => {
  const path = mkdtempSync(join(tmpdir(), "lookalike-short-"));
  const program = (name) =>
    `public class ${name} {\n  public static void main(String[] a) {\n    for (int i = 0; i < 9; i++) System.out.println("Hi" + i);\n  }\n}\n`;
  for (const name of ["Ada", "Ben", "Cleo"]) writeFileSync(join(path, `${name}.java`), program(name));
  const { stdout, stderr, status } = compare("--fail-above", "20", path);
  rmSync(path, { recursive: true });
  assert.equal(
    stderr.match(/too little code of (?:its|their) own.* to tell a copy from an honest solution\.$/gm)?.length,
    4,
    stderr,
  );
  assert.match(stdout, /^0 pairs share at least 21 matched tokens, and enough of both programs to suggest copying\.$/m);
  assert.match(
    stdout,
    /^3 more pairs of short programs are alike, but both have too little code of their own to tell a copy from an honest solution\.$/m,
  );
  assert.match(stderr, /^3 pairs have more than 20 matched tokens\. In 3 of them, both programs have too little code/m);
  assert.equal(status, 1);
});

test("programs among as many texts are said to be compared as texts, unless the user chose so", () => {
  const path = files("programs-and-reports", {
    "ann/A.java": "class A {}",
    "ann/report.txt": WORDS,
    "bob/A.java": "class B {}",
    "bob/report.txt": ORIGINAL,
  });
  assert.match(
    compare(path).stderr,
    /^2 of 4 files are programs and are compared as texts here\. .* --preset programs,/m,
  );
  for (const chosen of [
    ["--preset", "text"],
    ["--preset", "programs"],
    ["--set", "unit=words"],
  ]) {
    assert.doesNotMatch(compare(...chosen, path).stderr, /are compared as texts here/);
  }
});

test("programs are compared as programs, and their passages told by lines", () => {
  const folder = "tests/fixtures/irplag/case-07";
  const files = ["original/T7.java", "plagiarized/L3/01/L3.java"].map((path) => join(folder, path));
  const { status, stdout } = compare("--preset", "programs", "--passages", ...files);
  assert.equal(status, 0);
  assert.match(stdout, /\d+ tokens +\d+\.\d% .* 1 {2}.*T7\.java ↔ .*L3\.java/);
  assert.match(
    stdout,
    /^1 more pair of short programs is alike, but both have too little code of their own to tell a copy from an honest solution\.$/m,
  );
  assert.match(stdout, /1\. \d+ matched tokens, of \d+ at lines \d+–\d+ in A and \d+ at lines \d+–\d+ in B/);
  // Edits of names are none to programs, so none are counted.
  assert.doesNotMatch(stdout, /edit/);
  assert.match(stdout, /^ *matched +counts as +of both +of A +of B +longest/m);
  const report = json("--preset", "programs", "--set", "k=5", ...files);
  assert.deepEqual([report.params.unit, report.params.weighting, report.params.k], ["code", "rarity", 5]);
  assert.deepEqual(
    report.documents.map(({ language }) => language),
    ["java", "java"],
  );
});

test("a preset that there is not is wrong use, and the error names those there are", () => {
  const { status, stderr } = compare("--preset", "poems", LEGAL);
  assert.equal(status, 2);
  assert.match(stderr, /--preset expects one of text, programs, got “poems”/);
});

test("messages are in the language that is asked for, else in that of the environment, else in English", () => {
  const path = files("languages", { "a.txt": WORDS, "b.bin": "\u0000\u0001\u0002", "c.txt": "" });
  const stderr = (environment, ...args) => {
    const env = { ...process.env, LC_ALL: "", LC_MESSAGES: "", LANG: "", ...environment };
    return spawnSync(process.execPath, [COMMAND, path, ...args], { cwd: ROOT, env, encoding: "utf8" }).stderr;
  };
  assert.match(stderr({}), /b\.bin was not read\. /);
  assert.match(stderr({ LC_ALL: "C", LANG: "ru_RU.UTF-8" }), /b\.bin was not read\. /);
  assert.match(stderr({ LANG: "es_MX.UTF-8" }), /No se ha leído .*b\.bin\. No es texto/);
  assert.match(stderr({ LANG: "es_MX.UTF-8" }, "--language", "ru"), /b\.bin: не прочитано\. Это не текст/);
  assert.match(stderr({}), /c\.txt: It has no words, /);
  assert.match(stderr({}, "--language=es"), /c\.txt: No contiene ninguna palabra, /);
  assert.match(stderr({}, "--language=ru", "--set", "k=0"), /--set k=0: Введите целое число от 1 до 64\./);
  assert.match(
    stderr({}, "--language=es", "--author-pattern", "("),
    /--author-pattern: Esta expresión regular no es válida/,
  );
  assert.match(stderr({}, "--language", "xx"), /--language expects one of en, es, ru, got “xx”/);
  assert.match(stderr({}, "--language=es", "--nonsense"), /^Pruebe: /m);
});

test("JSON is in English whatever the language, and carries what is said as data", () => {
  const path = files("said", { "a.txt": WORDS, "b.bin": "\u0000\u0001\u0002" });
  const [own, spanish] = [json(path), json("--language", "es", path)].map(({ unread }) => unread);
  assert.deepEqual(spanish, own);
  assert.match(own[0].reason, /^This is not text: /);
  assert.deepEqual(own[0].said, { code: "files-binary-nul", args: { position: 0 } });
});

test("a text that was rewritten throughout is named apart from the list, with its words in order", () => {
  const pair = files("rewritten", { "essay.txt": essay, "retold.txt": retold });
  const { stdout } = compare(pair);
  const line =
    /^1 pair may be a rewritten copy:\n {2}\S*essay\.txt ↔ \S*retold\.txt: (\d+) of (\d+) rare words in the same order$/m;
  const [, inOrder, shared] = stdout.match(line) ?? assert.fail(stdout);
  assert.ok(Number(inOrder) > 15 && Number(inOrder) < Number(shared));
  const { pairs, rewritten, totals } = json(pair);
  assert.deepEqual([pairs.length, totals.pairsWithEvidence, totals.rewrittenPairs], [0, 0, 1]);
  assert.deepEqual(rewritten, [{ a: 0, b: 1, inOrder: Number(inOrder), shared: Number(shared) }]);
  const words = retold.split(/\s+/);
  const shuffled = files("shuffled", {
    "essay.txt": essay,
    "shuffled.txt": words.map((_, at) => words[(at * 101) % words.length]).join(" "),
  });
  assert.doesNotMatch(compare(shuffled).stdout, /rewritten/);
});
