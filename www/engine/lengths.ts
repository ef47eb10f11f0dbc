/** How many words texts have, counted by the engine. For the worker and the terminal: the page asks the worker. */
import { type DocumentInput, type Params, sketchTexts } from "./pkg/lookalike.js";

/** The words of each text, as matched words are counted; without evidence, its tokens. */
export function lengthsOf(texts: readonly DocumentInput[], params: Partial<Params>): number[] {
  // Exclude nothing, so that a text that starts with a quotation mark counts in full.
  const whole = { excludeQuotes: false, excludeReferences: false };
  const { counts } = sketchTexts([...texts], false, [], { ...params, ...whole });
  const perText = texts.length === 0 ? 0 : counts.length / texts.length;
  // A text's first count is its tokens, its last the words.
  const at = params.evidence === false ? 0 : perText - 1;
  return texts.map((_, text) => counts[text * perText + at] ?? 0);
}
