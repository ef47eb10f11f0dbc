/** What the terminal command writes for other programs: tables, JSON by its schema, and its exit status. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { schema, strictValidator, validator } from "../result-schema.mjs";
import { zip } from "../samples/formats.mjs";
import { lockedPdf } from "../samples/protected.mjs";
import { tracedDocx } from "../samples/traces.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The built command itself: npm alone takes longer to start than most comparisons. */
const COMMAND = join(ROOT, ".build/cli/terminal/compare.mjs");
const EXAMPLE = "www/public/example";
const PROGRAMS = "tests/fixtures/irplag";
const folder = mkdtempSync(join(tmpdir(), "lookalike-"));
after(() => rmSync(folder, { recursive: true }));

function compare(...args) {
  const env = { ...process.env, LC_ALL: "C" };
  const options = { cwd: ROOT, env, encoding: "utf8", maxBuffer: 1 << 27 };
  return spawnSync(process.execPath, [COMMAND, ...args], options);
}

function files(name, contents) {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, content] of Object.entries(contents)) writeFileSync(join(path, file), content);
  return path;
}

const essays = readdirSync(join(ROOT, EXAMPLE))
  .filter((name) => name.endsWith(".txt"))
  .map((name) => join(EXAMPLE, name));

/** Two Word files whose texts are not alike, and whose revision ids are, and one of nobody else. */
function tracedFiles() {
  const path = join(folder, "traced");
  if (existsSync(path)) return path;
  const words = (letter) => Array.from({ length: 400 }, (_, at) => `${letter}${at}`).join(" ");
  const sessions = [0xa1b2c3, 0xb1c2d3, 0xc1d2e3];
  return files("traced", {
    "ana.docx": tracedDocx(words("a"), { sessions, author: "Ana Lee", minutes: 90 }),
    "ben.docx": tracedDocx(words("b"), { sessions, author: "Ana Lee", minutes: 1 }),
    "cleo.docx": tracedDocx(words("c"), { sessions: [0xd1e2f3], author: "=1+1" }),
  });
}

test("JSON is as its schema says, whatever is asked for", () => {
  const isValid = strictValidator();
  const broken = files("broken", { "a.pdf": "%PDF-1.4", "b.txt": "caf\xe9", "c.txt": "one two three", "d.txt": "" });
  writeFileSync(join(folder, "pairs.tsv"), "a.pdf\tb.txt\nb.txt\tc.txt\n");
  for (const args of [
    ["--passages", ...essays],
    ["--author-by-folder", "--archive", EXAMPLE, PROGRAMS],
    ["--set", "method=lsh", ...essays],
    ["--traces", tracedFiles()],
    ["--pairs", join(folder, "pairs.tsv"), broken, `${broken}/c.txt`],
  ]) {
    const { stdout, status, stderr } = compare("--json", ...args);
    assert.equal(status, 0, stderr);
    const result = JSON.parse(stdout);
    assert.ok(isValid(result), JSON.stringify(isValid.errors));
    assert.deepEqual([result.format, result.version], ["lookalike-result", 2]);
    assert.ok(!("source" in result.documents[0]));
  }
  assert.ok(!isValid({ format: "lookalike-result", version: 2 }));
});

test("the schema accepts fields of later versions, which readers are to pass over, at any place", () => {
  const result = JSON.parse(compare("--json", "--passages", ...essays).stdout);
  const later = { ...result, later: 1, documents: result.documents.map((document) => ({ ...document, later: 1 })) };
  const [isValid, isKnown] = [validator(), strictValidator()];
  assert.ok(isValid(later), JSON.stringify(isValid.errors));
  assert.ok(isKnown(result) && !isKnown(later) && !isKnown({ ...result, documents: later.documents }));
});

