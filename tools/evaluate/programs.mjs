// Programs: contest solutions some of which were copied, a course's submissions over base code, and copies obfuscated by
// level. Each task's programs are compared among themselves, as a teacher has them: a shingle's weight depends on all of
// them.
import { compareAll, comparePairs } from "./engine.mjs";
import { auc, bestThreshold, confusion, fBeta, leaveOneGroupOut, precision, recall, tally } from "./scores.mjs";
import { programs as preset } from "./settings.mjs";
import { readFolder, readTable, readText } from "./texts.mjs";

const byJaccard = { score: "Jaccard", evidence: false, scoreOf: ({ jaccard }) => jaccard };

/** The scores of pairs: the preset's evidence and similarity, and the baseline: plain runs of five tokens. */
const scorings = [
  {
    ...{ name: "Programs, evidence", setting: "Programs", params: preset, score: "weight in tiles (evidence)" },
    ...{ evidence: true, scoreOf: ({ evidence }) => evidence?.score ?? 0 },
  },
  { name: "Programs, similarity", setting: "Programs", params: preset, ...byJaccard, hasGoals: true },
  { name: "All tokens, equal weights", params: { unit: "code", reduceCode: false, k: 5 }, ...byJaccard },
];

/** Recall weighs more than precision here, as in the authors' score for ConPlag. */
const f15 = (counts) => fBeta(counts, 1.5);

const leastOf = (thresholds) => [Math.min(...thresholds), Math.max(...thresholds)];
const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** All scorings, each measured in the same way, and the lists that a teacher sees. */
function byScoring(measure, ...lists) {
  const results = [...scorings.map(measure), ...lists];
  return { rows: results.map(({ row }) => row), cases: results.flatMap(({ cases }) => cases) };
}

/**
 * Evaluates the preset's list on labelled pairs. `batches` are the programs that are compared with one another, each `{
 * texts, listed: [{ pair, label, a, b }] }`, `a` and `b` being indices into `texts`. Pairs without a label do not count.
 */
function measureList(engine, batches, asked) {
  const found = batches.flatMap(({ texts, listed }) => {
    const { pairs } = compareAll(engine, texts, { ...preset, evidence: true });
    const places = new Map(Array.from(pairs.a, (a, place) => [`${a} ${pairs.b[place]}`, place]));
    return listed.map(({ a, b, ...pair }) => {
      const place = places.get(a < b ? `${a} ${b}` : `${b} ${a}`) ?? Number.POSITIVE_INFINITY;
      const hasEvidence = place < pairs.evidence.length;
      return {
        ...pair,
        hasEvidence,
        isListed: place < pairs.length,
        standsOut: hasEvidence && standsOut(pairs, place),
      };
    });
  });
  const count = (is) =>
    confusion(
      found.map((pair) => ({ label: pair.label, score: Number(is(pair)) })),
      1,
    );
  const [counts, all] = [count(({ hasEvidence }) => hasEvidence), count(({ isListed }) => isListed)];
  const strong = count((pair) => pair.standsOut);
  const wrong = found.filter(({ label, hasEvidence }) => label !== hasEvidence);
  return {
    row: {
      ...{ asked, setting: "Programs", params: preset, score: "listed with evidence" },
      chosen: "the engine's own, which were chosen with these corpora in view",
      measures: {
        ...{ precision: precision(counts), recall: recall(counts), f1: fBeta(counts), f15: f15(counts) },
        ...{ "precision of the whole list": precision(all), "recall of the whole list": recall(all) },
        ...{ "precision of those that stand out": precision(strong), "recall of those that stand out": recall(strong) },
      },
    },
    cases: [
      `Listed with evidence: wrong: ${wrong.map(({ pair, label }) => `${pair} (${label ? "a copy" : "none"})`).join("; ") || "none"}.`,
    ],
  };
}

/** Whether fewer than one pair as strong as this one is expected of independent solutions, as the page counts them. */
function standsOut({ evidence }, place) {
  return !(evidence.expectedByChance[place] > 1);
}

/** Fewest programs of a class, and draws from each batch. */
const MIN_CLASS = 15;
const DRAWS = 3;

/**
 * Evaluates the preset's list on classes in which nothing was copied, as far as the labels know: of each group of labelled copies
 * one program, another one in each draw.
 */
