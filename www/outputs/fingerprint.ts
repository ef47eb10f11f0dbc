/**
 * Fingerprints of lists of numbers: a pair of a saved result has some twenty of them, and a million pairs only fit into memory
 * as a few columns. Equal values have equal fingerprints, whether they came out of a file or out of a report.
 */

const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);

/** Both hashes of the list under way. In an array, for numbers of 32 bits in objects or closures would each be allocated. */
const state = new Int32Array(2);

/** 53 bits of a list of values, as a whole number: two multiplicative hashes side by side, each finished by MurmurHash3's mixer. */
export function fingerprintOf(values: Iterable<unknown>): number {
  state[0] = 0x243f6a88;
  state[1] = 0x85a308d3;
  for (const value of values) {
    if (typeof value === "number" && Number.isFinite(value)) {
      // JSON knows no negative zero.
      float[0] = value + 0;
      add(halves[0] ?? 0);
      add(halves[1] ?? 0);
    } else if (typeof value === "string") {
      add(value.length);
      for (let at = 0; at < value.length; at++) add(value.charCodeAt(at));
    } else add(KINDS.indexOf(typeof value === "number" ? null : value));
  }
  const [high = 0, low = 0] = state;
  return (mixed(high) & 0x1fffff) * 2 ** 32 + (mixed(low ^ high) >>> 0);
}

function add(word: number): void {
  const [high, low] = [state[0] ?? 0, state[1] ?? 0];
  state[0] = Math.imul((high << 7) ^ (high >>> 25) ^ word, 0x01000193);
  state[1] = (Math.imul(low, 0x5bd1e995) + word) ^ (low >>> 15);
}

/** A number that is not finite becomes null in JSON. */
const KINDS: readonly unknown[] = [null, true, false, undefined];

function mixed(bits: number): number {
  let x = bits | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
