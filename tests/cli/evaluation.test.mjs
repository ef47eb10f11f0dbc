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
import { shareListed } from "../../tools/evaluate/default-list.mjs";
import { Dice } from "../../tools/evaluate/dice.mjs";
import { disguise } from "../../tools/evaluate/disguise.mjs";
import { compareWithTruth, pairOf } from "../../tools/evaluate/found.mjs";
import { sharesRun } from "../../tools/evaluate/honest.mjs";
import { withAuthors } from "../../tools/evaluate/honest-batches.mjs";
import { inventArticles } from "../../tools/evaluate/invented.mjs";
import { evaluationPage } from "../../tools/evaluate/pages.mjs";
import { piecesOf } from "../../tools/evaluate/pieces.mjs";
import { plagdet } from "../../tools/evaluate/plagdet.mjs";
import { copiedPairs, plant } from "../../tools/evaluate/russian.mjs";
import * as scores from "../../tools/evaluate/scores.mjs";
import { defaultThreshold, presets } from "../../tools/evaluate/settings.mjs";
import { summary } from "../../tools/evaluate/summary.mjs";
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

test("listed pairs are held to the truth, and a share of no pairs is 0", () => {
  const listed = [pairOf("a", "b"), pairOf("c", "d")];
  const { measures, missed, strangers } = compareWithTruth(listed, new Set([pairOf("b", "a"), pairOf("a", "c")]));
  assert.deepEqual([measures.precision, measures.recall], [0.5, 0.5]);
  assert.deepEqual([missed, strangers], [[pairOf("a", "c")], [pairOf("c", "d")]]);
  assert.equal(
    shareListed(listed, [
      ["b", "a"],
      ["a", "c"],
    ]),
    0.5,
  );
  assert.equal(shareListed(listed, []), 0);
});

test("a seed decides all random numbers, and they are spread evenly", () => {
  const draw = (seed) => {
    const dice = new Dice(seed);
    return Array.from({ length: 6000 }, () => dice.between(3, 8));
  };
  assert.deepEqual(draw(1), draw(1));
  assert.notDeepEqual(draw(1), draw(2));
  for (const value of [3, 4, 5, 6, 7, 8]) {
    const count = draw(1).filter((drawn) => drawn === value).length;
    assert.ok(Math.abs(count - 1000) < 150, `${value} was drawn ${count} times`);
  }
  assert.deepEqual(new Dice(1).shuffled([1, 2, 3, 4, 5]).sort(), [1, 2, 3, 4, 5]);
});

test("a disguised passage has three quarters of its words, near where they were, and some of the other text", () => {
  const words = Array.from({ length: 4000 }, (_, at) => `${at}`);
  const changed = disguise(words, ["other"], new Dice(1));
  const kept = changed.filter((word) => word !== "other").map(Number);
  assert.ok(kept.length > 2500 && kept.length < 2900, `${kept.length} of 4000 words were kept`);
  assert.ok(changed.length > kept.length + 300);
  assert.equal(new Set(kept).size, kept.length);
  // A window of five holds some seven words of the original.
  assert.ok(kept.every((word, at) => at === 0 || Math.abs(word - kept[at - 1]) < 60));
  assert.notDeepEqual(
    kept,
    kept.toSorted((one, other) => one - other),
  );
});

/** Works of invented articles, each of `count` sentences. */
function inventWorks(works, count) {
  const sentences = inventArticles(works * count, 7).map(({ text }) => text);
  return Array.from({ length: works }, (_, at) => {
    return { name: `prose__${at}.txt`, text: sentences.slice(at * count, (at + 1) * count).join(" ") };
  });
}

test("pieces of a work are spread over it, have the length asked for, and have the work as their author", () => {
  const text = Array.from({ length: 1050 }, (_, at) => `${at}`).join("\n ");
  const pieces = piecesOf([{ name: "one", text }], 100, 4);
  assert.deepEqual(
    pieces.map((piece) => piece.text.split(" ")[0]),
    ["0", "200", "500", "700"],
  );
  assert.ok(pieces.every(({ text, author }) => text.split(" ").length === 100 && author === "one"));
  assert.equal(piecesOf([{ name: "one", text }], 100, 60).length, 10);
  assert.equal(piecesOf([{ name: "one", text }], 2000, 60).length, 0);
});

