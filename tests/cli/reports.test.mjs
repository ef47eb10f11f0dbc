/** The reports that the terminal command writes: the whole result, and the case report of a pair. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The built command itself: npm alone takes longer to start than most comparisons. */
const COMMAND = join(ROOT, ".build/cli/terminal/compare.mjs");
const EXAMPLE = join(ROOT, "www/public/example");
const folder = mkdtempSync(join(tmpdir(), "lookalike-reports-"));
after(() => rmSync(folder, { recursive: true }));

function compare(...args) {
  const env = { ...process.env, LC_ALL: "C" };
  const options = { cwd: ROOT, env, encoding: "utf8", maxBuffer: 1 << 27 };
  return spawnSync(process.execPath, [COMMAND, ...args], options);
}

const essays = readdirSync(EXAMPLE)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => join(EXAMPLE, name));

/** Without the date, which is the one thing that differs from run to run. */
function read(name) {
  const html = readFileSync(join(folder, name), "utf8");
  return html.replaceAll(/\d{1,2}:\d\d/g, "");
}

test("--html writes the whole result as one page without scripts, beside the usual output", () => {
  const plain = compare(...essays);
  const { status, stdout, stderr } = compare(...essays, "--html", join(folder, "all.html"));
  assert.equal(status, 0, stderr);
  assert.equal(stdout, plain.stdout);
  const html = read("all.html");
  assert.match(html, /^<!doctype html><html lang="en" data-printed="/);
  assert.match(html, /10 pairs stand out among 66\. A pair stands out if its texts share at least 25 words/);
  assert.match(html, /<a href="#p1">1<\/a>/);
  assert.doesNotMatch(html, /<script|<img|<link/);
  for (const path of essays) assert.ok(html.includes(path), path);
});

test("--html says of pairs that the user listed what the terminal says, and not that a limit has them listed", () => {
  const own = (stem, from) => Array.from({ length: 150 }, (_, at) => `${stem}${from + at}`).join(" ");
  const passage =
    "seventeen violet lanterns drifted beneath crooked harbour bridges while sleepless fishermen whispered";
  const texts = { a: `${own("a", 0)} ${passage} ${own("a", 900)}`, b: `${own("b", 0)} ${passage}`, c: own("c", 0) };
  const paths = Object.entries(texts).map(([name, text]) => {
    writeFileSync(join(folder, `${name}.txt`), text);
    return join(folder, `${name}.txt`);
  });
  writeFileSync(join(folder, "pairs.tsv"), "a.txt\tb.txt\na.txt\tc.txt\n");
  const { status, stdout, stderr } = compare(
    "--pairs",
    join(folder, "pairs.tsv"),
    ...paths,
    "--html",
    join(folder, "listed.html"),
  );
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^1 pair shares passages with matched words\.$/m);
  const html = read("listed.html");
  assert.match(html, /<p class="lead">1 pair shares passages with matched words\.<\/p>/);
  assert.doesNotMatch(html, /at least 25 words|0% similar/);
});

test("--report writes the case report of a pair, in the language that is asked for, the same either way round", () => {
  for (const [language, heading, chance] of [
    ["en", "Case report", "A common task, form, quotation or source may still explain it."],
    ["es", "Informe del caso", "pueden explicarlo una tarea, un formulario, una cita o una fuente comunes."],
    ["ru", "Отчёт о совпадениях", "объяснить его могут общее задание, бланк, цитата или источник."],
  ]) {
    const names = ["ada-whitfield.txt", "ben-okafor.txt"];
    for (const [at, pair] of [names, [...names].reverse()].entries()) {
      const file = join(folder, `case-${at}.html`);
      const { status, stderr } = compare("--language", language, "--report", ...pair, file, ...essays);
      assert.equal(status, 0, stderr);
    }
    const html = read("case-0.html");
    assert.ok(html.includes(`<html lang="${language}" data-printed="`));
    assert.ok(html.includes(heading));
    assert.ok(html.includes(chance));
    assert.ok(html.includes("ada-whitfield.txt"));
    // In the table of all compared documents, and nowhere else.
    assert.equal(html.split("farid-haddad.txt").length, 2);
    assert.equal(read("case-1.html"), html);
  }
});

test("a name or a file that is wrong is said, before anything is compared", () => {
  const file = join(folder, "never.html");
  mkdirSync(join(folder, "sub"));
  writeFileSync(join(folder, "sub", "bad.pdf"), "%PDF-1.4 and no more");
  const bad = join(folder, "sub", "bad.pdf");
  const wrong = [
    [["--report", "nobody.txt", "ben-okafor.txt", file], /--report: no document “nobody\.txt” was found/],
    [["--report", "ben-okafor.txt", "ben-okafor.txt", file], /two different documents/],
    [["--report", "ben-okafor.txt", bad, file, bad], /--report: .*bad\.pdf/],
    [["--report", "ben-okafor.txt", file], /--report expects two documents and a file/],
    [["--report", "ben-okafor.txt", "--json", file], /--report expects two documents and a file/],
    [["--report=ben-okafor.txt", "ada-whitfield.txt", file], /--report A B FILE/],
    [["--html", "-"], /--html expects a file/],
    [["--html="], /--html expects a file/],
  ];
  for (const [args, message] of wrong) {
    const { status, stderr } = compare(...essays, ...args);
    assert.equal(status, 2, `${args}: ${stderr}`);
    assert.match(stderr, message);
  }
  assert.ok(!existsSync(file));
});
