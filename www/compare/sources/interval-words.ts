/** How many words stretches of texts have. The engine counts them, so that they agree with all other numbers. */
import type { OriginalText, ShownText } from "../../engine/original-text.ts";
import type { Interval } from "./sources.ts";

interface CutText {
  readonly name: string;
  readonly text: OriginalText | ShownText | string;
  readonly intervals: readonly Interval[];
}

/** Counts the words of texts, each by itself. */
export type LengthsOf = (texts: readonly { readonly name: string; readonly text: string }[]) => Promise<number[]>;

/** The words of each interval, text by text, by one call. */
export async function wordsOfIntervals(cut: readonly CutText[], lengthsOf: LengthsOf): Promise<number[][]> {
  const texts = cut.flatMap(({ name, text, intervals }) =>
    intervals.map(({ start, end }) => ({ name, text: text.slice(start, end) })),
  );
  const words = texts.length > 0 ? await lengthsOf(texts) : [];
  let next = 0;
  return cut.map(({ intervals }) => {
    const first = next;
    next += intervals.length;
    return words.slice(first, next);
  });
}
