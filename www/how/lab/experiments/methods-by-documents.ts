/**
 * Exact comparison, signatures and bands against the number of documents. P1, section 8.3 and figure 4: permutations of 50
 * words, k = 5, 200 functions, 20 bands of 10 rows, up to 410 documents.
 *
 * Each method is charged only for what it needs until all pairs are known: the exact one neither for signatures nor for the
 * candidates that the engine counts as a check, signatures not for the candidates, none for the report, whose intervals the
 * paper does not have.
 */
import type { Params } from "../../../engine/pkg/lookalike.js";
import { message } from "../../../i18n/message.ts";
import { madeDocuments } from "../data.ts";
import {
  CannotRun,
  type Experiment,
  type Finding,
  type LabDocument,
  type Label,
  type Tools,
} from "../experiment-model.ts";
import { characters, FAMILIES, type Stage, stageTimes, withCorpus } from "../measure.ts";
import { powerOfGrowth } from "../statistics.ts";

/** The number of documents from which on growth is measured; runs with fewer are over before the clock can measure them. */
const MIN_GROWTH_DOCUMENTS = 40;
/** Enough to make a clock of 0.1 ms err by only a per cent or so, without taking long. */
const [MIN_MS, MAX_RUNS] = [20, 50];
/** The number of documents beyond which P1 gave up the exact comparison. */
const P1_GAVE_UP = 100;

const METHODS = [
  ["exact", message("lab-methods-exact")],
  ["signatures", message("lab-methods-signatures")],
  ["lsh", message("lab-methods-lsh")],
] as const satisfies readonly (readonly [Params["method"], Label])[];

interface Row {
  readonly documents: number;
  readonly pairs: number;
  /** Milliseconds, by method. */
  readonly times: readonly number[];
  readonly candidates: number;
}

export const methodsByDocuments: Experiment = {
  id: "methods-by-documents",
  title: message("lab-methods-title"),
  sources: message("lab-methods-sources"),
  about: message("lab-methods-about"),
  fields: [
    {
      kind: "numbers",
      name: "documents",
      label: message("lab-field-documents"),
      initial: "10, 20, 40, 60, 80, 100, 150, 200, 250, 300, 350, 410",
      min: 2,
      max: 20_000,
    },
    { kind: "number", name: "k", label: message("lab-field-k-characters"), initial: "5", min: 1, max: 64 },
    { kind: "choice", name: "family", label: message("lab-field-family"), initial: "modular", options: FAMILIES },
    { kind: "layouts", name: "layout", label: message("lab-field-layout"), initial: "20 x 10", max: 4096, longest: 1 },
    { kind: "number", name: "functions", label: message("lab-field-functions"), initial: "200", min: 1, max: 4096 },
    {
      kind: "number",
      name: "repeats",
      label: message("lab-field-repeats"),
      initial: "3",
      min: 1,
      max: 50,
    },
  ],
  run(tools, data, fieldValues) {
    const wanted = fieldValues.numbers("documents");
    const { documents, words } = madeDocuments(data, wanted.at(-1));
    const sizes = [...new Set(wanted.map((size) => Math.min(size, documents.length)))];
    const [layout = { bands: 20, rows: 10 }] = fieldValues.layouts("layout");
    const functions = fieldValues.number("functions");
    if (layout.bands * layout.rows > functions) {
      throw new CannotRun(message("lab-too-few-functions", { ...layout, needed: layout.bands * layout.rows }));
    }
    const family = fieldValues.text("family") as Params["family"];
    const signed = {
      ...characters(fieldValues.number("k")),
      family,
      signatureLength: functions,
      ...layout,
      seed: data.seed,
    };
    const repeats = fieldValues.number("repeats");
    // The first run includes the browser's compilation, so it must not count.
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
      setting: message("lab-methods-setting", {
        data: words,
        k: fieldValues.number("k"),
        functions,
        ...layout,
        family: FAMILIES.find(([name]) => name === family)?.[1] ?? family,
      }),
      findings: findings(rows),
      plots: [
        {
          title: message("lab-methods-plot"),
          x: { label: message("lab-methods-axis"), format: "integer" },
          y: { label: message("lab-axis-ms"), format: "milliseconds", from: 0 },
          xValues: sizes,
          series: METHODS.map(([, label], m) => ({
            label,
            draw: "line",
            y: rows.map(({ times }) => times[m] ?? null),
          })),
        },
      ],
      tables: [
        {
          caption: message("lab-methods-table"),
          columns: [
            { label: message("lab-documents"), format: "integer" },
            { label: message("lab-pairs"), format: "integer" },
            ...METHODS.map(([, label]) => ({
              label: message("lab-in-ms", { name: label }),
              format: "milliseconds" as const,
            })),
            { label: message("lab-methods-candidates"), format: "integer" },
          ],
          rows: rows.map(({ documents, pairs, times, candidates }) => [documents, pairs, ...times, candidates]),
        },
      ],
    };
  },
};

/** The mean of `repeats` runs, or of as many as the clock, which is coarse in browsers, needs. */
function runOften(tools: Tools, documents: readonly LabDocument[], params: Partial<Params>, repeats: number) {
  let [spent, runs, candidates] = [0, 0, 0];
  while (runs < repeats || (spent < MIN_MS && runs < MAX_RUNS)) {
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
      if (fallbacks.length > 0) {
        throw new CannotRun(message("lab-too-many-for-memory", { documents: documents.length }));
      }
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
  const proposed = (last?.candidates ?? 0) / Math.max(1, last?.pairs ?? 1);
  return [
    {
      source: message("lab-section", { paper: "P1", number: "8.3" }),
      claim: message("lab-methods-feasible"),
      verdict: slow ? "failed" : "unclear",
      because: slow
        ? message("lab-methods-feasible-not", { documents: last.documents, pairs: last.pairs, ms: exact })
        : message("lab-methods-feasible-unclear"),
    },
    exponential(rows),
    {
      source: message("lab-section", { paper: "P1", number: "8.3" }),
      claim: message("lab-methods-order"),
      verdict: exact > signatures && signatures > lsh ? "held" : "failed",
      because: message("lab-methods-order-so", { documents: last?.documents ?? 0, exact, signatures, lsh }),
    },
    {
      source: message("lab-section", { paper: "P1", number: "8.3" }),
      claim: message("lab-methods-bands"),
      verdict: lsh < signatures ? "held" : "failed",
      because: message("lab-methods-bands-so", { share: proposed, lsh, signatures }),
    },
  ];
}

function exponential(rows: readonly Row[]): Finding {
  const large = rows.filter(({ documents }) => documents >= MIN_GROWTH_DOCUMENTS);
  const source = message("lab-section", { paper: "P1", number: "8.3" });
  const claim = message("lab-methods-exponential");
  if (large.length < 3) return { source, claim, verdict: "wrong", because: message("lab-methods-quadratic") };
  const power = powerOfGrowth(
    large.map(({ documents }) => documents),
    large.map(({ times }) => Math.max(times[0] ?? 0, 1e-3)),
  );
  return {
    source,
    claim,
    verdict: "wrong",
    because: message("lab-methods-quadratic-so", {
      few: large[0]?.documents ?? 0,
      many: large.at(-1)?.documents ?? 0,
      power,
    }),
  };
}
