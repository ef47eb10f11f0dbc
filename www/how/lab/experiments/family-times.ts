/**
 * The cost of the hash families. P1, section 8.2 and figure 3: time to fill the signatures against k; P4, figure 16: the
 * time of modular hashing minus that of Jenkins' mix.
 *
 * The texts stay in one document of a corpus. If only the seed changes, the engine does nothing but sign it again, so the
 * duration of that stage is the signing. It is repeated with new seeds until the clock, which is coarse in browsers, can
 * measure it.
 */
import type { Params, Progress } from "../../../engine/pkg/lookalike.js";
import { message } from "../../../i18n/message.ts";
import { madeDocuments } from "../data.ts";
import type { Experiment, Finding, LabData, Tools } from "../experiment-model.ts";
import { characters, FAMILIES, stageTimes, withCorpus } from "../measure.ts";
import { powerOfGrowth } from "../statistics.ts";

/** Enough to make a clock of 0.1 ms err by only a per cent or so. */
const MIN_MS = 10;
/** Does not wait for a signature that takes no measurable time. */
const MAX_REPEATS = 100;

/** Smaller changes do not count: times vary by some per cent. */
const GROWN = 1.2;
/** Maximum ratio of times that count as almost the same. */
const ALMOST_SAME = 1.2;

interface Row {
  readonly k: number;
  readonly shingles: number;
  readonly distinct: number;
  /** Milliseconds for one signature, by family. */
  readonly times: readonly number[];
}

export const familyTimes: Experiment = {
  id: "family-times",
  title: message("lab-times-title"),
  sources: message("lab-times-sources"),
  about: message("lab-times-about"),
  fields: [
    {
      kind: "numbers",
      name: "k",
      label: message("lab-field-lengths"),
      initial: "2, 4, 6, 8, 10, 12, 14, 16, 18, 20",
      min: 1,
      max: 64,
    },
    { kind: "number", name: "functions", label: message("lab-field-functions"), initial: "200", min: 1, max: 4096 },
    {
      kind: "number",
      name: "permutations",
      label: message("lab-field-permutations"),
      initial: "100",
      min: 1,
      max: 10_000,
    },
  ],
  run(tools, data, fieldValues) {
    const ks = fieldValues.numbers("k");
    const functions = fieldValues.number("functions");
    const { documents, words } = madeDocuments(data, Math.max(2, fieldValues.number("permutations")));
    const all = { name: "all", text: documents.map(({ text }) => text).join("\n") };
    const rows = withCorpus(tools.engine, [all], (corpus) => {
      const compare = corpus.compare.bind(corpus);
      const paramsOf = (k: number, family: Params["family"]): Partial<Params> => ({
        ...characters(k),
        signatureLength: functions,
        bands: 1,
        rows: 1,
        family,
      });
      // Browsers compile hot code again, and better: finish that before anything counts.
      for (const [family] of FAMILIES) timeToSign(tools, data, paramsOf(ks[0] ?? 9, family), compare);
      return ks.map((k, i): Row => {
        const times: number[] = [];
        let [shingles, distinct] = [0, 0];
        for (const [j, [family]] of FAMILIES.entries()) {
          tools.progress(i * FAMILIES.length + j, ks.length * FAMILIES.length);
          const params = paramsOf(k, family);
          // The texts are signed with this seed, too, so that the first one timed is another.
          const { documents: read } = compare({ ...params, seed: data.seed });
          [shingles, distinct] = [read.shingles[0] ?? 0, read.distinct[0] ?? 0];
          times.push(timeToSign(tools, data, params, compare));
        }
        return { k, shingles, distinct, times };
      });
    });
    return {
      setting: message("lab-times-setting", { data: words, functions }),
      findings: findings(rows),
      plots: [
        {
          title: message("lab-times-plot"),
          x: { label: message("lab-axis-k"), format: "integer" },
          y: { label: message("lab-times-axis"), format: "milliseconds", from: 0 },
          xValues: ks,
          series: FAMILIES.map(([, label], f) => ({
            label,
            draw: "line",
            y: rows.map(({ times }) => times[f] ?? null),
          })),
        },
      ],
      tables: [
        {
          caption: message("lab-times-table", { functions }),
          columns: [
            { label: message("lab-k"), format: "integer" },
            { label: message("lab-shingles"), format: "integer" },
            { label: message("lab-different"), format: "integer" },
            ...FAMILIES.map(([, label]) => ({
              label: message("lab-in-ns", { name: label }),
              format: "nanoseconds" as const,
            })),
            ...FAMILIES.map(([, label]) => ({
              label: message("lab-in-ms", { name: label }),
              format: "milliseconds" as const,
            })),
          ],
          rows: rows.map((row) => [
            row.k,
            row.shingles,
            row.distinct,
            ...row.times.map((time) => (time * 1e6) / row.shingles),
            ...row.times,
          ]),
        },
      ],
    };
  },
};

