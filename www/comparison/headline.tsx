/** The headline of a comparison: how much of each text is in the other, and whether chance explains it. */
import { useMemo } from "preact/hooks";
import { evidenceAt } from "../engine/pairs.ts";
import type { Evidence, PairDetail, Params, Report } from "../engine/pkg/lookalike.js";
import { parts } from "../messages/parts.ts";
import { say, t } from "../messages/t.ts";
import { matchedOf } from "../ui/matched.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { chanceOfPair, hasEvidence } from "../workspace/evidence.ts";
import { result } from "../workspace/store.ts";
import { named } from "./named.tsx";

interface Props {
  a: PageDocument;
  b: PageDocument;
  detail: PairDetail;
  params: Params;
  exact: boolean;
}

/** See the head of this file. */
export function Headline({ a, b, detail: { pair }, params, exact }: Props) {
  const report = result.value?.report;
  const listed = useMemo(() => (report ? evidenceInList(report, a.id, b.id) : null), [report, a.id, b.id]);
  const names = { a: named(a), b: named(b) };
  const verdict = t("comparison-verdict");
  if (!report || !hasEvidence(report)) {
    const shares = { shareA: pair.containmentAInB, shareB: pair.containmentBInA };
    const key = exact ? "comparison-headline-phrases" : "comparison-headline-estimated";
    return (
      <>
        <p class="headline">{parts(key, { ...names, ...shares })}</p>
        <p class="quiet">{verdict}</p>
      </>
    );
  }
  const evidence = listed ?? pair.evidence;
  if (!evidence) {
    return (
      <>
        <p class="headline">{t("comparison-nothing", { unit: params.unit })}</p>
        <p class="quiet">{verdict}</p>
      </>
    );
  }
  const words = (id: number): number => report.documents.words[report.documents.id.indexOf(id)] ?? 0;
  const { words: matched, reworded, shares } = matchedOf(evidence, [words(a.id), words(b.id)]);
  return (
    <>
      <p class="headline">{parts("comparison-headline", { ...names, shareA: shares[0], shareB: shares[1] })}</p>
      <p class="quiet">
        {[matchedInWords(matched, reworded, params), listed ? say(chanceOfPair(listed)) : "", verdict]
          .filter((sentence) => sentence !== "")
          .join(" ")}
      </p>
    </>
  );
}

function matchedInWords(matched: number, reworded: number, { unit }: Params): string {
  if (reworded === 0) return t("comparison-matched-same", { unit, matched });
  return reworded === matched
    ? t("comparison-matched-reworded", { unit, matched })
    : t("comparison-matched-partly", { unit, matched, reworded });
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
