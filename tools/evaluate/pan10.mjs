// Pairs of sentences: people rewrote one half of them; the other half merely share words.
import { Failure } from "../run.mjs";
import { comparePairs } from "./engine.mjs";
import { accuracy, auc, confusion, fBeta, leaveOneGroupOut, precision, recall, tally } from "./scores.mjs";
import { defaultThreshold, presets } from "./settings.mjs";
import { readLines } from "./texts.mjs";

/** Besides the presets, a plain count of common words: the baseline, on these very pairs. */
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
    const results = Object.entries(settings).map(([setting, params]) => measure(engine, sentences, setting, params));
    return { rows: results.map(({ row }) => row), cases: results.map(({ errors }) => errors) };
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

/** Odd lines choose the threshold for even ones, and vice versa. */
function measure(engine, { texts, pairs, labels }, setting, params) {
  const found = comparePairs(engine, texts, pairs, params);
  const scored = labels.map((label, index) => ({ label, score: found[index].jaccard, group: index % 2 }));
  const thresholds = leaveOneGroupOut(scored, accuracy);
  const counts = tally(scored, ({ group }) => thresholds.get(group));
  const row = {
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
      [`accuracy of the pairs with a Jaccard from ${defaultThreshold(setting)}`]: accuracy(
        confusion(scored, defaultThreshold(setting)),
      ),
    },
    goals: { accuracy: 0.91 },
    known: [{ figure: "accuracy 0.895", source: "Jaccard of words, on the corpus's test part" }],
  };
  return { row, errors: errors(setting, scored, thresholds, counts) };
}

/** The counts, and the worst errors on either side: line numbers, from 1, that a reader with the corpus can look up. */
function errors(setting, scored, thresholds, { falsePositives, falseNegatives }) {
  const lines = scored.map((pair, at) => ({ ...pair, line: at + 1, far: pair.score - thresholds.get(pair.group) }));
  const worst = (label) => {
    const wrong = lines.filter((pair) => pair.label === label && pair.far >= 0 !== label);
    const gravest = wrong.sort((a, b) => Math.abs(b.far) - Math.abs(a.far) || a.line - b.line).slice(0, 3);
    return gravest.map(({ line, score }) => `${line} (${score.toFixed(3)})`).join(", ") || "none";
  };
  return (
    `${setting}: ${falseNegatives} paraphrases missed, the farthest in lines ${worst(true)}; ` +
    `${falsePositives} others taken for paraphrases, the farthest in lines ${worst(false)}.`
  );
}
