/** "How this was counted": where the words of both texts come from, and how similar they are by their phrases. */

import type { Signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useMemo } from "preact/hooks";
import type { PairDetail, Params } from "../engine/pkg/lookalike.js";
import { parts } from "../messages/parts.ts";
import { say, t } from "../messages/t.ts";
import { evidenceWithout, partsOf } from "../outputs/by-hand.ts";
import type { Sides } from "../passages/spans.ts";
import { hasEvidence, matchedOf } from "../ui/matched.ts";
import type { ShownDocument } from "../workspace/documents.ts";
import { chanceOfPair, mayDiffer } from "../workspace/evidence.ts";
import { excludedIn } from "../workspace/excluded-passages.ts";
import { result } from "../workspace/store.ts";
import { Breakdown } from "./breakdown.tsx";
import styles from "./counted.module.css";
import { evidenceInList, placeIn } from "./headline.tsx";
import { named } from "./named.tsx";

/** What it is given. */
export interface CountedProps {
  a: ShownDocument;
  b: ShownDocument;
  detail: PairDetail;
  params: Params;
  exact: boolean;
  /** Where the texts are to be scrolled to. */
  place: Signal<Partial<Sides<number>> | null>;
}

export function Counted({ a, b, detail, params, exact, place }: CountedProps) {
  const { pair, whole } = detail;
  const { unit, stem } = params;
  const shares = {
    ...{ a: named(a), b: named(b) },
    ...{ shareA: pair.containmentAInB, shareB: pair.containmentBInA },
  };
  return (
    <details class={styles.counted}>
      <summary>{t("comparison-counted")}</summary>
      <div>
        {excludedIn(a, b).length > 0 && <p>{t("comparison-counted-by-hand", { unit })}</p>}
        <Breakdown {...{ a, b, detail, params, place }} />
        <Matched a={a} b={b} detail={detail} params={params} />
        <p>
          {params.reach > 0
            ? t("comparison-phrase-pairs", { unit, reach: params.reach })
            : t("comparison-phrase", { unit, k: params.k })}{" "}
          {exact ? counted(detail, params) : estimated(detail)}{" "}
          {parts(exact ? "comparison-contained" : "comparison-contained-estimated", shares)}{" "}
          {unit === "words" && stem > 0 && t("comparison-stem", { letters: stem })}
        </p>
        {whole && (
          <p>
            {parts("comparison-whole", {
              ...{ a: named(a), b: named(b), share: whole.jaccard, shared: whole.shared, all: whole.union },
              ...{ shareA: whole.containmentAInB, shareB: whole.containmentBInA },
            })}
          </p>
        )}
      </div>
    </details>
  );
}

/** How the matched words match, and whether chance explains them. */
function Matched({ a, b, detail, params }: Pick<CountedProps, "a" | "b" | "detail" | "params">) {
  const report = result.value?.report;
  const listed = useMemo(() => (report ? evidenceInList(report, a.id, b.id) : null), [report, a.id, b.id]);
  const byHand = excludedIn(a, b);
  const alone = useMemo(() => {
    const { excluded, rest } = partsOf({ excluded: byHand, passages: detail.passages });
    return detail.pair.evidence && evidenceWithout(detail.pair.evidence, excluded, rest);
  }, [detail, byHand]);
  const evidence = listed ?? alone;
  if (!report || !hasEvidence(report) || !evidence) return null;
  const { words, reworded } = matchedOf(evidence, [0, 0]);
  return (
    <p>
      {matchedInWords(words, reworded, params)} {mayDiffer(report, placeIn(report, a), placeIn(report, b))}{" "}
      {listed && say(chanceOfPair(listed))}
    </p>
  );
}

function matchedInWords(matched: number, reworded: number, { unit }: Params): string {
  if (reworded === 0) return t("comparison-matched-same", { unit, matched });
  return reworded === matched
    ? t("comparison-matched-reworded", { unit, matched })
    : t("comparison-matched-partly", { unit, matched, reworded });
}

function counted({ pair }: PairDetail, { counting, weighting }: Params): ComponentChild {
  const { jaccard: share, shared, union: all, estimate, estimateLow, estimateHigh } = pair;
  const numbers = { share, shared, all };
  const jaccard =
    weighting === "rarity"
      ? t("comparison-jaccard-weighted", numbers)
      : t(counting === "set" ? "comparison-jaccard-set" : "comparison-jaccard-bag", numbers);
  return (
    <>
      {jaccard}{" "}
      {t("comparison-estimate", {
        share: estimate,
        low: Math.round(100 * estimateLow),
        high: Math.round(100 * estimateHigh),
      })}
    </>
  );
}

function estimated({ pair: { jaccard: share, estimateLow, estimateHigh } }: PairDetail): string {
  return t("comparison-jaccard-estimated", {
    share,
    low: Math.round(100 * estimateLow),
    high: Math.round(100 * estimateHigh),
  });
}
