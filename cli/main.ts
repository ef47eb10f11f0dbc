/**
 * `npm run -s compare`: the page's main job in the terminal, with the same engine.
 *
 * Results go to standard output, everything about how they came about to standard error.
 */

import { readFileSync } from "node:fs";
import { documentAt, idsOf, pairAt, warningsByDocument } from "../www/engine/pairs";
import { Corpus, checkParams, initSync, type Params, type Report } from "../www/engine/pkg/lookalike";
import { type Message, message } from "../www/messages/message";
import { say, t } from "../www/messages/t";
import { help } from "./help";
import { type Inputs, type ReadFile, readInputs } from "./inputs";
import { inEnglish, speak } from "./language";
import { readPairs, type SkippedPair } from "./listed-pairs";
import { printJson, printNotes, printResult } from "./output";
import { type Passages, table } from "./print";
import { Timing } from "./timing";
import { languageAsked, type Request, readArguments, UsageError } from "./usage";

/** The engine, beside the bundle that is made of this file. */
const ENGINE = "lookalike_bg.wasm";

/** As many pairs as the engine lists at most (`MAX_PAIRS` in src/params). */
const MOST_PAIRS = 10_000_000;

process.exitCode = await main(process.argv.slice(2), process.cwd());

/** Runs the command with its arguments, paths relative to `cwd`; gives the exit status. */
async function main(args: string[], cwd: string): Promise<number> {
  await speak(languageAsked(args), process.env);
  try {
    const request = readArguments(args);
    if (request) await run(request, cwd);
    else printResult(help());
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printNotes(...t("cli-wrong-use", { mistake: error.said }).split("\n"), t("cli-try-help"));
      return 2;
    }
    const reason = error instanceof Error ? error.message : String(error);
    printNotes(t("cli-failed", { reason }), t("cli-find-cause"));
    return 1;
  }
}

async function run(request: Request, cwd: string): Promise<void> {
  const timing = new Timing();
  initSync({ module: readFileSync(new URL(ENGINE, import.meta.url)) });
  checkSettings(request);
  timing.stage(message("cli-stage-loading"));
  const { paths, ownerRule, seconds } = request;
  const inputs = await readInputs({ paths, ownerRule, seconds, cwd });
  for (const { name, reason } of inputs.unread) printNotes(t("cli-unread", { name, reason }));
  if (inputs.ownersNote !== null) printNotes(inputs.ownersNote);
  const listed =
    request.pairs === undefined ? undefined : readPairs(request.pairs, inputs, Object.values(paths).flat(), cwd);
  const skipped = listed?.skipped ?? [];
  for (const { line, reason } of skipped) {
    printNotes(t("cli-pair-skipped", { place: `${request.pairs}:${line}`, reason }));
  }
  const params = paramsOf(request, listed && listed.indices.length / 2);
  timing.stage(message("cli-stage-reading"));

  const corpus = new Corpus();
  // A new corpus numbers its documents from 0, so ids and indices into the report agree.
  corpus.addAll(inputs.read);
  timing.stage(message("cli-stage-adding"));
  const report = listed
    ? corpus.comparePairs(listed.indices, params, timing.onProgress)
    : corpus.compare(params, timing.onProgress);
  timing.stage(message("cli-stage-report"));
  const details = request.passages ? passagesOf(corpus, report, inputs) : undefined;
  if (details) timing.stage(message("cli-stage-passages"));
  if (request.json) {
    printJson(jsonReport(report, inputs, skipped, details));
  } else {
    printNotes(...warnings(report, inputs));
    const longest = longestPassages(corpus, report, inputs);
    timing.stage(message("cli-stage-longest"));
    const [roles, texts] = [inputs.read.map(({ role }) => role), inputs.read.map(({ text }) => text)];
    printResult(table(report, { longest, details, roles, texts, listedByUser: listed !== undefined }));
  }
  timing.stage(message("cli-stage-printing"));
  if (request.timing) printNotes(...timing.lines());
}

/** Throws `UsageError` with all that is wrong, before any file is read. */
function checkSettings(request: Request): void {
  const mistakes = checkParams(paramsOf(request));
  if (mistakes.length > 0) throw new UsageError(mistakes.map((mistake) => mistake.message).join("\n         "));
}

/**
 * The parameters to compare with. Listed pairs are all wanted, whatever their similarity and however many they are, whatever
 * the preset: only a limit that is set leaves some out.
 */
