/**
 * Groups: documents that listed pairs link, directly or through others. If pairs were searched for matched words, only pairs
 * with matched words link: similarity alone would join a whole class that answers one question. The engine's own groups are
 * by similarity, so these are found here, by union-find over the list: O(p log n) for p pairs of n documents.
 *
 * Pairs are processed strongest first, and two groups that a pair joins are concatenated (single linkage). So the order of a
 * group starts with its strongest pair, and documents with much in common are next to each other.
 */
import { similaritiesOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { hasEvidence, matchedWordsOf } from "../pairs/matched.ts";

/** Linked documents. */
export interface Group {
  /** From 1, largest group first. */
  readonly number: number;
  /** Indices of its documents, those of the strongest pair first. */
  readonly documents: Uint32Array;
  /** The listed pairs that link them, strongest first. */
  readonly pairs: Uint32Array;
}

/** All groups of a report. */
export interface DocumentGroups {
  readonly list: readonly Group[];
  /** The number of each document's group; 0 if it is in none. */
  readonly numberOf: Uint32Array;
}

/** The measure that links pairs, and the strength of each listed pair. */
export interface Links {
  readonly by: "matched" | "similarity";
  /** Matched words or similarity of each listed pair; 0 does not link. */
  readonly values: Float64Array;
}

export function linksOf(report: Report): Links {
  if (hasEvidence(report)) return { by: "matched", values: matchedWordsOf(report) };
  const values = similaritiesOf(report, report.params.measure);
  // If the threshold is 0, pairs that share nothing are listed too.
  for (const [row, shared] of report.pairs.shared.entries()) if (shared === 0) values[row] = 0;
  return { by: "similarity", values };
}

/** The groups formed by pairs of at least this strength. */
export function groupsOf({ pairs, documents }: Report, { values }: Links, minimum = 0): DocumentGroups {
  const chains = new Chains(documents.length);
  for (let row = 0; row < pairs.length; row++) {
    if (isLinked(values[row], minimum)) chains.join(pairs.a[row] ?? 0, pairs.b[row] ?? 0);
  }
  const numberOf = new Uint32Array(documents.length);
  const members = chains.all();
  for (const [at, group] of members.entries()) for (const document of group) numberOf[document] = at + 1;
  const rows: number[][] = members.map(() => []);
  for (let row = 0; row < pairs.length; row++) {
    if (isLinked(values[row], minimum)) rows[(numberOf[pairs.a[row] ?? 0] ?? 0) - 1]?.push(row);
  }
  const list = members.map((group, at) => ({
    number: at + 1,
    documents: Uint32Array.from(group),
    pairs: Uint32Array.from(rows[at] ?? []),
  }));
  return { list, numberOf };
}

function isLinked(value = 0, minimum: number): boolean {
  return value > 0 && value >= minimum;
}

const known = new WeakMap<Report, DocumentGroups>();

/** The groups of all listed pairs; cached per report. */
export function allGroups(report: Report): DocumentGroups {
  const before = known.get(report);
  if (before) return before;
  const groups = groupsOf(report, linksOf(report));
  known.set(report, groups);
  return groups;
}

/** The number of the group that contains both documents of a listed pair; 0 if there is none. */
export function groupAt(report: Report, row: number): number {
  const { numberOf } = allGroups(report);
  const [a, b] = [numberOf[report.pairs.a[row] ?? 0], numberOf[report.pairs.b[row] ?? 0]];
  return a === b ? (a ?? 0) : 0;
}

/** Union-find in which each group is a chain. Path halving; the longer chain keeps its root. */
export class Chains {
  private readonly parents: Uint32Array;
  private readonly sizes: Uint32Array;
  /** The first and the last document of each root's chain. */
  private readonly heads: Uint32Array;
  private readonly tails: Uint32Array;
  /** The next document in the chain; itself at its end. */
  private readonly next: Uint32Array;
  /** When each root's chain was started: the earlier one goes first. */
  private readonly begun: Float64Array;
  private joins = 0;

  constructor(documents: number) {
    const own = Uint32Array.from({ length: documents }, (_, document) => document);
    this.parents = own;
    this.heads = own.slice();
    this.tails = own.slice();
    this.next = own.slice();
    this.sizes = new Uint32Array(documents).fill(1);
    this.begun = new Float64Array(documents).fill(Number.POSITIVE_INFINITY);
  }

  /** Concatenates the chains of two documents, unless they are the same. */
  join(a: number, b: number): void {
    const [x, y] = [this.rootOf(a), this.rootOf(b)];
    if (x === y) return;
    this.joins++;
    const [first, second] = this.isBefore(x, y) ? [x, y] : [y, x];
    const [root, child] = at(this.sizes, x) >= at(this.sizes, y) ? [x, y] : [y, x];
    this.next[at(this.tails, first)] = at(this.heads, second);
    const [head, tail] = [at(this.heads, first), at(this.tails, second)];
    this.parents[child] = root;
    this.sizes[root] = at(this.sizes, x) + at(this.sizes, y);
    this.begun[root] = Math.min(this.begun[x] ?? 0, this.begun[y] ?? 0, this.joins);
    this.heads[root] = head;
    this.tails[root] = tail;
  }

  private isBefore(x: number, y: number): boolean {
    const [ofX = 0, ofY = 0] = [this.begun[x], this.begun[y]];
    return ofX === ofY ? x < y : ofX < ofY;
  }

  /** The chains of two or more documents, longest first, then by the smallest document in each. */
  all(): number[][] {
    const found: number[][] = [];
    const seen = new Uint8Array(this.parents.length);
    for (let document = 0; document < this.parents.length; document++) {
      const root = this.rootOf(document);
      if (seen[root] || at(this.sizes, root) < 2) continue;
      seen[root] = 1;
      const chain: number[] = [];
      for (let member = at(this.heads, root); chain.length < at(this.sizes, root); member = at(this.next, member)) {
        chain.push(member);
      }
      found.push(chain);
    }
    // The sort is stable: chains of the same length keep the order of their smallest documents.
    return found.sort((x, y) => y.length - x.length);
  }

  private rootOf(document: number): number {
    let root = document;
    while (at(this.parents, root) !== root) {
      this.parents[root] = at(this.parents, at(this.parents, root));
      root = at(this.parents, root);
    }
    return root;
  }
}

function at(column: Uint32Array, index: number): number {
  return column[index] ?? 0;
}
