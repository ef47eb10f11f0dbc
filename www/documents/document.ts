/** The documents on the page: pure steps from one state to the next. Every file given ends up read or named unread. */

import type { OriginalText, ShownText } from "../engine/original-text.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import type { Key, Message } from "../i18n/message.ts";
import type { FileSource } from "../read/content.ts";

/** A text that can be compared. `T` tells documents as they were given from the same as they are shown. */
interface DocumentOf<T extends string> {
  /** The page's number; never used twice. */
  readonly id: number;
  /** Unlike any other document's name. */
  readonly name: T;
  /** In bytes, of the file; of a pasted text, as UTF-8. */
  readonly size: number;
  readonly text: T;
  /** What kind of file it was: "PDF, 3 pages". */
  readonly format: Message;
  /** The label of its encoding; empty where its format settles it. */
  readonly encoding: string;
  /** Where it can be read from again, in another encoding. */
  readonly source: FileSource | null;
  /** What was guessed or left out while reading, and whether it was renamed. */
  readonly notes: readonly (Message | string)[];
  /** What could not be read of it: where there is any, it was partly read. */
  readonly missing: readonly Message[];
  /** What looks as if it was meant to deceive. */
  readonly tricks: readonly Message[];
  /** What it is there for. */
  readonly role: Role;
  /** Where it lay, as it was given; an archive counts as a folder. */
  readonly path: T;
  /** Whose it is, as the user wrote it; empty where nothing was written. */
  readonly owner: T | "";
  /**
   * The folder or person whose it is, as the user answered when asked about several files at once; null where the answer was
   * to compare it with all others, undefined where there was no answer.
   */
  readonly group: string | null | undefined;
  /** What it is recognised by, where that is not its path and text as they are now. */
  readonly identity?: Identity | undefined;
}

/** A document as the user gave it. */
export interface PageDocument extends DocumentOf<OriginalText> {}

/** A document as views and exports have it: under an alias, with names blacked out, while names are hidden. */
export interface ShownDocument extends DocumentOf<ShownText> {}

/** A file that gave no text, and why. */
export interface UnreadFile {
  readonly id: number;
  readonly name: string;
  /** Where it lay, as it was given. */
  readonly path: string;
  readonly size: number;
  readonly reason: Message;
}

interface IntakeOf<D> {
  /** Sorted by path. */
  readonly documents: readonly D[];
  readonly unread: readonly UnreadFile[];
  readonly nextId: number;
}

/** All that was given so far. */
export interface Intake extends IntakeOf<PageDocument> {}

/** The same as it is shown. */
export interface ShownIntake extends IntakeOf<ShownDocument> {}

/** Documents as they are shown while names are not hidden: as they were given. */
export function withNames(documents: readonly PageDocument[]): readonly ShownDocument[] {
  return documents as readonly unknown[] as readonly ShownDocument[];
}

// What documents are there for: the words for it.

/** Their names for one document. */
export const roleNames = {
  submission: "workspace-role-submission",
  archive: "workspace-role-archive",
  template: "workspace-role-template",
} as const satisfies Record<Role, Key>;

/** Their names as headings, and what happens to such documents. */
export const roleHeads = {
  submission: { name: "workspace-submissions", hint: "workspace-submissions-hint" },
  archive: { name: "workspace-archive", hint: "workspace-archive-hint" },
  template: { name: "workspace-template", hint: "workspace-template-hint" },
} as const satisfies Record<Role, { name: Key; hint: Key }>;

/** All roles, in the order they are offered. */
export const roles = Object.keys(roleNames) as Role[];

/** Whether a text is one of the roles. */
export function isRole(text: string | undefined): text is Role {
  return text !== undefined && Object.hasOwn(roleNames, text);
}

/** What a document is recognised by. */
export type DocumentKey = string;

/** A key that a document had before, or the path that its key is made of. */
export type Identity = { readonly key: DocumentKey } | { readonly path: OriginalText };
