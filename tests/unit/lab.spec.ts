/** The Lab's experiments with the real engine: what must come out whatever the machine. Durations are never asserted. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import * as engine from "../../www/engine/pkg/lookalike.js";
import { experimentOf, experiments } from "../../www/how/lab/all-experiments.ts";
import { csvOf, write, writeMark } from "../../www/how/lab/axis-format.ts";
import { madePair, permutations, random, shuffled, wordsOf } from "../../www/how/lab/data.ts";
import { type Entries, FieldValues, initialEntries, mistakesIn } from "../../www/how/lab/experiment-fields.ts";
import {
  CannotRun,
  type ExperimentOrder,
  type ExperimentOutcome,
  type Finding,
  type LabData,
  type LabEngine,
} from "../../www/how/lab/experiment-model.ts";
import { enter, enterText, start } from "../../www/how/lab/lab-runs.ts";
import {
  binomialBand,
  binomialError,
  looseEstimates,
  mean,
  powerOfGrowth,
  quantile,
} from "../../www/how/lab/statistics.ts";
import { type Key, message } from "../../www/i18n/message.ts";
import { say } from "../../www/i18n/t.ts";
import { connectResult, type ResultPorts } from "../../www/state/ports.ts";
import { catalogueOf, speak } from "./speak.ts";

engine.initSync({ module: readFileSync(new URL("../../www/engine/pkg/lookalike_bg.wasm", import.meta.url)) });

test.beforeEach(() => speak("en"));

const DEFAULT_TEXT = catalogueOf("en").format("lab-default-text");

const DATA: LabData = { documents: null, text: DEFAULT_TEXT, seed: 1, permutations: 20 };

function run(id: string, entries: Entries = {}, data: LabData = DATA, using: LabEngine = engine): ExperimentOutcome {
  const experiment = experimentOf(id);
  const answers = new FieldValues(experiment.fields, { ...initialEntries(experiment.fields), ...entries });
  return experiment.run({ engine: using, now: () => performance.now(), progress: () => {} }, data, answers);
}

function verdictOf({ findings }: ExperimentOutcome, claim: RegExp): Finding["verdict"] | undefined {
  return findings.find((finding) => claim.test(say(finding.claim)))?.verdict;
}

/** The code of the message by which an experiment refuses to run. */
function refusal(refused: () => unknown): Key | null {
  try {
    refused();
    return null;
  } catch (error) {
    if (error instanceof CannotRun) return error.reason.code;
    throw error;
  }
}

/** A column of one of the tables, by its label. */
function column(outcome: ExperimentOutcome, label: string, table = 0): number[] {
  const { columns, rows } = outcome.tables[table] ?? { columns: [], rows: [] };
  const at = columns.findIndex((one) => say(one.label) === label);
  expect(at, `a column ${label}`).toBeGreaterThanOrEqual(0);
  return rows.map((cells) => Number(cells[at]));
}

test("similarity falls with k, and white space raises it", () => {
  const outcome = run("similarity-by-k");
  const means = column(outcome, "mean, with white space");
  expect(means).toHaveLength(19);
  expect(means.every((value, i) => i === 0 || value <= (means[i - 1] ?? 0))).toBe(true);
  const nine = column(outcome, "k").indexOf(9);
  expect(column(outcome, "highest")[nine]).toBeLessThan(0.1);
  const without = column(outcome, "mean, without white space");
  expect(means.every((value, i) => value >= (without[i] ?? 1))).toBe(true);
  expect(outcome.findings.map(({ verdict }) => verdict)).toEqual(["held", "held", "held", "held"]);
});

test("the page's own texts take the place of permutations, and a copy fails the claim about random texts", () => {
  const documents = [DEFAULT_TEXT, `${DEFAULT_TEXT} and us`, "something else"].map((text, i) => ({
    name: `${i}`,
    text,
  }));
  const outcome = run("similarity-by-k", { k: "2, 9" }, { ...DATA, documents });
  expect(say(outcome.setting)).toBe("The 3 texts on this page: 3 pairs.");
  expect(column(outcome, "highest")[1]).toBeGreaterThan(0.9);
  expect(column(outcome, "lowest")[1]).toBe(0);
  expect(verdictOf(outcome, /k = 9/)).toBe("failed");
  expect(refusal(() => run("similarity-by-k", {}, { ...DATA, documents: documents.slice(0, 1) }))).toBe(
    "lab-needs-texts",
  );
});

