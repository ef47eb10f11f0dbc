/** Estimates the UTF-8 length of texts without encoding them; forecasts need no more. */
import { nextTurn } from "./queue.ts";

/** Texts of up to this many UTF-16 code units are measured exactly. */
const WHOLE = 1024;
/** Number of samples taken from a longer text. */
const SAMPLES = 4;

const encoder = new TextEncoder();
/** A code unit takes three bytes at most. */
const room = new Uint8Array(3 * WHOLE);

/** The UTF-8 length of a text in bytes; an estimate for long texts. O(1). */
export function utf8Bytes(text: string): number {
  if (text.length <= WHOLE) return encoder.encodeInto(text, room).written;
  const length = WHOLE / SAMPLES;
  let written = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const from = Math.floor((sample * (text.length - length)) / (SAMPLES - 1));
    written += encoder.encodeInto(text.slice(from, from + length), room).written;
  }
  return Math.round((written / WHOLE) * text.length);
}

/** Characters measured without a pause: a few milliseconds. */
const MEASURED_AT_ONCE = 2_000_000;

/** The sizes of texts, each measured once. */
export class TextSizes {
  private readonly known = new WeakMap<{ readonly text: string }, number>();

  /**
   * The approximate total bytes of some texts. New texts are measured a few at a time, because a collection has thousands.
   */
  async of(documents: Iterable<{ readonly text: string }>): Promise<number> {
    let sum = 0;
    let units = 0;
    for (const document of documents) {
      let bytes = this.known.get(document);
      if (bytes === undefined) {
        bytes = utf8Bytes(document.text);
        this.known.set(document, bytes);
        units += Math.min(WHOLE, document.text.length);
      }
      sum += bytes;
      if (units < MEASURED_AT_ONCE) continue;
      units = 0;
      await nextTurn();
    }
    return sum;
  }
}
