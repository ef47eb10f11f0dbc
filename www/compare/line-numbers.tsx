/** In which lines of both programs a passage stands. */

import type { ShownDocument } from "../documents/document.ts";
import type { Passage } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { lineRange, lineStarts } from "../ui/lines.ts";
import styles from "./panes.module.css";
import type { Sides } from "./spans.ts";

/** The lines of each text, found once. */
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
  return t("comparison-lines-in", { a: a.name, b: b.name, linesA: lines.a, linesB: lines.b });
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
