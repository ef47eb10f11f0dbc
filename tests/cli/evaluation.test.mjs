/**
 * What `npm run evaluate` makes of scores: figures held to definitions worked out by hand, and the table written of them.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { corpora } from "../../tools/evaluate/corpora.mjs";
import { pairOf } from "../../tools/evaluate/found.mjs";
import { plagdet } from "../../tools/evaluate/plagdet.mjs";
import * as scores from "../../tools/evaluate/scores.mjs";
import { defaultThreshold, presets } from "../../tools/evaluate/settings.mjs";
import { report } from "../../tools/evaluate/table.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "lookalike-corpora-"));
after(() => rmSync(folder, { recursive: true }));

const { accuracy, auc, bestThreshold, confusion, fBeta, leaveOneGroupOut, precision, recall, tally } = scores;

/** Pairs of scores and labels, 1 for a copy. */
const pairs = (...rows) => rows.map(([score, label, group]) => ({ score, label: label === 1, group }));
/** Pairs without a pattern but the same at each run; scores in steps, so that many are equal. */
function scattered(count, seed) {
  let state = seed;
  const next = (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return (state >>> 8) % below;
  };
  return Array.from({ length: count }, () => {
    const label = next(3) === 0;
    return { score: (next(10) + (label ? next(6) : 0)) / 15, label, group: "abcd"[next(4)] };
  });
}
const near = (actual, expected) => assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);

test("a threshold finds what scores as much or more, and the figures follow from the counts", () => {
  const counts = confusion(pairs([0.9, 1], [0.5, 1], [0.5, 0], [0.4, 1], [0.1, 0], [0, 0]), 0.5);
  assert.deepEqual(counts, { truePositives: 2, falsePositives: 1, falseNegatives: 1, trueNegatives: 2 });
  near(precision(counts), 2 / 3);
  near(recall(counts), 2 / 3);
  near(accuracy(counts), 4 / 6);
  near(fBeta(counts), 2 / 3);
  const lopsided = { truePositives: 6, falsePositives: 6, falseNegatives: 2, trueNegatives: 0 };
  // Precision 1/2, recall 3/4: F1 is 3/5, F1.5 is 3.25 · 3/8 / (2.25/2 + 3/4).
  near(fBeta(lopsided), 0.6);
  near(fBeta(lopsided, 1.5), (3.25 * 0.375) / 1.875);
});

test("where nothing is found or nothing is to be found, no figure is without a value", () => {
  const nothing = { truePositives: 0, falsePositives: 0, falseNegatives: 3, trueNegatives: 1 };
  assert.deepEqual([precision(nothing), recall(nothing), fBeta(nothing)], [1, 0, 0]);
  assert.equal(auc(pairs([0.3, 1])), 0.5);
});

test("the area under the curve is the share of pairs of pairs in the right order, ties half", () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const some = scattered(60, seed);
    const [copies, others] = [true, false].map((kind) => some.filter(({ label }) => label === kind));
    const won = copies.flatMap((copy) =>
      others.map((other) => (copy.score > other.score ? 1 : copy.score === other.score ? 0.5 : 0)),
    );
    near(auc(some), won.reduce((sum, value) => sum + value) / won.length);
  }
});

test("no threshold fares better than the best one, by any measure", () => {
  for (const measure of [fBeta, (counts) => fBeta(counts, 1.5), accuracy]) {
    for (const seed of [1, 2, 3, 4, 5]) {
      const some = scattered(60, seed);
      const best = measure(confusion(some, bestThreshold(some, measure)));
      const all = some.map(({ score }) => measure(confusion(some, score)));
      near(best, Math.max(...all));
    }
  }
});

test("the best threshold keeps away from the scores on both sides", () => {
  near(bestThreshold(pairs([0.9, 1], [0.8, 1], [0.4, 0], [0.1, 0])), 0.6);
  assert.throws(() => bestThreshold([]), /needs pairs/);
});

test("a group's threshold does not see the group", () => {
  const some = pairs([0.9, 1, "a"], [0.7, 0, "a"], [0.5, 1, "b"], [0.1, 0, "b"], [0.6, 1, "c"], [0.2, 0, "c"]);
  const before = leaveOneGroupOut(some).get("a");
  near(before, 0.35);
  const turned = some.map((pair) =>
    pair.group === "a" ? { ...pair, label: !pair.label, score: 1 - pair.score } : pair,
  );
  assert.equal(leaveOneGroupOut(turned).get("a"), before);
  // 0.35 for a, 0.4 for b, 0.3 for c: the 0.7 of a is the one mistake.
  const thresholds = leaveOneGroupOut(some);
  assert.deepEqual(
    tally(some, ({ group }) => thresholds.get(group)),
    { truePositives: 3, falsePositives: 1, falseNegatives: 0, trueNegatives: 2 },
  );
  assert.throws(() => leaveOneGroupOut(some.slice(0, 2)), /two groups/);
});

const passage = (aStart, aEnd, bStart, bEnd, pair = "p") => ({ pair, aStart, aEnd, bStart, bEnd });

test("a passage that is detected whole has all marks, and nothing detected has none", () => {
  const cases = [passage(0, 100, 50, 150)];
  assert.deepEqual(plagdet(cases, cases), { precision: 1, recall: 1, f1: 1, granularity: 1, plagdet: 1 });
  assert.deepEqual(plagdet(cases, []), { precision: 0, recall: 0, f1: 0, granularity: 1, plagdet: 0 });
});

test("a passage in two pieces is as well covered, and pays for the pieces", () => {
  const result = plagdet([passage(0, 100, 0, 100)], [passage(0, 50, 0, 50), passage(50, 100, 50, 100)]);
  assert.deepEqual([result.precision, result.recall, result.granularity], [1, 1, 2]);
  near(result.plagdet, 1 / Math.log2(3));
});