test("planted passages are where their cases say, from other works, and nothing is planted in honest texts", () => {
  const { sources, suspicious, pairs, cases } = plant(piecesOf(inventWorks(6, 40), 1000, 6), new Dice(1));
  const textOf = new Map([...sources, ...suspicious].map(({ name, text }) => [name, text]));
  const authorOf = new Map([...sources, ...suspicious].map(({ name, author }) => [name, author]));
  assert.ok(cases.some(({ kind }) => kind === "verbatim") && cases.some(({ kind }) => kind === "random"));
  for (const { susp, source, kind, aStart, aEnd, bStart, bEnd } of cases) {
    const [copy, original] = [textOf.get(susp).slice(aStart, aEnd), textOf.get(source).slice(bStart, bEnd)];
    assert.ok(original.split(" ").length >= 50);
    assert.equal(copy === original, kind === "verbatim");
    assert.ok(aStart === 0 || textOf.get(susp)[aStart - 1] === " ");
    assert.notEqual(authorOf.get(susp), authorOf.get(source));
  }
  const planted = new Set(cases.map(({ pair }) => pair));
  assert.ok(pairs.every(({ susp, source, kind }) => (kind !== "none") === planted.has(`${susp} ${source}`)));
});

test("two texts with the same part of a source are copies of each other", () => {
  const taken = (susp, source, bStart, bEnd) => ({ susp, source, bStart, bEnd });
  const cases = [taken("a", "s", 0, 10), taken("b", "s", 9, 20), taken("c", "s", 20, 30), taken("d", "t", 0, 10)];
  const expected = [pairOf("a", "s"), pairOf("b", "s"), pairOf("c", "s"), pairOf("d", "t"), pairOf("a", "b")];
  assert.deepEqual([...copiedPairs(cases)].sort(), expected.sort());
});

test("known copies have one author, also through a third document, and all others have none", () => {
  const documents = ["a", "b", "c", "d", "e", "f", "g"].map((name) => ({ name }));
  const copies = [
    ["a", "b"],
    ["c", "d"],
    ["b", "c"],
    ["e", "f"],
  ];
  const [a, b, c, d, e, f, g] = withAuthors(documents, copies).map(({ author }) => author);
  assert.ok(a !== null && a === b && b === c && c === d);
  assert.ok(e !== null && e === f && e !== a);
  assert.equal(g, null);
});

test("a shared run is of twelve words, whatever their case and punctuation", () => {
  const words = (from, to) => Array.from({ length: to - from }, (_, at) => `w${from + at}`).join(" ");
  assert.ok(sharesRun(`before ${words(0, 12)} after`, words(0, 12).toUpperCase().replaceAll(" ", ", ")));
  assert.ok(!sharesRun(`before ${words(0, 11)} after`, words(0, 20)));
  assert.ok(!sharesRun("", ""));
});

test("invented articles are the same each time, and of the length of a report", () => {
  const articles = inventArticles(20, 3);
  assert.deepEqual(articles, inventArticles(20, 3));
  for (const { text } of articles) {
    const count = text.split(" ").length;
    assert.ok(count >= 116 && count <= 268 + 20 + 24, `${count} words`);
  }
});

test("the page's preset for text is among the settings that are measured", () => {
  const table = readFileSync(join(ROOT, "www/engine/parameters.ts"), "utf8");
  const presetFor = (name) =>
    new RegExp(`^  ${name}: \\{[^]*?^  \\}`, "m").exec(table)?.[0].match(/preset: "(\w+)"/)?.[1];
  assert.deepEqual({ unit: presetFor("unit"), k: Number(presetFor("k")) }, presets.Essays);
  // No preset has a threshold of its own: it is the engine's.
  assert.equal(presetFor("threshold"), undefined);
  const params = readFileSync(join(ROOT, "src/params/table.rs"), "utf8");
  assert.equal(/ threshold: fraction f64 = ([\d.]+);/.exec(params)?.[1], String(defaultThreshold("Essays")));
});

