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
import type { Intake, PageDocument, UnreadFile } from "./document.ts";
import { ordered } from "./naming.ts";

/** Everything removed by one action. */
export interface Removed {
  readonly documents: readonly PageDocument[];
  readonly unread: readonly UnreadFile[];
  /** The replacement, if a saved result replaced the documents. */
  readonly replacement?: Replacement;
  /** The authors before, if it was only those that were removed. */
  readonly authors?: AuthorsBefore;
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
  return {
    intake: {
      documents: ordered(documents.filter(({ id }) => !wanted(id))),
      unread: unread.filter(({ id }) => !wanted(id)),
      nextId,
    },
    removed: {
      documents: documents.filter(({ id }) => wanted(id)),
      unread: unread.filter(({ id }) => wanted(id)),
    },
  };
}

/** Restores removed entries. The order and names of documents are derived again from all of them. */
export function putBack(intake: Intake, removed: Removed): Intake {
  return {
    documents: ordered([...intake.documents, ...removed.documents]),
    unread: [...intake.unread, ...removed.unread].sort((one, other) => one.id - other.id),
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
