#!/usr/bin/env node
/**
 * `lookalike`, in a checkout `npm run -s compare`: the page's main task in the terminal, with the same engine.
 *
 * Results go to standard output, everything about how they were obtained to standard error.
 */

import { readFileSync } from "node:fs";
import { version } from "../package.json";
import { errorMessage } from "../www/engine/error-messages";
import type { OriginalText } from "../www/engine/original-text";
import { idsOf, warningsByDocument } from "../www/engine/pairs";
import { Corpus, checkParams, initSync, type Params, type Progress, type Report } from "../www/engine/pkg/lookalike";
import { arePrograms } from "../www/engine/program-languages";
import { mistakeMessage, warningInWords, warningMessages } from "../www/engine/remarks";
import { STAGES } from "../www/engine/stages";
import { loadMessages } from "../www/i18n/load-language";
import { message, problemOf, UserError } from "../www/i18n/message";
import { say, t } from "../www/i18n/t";
import { tracesMessages } from "../www/i18n/view-messages";
import { programsAmong } from "../www/intake/programs-among";
import { countsByKind } from "../www/pairs/passage-kinds";
import { paramsOfPreset, presets } from "../www/settings/presets";
import { jsonParts, remarksOf } from "../www/share/json/json";
import type { SavedResult } from "../www/share/json/saved-result";
import { dialects } from "../www/share/table/csv";
import { pairLines } from "../www/share/table/result-tables";
import { findTraces } from "../www/traces/find-traces";
import { authorPairsOf, type FoundAuthors } from "./author-pairs";
import { aboutCommonFiles } from "./common";
import { giveTexts } from "./dropped-texts";
import { checkFailAbove, pairsAbove, paramsFor } from "./fail-above";
import { collectGarbageFor } from "./garbage";
import { COMMAND, help, inEnglish, speak } from "./help";
import { type Inputs, readInputs } from "./inputs";
import { readPairs, type SkippedPair } from "./listed-pairs";
import type { UnreadFile } from "./listing";
import { languageAsked, type Request, readArguments, STANDARD_OUTPUT, UsageError } from "./options";
import {
  isReceipt,
  printNotes,
  printParts,
  printResult,
  sharedRemarks,
  showProgress,
  Timing,
  UnwrittenError,
} from "./output";
import { checkFiles, checkNotRead } from "./overwriting";
import { readPassword } from "./password";
import { type Passages, table } from "./print";
import { asRead, detailWithLists } from "./source-lists";
import { traceLines } from "./trace-lines";
import { checkAllRead } from "./unread-documents";
import { casePairOf, writeReports, writeTable } from "./write";

/** The engine, one folder above this file's bundle. */
const ENGINE = "../lookalike_bg.wasm";

/** The engine's maximum number of listed pairs (`MAX_PAIRS` in src/params). */
const MAX_PAIRS = 10_000_000;

process.exitCode = await main(process.argv.slice(2), process.cwd());

/** Runs the command with its arguments, paths relative to `cwd`; returns the exit status. */
async function main(args: string[], cwd: string): Promise<number> {
  await speak(languageAsked(args), process.env);
  let failed: 1 | 2 = 1;
  try {
    const request = readArguments(args);
    if (request === "version") {
      await printResult(`lookalike ${version}`);
      return 0;
    }
    if (request === "help") {
      await printResult(help());
      return 0;
    }
    // A script must be able to distinguish pairs above its limit, status 1, from a comparison that failed.
    if (request.failAbove) failed = 2;
    return await run(request, cwd);
  } catch (error) {
    if (error instanceof UsageError) {
      const tryHelp = t("cli-try-help", { command: COMMAND });
      printNotes([...t("cli-wrong-use", { mistake: error.userMessage }).split("\n"), tryHelp]);
      return 2;
    }
    if (error instanceof UserError) {
      printNotes([t("cli-wrong-use", { mistake: error.userMessage })]);
      return error instanceof UnwrittenError ? 2 : failed;
    }
    const reason = errorMessage(error) ?? problemOf(error);
    printNotes([t("cli-failed", { reason }), t("cli-find-cause")]);
    return failed;
  }
}