test("matched words by kind add up to the pair's, alike in JSON, the table, the lines for people and the case report", () => {
  const words = (name, count) => Array.from({ length: count }, (_, at) => `${name}${at.toString(36)}`).join(" ");
  const [quoted, cited, plain] = [words("qu", 30), words("ci", 26), words("pla", 40)];
  const entry = (_, at) =>
    `Author${at}, A. (${1990 + at}). ${words(`title${at}`, 6)}. Journal of Lamps, 3(2), 12–34.\n`;
  const list = `\n\nReferences\n\n${Array.from({ length: 5 }, entry).join("")}`;
  const path = files("kinds", {
    "a.txt": `${words("one", 90)} “${quoted}”\n\n${words("two", 90)}\n\n${cited} (Smith, 2010).\n\n${words("three", 90)} ${plain}.${list}`,
    "b.txt": `${words("four", 90)} ${quoted}\n\n${words("five", 90)}\n\n${cited}.\n\n${words("six", 90)} ${plain}.${list}`,
  });
  const run = (...args) => {
    const { stdout, status, stderr } = compare(...args, path);
    assert.equal(status, 0, stderr);
    return stdout;
  };
  const result = JSON.parse(run("--json", "--passages"));
  const isValid = strictValidator();
  assert.ok(isValid(result), JSON.stringify(isValid.errors));
  const [{ evidence, kinds, uncounted }] = result.pairs;
  const of = (kind) => kinds.find((one) => one.kind === kind)?.matchedA ?? 0;
  assert.deepEqual(["quoted", "cited", "none", "reference"].map(of), [30, 26, 40, 81]);
  const counted = kinds.filter(({ isCounted }) => isCounted);
  for (const side of ["matchedA", "matchedB"]) {
    assert.equal(
      counted.reduce((sum, kind) => sum + kind[side], 0),
      evidence[side],
    );
  }
  assert.deepEqual([kinds.at(-1).isCounted, uncounted.length], [false, 1]);
  const said =
    "Neither quoted nor cited: 40 words; Cited, not quoted: 26 words; Quoted, not cited: 30 words; In the list of sources: 81 words, not counted";
  const report = join(folder, "kinds.html");
  assert.ok(run("--passages", "--report", join(path, "a.txt"), join(path, "b.txt"), report).includes(said));
  assert.ok(readFileSync(report, "utf8").includes(said));
  const [head, line] = run("--csv", "-", "--passages").split("\r\n");
  assert.match(
    head,
    /"Matched words: quoted, not cited","Matched words: quoted and cited","Matched words: in the list of sources","In the list of sources, not counted \(words\)"$/,
  );
  assert.match(line, /,40,26,30,0,0,81$/);
  // Without passages, the table has no such columns.
  assert.ok(!run("--csv", "-").includes("list of sources"));

  // One parameter counts them, everywhere.
  const counting = JSON.parse(run("--json", "--passages", "--set", "excludeReferences=false")).pairs[0];
  assert.equal(counting.evidence.matchedA, evidence.matchedA + 81);
  assert.ok(counting.kinds.every(({ isCounted }) => isCounted));
  assert.deepEqual(counting.uncounted, []);
});

test("groups are by matched words in the tables and by similarity in JSON, as the schema and the help say", () => {
  const years = ["examples/essays/this-year", "--archive", "examples/essays/last-year"];
  const groupOf = (line) => Number(/(\d+) {2}examples/.exec(line)?.[1]);
  const printed = compare(...years)
    .stdout.split("\n")
    .filter((line) => line.includes("↔"));
  assert.deepEqual(printed.slice(1).map(groupOf), [2, 1]);
  const [head, ...rows] = compare("--csv", "-", ...years)
    .stdout.trim()
    .split("\r\n");
  assert.match(head, /,"Group"$/);
  assert.deepEqual(
    rows.map((row) => Number(row.split(",").at(-1))),
    [2, 1],
  );
  const groupsAt = (threshold) => {
    const { documents, pairs, groups } = JSON.parse(
      compare("--json", "--set", `threshold=${threshold}`, ...years).stdout,
    );
    return [pairs.map(({ group }) => group), documents.map(({ group }) => group), groups.length];
  };
  assert.deepEqual(groupsAt(0.2), [[null, null], Array(5).fill(null), 0]);
  assert.deepEqual(groupsAt(0.15), [[null, 1], [1, null, null, 1, null], 1]);
  const { $defs, properties } = schema;
  for (const { description } of [properties.groups, $defs.document.properties.group, $defs.pair.properties.group])
    assert.match(description, /similarity.* (the table|CSV)/);
  assert.match(
    compare("--help").stdout.replaceAll(/\s+/g, " "),
    /its groups are by similarity, not those of the table/,
  );
});

test("programs that are asked for as a pair have their evidence reported however weak, as the schema says", () => {
  const programs = ["original/T7.java", "plagiarized/L6/01/L6.java", "non-plagiarized/10/Main.java"];
  const paths = programs.map((path) => join(PROGRAMS, "case-07", path));
  writeFileSync(join(folder, "programs.tsv"), `${paths[0]}\t${paths[1]}\n${paths[0]}\t${paths[2]}\n`);
  const evidence = (...args) => {
    const { pairs } = JSON.parse(compare("--json", "--set", "threshold=0", ...args, ...paths).stdout);
    return new Map(pairs.map(({ a, b, evidence }) => [`${a}-${b}`, evidence]));
  };
  const [found, asked] = [evidence(), evidence("--pairs", join(folder, "programs.tsv"))];
  const weak = [...asked].filter(([pair, { score }]) => score > 0 && found.get(pair) === null);
  assert.ok(weak.length > 0);
  assert.match(
    schema.$defs.pair.properties.evidence.description,
    /asked for \(`--pairs`\), whatever they share is reported/,
  );
});

