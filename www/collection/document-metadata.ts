/**
 * Metadata that a collection stores with a document's text: warnings from reading it, its author, and its key. Validated
 * when read, because a collection may have been imported from a file.
 */

import type { DocumentKey, PageDocument } from "../documents/document.ts";
import { isKey, keyOf, type Named } from "../documents/document-keys.ts";
import { isRenaming } from "../documents/naming.ts";
import { pageStartsFrom } from "../documents/pages.ts";
import type { OriginalText } from "../engine/original-text.ts";
import type { Message } from "../i18n/message.ts";
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

/** Upper bounds on the entries read per list, and on the length of a name or message argument. */
const MAX_NOTES = 1000;
const MAX_TEXT_CHARACTERS = 4096;
/** How deeply messages may nest. */
const MAX_DEPTH = 3;

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
    notes: list("notes").filter((note): note is Message | string => isText(note) || isMessage(note)),
    missing: list("missing").filter((part) => isMessage(part)),
    tricks: list("tricks").filter((trick) => isMessage(trick)),
    ...(pages && { pages }),
    ...(traces && { traces }),
    author: isText(author) ? author : "",
    key: isKey(key) ? key : null,
  };
}

function isMessage(value: unknown, depth = 1): value is Message {
  if (!isObject(value) || depth > MAX_DEPTH) return false;
  const { code, args } = value;
  if (typeof code !== "string" || !/^[a-z]+(?:-[a-z0-9]+){1,12}$/.test(code.slice(0, 100))) return false;
  if (args === undefined || args === null) return true;
  const isArg = (arg: unknown): boolean => Number.isFinite(arg) || isText(arg) || isMessage(arg, depth + 1);
  return isObject(args) && Object.values(args).length <= 20 && Object.values(args).every(isArg);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_TEXT_CHARACTERS;
}
