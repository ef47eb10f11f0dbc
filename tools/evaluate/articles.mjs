// News articles with planted near-duplicates: easy, so only a perfect result is acceptable.
import { errorsOf, findPairs, lshMeasures, pairOf } from "./found.mjs";
import { readLines } from "./texts.mjs";

const sizes = [100, 1000, 2500];

export const articles = {
  name: "minhash_articles",
  title: "news articles, near-duplicates",
  source: "The data of C. McCormick's MinHash tutorial, https://github.com/chrisjmccormick/MinHash, folder `data`",
  needs: sizes.flatMap((size) => ["train", "truth"].map((part) => `minhash_articles/articles_${size}.${part}`)),
  evaluate({ folder, engine }) {
    const parts = sizes.map((size) => measure(engine, `${folder}/minhash_articles`, size));
    return { rows: parts.map(({ row }) => row), cases: parts.flatMap(({ cases }) => cases) };
  },
};

function measure(engine, folder, size) {
  const documents = readLines(folder, `articles_${size}.train`).map((line) => {
    const [name] = line.split(" ", 1);
    return { name, text: line.slice(name.length + 1) };
  });
  const truth = new Set(readLines(folder, `articles_${size}.truth`).map((line) => pairOf(...line.split(" "))));
  const params = { k: 5, threshold: 0.5 };
  const result = findPairs(engine, documents, params, truth);
  const row = {
    asked: `${truth.size} planted among ${documents.length} articles`,
    setting: "Essays",
    params,
    score: "Jaccard",
    threshold: params.threshold,
    chosen: "set beforehand: half of either text",
    measures: { ...result.measures, ...lshMeasures(result.report) },
    goals: { precision: 1, recall: 1 },
    known: [{ figure: "perfect", source: "3-word shingles, compared pair by pair" }],
  };
  return { row, cases: errorsOf(`${size} articles`, result) };
}
