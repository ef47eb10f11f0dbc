/**
 * The S-curves of bands and rows. P2's supershingles, 6 groups of 14 and 14 of 6; P1's 20 bands of 10 rows; and 25 of 5
 * between them. Needs no text: the curves are 1 − (1 − sʳ)ᵇ.
 */
import { message } from "../../../i18n/message.ts";
import type { Layout } from "../experiment-fields.ts";
import type { Experiment, Finding, LabEngine } from "../experiment-model.ts";

/** Steps from 0 to 1. */
const STEPS = 100;
/** The similarities in the table. */
const TABLE = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/**
 * P2's printed values for its layouts: similarity, probability, and a unit of its last digit; it rounds some and truncates
 * some.
 */
const PRINTED = [
  { bands: 6, rows: 14, similarity: 0.9, probability: 0.98, digit: 0.01 },
  { bands: 6, rows: 14, similarity: 0.7, probability: 0.04, digit: 0.01 },
  { bands: 6, rows: 14, similarity: 0.5, probability: 0.0003, digit: 0.0001 },
  { bands: 14, rows: 6, similarity: 0.7, probability: 0.83, digit: 0.01 },
] as const;

export const sCurves: Experiment = {
  id: "s-curves",
  title: message("lab-curves-title"),
  sources: message("lab-curves-sources"),
  about: message("lab-curves-about"),
  fields: [
    {
      kind: "layouts",
      name: "layouts",
      label: message("lab-field-layout"),
      initial: "6 x 14, 14 x 6, 25 x 5, 20 x 10",
      max: 4096,
      longest: 8,
    },
  ],
  run({ engine }, _data, fieldValues) {
    const layouts = fieldValues.layouts("layouts");
    const xValues = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
    const labels = layouts.map(({ bands, rows }) => `${bands} x ${rows}`);
    const chance = (similarity: number, { bands, rows }: Layout): number =>
      engine.candidateProbability(similarity, bands, rows);
    return {
      setting: message("lab-curves-setting"),
      findings: PRINTED.map((printed) => finding(engine, printed)),
      plots: [
        {
          title: message("lab-curves-plot"),
          x: { label: message("lab-axis-jaccard"), format: "share", from: 0, to: 1 },
          y: { label: message("lab-curves-probability"), format: "share", from: 0, to: 1 },
          xValues,
          series: layouts.map((layout, i) => ({
            label: labels[i] ?? "",
            draw: "line",
            y: xValues.map((similarity) => chance(similarity, layout)),
          })),
        },
      ],
      tables: [
        {
          caption: message("lab-curves-table"),
          columns: [
            { label: message("lab-similarity"), format: "share" },
            ...labels.map((label) => ({ label, format: "probability" as const })),
          ],
          rows: TABLE.map((similarity) => [similarity, ...layouts.map((layout) => chance(similarity, layout))]),
        },
        {
          caption: message("lab-curves-inverse"),
          columns: [
            { label: message("lab-curves-layout"), format: "text" },
            ...[0.1, 0.5, 0.9].map((probability) => ({
              label: message("lab-percent", { share: probability }),
              format: "share" as const,
            })),
          ],
          rows: layouts.map((layout, i) => [
            labels[i] ?? "",
            ...[0.1, 0.5, 0.9].map((probability) => similarityFor(probability, (s) => chance(s, layout))),
          ]),
        },
      ],
    };
  },
};

/** Where a rising curve reaches a value, by bisection. */
function similarityFor(probability: number, chance: (similarity: number) => number): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2;
    if (chance(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function finding(engine: LabEngine, printed: (typeof PRINTED)[number]): Finding {
  const { bands, rows, similarity, probability, digit } = printed;
  const chance = engine.candidateProbability(similarity, bands, rows);
  const right = Math.abs(chance - probability) < digit;
  const fits = similarityFor(probability, (s) => engine.candidateProbability(s, bands, rows));
  return {
    source: message("lab-p2-supershingles"),
    claim: message("lab-curves-claim", { bands, rows, similarity, probability }),
    verdict: right ? "held" : "wrong",
    because: right
      ? message("lab-curves-right", { similarity, rows, bands, chance })
      : message("lab-curves-wrong", { similarity, rows, bands, chance, probability, fits }),
  };
}
