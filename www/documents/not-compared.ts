/** Pairs that are not compared because of their documents' roles or authors. */
import type { Role } from "../engine/pkg/lookalike.js";
import type { EngineDocument } from "../engine/protocol.ts";
import { t } from "../i18n/t.ts";
import type { OwnerRule } from "../people/owners.ts";
import type { PageDocument } from "./document.ts";

/** Pairs that are not compared, by reason; a pair with both reasons counts as earlier work. */
export interface NotComparedCounts {
  archive: number;
  owner: number;
}

/** Counts the same pairs as the engine does for `totals.excludedPairs`. O(documents). */
export function countNotCompared(documents: readonly EngineDocument[]): NotComparedCounts {
  const pairs = (n: number): number => (n * (n - 1)) / 2;
  let earlier = 0;
  const byOwner = new Map<string, { all: number; earlier: number }>();
  for (const { role, owner } of documents) {
    if (role === "template") continue;
    const old = role === "archive" ? 1 : 0;
    earlier += old;
    if (owner === null || owner === undefined) continue;
    const own = byOwner.get(owner) ?? { all: 0, earlier: 0 };
    byOwner.set(owner, { all: own.all + 1, earlier: own.earlier + old });
  }
  const owner = [...byOwner.values()].reduce((sum, own) => sum + pairs(own.all) - pairs(own.earlier), 0);
  return { archive: pairs(earlier), owner };
}

/**
 * The number of pairs with the same author, and a sentence for each other reason. `total` is the engine's own count, which
 * must always be reported.
 */
export function notComparedInWords(
  total: number,
  { archive, owner }: NotComparedCounts,
): { owner: number; sentences: string[] } {
  if (total === 0) return { owner: 0, sentences: [] };
  // While documents change after a run, the reasons are those of the next run.
  if (archive + owner !== total) {
    return { owner: 0, sentences: [t("workspace-excluded-pairs", { pairs: total })] };
  }
  return { owner, sentences: archive > 0 ? [t("workspace-archive-pairs")] : [] };
}

/** Whether the user chose how files are grouped by author, so that pairs of one author are excluded on purpose. */
export function areOwnersChosen(
  documents: readonly Pick<PageDocument, "group" | "owner">[],
  ownerBy: OwnerRule["by"],
): boolean {
  return ownerBy !== "layout" || documents.some(({ group, owner }) => owner !== "" || (group ?? null) !== null);
}

/** Why no pair was compared: all pairs are excluded, there are only templates, or there is just one document. */
export function whyNoPair(
  excludedPairs: number,
  documents: readonly { readonly role: Role }[],
): "excluded" | "templates" | "single" {
  if (excludedPairs > 0) return "excluded";
  return documents.every(({ role }) => role === "template") ? "templates" : "single";
}