test("detections that overlap are counted once, and those beside the case or in another pair not at all", () => {
  const cases = [passage(0, 100, 0, 100), passage(0, 40, 0, 60, "q")];
  const detections = [
    passage(20, 60, 20, 60),
    passage(40, 80, 40, 80),
    passage(0, 100, 100, 200), // on one side only
    passage(0, 40, 0, 60, "r"),
  ];
  const { precision, recall, granularity } = plagdet(cases, detections);
  near(recall, 120 / 200 / 2);
  near(precision, 2 / 4);
  assert.equal(granularity, 2);
});

test("a pair has one name whichever way round", () => {
  assert.equal(pairOf("b", "a"), pairOf("a", "b"));
  assert.notEqual(pairOf("a", "b"), pairOf("a", "c"));
});

test("the presets are measured as the page has them", () => {
  const source = readFileSync(join(ROOT, "www/state/presets.ts"), "utf8");
  // Each preset in the source, from its label to the next one's.
  const onPage = source.split(/\blabel: "/).slice(1, 5);
  assert.deepEqual(onPage.map((preset) => preset.split('"')[0]).sort(), Object.keys(presets).sort());
  for (const preset of onPage) {
    const [label] = preset.split('"');
    const own = preset.slice(preset.indexOf("...usual")).matchAll(/(\w+): "(\w+)"/g);
    const values = Object.fromEntries(
      Array.from(own, ([, name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
    );
    const { id: _, threshold = 20, ...params } = values;
    assert.deepEqual(params, presets[label], label);
    assert.equal(threshold, 100 * defaultThreshold(label), label);
  }
});

test("a row says what was measured, a goal is judged before rounding, and what was skipped says why", () => {
  const corpus = { name: "one", title: "some", source: "somewhere" };
  const row = {
    asked: "2 | among 3",
    params: { k: 3 },
    score: "Jaccard",
    threshold: [0.25, 0.5],
    chosen: "on others",
    measures: { f1: 0.9596, plagdet: 0.5, inOrder: true },
    goals: { f1: 0.96, inOrder: true },
    known: [{ figure: "F1 0.9", source: "elsewhere" }],
  };
  const text = report([
    { corpus, rows: [row], cases: ["Went wrong."] },
    { corpus: { ...corpus, name: "two" }, skipped: "`x` was not on this disk" },
  ]);
  const [head, , measured, skipped] = text.split("\n");
  const cells =
    "| one | 2 \\| among 3 | k=3; Jaccard | 0.250 to 0.500, on others |  |  | 0.960 | plagdet 0.500, kinds in order yes |";
  assert.equal(measured, `${cells} F1 0.9 (elsewhere) | F1 0.96: **missed**; kinds in order: reached |`);
  assert.match(skipped, /^\| two \| \*\*skipped\*\*: `x` was not on this disk \|/);
  const columns = (line) => line.replaceAll("\\|", "").split("|").length;
  assert.deepEqual([measured, skipped].map(columns), [columns(head), columns(head)]);
  assert.match(text, /### one: some\n\nSource: somewhere\.\n\n- Went wrong\./);
});

test("corpora say what they need, and no two have one name", () => {
  assert.equal(new Set(corpora.map(({ name }) => name)).size, corpora.length);
  for (const { name, title, source, needs } of corpora) {
    assert.ok(name && title && source && needs.length > 0, name);
  }
});

function evaluate(...args) {
  const options = { cwd: ROOT, encoding: "utf8", env: { ...process.env, INIT_CWD: ROOT } };
  return spawnSync(process.execPath, ["tools/evaluate.mjs", "--corpora", folder, ...args], options);
}

test("a corpus on disk is measured, one that is not is skipped by name, and naming some leaves the page alone", () => {
  const page = readFileSync(join(ROOT, "docs/evaluation.md"), "utf8");
  const words = (n) => Array.from({ length: 40 }, (_, at) => `word${n}x${at}`).join(" ");
  const path = join(folder, "minhash_articles");
  mkdirSync(path);
  for (const size of [100, 1000, 2500]) {
    // The first two are copies of each other; so are the others, which the truth denies.
    const lines = [`t1 ${words(1)} end`, `t2 ${words(1)} over`, `t3 ${words(3)}`, `t4 ${words(3)}`];
    writeFileSync(join(path, `articles_${size}.train`), `${lines.join("\n")}\n`);
    writeFileSync(join(path, `articles_${size}.truth`), "t1 t2\n");
  }
  const { status, stdout, stderr } = evaluate("minhash_articles", "essays");
  assert.equal(status, 0, stderr);
  assert.match(stderr, /essays: skipped, for there is no essays\/small/);
  assert.match(stdout, /\| essays \| \*\*skipped\*\*/);
  assert.match(stdout, /1 planted among 4 articles \|.*\| 0\.500 \| 1\.000 \| 0\.667 \|/);
  assert.match(stdout, /100 articles: listed without being labelled a copy: t3 ↔ t4\./);
  assert.equal(readFileSync(join(ROOT, "docs/evaluation.md"), "utf8"), page);
});

test("an unknown name, and a folder without any corpus, are refused with what there is", () => {
  const unknown = evaluate("nothing");
  assert.equal(unknown.status, 1);
  assert.match(unknown.stderr, /There is no corpus nothing; there are clough_stevenson, /);
  const empty = evaluate("essays");
  assert.equal(empty.status, 1);
  assert.match(empty.stderr, /No corpus was measured\. They are expected in .*--corpora FOLDER/);
});
