/** Writes the whole result, and the case report of a pair, as HTML files: the same that the page saves. */
import type { GivenText } from "../www/engine/given-text";
import type { Corpus, PairDetail } from "../www/engine/pkg/lookalike";
import { reportMessages } from "../www/messages/late";
import { loadLate } from "../www/messages/load";
import { message } from "../www/messages/message";
import { catalogue } from "../www/messages/t";
import type { SavedResult } from "../www/outputs/result";
import { caseReport } from "../www/reports/case";
import { digestsOf } from "../www/reports/digests";
import type { PassageSource, ReportInput } from "../www/reports/model";
import { wholeReport } from "../www/reports/whole";
import type { Inputs } from "./inputs";
import { finder, type Target } from "./listed-pairs";
import { type Request, UsageError } from "./usage";
import { writeParts } from "./write-table";

/** The pair of a case report, by indices into the files that were read, the smaller first. */
export interface CasePair {
  a: number;
  b: number;
}

/** The pair that `--report` names. Throws `UsageError` for names that lead to no two documents. */
export function casePairOf({ report, paths }: Request, inputs: Inputs, cwd: string): CasePair | null {
  if (!report) return null;
  const place = "--report";
  const find = finder(inputs, Object.values(paths).flat(), cwd);
  const indexOf = (name: string): number => indexIn(find(name, place), name, inputs);
  const [x, y] = [indexOf(report.a), indexOf(report.b)];
  if (x === y) throw new UsageError(message("cli-pairs-same", { place, name: report.a }));
  return { a: Math.min(x, y), b: Math.max(x, y) };
}

function indexIn(target: Target, name: string, { read }: Inputs): number {
  const place = "--report";
  if ("unread" in target) throw new UsageError(message("cli-report-unread", { place, reason: target.unread }));
  if (read[target.index]?.role === "template") throw new UsageError(message("cli-pairs-template", { place, name }));
  return target.index;
}

/** What is written, and of what. */
interface Wanted {
  request: Request;
  result: SavedResult<GivenText>;
  pair: CasePair | null;
  corpus: Corpus;
  cwd: string;
}

/** Writes what was asked for. The report's messages are fetched only then. */
export async function writeReports({ request, result, pair, corpus, cwd }: Wanted): Promise<void> {
  const { html, report } = request;
  if (html === undefined && !pair) return;
  await loadLate(reportMessages);
  const texts = result.documents.map(({ text }) => text);
  const format = new Intl.DateTimeFormat(catalogue.value?.locale, { dateStyle: "long", timeStyle: "short" });
  const input: ReportInput = { ...result, digests: await digestsOf(texts), date: format.format(new Date()) };
  const source = sourceOf(corpus, result);
  if (html !== undefined) writeParts(html, cwd, (await wholeReport(input, source)).parts);
  if (report && pair) writeParts(report.file, cwd, await caseReport(input, { pair }, source, { maskedFor: null }));
}

function sourceOf(corpus: Corpus, { report, documents }: SavedResult<GivenText>): PassageSource {
  const { params, fallbacks, pairs } = report;
  const given = new Set<number>();
  // The engine may have done without texts to save memory while it compared.
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
      const details: PairDetail[] = [];
      corpus.passagesOf(ids, params, (detail) => details.push(detail));
      return details;
    },
    longest: async (rows) => {
      const ids = rows.flatMap((row) => [pairs.a[row] ?? 0, pairs.b[row] ?? 0]);
      give(ids);
      return corpus.longestPassages(ids, params);
    },
  };
}
