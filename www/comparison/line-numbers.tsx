/** In which lines of both programs a passage stands. */
import type { Passage } from "../engine/pkg/lookalike.js";
import { lineRange, lineStarts, linesOf } from "../ui/lines.ts";
import type { PageDocument } from "../workspace/documents.ts";

/** The lines of each text, found once. */
const known = new WeakMap<PageDocument, Uint32Array>();

function linesIn(document: PageDocument): Uint32Array {
  const lines = known.get(document) ?? lineStarts(document.text);
  known.set(document, lines);
  return lines;
}

/** In words: "lines 12–40 in a.java, lines 18–47 in b.java". */
export function placeOf({ aStart, aEnd, bStart, bEnd }: Passage, a: PageDocument, b: PageDocument): string {
  return `${linesOf(linesIn(a), aStart, aEnd)} in ${a.name}, ${linesOf(linesIn(b), bStart, bEnd)} in ${b.name}`;
}

interface Props {
  a: PageDocument;
  b: PageDocument;
  passage: Passage | undefined;
}

/** See the head of this file. */
export function Where({ a, b, passage }: Props) {
  if (!passage) return null;
  const { aStart, aEnd, bStart, bEnd } = passage;
  return (
    <span class="where" title={placeOf(passage, a, b)}>
      Lines {lineRange(linesIn(a), aStart, aEnd)} ↔ {lineRange(linesIn(b), bStart, bEnd)}.
    </span>
  );
}
