/**
 * Where the words of both documents come from: passages that both share, text that was excluded, by reason, or neither. A bar for
 * each document with its numbers beside it; excluded text can be stepped through. The closing brackets and braces of programs are
 * not counted, as everywhere.
 */

import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { ExcludedStretch, Label, PairDetail, Params } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";
import { parts } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import type { PairNumbers, TextNumbers } from "../outputs/pair-numbers.ts";
import type { Sides } from "../passages/spans.ts";
import { classes } from "../ui/classes.ts";
import type { ShownDocument } from "../workspace/documents.ts";
import { announcement, result } from "../workspace/store.ts";
import styles from "./counted.module.css";
import { named } from "./named.tsx";
import { placeIn } from "./numbers.ts";

/** The kinds of excluded text, in the order of the bar. */
const EXCLUDED = [
  { label: "quoted", share: "quoted", part: "comparison-quoted-part" },
  { label: "reference", share: "references", part: "comparison-reference-part" },
  { label: "template", share: "template", part: "comparison-template-part" },
  { label: "common", share: "common", part: "comparison-common-part" },
] as const satisfies readonly { label: Label; share: keyof TextNumbers; part: Key }[];

const REASONS = {
  quoted: "comparison-excluded-quoted",
  reference: "comparison-excluded-reference",
  template: "comparison-excluded-template",
  common: "comparison-excluded-common",
} as const satisfies Record<Exclude<Label, "compared">, Key>;

/** Why a stretch is excluded: "Excluded: quotation". */
export function reasonOf({ label }: ExcludedStretch): string {
  return label === "compared" ? "" : t(REASONS[label]);
}

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  detail: PairDetail;
  params: Params;
  numbers: PairNumbers;
  /** Where the texts are to be scrolled to. */
  place: Signal<Partial<Sides<number>> | null>;
}

export function Breakdown({ a, b, detail, params, numbers, place }: Props) {
  return (
    <div class={styles.shares}>
      <Row
        document={a}
        numbers={numbers.a}
        inWords={numbers.inWords}
        excluded={detail.setAsideA}
        params={params}
        onPlace={(start) => {
          place.value = { a: start };
        }}
      />
      <Row
        document={b}
        numbers={numbers.b}
        inWords={numbers.inWords}
        excluded={detail.setAsideB}
        params={params}
        onPlace={(start) => {
          place.value = { b: start };
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
  onPlace: (start: number) => void;
}

function Row({ document, numbers, inWords, excluded, params, onPlace }: RowProps) {
  // Where each reason was last shown, so that the next click shows the next place.
  const last = useRef(new Map<Label, number>());
  const { all, matched, byHand, own } = numbers;
  const report = result.value?.report;
  const brackets =
    report && params.unit === "code" ? (report.documents.tokens[placeIn(report, document)] ?? 0) - all : 0;
  const kinds = EXCLUDED.filter(({ share }) => numbers[share] > 0);
  const step = (label: Label): void => {
    const places = excluded.filter((stretch) => stretch.label === label);
    const next = places.find(({ start }) => start > (last.current.get(label) ?? -1)) ?? places[0];
    if (!next) return;
    last.current.set(label, next.start);
    const [at, total] = [places.indexOf(next) + 1, places.length];
    announcement.value = t("comparison-excluded-place", { reason: reasonOf(next), at, total });
    onPlace(next.start);
  };
  const part = (count: number) => ({ count, share: all === 0 ? 0 : count / all });
  const width = (words: number) => ({ flexGrow: words });
  return (
    <div class={styles.shareRow}>
      <div class={styles.shareBar} aria-hidden="true">
        <span class={styles.shared} style={width(matched)} />
        {byHand > 0 && <span class={styles.byHand} style={width(byHand)} />}
        {kinds.map(({ label, share }) => (
          <span key={label} class={styles[label]} style={width(numbers[share])} />
        ))}
        <span class={styles.own} style={width(own)} />
      </div>
      <p>
        {parts("comparison-row", {
          name: named(document),
          count: all,
          unit: params.unit,
        })}{" "}
        <span class={classes(styles.share, styles.shared)}>{matchedPart(numbers, inWords)}</span>
        {byHand > 0 && (
          <span class={classes(styles.share, styles.byHand)}>{t("comparison-by-hand-part", part(byHand))}</span>
        )}
        {kinds.map(({ label, share, part: key }) => (
          <button
            key={label}
            type="button"
            class={classes("slight printed", styles.share, styles[label])}
            onClick={() => step(label)}
          >
            {t(key, part(numbers[share]))}
          </button>
        ))}
        <span class={classes(styles.share, styles.own)}>{t("comparison-own-part", part(own))}</span>
        {brackets > 0 && ` ${t("comparison-brackets", { count: brackets })}`}
      </p>
    </div>
  );
}

/** "412 matched (35%), 30 of them in edited phrases". */
function matchedPart({ all, matched: count, edited }: TextNumbers, inWords: boolean): string {
  const numbers = { count, share: all === 0 ? 0 : count / all };
  if (!inWords) return t("comparison-shared-part", numbers);
  return edited === null || count === 0
    ? t("comparison-matched-part", numbers)
    : t("comparison-matched-part-words", { ...numbers, edited });
}
