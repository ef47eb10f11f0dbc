/** Writes tables and reports to files, all or nothing: the previous content of a file stays until everything is written. */

import { closeSync, fchmodSync, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import type { DetailWithLists } from "../www/compare/source-lists";
import type { OriginalText } from "../www/engine/original-text";
import type { Corpus } from "../www/engine/pkg/lookalike";
import { loadCatalogue, loadMessages } from "../www/i18n/load-language";
import { message } from "../www/i18n/message";
import { catalogue } from "../www/i18n/t";
import { reportMessages } from "../www/i18n/view-messages";
import type { SavedResult } from "../www/share/json/saved-result";
import { caseReport } from "../www/share/report/case";
import { digestsOf, type PassageSource, type ReportInput } from "../www/share/report/report-model";
import { wholeReport } from "../www/share/report/whole";
import { BYTE_ORDER_MARK } from "../www/share/table/csv";
import type { FoundAuthors } from "./author-pairs";
import type { Inputs } from "./inputs";
import { finder, type Target } from "./listed-pairs";
import { type Request, UsageError } from "./options";
import { UnwrittenError } from "./output";
import { isFileOrNothing, placeOf } from "./overwriting";
import { foundListed } from "./print";
import { asRead, detailWithLists } from "./source-lists";

/** Characters written at once. */
const BLOCK = 1 << 16;

/** Writes a table in the form that spreadsheets expect. Throws an error that names the file if it cannot be written. */
export function writeTable(file: string, cwd: string, lines: Iterable<string>): void {
  writeParts(file, cwd, lines, BYTE_ORDER_MARK);
}

/** Writes a file from consecutive parts, starting with `begins`. Throws like `writeTable`. */
export function writeParts(file: string, cwd: string, lines: Iterable<string>, begins = ""): void {
  const path = placeOf(file, cwd);
  // Write directly to a pipe or a device: a file in its place would not reach its reader.
  const isReplaced = isFileOrNothing(path);
  const written = isReplaced ? `${path}.${process.pid}.part` : path;
  try {
    writeAll(written, lines, { begins, mode: isReplaced ? permissionsOf(path) : undefined });
    if (isReplaced) renameSync(written, path);
  } catch (error) {
    if (isReplaced) rmSync(written, { force: true });
    throw new UnwrittenError(file, error);
  }
}

/** Who may read and write a file; undefined if there is none. A result holds names and texts, so its readers stay the same. */
function permissionsOf(path: string): number | undefined {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  return mode === undefined ? undefined : mode & 0o777;
}

function writeAll(
  path: string,
  lines: Iterable<string>,
  { begins, mode }: { begins: string; mode?: number | undefined },
): void {
  const opened = openSync(path, "w", mode);
  try {
    // The system takes from the mode of a new file what the user's mask forbids.
    if (mode !== undefined) fchmodSync(opened, mode);
    let block = begins;
    for (const line of lines) {
      block += line;
      if (block.length < BLOCK) continue;
      write(opened, block);
      block = "";
    }
    write(opened, block);
  } finally {
    closeSync(opened);
  }
}

/** A system may write only part of it at a time. */
function write(opened: number, block: string): void {
  let bytes = Buffer.from(block);
  while (bytes.length > 0) bytes = bytes.subarray(writeSync(opened, bytes));
}

// Writes the whole result, and the case report of a pair, as HTML files: those that the page saves, without
// what only the page knows (../www/share/report/report-model).

/** The pair of a case report, as indices into the files that were read, the smaller first. */
export interface CasePair {
  a: number;
  b: number;
}

/** The pair that `--report` names. Throws `UsageError` unless the names resolve to two documents. */
export function casePairOf({ report, paths }: Request, inputs: Inputs, cwd: string): CasePair | null {
  if (!report) return null;
  const option = "--report";
  const find = finder(inputs, Object.values(paths).flat(), cwd);
  const indexOf = (name: string): number => indexIn(find(name, option), name, inputs);
  const [x, y] = [indexOf(report.a), indexOf(report.b)];
  if (x === y) throw new UsageError(message("cli-pairs-same", { place: option, name: report.a }));
  return { a: Math.min(x, y), b: Math.max(x, y) };
}

function indexIn(target: Target, name: string, { read }: Inputs): number {
  const option = "--report";
  if ("unread" in target) throw new UsageError(message("cli-report-unread", { place: option, reason: target.unread }));
  if (read[target.index]?.role === "template")
    throw new UsageError(message("cli-pairs-template", { place: option, name }));
  return target.index;
}

/** What to write, and the data for it. */
interface Wanted {
  request: Request;
  result: SavedResult<OriginalText>;
  authors: FoundAuthors | null;
  pair: CasePair | null;
  corpus: Corpus;
  cwd: string;
}

/** Writes the requested files. Loads the messages of reports only if there are any. */
export async function writeReports(wanted: Wanted): Promise<void> {
  if (wanted.request.html === undefined && !wanted.pair) return;
  const ofTerminal = catalogue.value;
  // A browser shows a name that runs from right to left in its place only if it is isolated.
  if (ofTerminal) catalogue.value = await loadCatalogue(ofTerminal);
  try {
    await loadMessages(reportMessages);
    await writeInLanguage(wanted);
  } finally {
    catalogue.value = ofTerminal;
  }
}

async function writeInLanguage({ request, result, authors, pair, corpus, cwd }: Wanted): Promise<void> {
  const { html, report } = request;
  const texts = result.documents.map(({ text }) => text);
  const format = new Intl.DateTimeFormat(catalogue.value?.locale, { dateStyle: "long", timeStyle: "short" });
  const input: ReportInput = {
    ...result,
    digests: await digestsOf(texts),
    date: format.format(new Date()),
    foundOfAuthors: authors?.inWords,
    found: request.pairs === undefined ? undefined : foundListed(result.report),
  };
  const source = sourceOf(corpus, result);
  if (html !== undefined) writeParts(html, cwd, (await wholeReport(input, source)).parts);
  if (report && pair) writeParts(report.file, cwd, await caseReport(input, { pair }, source, { maskedFor: null }));
}

function sourceOf(corpus: Corpus, { report, documents }: SavedResult<OriginalText>): PassageSource {
  const { params, fallbacks, pairs } = report;
  const given = new Set<number>();
  // The engine may have dropped texts to save memory during the comparison.
  const give = (ids: readonly number[]): void => {
    if (!fallbacks.includes("positionsDropped")) return;
    for (const id of ids) {
      if (!given.has(id)) corpus.giveText(id, documents[id]?.text ?? "");
      given.add(id);
    }
  };
  return {
    details: async (wanted) => {
      const ids = wanted.flatMap(({ a, b }) => [a, b]);
      give(ids);
      const details: DetailWithLists[] = [];
      corpus.passagesOf(ids, params, (detail) => details.push(detailWithLists(detail, documents, params)));
      return Promise.all(details.map((detail) => asRead(detail, documents, params)));
    },
    longest: async (rows) => {
      const ids = rows.flatMap((row) => [pairs.a[row] ?? 0, pairs.b[row] ?? 0]);
      give(ids);
      return corpus.longestPassages(ids, params);
    },
  };
}
