/**
 * Exact comparison, signatures and bands against the number of documents. P1, section 8.3 and figure 4: permutations of 50
 * words, k = 5, 200 functions, 20 bands of 10 rows, up to 410 documents.
 *
 * Each method is charged only for what it needs until all pairs are known: the exact one neither for signatures nor for
 * the candidates that the engine counts beside it as a check, signatures not for the candidates, none for the report,
 * whose intervals the paper does not have.
 */
import type { Params } from "../../engine/pkg/lookalike.js";
import { integer } from "../../ui/format.ts";
import { documentsOf } from "../data.ts";
import { milliseconds, share, significant } from "../format.ts";
import { characters, FAMILIES, type Stage, stageTimes, withCorpus } from "../measure.ts";
import type { Experiment, Finding, LabDocument, Tools } from "../model.ts";
import { powerOfGrowth } from "../statistics.ts";

/** From how many documents on growth is measured; fewer are over before the clock can tell. */
const LEAST_FOR_GROWTH = 40;
/** Enough that a clock of 0.1 ms errs by a per cent or so, without waiting for it long. */
const [LEAST_MS, MOST_RUNS] = [20, 50];
/** The number of documents beyond which P1 gave the exact comparison up. */
const P1_GAVE_UP = 100;

const METHODS = [
  ["exact", "exact"],
  ["signatures", "signatures"],
  ["lsh", "signatures and bands (LSH)"],
] as const satisfies readonly (readonly [Params["method"], string])[];

interface Row {
  readonly documents: number;
  readonly pairs: number;
  /** Milliseconds, method by method. */
  readonly times: readonly number[];
  /** Pairs that the bands proposed. */
  readonly candidates: number;
}

/** See the head of this file. */
export const methodsByDocuments: Experiment = {
  id: "methods-by-documents",
  title: "Exact, by signatures, and by bands",
  sources: "P1, figure 4",
  about:
    "More and more of the texts are compared pair by pair: exactly, by signatures, and by signatures only where a band " +
    "agrees (LSH). Each time starts with the bare texts. The times are those of this computer now.",
  fields: [
    {
      kind: "numbers",
      name: "documents",
      label: "Numbers of documents",
      initial: "10, 20, 40, 60, 80, 100, 150, 200, 250, 300, 350, 410",
      least: 2,
      most: 20_000,
    },
    { kind: "number", name: "k", label: "Length k, in characters", initial: "5", least: 1, most: 64 },
    { kind: "choice", name: "family", label: "Hash family", initial: "modular", options: FAMILIES },
    { kind: "layouts", name: "layout", label: "Bands x rows", initial: "20 x 10", most: 4096, longest: 1 },
    { kind: "number", name: "functions", label: "Hash functions", initial: "200", least: 1, most: 4096 },
    {
      kind: "number",
      name: "repeats",
      label: "Runs of each, at least",
      initial: "3",
      least: 1,
      most: 50,
    },
  ],
  run(tools, data, answers) {
    const wanted = answers.numbers("documents");
    const { documents, words } = documentsOf(data, wanted.at(-1));
    const sizes = [...new Set(wanted.map((size) => Math.min(size, documents.length)))];
    const [layout = { bands: 20, rows: 10 }] = answers.layouts("layout");
    const functions = answers.number("functions");
    if (layout.bands * layout.rows > functions) {
      throw new Error(
        `${layout.bands} bands of ${layout.rows} rows need ${layout.bands * layout.rows} functions or more.`,
      );
    }
    const family = answers.text("family") as Params["family"];
    const signed = {
      ...characters(answers.number("k")),
      family,
      signatureLength: functions,
      ...layout,
      seed: data.seed,
    };
    const repeats = answers.number("repeats");
    // The first run of all pays for what the browser compiles; it must not count.
    runOnce(tools, documents.slice(0, sizes[0]), { ...signed, method: "lsh" });
    const rows = sizes.map((size, i): Row => {
      let candidates = 0;
      const times = METHODS.map(([method], m) => {
        tools.progress(i * METHODS.length + m, sizes.length * METHODS.length);
        const unsigned = { family: "onePermutation" as const, signatureLength: 1, bands: 1, rows: 1 };
        const params = { ...signed, ...(method === "exact" ? unsigned : {}), method };
        const run = runOften(tools, documents.slice(0, size), params, repeats);
        if (method === "lsh") candidates = run.candidates;
        return run.time;
      });
      return { documents: size, pairs: (size * (size - 1)) / 2, times, candidates };
    });
    return {
      setting: `${words}; k = ${answers.number("k")}, ${functions} functions (${family}), ${layout.bands} bands of ${layout.rows} rows.`,
      findings: findings(rows),
      plots: [
        {
          title: "Time to compare all pairs",
          x: { label: "Documents", format: "integer" },
          y: { label: "Milliseconds", format: "milliseconds", from: 0 },
          at: sizes,
          series: METHODS.map(([, label], m) => ({
            label,
            draw: "line",
            y: rows.map(({ times }) => times[m] ?? null),
          })),
        },
      ],
      tables: [
        {
          caption: "Milliseconds by number of documents",
          columns: [
            { label: "documents", format: "integer" },
            { label: "pairs", format: "integer" },
            ...METHODS.map(([, label]) => ({ label: `${label}, ms`, format: "milliseconds" as const })),
            { label: "pairs proposed by the bands", format: "integer" },
          ],
          rows: rows.map(({ documents, pairs, times, candidates }) => [documents, pairs, ...times, candidates]),
        },
      ],
    };
  },
};

