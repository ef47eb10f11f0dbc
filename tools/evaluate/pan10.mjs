// Pairs of sentences, of which one half were rewritten by people and the other half merely share words.
import { Failure } from "../run.mjs";
import { comparePairs } from "./engine.mjs";
import { accuracy, auc, fBeta, leaveOneGroupOut, precision, recall, tally } from "./scores.mjs";
import { presets } from "./settings.mjs";
import { readLines } from "./texts.mjs";

/** Beside the presets, what a plain count of common words would say: the floor, on these very pairs. */
const settings = { ...presets, "words, one by one": { unit: "words", k: 1 } };

export const pan10 = {
  name: "pan10_sentences",
  title: "sentences, paraphrased by people",
  source:
    "N. Madnani, J. Tetreault and M. Chodorow, Re-examining machine translation metrics for paraphrase identification " +
    "(2012), the training part, as repacked at https://github.com/wasiahmad/paraphrase_identification",
  needs: ["pan-train.labels", "pan-train_s1.txt", "pan-train_s2.txt"].map((file) => `pan10_sentences/${file}`),
  evaluate({ folder, engine }) {
    const sentences = readSentences(`${folder}/pan10_sentences`);
    const rows = Object.entries(settings).map(([setting, params]) => measure(engine, sentences, setting, params));
    return { rows, cases: [] };
  },
};

function readSentences(folder) {
  const [first, second, labels] = ["pan-train_s1.txt", "pan-train_s2.txt", "pan-train.labels"].map((file) =>
    readLines(folder, file),
  );
  if (first.length !== second.length || first.length !== labels.length) {
    const lengths = [first, second, labels].map(({ length }) => length).join(", ");
    throw new Failure(`The three files of pan10_sentences must have a line a pair each; they have ${lengths} lines.`);
  }
  const pairs = first.map((_, index) => [index, first.length + index]);
  return { texts: [...first, ...second], pairs, labels: labels.map((label) => label === "1") };
}

/** Odd lines choose the threshold for even ones, and the other way round. */
function measure(engine, { texts, pairs, labels }, setting, params) {
  const found = comparePairs(engine, texts, pairs, params);
  const scored = labels.map((label, index) => ({ label, score: found[index].jaccard, group: index % 2 }));
  const thresholds = leaveOneGroupOut(scored, accuracy);
  const counts = tally(scored, ({ group }) => thresholds.get(group));
  return {
    asked: `${labels.filter(Boolean).length} paraphrases among ${labels.length} pairs`,
    setting,
    params,
    score: "Jaccard",
    threshold: [Math.min(...thresholds.values()), Math.max(...thresholds.values())],
    chosen: "for the best accuracy on the other half",
    measures: {
      precision: precision(counts),
      recall: recall(counts),
      f1: fBeta(counts),
      accuracy: accuracy(counts),
      auc: auc(scored),
    },
    goals: { accuracy: 0.91 },
    known: [{ figure: "accuracy 0.895", source: "Jaccard of words, on the corpus's test part" }],
  };
}
