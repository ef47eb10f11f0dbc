/**
 * How lists, pictures and headings name a document: with its author first, if it has one. Where the author stands in a column
 * of its own, the name alone is enough.
 */
import type { ShownDocument } from "../documents/document.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { authorFirst } from "../read/names.ts";
import { authorOf } from "../state/store.ts";

export function documentLabel({ id, name }: Pick<ShownDocument, "id" | "name">): string {
  return authorFirst(name, authorOf(id));
}

/** The same for a document of a report, by its index. */
export function labelInReport({ documents: { id, name } }: Pick<Report, "documents">, index: number): string {
  return documentLabel({ id: id[index] ?? -1, name: name[index] ?? "" } as Pick<ShownDocument, "id" | "name">);
}
