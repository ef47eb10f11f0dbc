/** The worker's answers: a corpus, and the engine's results on it. Nothing here depends on running in a worker. */

import { inReadingOrder } from "../passage-order.ts";
import {
  Corpus,
  checkParams,
  defaultParams,
  forecast,
  freshSeed,
  type Pair,
  type PairDetail,
  type Progress,
  sketchTexts,
  warmUp,
} from "../pkg/lookalike.js";
import { type CallName, type Calls, type EngineDocument, fault, NEW_ID } from "../protocol.ts";
import { questions } from "./stateless-answers.ts";

type Answer<N extends CallName> = (input: Calls[N]["input"], onProgress: (p: Progress) => void) => Calls[N]["output"];

export type Answers = { [N in CallName]: Answer<N> };

/** Documents by the page's ids. The engine has ids of its own. */
class WorkerState {
  readonly corpus = new Corpus();
  private readonly engineIds = new Map<number, number>();
  private readonly pageIds = new Map<number, number>();

  put(documents: readonly EngineDocument[]): void {
    const first = this.corpus.addAll(documents);
    for (const [at, { id }] of documents.entries()) this.note(id, first + at);
  }

  note(id: number, engineId: number): void {
    this.engineIds.set(id, engineId);
    this.pageIds.set(engineId, id);
  }

  drop(id: number): void {
    const engineId = this.engineIds.get(id);
    if (engineId === undefined) return;
    this.corpus.remove(engineId);
    this.engineIds.delete(id);
    this.pageIds.delete(engineId);
  }

  readonly engineId = (id: number): number => {
    const found = this.engineIds.get(id);
    if (found === undefined) throw fault(`document-${id}-not-held`);
    return found;
  };

  readonly pageId = (engineId: number): number => {
    const found = this.pageIds.get(engineId);
    if (found === undefined) throw fault(`document-${engineId}-unknown`);
    return found;
  };

  /** The pair with the page's ids, and its passages in reading order. `isNew`: its first text is not in the corpus. */
  named(detail: PairDetail, isNew = false): PairDetail {
    const { pair, withoutDeobfuscation } = detail;
    const first = isNew ? NEW_ID : this.pageId(pair.a);
    const renamed = (pair: Pair): Pair => ({ ...pair, a: first, b: this.pageId(pair.b) });
    return {
      ...inReadingOrder(detail),
      pair: renamed(pair),
      withoutDeobfuscation: withoutDeobfuscation && renamed(withoutDeobfuscation),
    };
  }
}

/** Runs `work` on a few documents passed with the call, or else on the whole corpus. */
function runOn<T>(state: WorkerState, only: readonly EngineDocument[] | undefined, work: (state: WorkerState) => T): T {
  if (!only) return work(state);
  const temporary = new WorkerState();
  try {
    temporary.put(only);
    return work(temporary);
  } finally {
    temporary.corpus.free();
  }
}

/** Creates answers that share one corpus. */
export function answers(): Answers {
  let state = new WorkerState();
  return {
    update({ drop, put }) {
      if (drop === "all") {
        state.corpus.free();
        state = new WorkerState();
      } else {
        for (const id of drop) state.drop(id);
      }
      state.put(put);
      return state.corpus.length;
    },
    join({ labels, sketches, params }) {
      const first = state.corpus.addSketches(labels, sketches, params);
      for (const [at, { id }] of labels.entries()) state.note(id, first + at);
      return state.corpus.length;
    },
    admit({ document, params, rule }) {
      const { id } = state.corpus.admit(document, params, rule);
      if (id !== null) state.note(document.id, id);
      return id !== null;
    },
    texts(given) {
      for (const { id, text } of given) state.corpus.giveText(state.engineId(id), text);
      return given.length;
    },
    sketch: ({ texts, hasSets, templates, params }) => sketchTexts(texts, hasSets, templates, params),
    compare(params, onProgress) {
      const report = state.corpus.compare(params, onProgress);
      const { id } = report.documents;
      for (const [index, engineId] of id.entries()) id[index] = state.pageId(engineId);
      return report;
    },
    passages: ({ a, b, params, only }) =>
      runOn(state, only, (state) => state.named(state.corpus.passages(state.engineId(a), state.engineId(b), params))),
    passagesOfNew: ({ document, id, params }) =>
      state.named(state.corpus.passagesOfNew(document, state.engineId(id), params), true),
    passagesOf: ({ pairs, params, only }, onProgress) =>
      runOn(state, only, (state) => {
        const found: PairDetail[] = [];
        const total = pairs.length / 2;
        state.corpus.passagesOf(pairs.map(state.engineId), params, (detail) => {
          found.push(state.named(detail));
          onProgress({ stage: "pairs", done: found.length, total });
        });
        return found;
      }),
    longestPassages: ({ pairs, params, only }) =>
      runOn(state, only, (state) => state.corpus.longestPassages(pairs.map(state.engineId), params)),
    forecast: ({ documents, bytes, params }) => forecast(documents, bytes, params),
    checkParams: (params) => checkParams(params),
    defaultParams: () => defaultParams(),
    freshSeed: () => freshSeed(),
    warmUp() {
      warmUp();
      return null;
    },
    ...questions(() => state),
  };
}
