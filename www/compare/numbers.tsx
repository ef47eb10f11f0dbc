/** The numbers of the pair on screen, as shown by all parts of its view. */

import { useMemo } from "preact/hooks";
import type { ShownDocument } from "../documents/document.ts";
import { pagesInWords } from "../documents/pages.ts";
import { evidenceOf } from "../engine/pairs.ts";
import type { Evidence, PairDetail, Params, Passage, Report } from "../engine/pkg/lookalike.js";
import { parts, t } from "../i18n/t.ts";
import { documentLabel } from "../names/labels.ts";
import { numbersOf, type PairNumbers } from "../pairs/numbers-in-words.ts";
import { excludedIn, excludedPassages } from "../review/exclusions.ts";
import { result } from "../state/store.ts";
import { lineRange, lineStarts } from "../ui/format.ts";
import { isolated } from "../ui/isolated.tsx";
import styles from "./panes.module.css";
import type { Sides } from "./spans.ts";

/** The numbers of a pair, and its matched words in the list, if the list has them. */
export interface ShownNumbers extends PairNumbers {
  readonly listed: Evidence | null;
}

export interface ComparedPair {
  readonly detail: PairDetail;
  readonly params: Params;
}

/** Null while the two texts are being compared. */
export function useNumbers(a: ShownDocument, b: ShownDocument, compared: ComparedPair | null): ShownNumbers | null {
  const report = result.value?.report;
  const all = excludedPassages.value;
  const byHand = useMemo(() => excludedIn(a, b, all), [a, b, all]);
  const listed = useMemo(
    () => (report ? evidenceOf(report, reportIndexOf(report, a), reportIndexOf(report, b)) : null),
    [report, a, b],
  );
  const { detail, params } = compared ?? {};
  return useMemo(
    () => (detail && params ? { ...numbersOf(detail, params, listed, byHand), listed } : null),
    [detail, params, listed, byHand],
  );
}

/** The index of a document in the report. O(documents). */
export function reportIndexOf({ documents }: Report, { id }: ShownDocument): number {
  return documents.id.indexOf(id);
}

// A document's name within a sentence.

export function named({ name }: ShownDocument) {
  return isolated(name);
}

// The lines of both programs that a passage covers.

/** The line starts of each text, cached. */
const known = new WeakMap<ShownDocument, Uint32Array>();

function linesIn(document: ShownDocument): Uint32Array {
  const lines = known.get(document) ?? lineStarts(document.text);
  known.set(document, lines);
  return lines;
}

/** The lines of a passage in both programs: "12–40". */
export function linesOfPassage(
  { aStart, aEnd, bStart, bEnd }: Passage,
  a: ShownDocument,
  b: ShownDocument,
): Sides<string> {
  return { a: lineRange(linesIn(a), aStart, aEnd), b: lineRange(linesIn(b), bStart, bEnd) };
}

/** In words: "Lines in a.java: 12–40; in b.java: 18–47." */
export function lineNumbersInWords(passage: Passage, a: ShownDocument, b: ShownDocument): string {
  const lines = linesOfPassage(passage, a, b);
  return t("comparison-lines-in", { a: documentLabel(a), b: documentLabel(b), linesA: lines.a, linesB: lines.b });
}

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  passage: Passage | undefined;
}

export function Where({ a, b, passage }: Props) {
  if (!passage) return null;
  return (
    <span class={styles.where} title={lineNumbersInWords(passage, a, b)}>
      {t("comparison-lines", { ...linesOfPassage(passage, a, b) })}
    </span>
  );
}

/** The pages of a passage, of the texts that have pages: "In thesis.pdf: p. 12." */
export function Pages({ a, b, passage: { aStart, aEnd, bStart, bEnd } }: Props & { passage: Passage }) {
  const sides = [
    { document: a, pages: pagesInWords(a, aStart, aEnd) },
    { document: b, pages: pagesInWords(b, bStart, bEnd) },
  ];
  return (
    <>
      {sides.map(({ document, pages }, side) =>
        pages === null ? null : (
          <span key={side}> {parts("comparison-pages-in", { name: named(document), pages })}</span>
        ),
      )}
    </>
  );
}