function measureIndependent(engine, batches) {
  const sums = { programs: 0, classes: 0, pairs: 0, listed: 0, expected: 0, strong: 0, equal: 0 };
  for (const { texts, listed } of batches) {
    const groups = groupsOf(texts.length, listed);
    const templates = texts.filter(({ role }) => role === "template");
    if (groups.length - templates.length < MIN_CLASS) continue;
    sums.classes += 1;
    sums.programs += groups.length - templates.length;
    for (let draw = 0; draw < DRAWS; draw++) {
      const drawn = groups.map((group) => texts[group[draw % group.length]]);
      const { pairs, totals } = compareAll(engine, drawn, { ...preset, evidence: true });
      sums.pairs += totals.possiblePairs;
      sums.expected += totals.expectedByChance ?? 0;
      for (let place = 0; place < pairs.evidence.length; place++) {
        const isEqual = pairs.evidence.score[place] >= NEARLY_EQUAL;
        sums.listed += 1;
        sums.equal += isEqual ? 1 : 0;
        sums.strong += !isEqual && standsOut(pairs, place) ? 1 : 0;
      }
    }
  }
  const perClass = (count) => count / (sums.classes * DRAWS);
  return {
    row: {
      asked:
        `nothing labelled: of each group of copies one program, ${sums.programs} programs in ${sums.classes} ` +
        `${sums.classes === 1 ? "class" : "classes"}, ${DRAWS} draws`,
      ...{ setting: "Programs", params: preset, score: "listed with evidence" },
      chosen: "the engine's own; what is expected is measured in each class",
      measures: {
        ...{
          "pairs of a class": perClass(sums.pairs),
          listed: perClass(sums.listed),
          forecast: perClass(sums.expected),
        },
        ...{ "equal or nearly": perClass(sums.equal), "others that stand out": perClass(sums.strong) },
      },
      goals: { "others that stand out": { atMost: 3 } },
    },
    cases: [],
  };
}

/** From this score on two programs are equal or nearly: `NEARLY_EQUAL` of the engine. */
const NEARLY_EQUAL = 0.9;

/** The indices of texts, those of copies of one another in one group. */
function groupsOf(count, listed) {
  const group = Array.from({ length: count }, (_, at) => [at]);
  for (const { a, b, label } of listed) {
    if (!label || group[a] === group[b]) continue;
    group[a].push(...group[b]);
    for (const at of group[b]) group[at] = group[a];
  }
  return [...new Set(group)];
}

export const conplag = conplagOf("conplag_train", "template-free version");
export const conplagRaw = conplagOf("conplag_raw_train", "as submitted");

/** Its versions have the same pairs; authors' templates and boilerplate make up much of the programs as submitted. */
function conplagOf(name, version) {
  return {
    name,
    title: `solutions of programming contests in Java, some copied, ${version}`,
    source:
      "E. Slobodkin and A. Sadovnikov, ConPlag: a dataset of programming contest plagiarism in Java (2023), train split, " +
      `${version}; \`truth.tsv\` lists both files, label and problem`,
    needs: [`${name}/truth.tsv`],
    evaluate: ({ folder, engine }) => evaluateConplag(name, folder, engine),
  };
}

function evaluateConplag(corpus, folder, engine) {
  const truth = readTable(folder, `${corpus}/truth.tsv`);
  const problems = [...new Set(truth.map(({ problem }) => problem))];
  const copies = truth.filter(({ label }) => label === "1").length;
  const asked = `${copies} copies among ${truth.length} pairs of solutions of ${problems.length} problems`;
  const batches = problems.map((problem) => {
    const ofProblem = truth.filter((pair) => pair.problem === problem);
    // The table of one version names files without their extension.
    const fileOf = (name) => (name.endsWith(".java") ? name : `${name}.java`);
    // A solution is in the folder of each of its pairs.
    const idOf = (name) => fileOf(name).split("/")[1];
    const files = new Map(ofProblem.flatMap(({ a, b }) => [a, b]).map((name) => [idOf(name), name]));
    const ids = [...files.keys()];
    const texts = [...files.values()].map(fileOf).map((name) => ({ name, text: readText(folder, corpus, name) }));
    const listed = ofProblem.map(({ a, b, label }) => {
      const [pair] = a.split("/");
      return { pair, label: label === "1", group: problem, a: ids.indexOf(idOf(a)), b: ids.indexOf(idOf(b)) };
    });
    return { texts, listed };
  });
  const measure = ({ name, setting, params, score, evidence, scoreOf, hasGoals }) => {
    const scored = scoredPairs(engine, batches, { ...params, evidence }, scoreOf);
    const thresholds = leaveOneGroupOut(scored, f15);
    const { counts, wrong } = judged(scored, thresholds);
    return {
      row: {
        ...{ asked, setting, params, score },
        threshold: leastOf([...thresholds.values()]),
        chosen: "for the best F1.5 on the other problems",
        measures: {
          ...{ precision: precision(counts), recall: recall(counts), f1: fBeta(counts) },
          ...{ f15: f15(counts), auc: auc(scored) },
        },
        // Goals and published figures refer to the template-free version.
        ...(hasGoals && corpus === "conplag_train" ? { goals: { f15: 0.88 } } : {}),
        known:
          corpus === "conplag_train"
            ? [
                { figure: "F1.5 0.80", source: "5-grams of tokens, on the test split" },
                { figure: "F1.5 0.86", source: "JPlag, the best published tool, threshold chosen on the same pairs" },
              ]
            : [],
      },
      cases: [`${name}: wrong: ${wrong.map(describe).join("; ") || "none"}.`],
    };
  };
  return byScoring(measure, measureList(engine, batches, asked), measureIndependent(engine, batches));
}