test("what files share besides their texts is reported where it is asked for, of pairs that are not listed, too", () => {
  const path = tracedFiles();
  const { stdout } = compare("--traces", path);
  assert.match(stdout, /^ {2}.*ana\.docx ↔ .*ben\.docx: 3 revision ids\n {4}Both files name Ana Lee, as the author/m);
  assert.match(stdout, /ben\.docx: The file was edited for 1 minute, and has 400 words\.$/m);
  assert.match(stdout, /^Revision ids\. .* Innocent causes: /m);
  assert.doesNotMatch(compare(path).stdout, /revision|Traces/);
  const { traces, pairs } = JSON.parse(compare("--json", "--traces", path).stdout);
  assert.deepEqual([traces.pairs.length, traces.pairs[0].revisions, pairs.length], [1, 3, 0]);
  assert.ok(!("traces" in JSON.parse(compare("--json", path).stdout)));
  const table = (...args) => compare("--csv", "-", "--set", "threshold=0", ...args, path).stdout.split("\r\n");
  assert.match(table("--traces")[0], /"Shared revision ids","Shared pictures and embedded files"$/);
  assert.match(compare("--csv", "-", "--traces", path).stderr, /ana\.docx ↔ .*ben\.docx: 3 revision ids/);
  assert.doesNotMatch(table()[0], /Shared revision/);
  const page = join(folder, "traces.html");
  compare("--traces", "--html", page, path);
  assert.match(readFileSync(page, "utf8"), /<h2 id="traces">Traces in the files<\/h2>/);
});

test("JSON and --html have what pairs of authors share in all their files, each word counted once", () => {
  const words = (name, count) => Array.from({ length: count }, (_, at) => `${name}${at.toString(36)}`).join(" ");
  const own = (name) => words(name, 90);
  const [first, second, third] = [words("first", 60), words("second", 80), words("third", 50)];
  const path = files("authors", {});
  for (const [name, text] of Object.entries({
    "ann/1.txt": `${first} ${second} ${own("a")}`,
    "ann/2.txt": own("b"),
    "bob\u202e/1.txt": `${own("c")} ${first} ${second}`,
    "bob\u202e/2.txt": `${own("d")} ${second} ${third}`,
  })) {
    mkdirSync(join(path, name, ".."), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  const page = join(folder, "authors.html");
  const { stdout, stderr } = compare("--author-by-folder", "--json", "--html", page, path);
  const result = JSON.parse(stdout);
  const isValid = strictValidator();
  assert.ok(isValid(result), JSON.stringify(isValid.errors));
  const { weight, ...sum } = result.authorPairs[0];
  const expected = { a: "ann", b: "bob\u202e", matchedA: 140, matchedB: 220, wordsA: 320, wordsB: 450, longest: 140 };
  assert.deepEqual(
    [sum, result.authorPairs.length],
    [{ ...expected, exact: true, isWeak: false, pairs: [0, 1] }, 1],
    stderr,
  );
  assert.ok(weight > 130 && weight <= 140);
  const html = readFileSync(page, "utf8");
  assert.match(html, /1 pair of authors stands out among 1\./);
  assert.match(html, /<h2 id="authors">Pairs of authors<\/h2>.*<bdi>bob\uFFFD<\/bdi>/);
  assert.doesNotMatch(html, /\u202e/);
  // Sums of some pairs are not those of all files, and an author of one file has none.
  writeFileSync(join(folder, "authors.tsv"), "ann/1.txt\tbob\u202e/1.txt\n");
  const without = (...args) => !("authorPairs" in JSON.parse(compare("--json", ...args, path).stdout));
  assert.ok(without("--author-by-folder", "--pairs", join(folder, "authors.tsv")));
  assert.ok(without("--author-none"));
});

test("a table is printed, or written into a file that a spreadsheet opens", () => {
  const printed = compare("--csv", "-", ...essays);
  assert.equal(printed.status, 0, printed.stderr);
  const [head, first, ...rest] = printed.stdout.split("\r\n");
  assert.match(head, /^"No\.","Document A","Author of A"/);
  assert.match(first, /^1,"www\/public\/example\/ada-whitfield\.txt",,"Submission",.*,476,/);
  assert.equal(rest.length, 10);
  // The same in any language: a script reads it.
  assert.equal(compare("--language", "ru", "--csv", "-", ...essays).stdout, printed.stdout);
  const file = join(folder, "pairs.csv");
  writeFileSync(file, "from before");
  const written = compare("--csv", file, ...essays);
  assert.equal(written.status, 0, written.stderr);
  assert.match(written.stdout, /^12 documents, 66 pairs compared exactly\.$/m);
  assert.equal(readFileSync(file, "utf8"), `\uFEFF${printed.stdout}`);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith(".part")),
    [],
  );
});

