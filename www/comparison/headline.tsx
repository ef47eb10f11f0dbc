/**
 * The first line of a comparison: both names, and under each how much of it matches, as in the list. What the user excluded by
 * hand is named.
 */

import { useMemo } from "preact/hooks";
import { evidenceAt } from "../engine/pairs.ts";
import type { Evidence, PairDetail, Params, Report } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { evidenceWithout, partsOf, sumOf } from "../outputs/by-hand.ts";
import { LongName } from "../ui/long-name.tsx";
import { hasEvidence, matchedOf } from "../ui/matched.ts";
import type { ShownDocument } from "../workspace/documents.ts";
import { weakInWords } from "../workspace/evidence.ts";
import { excludedIn } from "../workspace/excluded-passages.ts";
import { linkKeyOf } from "../workspace/links.ts";
import { hashOf } from "../workspace/route.ts";
import { result, showInPlace } from "../workspace/store.ts";
import styles from "./headline.module.css";

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  /** Null while the two texts are being compared. */
  shown: { detail: PairDetail; params: Params } | null;
}

export function Sides({ a, b, shown }: Props) {
  const shares = useShares(a, b, shown);
  const at = shown?.detail.passages[0]?.bStart;
  const swapped = { view: "pair", a: linkKeyOf(b), b: linkKeyOf(a), ...(at === undefined ? {} : { at }) } as const;
  return (
    <>
      <h1 class="visually-hidden">
        <bdi>{a.name}</bdi> {t("comparison-and")} <bdi>{b.name}</bdi>
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
            // The same pair: Back leads to where the user came from, not to the sides as they were.
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
      </section>
    </>
  );
}

function Side({ document: { name, role }, share }: { document: ShownDocument; share: string }) {
  const said = role === "archive" ? `${share} · ${t("pairs-from-archive")}` : share;
  return (
    <p class={styles.side} title={`${name}: ${said}`}>
      <LongName name={name} /> <span class={styles.shareOf}>{said}</span>
    </p>
  );
}

/** How much of each side matches, in words, and what of it was excluded by hand. */
function useShares(a: ShownDocument, b: ShownDocument, shown: Props["shown"]) {
  const report = result.value?.report;
  const listed = useMemo(() => (report ? evidenceInList(report, a.id, b.id) : null), [report, a.id, b.id]);
  const byHand = excludedIn(a, b);
  const passages = shown?.detail.passages;
  const { excluded, rest } = useMemo(
    () => partsOf({ excluded: passages ? byHand : [], passages: passages ?? null }),
    [passages, byHand],
  );
  const none = { a: "", b: "", notes: [] };
  if (!shown || !report) return none;
  const { unit } = shown.params;
  const { pair } = shown.detail;
  if (!hasEvidence(report)) {
    const key = report.exact ? "comparison-side-phrases" : "comparison-side-estimated";
    return { ...none, a: t(key, { share: pair.containmentAInB }), b: t(key, { share: pair.containmentBInA }) };
  }
  // The list has taken off what is excluded by hand.
  const evidence = listed ?? (pair.evidence && evidenceWithout(pair.evidence, excluded, rest));
  const weak =
    unit === "code" && !listed ? [weakInWords(report, [placeIn(report, a), placeIn(report, b)], pair.evidence)] : [];
  if (!evidence) {
    const nothing = t("comparison-side-nothing", { unit });
    return { a: nothing, b: nothing, notes: weak };
  }
  const all = [a, b].map((document) => report.documents.words[placeIn(report, document)] ?? 0) as [number, number];
  const { shares } = matchedOf(evidence, all);
  const { passages: count, words: excludedWords } = sumOf(excluded);
  return {
    a: t("comparison-side", { unit, matched: evidence.matchedA, share: shares[0], all: all[0] }),
    b: t("comparison-side", { unit, matched: evidence.matchedB, share: shares[1], all: all[1] }),
    notes: [
      ...weak,
      // Where a text repeats a word, several may match the same one: one text may have more of them.
      ...(listed && evidence.matchedA !== evidence.matchedB ? [t("comparison-side-smaller")] : []),
      ...(count === 0 ? [] : [t("comparison-by-hand", { unit, count, words: excludedWords })]),
    ],
  };
}

/** The place of a document in the report. O(documents). */
export function placeIn({ documents }: Report, { id }: ShownDocument): number {
  return documents.id.indexOf(id);
}

/** What the list says of a pair; its documents by id, in either order. O(pairs). */
export function evidenceInList(report: Report, a: number, b: number): Evidence | null {
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
