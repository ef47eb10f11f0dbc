/**
 * The kinds of data in the papers, derived from a text and a seed: permutations of its words, pairs with a given similarity,
 * words.
 */
import { type Message, message } from "../../i18n/message.ts";
import { CannotRun, type LabData, type LabDocument } from "./experiment-model.ts";

/** Numbers in [0, 1), the same for the same seed on every machine (mulberry32 by T. Ettinger, in the public domain). */
export function random(seed: number): () => number {
  // A seed may have 53 bits; the upper ones must count, too.
  let state = (seed ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b1)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The words of a text, separated by white space. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}

/** A shuffled copy (Fisher and Yates), in which the first `kept` items stay in place. */
export function shuffled<T>(items: readonly T[], next: () => number, kept = 0): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > kept; last--) {
    const other = kept + Math.floor(next() * (last - kept + 1));
    const held = copy[last] as T;
    copy[last] = copy[other] as T;
    copy[other] = held;
  }
  return copy;
}

/** `count` random permutations of a text's words (P1, section 7.2), each a document. */
export function permutations(text: string, count: number, seed: number): LabDocument[] {
  const words = wordsOf(text);
  const next = random(seed);
  return Array.from({ length: count }, (_, i) => ({
    name: `permutation ${i + 1}`,
    text: shuffled(words, next).join(" "),
  }));
}

/** The page's texts if requested, otherwise permutations; and a description of them. */
export function madeDocuments(
  data: LabData,
  count = data.permutations,
): { documents: readonly LabDocument[]; words: Message } {
  if (data.documents) {
    const { length } = data.documents;
    if (length < 2) throw new CannotRun(message("lab-needs-texts"));
    return { documents: data.documents, words: message("lab-setting-texts", { count: length }) };
  }
  const words = wordsOf(data.text);
  if (words.length < 2) throw new CannotRun(message("lab-needs-words"));
  return {
    documents: permutations(data.text, count, data.seed),
    words: message("lab-setting-permutations", { count, words: words.length, seed: String(data.seed) }),
  };
}

/** A pair of texts, one of which is permuted from some word on. */
export interface MadePair {
  readonly a: string;
  readonly b: string;
  readonly similarity: number;
  /** How many words at the end were permuted, and out of how many. */
  readonly permuted: number;
  readonly words: number;
}

/**
 * A text and a copy in which enough of the last words are permuted to come closest to the given similarity. Tries 24 numbers
 * of words, then refines around the best. `similarity` is the engine's.
 */
export function madePair(
  text: string,
  seed: number,
  wanted: number,
  similarity: (a: string, b: string) => number,
): MadePair {
  const words = wordsOf(text);
  if (words.length < 10) throw new CannotRun(message("lab-needs-ten-words"));
  const a = words.join(" ");
  const attempt = (permuted: number): MadePair => {
    const b = shuffled(words, random(seed + permuted), words.length - permuted).join(" ");
    return { a, b, similarity: similarity(a, b), permuted, words: words.length };
  };
  let best = attempt(0);
  const searchFrom = (low: number, high: number): void => {
    const step = Math.ceil((high - low) / 24);
    for (let permuted = low; permuted <= high; permuted += step) {
      const made = attempt(permuted);
      if (Math.abs(made.similarity - wanted) < Math.abs(best.similarity - wanted)) best = made;
    }
    if (step > 1) searchFrom(Math.max(0, best.permuted - step), Math.min(words.length, best.permuted + step));
  };
  searchFrom(0, words.length);
  return best;
}

/** The longest of the page's texts, or the text to permute. */
export function baseText(data: LabData): string {
  if (!data.documents) return data.text;
  const lengths = data.documents.map(({ text }) => text.length);
  const longest = data.documents[lengths.indexOf(Math.max(...lengths))];
  if (!longest) throw new CannotRun(message("lab-needs-text"));
  return longest.text;
}

/** A text of `count` words, drawn from a vocabulary of made-up words. */
export function generatedText(count: number, seed: number): string {
  const next = random(seed);
  const syllables = Array.from("bdfgklmnprst").flatMap((onset) => Array.from("aeiou").map((vowel) => onset + vowel));
  const syllable = (): string => syllables[Math.floor(next() * syllables.length)] ?? "";
  const out: string[] = [];
  for (let i = 0; i < count; i++) out.push(syllable() + syllable() + (next() < 0.5 ? syllable() : ""));
  return out.join(" ");
}
