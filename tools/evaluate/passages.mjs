// Passages copied from web pages into others, word for word: where they begin and end in both texts.
import { plagdet } from "./plagdet.mjs";
import { presets } from "./settings.mjs";
import { readTable, readText } from "./texts.mjs";

const folderName = "pan13_passages";

export const passages = {
  name: folderName,
  title: "web pages with passages copied from others",
  source:
    "PAN 2013, text alignment, half of the pairs without obfuscation, with their places found again, " +
    "https://github.com/bhagirath77/PanPC",
  needs: ["pairs.tsv", "cases_realigned.tsv", "susp", "src"].map((part) => `${folderName}/${part}`),
  evaluate({ folder, engine }) {
    const { scores, pairs, cases, detections } = measurePassages(`${folder}/${folderName}`, engine, presets.Essays);
    const row = {
      asked: `${cases.length} copied passages in ${pairs} pairs`,
      setting: "Essays",
      params: presets.Essays,
      score: `passages, ${detections.length} found`,
      chosen: "the defaults",
      measures: scores,
      goals: { plagdet: 0.93 },
      known: [{ figure: "plagdet 0.93", source: "the best detectors at PAN, passages without obfuscation" }],
    };
    return { rows: [row], cases: errors(cases, detections) };
  },
};

/**
 * Detects the passages of all listed pairs. Gives `scores` (precision, recall, F1, granularity, plagdet), how many `pairs`
 * there are, the true `cases`, and the `detections`, each `{ pair, aStart, aEnd, bStart, bEnd }` in characters.
 */
export function measurePassages(folder, engine, params) {
  const pairs = readTable(folder, "pairs.tsv").map(({ susp, source }) => ({ susp, source }));
  const cases = readTable(folder, "cases_realigned.tsv").map((row) => {
    const [aStart, bStart] = [Number(row.this_offset), Number(row.source_offset)];
    const [aEnd, bEnd] = [aStart + Number(row.this_length), bStart + Number(row.source_length)];
    return { pair: `${row.susp} ${row.source}`, aStart, aEnd, bStart, bEnd };
  });
  const corpus = new engine.Corpus();
  const held = new Map();
  const hold = (path) => {
    if (!held.has(path)) {
      const text = readText(folder, path);
      held.set(path, { id: corpus.add({ name: path, text }), characters: charactersOf(text) });
    }
    return held.get(path);
  };
  try {
    const detections = pairs.flatMap(({ susp, source }) => {
      const [a, b] = [hold(`susp/${susp}`), hold(`src/${source}`)];
      return corpus.passages(a.id, b.id, params).passages.map(({ aStart, aEnd, bStart, bEnd }) => ({
        pair: `${susp} ${source}`,
        ...{ aStart: a.characters(aStart), aEnd: a.characters(aEnd) },
        ...{ bStart: b.characters(bStart), bEnd: b.characters(bEnd) },
      }));
    });
    return { scores: plagdet(cases, detections), pairs: pairs.length, cases, detections };
  } finally {
    corpus.free();
  }
}

/** From UTF-16 units, which the engine counts, to the characters (code points) that the corpus counts. */
function charactersOf(text) {
  if (!/[\ud800-\udbff]/.test(text)) return (unit) => unit;
  const before = [];
  for (const character of text) before.push(...Array(character.length).fill((before.at(-1) ?? -1) + 1));
  before.push((before.at(-1) ?? -1) + 1);
  return (unit) => before[unit];
}

/** Which cases were missed, and which passages are of no case, as sentences. */
function errors(cases, detections) {
  const touches = (one) => (other) =>
    one.pair === other.pair &&
    one.aStart < other.aEnd &&
    other.aStart < one.aEnd &&
    one.bStart < other.bEnd &&
    other.bStart < one.bEnd;
  const line = (what, { pair, aStart, aEnd }) => `${pair}: ${what} at ${aStart}–${aEnd}.`;
  return [
    ...cases.filter((one) => !detections.some(touches(one))).map((one) => line("missed the passage", one)),
    ...detections.filter((one) => !cases.some(touches(one))).map((one) => line("found what is no labelled copy", one)),
  ];
}