/** Milliseconds for one signature of a text that has already been read. */
function timeToSign(
  tools: Tools,
  data: LabData,
  params: Partial<Params>,
  compare: (params: Partial<Params>, onProgress: (progress: Progress) => void) => unknown,
): number {
  let spent = 0;
  let repeats = 0;
  while (spent < MIN_MS && repeats < MAX_REPEATS) {
    repeats++;
    const seed = data.seed + repeats;
    const times = stageTimes(tools, (onProgress) => compare({ ...params, seed }, onProgress));
    spent += times.get("text") ?? 0;
  }
  return spent / repeats;
}

function findings(rows: readonly Row[]): Finding[] {
  const total = (family: Params["family"]): number => {
    const at = FAMILIES.findIndex(([name]) => name === family);
    return rows.reduce((sum, { times }) => sum + (times[at] ?? 0), 0);
  };
  const [modular, multiplicative, murmur3, jenkins] = [
    total("modular"),
    total("multiplicative"),
    total("murmur3"),
    total("jenkins"),
  ];
  const least = Math.min(murmur3, multiplicative) / modular;
  return [
    growth(rows),
    {
      source: message("lab-section", { paper: "P1", number: "8.2" }),
      claim: message("lab-times-half"),
      verdict: least > 2 ? "held" : "failed",
      because: message("lab-times-half-so", {
        murmur: murmur3 / modular,
        multiplicative: multiplicative / modular,
      }),
    },
    {
      source: message("lab-section", { paper: "P1", number: "8.2" }),
      claim: message("lab-times-same"),
      verdict: Math.abs(Math.log(murmur3 / multiplicative)) < Math.log(ALMOST_SAME) ? "held" : "failed",
      because: message("lab-times-same-so", { ratio: murmur3 / multiplicative, limit: ALMOST_SAME }),
    },
    {
      source: message("lab-figure", { paper: "P4", number: "16" }),
      claim: message("lab-times-jenkins"),
      verdict: jenkins > modular ? "held" : "failed",
      because: message("lab-times-jenkins-so", { ratio: jenkins / modular, jenkins, modular }),
    },
  ];
}

/** P1 states the reason with the claim: longer shingles mean more different shingles. So both are measured. */
function growth(rows: readonly Row[]): Finding {
  const claim = message("lab-times-grow");
  const source = message("lab-section", { paper: "P1", number: "8.2" });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first.distinct === last.distinct) {
    return { source, claim, verdict: "unclear", because: message("lab-times-grow-unclear") };
  }
  const classical = ({ times }: Row) => times.slice(0, 4).reduce((sum, time) => sum + time, 0);
  const ends = {
    first: first.k,
    last: last.k,
    few: first.distinct,
    many: last.distinct,
    short: classical(first),
    long: classical(last),
  };
  const grows = classical(last) > GROWN * classical(first);
  return {
    source,
    claim,
    verdict: grows ? "held" : "failed",
    because: grows
      ? message("lab-times-grow-so", {
          ...ends,
          power: powerOfGrowth(
            rows.map(({ distinct }) => distinct),
            rows.map(classical),
          ),
        })
      : message("lab-times-grow-not", { ...ends, fewAll: first.shingles, manyAll: last.shingles }),
  };
}