test("each family's time is measured at each k, for the shingles there are", () => {
  const outcome = run("family-times", { k: "2, 9", permutations: "5", functions: "16" });
  const [two = 0, nine = 0] = column(outcome, "different ones");
  expect(nine).toBeGreaterThan(two);
  expect(outcome.plots[0]?.series).toHaveLength(5);
  for (const { y } of outcome.plots[0]?.series ?? []) expect(y.every((time) => Number(time) > 0)).toBe(true);
});

test("what is timed is only what the experiment is about: no search for passages, no signature that is there already", () => {
  const asked: Partial<engine.Params>[] = [];
  class Watched extends engine.Corpus {
    override compare(...[params, ...rest]: Parameters<engine.Corpus["compare"]>): engine.Report {
      asked.push(params ?? {});
      return super.compare(params, ...rest);
    }
  }
  const watched = { ...engine, Corpus: Watched };
  run("methods-by-documents", { documents: "5, 10", repeats: "1" }, DATA, watched);
  run("family-times", { k: "2, 9", permutations: "5", functions: "16" }, { ...DATA, seed: 0 }, watched);
  expect(asked.filter(({ evidence }) => evidence !== false)).toEqual([]);
  const signed = asked.flatMap(({ k, family, seed = 1, method }) => (method ? [] : [[k, family, seed].join()]));
  expect(signed.filter((one, at) => one === signed[at - 1])).toEqual([]);
});

test("three methods are timed for each number of documents; there are no more than there are", () => {
  const outcome = run("methods-by-documents", { documents: "5, 10, 30", repeats: "1" });
  expect(column(outcome, "pairs")).toEqual([10, 45, 435]);
  expect(verdictOf(outcome, /not feasible/)).toBe("unclear");
  expect(verdictOf(outcome, /exponential/)).toBe("wrong");
  const documents = permutations(DEFAULT_TEXT, 12, 1);
  const fewer = run("methods-by-documents", { documents: "5, 10, 30", repeats: "1" }, { ...DATA, documents });
  expect(column(fewer, "documents")).toEqual([5, 10, 12]);
  expect(refusal(() => run("methods-by-documents", { layout: "21 x 10" }))).toBe("lab-too-few-functions");
});

test("estimates converge, stay in the band, and P3 needs 400 functions", () => {
  const outcome = run("estimate-by-functions");
  const exact = outcome.plots[0]?.series[0]?.y[0] ?? 0;
  expect(Math.abs(exact - 0.6)).toBeLessThan(0.02);
  for (const family of ["modular", "multiplicative", "MurmurHash3", "Jenkins", "one permutation"]) {
    const estimates = column(outcome, family);
    expect(Math.abs((estimates.at(-1) ?? 0) - exact), family).toBeLessThan(0.06);
  }
  expect(verdictOf(outcome, /The more functions/)).toBe("held");
  expect(verdictOf(outcome, /20 functions/)).toBe("wrong");
  expect(Math.max(...column(outcome, "within ± 0.05, 20 functions", 1))).toBeLessThan(0.6);
  expect(Math.min(...column(outcome, "within ± 0.05, 400 functions", 1))).toBeGreaterThan(0.9);
  expect(Math.min(...column(outcome, "in the band, 400 functions", 1))).toBeGreaterThan(0.9);
});

test("families err alike, and a modulus that is no prime errs for good", () => {
  const outcome = run("modular-against-jenkins", { functions: "10, 100, 300", seeds: "20" });
  const [modular, jenkins, perfect] = ["modular", "Jenkins", "ideal functions"].map((label) => column(outcome, label));
  for (const errors of [modular, jenkins]) {
    errors?.forEach((error, i) => {
      expect(Math.abs(error / (perfect?.[i] ?? 0) - 1)).toBeLessThan(0.35);
    });
  }
  const loose = column(outcome, "modulo the number of shingles");
  expect(loose.at(-1)).toBeGreaterThan(3 * (perfect?.at(-1) ?? 1));
});

test("by a prime number of shingles the papers' own modulus errs no more than perfect functions", () => {
  const errors = (onlyB: number): number[] =>
    Array.from(
      { length: 40 },
      (_, seed) => (looseEstimates(engine, { shared: 40, onlyA: 30, onlyB }, 200, seed)[199] ?? 0) - 0.4,
    );
  // 40 shared of 101, which is prime, and of 100.
  expect(Math.abs(mean(errors(31)))).toBeLessThan(0.02);
  expect(mean(errors(30))).toBeGreaterThan(0.1);
});

