/**
 * Names as a report shows them: documents have their own, or "Document A" if the report is not about their authors, whose
 * names are then blacked out in the texts as well.
 */
import { t } from "../../i18n/t.ts";
import { hiddenNamesOf, masked } from "../../names/mask.ts";
import { fileName } from "../../read/names.ts";
import type { ReviewLookup } from "../json/saved-result.ts";
import { cleanName, type ReportInput } from "./report-model.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns the name of a document, by its index in the report. */
export type NameOf = (index: number) => string;

/** All documents by their own names. */
export function ownNames({ report }: ReportInput): NameOf {
  return (index) => cleanName(report.documents.name[index] ?? "");
}

/**
 * Documents that satisfy `isShown` by their own names, with the given names blacked out; the others by letters, in the order
 * of the calls.
 */
export function maskedNames(input: ReportInput, isShown: (index: number) => boolean, names: readonly string[]): NameOf {
  const own = ownNames(input);
  const aliases = new Map<number, string>();
  return (index) => {
    if (isShown(index)) return masked(own(index), hiddenNamesOf(besides(names, input.documents[index]?.author), []));
    const known = aliases.get(index) ?? t("report-alias", { letter: letterOf(aliases.size) });
    aliases.set(index, known);
    return known;
  };
}

/** Names without the words of another one: of two people called Weaver, one may be shown. */
function besides(names: readonly string[], shown: string | null | undefined): string[] {
  const words = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const own = new Set(words(shown ?? ""));
  return names.map((name) =>
    words(name)
      .filter((word) => !own.has(word))
      .join(" "),
  );
}

/**
 * The input with names blacked out in the texts of the documents at `indexes`, and in reviewers' notes: by default, the
 * authors of the documents that do not satisfy `isShown`, and the names of these documents. Each text keeps its length, and
 * so each passage its offsets. O(texts).
 */
export function withNamesMasked(
  input: ReportInput,
  indexes: readonly number[],
  isShown: (index: number) => boolean,
  names: readonly string[] = authorsOf(input, indexes, isShown),
): ReportInput {
  const files = indexes
    .filter((index) => !isShown(index))
    .flatMap((index) => {
      const name = input.report.documents.name[index] ?? "";
      return [name, fileName(name)];
    });
  const hidden = hiddenNamesOf(names, files);
  const involved = new Set(indexes);
  const documents = input.documents.map((document, index) =>
    involved.has(index) ? { ...document, text: masked(document.text, hidden) } : document,
  );
  return { ...input, documents, review: withNotes(input.review, (note) => masked(note, hidden)) };
}

/** The authors of the documents that do not satisfy `isShown`. */
export function authorsOf(
  { documents }: ReportInput,
  indexes: readonly number[],
  isShown: (index: number) => boolean,
): readonly string[] {
  const hidden = indexes.filter((index) => !isShown(index));
  return [...new Set(hidden.flatMap((index) => documents[index]?.author ?? []))];
}

/** The same reviews with their notes changed. */
export function withNotes(
  review: ReviewLookup | undefined,
  change: (note: string) => string,
): ReviewLookup | undefined {
  if (!review) return undefined;
  return (a, b) => {
    const found = review(a, b);
    return found && { ...found, note: change(found.note) };
  };
}

/** 0 → A, 25 → Z, 26 → AA. */
export function letterOf(index: number): string {
  const before = Math.floor(index / LETTERS.length);
  return (before > 0 ? letterOf(before - 1) : "") + (LETTERS[index % LETTERS.length] ?? "");
}
