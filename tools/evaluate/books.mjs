// Whole books from two collections: editions of one work are to be found, and no two works taken for one.
import { compareAll } from "./engine.mjs";
import { errorsOf, findPairs, pairOf } from "./found.mjs";
import { readFolder } from "./texts.mjs";

/** The works that stand in both collections, by their names there; those that are not on this disk are not asked for. */
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
    return { rows: [row], cases: [...errorsOf("books", result), nearest(engine, documents, truth)] };
  },
};

/** How far the most alike pair of different works stays below. */
function nearest(engine, documents, truth) {
  const { pairs, documents: counted } = compareAll(engine, documents, { k: 5, measure: "overlap", threshold: 0 });
  const names = Array.from(pairs.a, (a, at) => pairOf(counted.name[a], counted.name[pairs.b[at]]));
  const at = names.findIndex((name) => !truth.has(name));
  const percent = (100 * pairs.overlap[at]).toFixed(1);
  return `The most alike different works share ${percent} % of the smaller one's shingles: ${names[at]}.`;
}
