/** The documents on the page: pure steps from one state to the next. Every file given ends up read or named unread. */
import type { Role } from "../engine/pkg/lookalike.js";
import type { ReadFile } from "../files/read.ts";

/** A text that can be compared, as the user gave it. */
export interface PageDocument {
  /** The page's number; never used twice. */
  readonly id: number;
  /** Unlike any other document's name. */
  readonly name: string;
  /** In bytes, of the file; of a pasted text, as UTF-8. */
  readonly size: number;
  readonly text: string;
  /** What was guessed or lost while reading, and whether it was renamed. */
  readonly notes: readonly string[];
  /** What it is there for. */
  readonly role: Role;
  /** The first folder inside of what was given together; null for a file that lay in none. */
  readonly folder: string | null;
  /** Whose it is, as the user wrote it; empty where nothing was written. */
  readonly owner: string;
}

/** A file that gave no text, and why. */
export interface UnreadFile {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly reason: string;
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
  const taken = new Set(intake.documents.map(({ name }) => name));
  const shared = sharedFolder(files.map(({ path }) => path));
  const documents = [...intake.documents];
  const unread = [...intake.unread];
  let nextId = intake.nextId;
  for (const { path, size, decoded } of files) {
    const id = nextId++;
    const short = path.slice(shared);
    if ("error" in decoded) {
      unread.push({ id, name: short, size, reason: decoded.error });
      continue;
    }
    const name = freeName(short, path, taken);
    taken.add(name);
    const notes = name === short ? decoded.warnings : [...decoded.warnings, renamed(short, name)];
    documents.push({ id, name, size, text: decoded.text, notes, role, folder: folderOf(short), owner: "" });
  }
  return { documents, unread, nextId };
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
  return `the name “${wanted}” was taken: this one is called “${name}”`;
}

/** Length of the first folder with its slash where every path lies in it; else 0. */
function sharedFolder(paths: readonly string[]): number {
  const [first = ""] = paths;
  const length = first.indexOf("/") + 1;
  const folder = first.slice(0, length);
  return paths.every((path) => path.startsWith(folder)) ? length : 0;
}

function folderOf(path: string): string | null {
  const slash = path.indexOf("/");
  return slash > 0 ? path.slice(0, slash) : null;
}

/** The short name if it is free, else the path, else the short name with a number before its ending. */
function freeName(short: string, path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(short)) return short;
  if (!taken.has(path)) return path;
  const dot = short.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [short.slice(0, dot), short.slice(dot)] : [short, ""];
  for (let number = 2; ; number++) {
    const name = `${stem} (${number})${ending}`;
    if (!taken.has(name)) return name;
  }
}
