// Obfuscated copies: where is the copy in a pair (passages), and is the pair found among all others (retrieval)?
import { listedNames, listPairs, shareListed } from "./default-list.mjs";
import { detectPassages, nameOf, readCases } from "./detections.mjs";
import { pairOf } from "./found.mjs";
import { plagdet } from "./plagdet.mjs";
import { readTable, readText } from "./texts.mjs";

const folderName = "pan13_obfuscation";

/** The kinds of obfuscation, each with its goals and the published plagdet. */
export const kinds = {
  verbatim: { plagdet: 0.95, published: 0.9, listed: 0.98 },
  random: { plagdet: 0.88, published: 0.884, listed: 0.9 },
  translated: { plagdet: 0.88, published: 0.887, listed: 0.9 },
  summary: { plagdet: 0.6, published: 0.561, listed: 0.75 },
};
const allKinds = { plagdet: 0.9, published: 0.878, granularity: { atMost: 1.03 } };
const published = "Sanchez-Perez et al., best of PAN 2014, other documents";
/** Maximum share of the pairs without a copy that may be listed. */
export const maxListedHonest = 0.01;
const chosen = "the defaults; engine constants chosen on the other half";

export const obfuscation = {
  name: folderName,
  title: "web pages with disguised copies",
  source:
    "PAN 2013, text alignment, training part, suspicious documents of even number, as repacked at " +
    "https://github.com/ArijanaBrlek/PlagiarismDetection",
  needs: ["pairs.tsv", "cases.tsv", "susp", "src"].map((part) => `${folderName}/${part}`),
  evaluate({ folder, engine, note }) {
    const collection = readCollection(engine, `${folder}/${folderName}`);
    const passages = measurePassages(engine, collection, note);
    const retrieval = measureRetrieval(engine, collection, note);
    return { rows: [...passages.rows, retrieval.row], cases: [...passages.cases, ...retrieval.cases] };
  },
};

/** Its pairs, each with a kind and a half; its cases; and its texts by path. */
function readCollection(engine, folder) {
  const table = readTable(folder, "pairs.tsv");
  const names = (column) => [...new Set(table.map((row) => row[column]))].sort();
  const read = (part, column) => names(column).map((name) => ({ name, text: readText(folder, part, name) }));
  const [suspicious, sources] = [read("susp", "susp"), read("src", "source")];
  const heldOut = heldOutNames(engine, suspicious);
  const pairs = table.map((row) => ({ ...row, half: heldOut.has(row.susp) ? "held out" : "tuning" }));
  return { pairs, suspicious, sources, cases: readCases(folder, "cases.tsv") };
}

/**
 * The documents that were not used to choose the engine's constants: those whose text has a digest (BLAKE3) with an odd
 * first byte. The engine's sketches contain the digests.
 */
function heldOutNames(engine, documents) {
  const { digests } = engine.sketchTexts(documents, false, [], { evidence: false });
  const bytes = digests.length / documents.length;
  return new Set(documents.filter((_, at) => digests[at * bytes] % 2 === 1).map(({ name }) => name));
}

