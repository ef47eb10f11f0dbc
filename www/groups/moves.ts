/**
 * Arrow keys in a graph, as in a tree: left and right go from document to document, down to a document's lines and along them,
 * up back. On a line, right goes on to the document at its other end, and left back to the one it was reached from.
 */

/** What has the keyboard: a node, or a line as it was reached from a node. Places in the graph's lists. */
export type Spot = { readonly node: number; readonly line: number | null };

/** The lines of each node, strongest first. */
export type LinesOf = readonly (readonly number[])[];

/** Where a key leads; null where it is none of these keys, and the same spot where it leads nowhere. */
export function spotAfterKey(
  { node, line }: Spot,
  key: string,
  linesOf: LinesOf,
  otherEnd: (line: number, node: number) => number,
): Spot | null {
  const last = linesOf.length - 1;
  if (key === "Home") return { node: 0, line: null };
  if (key === "End") return { node: last, line: null };
  if (line === null) {
    if (key === "ArrowRight") return { node: Math.min(last, node + 1), line: null };
    if (key === "ArrowLeft") return { node: Math.max(0, node - 1), line: null };
    if (key === "ArrowDown") return { node, line: linesOf[node]?.[0] ?? null };
    return key === "ArrowUp" ? { node, line: null } : null;
  }
  const lines = linesOf[node] ?? [];
  const at = lines.indexOf(line);
  if (key === "ArrowDown") return { node, line: lines[at + 1] ?? line };
  if (key === "ArrowUp") return { node, line: at > 0 ? (lines[at - 1] ?? null) : null };
  if (key === "ArrowRight") return { node: otherEnd(line, node), line: null };
  return key === "ArrowLeft" || key === "Escape" ? { node, line: null } : null;
}
