/** The experiments' engine calls: similarities, estimates and durations. Nothing is computed here. */
import { similaritiesOf } from "../../engine/pairs.ts";
import type { Corpus, Params, Progress, Report } from "../../engine/pkg/lookalike.js";
import { message } from "../../i18n/message.ts";
import { CannotRun, type LabDocument, type LabEngine, type Label, type Tools } from "./experiment-model.ts";

/** More pairs than any experiment has; the engine's maximum. */
const ALL = 10_000_000;

/** Their pairs are just below that number. */
const MAX_TEXTS = 4472;

/** Character shingles as in P1 and P4; every pair that shares any is listed. The papers do not search for passages. */
export function characters(k: number, whitespace: Params["whitespace"] = "collapse"): Partial<Params> {
  const all = { threshold: 0, maxPairs: ALL, maxPairsPerDocument: ALL };
  return { unit: "characters", k, whitespace, evidence: false, ...all };
}

/** Runs `work` on a corpus of some documents, and frees its memory. */
export function withCorpus<T>(
  engine: LabEngine,
  documents: readonly LabDocument[],
  work: (corpus: Corpus, ids: Uint32Array) => T,
): T {
  const corpus = new engine.Corpus();
  try {
    const first = corpus.addAll(documents);
    return work(
      corpus,
      Uint32Array.from(documents, (_, at) => first + at),
    );
  } finally {
    corpus.free();
  }
}

/** The Jaccard similarity of every pair, ascending: 0 for pairs that are not listed because they share nothing. */
export function similarities(report: Report): number[] {
  const { totals, exact } = report;
  if (!exact || totals.pairsLeftOut > 0 || totals.pairsLeftOutByDocument > 0) {
    throw new CannotRun(message("lab-too-many-texts", { most: MAX_TEXTS }));
  }
  const all = new Float64Array(totals.possiblePairs);
  all.set(similaritiesOf(report, "jaccard"));
  return [...all.sort()];
}

/** A stage of the engine's work. */
export type Stage = Progress["stage"];

/** Runs the engine, and returns the milliseconds spent in each of its stages. */
export function stageTimes(tools: Tools, run: (onProgress: (progress: Progress) => void) => void): Map<Stage, number> {
  const times = new Map<Stage, number>();
  let current: Stage | null = null;
  let began = 0;
  const close = (): void => {
    const ended = tools.now();
    if (current !== null) times.set(current, (times.get(current) ?? 0) + ended - began);
    began = ended;
  };
  run(({ stage }) => {
    if (stage === current) return;
    close();
    current = stage;
  });
  close();
  return times;
}

/** The hash families of signatures, with the page's names for them. */
export const FAMILIES = [
  ["modular", message("lab-family-modular")],
  ["multiplicative", message("lab-family-multiplicative")],
  ["murmur3", "MurmurHash3"],
  ["jenkins", "Jenkins"],
  ["onePermutation", message("lab-family-one")],
] as const satisfies readonly (readonly [Params["family"], Label])[];
