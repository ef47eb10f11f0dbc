/** "How this was counted": where the words of both texts come from, and how similar the texts are by their phrases. */

import type { Signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useRef } from "preact/hooks";
import type { ShownDocument } from "../documents/document.ts";
import type { ExcludedStretch, Label, PairDetail, Params } from "../engine/pkg/lookalike.js";
import type { Key } from "../i18n/message.ts";
import { parts, say, t } from "../i18n/t.ts";
import { chanceOfPair, mayDiffer } from "../pairs/evidence.ts";
import { hasEvidence } from "../pairs/matched.ts";
import {
  bracketsInWords,
  type PairNumbers,
  partsOfText,
  shorterRunsInWords,
  type TextNumbers,
} from "../pairs/numbers-in-words.ts";
import { announcement, result } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { AttributedPassages } from "./attribution.tsx";
import styles from "./comparison.module.css";
import { named, reportIndexOf, type ShownNumbers } from "./numbers.tsx";
import type { Sides } from "./spans.ts";

export interface CountedProps {
  a: ShownDocument;
  b: ShownDocument;
  detail: PairDetail;
  params: Params;
  numbers: ShownNumbers;
  isExact: boolean;
  /** The offsets to which the texts scroll. */
  scrollTarget: Signal<Partial<Sides<number>> | null>;
}

export function Counted({ a, b, detail, params, numbers, isExact, scrollTarget }: CountedProps) {
  const { pair, whole } = detail;
  const { unit, stem } = params;
  const shares = {
    a: named(a),
    b: named(b),
    shareA: pair.containmentAInB,
    shareB: pair.containmentBInA,
  };
  const shorter = shorterRunsInWords(numbers, params);
  return (
    <details class={styles.counted}>
      <summary>{t("comparison-counted")}</summary>
      <div>
        {numbers.excluded.size > 0 && (
          <p>{t(numbers.inWords ? "comparison-counted-by-hand" : "comparison-counted-by-hand-shares")}</p>
        )}
        <Breakdown a={a} b={b} detail={detail} params={params} numbers={numbers} scrollTarget={scrollTarget} />
        {shorter !== "" && <p>{shorter}</p>}
        <AttributedPassages a={a} b={b} passages={detail.passages} unit={unit} />
        <Chance a={a} b={b} numbers={numbers} />
        <p>
          {params.reach > 0
            ? t("comparison-phrase-pairs", { unit, reach: params.reach })
            : t("comparison-phrase", { unit, k: params.k })}{" "}
          {isExact ? counted(detail, params) : estimated(detail)}{" "}
          {parts(isExact ? "comparison-contained" : "comparison-contained-estimated", shares)}{" "}
          {unit === "words" && stem > 0 && t("comparison-stem", { letters: stem })}
        </p>
        {whole && (
          <p>
            {parts("comparison-whole", {
              a: named(a),
              b: named(b),
              share: whole.jaccard,
              shared: whole.shared,
              all: whole.union,
              shareA: whole.containmentAInB,
              shareB: whole.containmentBInA,
            })}
          </p>
        )}
      </div>
    </details>
  );
}

/** How matched program tokens may differ, and whether chance explains the matches. */
function Chance({ a, b, numbers: { evidence, listed } }: Pick<CountedProps, "a" | "b" | "numbers">) {
  const report = result.value?.report;
  if (!report || !hasEvidence(report) || !evidence) return null;
  const sentences = [
    mayDiffer(report, reportIndexOf(report, a), reportIndexOf(report, b)) ?? "",
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

// Where the words of both documents come from: shared passages, excluded text (by reason), or neither. Each document has a
// bar with its numbers beside it; excluded text can be stepped through. As everywhere, closing brackets and braces of
// programs are not counted.

const REASONS = {
  quoted: "comparison-excluded-quoted",
  reference: "comparison-excluded-reference",
  template: "comparison-excluded-template",
  common: "comparison-excluded-common",
} as const satisfies Record<Exclude<Label, "compared">, Key>;

function isReason(kind: string): kind is keyof typeof REASONS {
  return Object.hasOwn(REASONS, kind);
}

/** Why a stretch is excluded: "Excluded: quotation". */
export function exclusionReason({ label }: ExcludedStretch): string {
  return label === "compared" ? "" : t(REASONS[label]);
}

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  detail: PairDetail;
  params: Params;
  numbers: PairNumbers;
  /** The offsets to which the texts scroll. */
  scrollTarget: Signal<Partial<Sides<number>> | null>;
}

export function Breakdown({ a, b, detail, params, numbers, scrollTarget }: Props) {
  return (
    <div class={styles.shares}>
      <Row
        document={a}
        numbers={numbers.a}
        inWords={numbers.inWords}
        excluded={detail.excludedA}
        params={params}
        onScrollTo={(start) => {
          scrollTarget.value = { a: start };
        }}
      />
      <Row
        document={b}
        numbers={numbers.b}
        inWords={numbers.inWords}
        excluded={detail.excludedB}
        params={params}
        onScrollTo={(start) => {
          scrollTarget.value = { b: start };
        }}
      />
    </div>
  );
}

interface RowProps {
  document: ShownDocument;
  numbers: TextNumbers;
  /** Whether matched words are counted, rather than the tokens of shared passages. */
  inWords: boolean;
  excluded: readonly ExcludedStretch[];
  params: Params;
  onScrollTo: (start: number) => void;
}

function Row({ document, numbers, inWords, excluded, params, onScrollTo }: RowProps) {
  // The last place shown per reason, so that the next click shows the one after it.
  const last = useRef(new Map<Label, number>());
  const report = result.value?.report;
  const words = partsOfText(numbers, inWords);
  const step = (label: Label): void => {
    const ownStretches = excluded.filter((stretch) => stretch.label === label);
    const next = ownStretches.find(({ start }) => start > (last.current.get(label) ?? -1)) ?? ownStretches[0];
    if (!next) return;
    last.current.set(label, next.start);
    const [at, total] = [ownStretches.indexOf(next) + 1, ownStretches.length];
    announcement.value = t("comparison-excluded-place", { reason: exclusionReason(next), at, total });
    onScrollTo(next.start);
  };
  return (
    <div class={styles.shareRow}>
      <div class={styles.shareBar} aria-hidden="true">
        {words.map(({ kind, count }) => (
          <span key={kind} class={styles[kind]} style={{ flexGrow: count }} />
        ))}
      </div>
      <p>
        {parts("comparison-row", {
          name: named(document),
          count: numbers.all,
          unit: params.unit,
        })}{" "}
        {words.map(({ kind, text }) =>
          isReason(kind) ? (
            <button
              key={kind}
              type="button"
              class={classes("slight printed", styles.share, styles[kind])}
              onClick={() => step(kind)}
            >
              {text}
            </button>
          ) : (
            <span key={kind} class={classes(styles.share, styles[kind])}>
              {text}
            </span>
          ),
        )}{" "}
        {report && bracketsInWords(report, reportIndexOf(report, document), numbers)}
      </p>
    </div>
  );
}
