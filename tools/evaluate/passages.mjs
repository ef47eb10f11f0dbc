// Passages copied verbatim from web pages into others: where do they start and end in both texts?
import { detectPassages, readCases } from "./detections.mjs";
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
 * Detects the passages of all listed pairs. Returns `scores` (precision, recall, F1, granularity, plagdet), the number of
 * `pairs`, the true `cases`, and the `detections`, each `{ pair, aStart, aEnd, bStart, bEnd }` in characters.
 */
export function measurePassages(folder, engine, params) {
  const pairs = readTable(folder, "pairs.tsv").map(({ susp, source }) => ({ susp, source }));
  const cases = readCases(folder, "cases_realigned.tsv");
  const detections = detectPassages(engine, pairs, (path) => readText(folder, path), params);
  return { scores: plagdet(cases, detections), pairs: pairs.length, cases, detections };
}

/** Missed cases, and passages that belong to no case, as sentences. */
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