/** The mean of so many runs, or of as many as the clock, which browsers make coarse, needs to tell. */
function runOften(tools: Tools, documents: readonly LabDocument[], params: Partial<Params>, repeats: number) {
  let [spent, runs, candidates] = [0, 0, 0];
  while (runs < repeats || (spent < LEAST_MS && runs < MOST_RUNS)) {
    const run = runOnce(tools, documents, params);
    spent += run.time;
    candidates = run.candidates;
    runs++;
  }
  return { time: spent / runs, candidates };
}

function runOnce(tools: Tools, documents: readonly LabDocument[], params: Partial<Params>) {
  return withCorpus(tools.engine, documents, (corpus) => {
    let candidates = 0;
    const times = stageTimes(tools, (onProgress) => {
      const { totals, fallbacks } = corpus.compare(params, onProgress);
      if (fallbacks.length > 0)
        throw new Error(`${documents.length} of these texts are too many for the memory there is.`);
      candidates = totals.candidatePairs;
    });
    const needless: Stage[] = params.method === "lsh" ? ["report"] : ["candidates", "report"];
    let time = 0;
    for (const [stage, spent] of times) time += needless.includes(stage) ? 0 : spent;
    return { time, candidates };
  });
}

function findings(rows: readonly Row[]): Finding[] {
  const last = rows.at(-1);
  const [exact = 0, signatures = 0, lsh = 0] = last?.times ?? [];
  const slow = last !== undefined && last.documents > P1_GAVE_UP;
  const proposed = share((last?.candidates ?? 0) / Math.max(1, last?.pairs ?? 1));
  return [
    {
      source: "P1, section 8.3",
      claim: "Comparing all pairs exactly is not feasible beyond 100 documents.",
      verdict: slow ? "failed" : "unclear",
      because: slow
        ? `${last.documents} documents, ${integer(last.pairs)} pairs, took ${milliseconds(exact)}. An index from shingles to documents leads only to what is shared.`
        : "There were no more than 100 documents.",
    },
    exponential(rows),
    {
      source: "P1, section 8.3",
      claim: "Each approach is faster than the one before: exact, signatures, bands.",
      verdict: exact > signatures && signatures > lsh ? "held" : "failed",
      because: `With ${last?.documents ?? 0} documents: exact ${milliseconds(exact)}, signatures ${milliseconds(signatures)}, bands ${milliseconds(lsh)}.`,
    },
    {
      source: "P1, section 8.3",
      claim: "Bands are faster than signatures alone, since only a small part of the pairs is looked at.",
      verdict: lsh < signatures ? "held" : "failed",
      because: `They propose ${proposed} of the pairs; ${milliseconds(lsh)} against ${milliseconds(signatures)}.`,
    },
  ];
}

function exponential(rows: readonly Row[]): Finding {
  const large = rows.filter(({ documents }) => documents >= LEAST_FOR_GROWTH);
  const source = "P1, section 8.3";
  const claim = "The time of the exact comparison is exponential in the number of documents.";
  const reason = "There are n (n − 1) / 2 pairs of n documents, so comparing them all is quadratic at worst.";
  if (large.length < 3) return { source, claim, verdict: "wrong", because: reason };
  const power = powerOfGrowth(
    large.map(({ documents }) => documents),
    large.map(({ times }) => Math.max(times[0] ?? 0, 1e-3)),
  );
  return {
    source,
    claim,
    verdict: "wrong",
    because: `${reason} Measured from ${large[0]?.documents} to ${large.at(-1)?.documents} documents, the time grows as the power ${significant(power)} of their number.`,
  };
}
