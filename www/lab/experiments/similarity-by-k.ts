/**
 * Similarity against the shingle's length. P1, section 8.1 and figure 2: all pairs of 20 permutations of 50 words, k = 2
 * to 20; P4, section 7.1.1: the same with and without white space.
 */
import { documentsOf } from "../data.ts";
import { share } from "../format.ts";
import { characters, similarities, withCorpus } from "../measure.ts";
import type { Experiment, Finding } from "../model.ts";
import { mean, quantile } from "../statistics.ts";

/** What P1 calls "mostly 0": less than one shingle in a hundred. */
const NEARLY_NOTHING = 0.01;

/** The similarities of all pairs under one k. */
interface AtLength {
  readonly k: number;
  readonly kept: readonly number[];
  readonly removed: readonly number[];
}

/** See the head of this file. */
export const similarityByK: Experiment = {
  id: "similarity-by-k",
  title: "Similarity against the length of a shingle",
  sources: "P1, figure 2; P4, section 7.1.1",
  about:
    "Every pair of texts is compared exactly by shingles of k characters, with white space (a run of it counts as one " +
    "space) and without. Permutations of one text share all their words and next to no sentences.",
  fields: [
    {
      kind: "numbers",
      name: "k",
      label: "Lengths k",
      initial: "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20",
      least: 1,
      most: 64,
    },
  ],
  run(tools, data, answers) {
    const { documents, words } = documentsOf(data);
    const ks = answers.numbers("k");
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
      setting: `${words}: ${lengths[0]?.kept.length ?? 0} pairs.`,
      findings: findings(lengths),
      plots: [
        {
          title: "Exact similarity of all pairs",
          x: { label: "k, characters in a shingle", format: "integer" },
          y: { label: "Similarity (Jaccard)", format: "share", from: 0, to: 1 },
          at: ks,
          series: [
            { label: "mean, with white space", draw: "line", y: column((at) => mean(at.kept)) },
            { label: "mean, without", draw: "line", y: column((at) => mean(at.removed)) },
            {
              label: "middle half of the pairs, with white space",
              draw: "edge",
              y: kept(0.75),
              downTo: "lower quarter",
            },
            { label: "lower quarter", draw: "edge", y: kept(0.25) },
            { label: "highest pair, with white space", draw: "dots", y: kept(1) },
          ],
        },
      ],
      tables: [
        {
          caption: "Similarity (Jaccard) by k",
          columns: [
            { label: "k", format: "integer" },
            { label: "mean, with white space", format: "share" },
            { label: "lowest", format: "share" },
            { label: "lower quarter", format: "share" },
            { label: "median", format: "share" },
            { label: "upper quarter", format: "share" },
            { label: "highest", format: "share" },
            { label: "mean, without white space", format: "share" },
            { label: "highest, without", format: "share" },
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
  const ends = `The mean goes from ${share(means[0] ?? 0)} at k = ${first?.k} to ${share(means.at(-1) ?? 0)} at k = ${last?.k}`;
  return {
    source: "P1, section 8.1",
    claim: "The similarity falls as shingles get longer.",
    verdict: lengths.length < 2 ? "unclear" : rises.length === 0 ? "held" : "failed",
    because: rises.length === 0 ? `${ends}.` : `${ends}, but rises at k = ${rises.map(({ k }) => k).join(", ")}.`,
  };
}

function belowATenth(lengths: readonly AtLength[]): Finding {
  const claim = "At k = 9, texts that share words but no sentences are less than 10% alike, every pair of them.";
  const source = "P1, section 8.1";
  const nine = lengths.find(({ k }) => k === 9);
  if (!nine) return { source, claim, verdict: "unclear", because: "k = 9 was not among the lengths." };
  const highest = quantile(nine.kept, 1);
  const over = nine.kept.filter((value) => value >= 0.1).length;
  return {
    source,
    claim,
    verdict: over === 0 ? "held" : "failed",
    because: `At k = 9 the mean is ${share(mean(nine.kept))} and the highest ${share(highest)}; ${over} of ${nine.kept.length} pairs reach 10%.`,
  };
}

function nothingBeyond(lengths: readonly AtLength[]): Finding {
  const claim = "Beyond k = 12 the similarity is mostly nothing.";
  const beyond = lengths.filter(({ k }) => k > 12).flatMap(({ kept }) => kept);
  const source = "P1, section 8.1";
  if (beyond.length === 0) return { source, claim, verdict: "unclear", because: "No k was above 12." };
  const low = beyond.filter((value) => value < NEARLY_NOTHING).length / beyond.length;
  return {
    source,
    claim,
    verdict: low > 0.5 ? "held" : "failed",
    because: `Of the pairs at k above 12, ${share(low)} share less than ${share(NEARLY_NOTHING)} of their shingles.`,
  };
}

function spacesRaise(lengths: readonly AtLength[]): Finding {
  const told = lengths.filter(({ kept, removed }) => mean(kept) + mean(removed) > 0);
  const higher = told.filter(({ kept, removed }) => mean(kept) > mean(removed));
  const others = told.filter((at) => !higher.includes(at)).map(({ k }) => k);
  return {
    source: "P4, section 7.1.1",
    claim: "Counting white space, the similarity is higher than without it.",
    verdict: told.length === 0 ? "unclear" : others.length === 0 ? "held" : "failed",
    because:
      others.length === 0
        ? `So it is at all ${told.length} lengths at which there is any similarity.`
        : `So it is at ${higher.length} of ${told.length} lengths; not at k = ${others.join(", ")}.`,
  };
}
