// Passages in the pairs of a collection of the PAN competitions: the labelled ones, and those that the engine detects. A
// passage is `{ pair, aStart, aEnd, bStart, bEnd }` in characters, as ./plagdet.mjs scores them.
import { readTable } from "./texts.mjs";

/** Number of pairs between two calls of `onProgress`. */
const step = 500;

/** The labelled passages of a table, each with its `kind` if the table has that column. */
export function readCases(folder, file) {
  return readTable(folder, file).map((row) => {
    const [aStart, bStart] = [Number(row.this_offset), Number(row.source_offset)];
    const [aEnd, bEnd] = [aStart + Number(row.this_length), bStart + Number(row.source_length)];
    return { pair: nameOf(row), aStart, aEnd, bStart, bEnd, ...(row.kind && { kind: row.kind }) };
  });
}

/** A pair's name in cases and detections. */
export function nameOf({ susp, source }) {
  return `${susp} ${source}`;
}

/**
 * Detects the passages of the pairs, each `{ susp, source }`. `read` returns the text of a path: `susp/NAME` or `src/NAME`;
 * `onProgress` is called with the number of pairs done.
 */
export function detectPassages(engine, pairs, read, params, onProgress = () => {}) {
  const corpus = new engine.Corpus();
  const documents = new Map();
  const add = (path) => {
    if (!documents.has(path)) {
      const text = read(path);
      documents.set(path, { id: corpus.add({ name: path, text }), characters: charactersOf(text) });
    }
    return documents.get(path);
  };
  try {
    return pairs.flatMap(({ susp, source }, at) => {
      if (at > 0 && at % step === 0) onProgress(at);
      const [a, b] = [add(`susp/${susp}`), add(`src/${source}`)];
      return corpus.passages(a.id, b.id, params).passages.map(({ aStart, aEnd, bStart, bEnd }) => ({
        pair: nameOf({ susp, source }),
        ...{ aStart: a.characters(aStart), aEnd: a.characters(aEnd) },
        ...{ bStart: b.characters(bStart), bEnd: b.characters(bEnd) },
      }));
    });
  } finally {
    corpus.free();
  }
}

/** Converts the engine's UTF-16 units to the corpus's characters (code points). */
function charactersOf(text) {
  if (!/[\ud800-\udbff]/.test(text)) return (unit) => unit;
  const before = [];
  for (const character of text) before.push(...Array(character.length).fill((before.at(-1) ?? -1) + 1));
  before.push((before.at(-1) ?? -1) + 1);
  return (unit) => before[unit];
}
