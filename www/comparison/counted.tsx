/** "How this was counted": where the words of both texts come from, and how similar they are by their phrases. */

import type { Signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import type { PairDetail, Params } from "../engine/pkg/lookalike.js";
import { parts } from "../messages/parts.ts";
import { say, t } from "../messages/t.ts";
import type { Sides } from "../passages/spans.ts";
import { hasEvidence } from "../ui/matched.ts";
import type { ShownDocument } from "../workspace/documents.ts";
import { chanceOfPair, mayDiffer } from "../workspace/evidence.ts";
import { result } from "../workspace/store.ts";
import { Breakdown } from "./breakdown.tsx";
import styles from "./counted.module.css";
import { named } from "./named.tsx";
import { placeIn, type ShownNumbers } from "./numbers.ts";

/** What it is given. */
export interface CountedProps {
  a: ShownDocument;
  b: ShownDocument;
  detail: PairDetail;
  params: Params;
  numbers: ShownNumbers;
  exact: boolean;
  /** Where the texts are to be scrolled to. */
  place: Signal<Partial<Sides<number>> | null>;
}

export function Counted({ a, b, detail, params, numbers, exact, place }: CountedProps) {
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
        {numbers.excluded.size > 0 && (
          <p>{t(numbers.inWords ? "comparison-counted-by-hand" : "comparison-counted-by-hand-shares")}</p>
        )}
        <Breakdown {...{ a, b, detail, params, numbers, place }} />
        <Chance {...{ a, b, numbers }} />
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

/** What matched tokens of programs may differ in, and whether chance explains what matches. */
function Chance({ a, b, numbers: { evidence, listed } }: Pick<CountedProps, "a" | "b" | "numbers">) {
  const report = result.value?.report;
  if (!report || !hasEvidence(report) || !evidence) return null;
  const sentences = [
    mayDiffer(report, placeIn(report, a), placeIn(report, b)) ?? "",
    listed ? say(chanceOfPair(listed)) : "",
  ].filter((sentence) => sentence !== "");
  return sentences.length > 0 && <p>{sentences.join(" ")}</p>;
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
