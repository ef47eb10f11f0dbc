/** A real comparison by the real engine, as reports are made of it. For tests in Node.js. */
import { readFileSync } from "node:fs";
import { withoutExcludedGaps } from "../../www/compare/excluded-gaps.ts";
import {
  type DetailWithLists,
  type ListsToCompare,
  listsToCompare,
  withLists,
} from "../../www/compare/source-lists.ts";
import { lengthsOf } from "../../www/engine/lengths.ts";
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

/** Compares documents and gives all that a report takes. `found`: passages as the engine finds them, with excluded gaps. */
export async function reportOf(
  given: readonly TestDocument[],
  more: Partial<ReportInput> = {},
  params: Partial<Params> = {},
): Promise<{ input: ReportInput; source: PassageSource; found: PassageSource["details"] }> {
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
  const textsOf = ({ pair }: PairDetail) => ({ a: given[pair.a]?.text ?? "", b: given[pair.b]?.text ?? "" });
  const found: PassageSource["details"] = async (pairs) => {
    const details: DetailWithLists[] = [];
    const ids = pairs.flatMap(({ a, b }) => [a, b]);
    corpus.passagesOf(ids, report.params, (detail) => {
      const lists = listsToCompare(detail, { texts: textsOf(detail), params: report.params });
      details.push(withLists(inReadingOrder(detail), lists && comparedAlone(lists)));
    });
    return details;
  };
  return {
    found,
    input: { report, documents, unread: [], digests, date: "1 March 2026", ...more },
    source: {
      details: async (pairs) => {
        const { params } = report;
        const details = await found(pairs);
        return Promise.all(
          details.map((detail) => withoutExcludedGaps(detail, { texts: textsOf(detail), params, lengthsOf })),
        );
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
