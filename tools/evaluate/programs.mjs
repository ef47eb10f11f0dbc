// Programs: contest solutions some of which were copied, a course's submissions over base code, and copies disguised by level.
// Each task's programs are compared among themselves, as a teacher has them: what a shingle weighs depends on all of them.
import { comparePairs } from "./engine.mjs";
import { auc, bestThreshold, confusion, fBeta, leaveOneGroupOut, precision, recall, tally } from "./scores.mjs";
import { readFolder, readTable, readText } from "./texts.mjs";

/** The page's preset, and what it is to be held against: every token, each shingle as much as any other. */
const settings = {
  Programs: { unit: "code", k: 6, weighting: "rarity", excludeEditedTemplate: false },
  "all tokens, equal weights": { unit: "code", reduceCode: false, k: 5 },
};

/** Recall weighs more than precision here: what the authors of ConPlag score by. */
const f15 = (counts) => fBeta(counts, 1.5);

const leastOf = (thresholds) => [Math.min(...thresholds), Math.max(...thresholds)];
const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** Both settings, each measured alike. */
function bySetting(measure) {
  const results = Object.entries(settings).map(([name, params]) =>
    measure(params, name === "Programs" ? name : undefined),
  );
  return { rows: results.map(({ row }) => row), cases: results.flatMap(({ cases }) => cases) };
}

export const conplag = {
  name: "conplag_train",
  title: "solutions of programming contests in Java, some copied",
  source:
    "E. Slobodkin and A. Sadovnikov, ConPlag: a dataset of programming contest plagiarism in Java (2023), train split, " +
    "template-free version; `truth.tsv` lists both files, label and problem",
  needs: ["conplag_train/truth.tsv"],
  evaluate({ folder, engine }) {
    const truth = readTable(folder, "conplag_train/truth.tsv");
    const problems = [...new Set(truth.map(({ problem }) => problem))];
    const copies = truth.filter(({ label }) => label === "1").length;
    return bySetting((params, setting) => {
      const scored = problems.flatMap((problem) => {
        const listed = truth.filter((pair) => pair.problem === problem);
        const names = [...new Set(listed.flatMap(({ a, b }) => [a, b]))];
        const texts = names.map((name) => ({ name, text: readText(folder, "conplag_train", name) }));
        const pairs = listed.map(({ a, b }) => [names.indexOf(a), names.indexOf(b)]);
        const found = comparePairs(engine, texts, pairs, params);
        return listed.map(({ a, label }, at) => {
          const pair = a.split("/")[0];
          return { pair, label: label === "1", group: problem, score: found[at].jaccard };
        });
      });
      const thresholds = leaveOneGroupOut(scored, f15);
      const counts = tally(scored, ({ group }) => thresholds.get(group));
      const wrong = scored.filter(({ label, score, group }) => label !== score >= thresholds.get(group));
      return {
        row: {
          asked: `${copies} copies among ${truth.length} pairs of solutions of ${problems.length} problems`,
          ...{ setting, params, score: "Jaccard" },
          threshold: leastOf([...thresholds.values()]),
          chosen: "for the best F1.5 on the other problems",
          measures: {
            ...{ precision: precision(counts), recall: recall(counts), f1: fBeta(counts) },
            ...{ f15: f15(counts), auc: auc(scored) },
          },
          ...(setting ? { goals: { f15: 0.88 } } : {}),
          known: [
            { figure: "F1.5 0.80", source: "5-grams of tokens, on the test split" },
            { figure: "F1.5 0.86", source: "JPlag, the best published tool, threshold chosen on the same pairs" },
          ],
        },
        cases: [`${setting ?? "All tokens"}: wrong: ${wrong.map(describe).join("; ") || "none"}.`],
      };
    });
  },
};

const describe = ({ pair, label, score }) => `${pair} (${label ? "a copy" : "none"}, ${percent(score)})`;