test("collisions come with 32 bits and not with 48 or more, and P2's table is reckoned anew", () => {
  const outcome = run("collisions", { words: "300000" });
  const [bits, counted, expected] = ["bits", "collisions counted", "expected"].map((label) => column(outcome, label));
  bits?.forEach((width, i) => {
    if (width === 32) expect(counted?.[i]).toBeGreaterThan(0);
    if (width >= 48) expect(counted?.[i]).toBe(0);
    if (width === 32) expect(Math.abs((expected?.[i] ?? 0) - 10.5)).toBeLessThan(0.5);
  });
  expect(Math.round(column(outcome, "1%", 1)[0] ?? 0)).toBe(9291);
  expect(outcome.findings.map(({ verdict }) => verdict)).toEqual(["held", "held", "held", "unclear"]);
});

test("supershingles find what the formula says, not what P2 prints", () => {
  const outcome = run("s-curves");
  expect(outcome.findings.map(({ verdict }) => verdict)).toEqual(["wrong", "held", "held", "held"]);
  expect(say(outcome.findings[0]?.because ?? "")).toContain("is 0.79; 0.98 belongs to a similarity of 0.95");
  expect(say(outcome.findings[2]?.claim ?? "")).toContain("with a probability of 0.0003.");
  const row = outcome.tables[0]?.rows.find(([similarity]) => similarity === 0.9);
  expect(row?.slice(1).map((cell) => Number(cell).toFixed(2))).toEqual(["0.79", "1.00", "1.00", "1.00"]);
});

test("what is made of a seed is the same each time, and fair", () => {
  const next = random(7);
  const draws = Array.from({ length: 20_000 }, next);
  expect(Math.abs(mean(draws) - 0.5)).toBeLessThan(0.01);
  expect(random(7)()).toBe(draws[0]);
  expect(random(7 + 2 ** 32)()).not.toBe(draws[0]);
  const places = Array.from({ length: 5000 }, () => shuffled([0, 1, 2, 3], next).indexOf(0));
  for (const place of [0, 1, 2, 3])
    expect(Math.abs(places.filter((at) => at === place).length / 5000 - 0.25)).toBeLessThan(0.03);
  expect(shuffled([1, 2, 3, 4, 5], next, 3).slice(0, 3)).toEqual([1, 2, 3]);
  const [first, second] = permutations(DEFAULT_TEXT, 2, 1);
  expect(wordsOf(DEFAULT_TEXT)).toHaveLength(50);
  expect(first?.text).not.toBe(second?.text);
  expect(wordsOf(first?.text ?? "").sort()).toEqual(wordsOf(DEFAULT_TEXT).sort());
});

test("the pair nearest to a similarity is found among many", () => {
  // Every word is a place: similarity falls evenly with the number of words permuted.
  const text = Array.from({ length: 700 }, (_, i) => `w${i}`).join(" ");
  const same = (a: string, b: string): number => {
    const [x, y] = [wordsOf(a), wordsOf(b)];
    return x.filter((word, i) => word === y[i]).length / x.length;
  };
  const made = madePair(text, 1, 0.6, same);
  expect(Math.abs(made.similarity - 0.6)).toBeLessThan(0.003);
});

test("fields say what is wrong with them, and read what is right", () => {
  const { fields } = experimentOf("methods-by-documents");
  const right = initialEntries(fields);
  expect(mistakesIn(fields, right).size).toBe(0);
  const wrong = { ...right, documents: "10, x", k: "0", layout: "20 by 10", family: "md5", functions: "" };
  expect([...mistakesIn(fields, wrong).keys()]).toEqual(["documents", "k", "family", "layout", "functions"]);
  expect(() => new FieldValues(fields, wrong)).toThrow(/documents: lab-wrong-number/);
  const answers = new FieldValues(fields, { ...right, documents: "30, 10; 30", layout: "4X5" });
  expect(answers.numbers("documents")).toEqual([10, 30]);
  expect(answers.layouts("layout")).toEqual([{ bands: 4, rows: 5 }]);
  const layout = mistakesIn(fields, { ...right, layout: "4 x 5, 5 x 4" }).get("layout");
  expect(layout).toEqual(message("lab-wrong-one", { count: 2 }));
  for (const experiment of experiments)
    expect(mistakesIn(experiment.fields, initialEntries(experiment.fields)).size).toBe(0);
});

