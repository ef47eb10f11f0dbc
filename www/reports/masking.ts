/**
 * Names as a report shows them: documents have their own, or "Document A" where it is not about the people whose they are; these
 * people's names are blacked out in the texts, too.
 */
import { t } from "../messages/t.ts";
import { hiddenNamesOf, masked } from "../workspace/names/mask.ts";
import { cleanName } from "./clean.ts";
import type { ReportInput } from "./model.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Gives the name of a document, by its place in the report. */
export type NameOf = (place: number) => string;

/** All documents by their own names. */
export function ownNames({ report }: ReportInput): NameOf {
  return (place) => cleanName(report.documents.name[place] ?? "");
}

/** Documents for which `isShown` holds by their own names, the others by letters in the order in which they are asked for. */
export function maskedNames(input: ReportInput, isShown: (place: number) => boolean): NameOf {
  const own = ownNames(input);
  const aliases = new Map<number, string>();
  return (place) => {
    if (isShown(place)) return own(place);
    const known = aliases.get(place) ?? t("report-alias", { letter: letterOf(aliases.size) });
    aliases.set(place, known);
    return known;
  };
}

/**
 * The input with the names of those documents among `places` for which `isShown` does not hold, and of their owners, blacked out
 * in the texts of all of them. Each text keeps its length, and so each passage its place. O(texts).
 */
export function withNamesMasked(
  input: ReportInput,
  places: readonly number[],
  isShown: (place: number) => boolean,
): ReportInput {
  const hidden = places.filter((place) => !isShown(place));
  const owners = new Set(hidden.flatMap((place) => input.documents[place]?.owner ?? []));
  const files = hidden.flatMap((place) => {
    const name = input.report.documents.name[place] ?? "";
    return [name, name.slice(name.lastIndexOf("/") + 1)];
  });
  const names = hiddenNamesOf([...owners], files);
  const involved = new Set(places);
  const documents = input.documents.map((document, place) =>
    involved.has(place) ? { ...document, text: masked(document.text, names) } : document,
  );
  return { ...input, documents };
}

/** 0 → A, 25 → Z, 26 → AA. */
export function letterOf(index: number): string {
  const before = Math.floor(index / LETTERS.length);
  return (before > 0 ? letterOf(before - 1) : "") + (LETTERS[index % LETTERS.length] ?? "");
}

/**
 * Whose a document is: its owner's, or its own person's where it has none. Documents of one owner have the same key.
 */
export function personOf({ documents }: ReportInput, place: number): string {
  const owner = documents[place]?.owner ?? null;
  return owner === null ? `#${place}` : `@${owner}`;
}
