/** Pairs that are not compared because of their documents' roles or authors. */
import type { Role } from "../engine/pkg/lookalike.js";
import type { EngineDocument } from "../engine/protocol.ts";
import { t } from "../i18n/t.ts";
import type { AuthorRule } from "../people/authors.ts";
import type { PageDocument } from "./document.ts";

/** Pairs that are not compared, by reason; a pair with both reasons counts as earlier work. */
export interface NotComparedCounts {
  archive: number;
  author: number;
}

/** A document, as far as it decides with which others it is compared. */
type Counted = Pick<EngineDocument, "role" | "author">;

/** Counts the same pairs as the engine does for `totals.excludedPairs`. O(documents). */
export function countNotCompared(documents: readonly Counted[]): NotComparedCounts {
  let earlier = 0;
  const byAuthor = new Map<string, { all: number; earlier: number }>();
  for (const { role, author } of documents) {
    if (role === "template") continue;
    const old = role === "archive" ? 1 : 0;
    earlier += old;
    if (author === null || author === undefined) continue;
    const own = byAuthor.get(author) ?? { all: 0, earlier: 0 };
    byAuthor.set(author, { all: own.all + 1, earlier: own.earlier + old });
  }
  const author = [...byAuthor.values()].reduce((sum, own) => sum + pairs(own.all) - pairs(own.earlier), 0);
  return { archive: pairs(earlier), author };
}

/** The number of pairs between documents that are all submissions. O(documents). */
export function countComparedPairs(submissions: readonly Counted[]): number {
  return pairs(submissions.length) - countNotCompared(submissions).author;
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}

/**
 * The number of pairs with the same author, and a sentence for each other reason. `total` is the engine's own count, which
 * must always be reported.
 */
export function notComparedInWords(
  total: number,
  { archive, author }: NotComparedCounts,
): { author: number; sentences: string[] } {
  if (total === 0) return { author: 0, sentences: [] };
  if (archive + author !== total) {
    return { author: 0, sentences: [t("workspace-excluded-pairs", { pairs: total })] };
  }
  return { author, sentences: archive > 0 ? [t("workspace-archive-pairs")] : [] };
}

/** Whether the user chose how files are grouped by author, so that pairs of one author are excluded on purpose. */
export function areAuthorsChosen(
  documents: readonly Pick<PageDocument, "group" | "author">[],
  authorBy: AuthorRule["by"],
): boolean {
  return authorBy !== "layout" || documents.some(({ group, author }) => author !== "" || (group ?? null) !== null);
}

/** Why no pair was compared: all pairs are excluded, there are only templates, or there is just one document. */
export function whyNoPair(
  excludedPairs: number,
  documents: readonly { readonly role?: Role | null | undefined }[],
): "excluded" | "templates" | "single" {
  if (excludedPairs > 0) return "excluded";
  return documents.every(({ role }) => role === "template") ? "templates" : "single";
}
