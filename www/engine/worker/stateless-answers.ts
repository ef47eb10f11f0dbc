/**
 * The worker's answers to questions besides the comparison: how a new document compares, how many fingerprints collide, and
 * what theory predicts for bands and signatures. None of them changes the worker's state.
 */

import { lengthsOf } from "../lengths.ts";
import {
  birthday,
  type Corpus,
  candidateProbability,
  type DocumentEvidence,
  functionsNeeded,
  type RewrittenDocument,
  type Similar,
} from "../pkg/lookalike.js";
import type { Calls } from "../protocol.ts";

/** The worker's state that answers may use. */
export interface WorkerCorpus {
  /** The corpus with the page's documents. */
  readonly corpus: Corpus;
  /** Maps one of the engine's ids to the page's. */
  readonly pageId: (id: number) => number;
}

type Answers = {
  [N in "check" | "collisions" | "lengthsOf" | "chances" | "birthdays" | "functionsNeeded"]: (
    input: Calls[N]["input"],
  ) => Calls[N]["output"];
};

export function questions(state: () => WorkerCorpus): Answers {
  return {
    check({ document, params, rule }) {
      const { corpus, pageId } = state();
      const query = corpus.query(document, params);
      const admission = corpus.judge(document, params, rule);
      const { verdict, reason, group } = admission;
      const onPage = (one: Similar): Similar => ({ ...one, id: pageId(one.id) });
      const [nearest = null] = admission.similar.map(onPage);
      const found = corpus.evidenceFor(document, params);
      const evidence = found && {
        ...found,
        documents: found.documents.map((one): DocumentEvidence => ({ ...one, id: pageId(one.id) })),
        rewritten: found.rewritten.map((one): RewrittenDocument => ({ ...one, id: pageId(one.id) })),
      };
      const similar = query.similar.map(onPage);
      return { query: { ...query, similar }, evidence, verdict, reason, group: group.map(pageId), nearest };
    },
    collisions: (params) => state().corpus.collisions(params),
    lengthsOf: ({ texts, params }) => lengthsOf(texts, params),
    chances: ({ similarities, bands, rows }) =>
      similarities.map((similarity) => candidateProbability(similarity, bands, rows)),
    functionsNeeded: ({ error, confidence }) => functionsNeeded(error, confidence),
    birthdays: ({ bits, probabilities }) => bits.map((width) => probabilities.map((share) => birthday(width, share))),
  };
}
