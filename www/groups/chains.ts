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

  /** Whether two documents are in one chain. */
  areJoined(a: number, b: number): boolean {
    return this.rootOf(a) === this.rootOf(b);
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
