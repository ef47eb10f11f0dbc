/**
 * The estimate against the number of hash functions. P1, section 8.4 and figure 5: a pair with 60% similarity, k = 9; and
 * P3's question of how many functions an error of 0.05 needs.
 */
import { pairAt } from "../../../engine/pairs.ts";
import type { Corpus } from "../../../engine/pkg/lookalike.js";
import { message } from "../../../i18n/message.ts";
import { baseText, type MadePair, madePair } from "../data.ts";
import type { Experiment, ExperimentOutcome, Finding, LabEngine, Label, Series } from "../experiment-model.ts";
import { characters, FAMILIES, withCorpus } from "../measure.ts";
import { binomialBand, mean } from "../statistics.ts";

/** P3's error and confidence, its number of functions, and the number that follows from its bound. */
const P3 = { error: 0.05, confidence: 0.95, printed: 20, right: 400 };
/** A share of functions such as 8 / 20 − 0.35 may miss 0.05 by the last bit. */
const ROUNDING = 1e-9;

/** The distribution of the estimates around the exact similarity over many seeds. */
interface Scatter {
  readonly functions: number;
  /** By family: the share of seeds within P3's error, and within the 95% band. */
  readonly near: readonly number[];
  readonly inBand: readonly number[];
}

export const estimateByFunctions: Experiment = {
  id: "estimate-by-functions",
  title: message("lab-estimate-title"),
  sources: message("lab-estimate-sources"),
  about: message("lab-estimate-about"),
  fields: [
    {
      kind: "numbers",
      name: "functions",
      label: message("lab-field-function-numbers"),
      initial: "1, 2, 5, 10, 20, 30, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000",
      min: 1,
      max: 4096,
    },
    { kind: "number", name: "k", label: message("lab-field-k-characters"), initial: "9", min: 1, max: 64 },
    { kind: "number", name: "similarity", label: message("lab-field-similarity"), initial: "60", min: 1, max: 99 },
    { kind: "number", name: "seeds", label: message("lab-field-seeds"), initial: "200", min: 2, max: 100_000 },
  ],
  run(tools, data, fieldValues) {
    const k = fieldValues.number("k");
    const lengths = fieldValues.numbers("functions");
    const made = madePair(baseText(data), data.seed, fieldValues.number("similarity") / 100, exactly(tools.engine, k));
    const texts = [made.a, made.b].map((text, i) => ({ name: String(i), text }));
    const seeds = fieldValues.number("seeds");
    const steps = lengths.length + 2 * seeds;
    return withCorpus(tools.engine, texts, (corpus, ids) => {
      const estimateBy = (functions: number, seed: number): number[] =>
        FAMILIES.map(([family]) => estimate(corpus, ids, { k, functions, seed, family }));
      const lines = lengths.map((functions, i) => {
        tools.progress(i, steps);
        return estimateBy(functions, data.seed);
      });
      const scatters = [P3.printed, P3.right].map((functions, part) => {
        const estimates = Array.from({ length: seeds }, (_, i) => {
          tools.progress(lengths.length + part * seeds + i, steps);
          return estimateBy(functions, data.seed + i);
        });
        return scatterOf(functions, estimates, made.similarity);
      });
      return outcome({ made, k, seeds, lengths, lines, scatters, engine: tools.engine });
    });
  },
};

function exactly(engine: LabEngine, k: number): (a: string, b: string) => number {
  return (a, b) =>
    withCorpus(
      engine,
      [a, b].map((text, i) => ({ name: String(i), text })),
      (corpus, ids) => pairAt(corpus.comparePairs(ids, { ...characters(k), signatureLength: 1 }), 0).jaccard,
    );
}

type Family = (typeof FAMILIES)[number][0];

function estimate(
  corpus: Corpus,
  ids: Uint32Array,
  { k, functions, seed, family }: { k: number; functions: number; seed: number; family: Family },
): number {
  const params = { ...characters(k), signatureLength: functions, bands: 1, rows: 1, seed, family };
  return pairAt(corpus.comparePairs(ids, params), 0).estimate;
}

function scatterOf(functions: number, estimates: readonly (readonly number[])[], exact: number): Scatter {
  const { low, high } = binomialBand(functions, exact);
  const shareOf = (family: number, holds: (value: number) => boolean): number =>
    mean(estimates.map((values) => (holds(values[family] ?? Number.NaN) ? 1 : 0)));
  return {
    functions,
    near: FAMILIES.map((_, f) => shareOf(f, (value) => Math.abs(value - exact) <= P3.error + ROUNDING)),
    inBand: FAMILIES.map((_, f) => shareOf(f, (value) => value >= low - ROUNDING && value <= high + ROUNDING)),
  };
}

interface EstimateErrors {
  readonly made: MadePair;
  readonly k: number;
  readonly seeds: number;
  readonly lengths: readonly number[];
  /** By length, then by family. */
  readonly lines: readonly (readonly number[])[];
  readonly scatters: readonly Scatter[];
  readonly engine: LabEngine;
}

