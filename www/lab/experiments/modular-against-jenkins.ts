/**
 * The error of modular hashing against that of Jenkins' mix. P4, section 7.1.2.3 and figures 13 to 15: the difference of
 * the errors against the number of functions. A second modular family stands beside the engine's, whose modulus is P4's:
 * the number of shingles (see ../loose-modulus.ts).
 */
import { estimatesOf, pairAt, similaritiesOf } from "../../engine/pairs.ts";
import type { Params } from "../../engine/pkg/lookalike.js";
import { documentsOf, random } from "../data.ts";
import { share, write } from "../format.ts";
import { looseEstimates, type Sizes } from "../loose-modulus.ts";
import { characters, withCorpus } from "../measure.ts";
import type { Experiment, Finding, LabEngine } from "../model.ts";
import { binomialError, mean, meanWithError } from "../statistics.ts";

/** Twice the standard error: chance alone exceeds it once in twenty times. */
const SIGMAS = 2;

interface Pair {
  readonly exact: number;
  readonly sizes: Sizes;
}

/** Mean absolute errors over the pairs, a seed each, at one number of functions. */
interface AtLength {
  readonly functions: number;
  readonly modular: readonly number[];
  readonly jenkins: readonly number[];
  readonly loose: readonly number[];
  /** With its sign: above 0 where the estimate is too high. */
  readonly looseBias: readonly number[];
}

/** See the head of this file. */
export const modularAgainstJenkins: Experiment = {
  id: "modular-against-jenkins",
  title: "The error of modular hashing against Jenkins’ mix",
  sources: "P4, figures 13 to 15",
  about:
    "Pairs of texts are estimated under many seeds, and the mean absolute error is taken over pairs and seeds. The engine’s " +
    "modular family takes remainders by a prime; beside it stand remainders by the number of shingles, as P4 takes them, " +
    "on as many shingles as each pair has.",
  fields: [
    {
      kind: "numbers",
      name: "functions",
      label: "Numbers of functions",
      initial: "1, 2, 5, 10, 15, 20, 25, 50, 75, 100, 150, 200, 250, 300",
      least: 1,
      most: 4096,
    },
    { kind: "number", name: "k", label: "Length k, in characters", initial: "5", least: 1, most: 64 },
    { kind: "number", name: "pairs", label: "Pairs of permutations", initial: "5", least: 1, most: 1000 },
    { kind: "number", name: "seeds", label: "Seeds", initial: "60", least: 2, most: 10_000 },
  ],
  run(tools, data, answers) {
    const [k, seeds, lengths] = [answers.number("k"), answers.number("seeds"), answers.numbers("functions")];
    const { documents, words } = documentsOf(data, 2 * answers.number("pairs"));
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
        `${words}, ${pairs.length} pairs of them, ${share(similar)} alike on average; ${seeds} seeds.`,
        rows,
        pairs,
      );
    });
  },
};

/** By number of functions: the mean over the pairs of the error and of its size. */
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

/** What perfect functions err by on average. */
function perfect(pairs: readonly Pair[], functions: number): number {
  return mean(pairs.map(({ exact }) => binomialError(functions, exact)));
}

function differences({ modular, jenkins }: AtLength): number[] {
  return modular.map((value, i) => value - (jenkins[i] ?? Number.NaN));
}

function outcome(setting: string, rows: readonly AtLength[], pairs: readonly Pair[]) {
  const at = rows.map(({ functions }) => functions);
  const difference = rows.map((row) => meanWithError(differences(row)));
  const loose = rows.map((row) => meanWithError(differences({ ...row, modular: row.loose })));
  const [from = 1, to = 1] = [at[0], at.at(-1)];
  const x = { label: "Hash functions", format: "integer", logarithmic: true, from, to } as const;
  return {
    setting,
    findings: [
      greaterMostly(
        "P4, section 7.1.2.3",
        "The error of modular hashing is mostly greater than that of Jenkins’ mix.",
        rows,
        difference,
      ),
      greaterMostly("P4, section 7.1.2.3", "So it is where the modulus is the number of shingles.", rows, loose),
      bias(rows),
    ],
    plots: [
      {
        title: "Mean absolute error",
        x,
        y: { label: "Error of the similarity, in points", format: "share", from: 0 },
        at,
        series: [
          { label: "modular, by a prime", draw: "line", y: rows.map(({ modular }) => mean(modular)) },
          { label: "Jenkins", draw: "line", y: rows.map(({ jenkins }) => mean(jenkins)) },
          { label: "modulo the number of shingles", draw: "line", y: rows.map((row) => mean(row.loose)) },
          { label: "perfect functions", draw: "dots", y: at.map((functions) => perfect(pairs, functions)) },
        ],
      },
      {
        title: "Error of modular hashing less that of Jenkins’ mix",
        x,
        y: { label: "Difference, in points", format: "difference" },
        at,
        series: [
          { label: "modular less Jenkins", draw: "line", y: difference.map((of) => of.mean) },
          {
            label: "what chance may add",
            draw: "edge",
            y: difference.map((of) => of.mean + SIGMAS * of.error),
            downTo: "or take",
          },
          { label: "or take", draw: "edge", y: difference.map((of) => of.mean - SIGMAS * of.error) },
          { label: "modulo that number less Jenkins", draw: "line", y: loose.map((of) => of.mean) },
        ],
      },
    ],
    tables: [
      {
        caption: "Mean absolute error, in points of similarity, by number of functions",
        columns: [
          { label: "functions", format: "integer" },
          { label: "modular", format: "share" },
          { label: "Jenkins", format: "share" },
          { label: "modulo the number of shingles", format: "share" },
          { label: "perfect functions", format: "share" },
          { label: "modular less Jenkins, points", format: "difference" },
          { label: "its standard error", format: "difference" },
          { label: "modulo that number less Jenkins, points", format: "difference" },
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
  } as const;
}

function greaterMostly(
  source: string,
  claim: string,
  rows: readonly AtLength[],
  differences: readonly { mean: number; error: number }[],
): Finding {
  const clear = (sign: 1 | -1) =>
    differences.filter(({ mean: middle, error }) => sign * middle > SIGMAS * error).length;
  const [greater, less] = [clear(1), clear(-1)];
  return {
    source,
    claim,
    verdict: greater > rows.length / 2 ? "held" : "failed",
    because: `Beyond what chance explains it is greater at ${greater} and smaller at ${less} of ${rows.length} numbers of functions.`,
  };
}

function bias(rows: readonly AtLength[]): Finding {
  const last = rows.at(-1);
  const { mean: middle, error } = meanWithError(last?.looseBias ?? [0]);
  const biased = Math.abs(middle) > SIGMAS * error;
  return {
    source: "P1, section 6.1; P4, section 4.2.2.1.1",
    claim: "a x + b modulo the number of shingles stands for a random permutation of them.",
    verdict: biased ? "failed" : "held",
    because:
      "It is a permutation only where a has no factor in common with that number: P1 asks for a prime modulus, P4 for a prime " +
      `a. With any a, ${last?.functions ?? 0} functions are off by ${write(middle, "difference")} points on average ` +
      `(standard error ${write(error, "difference").slice(1)}), ${biased ? "and more functions do not mend that" : "which chance explains"}.`,
  };
}