export const progpedia = {
  name: "jplag_progpedia",
  title: "submissions in Java to one task over base code",
  source:
    "JPlag's end-to-end tests (PROGpedia), https://github.com/jplag/JPlag; `truth.tsv` lists all pairs and labels",
  needs: ["jplag_progpedia/truth.tsv", "jplag_progpedia/ACCEPTED", "jplag_progpedia/base"],
  evaluate({ folder, engine }) {
    const root = `${folder}/jplag_progpedia`;
    const truth = readTable(root, "truth.tsv");
    const names = [...new Set(truth.flatMap(({ a, b }) => [a, b]))].sort();
    const submissions = names.map((name) => {
      const files = readFolder(`${root}/ACCEPTED/${name}`, ".java");
      return { name: `${name}.java`, text: files.map(({ text }) => text).join("\n") };
    });
    const base = readFolder(`${root}/base`, ".java").map((file) => ({ ...file, role: "template" }));
    const pairs = truth.map(({ a, b }) => [names.indexOf(a), names.indexOf(b)]);
    const copies = truth.filter(({ label }) => label === "1").length;
    return bySetting((params, setting) => {
      const found = comparePairs(engine, [...submissions, ...base], pairs, params);
      const scored = truth.map(({ a, b, label }, at) => {
        const students = [studentOf(a), studentOf(b)].sort();
        const pair = `${a} and ${b}`;
        return { pair, label: label === "1", students, group: students.join(), score: found[at].jaccard };
      });
      const others = (own) => scored.filter(({ students }) => !students.some((student) => own.includes(student)));
      const groups = new Map(scored.map(({ group, students }) => [group, students]));
      const thresholds = new Map([...groups].map(([group, students]) => [group, bestThreshold(others(students))]));
      const counts = tally(scored, ({ group }) => thresholds.get(group));
      const wrong = scored.filter(({ label, score, group }) => label !== score >= thresholds.get(group));
      return {
        row: {
          asked: `${copies} copies among ${truth.length} pairs of ${names.length} submissions, the base code a template`,
          ...{ setting, params, score: "Jaccard" },
          threshold: leastOf([...thresholds.values()]),
          chosen: "for the best F1 on the pairs of all other students",
          measures: {
            ...{ precision: precision(counts), recall: recall(counts), f1: fBeta(counts), auc: auc(scored) },
            // To be held against figures that were found that way, and against nothing else.
            "F1 with the threshold chosen on the same pairs": fBeta(confusion(scored, bestThreshold(scored))),
          },
          ...(setting ? { goals: { f1: 0.99 } } : {}),
          known: [{ figure: "F1 0.995", source: "5-grams of tokens, threshold chosen on the same pairs" }],
        },
        cases: [`${setting ?? "All tokens"}: wrong: ${wrong.map(describe).join("; ") || "none"}.`],
      };
    });
  },
};

function studentOf(submission) {
  return submission.split("_")[0];
}

export const irplag = {
  name: "irplag",
  title: "small programs in Java, copied and disguised by level",
  source: "O. Karnalim and others, Source code plagiarism detection in academia (2019), Apache-2.0; levels L1 to L6",
  needs: ["irplag/truth.tsv", "irplag/IR-Plag-Dataset"],
  evaluate({ folder, engine }) {
    const truth = readTable(folder, "irplag/truth.tsv");
    const tasks = [...new Set(truth.map(({ submission }) => submission.split("/")[0]))];
    const copies = truth.filter(({ label }) => label === "1").length;
    return bySetting((params, setting) => {
      const scored = tasks.flatMap((task) => {
        const listed = truth.filter(({ submission }) => submission.startsWith(`${task}/`));
        const names = [...new Set(listed.flatMap(({ submission, original }) => [submission, original]))];
        const texts = names.map((name) => ({ name, text: readText(folder, "irplag/IR-Plag-Dataset", name) }));
        const pairs = listed.map(({ submission, original }) => [names.indexOf(submission), names.indexOf(original)]);
        const found = comparePairs(engine, texts, pairs, params);
        return listed.map(({ label, level }, at) => {
          return { label: label === "1", level, group: task, score: found[at].jaccard };
        });
      });
      const thresholds = leaveOneGroupOut(scored);
      const counts = tally(scored, ({ group }) => thresholds.get(group));
      const levels = [...new Set(scored.map(({ level }) => level))].filter((level) => level !== "non").sort();
      const recalls = levels.map((level) => {
        const own = tally(
          scored.filter((pair) => pair.level === level),
          ({ group }) => thresholds.get(group),
        );
        return [`recall of ${level}`, recall(own)];
      });
      return {
        row: {
          asked: `${copies} copies among ${truth.length} programs against their task's original`,
          ...{ setting, params, score: "Jaccard" },
          threshold: leastOf([...thresholds.values()]),
          chosen: "for the best F1 on the other tasks",
          measures: {
            ...{ precision: precision(counts), recall: recall(counts), f1: fBeta(counts), auc: auc(scored) },
            ...Object.fromEntries(recalls),
          },
          known: [{ figure: "F1 0.863", source: "everything called a copy" }],
        },
        cases: [
          `${setting ?? "All tokens"}: the programs are so small that independent solutions are alike by nature: ` +
            `${percent(counts.falsePositives / scored.filter(({ label }) => !label).length)} of those are taken for copies.`,
        ],
      };
    });
  },
};