function outcome(found: EstimateErrors): ExperimentOutcome {
  const { made, k, seeds, lengths, lines, scatters } = found;
  const exact = made.similarity;
  const bands = lengths.map((length) => binomialBand(length, exact));
  const families = FAMILIES.map(([, label], f) => ({ label, values: lines.map((values) => values[f] ?? Number.NaN) }));
  const numbers = (label: Label, draw: Series["draw"], y: readonly number[]) => ({ label, draw, y }) as const;
  return {
    setting: message("lab-estimate-setting", { words: made.words, permuted: made.permuted, k, share: exact }),
    findings: [converges(found), staysInBand(found), neededFunctions(found)],
    plots: [
      {
        title: message("lab-estimate-plot"),
        x: {
          label: message("lab-axis-functions"),
          format: "integer" as const,
          isLogarithmic: true,
          from: lengths[0] ?? 1,
          to: lengths.at(-1) ?? 1,
        },
        y: { label: message("lab-axis-jaccard"), format: "share" as const, from: 0, to: 1 },
        xValues: lengths,
        series: [
          numbers(
            message("lab-estimate-exact"),
            "line",
            lengths.map(() => exact),
          ),
          numbers(
            message("lab-estimate-band"),
            "upper",
            bands.map(({ high }) => high),
          ),
          numbers(
            message("lab-estimate-low"),
            "lower",
            bands.map(({ low }) => low),
          ),
          ...families.map(({ label, values }) => numbers(label, "line", values)),
        ],
      },
    ],
    tables: [
      {
        caption: message("lab-estimate-table"),
        columns: [
          { label: message("lab-functions"), format: "integer" as const },
          { label: message("lab-estimate-low"), format: "share" as const },
          { label: message("lab-estimate-high"), format: "share" as const },
          ...families.map(({ label }) => ({ label, format: "share" as const })),
        ],
        rows: lengths.map((length, i) => [length, bands[i]?.low ?? null, bands[i]?.high ?? null, ...(lines[i] ?? [])]),
      },
      {
        caption: message("lab-estimate-seeds", { error: P3.error, seeds }),
        columns: [
          { label: message("lab-family"), format: "text" as const },
          ...scatters.flatMap(({ functions }) => [
            { label: message("lab-estimate-near", { error: P3.error, functions }), format: "share" as const },
            { label: message("lab-estimate-in-band", { functions }), format: "share" as const },
          ]),
        ],
        rows: FAMILIES.map(([, label], f) => [
          label,
          ...scatters.flatMap(({ near, inBand }) => [near[f] ?? null, inBand[f] ?? null]),
        ]),
      },
    ],
  };
}

function converges({ lengths, lines, made }: EstimateErrors): Finding {
  const third = Math.floor(lengths.length / 3);
  const errors = lines.map((values) => mean(values.map((value) => Math.abs(value - made.similarity))));
  const [few, many] = [errors.slice(0, third), errors.slice(-third)];
  const source = message("lab-section", { paper: "P1", number: "8.4" });
  const claim = message("lab-estimate-converges");
  if (third === 0) return { source, claim, verdict: "unclear", because: message("lab-estimate-converges-unclear") };
  return {
    source,
    claim,
    verdict: mean(many) < mean(few) ? "held" : "failed",
    because: message("lab-estimate-converges-so", {
      few: 100 * mean(few),
      many: 100 * mean(many),
      fewFrom: lengths[0] ?? 0,
      fewTo: lengths[third - 1] ?? 0,
      manyFrom: lengths.at(-third) ?? 0,
      manyTo: lengths.at(-1) ?? 0,
    }),
  };
}

function staysInBand({ scatters, seeds }: EstimateErrors): Finding {
  const shares = scatters.flatMap(({ inBand }) => inBand);
  const least = Math.min(...shares);
  // The lowest of ten shares: three standard deviations of a share of 95% over this many seeds.
  const allowance = 3 * Math.sqrt((0.95 * 0.05) / seeds);
  return {
    source: message("lab-p3-estimating"),
    claim: message("lab-estimate-equal"),
    verdict: least >= 0.95 - allowance ? "held" : "failed",
    because: message("lab-estimate-equal-so", { least, most: Math.max(...shares), seeds }),
  };
}

function neededFunctions({ scatters, engine }: EstimateErrors): Finding {
  const { twoSigmas, bound, exact } = engine.functionsNeeded(P3.error, P3.confidence);
  const [few = Number.NaN, many = Number.NaN] = scatters.map(({ near }) => mean(near));
  return {
    source: message("lab-p3-needed"),
    claim: message("lab-estimate-needed", { functions: P3.printed, error: P3.error }),
    verdict: "wrong",
    because: message("lab-estimate-needed-not", {
      error: P3.error,
      printed: P3.printed,
      right: P3.right,
      few,
      many,
      sigmas: twoSigmas ?? "–",
      bound: bound ?? "–",
      exact: exact ?? "–",
    }),
  };
}
