/**
 * The worker's answers to questions beside the comparison: what a new text is like, how many fingerprints collide, and
 * what theory says of bands and signatures. None of them changes what the worker holds.
 */

import {
  birthday,
  type Corpus,
  candidateProbability,
  type DocumentEvidence,
  functionsNeeded,
  type Similar,
  sketchTexts,
} from "../pkg/lookalike.js";
import type { Calls } from "../protocol.ts";

/** What the worker lends to its answers. */
export interface WorkerCorpus {
  /** The corpus with the page's documents. */
  readonly corpus: Corpus;
  /** The page's number for one of the engine's. */
  readonly pageId: (id: number) => number;
}

type Answers = {
  [N in "check" | "collisions" | "lengthsOf" | "chances" | "birthdays" | "functionsNeeded"]: (
    input: Calls[N]["input"],
  ) => Calls[N]["output"];
};

export function questions(held: () => WorkerCorpus): Answers {
  return {
    check({ document, params, rule }) {
      const { corpus, pageId } = held();
      const query = corpus.query(document, params);
      const { verdict, reason, group } = corpus.judge(document, params, rule);
      const similar = query.similar.map((one: Similar): Similar => ({ ...one, id: pageId(one.id) }));
      const found = corpus.evidenceFor(document, params);
      const evidence = found && {
        ...found,
        documents: found.documents.map((one): DocumentEvidence => ({ ...one, id: pageId(one.id) })),
      };
      return { query: { ...query, similar }, evidence, verdict, reason, group: group.map(pageId) };
    },
    collisions: (params) => held().corpus.collisions(params),
    lengthsOf({ texts, params }) {
      // Nothing is excluded, so that a text that begins with a quotation mark counts whole.
      const whole = { excludeQuotes: false, excludeReferences: false };
      const { counts } = sketchTexts([...texts], false, [], { ...params, ...whole });
      const perText = texts.length === 0 ? 0 : counts.length / texts.length;
      // The tokens are the first number of a text, its words the last.
      const at = params.evidence === false ? 0 : perText - 1;
      return texts.map((_, text) => counts[text * perText + at] ?? 0);
    },
    chances: ({ similarities, bands, rows }) =>
      similarities.map((similarity) => candidateProbability(similarity, bands, rows)),
    functionsNeeded: ({ error, confidence }) => functionsNeeded(error, confidence),
    birthdays: ({ bits, probabilities }) => bits.map((width) => probabilities.map((share) => birthday(width, share))),
  };
}
