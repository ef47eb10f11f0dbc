/** How many words stretches of texts have. The engine counts them, so that they agree with all other numbers. */
import type { OriginalText, ShownText } from "../../engine/original-text.ts";
import type { Params } from "../../engine/pkg/lookalike.js";
import { engine } from "../../state/store.ts";
import type { Interval } from "./sources.ts";

interface CutText {
  readonly name: string;
  readonly text: OriginalText | ShownText | string;
  readonly intervals: readonly Interval[];
}

/** The words of each interval, text by text, by one call. */
export async function wordsOfIntervals(
  cut: readonly CutText[],
  params: Partial<Params>,
  options: Parameters<typeof engine.lengthsOf>[2],
): Promise<number[][]> {
  const texts = cut.flatMap(({ name, text, intervals }) =>
    intervals.map(({ start, end }) => ({ name, text: text.slice(start, end) })),
  );
  const words = texts.length > 0 ? await engine.lengthsOf(texts, params, options) : [];
  let next = 0;
  return cut.map(({ intervals }) => {
    const first = next;
    next += intervals.length;
    return words.slice(first, next);
  });
}
