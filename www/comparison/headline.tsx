/** The headline of a comparison: how many words are matched, what they are a share of, and whether chance explains them. */
import { useMemo } from "preact/hooks";
import { evidenceAt } from "../engine/pairs.ts";
import type { Evidence, Params, Report } from "../engine/pkg/lookalike.js";
import { count, integer, percent } from "../ui/format.ts";
import { manyMatched, matchedOf, oneMatched } from "../ui/matched.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { chanceOfPair, hasEvidence } from "../workspace/evidence.ts";
import { result } from "../workspace/store.ts";

interface Props {
  a: PageDocument;
  b: PageDocument;
  /** The pair's evidence by itself, where the list has none of it. */
  ofPair: Evidence | null;
  params: Params;
}

/** See the head of this file. */
export function MatchedWords({ a, b, ofPair, params }: Props) {
  const report = result.value?.report;
  const listed = useMemo(() => (report ? evidenceInList(report, a.id, b.id) : null), [report, a.id, b.id]);
  if (!report || !hasEvidence(report)) return null;
  const evidence = listed ?? ofPair;
  if (!evidence) {
    return (
      <p>
        <b>
          {params.unit === "code"
            ? "The two programs share no stretch."
            : "No words matched beyond what chance explains."}
        </b>
      </p>
    );
  }
  const words = (id: number): number => report.documents.words[report.documents.id.indexOf(id)] ?? 0;
  const { words: matched, reworded, shares } = matchedOf(evidence, [words(a.id), words(b.id)]);
  return (
    <p>
      <b>{count(matched, `${oneMatched(params)} matched`, `${manyMatched(params)} matched`)}</b>: {percent(shares[0])}{" "}
      of <bdi>{a.name}</bdi>, {percent(shares[1])} of <bdi>{b.name}</bdi>
      {howMatched(matched, reworded)}
      {listed && <span class="quiet"> {chanceOfPair(listed)}</span>}
    </p>
  );
}

function howMatched(matched: number, reworded: number): string {
  if (reworded === 0) return ", all of them word for word.";
  return reworded === matched ? ", all of them reworded." : `; ${integer(reworded)} of them reworded.`;
}

/** What the list says of a pair; its documents by id, in either order. O(pairs). */
function evidenceInList(report: Report, a: number, b: number): Evidence | null {
  const { documents, pairs } = report;
  const [first, second] = [documents.id.indexOf(a), documents.id.indexOf(b)];
  for (let index = 0; index < pairs.evidence.length; index++) {
    const [x, y] = [pairs.a[index], pairs.b[index]];
    const evidence = (x === first && y === second) || (x === second && y === first) ? evidenceAt(report, index) : null;
    if (!evidence) continue;
    const { matchedA, matchedB, verbatimA, verbatimB } = evidence;
    return x === first
      ? evidence
      : { ...evidence, matchedA: matchedB, matchedB: matchedA, verbatimA: verbatimB, verbatimB: verbatimA };
  }
  return null;
}
