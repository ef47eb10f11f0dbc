/**
 * The error of modular hashing against that of Jenkins' mix. P4, section 7.1.2.3 and figures 13 to 15: the difference of the
 * errors against the number of functions. Besides the engine's, there is a second modular family, whose modulus is P4's: the
 * number of shingles (`looseEstimates`).
 */
import { estimatesOf, pairAt, similaritiesOf } from "../../../engine/pairs.ts";
import type { Params } from "../../../engine/pkg/lookalike.js";
import { type Message, message } from "../../../i18n/message.ts";
import { madeDocuments, random } from "../data.ts";
import type { Experiment, ExperimentOutcome, Finding, LabEngine } from "../experiment-model.ts";
import { characters, withCorpus } from "../measure.ts";
import { binomialError, looseEstimates, mean, meanWithError, type Sizes } from "../statistics.ts";

/** Twice the standard error: chance alone exceeds it one time in twenty. */
const SIGMAS = 2;

interface Pair {
  readonly exact: number;
  readonly sizes: Sizes;
}

/** Mean absolute errors over the pairs, one per seed, at one number of functions. */
interface AtLength {
  readonly functions: number;
  readonly modular: readonly number[];
  readonly jenkins: readonly number[];
  readonly loose: readonly number[];
  /** Signed: above 0 if the estimate is too high. */
  readonly looseBias: readonly number[];
}

export const modularAgainstJenkins: Experiment = {
  id: "modular-against-jenkins",
  title: message("lab-jenkins-title"),
  sources: message("lab-jenkins-sources"),
  about: message("lab-jenkins-about"),
  fields: [
    {
      kind: "numbers",
      name: "functions",
      label: message("lab-field-function-numbers"),
      initial: "1, 2, 5, 10, 15, 20, 25, 50, 75, 100, 150, 200, 250, 300",
      min: 1,
      max: 4096,
    },
    { kind: "number", name: "k", label: message("lab-field-k-characters"), initial: "5", min: 1, max: 64 },
    { kind: "number", name: "pairs", label: message("lab-field-pairs"), initial: "5", min: 1, max: 1000 },
    { kind: "number", name: "seeds", label: message("lab-field-seeds"), initial: "60", min: 2, max: 10_000 },
  ],
  run(tools, data, fieldValues) {
    const [k, seeds, lengths] = [
      fieldValues.number("k"),
      fieldValues.number("seeds"),
      fieldValues.numbers("functions"),
    ];
    const { documents, words } = madeDocuments(data, 2 * fieldValues.number("pairs"));
    return withCorpus(tools.engine, documents, (corpus, ids) => {
      const wanted = ids.slice(0, ids.length - (ids.length % 2));
      const compare = (params: Partial<Params>) => corpus.comparePairs(wanted, { ...characters(k), ...params });
      const found = compare({ signatureLength: 1 });
      const pairs = Array.from({ length: found.pairs.length }, (_, i): Pair => {
        const { a, b, shared, jaccard } = pairAt(found, i);
        const only = (document: number) => (found.documents.compared[document] ?? 0) - shared;
        return { exact: jaccard, sizes: { shared, onlyA: only(a), onlyB: only(b) } };
      });
      const error = (family: Params["family"], functions: number, seed: number): number => {
        const params = { family, seed, signatureLength: functions, bands: 1, rows: 1 };
        const report = compare(params);
        const exact = similaritiesOf(report, "jaccard");
        return mean([...estimatesOf(report)].map((estimate, i) => Math.abs(estimate - (exact[i] ?? Number.NaN))));
      };
      const seedList = Array.from({ length: seeds }, (_, i) => data.seed + i);
      const loose = seedList.map((seed) => looseErrors(tools.engine, pairs, lengths, seed));
      const rows = lengths.map((functions, l): AtLength => {
        tools.progress(l, lengths.length);
        const bySeed = (family: Params["family"]) => seedList.map((seed) => error(family, functions, seed));
        return {
          functions,
          modular: bySeed("modular"),
          jenkins: bySeed("jenkins"),
          loose: loose.map((of) => of[l]?.error ?? Number.NaN),
          looseBias: loose.map((of) => of[l]?.bias ?? Number.NaN),
        };
      });
      const similar = mean(pairs.map(({ exact }) => exact));
      return outcome(
        message("lab-jenkins-setting", { data: words, pairs: pairs.length, share: similar, seeds }),
        rows,
        pairs,
      );
    });
  },
};

/** By number of functions: the mean over the pairs of the signed error and of its absolute value. */
function looseErrors(engine: LabEngine, pairs: readonly Pair[], lengths: readonly number[], seed: number) {
  const next = random(seed);
  const byPair = pairs.map(({ sizes, exact }) => {
    const estimates = looseEstimates(engine, sizes, lengths.at(-1) ?? 1, Math.floor(next() * 2 ** 32));
    return lengths.map((length) => (estimates[length - 1] ?? Number.NaN) - exact);
  });
  return lengths.map((_, l) => {
    const errors = byPair.map((of) => of[l] ?? Number.NaN);
    return { error: mean(errors.map(Math.abs)), bias: mean(errors) };
  });
}

