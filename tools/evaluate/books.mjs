// Whole books from two collections: editions of one work must be found, and no two works mistaken for one.
import { compareAll } from "./engine.mjs";
import { errorsOf, findPairs, pairOf } from "./found.mjs";
import { defaultThreshold, presets } from "./settings.mjs";
import { readFolder } from "./texts.mjs";

/** Lengths of excerpts, in words: a paragraph, a page, three pages. */
const lengths = [100, 300, 1000];

/** The works that are in both collections, by their names there; those not on this disk are not used. */
const editions = [
  ["Herman Melville/Moby-Dick.md", "melville-moby_dick.txt"],
  ["Jane Austen/Emma.md", "austen-emma.txt"],
  ["Jane Austen/Persuasion.md", "austen-persuasion.txt"],
  ["Jane Austen/Sense and Sensibility.md", "austen-sense.txt"],
  ["Lewis Carroll/Alice's Adventures in Wonderland.md", "carroll-alice.txt"],
];

export const books = {
  name: "english_books",
  title: "books from two collections",
  source:
    "Books in Markdown, https://github.com/mlschmitt/classic-books-markdown (public domain), and the Gutenberg selection " +
    "of NLTK, https://www.nltk.org/nltk_data",
  needs: ["text/english_classics", "text/gutenberg_nltk"],
  evaluate({ folder, engine }) {
    const documents = [
      ...readFolder(`${folder}/text/english_classics`, ".md"),
      ...readFolder(`${folder}/text/gutenberg_nltk`, ".txt"),
    ];
    const names = new Set(documents.map(({ name }) => name));
    const truth = new Set(
      editions.filter((pair) => pair.every((name) => names.has(name))).map(([a, b]) => pairOf(a, b)),
    );
    const params = { k: 5, threshold: 0.2 };
    const result = findPairs(engine, documents, params, truth);
    const row = {
      asked: `${truth.size} work in two editions among ${documents.length} books`,
      setting: "Essays",
      params,
      score: "Jaccard",
      threshold: params.threshold,
      chosen: "the default",
      measures: result.measures,
      goals: { precision: 1, recall: 1 },
    };
    const byChance = Object.entries(presets).map(([setting, params]) =>
      chance(engine, documents, truth, setting, params),
    );
    return { rows: [row, ...byChance], cases: [...errorsOf("books", result), nearest(engine, documents, truth)] };
  },
};

/** How similar the most similar pair of different works is, in a sentence. */
function nearest(engine, documents, truth) {
  const report = compareAll(engine, documents, { k: 5, measure: "overlap", threshold: 0 });
  const { pairs, documents: counted } = report;
  const names = Array.from(pairs.a, (a, at) => pairOf(counted.name[a], counted.name[pairs.b[at]]));
  const at = names.findIndex((name) => !truth.has(name));
  const percent = (100 * engine.pairAt(report, at).overlap).toFixed(1);
  return `The most alike different works share ${percent} % of the smaller one's shingles: ${names[at]}.`;
}

/** How many pairs of excerpts from different works reach a preset's threshold: nobody copied, so none should. */
function chance(engine, documents, truth, setting, given) {
  const params = { ...given, threshold: defaultThreshold(setting) };
  const measures = lengths.map((length) => {
    const excerpts = documents.map(({ name, text }) => ({ name, text: excerpt(text, length) }));
    const { strangers, report } = findPairs(engine, excerpts, params, new Set(), truth);
    return [`above the threshold by chance at ${length} words`, strangers.length / report.totals.possiblePairs];
  });
  return {
    asked: `nothing: excerpts of ${documents.length} books`,
    setting,
    params,
    score: "Jaccard",
    threshold: params.threshold,
    chosen: "the default",
    measures: Object.fromEntries(measures),
  };
}

/** `length` words from the middle of a text. Reads twenty characters per word, which is more than enough. */
function excerpt(text, length) {
  const [middle, half] = [text.length >> 1, length * 10];
  const words = text.slice(Math.max(0, middle - half), middle + half).split(/\s+/);
  return words.slice(1, length + 1).join(" ");
}
