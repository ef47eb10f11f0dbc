// Students' short answers, some of which were copied on request: verbatim, lightly or heavily revised.
import { listPairs } from "./default-list.mjs";
import { comparePairs } from "./engine.mjs";
import { auc, confusion, fBeta, leaveOneGroupOut, precision, recall, tally } from "./scores.mjs";
import { defaultThreshold, presets } from "./settings.mjs";
import { readTable, readText } from "./texts.mjs";

/** From copied verbatim to written without the source. */
const kinds = ["cut", "light", "heavy", "non"];

const goals = { f1: 0.96, inOrder: true };
const known = [{ figure: "F1 0.946", source: "3-word containment, all five tasks of the corpus" }];

export const cloughStevenson = {
  name: "clough_stevenson",
  title: "short answers, copied and revised",
  source:
    "P. Clough and M. Stevenson, Developing a corpus of plagiarised short answers (2011), as repacked at " +
    "https://github.com/udacity/ML_SageMaker_Studies; `truth.tsv` lists answer, source, label (0 or 1) and category",
  needs: ["clough_stevenson/truth.tsv", "clough_stevenson/data"],
  evaluate({ folder, engine }) {
    const answers = readAnswers(`${folder}/clough_stevenson`);
    const bySimilarity = Object.entries(presets).map(([setting, params]) => measure(engine, answers, setting, params));
    const results = [measureList(engine, answers), ...bySimilarity];
    return { rows: results.map(({ row }) => row), cases: results.flatMap(({ cases }) => cases) };
  },
};

function readAnswers(folder) {
  const truth = readTable(folder, "truth.tsv");
  const names = [...new Set(truth.flatMap(({ answer, source }) => [answer, source]))];
  const documents = names.map((name) => ({ name, text: readText(folder, "data", name) }));
  const pairs = truth.map(({ answer, source }) => [names.indexOf(answer), names.indexOf(source)]);
  const labels = truth.map(({ answer, label, category }) => {
    return { answer, label: label === "1", category, group: /_task(.)\./.exec(answer)[1] };
  });
  return { documents, pairs, labels };
}

function measure(engine, { documents, pairs, labels }, setting, params) {
  const found = comparePairs(engine, documents, pairs, params);
  const scored = labels.map((label, index) => ({ ...label, score: found[index].containment }));
  const thresholds = leaveOneGroupOut(scored);
  const byDefault = labels.map(({ label }, index) => ({ label, score: found[index].jaccard }));
  const counts = tally(scored, ({ group }) => thresholds.get(group));
  const means = kinds.map((kind) => mean(scored.filter(({ category }) => category === kind)));
  const copies = labels.filter(({ label }) => label).length;
  const row = {
    asked: `${copies} copied or revised among ${labels.length} answers`,
    setting,
    params,
    score: "containment of the answer in its source",
    threshold: range([...thresholds.values()]),
    chosen: "for the best F1 on the other tasks",
    measures: {
      precision: precision(counts),
      recall: recall(counts),
      f1: fBeta(counts),
      auc: auc(scored),
      [`F1 of the pairs with a Jaccard from ${defaultThreshold(setting)}`]: fBeta(
        confusion(byDefault, defaultThreshold(setting)),
      ),
      inOrder: isDescending(means),
    },
    goals,
    known,
  };
  const order = kinds.map((kind, at) => `${kind} ${percent(means[at])}`).join(", ");
  const wrong = scored.filter(({ score, group, label }) => score >= thresholds.get(group) !== label);
  const errors = wrong.map(({ answer, category, score }) => `${answer} (${category}, ${percent(score)} in its source)`);
  return { row, cases: [`${setting}: mean containment by kind: ${order}. Wrong: ${errors.join("; ") || "none"}.`] };
}

/** With the default list, each task's answers and its source in one batch. The score is the matched share of the answer. */
function measureList(engine, { documents, pairs, labels }) {
  const scored = labels.map((label, at) => ({ ...label, pair: pairs[at], score: 0, verbatim: 0, listed: false }));
  const accused = [];
  for (const source of new Set(pairs.map(([, source]) => source))) {
    const own = scored.filter(({ pair }) => pair[1] === source);
    const batch = [...own.map(({ pair }) => documents[pair[0]]), { ...documents[source], role: "archive" }];
    const { listed, words } = listPairs(engine, batch);
    for (const { a, b, evidence } of listed) {
      if (b === own.length) {
        const { matchedA, verbatimA } = evidence;
        Object.assign(own[a], { score: matchedA / words[a], verbatim: verbatimA / words[a], listed: true });
      } else if ([own[a], own[b]].some(({ category }) => category === "non")) {
        accused.push(`${own[a].answer} (${own[a].category}) and ${own[b].answer} (${own[b].category})`);
      }
    }
  }
  const counts = tally(
    scored.map((answer) => ({ ...answer, score: answer.listed ? 1 : 0 })),
    () => 1,
  );
  const means = kinds.map((kind) => mean(scored.filter(({ category }) => category === kind)));
  const verbatim = scored.map((answer) => ({ ...answer, score: answer.verbatim }));
  const verbatimMeans = kinds.map((kind) => mean(verbatim.filter(({ category }) => category === kind)));
  const row = {
    asked: `${labels.filter(({ label }) => label).length} copied or revised among ${labels.length} answers`,
    params: {},
    score: "the default list, each task in one batch",
    chosen: "the defaults",
    measures: {
      precision: precision(counts),
      recall: recall(counts),
      f1: fBeta(counts),
      auc: auc(scored),
      ...Object.fromEntries(kinds.map((kind, at) => [`mean matched share of kind ${kind}`, means[at]])),
      ...Object.fromEntries(kinds.map((kind, at) => [`mean verbatim share of kind ${kind}`, verbatimMeans[at]])),
      inOrder: isDescending(means),
    },
    goals,
    known,
  };
  const wrong = scored.filter(({ listed, label }) => listed !== label);
  const errors = wrong.map(({ answer, category, score }) => `${answer} (${category}, ${percent(score)} matched)`);
  const lines = [
    `Default list: wrong: ${errors.join("; ") || "none"}.`,
    `Default list: pairs of answers of which one was not copied: ${accused.join("; ") || "none"}.`,
  ];
  return { row, cases: lines };
}

function mean(scored) {
  return scored.reduce((sum, { score }) => sum + score, 0) / scored.length;
}

function isDescending(values) {
  return values.every((value, at) => at === 0 || value < values[at - 1]);
}

function range(values) {
  return [Math.min(...values), Math.max(...values)];
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}
