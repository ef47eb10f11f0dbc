/**
 * Whether most documents share one passage: a task, a form, a cover page, starter code. Then many pairs stand out, and what was
 * copied is hidden among them until that passage is excluded.
 */
import { countComparedPairs } from "../documents/not-compared.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import type { EngineDocument } from "../engine/protocol.ts";
import { Chains } from "../groups/chains.ts";
import { t } from "../i18n/t.ts";
import type { ByHandPairs } from "../review/adjusted-report.ts";
import { hasEvidence } from "./matched.ts";
import { pairsWithEvidence } from "./standing-out.ts";

/** A submission, as far as the pairs between submissions depend on it. */
type Submission = Pick<EngineDocument, "id" | "role" | "author">;

/** From this many pairs, half of them hardly stand out unless most documents share a passage. */
const MIN_PAIRS = 10;

/** From this many documents, one group of most of them hardly comes from copying. */
const MIN_DOCUMENTS = 8;

/**
 * Whether most documents seem to share a passage, of all or of the submissions: most pairs may be with earlier work, which
 * was about other tasks.
 */
export function hasCommonText(report: Report, byHand: ByHandPairs, submissions: readonly Submission[]): boolean {
  if (!hasEvidence(report)) return false;
  const { compared, id } = report.documents;
  const documents = compared.reduce((count, shingles) => count + (shingles > 0 ? 1 : 0), 0);
  const all = { documents, pairs: report.totals.possiblePairs, has: () => true };
  if (isCommonIn(all, report, byHand)) return true;
  const ids = new Set(submissions.map((document) => document.id));
  const has = (index: number): boolean => ids.has(id[index] ?? -1);
  const own = { documents: submissions.length, pairs: countComparedPairs(submissions), has };
  return isCommonIn(own, report, byHand);
}

/** What follows from `hasCommonText`, and how to exclude what everyone was given; the advice is needless where a template is given. */
export function commonTextInWords(
  { params: { unit } }: Report,
  hasTemplate: boolean,
  advice: CommonTextAdvice,
): string {
  const common = t("evidence-common-text", { unit });
  return hasTemplate ? common : `${common} ${t(advice, { unit })}`;
}

/** How a template is added: on the page, and in the terminal. */
type CommonTextAdvice = "overview-common-text" | "cli-common-text";

/** Documents that may share a passage. */
interface Batch {
  readonly documents: number;
  readonly pairs: number;
  /** Whether a document, by its index in the report, is one of them. */
  readonly has: (index: number) => boolean;
}

/**
 * Whether at least half of the pairs stand out, or half of those within one group of most documents: 20 of 30 essays with the task on
 * top are 190 of 435 pairs. Of programs, such a group is enough while it is unknown how much independent solutions share: starter code
 * counts as everyone's own, and pairs stand out where the rest is short beside it. Copies made by a few form groups of a few. O(pairs).
 */
function isCommonIn(batch: Batch, report: Report, byHand: ByHandPairs): boolean {
  if (batch.pairs < MIN_PAIRS) return false;
  const groups = new Chains(report.documents.length);
  const strong: number[] = [];
  for (const { a, b, isWeak } of pairsWithEvidence(report, byHand)) {
    if (isWeak || !batch.has(a) || !batch.has(b)) continue;
    strong.push(a);
    groups.join(a, b);
  }
  if (2 * strong.length >= batch.pairs) return true;
  // Of five programs, three of one group may have been copied.
  const most = groups.all().find((group) => 2 * group.length > batch.documents);
  if (!most || batch.documents < MIN_DOCUMENTS) return false;
  if (report.params.unit === "code" && report.totals.expectedByChance === null) return true;
  const members = new Set(most);
  const within = strong.filter((a) => members.has(a)).length;
  return most.length >= MIN_DOCUMENTS && 4 * within >= most.length * (most.length - 1);
}
