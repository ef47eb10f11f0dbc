/**
 * Metadata that a collection stores with a document's text: warnings from reading it, its author, and its key. Validated
 * when read, because a collection may have been imported from a file.
 */

import type { DocumentKey, PageDocument } from "../documents/document.ts";
import { isKey, keyOf, type Named } from "../documents/document-keys.ts";
import { isRenaming } from "../documents/naming.ts";
import { pageStartsFrom } from "../documents/pages.ts";
import type { OriginalText } from "../engine/original-text.ts";
import { messageFrom } from "../i18n/stored-message.ts";
import { storedAuthor } from "../keep/former-names.ts";
import { isObject } from "../keep/work-storage.ts";
import { tracesFrom } from "../read/traces.ts";

/** A document's metadata. Empty for documents that earlier versions of this page stored. */
export interface DocumentMetadata extends Pick<PageDocument, "notes" | "missing" | "tricks" | "pages" | "traces"> {
  /** The author; empty if there is none. */
  readonly author: OriginalText;
  /** Null if it follows from the document's name in the collection and its text. */
  readonly key: DocumentKey | null;
}

/** Entries that are read per list. */
const MAX_NOTES = 1000;
const MAX_AUTHOR_CHARACTERS = 4096;

/** The metadata to store with a document. */
export function metadataOf(
  document: Named & Pick<PageDocument, "notes" | "missing" | "tricks" | "pages" | "traces">,
  author: OriginalText | null = null,
): DocumentMetadata {
  const { missing, tricks, pages, traces } = document;
  // The collection stores the document under its current name.
  const notes = document.notes.filter((note) => !isRenaming(note));
  const more = { ...(pages && { pages }), ...(traces && { traces }) };
  return { notes, missing, tricks, ...more, author: author ?? "", key: keyOf(document) };
}

/** Metadata as read from a collection. Drops anything malformed. */
export function metadataFrom(value: unknown): DocumentMetadata {
  const about = isObject(value) ? value : {};
  const list = (name: string): unknown[] => {
    const found = about[name];
    return Array.isArray(found) ? found.slice(0, MAX_NOTES) : [];
  };
  const pages = pageStartsFrom(about["pages"]);
  const traces = tracesFrom(about["traces"]);
  const [author, { key }] = [storedAuthor(about), about];
  return {
    notes: list("notes").flatMap((note) => messageFrom(note) ?? []),
    missing: list("missing").flatMap((part) => messageFrom(part) ?? []),
    tricks: list("tricks").flatMap((trick) => messageFrom(trick) ?? []),
    ...(pages && { pages }),
    ...(traces && { traces }),
    author: typeof author === "string" && author.length <= MAX_AUTHOR_CHARACTERS ? author : "",
    key: isKey(key) ? key : null,
  };
}