function measurePassages(engine, { pairs, suspicious, sources, cases }, note) {
  const texts = new Map([
    ...suspicious.map(({ name, text }) => [`susp/${name}`, text]),
    ...sources.map(({ name, text }) => [`src/${name}`, text]),
  ]);
  const began = Date.now();
  const detections = detectPassages(
    engine,
    pairs,
    (path) => texts.get(path),
    {},
    (done) => {
      note(`passages of ${done} of ${pairs.length} pairs`);
    },
  );
  note(`passages of ${pairs.length} pairs in ${seconds(began)}`);
  const score = (wanted) => {
    const names = new Set(pairs.filter(wanted).map(nameOf));
    const [own, found] = [cases, detections].map((list) => list.filter(({ pair }) => names.has(pair)));
    return { cases: own.length, found: found.length, pairs: names.size, scores: plagdet(own, found) };
  };
  const halves = (ofKind) => {
    const [heldOut, tuning] = ["held out", "tuning"].map((half) => score((pair) => pair.half === half && ofKind(pair)));
    return { heldOut, tuning };
  };
  const row = (label, { heldOut, tuning }, { published: figure, listed: _, ...goals }) => ({
    asked: `${heldOut.cases} passages in ${heldOut.pairs} pairs, ${label}`,
    params: {},
    score: `passages, ${heldOut.found} found`,
    chosen,
    measures: {
      ...heldOut.scores,
      "plagdet (tuning half)": tuning.scores.plagdet,
      "granularity (tuning half)": tuning.scores.granularity,
    },
    goals,
    known: [{ figure: `plagdet ${figure}`, source: published }],
  });
  const rows = [
    row(
      "all kinds and pairs without a copy",
      halves(() => true),
      allKinds,
    ),
    ...Object.entries(kinds).map(([kind, goals]) =>
      row(
        kind,
        halves((pair) => pair.kind === kind),
        goals,
      ),
    ),
  ];
  const empty = score((pair) => pair.kind === "none");
  const line = `Passages found in the ${empty.pairs} pairs without a copy, both halves: ${empty.found}.`;
  return { rows, cases: [line] };
}

/** Compares all suspicious documents and all sources in one batch: which share of the pairs with a copy is listed? */
function measureRetrieval(engine, { pairs, suspicious, sources }, note) {
  const documents = [...suspicious, ...sources.map((source) => ({ ...source, role: "archive" }))];
  const began = Date.now();
  const list = listPairs(engine, documents);
  note(`${documents.length} documents compared in ${seconds(began)}, ${list.listed.length} pairs listed`);
  const names = listedNames(documents, list);
  const share = (half, kind) => {
    const own = pairs.filter((pair) => pair.half === half && pair.kind === kind);
    return shareListed(
      names,
      own.map(({ susp, source }) => [susp, source]),
    );
  };
  const measures = [...Object.keys(kinds), "none"].map((kind) => [kind, `listed ${kind}`]);
  const row = {
    asked: `pairs with a copy among ${list.compared} pairs of ${suspicious.length} documents and ${sources.length} sources`,
    params: {},
    score: `default list: ${list.listed.length} pairs`,
    chosen,
    measures: {
      ...Object.fromEntries(measures.map(([kind, label]) => [label, share("held out", kind)])),
      ...Object.fromEntries(measures.map(([kind, label]) => [`${label} (tuning half)`, share("tuning", kind)])),
    },
    goals: {
      ...Object.fromEntries(Object.entries(kinds).map(([kind, { listed }]) => [`listed ${kind}`, listed])),
      "listed none": { atMost: maxListedHonest },
    },
  };
  return { row, cases: [...missed(pairs, names), unlabelled(pairs, names)] };
}

/** The held-out pairs that are not listed, by kind. */
function missed(pairs, names) {
  const listed = new Set(names);
  return Object.keys(kinds).flatMap((kind) => {
    const own = pairs.filter((pair) => pair.half === "held out" && pair.kind === kind);
    const left = own.filter(({ susp, source }) => !listed.has(pairOf(susp, source))).map(nameOf);
    return left.length > 0 ? [`Not listed, ${kind}: ${left.join("; ")}.`] : [];
  });
}

/** The number of listed pairs without a label, for which it is unknown whether something was copied. */
function unlabelled(pairs, names) {
  const labelled = new Set(pairs.map(({ susp, source }) => pairOf(susp, source)));
  const others = names.filter((name) => !labelled.has(name));
  const suspicious = others.filter((name) => !name.includes("source-document"));
  return (
    `Listed without a label: ${others.length} of ${names.length} pairs, ${suspicious.length} of them between suspicious ` +
    `documents. The weakest: ${others.slice(-5).join("; ")}.`
  );
}

function seconds(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
