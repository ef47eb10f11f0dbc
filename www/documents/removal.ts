/**
 * Removes documents from the page, and restores them: pure functions, so that a removal can be undone whatever happened
 * after it.
 */
import { t } from "../i18n/t.ts";
import type { AuthorRule } from "../people/authors.ts";
import { countUnread } from "../read/names.ts";
import type { ExcludedPassages } from "../review/exclusions.ts";
import type { Reviews } from "../review/review.ts";
import type { Fields } from "../settings/fields.ts";
import type { AutoSelection } from "../settings/presets.ts";
import { Places } from "./added-files.ts";
import type { Intake, PageDocument, UnreadFile } from "./document.ts";
import { keyOf } from "./document-keys.ts";
import { ordered } from "./naming.ts";

/** Everything removed by one action, or by several in a row. */
export interface Removed {
  readonly documents: readonly PageDocument[];
  readonly unread: readonly UnreadFile[];
  /** The replacement, if a saved result replaced the documents. */
  readonly replacement?: Replacement;
  /** The authors before, if it was only those that were removed. */
  readonly authors?: AuthorsBefore;
  /** What a removal left on the page: another one that finds it unchanged is undone together with it. */
  readonly left?: Intake;
  /** What was removed before, which can be undone after this. */
  readonly before?: Removed | null;
}

/** The documents' authors before all files were compared with each other. */
export interface AuthorsBefore {
  readonly documents: readonly Pick<PageDocument, "id" | "author" | "group">[];
  readonly authorBy: AuthorRule["by"];
  /** Number of documents that lost an author entered by hand. */
  readonly cleared: number;
}

/**
 * "Removed 30 documents." Unread files are counted if nothing else was removed. A single document is named, unless names are
 * hidden.
 */
export function removedInWords({ documents, unread, authors }: Removed, areNamesHidden: boolean): string {
  if (authors) {
    const { cleared } = authors;
    const lost = cleared > 0 ? [t("authors-compared-cleared", { documents: cleared })] : [];
    return [t("authors-compared"), ...lost].join(" ");
  }
  const [only, more] = documents.length > 0 ? documents : unread;
  if (only && !more && !areNamesHidden) return t("keep-removed-one", { name: only.name });
  if (documents.length > 0) return t("keep-removed", { documents: documents.length });
  const { files, system } = countUnread(unread);
  return t("keep-removed-unread", { files: files + system });
}

/** Removes every entry that `wanted` selects, and returns the removed entries. Ids continue, so that none is reused. */
export function takeOff(intake: Intake, wanted: (id: number) => boolean): { intake: Intake; removed: Removed } {
  const { documents, unread, nextId } = intake;
  const left = {
    documents: ordered(documents.filter(({ id }) => !wanted(id))),
    unread: unread.filter(({ id }) => !wanted(id)),
    nextId,
  };
  return {
    intake: left,
    removed: {
      documents: documents.filter(({ id }) => wanted(id)),
      unread: unread.filter(({ id }) => wanted(id)),
      left,
    },
  };
}

/** Most characters of text that are kept for removals before the last one: the oldest are given up first. */
const MAX_CHARACTERS_BEFORE = 64_000_000;

/** A removal after others, which can be undone after it as far as their texts are few enough to be kept. */
export function withBefore(removed: Removed, before: Removed | null): Removed {
  return { ...removed, before: within(MAX_CHARACTERS_BEFORE, before) };
}

function within(characters: number, one: Removed | null | undefined): Removed | null {
  if (!one) return null;
  const rest = one.documents.reduce((room, { text }) => room - text.length, characters);
  if (rest < 0) return null;
  const { documents, unread, replacement, authors } = one;
  const kept = { documents, unread, ...(replacement && { replacement }), ...(authors && { authors }) };
  return { ...kept, before: within(rest, one.before) };
}

/**
 * What can be undone once `removed` has been removed from `intake`. Removals in a row are undone together. Lines of unread
 * files never hide a removal or replacement of documents.
 */
export function removedAfter(before: Removed | null, removed: Removed, intake: Intake): Removed {
  if (!before) return removed;
  const isOnlyLines = removed.documents.length === 0;
  if (before.replacement || before.authors) return isOnlyLines ? before : withBefore(removed, before);
  if (before.left !== intake && !isOnlyLines) return withBefore(removed, before);
  return {
    ...before,
    documents: [...before.documents, ...removed.documents],
    unread: [...before.unread, ...removed.unread],
    ...(removed.left && { left: removed.left }),
  };
}

/** What can still be undone after documents were added: those that were removed before are back already. */
export function withoutReturned(removed: Removed | null, added: readonly PageDocument[]): Removed | null {
  if (!removed) return null;
  const places = new Places(added);
  const found = new Set<PageDocument>();
  const isBack = (document: PageDocument): boolean =>
    places.find(document.path, (other) => {
      // Each stands for one: a file may have been on the page twice.
      if (found.has(other) || !isSameFile(document, other)) return false;
      found.add(other);
      return true;
    });
  const from = (one: Removed | null | undefined): Removed | null => {
    if (!one) return null;
    const documents = one.replacement ? one.documents : one.documents.filter((document) => !isBack(document));
    const before = from(one.before);
    const isEmpty = documents.length + one.unread.length === 0 && !one.authors && !one.replacement;
    return isEmpty ? before : { ...one, documents, before };
  };
  return from(removed);
}

/** Whether two documents at matching paths are one file, which may have been read in another encoding the first time. */
function isSameFile(one: PageDocument, other: PageDocument): boolean {
  return keyOf(one) === keyOf(other) || (one.size === other.size && one.text === other.text);
}

/**
 * Restores removed entries, but no line about a file that was added again since and has one. The order and names of documents are
 * derived again from all of them.
 */
export function putBack(intake: Intake, removed: Removed): Intake {
  const lineOf = ({ path, size, reason }: UnreadFile): string => `${path}\n${size}\n${reason.code}`;
  const present = new Set(intake.unread.map(lineOf));
  const unread = removed.unread.filter((one) => !present.has(lineOf(one)));
  return {
    documents: ordered([...intake.documents, ...removed.documents]),
    unread: [...intake.unread, ...unread].sort((one, other) => one.id - other.id),
    nextId: intake.nextId,
  };
}

/** Restores the authors of documents, except those that the user has set since. */
export function putBackAuthors(intake: Intake, { documents }: AuthorsBefore): Intake {
  const before = new Map(documents.map((document) => [document.id, document]));
  const restored = intake.documents.map((document) => {
    const { author, group } = before.get(document.id) ?? document;
    return { ...document, author: document.author || author, group: document.group ?? group };
  });
  return { ...intake, documents: restored };
}

/** The state before a saved result replaced it, apart from documents, and the new state. */
export interface Replacement {
  /** The id range of the new entries: `from` inclusive, `to` exclusive. */
  readonly ids: readonly [from: number, to: number];
  readonly fields: Fields | null;
  readonly programs: AutoSelection;
  readonly reviews: Exchange<Reviews>;
  readonly excluded: Exchange<ExcludedPassages>;
}

export interface Exchange<M> {
  readonly before: M;
  readonly after: M;
}