/** Returns the exit status. */
async function run(request: Request, cwd: string): Promise<0 | 1> {
  const timing = new Timing();
  initSync({ module: readFileSync(new URL(ENGINE, import.meta.url)) });
  checkSettings(request);
  checkFiles(request, cwd);
  timing.stage(message("cli-stage-loading"));
  const { paths, authorRule, seconds, passwordFile } = request;
  const password = passwordFile === undefined ? undefined : readPassword(passwordFile, cwd);
  const inputs = await readInputs({ paths, authorRule, seconds, password, cwd });
  checkNotRead(request, inputs, cwd);
  printNotes(inputs.unread.map(unreadLine));
  const locked = inputs.unread.filter(({ reason }) => reason.code === "files-locked").length;
  if (locked > 0) printNotes([t("cli-locked", { files: locked })]);
  printNotes(inputs.notes);
  const listed =
    request.pairs === undefined ? undefined : readPairs(request.pairs, inputs, Object.values(paths).flat(), cwd);
  const skipped = listed?.skipped ?? [];
  for (const { line, reason } of skipped) {
    printNotes([t("cli-pair-skipped", { place: `${request.pairs}:${line}`, reason })]);
  }
  const common = aboutCommonFiles(inputs, request);
  if (common !== null) printNotes([common]);
  const preset = request.preset ?? programsPreset(request, inputs);
  const params = paramsOf({ ...request, preset }, listed && listed.indices.length / 2);
  const casePair = casePairOf(request, inputs, cwd);
  // The bytes of the files are no longer needed.
  collectGarbageFor(inputs.read.map(({ text }) => text));
  timing.stage(message("cli-stage-reading"));

  const corpus = new Corpus();
  // A new corpus numbers its documents from 0, so ids equal indices into the report.
  corpus.addAll(inputs.read);
  timing.stage(message("cli-stage-adding"));
  const onProgress = (progress: Progress): void => {
    timing.onProgress(progress);
    showProgress(() => t("run-progress", { ...progress, stage: message(STAGES[progress.stage]) }));
  };
  const report = listed ? corpus.comparePairs(listed.indices, params, onProgress) : corpus.compare(params, onProgress);
  timing.stage(message("cli-stage-report"));
  const details = request.passages ? passagesOf(corpus, report, inputs) : undefined;
  if (details) timing.stage(message("cli-stage-passages"));
  if (request.traces) await loadMessages(tracesMessages);
  const authors = await authorPairsOf(request, corpus, report, inputs);
  const result = resultOf(report, inputs, { authors, withTraces: request.traces });
  const roles = inputs.read.map(({ role }) => role);
  const traces = result.traces ? traceLines(result.traces, report.documents.name) : [];
  if (request.json) {
    await printParts(jsonOf(result, skipped, details));
  } else if (request.csv === STANDARD_OUTPUT) {
    // The table has a column for the traces of its pairs, and no place for those of others.
    printNotes([...warnings(report, inputs), ...traces]);
    await printParts(tableOf(result, details));
  } else {
    printNotes(warnings(report, inputs));
    const longest = longestPassages(corpus, report, inputs);
    timing.stage(message("cli-stage-longest"));
    const read = details && (await Promise.all(details.map((detail) => asRead(detail, inputs.read, report.params))));
    const extras = { longest, details: read, documents: inputs.read, listedByUser: listed !== undefined };
    await printResult(table(report, extras));
    if (traces.length > 0) await printResult(["", ...traces].join("\n"));
  }
  if (request.csv !== undefined && request.csv !== STANDARD_OUTPUT)
    writeTable(request.csv, cwd, tableOf(result, details));
  await writeReports({ request, result, authors, pair: casePair, corpus, cwd });
  timing.stage(message("cli-stage-printing"));
  if (request.timing) printNotes(timing.lines());
  if (!request.failAbove) return 0;
  const { pairs, line } = pairsAbove(report, request.failAbove, roles);
  if (pairs === 0) checkAllRead(inputs, listed);
  printNotes([line]);
  return pairs > 0 ? 1 : 0;
}

function unreadLine({ name, reason, readAs }: UnreadFile): string {
  return readAs === name ? t("cli-given-twice", { name }) : t("cli-unread", { name, reason });
}

/** Throws `UsageError` with all mistakes, before any file is read. */
function checkSettings(request: Request): void {
  checkFailAbove(request);
  const mistakes = checkParams(paramsOf(request));
  const lines = mistakes.map((mistake) => {
    const { field } = mistake;
    const value = request.set[field];
    const setting = value === undefined ? field : `--set ${field}=${value}`;
    return t("settings-mistake", { field: setting, mistake: mistakeMessage(mistake) });
  });
  if (lines.length > 0) throw new UsageError(lines.join("\n         "));
}

/**
 * The parameters of the comparison. All listed pairs are wanted, whatever their similarity, number and preset: only an
 * explicit limit excludes some.
 */
function paramsOf({ preset, set, failAbove }: Request, listedPairs?: number): Partial<Params> {
  const limit = Math.min(Math.max(listedPairs ?? 0, 1), MAX_PAIRS);
  const all = listedPairs === undefined ? {} : { threshold: 0, maxPairs: limit, maxPairsPerDocument: limit };
  return { ...preset, ...paramsFor(failAbove), ...all, ...set };
}

/**
 * The preset for programs if most of the files are programs, or a programming language is set, and the user has not set the unit. What
 * else was set overrides the preset's. If some are programs, a line says that they are compared as texts.
 */
