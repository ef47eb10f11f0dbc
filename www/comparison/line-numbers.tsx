/** In which lines of both programs a passage stands. */

import type { Passage } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { lineRange, lineStarts } from "../ui/lines.ts";
import type { PageDocument } from "../workspace/documents.ts";
import styles from "./panes.module.css";

/** The lines of each text, found once. */
const known = new WeakMap<PageDocument, Uint32Array>();

function linesIn(document: PageDocument): Uint32Array {
  const lines = known.get(document) ?? lineStarts(document.text);
  known.set(document, lines);
  return lines;
}

/** In words: "Lines in a.java: 12–40; in b.java: 18–47." */
export function placeOf({ aStart, aEnd, bStart, bEnd }: Passage, a: PageDocument, b: PageDocument): string {
  const [linesA, linesB] = [lineRange(linesIn(a), aStart, aEnd), lineRange(linesIn(b), bStart, bEnd)];
  return t("comparison-lines-in", { a: a.name, b: b.name, linesA, linesB });
}

interface Props {
  a: PageDocument;
  b: PageDocument;
  passage: Passage | undefined;
}

export function Where({ a, b, passage }: Props) {
  if (!passage) return null;
  const { aStart, aEnd, bStart, bEnd } = passage;
  return (
    <span class={styles.where} title={placeOf(passage, a, b)}>
      {t("comparison-lines", {
        a: lineRange(linesIn(a), aStart, aEnd),
        b: lineRange(linesIn(b), bStart, bEnd),
      })}
    </span>
  );
}
