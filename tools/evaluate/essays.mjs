// School essays, some of them really copied. Nobody labelled them: pairs that share 200 runs of six words or more count as
// copies, and those with 20 to 199 (quotations, famous passages) are excluded, as neither.
import { listedNames, listPairs } from "./default-list.mjs";
import { comparePairs } from "./engine.mjs";
import { compareWithTruth, errorsOf, findPairs, pairOf } from "./found.mjs";
import { readFolder, readTable } from "./texts.mjs";

const sizes = ["small", "medium"];
const folderOf = (size) => `essays/${size}`;
const referenceOf = (size) => `essays/reference_6gram_${size}.tsv`;
const enough = 200;

export const essays = {
  name: "essays",
  title: "school essays",
  source:
    'The sets "small" and "medium" of the Nifty assignment "Catching plagiarists" (B. Franke, 2008), as repacked at ' +
    "https://github.com/rapphy243/Catching-Plagiarists; the tables list the pairs that share most runs of six words, " +
    "counted one by one (words as `\\w+`, lower case)",
  needs: sizes.flatMap((size) => [folderOf(size), referenceOf(size)]),
  evaluate({ folder, engine }) {
    const parts = sizes.map((size) => measure(engine, folder, size));
    return { rows: parts.flatMap(({ rows }) => rows), cases: parts.flatMap(({ cases }) => cases) };
  },
};

function measure(engine, folder, size) {
  const documents = readFolder(`${folder}/${folderOf(size)}`, ".txt");
  const reference = readTable(folder, referenceOf(size));
  const named = (rows) => new Set(rows.map(({ a, b }) => pairOf(a, b)));
  const truth = named(reference.filter(({ shared }) => Number(shared) >= enough));
  const grey = named(reference.filter(({ shared }) => Number(shared) < enough));
  const asked = `${size}: ${truth.size} copies among ${documents.length} essays`;
  const parts = ["overlap", "jaccard"].map((measure) => {
    const params = { k: 6, measure, threshold: 0.2 };
    const result = findPairs(engine, documents, params, truth, grey);
    const score = measure === "overlap" ? "the larger containment" : "Jaccard";
    const row = { asked, params, score, threshold: 0.2, chosen: "the default", measures: result.measures };
    const goals = measure === "overlap" ? { goals: { precision: 1, recall: 1 } } : {};
    return { row: { ...row, ...goals }, cases: errorsOf(`${size}, ${score}`, result) };
  });
  const listed = measureList(engine, documents, { truth, grey, asked, size });
  const counted = countExactly(engine, documents, reference, size);
  return {
    rows: [listed.row, ...parts.map(({ row }) => row), counted.row],
    cases: [...listed.cases, ...parts.flatMap(({ cases }) => cases), ...counted.cases],
  };
}

/** With the default list: every copy must be on it, before all other pairs. */
function measureList(engine, documents, { truth, grey, asked, size }) {
  const list = listPairs(engine, documents);
  const names = listedNames(documents, list).filter((name) => !grey.has(name));
  const result = compareWithTruth(names, truth);
  const first = names.slice(0, truth.size);
  const row = {
    asked,
    params: {},
    score: "the default list",
    chosen: "the defaults",
    measures: { ...result.measures, copiesFirst: first.every((name) => truth.has(name)) },
    goals: { recall: 1, copiesFirst: true },
  };
  return { row, cases: errorsOf(`${size}, default list`, result) };
}

/**
 * The engine's counts against those of the reference. The two split words differently (don't is one word by Unicode, two by
 * `\w+`), so everything that is not `\w` becomes a space first: then both see the same words.
 */
function countExactly(engine, documents, reference, size) {
  const plain = documents.map(({ name, text }) => ({ name, text: text.replace(/[^\p{L}\p{N}_]+/gu, " ") }));
  const places = new Map(documents.map(({ name }, place) => [name, place]));
  const pairs = reference.map(({ a, b }) => [places.get(a), places.get(b)]);
  const counts = comparePairs(engine, plain, pairs, { k: 6 });
  const wrong = reference.filter((row, at) => {
    const { shared, a, b } = counts[at];
    return shared !== Number(row.shared) || a !== Number(row.sizeA) || b !== Number(row.sizeB);
  });
  const row = {
    asked: `${size}: shared and distinct six-word shingles of ${reference.length} pairs, counted as the reference counts words`,
    params: { k: 6 },
    score: "counts",
    chosen: "no threshold",
    measures: { equal: (reference.length - wrong.length) / reference.length },
    goals: { equal: 1 },
  };
  return { row, cases: wrong.map(({ a, b }) => `${size}: other counts than the reference for ${pairOf(a, b)}.`) };
}
