/**
 * The order of rows and columns: group after group, and in each the documents that have most in common side by side (see
 * outputs/groups.ts). Then the documents whose pairs are listed for their similarity alone, strongest first, and last, where
 * they are asked for, those without a listed pair.
 */
import type { Report } from "../engine/pkg/lookalike.js";
import type { Groups } from "../outputs/groups.ts";

export interface Order {
  /** Indices of the documents, in order. */
  readonly documents: Uint32Array;
  /** The place of each document; -1 where it has none. */
  readonly placeOf: Int32Array;
  /** Where each group lies: its number, its first place, and one past its last. */
  readonly groups: readonly { readonly number: number; readonly first: number; readonly end: number }[];
  /** Documents without a listed pair, shown or not. */
  readonly alone: number;
}

/** `takesPart`: whether a document is compared, by its index; templates are not. O(documents + pairs). */
export function orderOf(
  { documents: { length }, pairs }: Report,
  groups: Groups,
  takesPart: (document: number) => boolean,
  withAlone: boolean,
): Order {
  const documents: number[] = [];
  const placeOf = new Int32Array(length).fill(-1);
  const add = (document: number): void => {
    if (placeOf[document] !== -1) return;
    placeOf[document] = documents.length;
    documents.push(document);
  };
  const placed = groups.list.map(({ number, documents: members }) => {
    const first = documents.length;
    for (const document of members) add(document);
    return { number, first, end: documents.length };
  });
  for (let row = 0; row < pairs.length; row++) {
    add(pairs.a[row] ?? 0);
    add(pairs.b[row] ?? 0);
  }
  let alone = 0;
  for (let document = 0; document < length; document++) {
    if (placeOf[document] !== -1 || !takesPart(document)) continue;
    alone++;
    if (withAlone) add(document);
  }
  return { documents: Uint32Array.from(documents), placeOf, groups: placed, alone };
}
