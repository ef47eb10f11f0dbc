/** The differences between a saved result and the page, in sentences: the first few by name, the others by their number. */
import { listedText, t } from "../messages/t.ts";
import type { NumbersFound, OtherPair } from "../outputs/compare-numbers.ts";
import type { DocumentChanges } from "../workspace/document-changes.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { namesHidden, result, documents as shown } from "../workspace/store.ts";

/** How many documents of a kind are named. */
const MAX_NAMED = 3;

/** Which documents were added, removed or changed since the file was opened. */
export function changesInWords({ missing, added, changed, renamed, roles, owners }: DocumentChanges): string[] {
  const of = (documents: readonly PageDocument[]) => ({ count: documents.length, names: namesOf(documents) });
  return [
    ...(missing.length > 0 ? [t("export-file-missing", of(missing))] : []),
    ...(added.length > 0 ? [t("export-file-added", of(added))] : []),
    ...(changed.length > 0 ? [t("export-file-changed", of(changed))] : []),
    ...(renamed.length > 0 ? [t("export-file-renamed", of(renamed))] : []),
    ...(roles.length > 0 ? [t("export-file-roles", of(roles))] : []),
    ...(owners.length > 0 ? [t("export-file-owners", of(owners))] : []),
  ];
}

/** The first few names, as views show them: a document that is not here has no alias. */
function namesOf(documents: readonly PageDocument[]): string {
  const names = documents.slice(0, MAX_NAMED).flatMap(({ id, name }) => {
    return shown.value.get(id)?.name ?? (namesHidden.value ? [] : name);
  });
  if (names.length === 0) return t("export-file-hidden-names");
  const more = documents.length - names.length;
  return more > 0 ? t("export-file-names", { names: names.join(", "), more }) : listedText(names);
}

/** The first pairs with other numbers, a sentence each. */
export function pairsInWords({ count, first }: NumbersFound["pairs"]): string[] {
  return [...first.map(pairInWords), ...more(count - first.length)];
}

/** The first documents with other numbers, a sentence each. */
export function documentsInWords({ count, first }: NumbersFound["documents"]): string[] {
  const sentences = first.map(({ place, inFile, counted }) => {
    const name = nameAt(place);
    if (inFile === counted || !Number.isFinite(inFile)) return t("export-other-document-rest", { name });
    return t("export-other-document", { name, unit: unit(), inFile, counted });
  });
  return [...sentences, ...more(count - first.length)];
}

function pairInWords({ a, b, inFile, counted }: OtherPair): string {
  const names = { a: nameAt(a), b: nameAt(b) };
  if (!inFile) return t("export-other-pair-new", names);
  if (!counted) return t("export-other-pair-gone", names);
  const [fileA, fileB] = inFile;
  const [countedA, countedB] = counted;
  const isAlike = fileA === countedA && fileB === countedB;
  if (isAlike || !Number.isFinite(fileA + fileB)) return t("export-other-pair-rest", names);
  return t("export-other-pair", { ...names, unit: unit(), fileA, fileB, countedA, countedB });
}

function more(count: number): string[] {
  return count > 0 ? [t("export-other-more", { count })] : [];
}

/** A document's name as views show it. */
function nameAt(place: number): string {
  return result.value?.report.documents.name[place] ?? "?";
}

function unit(): "tokens" | "words" {
  return result.value?.report.params.unit === "code" ? "tokens" : "words";
}
