/**
 * Names as a report shows them: documents have their own, or "Document A" if the report is not about their authors, whose
 * names are then blacked out in the texts as well.
 */
import { t } from "../../i18n/t.ts";
import { BLACKED_OUT, hiddenNamesOf, masked } from "../../names/mask.ts";
import { authorFirst, fileName, searchable } from "../../read/names.ts";
import type { FileTraces } from "../../read/traces.ts";
import type { FoundTraces } from "../../traces/find-traces.ts";
import type { ReviewLookup } from "../json/saved-result.ts";
import { cleanName, type ReportInput } from "./report-model.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns the name of a document, by its index in the report. */
export type NameOf = (index: number) => string;

/** All documents by the names of their files. */
export function fileNames({ report }: ReportInput): NameOf {
  return (index) => cleanName(report.documents.name[index] ?? "");
}

/** All documents by their own names, with their authors first, as on the page. */
export function ownNames(input: ReportInput): NameOf {
  const nameOf = fileNames(input);
  return (index) => authorFirst(nameOf(index), cleanName(input.documents[index]?.author ?? ""));
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
  const words = (name: string): string[] => searchable(name).match(/[\p{L}\p{M}]+/gu) ?? [];
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
  const documents = input.documents.map((document, index) => {
    if (!involved.has(index)) return document;
    const own = isShown(index) ? document.author : null;
    return {
      ...document,
      text: masked(document.text, hidden),
      traces: document.traces && tracesOf(document.traces, own),
    };
  });
  const review = withNotes(input.review, (note) => masked(note, hidden));
  return { ...input, documents, review, traces: input.traces && withoutNames(input.traces) };
}

/** Traces with only the author's own name: a file may name anybody, under any of his names. */
function tracesOf(traces: FileTraces, author: string | null): FileTraces {
  const shown = (name: string | undefined) =>
    name === undefined || (author !== null && besides([name], author)[0] === "") ? name : BLACKED_OUT;
  const names = ["author", "lastAuthor", "company", "template"] as const;
  const entries = names.map((field) => [field, shown(traces[field])] as const).filter(([, name]) => name !== undefined);
  return { ...traces, ...Object.fromEntries(entries) };
}

function withoutNames(found: FoundTraces): FoundTraces {
  const hide = <T extends FoundTraces["pairs"]>(pairs: T) =>
    pairs.map((pair) => ({
      ...pair,
      names: pair.names.map(() => BLACKED_OUT),
      styles: pair.styles.map(() => BLACKED_OUT),
    }));
  const facts = found.facts.map((fact) => (fact.kind === "otherName" ? { ...fact, name: BLACKED_OUT } : fact));
  return { ...found, pairs: hide(found.pairs), weak: hide(found.weak), facts };
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