test("an experiment runs with what was in its fields when it was started, whatever is typed while it waits", () => {
  const orders: ExperimentOrder[] = [];
  const replies: ((reply: unknown) => void)[] = [];
  connectResult({
    startExperiment: (onReply: (reply: unknown) => void) => {
      replies.push(onReply);
      return { post: (order: unknown) => void orders.push(order as ExperimentOrder), end: () => {} };
    },
  } as unknown as ResultPorts);
  start(["s-curves", "family-times"]);
  enter("family-times", "k", "no number");
  enter("", "seed", "x");
  enterText("another text");
  replies[0]?.({ kind: "failed", message: "over" });
  expect(orders.map(({ id }) => id)).toEqual(["s-curves", "family-times"]);
  expect(orders[1]?.entries).toEqual(initialEntries(experimentOf("family-times").fields));
  expect(orders[1]?.data).toEqual(DATA);
  replies[1]?.({ kind: "failed", message: "over" });
  // And one with a mistake is not started.
  start(["family-times"]);
  expect(orders.length).toBe(2);
});

test("statistics and numbers", () => {
  expect(quantile([1, 2, 3, 5], 0.5)).toBe(2.5);
  expect(binomialError(1, 0.3)).toBeCloseTo(0.42, 12);
  expect(binomialError(400, 0.6)).toBeCloseTo(Math.sqrt(0.48 / Math.PI / 400), 4);
  expect(powerOfGrowth([1, 10, 100], [3, 300, 30_000])).toBeCloseTo(2, 10);
  expect(binomialBand(1, 0.6)).toEqual({ low: 0, high: 1 });
  // By the tables of the binomial for n = 20, p = 0.5: P(X ≤ 5) = 0.0207, P(X ≤ 14) = 0.9793.
  expect(binomialBand(20, 0.5)).toEqual({ low: 6 / 20, high: 14 / 20 });
  const { low, high } = binomialBand(4096, 0.6);
  expect((high - low) / 2).toBeCloseTo(1.96 * Math.sqrt(0.24 / 4096), 3);
  expect(["share", "difference", "number", "integer"].map((format) => write(0.0734, format as never))).toEqual([
    "7.3%",
    "+7.34",
    "0.073",
    "0",
  ]);
  const table = {
    caption: message("lab-k"),
    columns: [{ label: 'a "b"', format: "text" }],
    rows: [["=1+1"], [0.5], [null]],
  } as const;
  expect(csvOf(table)).toBe('"a ""b"""\r\n\'=1+1\r\n0.5\r\n\r\n');
});

test("numbers and tables are written in the language in use", () => {
  speak("es-ES");
  expect(["share", "difference", "number", "integer"].map((format) => write(0.0734, format as never))).toEqual([
    "7,3\u00a0%",
    "+7,34",
    "0,073",
    "0",
  ]);
  expect([-0.0734, -0.000_001].map((value) => write(value, "difference"))).toEqual(["\u22127,34", "0,00"]);
  expect([2.5e-7, 1e18].map((value) => write(value, "number"))).toEqual(["2,5 · 10⁻⁷", "1,0 · 10¹⁸"]);
  expect([0.2, 0.25].map((value) => writeMark(value, "share"))).toEqual(["20\u00a0%", "25\u00a0%"]);
  const { tables } = run("s-curves");
  expect(csvOf(tables[1] ?? { caption: message("lab-k"), columns: [], rows: [] })).toMatch(/^bandas x filas,10/);
});

test("an outcome is data that a worker can send, and has a sentence for everything in every language", () => {
  const outcome = run("s-curves");
  expect(structuredClone(outcome)).toEqual(outcome);
  for (const locale of ["en", "es", "ru"]) {
    speak(locale);
    for (const { title, about, sources, fields } of experiments) {
      for (const message of [title, about, sources, ...fields.map(({ label }) => label)]) {
        expect(say(message)).not.toMatch(/^lab-|\{/);
      }
    }
    const { setting, findings, plots, tables } = outcome;
    const all = [setting, ...findings.flatMap((one) => [one.source, one.claim, one.because])];
    const drawn = [
      ...plots.flatMap(({ title, x, y }) => [title, x.label, y.label]),
      ...tables.map((one) => one.caption),
    ];
    for (const message of [...all, ...drawn]) expect(say(message)).not.toMatch(/^lab-|\{\$/);
  }
});
