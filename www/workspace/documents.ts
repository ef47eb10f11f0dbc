/** The documents on the page: pure steps from one state to the next. Every file given ends up read or named unread. */
import type { Role } from "../engine/pkg/lookalike.js";
import type { Source } from "../files/content.ts";
import type { Content } from "../files/formats/model.ts";
import { sharedFolders } from "../files/owners.ts";
import type { ReadFile } from "../files/read.ts";
import type { Message } from "../messages/message.ts";

/** A text that can be compared, as the user gave it. */
export interface PageDocument {
  /** The page's number; never used twice. */
  readonly id: number;
  /** Unlike any other document's name. */
  readonly name: string;
  /** In bytes, of the file; of a pasted text, as UTF-8. */
  readonly size: number;
  readonly text: string;
  /** What kind of file it was: "PDF, 3 pages". */
  readonly format: Message;
  /** The label of its encoding; empty where its format settles it. */
  readonly encoding: string;
  /** Where it can be read from again, in another encoding. */
  readonly source: Source | null;
  /** What was guessed or left out while reading, and whether it was renamed. */
  readonly notes: readonly (Message | string)[];
  /** What could not be read of it: where there is any, it was partly read. */
  readonly missing: readonly Message[];
  /** What looks as if it was meant to deceive. */
  readonly tricks: readonly Message[];
  /** What it is there for. */
  readonly role: Role;
  /** Where it lay, without the folders that all shared that were given together; an archive counts as a folder. */
  readonly path: string;
  /** Whose it is, as the user wrote it; empty where nothing was written. */
  readonly owner: string;
}

/** A file that gave no text, and why. */
export interface UnreadFile {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly reason: Message;
}

/** All that was given so far. */
export interface Intake {
  readonly documents: readonly PageDocument[];
  readonly unread: readonly UnreadFile[];
  readonly nextId: number;
}

/** Nothing given yet. */
export const emptyIntake: Intake = { documents: [], unread: [], nextId: 1 };

/** Adds what was read together; names lose the folder that all of them share, unless that makes two alike. */
export function addFiles(intake: Intake, files: readonly ReadFile[], role: Role = "submission"): Intake {
  const names = new Names(intake.documents.map(({ name }) => name));
  const paths = files.map(({ path }) => path);
  const shared = sharedFolder(paths);
  const above = sharedFolders(paths);
  const documents = [...intake.documents];
  const unread = [...intake.unread];
  let nextId = intake.nextId;
  for (const { path, size, decoded, source } of files) {
    const id = nextId++;
    const short = path.slice(shared);
    if ("error" in decoded) {
      unread.push({ id, name: short, size, reason: decoded.error });
      continue;
    }
    const name = names.take(short, path);
    const renaming = name === short ? [] : [renamed(short, name)];
    documents.push({
      id,
      name,
      size,
      role,
      owner: "",
      path: path.slice(above),
      source,
      ...readingOf(decoded, renaming),
    });
  }
  return { documents, unread, nextId };
}

/** Puts what a document was read as anew in the place of what it was. */
export function rereadDocument(intake: Intake, id: number, content: Content): Intake {
  const documents = intake.documents.map((document) => {
    if (document.id !== id) return document;
    return { ...document, ...readingOf(content, document.notes.filter(isRenaming)) };
  });
  return { ...intake, documents };
}

/** The part of a document that comes out of its file. */
function readingOf(
  { text, format, label: encoding, warnings, missing, tricks }: Content,
  more: readonly (Message | string)[],
) {
  return { text, format, encoding, notes: [...warnings, ...more], missing, tricks };
}

/** Changes what one document is there for, or whose it is. */
export function changeDocument(
  intake: Intake,
  id: number,
  patch: Partial<Pick<PageDocument, "role" | "owner">>,
): Intake {
  const documents = intake.documents.map((document) => (document.id === id ? { ...document, ...patch } : document));
  return { ...intake, documents };
}

/** Takes one document, or one line about an unread file, off the page. */
export function removeEntry(intake: Intake, id: number): Intake {
  return {
    ...intake,
    documents: intake.documents.filter((document) => document.id !== id),
    unread: intake.unread.filter((file) => file.id !== id),
  };
}

/** Takes everything off the page; numbers go on, so that an old link cannot mean a new document. */
export function clear(intake: Intake): Intake {
  return { ...emptyIntake, nextId: intake.nextId };
}

function renamed(wanted: string, name: string): string {
  return `${RENAMED}${wanted}” was taken: this one is called “${name}”`;
}

const RENAMED = "the name “";

function isRenaming(note: Message | string): boolean {
  return typeof note === "string" && note.startsWith(RENAMED);
}

/** Length of the first folder with its slash where every path lies in it; else 0. */
function sharedFolder(paths: readonly string[]): number {
  const [first = ""] = paths;
  const length = first.indexOf("/") + 1;
  const folder = first.slice(0, length);
  return paths.every((path) => path.startsWith(folder)) ? length : 0;
}

/** Names that are taken. However many files are called the same, each is numbered by one look: O(names) in all. */
class Names {
  readonly #taken: Set<string>;
  /** The next number to try, by the name that was wanted. */
  readonly #next = new Map<string, number>();

  constructor(taken: readonly string[]) {
    this.#taken = new Set(taken);
  }

  /** Takes the short name if it is free, else the path, else the short name with a number before its ending. */
  take(short: string, path: string): string {
    const name = [short, path].find((wanted) => !this.#taken.has(wanted)) ?? this.#numbered(short);
    this.#taken.add(name);
    return name;
  }

  #numbered(short: string): string {
    const dot = short.lastIndexOf(".");
    const [stem, ending] = dot > 0 ? [short.slice(0, dot), short.slice(dot)] : [short, ""];
    for (let number = this.#next.get(short) ?? 2; ; number++) {
      const name = `${stem} (${number})${ending}`;
      if (this.#taken.has(name)) continue;
      this.#next.set(short, number + 1);
      return name;
    }
  }
}
