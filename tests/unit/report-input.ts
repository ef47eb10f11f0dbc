/** A real comparison by the real engine, as reports are made of it. For tests in Node.js. */
import { readFileSync } from "node:fs";
import {
  type DetailWithLists,
  type ListsToCompare,
  listsToCompare,
  withLists,
} from "../../www/compare/source-lists.ts";
import { engineAddress } from "../../www/engine/load-engine.ts";
import { idsOf } from "../../www/engine/pairs.ts";
import { inReadingOrder } from "../../www/engine/passage-order.ts";
import { Corpus, initSync, type PairDetail, type Params, type Role } from "../../www/engine/pkg/lookalike.js";
import { message } from "../../www/i18n/message.ts";
import { digestsOf, type PassageSource, type ReportInput } from "../../www/share/report/report-model.ts";

/** A document of a test. */
export interface TestDocument {
  readonly name: string;
  readonly text: string;
  readonly author?: string;
  /** A submission, if nothing else. */
  readonly role?: Role;
}

/** Compares documents and gives all that a report takes. */
export async function reportOf(
  given: readonly TestDocument[],
  more: Partial<ReportInput> = {},
  params: Partial<Params> = {},
): Promise<{ input: ReportInput; source: PassageSource }> {
  initSync({ module: readFileSync(engineAddress()) });
  const corpus = new Corpus();
  corpus.addAll(
    given.map(({ name, text, author, role }) => ({ name, text, author: author ?? null, role: role ?? null })),
  );
  const report = corpus.compare(params);
  const documents = given.map(({ text, author = null, role = "submission" as const }) => ({
    ...{ role, author, text, format: message("files-not-read"), encoding: "UTF-8" },
    ...{ notes: [], missing: [], tricks: [] },
  }));
  const digests = await digestsOf(given.map(({ text }) => text));
  return {
    input: { report, documents, unread: [], digests, date: "1 March 2026", ...more },
    source: {
      details: async (pairs) => {
        const details: DetailWithLists[] = [];
        const ids = pairs.flatMap(({ a, b }) => [a, b]);
        corpus.passagesOf(ids, report.params, (detail) => {
          const texts = { a: given[detail.pair.a]?.text ?? "", b: given[detail.pair.b]?.text ?? "" };
          const lists = listsToCompare(detail, { texts, params: report.params });
          details.push(withLists(inReadingOrder(detail), lists && comparedAlone(lists)));
        });
        return details;
      },
      longest: async (rows) => corpus.longestPassages(idsOf(report, rows), report.params),
    },
  };
}

/** The details of two texts that are in no corpus. */
export function comparedAlone({ texts, params }: ListsToCompare): PairDetail {
  const corpus = new Corpus();
  corpus.addAll([texts.a, texts.b]);
  return corpus.passages(0, 1, params);
}