function programsPreset({ set }: Request, { read }: Inputs): Partial<Params> | undefined {
  const preset = presets.find(({ id }) => id === "programs");
  if (!preset || Object.hasOwn(set, "unit")) return undefined;
  if ((set["language"] ?? "auto") !== "auto") {
    printNotes([t("cli-programs-by-language")]);
    return paramsOfPreset(preset);
  }
  if (!arePrograms(read)) {
    const counted = programsAmong(read.filter(({ role }) => role === "submission"));
    if (counted) printNotes([t("cli-programs-as-texts", counted)]);
    return undefined;
  }
  printNotes([t("cli-programs")]);
  return paramsOfPreset(preset);
}

/** The passages of all listed pairs, in one call, which reads the whole corpus once. */
function passagesOf(corpus: Corpus, report: Report, inputs: Inputs): Passages[] {
  const found: Passages[] = [];
  const ids = idsOf(report, report.pairs.a.keys());
  giveTexts(corpus, report, inputs.read, ids);
  corpus.passagesOf(ids, report.params, (detail) => {
    const { pair, passages, uncounted, tooShort, bounded, excludedA, excludedB } = detailWithLists(
      detail,
      inputs.read,
      report.params,
    );
    found.push({ pair, passages, uncounted, tooShort, bounded, excludedA, excludedB });
  });
  return found;
}

/** The length of each listed pair's longest passage. Pairs with evidence come first and include it. */
function longestPassages(corpus: Corpus, report: Report, inputs: Inputs): Uint32Array {
  const { pairs, params } = report;
  const longest = new Uint32Array(pairs.length);
  longest.set(pairs.evidence.longest);
  const from = pairs.evidence.length;
  if (from < pairs.length) {
    const ids = idsOf(report, [...pairs.a.keys()].slice(from));
    giveTexts(corpus, report, inputs.read, ids);
    longest.set(corpus.longestPassages(ids, params), from);
  }
  return longest;
}

/** The report, with how each file was read, which files were not, and pairs of authors. */
function resultOf(
  report: Report,
  { read, unread }: Inputs,
  { authors, withTraces }: { authors: FoundAuthors | null; withTraces: boolean },
): SavedResult<OriginalText> {
  const documents = read.map((file) => ({ ...file, notes: file.warnings }));
  const result = { report, documents, unread, ...(authors && { authorPairs: authors.pairs }) };
  if (!withTraces) return result;
  const isOfPrograms = report.params.unit === "code";
  const traced = documents.map((file, at) => ({
    ...file,
    words: report.documents.words[at] ?? 0,
    written: isOfPrograms ? undefined : file,
  }));
  return { ...result, traces: findTraces(traced) };
}

const NO_PASSAGES = { passages: [], uncounted: [], tooShort: 0, bounded: false };

/** As JSON, in English and with numbers as data, so that scripts get the same in any language. */
function jsonOf(result: SavedResult, skippedPairs: SkippedPair[], details: Passages[] | undefined): Iterable<string> {
  const passages = (index: number) => {
    const { passages, uncounted, tooShort, bounded } = details?.[index] ?? NO_PASSAGES;
    const kinds = countsByKind({ passages, uncounted }, result.report.params.unit);
    return { passages, kinds, uncounted, tooShort, bounded };
  };
  return jsonParts(result, { english: inEnglish, roles: true, skippedPairs, ...(details && { passages }) });
}

/**
 * As a table that is the same for scripts in any language: in English, with commas between columns and points in numbers.
 */
function tableOf(result: SavedResult, details: Passages[] | undefined): Iterable<string> {
  const { unit } = result.report.params;
  const kinds = (index: number) => countsByKind(details?.[index] ?? NO_PASSAGES, unit);
  return pairLines(result, { dialect: dialects.comma, say: inEnglish, ...(details && { kinds }) });
}

function warnings(report: Report, inputs: Inputs): string[] {
  const ofEngine = warningsByDocument(report);
  const { lines, isSummed } = sharedRemarks(inputs.read.map(({ warnings: notes }) => notes));
  const ofDocuments = inputs.read.flatMap((file, index) => {
    const { name, warnings: notes } = file;
    const remarks = [
      ...remarksOf({ ...file, notes: notes.filter((note) => !isSummed(note)) }).map(({ said }) => say(said)),
      // Of a receipt, it is said already that only what was typed in it is read: usually nothing.
      ...(ofEngine.get(index) ?? [])
        .filter(({ code }) => code !== "empty" || !notes.some(isReceipt))
        .map((warning) => warningInWords(warning, report)),
    ];
    return remarks.map((remark) => t("cli-remark", { name, remark }));
  });
  const ofRun = report.warnings.flatMap((warning) => warningMessages(warning, String)).map(say);
  return [...ofDocuments, ...lines, ...ofRun];
}
