/**
 * Similarity against the shingle's length. P1, section 8.1 and figure 2: all pairs of 20 permutations of 50 words, k = 2 to
 * 20; P4, section 7.1.1: the same with and without white space.
 */
import { message } from "../../../i18n/message.ts";
import { madeDocuments } from "../data.ts";
import type { Experiment, Finding } from "../experiment-model.ts";
import { characters, similarities, withCorpus } from "../measure.ts";
import { mean, quantile } from "../statistics.ts";

/** What P1 calls "mostly 0": less than one shingle in a hundred. */
const NEARLY_NOTHING = 0.01;

/** The similarities of all pairs with one k. */
interface AtLength {
  readonly k: number;
  readonly kept: readonly number[];
  readonly removed: readonly number[];
}

export const similarityByK: Experiment = {
  id: "similarity-by-k",
  title: message("lab-k-title"),
  sources: message("lab-k-sources"),
  about: message("lab-k-about"),
  fields: [
    {
      kind: "numbers",
      name: "k",
      label: message("lab-field-lengths"),
      initial: "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20",
      min: 1,
      max: 64,
    },
  ],
  run(tools, data, fieldValues) {
    const { documents, words } = madeDocuments(data);
    const ks = fieldValues.numbers("k");
    const lengths = withCorpus(tools.engine, documents, (corpus) =>
      ks.map((k, i): AtLength => {
        tools.progress(i, ks.length);
        const of = (whitespace: "collapse" | "remove") =>
          similarities(corpus.compare({ ...characters(k, whitespace), signatureLength: 1 }));
        return { k, kept: of("collapse"), removed: of("remove") };
      }),
    );
    const column = (of: (at: AtLength) => number): number[] => lengths.map(of);
    const kept = (q: number) => column((at) => quantile(at.kept, q));
    return {
      setting: message("lab-k-setting", { data: words, pairs: lengths[0]?.kept.length ?? 0 }),
      findings: findings(lengths),
      plots: [
        {
          title: message("lab-k-plot"),
          x: { label: message("lab-axis-k"), format: "integer" },
          y: { label: message("lab-axis-jaccard"), format: "share", from: 0, to: 1 },
          xValues: ks,
          series: [
            { label: message("lab-k-mean"), draw: "line", y: column((at) => mean(at.kept)) },
            { label: message("lab-k-mean-without"), draw: "line", y: column((at) => mean(at.removed)) },
            {
              label: message("lab-k-middle"),
              draw: "upper",
              y: kept(0.75),
            },
            { label: message("lab-k-lower"), draw: "lower", y: kept(0.25) },
            { label: message("lab-k-highest-line"), draw: "dots", y: kept(1) },
          ],
        },
      ],
      tables: [
        {
          caption: message("lab-k-table"),
          columns: [
            { label: message("lab-k"), format: "integer" },
            { label: message("lab-k-mean"), format: "share" },
            { label: message("lab-k-lowest"), format: "share" },
            { label: message("lab-k-lower"), format: "share" },
            { label: message("lab-k-median"), format: "share" },
            { label: message("lab-k-upper"), format: "share" },
            { label: message("lab-k-highest"), format: "share" },
            { label: message("lab-k-mean-without"), format: "share" },
            { label: message("lab-k-highest-without"), format: "share" },
          ],
          rows: lengths.map((at) => [
            at.k,
            mean(at.kept),
            ...[0, 0.25, 0.5, 0.75, 1].map((q) => quantile(at.kept, q)),
            mean(at.removed),
            quantile(at.removed, 1),
          ]),
        },
      ],
    };
  },
};

function findings(lengths: readonly AtLength[]): Finding[] {
  return [falls(lengths), belowATenth(lengths), nothingBeyond(lengths), spacesRaise(lengths)];
}

function falls(lengths: readonly AtLength[]): Finding {
  const means = lengths.map(({ kept }) => mean(kept));
  const rises = lengths.filter((_, i) => i > 0 && (means[i] ?? 0) > (means[i - 1] ?? 0));
  const [first, last] = [lengths[0], lengths.at(-1)];
  const ends = { from: means[0] ?? 0, first: first?.k ?? 0, to: means.at(-1) ?? 0, last: last?.k ?? 0 };
  return {
    source: message("lab-section", { paper: "P1", number: "8.1" }),
    claim: message("lab-k-falls"),
    verdict: lengths.length < 2 ? "unclear" : rises.length === 0 ? "held" : "failed",
    because:
      rises.length === 0
        ? message("lab-k-falls-so", ends)
        : message("lab-k-falls-not", { ...ends, rises: rises.map(({ k }) => k).join(", ") }),
  };
}

function belowATenth(lengths: readonly AtLength[]): Finding {
  const claim = message("lab-k-nine");
  const source = message("lab-section", { paper: "P1", number: "8.1" });
  const nine = lengths.find(({ k }) => k === 9);
  if (!nine) return { source, claim, verdict: "unclear", because: message("lab-k-nine-missing") };
  const highest = quantile(nine.kept, 1);
  const over = nine.kept.filter((value) => value >= 0.1).length;
  return {
    source,
    claim,
    verdict: over === 0 ? "held" : "failed",
    because: message("lab-k-nine-so", { mean: mean(nine.kept), highest, over, pairs: nine.kept.length }),
  };
}

function nothingBeyond(lengths: readonly AtLength[]): Finding {
  const claim = message("lab-k-twelve");
  const beyond = lengths.filter(({ k }) => k > 12).flatMap(({ kept }) => kept);
  const source = message("lab-section", { paper: "P1", number: "8.1" });
  if (beyond.length === 0) return { source, claim, verdict: "unclear", because: message("lab-k-twelve-missing") };
  const low = beyond.filter((value) => value < NEARLY_NOTHING).length / beyond.length;
  return {
    source,
    claim,
    verdict: low > 0.5 ? "held" : "failed",
    because: message("lab-k-twelve-so", { share: low, limit: NEARLY_NOTHING }),
  };
}

function spacesRaise(lengths: readonly AtLength[]): Finding {
  const similar = lengths.filter(({ kept, removed }) => mean(kept) + mean(removed) > 0);
  const higher = similar.filter(({ kept, removed }) => mean(kept) > mean(removed));
  const others = similar.filter((at) => !higher.includes(at)).map(({ k }) => k);
  return {
    source: message("lab-section", { paper: "P4", number: "7.1.1" }),
    claim: message("lab-k-spaces"),
    verdict: similar.length === 0 ? "unclear" : others.length === 0 ? "held" : "failed",
    because:
      others.length === 0
        ? message("lab-k-spaces-all", { lengths: similar.length })
        : message("lab-k-spaces-some", { higher: higher.length, lengths: similar.length, others: others.join(", ") }),
  };
}