function paramsOf({ preset, set }: Request, listedPairs?: number): Partial<Params> {
  const most = Math.min(Math.max(listedPairs ?? 0, 1), MOST_PAIRS);
  const all = listedPairs === undefined ? {} : { threshold: 0, maxPairs: most, maxPairsPerDocument: most };
  return { ...preset, ...all, ...set };
}

/** The texts of the listed pairs from a place on, where the engine did without them to save memory while it compared. */
function giveTexts(corpus: Corpus, { pairs, fallbacks }: Report, inputs: Inputs, from: number): void {
  if (!fallbacks.includes("positionsDropped")) return;
  const ids = new Set([...pairs.a.subarray(from), ...pairs.b.subarray(from)]);
  for (const id of ids) corpus.giveText(id, inputs.read[id]?.text ?? "");
}

/** The passages of all listed pairs, in one call: it reads the whole corpus once. */
function passagesOf(corpus: Corpus, report: Report, inputs: Inputs): Passages[] {
  giveTexts(corpus, report, inputs, 0);
  const found: Passages[] = [];
  const ids = idsOf(report, report.pairs.a.keys());
  corpus.passagesOf(ids, report.params, ({ pair, passages, tooShort, bounded }) => {
    found.push({ pair, passages, tooShort, bounded });
  });
  return found;
}

/** The length of each listed pair's longest passage. Pairs with evidence come first and bring it with them. */
function longestPassages(corpus: Corpus, report: Report, inputs: Inputs): Uint32Array {
  const { pairs, params } = report;
  const longest = new Uint32Array(pairs.length);
  longest.set(pairs.evidence.longest);
  const from = pairs.evidence.length;
  if (from < pairs.length) {
    giveTexts(corpus, report, inputs, from);
    longest.set(corpus.longestPassages(idsOf(report, [...pairs.a.keys()].slice(from)), params), from);
  }
  return longest;
}

/**
 * The engine's report as lists of objects, with how each file was read, and which files and listed pairs were left out. What is
 * said stands in it in English, and as data (`said`), so that a script reads the same in any language.
 */
function jsonReport(report: Report, inputs: Inputs, skippedPairs: SkippedPair[], details: Passages[] | undefined) {
  const ofEngine = warningsByDocument(report);
  const { estimates: _inPairs, ...rest } = report;
  return {
    ...rest,
    documents: inputs.read.map((file, index) => {
      const { role, owner, format, encoding } = file;
      const document = documentAt(report, index);
      return {
        ...document,
        role,
        owner,
        format: inEnglish(format),
        encoding: inEnglish(encoding),
        warnings: [
          ...(ofEngine.get(index) ?? []),
          ...ofReading(file).map(({ code, said }) => ({ code, message: inEnglish(said), said })),
        ],
      };
    }),
    pairs: Array.from(report.pairs.a, (_, index) => {
      const pair = pairAt(report, index);
      if (!details) return pair;
      // `tooShort`: shared runs of k tokens or more that are no passages. `bounded`: the texts are so repetitive that not all
      // matches were tried, so that a passage may be shorter than need be.
      const { passages, tooShort, bounded } = details[index] ?? { passages: [], tooShort: 0, bounded: false };
      return { ...pair, passages, tooShort, bounded };
    }),
    unread: inputs.unread.map((file) => ({ ...file, reason: inEnglish(file.reason), said: file.reason })),
    skippedPairs: skippedPairs.map((pair) => ({ ...pair, reason: inEnglish(pair.reason), said: pair.reason })),
  };
}

/** What is to be said of how a file was read, by its kind. */
function ofReading({ warnings, missing, tricks }: ReadFile): { code: string; said: Message | string }[] {
  return [
    ...tricks.map((said) => ({ code: "trick", said })),
    ...missing.map((parts) => ({ code: "partlyRead", said: message("cli-partly-read", { parts }) })),
    ...warnings.map((said) => ({ code: "encoding", said })),
  ];
}

function warnings(report: Report, inputs: Inputs): string[] {
  const ofEngine = warningsByDocument(report);
  const ofDocuments = inputs.read.flatMap((file, index) => {
    const { name } = file;
    const remarks = [
      ...ofReading(file).map(({ said }) => say(said)),
      ...(ofEngine.get(index) ?? []).map((warning) => warning.message),
    ];
    return remarks.map((remark) => t("cli-remark", { name, remark }));
  });
  return [...ofDocuments, ...report.warnings.map((warning) => warning.message)];
}
