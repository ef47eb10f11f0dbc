/**
 * PDFs that are made to fill memory: each ends alone, with its line, while little memory is used, and the texts beside it are
 * compared. Without limits each took from 1 GB to all there was.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as made from "../samples/pdf-hostile.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The built command itself: npm alone takes longer to start. */
const COMMAND = join(ROOT, ".build/cli/terminal/compare.mjs");
const folder = mkdtempSync(join(tmpdir(), "lookalike-pdf-"));
after(() => rmSync(folder, { recursive: true }));

/** A third of it is Node.js and the engine. */
const MAX_MB = 500;

const STREAM = /a stream of more than 16 MB once unpacked/;
const OPERATORS = /more than 1,000,000 drawing operators/;
const CHARACTERS = /more than 1,000,000 characters/;
const STATES = /more than 1,000 drawing states saved inside one another/;

const bombs = {
  "ten million text operators": [() => made.operators(10_000_000), STREAM],
  "five million short operators": [() => made.shortOperators(5_000_000), OPERATORS],
  "one text of 16 million letters": [() => made.longString(16_000_000), CHARACTERS],
  "5 GB in 12 kB": [() => made.packedTwice(5000), STREAM],
  "600 MB by run lengths": [() => made.runLengths(600), STREAM],
  "ten million forms": [() => made.tenfoldForms(7), OPERATORS],
  "ten million forms in a pattern": [() => made.tenfoldPattern(7), OPERATORS],
  "ten million forms in a letter": [() => made.tenfoldLetter(7), OPERATORS],
  "forms of text that pass a limit within one another": [() => made.formsOfText(9), CHARACTERS],
  "two million saved states": [() => made.savedStates(2_000_000), STATES],
  "two million saved states in a pattern": [() => made.savedStatesInPattern(2_000_000), STATES],
  "3,000 forms within one another": [() => made.deepForms(3000), /forms nested too deeply/],
  "a character map of 13 million letters": [() => made.repeatedMap(200), CHARACTERS],
  "arrays within one another": [() => made.deepArrays(100_000), /no text on its page/],
  "a million pages, as they are counted": [() => made.tenfoldTree(6), /1,000,000 pages, above the limit of 20,000/],
};

for (const [name, [make, reason]] of Object.entries(bombs)) {
  test(`a PDF with ${name} ends alone, in bounded memory`, () => {
    const at = join(folder, name);
    const [bomb, peaks, ...texts] = ["pdf", "peak", "a.txt", "b.txt"].map((end) => `${at}.${end}`);
    writeFileSync(bomb, make());
    for (const text of texts) writeFileSync(text, "The same few words are in both of these two texts here.");
    const env = {
      ...process.env,
      LC_ALL: "C",
      LOOKALIKE_PEAK_FILE: peaks,
      NODE_OPTIONS: `--import=${pathToFileURL(join(ROOT, "tests/cli/peak.mjs"))}`,
    };
    const options = { cwd: ROOT, env, encoding: "utf8", maxBuffer: 1 << 27 };
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, "--json", bomb, ...texts], options);
    assert.equal(status, 0, stderr);
    const report = JSON.parse(stdout);
    assert.deepEqual(
      report.documents.map((document) => document.name),
      texts,
    );
    assert.deepEqual(
      report.unread.map((file) => file.name),
      [bomb],
    );
    assert.match(report.unread[0].reason, reason);
    const peak = Math.max(...readFileSync(peaks, "utf8").trim().split("\n").map(Number));
    assert.ok(peak < MAX_MB, `it took ${peak} MB`);
  });
}