test("a row says what was measured, a goal is judged before rounding, and what was skipped says why", () => {
  const corpus = { name: "one", title: "some", source: "somewhere" };
  const row = {
    asked: "2 | among 3",
    params: { k: 3 },
    score: "Jaccard",
    threshold: [0.25, 0.5],
    chosen: "on others",
    measures: { f1: 0.9596, plagdet: 0.5, granularity: 1.031, inOrder: true },
    goals: { f1: 0.96, granularity: { atMost: 1.03 }, plagdet: { atMost: 0.5 }, inOrder: true },
    known: [{ figure: "F1 0.9", source: "elsewhere" }],
  };
  const text = report([
    { corpus, rows: [row], cases: ["Went wrong."] },
    { corpus: { ...corpus, name: "two" }, skipped: "`x` was not on this disk" },
  ]);
  const [head, , measured, skipped] = text.split("\n");
  const figures = [
    "0.960 (≥ 0.96: **missed**)",
    "plagdet 0.500 (≤ 0.5: met), granularity 1.031 (≤ 1.03: **missed**), kinds in order yes (met)",
  ];
  const cells = ["one", "2 \\| among 3", "k=3; Jaccard", "0.250 to 0.500, on others", "", "", ...figures];
  assert.equal(measured, `| ${[...cells, "F1 0.9 (elsewhere)"].join(" | ")} |`);
  assert.match(skipped, /^\| two \| \*\*skipped\*\*: `x` was not on this disk \|/);
  const columns = (line) => line.replaceAll("\\|", "").split("|").length;
  assert.deepEqual([measured, skipped].map(columns), [columns(head), columns(head)]);
  assert.match(text, /## one: some\n\nSource: somewhere\.\n\n- Went wrong\./);
});

test("a row does not repeat the row before, and names the settings that have a name", () => {
  const measures = { "listed one": 1, "listed two": 0.5, auc: 1 };
  const rows = ["Essays", "Paraphrase"].map((setting) => ({
    ...{ asked: "asked", setting, params: { ...presets[setting], threshold: 0.5 } },
    ...{ score: "Jaccard", chosen: "set", measures },
  }));
  const [, , first, second] = report([{ corpus: { name: "one" }, rows, cases: [] }]).split("\n");
  const figures = "listed one 1.000, two 0.500, AUC 1.000";
  assert.equal(first, `| one | asked | Essays: threshold=0.5; Jaccard | set |  |  |  | ${figures} |  |`);
  assert.equal(second, `|  |  | Paraphrase: threshold=0.5; Jaccard | set |  |  |  | ${figures} |  |`);
});

test("docs/evaluation.md has a place for each corpus, and a row for each line of its summary", () => {
  const page = readFileSync(join(ROOT, "docs/evaluation.md"), "utf8");
  const results = corpora.map((corpus) => ({ corpus, skipped: "none" }));
  const renewed = evaluationPage(page, results, "Now.");
  assert.equal(evaluationPage(renewed, results, "Now."), renewed);
  assert.throws(() => evaluationPage(page, results.slice(1), "Now."), /look at clough_stevenson/);
  const [, table] = /<!-- Summary -->\n\n([\s\S]*?)\n\n/.exec(page);
  assert.equal(table.split("\n").length, 2 + summary.length);
});

test("corpora say what they need, and no two have one name", () => {
  assert.equal(new Set(corpora.map(({ name }) => name)).size, corpora.length);
  for (const { name, title, source, needs } of corpora) {
    assert.ok(name && title && source && needs.length > 0, name);
  }
});

function evaluate(...args) {
  const options = { cwd: ROOT, encoding: "utf8", env: { ...process.env, INIT_CWD: ROOT, LC_ALL: "C" } };
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
  assert.match(
    stdout,
    /1 planted among 4 articles \|.*\| 0\.500 \(≥ 1: \*\*missed\*\*\) \| 1\.000 \(≥ 1: met\) \| 0\.667 \|/,
  );
  assert.match(stdout, /100 articles: listed without being labelled a copy: t3 ↔ t4\./);
  assert.equal(readFileSync(join(ROOT, "docs/evaluation.md"), "utf8"), page);
});

test("copies planted into works are found, and only these are listed", () => {
  const path = join(folder, "text/russian");
  mkdirSync(path, { recursive: true });
  for (const { name, text } of inventWorks(8, 40)) writeFileSync(join(path, name), text);
  const { status, stdout, stderr } = evaluate("russian_obfuscation");
  assert.equal(status, 0, stderr);
  assert.match(stdout, /listed verbatim 1\.000 \(≥ 0\.98: met\), random 1\.000 \(≥ 0\.9: met\), none 0\.000/);
  assert.match(stdout, /verbatim \| defaults; passages, \d+ found \|.*plagdet \d\.\d+ \(≥ 0\.95: met\)/);
});

test("an unknown name, and a folder without any corpus, are refused with what there is", () => {
  const unknown = evaluate("nothing");
  assert.equal(unknown.status, 1);
  assert.match(unknown.stderr, /There is no corpus nothing; there are clough_stevenson, /);
  const empty = evaluate("essays");
  assert.equal(empty.status, 1);
  assert.match(empty.stderr, /No corpus was measured\. They are expected in .*--corpora FOLDER/);
});
