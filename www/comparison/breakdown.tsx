/**
 * Where the words of both documents come from: passages that both share, excluded text by reason, or neither. A bar for each
 * document with its numbers beside it; excluded text can be stepped through. The closing brackets and braces of programs are
 * not counted, as everywhere.
 */

import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { ExcludedStretch, Label, PairDetail, Params, TokenBreakdown } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";
import { parts } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import type { Sides } from "../passages/spans.ts";
import { classes } from "../ui/classes.ts";
import type { ShownDocument } from "../workspace/documents.ts";
import { announcement, result } from "../workspace/store.ts";
import styles from "./counted.module.css";
import { placeIn } from "./headline.tsx";
import { named } from "./named.tsx";

/** The kinds of excluded text, in the order of the bar. */
const EXCLUDED = [
  { label: "quoted", share: "quoted", part: "comparison-quoted-part" },
  { label: "reference", share: "references", part: "comparison-reference-part" },
  { label: "template", share: "template", part: "comparison-template-part" },
  { label: "common", share: "common", part: "comparison-common-part" },
] as const satisfies readonly { label: Label; share: keyof TokenBreakdown; part: Key }[];

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
  /** Where the texts are to be scrolled to. */
  place: Signal<Partial<Sides<number>> | null>;
}

export function Breakdown({ a, b, detail, params, place }: Props) {
  return (
    <div class={styles.shares}>
      <Row
        document={a}
        shares={detail.sharesA}
        excluded={detail.setAsideA}
        params={params}
        onPlace={(start) => {
          place.value = { a: start };
        }}
      />
      <Row
        document={b}
        shares={detail.sharesB}
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
  shares: TokenBreakdown;
  excluded: readonly ExcludedStretch[];
  params: Params;
  onPlace: (start: number) => void;
}

function Row({ document, shares, excluded, params, onPlace }: RowProps) {
  // Where each reason was last shown, so that the next click shows the next place.
  const last = useRef(new Map<Label, number>());
  const { tokens, shared } = shares;
  const report = result.value?.report;
  const brackets =
    report && params.unit === "code" ? (report.documents.tokens[placeIn(report, document)] ?? 0) - tokens : 0;
  const kinds = EXCLUDED.filter(({ share }) => shares[share] > 0);
  const own = tokens - shared - kinds.reduce((sum, { share }) => sum + shares[share], 0);
  const step = (label: Label): void => {
    const places = excluded.filter((stretch) => stretch.label === label);
    const next = places.find(({ start }) => start > (last.current.get(label) ?? -1)) ?? places[0];
    if (!next) return;
    last.current.set(label, next.start);
    const [at, total] = [places.indexOf(next) + 1, places.length];
    announcement.value = t("comparison-excluded-place", { reason: reasonOf(next), at, total });
    onPlace(next.start);
  };
  const part = (count: number) => ({ count, share: tokens === 0 ? 0 : count / tokens });
  const width = (words: number) => ({ flexGrow: words });
  return (
    <div class={styles.shareRow}>
      <div class={styles.shareBar} aria-hidden="true">
        <span class={styles.shared} style={width(shared)} />
        {kinds.map(({ label, share }) => (
          <span key={label} class={styles[label]} style={width(shares[share])} />
        ))}
        <span class={styles.own} style={width(own)} />
      </div>
      <p>
        {parts("comparison-row", {
          name: named(document),
          count: tokens,
          unit: params.unit,
        })}{" "}
        <span class={classes(styles.share, styles.shared)}>{t("comparison-shared-part", part(shared))}</span>
        {kinds.map(({ label, share, part: key }) => (
          <button
            key={label}
            type="button"
            class={classes("slight printed", styles.share, styles[label])}
            onClick={() => step(label)}
          >
            {t(key, part(shares[share]))}
          </button>
        ))}
        <span class={classes(styles.share, styles.own)}>{t("comparison-own-part", part(own))}</span>
        {brackets > 0 && ` ${t("comparison-brackets", { count: brackets })}`}
      </p>
    </div>
  );
}