/** The labelled pairs of batches, each with its score from the engine in its batch. */
function scoredPairs(engine, batches, params, scoreOf) {
  return batches.flatMap(({ texts, listed }) => {
    const pairs = listed.map(({ a, b }) => [a, b]);
    const found = comparePairs(engine, texts, pairs, params);
    return listed.map((pair, at) => ({ ...pair, score: scoreOf(found[at]) }));
  });
}

/** The result of one threshold per group: the `counts` of right and wrong pairs, and the `wrong` ones. */
function judged(scored, thresholds) {
  const wrong = scored.filter(({ label, score, group }) => label !== score >= thresholds.get(group));
  return { counts: tally(scored, ({ group }) => thresholds.get(group)), wrong };
}

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
    const asked = `${copies} copies among ${truth.length} pairs of ${names.length} submissions, the base code a template`;
    const texts = [...submissions, ...base];
    const measure = ({ name, setting, params, score, evidence, scoreOf, hasGoals }) => {
      const found = comparePairs(engine, texts, pairs, { ...params, evidence });
      const scored = truth.map(({ a, b, label }, at) => {
        const students = [studentOf(a), studentOf(b)].sort();
        const pair = `${a} and ${b}`;
        return { pair, label: label === "1", students, group: students.join(), score: scoreOf(found[at]) };
      });
      const others = (own) => scored.filter(({ students }) => !students.some((student) => own.includes(student)));
      const groups = new Map(scored.map(({ group, students }) => [group, students]));
      const thresholds = new Map([...groups].map(([group, students]) => [group, bestThreshold(others(students))]));
      const { counts, wrong } = judged(scored, thresholds);
      return {
        row: {
          ...{ asked, setting, params, score },
          threshold: leastOf([...thresholds.values()]),
          chosen: "for the best F1 on the pairs of all other students",
          measures: {
            ...{ precision: precision(counts), recall: recall(counts), f1: fBeta(counts), auc: auc(scored) },
            // To compare with figures obtained in the same way, and with nothing else.
            "F1 with the threshold chosen on the same pairs": fBeta(confusion(scored, bestThreshold(scored))),
          },
          ...(hasGoals ? { goals: { f1: 0.99 } } : {}),
          known: [{ figure: "F1 0.995", source: "5-grams of tokens, threshold chosen on the same pairs" }],
        },
        cases: [`${name}: wrong: ${wrong.map(describe).join("; ") || "none"}.`],
      };
    };
    const listed = truth.map(({ a, b, label }, at) => {
      return { pair: `${a} and ${b}`, label: label === "1", a: pairs[at][0], b: pairs[at][1] };
    });
    const batches = [{ texts, listed }];
    return byScoring(measure, measureList(engine, batches, asked), measureIndependent(engine, batches));
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
    const asked = `${copies} copies among ${truth.length} programs against their task's original`;
    const batches = tasks.map((task) => {
      const ofTask = truth.filter(({ submission }) => submission.startsWith(`${task}/`));
      const names = [...new Set(ofTask.flatMap(({ submission, original }) => [submission, original]))];
      const texts = names.map((name) => ({ name, text: readText(folder, "irplag/IR-Plag-Dataset", name) }));
      const listed = ofTask.map(({ submission, original, label, level }) => {
        const [a, b] = [names.indexOf(submission), names.indexOf(original)];
        return { pair: submission, label: label === "1", level, group: task, a, b };
      });
      return { texts, listed };
    });
    const measure = ({ name, setting, params, score, evidence, scoreOf }) => {
      const scored = scoredPairs(engine, batches, { ...params, evidence }, scoreOf);
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
          ...{ asked, setting, params, score },
          threshold: leastOf([...thresholds.values()]),
          chosen: "for the best F1 on the other tasks",
          measures: {
            ...{ precision: precision(counts), recall: recall(counts), f1: fBeta(counts), auc: auc(scored) },
            ...Object.fromEntries(recalls),
          },
          known: [{ figure: "F1 0.871", source: "everything called a copy" }],
        },
        cases: [
          `${name}: the programs are so small that independent solutions are alike by nature: ` +
            `${percent(counts.falsePositives / scored.filter(({ label }) => !label).length)} of those are taken for copies.`,
        ],
      };
    };
    const list = measureList(engine, batches, asked);
    // All programs of this corpus are too short to recognise copies, so many pairs are wrong.
    return byScoring(measure, { ...list, cases: [] });
  },
};
