/**
 * The first line of a comparison: both names, and under each how much of it matches, as in the list. Mentions manual
 * exclusions.
 */

import { isRecognised, type ShownDocument } from "../documents/document.ts";
import { linkKeyOf } from "../documents/document-keys.ts";
import type { PairDetail, Params, Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { documentLabel } from "../names/labels.ts";
import { shortInWords, weakInWords } from "../pairs/evidence.ts";
import { hasEvidence, matchedOf } from "../pairs/matched.ts";
import { hashOf } from "../state/route.ts";
import { result, showInPlace } from "../state/store.ts";
import { PairTracesInShort } from "../traces/lazy-views.ts";
import { LongName } from "../ui/long-name.tsx";
import { passageChosen } from "./compared-pair.ts";
import styles from "./comparison.module.css";
import { reportIndexOf, type ShownNumbers } from "./numbers.tsx";
import { excludedInWords } from "./passage.tsx";

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  /** Null while the two texts are being compared. */
  shown: { detail: PairDetail; params: Params; numbers: ShownNumbers } | null;
}

export function Sides({ a, b, shown }: Props) {
  const report = result.value?.report;
  const shares = shown && report ? sharesOf({ a, b, report, ...shown }) : { a: "", b: "", notes: [] };
  const offset = shown ? passageChosen.value?.bStart : undefined;
  const swapped = {
    view: "pair",
    a: linkKeyOf(b),
    b: linkKeyOf(a),
    ...(offset === undefined ? {} : { offset }),
  } as const;
  return (
    <>
      <h1 class="visually-hidden">
        <bdi>{documentLabel(a)}</bdi> {t("comparison-and")} <bdi>{documentLabel(b)}</bdi>
      </h1>
      <section class={styles.scores} aria-label={t("comparison-scores")}>
        <Side document={a} share={shares.a} />
        <a
          class={styles.swap}
          href={hashOf(swapped)}
          aria-label={t("comparison-swap")}
          title={t("comparison-swap")}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            // The same pair: Back leads to where the user came from, not to the unswapped sides.
            showInPlace(swapped);
          }}
        >
          ⇄
        </a>
        <Side document={b} share={shares.b} />
        {shares.notes.map((note) => (
          <p key={note} class={styles.note}>
            {note}
          </p>
        ))}
        <PairTracesInShort />
      </section>
    </>
  );
}

function Side({ document, share }: { document: ShownDocument; share: string }) {
  const { role } = document;
  const name = documentLabel(document);
  const label = [
    ...(share === "" ? [] : [share]),
    ...(role === "archive" ? [t("pairs-from-archive")] : []),
    ...(isRecognised(document) ? [t("recognition-mark")] : []),
  ].join(" · ");
  return (
    <p class={styles.side} title={`${name}: ${label}`}>
      {/* A line while the texts are compared, so that the numbers move nothing. */}
      <LongName name={name} /> <span class={styles.shareOf}>{label || "\u00a0"}</span>
    </p>
  );
}

interface Compared {
  a: ShownDocument;
  b: ShownDocument;
  report: Report;
  detail: PairDetail;
  params: Params;
  numbers: ShownNumbers;
}

/** The share of two programs that the list shows: the only percentage of theirs, because template code counts in tokens only. */
function scoreInWords(score: number, { a, b }: ShownNumbers): string {
  return t("comparison-both-programs", { share: score, hasTemplate: a.template + b.template > 0 ? "yes" : "no" });
}

/** How much of each side matches, in words, and how much of that was excluded by hand. */
function sharesOf({ a, b, report, params, detail, numbers }: Compared): { a: string; b: string; notes: string[] } {
  const { unit } = params;
  const { pair } = detail;
  const { evidence, listed } = numbers;
  if (!hasEvidence(report)) {
    const key = report.exact ? "comparison-side-phrases" : "comparison-side-estimated";
    return { a: t(key, { share: pair.containmentAInB }), b: t(key, { share: pair.containmentBInA }), notes: [] };
  }
  const indexes = [reportIndexOf(report, a), reportIndexOf(report, b)] as const;
  const sentence = listed ? shortInWords(report, indexes) : weakInWords(report, indexes, pair.evidence);
  const weak = unit === "code" && sentence !== "" ? [sentence] : [];
  // A listed pair shows its passages instead.
  const rewritten = listed ? null : detail.rewritten;
  const order = rewritten ? [t("rewritten-pair", { inOrder: rewritten.a.length / 2, shared: rewritten.shared })] : [];
  if (!evidence) {
    const nothing = t("comparison-side-nothing", { unit });
    return { a: nothing, b: nothing, notes: [...weak, ...order] };
  }
  const all = indexes.map((index) => report.documents.words[index] ?? 0) as [number, number];
  const { shares } = matchedOf(evidence, all);
  const { matchedA, matchedB } = evidence;
  return {
    a: t("comparison-side", { unit, matched: matchedA, share: shares[0], all: all[0], template: numbers.a.template }),
    b: t("comparison-side", { unit, matched: matchedB, share: shares[1], all: all[1], template: numbers.b.template }),
    notes: [
      ...weak,
      ...order,
      ...(listed && evidence.score !== null ? [scoreInWords(evidence.score, numbers)] : []),
      // If a text repeats a word, several occurrences may match a single one, so one side may have more matched words.
      ...(listed && matchedA !== matchedB ? [t("comparison-side-smaller")] : []),
      ...(numbers.excluded.size === 0 ? [] : [excludedInWords(detail, numbers.excluded, params)]),
    ],
  };
}
