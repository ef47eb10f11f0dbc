/** A document on the page, with original names and as shown; the unread files beside it; and the words for roles. */

import type { OriginalText, ShownText } from "../engine/original-text.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import type { Key, Message } from "../i18n/message.ts";
import type { FileSource } from "../read/content.ts";
import type { PicturePages } from "../read/model.ts";
import type { FileTraces } from "../read/traces.ts";
import type { PageStarts } from "./pages.ts";

/** A text that can be compared. `T` separates documents with original names from those prepared for display. */
interface DocumentOf<T extends string> {
  /** The page's id; never reused. */
  readonly id: number;
  /** Unique among all documents. */
  readonly name: T;
  /** In bytes: of the file, or of a pasted text as UTF-8. */
  readonly size: number;
  readonly text: T;
  /** The kind of file: "PDF, 3 pages". */
  readonly format: Message;
  /** The label of its encoding; empty if its format determines it. */
  readonly encoding: string;
  /** The file, if it can be reread in another encoding. */
  readonly source: FileSource | null;
  /** Assumptions and omissions made while reading, and whether the document was renamed. */
  readonly notes: readonly Message[];
  /** Its pages that are only pictures, while they can be read. */
  readonly pictures?: Pictures | undefined;
  /** Parts that could not be read; if there are any, the document is incomplete. */
  readonly missing: readonly Message[];
  /** Apparent attempts to deceive. */
  readonly tricks: readonly Message[];
  /** The offset in the text at which each page begins, if its format has pages. */
  readonly pages?: PageStarts | undefined;
  /** What its file says about its making. */
  readonly traces?: FileTraces | undefined;
  readonly role: Role;
  /** The original path; a ZIP file counts as a folder. */
  readonly path: T;
  /** The author, as entered by the user; empty if none was. */
  readonly author: T | "";
  /**
   * The folder or author it belongs to, by the user's answer when asked about several files at once; null if the answer was
   * to compare it with all others, undefined if there was no answer. Earlier work keeps the answer null under every rule.
   */
  readonly group: string | null | undefined;
  /** Whether a saved result had it from a collection: it keeps its name and its place after the page's own documents. */
  readonly wasCollected?: boolean | undefined;
  /** The source of its key, if not its current path and text. */
  readonly identity?: Identity | undefined;
}

/** Pages that are only pictures, in the file where they can be read. */
export interface Pictures extends PicturePages {
  readonly source: FileSource;
}

/** A document with its original names. */
export interface PageDocument extends DocumentOf<OriginalText> {}

/** A document as views and exports show it: under an alias, with names blacked out, while names are hidden. */
export interface ShownDocument extends DocumentOf<ShownText> {}

/** IDs of documents of collections start here. The page's own IDs start at 1 and never get this far. */
export const FIRST_COLLECTED_ID = 2 ** 31;

/** Whether a document is from a collection on this device. */
export function isCollected({ id }: Pick<ShownDocument, "id">): boolean {
  return id >= FIRST_COLLECTED_ID;
}

/** A file that could not be read, and why. */
export interface UnreadFile {
  readonly id: number;
  readonly name: string;
  /** The original path. */
  readonly path: string;
  readonly size: number;
  readonly reason: Message;
  /** Its pages, if they are pictures that can be read, and the role in which it was added. */
  readonly pictures?: (Pictures & { readonly role: Role }) | undefined;
  /** The file, if it can be read with its password, and the role in which it was added. */
  readonly locked?: { readonly source: FileSource; readonly role: Role } | undefined;
}

interface IntakeOf<D> {
  /** Sorted by path; those that a saved result had from collections come last, in the order of the file. */
  readonly documents: readonly D[];
  readonly unread: readonly UnreadFile[];
  readonly nextId: number;
}

/** Everything added so far. */
export interface Intake extends IntakeOf<PageDocument> {}

/** The same, as shown. */
export interface ShownIntake extends IntakeOf<ShownDocument> {}

/** Documents for display while names are not hidden: unchanged. */
export function withNames(documents: readonly PageDocument[]): readonly ShownDocument[] {
  return documents as readonly unknown[] as readonly ShownDocument[];
}

// Words for the roles of documents.

/** Names of the roles, for one document. */
export const roleNames = {
  submission: "workspace-role-submission",
  archive: "workspace-role-archive",
  template: "workspace-role-template",
} as const satisfies Record<Role, Key>;

/** Headings of the roles, and how such documents are treated. */
export const roleHeads = {
  submission: { name: "workspace-submissions", hint: "workspace-submissions-hint" },
  archive: { name: "workspace-archive", hint: "workspace-archive-hint" },
  template: { name: "workspace-template", hint: "workspace-template-hint" },
} as const satisfies Record<Role, { name: Key; hint: Key }>;

/** All roles, in the order they are offered. */
export const roles = Object.keys(roleNames) as Role[];

export function isRole(text: string | undefined): text is Role {
  return text !== undefined && Object.hasOwn(roleNames, text);
}

/** A stable identifier of a document, made of its path and text. */
export type DocumentKey = string;

/** The key that a document had before, or the path from which its key is made. */
export type Identity = { readonly key: DocumentKey } | { readonly path: OriginalText };

/** Whether some of a document's text was recognised in pictures, so that misread words are no sign of anything. */
export function isRecognised({ notes }: { readonly notes: readonly Message[] }): boolean {
  const codes: readonly Key[] = ["files-recognised", "files-recognised-pages"];
  return notes.some(({ code }) => codes.includes(code));
}
