/**
 * Modular hashing with the number of shingles in place of a prime: h(x) = (a x + b) mod m for the numbers x of the m
 * shingles of two texts (P4, section 4.2.2.1.1, with a at random). Where a and m share a factor, that is no permutation:
 * different shingles fall together, and the estimate comes out too high. The engine's modular family uses a prime.
 *
 * Only how many shingles are shared, and how many not, decides what comes out, so the shingles are taken as numbers in
 * random order.
 */
import { random, shuffled } from "./data.ts";
import type { LabEngine } from "./model.ts";

/** How many shingles two texts have. */
export interface Sizes {
  readonly shared: number;
  readonly onlyA: number;
  readonly onlyB: number;
}

/** The shares of agreeing functions after the first of them, the first two, and so on. O(functions × shingles). */
export function looseEstimates(
  engine: LabEngine,
  { shared, onlyA, onlyB }: Sizes,
  functions: number,
  seed: number,
): Float64Array {
  const modulus = shared + onlyA + onlyB;
  const rows = shuffled(
    Array.from({ length: modulus }, (_, row) => row),
    random(seed),
  );
  // The shared ones stand first, then those of the first text, then those of the second.
  const a = engine.modularAsPrinted(rows.slice(0, shared + onlyA), modulus, functions, seed);
  const b = engine.modularAsPrinted(rows.toSpliced(shared, onlyA), modulus, functions, seed);
  const estimates = new Float64Array(functions);
  let agreements = 0;
  for (let f = 0; f < functions; f++) {
    agreements += a[f] === b[f] ? 1 : 0;
    estimates[f] = agreements / (f + 1);
  }
  return estimates;
}