test("names can neither make a spreadsheet calculate nor steer the terminal", () => {
  const own = (text) =>
    `${text} quietly under heavy snow while farmers mended fences beside frozen rivers every winter`;
  const path = files("hostile", {
    "=HYPERLINK(1).txt": own("old oxen slept"),
    '"\u202eb,c\u001b[31m.txt': own("old oxen rested"),
  });
  const env = { ...process.env, LC_ALL: "C" };
  const command = [COMMAND, "--set", "minMatched=3", "--csv", "-", "=HYPERLINK(1).txt", "."];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: path, env, encoding: "utf8" });
  assert.match(stdout, /"'=HYPERLINK\(1\)\.txt"/, stderr);
  assert.match(stdout, /"""\uFFFDb,c\uFFFD\[31m\.txt"/);
  assert.doesNotMatch(stdout, /(?![\r\n])[\p{Cc}\p{Cf}]/u);
});

test("names that run from right to left are printed as they are, and isolated in files for browsers", () => {
  const shared =
    "old oxen slept quietly under heavy snow while farmers mended fences beside frozen rivers every winter";
  const path = files("right-to-left", {
    "\u05e9\u05dc\u05d5\u05dd.txt": shared,
    "\u0645\u0642\u0627\u0644.txt": shared,
    "\u05e8\u05d9\u05e7.txt": "",
    "own\u2068mark.txt": "",
  });
  const page = join(folder, "right-to-left.html");
  const set = ["--set", "minMatched=3", "--passages", "--fail-above", "3"];
  const { stdout, stderr } = compare(...set, "--html", page, path);
  assert.match(stdout, /\u05e9\u05dc\u05d5\u05dd\.txt ↔ .*\u0645\u0642\u0627\u0644\.txt: 1 passage/);
  assert.match(stderr, new RegExp(`^${path}/\u05e8\u05d9\u05e7\\.txt: It has no words`, "m"));
  assert.match(stderr, /own\uFFFDmark\.txt: It has no words/);
  assert.doesNotMatch((stdout + stderr).replace("own\uFFFDmark", ""), /\uFFFD/);
  assert.match(compare("\u05d7\u05e1\u05e8").stderr, /there is no file or folder “\u05d7\u05e1\u05e8”/);
  assert.match(readFileSync(page, "utf8"), /\u2068[^\u2069]*\u05e9\u05dc\u05d5\u05dd\.txt[^\u2069]*\u2069/);
});

test("joiners and other characters that steer nothing stay in printed names, as in files", () => {
  const shared =
    "old oxen slept quietly under heavy snow while farmers mended fences beside frozen rivers every winter";
  const names = [
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
    "so\u00adft",
  ];
  const path = files("joiners", Object.fromEntries(names.map((name) => [`${name}.txt`, shared])));
  const written = join(folder, "joiners.csv");
  const lines = compare("--set", "minMatched=3", "--csv", written, path);
  const table = compare("--set", "minMatched=3", "--csv", "-", path).stdout;
  assert.equal(readFileSync(written, "utf8"), `\uFEFF${table}`);
  for (const name of names) {
    for (const text of [lines.stdout, lines.stderr, table]) assert.ok(text.includes(`/${name}.txt`), text);
  }
});

test("a file that cannot be written is wrong use, and nothing is compared", () => {
  const nowhere = join(folder, "nowhere", "pairs");
  const [first, second] = essays;
  for (const [args, message] of [
    [["--csv", nowhere], /--csv: there is no folder “.*nowhere” to write to\. Create it/],
    [["--html", nowhere], /--html: there is no folder/],
    [["--report", first, second, nowhere], /--report: there is no folder/],
    [["--csv", folder], /--csv expects a file to write to, and “.*” is a folder/],
    [["--csv", join(ROOT, "package.json", "x")], /--csv: there is no folder/],
  ]) {
    const { status, stdout, stderr } = compare(...args, ...essays);
    assert.deepEqual([status, stdout], [2, ""]);
    assert.match(stderr, message);
  }
  assert.ok(!existsSync(join(folder, "nowhere")));
});

/** Runs a command in a terminal of its own (util-linux); other systems have one with other options. */
const IN_TERMINAL = spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes("util-linux");

test("progress is a line of a terminal that is erased before the results, and is nowhere else", {
  skip: !IN_TERMINAL,
}, () => {
  const command = [process.execPath, COMMAND, EXAMPLE].join(" ");
  const env = { ...process.env, LC_ALL: "C" };
  const { stdout } = spawnSync("script", ["-qec", command, "/dev/null"], { cwd: ROOT, env, encoding: "utf8" });
  const erased = "\r\u001b[2K";
  assert.ok(stdout.startsWith(`${erased}Reading the files: `), JSON.stringify(stdout));
  const results = stdout.indexOf(" pairs compared exactly.");
  assert.ok(results > 0 && stdout.lastIndexOf(erased) < results);
  // The notes on the files come first, and nothing is left of the line before them.
  assert.match(stdout.slice(stdout.lastIndexOf(erased) + erased.length), /^www|^\d+ documents/);
  const piped = compare(EXAMPLE);
  assert.ok(![piped.stdout, piped.stderr].some((text) => text.includes(erased)));
});

/** A device that takes nothing; not every system has it. */
const FULL = "/dev/full";

test("what fails while a file is written is said without blaming the comparison", { skip: !existsSync(FULL) }, () => {
  const { status, stdout, stderr } = compare("--csv", FULL, ...essays);
  assert.equal(status, 2);
  assert.match(stdout, /^12 documents/);
  assert.match(stderr, /^lookalike: \/dev\/full could not be written \(.*\)$/m);
  assert.doesNotMatch(stderr, /internal error|fails on/);
});

test("results that cannot be printed are one line and status 2", { skip: !existsSync(FULL) }, () => {
  const full = openSync(FULL, "w");
  const env = { ...process.env, LC_ALL: "C" };
  const options = { cwd: ROOT, env, encoding: "utf8", stdio: ["ignore", full, "pipe"] };
  const two = essays.slice(0, 2);
  for (const args of [
    ["--json", "--fail-above", "40", ...two],
    ["--csv", "-", ...two],
    ["--fail-above", "40", ...two],
    two,
    ["--help"],
    ["--version"],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...args], options);
    assert.equal(status, 2, args.join(" "));
    assert.match(stderr, /^lookalike: standard output could not be written \(.*\)\n$/, args.join(" "));
  }
  closeSync(full);
});

test("a pair above the limit has the command end with status 1", () => {
  const ends = (...args) => {
    const { status, stderr } = compare(...args, ...essays);
    const [trick, ...rest] = stderr.trim().split("\n");
    assert.match(trick, /kate-mallory\.txt: 95 look-alike letters of other scripts/);
    return [status, rest.join("\n")];
  };
  assert.deepEqual(ends("--fail-above", "250"), [1, "3 pairs have more than 250 matched words."]);
  assert.deepEqual(ends("--fail-above", "476"), [0, "0 pairs have more than 476 matched words."]);
  // Pairs below the usual threshold of 20% are listed for it.
  assert.deepEqual(ends("--fail-above", "5%"), [1, "7 pairs have a similarity (jaccard) above 5%."]);
  assert.deepEqual(ends("--fail-above", "54%"), [0, "0 pairs have a similarity (jaccard) above 54%."]);
  assert.deepEqual(ends("--fail-above", "54.12%"), [0, "0 pairs have a similarity (jaccard) above 54.12%."]);
  assert.deepEqual(ends("--fail-above", "5%", "--set", "evidence=false")[0], 1);
});

test("similar programs without evidence are above a limit of similarity, though they are not listed", () => {
  const { status, stdout, stderr } = compare("--fail-above", "5%", PROGRAMS);
  const counted = Number(/^(\d+) pairs have a similarity \(jaccard\) above 5%\./m.exec(stderr)?.[1]);
  const similar = Number(/(\d+) pairs? .*similarity \(jaccard\) of 0\.05 or more/.exec(stdout)?.[1]);
  assert.equal(status, 1);
  assert.equal(counted, similar, stdout);
});

test("similar programs without evidence are not taken to be above a limit that is higher than the threshold", () => {
  const programs = ["non-plagiarized", "plagiarized/L6"].map((name) => join(PROGRAMS, "case-07", name));
  const { status, stdout, stderr } = compare("--fail-above", "95%", "--set", "threshold=0.05", ...programs);
  assert.equal(status, 2, stdout);
  assert.match(
    stderr,
    /but \d+ pairs of programs with a similarity of 0\.05 or more were not listed, .*Leave out the thr/,
  );
  assert.equal(compare("--fail-above", "95%", ...programs).status, 0);
});

test("a limit is not met where there was nothing to compare", () => {
  const { status, stderr } = compare("--fail-above", "100", essays[0]);
  assert.equal(status, 2);
  assert.match(stderr, /there was no pair to compare, so --fail-above cannot be decided/);
  const wordless = files("wordless", { "a.txt": "", "b.txt": "…\n", "c.txt": around("one", "same words") });
  for (const limit of ["100", "5%"]) {
    const ended = compare("--fail-above", limit, wordless);
    assert.deepEqual([ended.status, ended.stderr.includes("fewer than two files with text")], [2, true], ended.stderr);
  }
});

test("results of an earlier run are not compared with the documents of their folder, and may be replaced", () => {
  const path = files("again", { "a.txt": around("one", "same words"), "b.txt": around("two", "same words") });
  const at = (name) => join(path, name);
  const report = ["--report", at("a.txt"), at("b.txt"), at("case.html")];
  const run = (...args) => {
    const out = openSync(at("out.json"), "w");
    const errors = openSync(at("errors.txt"), "w");
    const env = { ...process.env, LC_ALL: "C" };
    const command = [COMMAND, "--json", "--csv", at("out.csv"), "--html", at("out.html"), ...report, ...args, path];
    const { status } = spawnSync(process.execPath, command, { cwd: ROOT, env, stdio: ["ignore", out, errors] });
    for (const file of [out, errors]) closeSync(file);
    const notes = readFileSync(at("errors.txt"), "utf8");
    assert.equal(status, 0, notes);
    return { notes, names: JSON.parse(readFileSync(at("out.json"), "utf8")).documents.map(({ name }) => name) };
  };
  const documents = [at("a.txt"), at("b.txt")];
  assert.deepEqual(run().names, documents);
  const second = run("--language", "ru");
  assert.deepEqual(second.names, documents);
  writeFileSync(at("json"), readFileSync(at("out.json")));
  const third = run();
  assert.deepEqual(third.names, documents);
  assert.equal(third.notes.match(/It is a result of an earlier comparison/g)?.length, 4);
  assert.equal(third.notes.match(/The output of this command is being written to it/g)?.length, 2);
  assert.match(
    compare("--fail-above", "100", path).stderr,
    /5 documents were not read, or not completely, and --fail-above/,
  );
  // By its own path, a result is a document like others, and is not replaced.
  const named = compare("--json", path, at("out.csv"));
  assert.ok(JSON.parse(named.stdout).documents.some(({ name }) => name === at("out.csv")));
  assert.equal(compare("--csv", at("out.csv"), path, at("out.csv")).status, 2);
});

test("a limit is not met where a document was not read, or only in part", () => {
  const path = files("unread", {
    "a.txt": around("one", "same words"),
    "b.txt": around("two", "same words"),
    "photo.png": Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
    "data.bin": Buffer.from([0, 1, 2, 3, 0, 0]),
    ".hidden": "",
    ".gitignore": "*.class",
    "empty.txt": "",
  });
  const ends = (...args) => {
    const { status, stderr } = compare("--fail-above", "100", ...args);
    return [status, stderr];
  };
  const [readStatus, notes] = ends(path);
  assert.deepEqual([readStatus, notes.match(/was not read/g)?.length], [0, 4], notes);
  const cut = join(path, "cut.rtf");
  writeFileSync(cut, `{\\rtf1 ${around("three", "same words")}`);
  const part = ends(path);
  assert.deepEqual(
    [part[0], /1 document was not read, or not completely, .*cut\.rtf\. To leave it/.test(part[1])],
    [2, true],
  );
  rmSync(cut);
  const locked = join(path, "locked.pdf");
  writeFileSync(locked, lockedPdf("one", "secret"));
  const whole = ends(path);
  assert.deepEqual(
    [whole[0], /1 document was not read, .*locked\.pdf\. To leave it out, move it/.test(whole[1])],
    [2, true],
  );
  // A pair above the limit decides, whatever else was not read.
  assert.equal(compare("--fail-above", "0%", "--set", "k=1", path).status, 1);
  const list = join(folder, "unread.tsv");
  writeFileSync(list, "a.txt\tb.txt\n");
  assert.equal(ends("--pairs", list, path)[0], 0);
  writeFileSync(list, "a.txt\tb.txt\na.txt\tlocked.pdf\n");
  assert.match(ends("--pairs", list, path)[1], /1 pair of the list was skipped, and --fail-above cannot be decided/);
  rmSync(locked);
  writeFileSync(join(path, "essay.pdf"), readFileSync(join(path, "photo.png")));
  assert.equal(ends(path)[0], 2);
});

test("a result replaces what a link leads to, and neither a file that is compared nor another result", () => {
  const path = files("linked", {
    "a.txt": around("one", "same words"),
    "b.txt": around("two", "same words"),
    real: "",
  });
  symlinkSync(join(path, "real"), join(path, "link.csv"));
  const given = [join(path, "a.txt"), join(path, "b.txt")];
  assert.equal(compare("--csv", join(path, "link.csv"), ...given).status, 0);
  assert.ok(lstatSync(join(path, "link.csv")).isSymbolicLink());
  assert.match(readFileSync(join(path, "real"), "utf8"), /a\.txt|Document/);
  // Also where there is no file yet, through several links.
  mkdirSync(join(path, "results"));
  symlinkSync("results/latest.csv", join(path, "chain.csv"));
  symlinkSync("../new.csv", join(path, "results/latest.csv"));
  assert.equal(compare("--csv", join(path, "chain.csv"), ...given).status, 0);
  for (const link of ["chain.csv", "results/latest.csv"]) assert.ok(lstatSync(join(path, link)).isSymbolicLink());
  assert.match(readFileSync(join(path, "new.csv"), "utf8"), /a\.txt|Document/);
  const refused = (...args) => {
    const { status, stderr } = compare(...args, ...given);
    assert.equal(status, 2);
    return stderr;
  };
  const out = join(path, "out");
  assert.match(refused("--csv", given[0]), /a\.txt” is one of the files to compare, and would be overwritten/);
  assert.match(refused("--csv", out, "--html", out), /--csv and --html would both write/);
  symlinkSync("that.csv", join(path, "this.csv"));
  symlinkSync("this.csv", join(path, "that.csv"));
  assert.match(refused("--csv", join(path, "this.csv")), /this\.csv” cannot be written to: .* leads back to itself/);
  symlinkSync("out", join(path, "to-out"));
  assert.match(refused("--csv", out, "--html", join(path, "to-out")), /--csv and --html would both write/);
  assert.match(refused("--report", ...given, "-"), /--report expects a file/);
  assert.match(readFileSync(given[0], "utf8"), /same words/);
});

test("no result replaces a file that the command reads, whatever path or link leads to it", () => {
  const path = files("read", {
    "ada.txt": around("one", "same words"),
    "ben.txt": around("two", "same words"),
    "more.zip": zip({ "cleo.txt": around("three", "same words") }),
  });
  const [ada, ben] = ["ada.txt", "ben.txt"].map((name) => join(path, name));
  const other = files("read-links", { "p.tsv": `${ada}\t${ben}\n`, "pw.txt": "secret\n" });
  const at = (name) => join(other, name);
  symlinkSync(ada, at("out.csv"));
  mkdirSync(at("links"));
  symlinkSync(ada, at("links/x.txt"));
  symlinkSync("pw.txt", at("pw-link.txt"));
  const contents = () =>
    [ada, ben, join(path, "more.zip"), at("p.tsv"), at("pw.txt")].map((file) => readFileSync(file));
  const before = contents();
  for (const [args, reason] of [
    [["--csv", at("out.csv"), path], /is one of the files to compare/],
    [["--html", ada, at("links"), ben], /is one of the files to compare/],
    [["--csv", join(path, "more.zip"), path], /is one of the files to compare/],
    [["--html", ada, "--template", at("links"), ben], /is one of the files to compare/],
    [["--pairs", at("p.tsv"), "--csv", at("p.tsv"), path], /p\.tsv” is the file of --pairs, and would be overwritten/],
    [["--password-file", at("pw-link.txt"), "--html", at("pw.txt"), path], /pw\.txt” is the file of --password-file/],
    [
      ["--password-file", at("pw.txt"), "--report", ada, ben, at("pw-link.txt"), path],
      /is the file of --password-file/,
    ],
  ]) {
    const { status, stderr } = compare(...args);
    assert.deepEqual([status, reason.test(stderr)], [2, true], stderr);
  }
  assert.deepEqual(contents(), before);
});

/** A text of words that no other text shares, with `passage` in the middle. */
function around(stem, passage) {
  const own = (from) => Array.from({ length: 150 }, (_, at) => `${stem}${from + at}`).join(" ");
  return `${own(0)} ${passage} ${own(1000)}`;
}

test("a limit below the usual number of matched words counts pairs that are usually not listed", () => {
  const passage =
    "Seventeen violet lanterns drifted beneath crooked harbour bridges, while sleepless fishermen whispered about " +
    "drowned cathedrals, borrowed umbrellas and forgotten railway timetables";
  const copied = files("copied", { "a.txt": around("one", passage), "b.txt": around("two", passage) });
  const ends = (...args) => {
    const { status, stderr } = compare(...args, copied);
    return [status, stderr.trim()];
  };
  assert.deepEqual(ends("--fail-above", "10"), [1, "1 pair has more than 10 matched words."]);
  assert.deepEqual(ends("--fail-above", "20"), [1, "1 pair has more than 20 matched words."]);
  assert.deepEqual(ends("--fail-above", "21"), [0, "0 pairs have more than 21 matched words."]);
});

test("a limit is not met where a pair that is not listed could be above it", () => {
  const { status, stderr } = compare("--fail-above", "476", "--set", "maxPairs=1", ...essays);
  assert.equal(status, 2);
  assert.match(stderr, /no listed pair is above the limit, but \d+ pairs were not listed/);
  const { stdout, ...above } = compare("--fail-above", "25", "--set", "maxPairs=1", ...essays);
  assert.equal(above.status, 1);
  const onlyListed =
    /1 pair (?:has more|shares).*\s+Only listed pairs are counted; (\d+) more were found but not listed\.$/m;
  assert.match(above.stderr, onlyListed);
  assert.equal(onlyListed.exec(stdout)?.[1], onlyListed.exec(above.stderr)?.[1], stdout);
});

test("a limit that could never be passed is wrong use, and a comparison that fails is no pair above the limit", () => {
  for (const [args, message] of [
    [["--fail-above", "many"], /--fail-above expects a whole number of matched words/],
    [["--fail-above", "-1"], /could not be understood/],
    [["--fail-above", "1.5"], /--fail-above expects/],
    [["--fail-above", "100%"], /--fail-above expects/],
    [["--fail-above", "50", "--set", "evidence=false"], /do not search for them/],
    [["--fail-above", "50", "--set", "method=lsh"], /do not search for them/],
    [
      ["--fail-above", "10.25%", "--set", "threshold=0.3"],
      /--fail-above is 10\.25% and threshold is 0\.3: .* not be listed/,
    ],
    [["--seconds", "1000001"], /--seconds expects a number above 0 and up to 1,000,000, got “1000001”/],
    [["-"], /standard input is not read\. Write the text into a file, and give that file/],
    [["--archive", "/dev/stdin"], /standard input is not read/],
    [["--fail-above", "10", "--set", "minMatched=12"], /would not be listed/],
    [["--csv", "-", "--json"], /both need standard output/],
    [["--csv", ""], /--csv expects a file/],
  ]) {
    const { status, stderr } = compare(...args, ...essays);
    assert.equal(status, 2, args.join(" "));
    assert.match(stderr, message);
  }
  if (existsSync(FULL)) assert.equal(compare("--fail-above", "1", "--csv", FULL, ...essays).status, 2);
});

test("many guessed encodings have one line together, a few one each", () => {
  const words =
    "Der Bär läuft über die Brücke und frißt süße Äpfel, während die Möwen über dem Fluß schreien und zögern";
  const german = (number) => Buffer.from(`${number} ${words}`, "latin1");
  const few = files("few", { "a.txt": german(1), "b.txt": german(2), "c.txt": german(3) });
  const each = compare(few).stderr;
  assert.equal(each.match(/This text is not UTF-8/g)?.length, 3);
  writeFileSync(join(few, "d.txt"), german(4));
  const together = compare(few).stderr;
  assert.doesNotMatch(together, /This text is not UTF-8/);
  assert.match(together, /^4 files are not UTF-8\. Their encodings were guessed: Western \([\w-]+\): 4\./m);
  const { documents } = JSON.parse(compare("--json", few).stdout);
  assert.ok(documents.every(({ warnings }) => warnings.some(({ message }) => message.includes("not UTF-8"))));
});

test("programs are compared as programs unless the user chose texts", () => {
  const unitOf = (...args) => {
    const { stdout, stderr } = compare("--json", ...args);
    const { params } = JSON.parse(stdout);
    return [params.unit, params.weighting, stderr.includes("The files are mostly programs")];
  };
  assert.deepEqual(unitOf(PROGRAMS), ["code", "rarity", true]);
  assert.deepEqual(unitOf("--set", "threshold=0.5", PROGRAMS), ["code", "rarity", true]);
  assert.deepEqual(unitOf("--preset", "text", PROGRAMS), ["words", "equal", false]);
  assert.deepEqual(unitOf("--set", "unit=words", PROGRAMS), ["words", "equal", false]);
  // Whatever else is set, they are programs.
  assert.deepEqual(unitOf("--set", "k=4", PROGRAMS), ["code", "rarity", true]);
  assert.deepEqual(unitOf("--set", "weighting=equal", PROGRAMS), ["code", "equal", true]);
  assert.deepEqual(unitOf("--set", "language=java", EXAMPLE), ["code", "rarity", false]);
  assert.deepEqual(unitOf("--set", "language=auto", EXAMPLE), ["words", "equal", false]);
  assert.deepEqual(unitOf("--set", "language=java", "--preset", "text", EXAMPLE), ["words", "equal", false]);
  assert.deepEqual(unitOf(EXAMPLE, join(PROGRAMS, "case-07/original")), ["words", "equal", false]);
});

test("a share is 100% only if nothing else is in the text, in the table and in CSV", () => {
  const long = Array.from({ length: 3000 }, (_, at) => `word${(at * 7919) % 3001}`).join(" ");
  const alike = files("alike", { "a.txt": `${long} lamp`, "b.txt": `${long} boat` });
  const { stdout } = compare(alike);
  assert.match(stdout, /99\.9% {2}99\.9%/);
  assert.doesNotMatch(stdout, /100\.0%/);
  const [, row] = compare("--csv=-", alike).stdout.split("\n");
  assert.match(row, /,3000,99\.9,3000,99\.9,/);
});
