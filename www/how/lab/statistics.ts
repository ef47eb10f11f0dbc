/** The basic statistics that the experiments need. Lists must not be empty for a mean. */

import { random, shuffled } from "./data.ts";
import type { LabEngine } from "./experiment-model.ts";

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean and its standard error: s / √n; 0 for a single value. */
export function meanWithError(values: readonly number[]): { mean: number; error: number } {
  const middle = mean(values);
  if (values.length < 2) return { mean: middle, error: 0 };
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return { mean: middle, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** The value below which a fraction of ascending values is, interpolated between two of them. */
export function quantile(ascending: readonly number[], share: number): number {
  const position = (ascending.length - 1) * share;
  const below = ascending[Math.floor(position)] ?? Number.NaN;
  const above = ascending[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

export function ascending(values: Iterable<number>): number[] {
  return [...values].sort((x, y) => x - y);
}

/**
 * The range of the fraction of `trials` functions that agree, except 2.5% on each side, if each agrees with probability `p`:
 * quantiles of the binomial, term by term. O(trials).
 */
export function binomialBand(trials: number, p: number): { low: number; high: number } {
  if (p <= 0 || p >= 1) return { low: p, high: p };
  let logarithm = trials * Math.log1p(-p);
  let sum = 0;
  let low: number | null = null;
  for (let x = 0; x < trials; x++) {
    sum += Math.exp(logarithm);
    if (low === null && sum > 0.025) low = x;
    if (sum >= 0.975) return { low: (low ?? x) / trials, high: x / trials };
    logarithm += Math.log(((trials - x) * p) / ((x + 1) * (1 - p)));
  }
  return { low: (low ?? trials) / trials, high: 1 };
}

/** The mean absolute error of the fraction of agreeing functions, if each agrees with probability `p`. O(trials). */
export function binomialError(trials: number, p: number): number {
  if (p <= 0 || p >= 1) return 0;
  let logarithm = trials * Math.log1p(-p);
  let sum = 0;
  for (let x = 0; x <= trials; x++) {
    sum += Math.exp(logarithm) * Math.abs(x / trials - p);
    logarithm += Math.log(((trials - x) * p) / ((x + 1) * (1 - p)));
  }
  return sum;
}

/** The power of x with which y grows, by least squares on the logarithms; NaN for fewer than two points. */
export function powerOfGrowth(x: readonly number[], y: readonly number[]): number {
  const points = x.map((value, i) => [Math.log(value), Math.log(y[i] ?? Number.NaN)] as const);
  const [middleX, middleY] = [mean(points.map(([u]) => u)), mean(points.map(([, v]) => v))];
  const covered = points.reduce((sum, [u, v]) => sum + (u - middleX) * (v - middleY), 0);
  return covered / points.reduce((sum, [u]) => sum + (u - middleX) ** 2, 0);
}

// Modular hashing with the number of shingles instead of a prime: h(x) = (a x + b) mod m for the numbers x of the m shingles
// of two texts (P4, section 4.2.2.1.1, with a random a). If a and m share a factor, that is not a permutation: different
// shingles collide, and the estimate is too high. The engine's modular family uses a prime.
//
// The result depends only on how many shingles are shared and how many are not, so the shingles are represented by numbers
// in random order.

/** The numbers of shingles of two texts. */
export interface Sizes {
  readonly shared: number;
  readonly onlyA: number;
  readonly onlyB: number;
}

/** The fraction of agreeing functions after the first of them, the first two, and so on. O(functions × shingles). */
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
  // The shared ones come first, then those of the first text, then those of the second.
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
