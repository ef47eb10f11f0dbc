/**
 * The hostile corpus through the terminal command: no file crashes it, takes more than 10 seconds of processor time or 500 MB,
 * or ends without a line; and nothing that a file is called or holds reaches the terminal as more than text.
 * `npm run hostile -- NAME` runs single ones.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { corpus, countByFormat, strangeNames } from "../hostile/corpus.mjs";
import { largest } from "../hostile/largest.mjs";
import { compareFiles, LIMITS, runTerminal, runTogether } from "../hostile/terminal.mjs";
import { rare } from "../rare.mjs";

const SMALL_BYTES = 20_000;

/** The name of every file, and the files that are small: made in one pass, for it takes long. */
let kept;
function onePass() {
  if (kept !== undefined) return kept;
  kept = { named: [], small: [] };
  for (const file of corpus()) {
    kept.named.push({ name: file.name });
    if (!file.isLarge && file.bytes.length < SMALL_BYTES) kept.small.push(file);
  }
  return kept;
}

test("the corpus is large, of every format, and the same each time", () => {
  const counts = countByFormat(onePass().named);
  const formats =
    "txt csv md html xhtml xml svg tex bib rtf docx odt odp pptx epub pdf zip tar gz tgz doc eml msg xlsx ods vtt ipynb java c cpp cs py js ts go rs kt swift php rb sb3 mht srt pages png jpg gif webp tif 7z rar";
  assert.deepEqual(
    formats.split(" ").filter((format) => !counts.has(format)),
    [],
  );
  assert.ok([...counts.values()].reduce((sum, count) => sum + count) >= 250);
  const first = () => corpus().next().value;
  assert.deepEqual(first(), first());
});

test("there are twenty files at least for each reader, and for each kind of thing within one", () => {
  const names = onePass().named.map(({ name }) => name);
  const readers = {
    "plain text": /\.(?:txt|md|csv)$/,
    "web pages": /\.x?html$/,
    LaTeX: /\.(?:tex|bib)$/,
    RTF: /\.rtf$/,
    Word: /^(?!looks-).*\.docx$/,
    PowerPoint: /\.pptx$/,
    Excel: /\.xlsx$/,
    "OpenDocument texts and presentations": /\.od[tp]$/,
    "OpenDocument sheets": /\.ods$/,
    EPUB: /\.epub$/,
    notebooks: /\.ipynb$/,
    PDF: /^(?!(?:inject-)?xfa-|attached-|looks-).*\.pdf$/,
    "files attached to a PDF": /^attached-.*\.pdf$/,
    "forms in a PDF": /^(?:inject-)?xfa-.*\.pdf$/,
    "pictures by themselves": /\.(?:png|jpg|gif|webp)$/,
    TIFF: /\.tif$/,
    "pictures in documents": /^looks-/,
    "protected by a password": /^locked/,
    "old Word": /\.doc$/,
    "old Excel": /\.xls$/,
    "old PowerPoint": /\.ppt$/,
    Outlook: /\.msg$/,
    "e-mail": /\.eml$/,
    "saved pages": /\.mht$/,
    WebVTT: /\.vtt$/,
    SubRip: /\.srt$/,
    "Apple's packages": /\.pages$/,
    Scratch: /\.sb3$/,
    ZIP: /\.zip$/,
    TAR: /\.tar$/,
    gzip: /\.t?gz$/,
    "gzip of several members": /^(?:(?:members|marks)-.*|twice|rest)\.t?gz$/,
    "7-Zip": /\.7z$/,
    RAR: /\.rar$/,
  };
  const counts = Object.entries(readers).map(([reader, name]) => [
    reader,
    names.filter((one) => name.test(one)).length,
  ]);
  assert.deepEqual(
    counts.filter(([, count]) => count < 20),
    [],
  );
});

test("each file by itself ends in time and memory, as a document or a line", rare, async (context) => {
  const { found, totals } = await runTerminal(corpus());
  context.diagnostic(`${totals.files} files, ${totals.seconds.toFixed(0)} s of processor time`);
  assert.deepEqual(found, []);
});

/** Of 64 MB: the text with what the engine makes of it, and all that is copied while it is read. */
const MEGABYTES_OF_LARGEST = 600;

test("files as large as they may be end in time, and in nine times their own memory", rare, async () => {
  const limits = { ...LIMITS, megabytes: MEGABYTES_OF_LARGEST };
  const { found } = await runTerminal(largest(), { limits });
  assert.deepEqual(found, []);
});

test("names that steer, hide or inject are named, and steer nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hostile-corpus-"));
  try {
    const files = strangeNames().filter(({ name }) => !/[/\0]/.test(name) && Buffer.byteLength(name) < 250);
    assert.ok(files.length > 15);
    const { stdout, faults } = await compareFiles(files, { folder, limits: LIMITS });
    const faultsButNames = faults.filter(({ fault }) => fault !== "silent");
    assert.deepEqual(faultsButNames, []);
    const report = JSON.parse(stdout);
    const lines = [...report.documents, ...report.unread].map(({ name }) => name);
    const silent = files.filter(({ mark }) => !lines.some((line) => line.includes(mark)));
    assert.deepEqual(silent, []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// Those that are small, and not all of them: most hold one passage, so that the pairs grow with the square of the files.
test("files of every format together end as the table that people read", async () => {
  const some = onePass().small.filter((_, at) => at % 8 === 0);
  assert.ok(some.length > 60);
  const { faults } = await runTogether(some);
  assert.deepEqual(faults, []);
});