/** The average error of perfect functions. */
function perfect(pairs: readonly Pair[], functions: number): number {
  return mean(pairs.map(({ exact }) => binomialError(functions, exact)));
}

function differences({ modular, jenkins }: AtLength): number[] {
  return modular.map((value, i) => value - (jenkins[i] ?? Number.NaN));
}

function outcome(setting: Message, rows: readonly AtLength[], pairs: readonly Pair[]): ExperimentOutcome {
  const xValues = rows.map(({ functions }) => functions);
  const difference = rows.map((row) => meanWithError(differences(row)));
  const loose = rows.map((row) => meanWithError(differences({ ...row, modular: row.loose })));
  const [from = 1, to = 1] = [xValues[0], xValues.at(-1)];
  const x = { label: message("lab-axis-functions"), format: "integer", isLogarithmic: true, from, to } as const;
  return {
    setting,
    findings: [
      greaterMostly(message("lab-jenkins-greater"), rows, difference),
      greaterMostly(message("lab-jenkins-greater-loose"), rows, loose),
      bias(rows),
    ],
    plots: [
      {
        title: message("lab-jenkins-plot"),
        x,
        y: { label: message("lab-jenkins-axis"), format: "share", from: 0 },
        xValues,
        series: [
          { label: message("lab-jenkins-prime"), draw: "line", y: rows.map(({ modular }) => mean(modular)) },
          { label: "Jenkins", draw: "line", y: rows.map(({ jenkins }) => mean(jenkins)) },
          { label: message("lab-jenkins-loose"), draw: "line", y: rows.map((row) => mean(row.loose)) },
          {
            label: message("lab-jenkins-ideal"),
            draw: "dots",
            y: xValues.map((functions) => perfect(pairs, functions)),
          },
        ],
      },
      {
        title: message("lab-jenkins-difference-plot"),
        x,
        y: { label: message("lab-jenkins-difference-axis"), format: "difference" },
        xValues,
        series: [
          { label: message("lab-jenkins-difference"), draw: "line", y: difference.map((of) => of.mean) },
          {
            label: message("lab-jenkins-chance"),
            draw: "upper",
            y: difference.map((of) => of.mean + SIGMAS * of.error),
          },
          {
            label: message("lab-jenkins-chance"),
            draw: "lower",
            y: difference.map((of) => of.mean - SIGMAS * of.error),
          },
          { label: message("lab-jenkins-loose-difference"), draw: "line", y: loose.map((of) => of.mean) },
        ],
      },
    ],
    tables: [
      {
        caption: message("lab-jenkins-table"),
        columns: [
          { label: message("lab-functions"), format: "integer" },
          { label: message("lab-family-modular"), format: "share" },
          { label: "Jenkins", format: "share" },
          { label: message("lab-jenkins-loose"), format: "share" },
          { label: message("lab-jenkins-ideal"), format: "share" },
          { label: message("lab-jenkins-difference-points"), format: "difference" },
          { label: message("lab-jenkins-standard-error"), format: "difference" },
          { label: message("lab-jenkins-loose-points"), format: "difference" },
        ],
        rows: rows.map((row, i) => [
          row.functions,
          mean(row.modular),
          mean(row.jenkins),
          mean(row.loose),
          perfect(pairs, row.functions),
          difference[i]?.mean ?? null,
          difference[i]?.error ?? null,
          loose[i]?.mean ?? null,
        ]),
      },
    ],
  };
}

function greaterMostly(
  claim: Message,
  rows: readonly AtLength[],
  differences: readonly { mean: number; error: number }[],
): Finding {
  const clear = (sign: 1 | -1) =>
    differences.filter(({ mean: middle, error }) => sign * middle > SIGMAS * error).length;
  const [greater, less] = [clear(1), clear(-1)];
  return {
    source: message("lab-section", { paper: "P4", number: "7.1.2.3" }),
    claim,
    verdict: greater > rows.length / 2 ? "held" : "failed",
    because: message("lab-jenkins-greater-so", { greater, less, all: rows.length }),
  };
}

function bias(rows: readonly AtLength[]): Finding {
  const last = rows.at(-1);
  const { mean: middle, error } = meanWithError(last?.looseBias ?? [0]);
  const numbers = { functions: last?.functions ?? 0, bias: 100 * middle, error: 100 * error };
  const biased = Math.abs(middle) > SIGMAS * error;
  return {
    source: message("lab-jenkins-permutation-source"),
    claim: message("lab-jenkins-permutation"),
    verdict: biased ? "failed" : "held",
    because: biased ? message("lab-jenkins-permutation-not", numbers) : message("lab-jenkins-permutation-so", numbers),
  };
}
