/**
 * Modular hashing with the number of shingles in place of a prime: h(x) = (a x + b) mod m for the numbers x of the m
 * shingles of two texts (P4, section 4.2.2.1.1, with a at random). Where a and m share a factor, that is no permutation:
 * different shingles fall together, and the estimate comes out too high. The engine's modular family uses a prime.
 *
 * Only how many shingles are shared, and how many not, decides what comes out, so the shingles are taken as numbers in
 * random order.
 */
import { random, shuffled } from "./data.ts";

/** How many shingles two texts have. */
export interface Sizes {
  readonly shared: number;
  readonly onlyA: number;
  readonly onlyB: number;
}

/** The shares of agreeing functions after the first of them, the first two, and so on. O(functions × shingles). */
export function looseEstimates({ shared, onlyA, onlyB }: Sizes, functions: number, seed: number): Float64Array {
  const modulus = shared + onlyA + onlyB;
  const next = random(seed);
  const rows = shuffled(
    Array.from({ length: modulus }, (_, row) => row),
    next,
  );
  const estimates = new Float64Array(functions);
  let agreements = 0;
  for (let f = 0; f < functions; f++) {
    const a = 1 + Math.floor(next() * (modulus - 1));
    const b = Math.floor(next() * modulus);
    const least = (from: number, to: number): number => {
      let found = modulus;
      for (let i = from; i < to; i++) found = Math.min(found, (a * (rows[i] ?? 0) + b) % modulus);
      return found;
    };
    // The shared ones stand first, then those of the first text, then those of the second.
    const [both, first, second] = [least(0, shared), least(shared, shared + onlyA), least(shared + onlyA, modulus)];
    agreements += Math.min(both, first) === Math.min(both, second) ? 1 : 0;
    estimates[f] = agreements / (f + 1);
  }
  return estimates;
}
