/**
 * Adds and changes documents: pure functions from one intake to the next. Every file ends up as a document or is listed as
 * unread.
 */
import type { Role } from "../engine/pkg/lookalike.js";
import type { Message } from "../i18n/message.ts";
import type { AuthorsAnswer } from "../people/people.ts";
import type { Content } from "../read/model.ts";
import type { ReadFile } from "../read/read.ts";
import type { Intake, PageDocument, UnreadFile } from "./document.ts";
import { keyOf } from "./document-keys.ts";
import { isRenaming, ordered } from "./naming.ts";

export const emptyIntake: Intake = { documents: [], unread: [], nextId: 1 };

/** Adds files that were read. If a file that could not be read is added again, only the new outcome is kept. */
export function addFiles(intake: Intake, files: readonly ReadFile[], role: Role = "submission"): Intake {
  const documents = [...intake.documents];
  const unread = withoutThoseAgain(intake.unread, files, role);
  let nextId = intake.nextId;
  for (const { path, size, decoded, source } of files) {
    const id = nextId++;
    const pictures = decoded.pictures && source ? { ...decoded.pictures, source } : undefined;
    if ("error" in decoded) {
      const read = pictures && { pictures: { ...pictures, role } };
      const locked = decoded.isLocked && source ? { locked: { source, role } } : undefined;
      unread.push({ id, name: path, path, size, reason: decoded.error, ...read, ...locked });
    } else
      documents.push({
        id,
        name: "",
        size,
        role,
        author: "",
        group: undefined,
        path,
        source: decoded.label === "" ? null : source,
        ...readingOf(decoded, []),
        pictures,
      });
  }
  return { documents: ordered(documents), unread: withoutSharedFolder(unread), nextId };
}

/**
 * Unread files, except those that are being added again in the same role: at the same path in a folder, or of the same size.
 * Others have the same name, as when several authors each hand in an essay.pdf.
 */
function withoutThoseAgain(unread: readonly UnreadFile[], files: readonly ReadFile[], role: Role): UnreadFile[] {
  if (unread.length === 0) return [];
  const again = new Places(files);
  return unread.filter(({ path, size, pictures, locked }) => {
    const isSame = (file: ReadFile) => file.size === size || (file.path === path && path.includes("/"));
    return (pictures ?? locked ?? { role }).role !== role || !again.find(path, isSame);
  });
}

/** Unread files without the folder that contains all of them. */
export function withoutSharedFolder(unread: readonly UnreadFile[]): UnreadFile[] {
  const [first = ""] = unread.map(({ path }) => path);
  const folder = first.slice(0, first.indexOf("/") + 1);
  const length = unread.every(({ path }) => path.startsWith(folder)) ? folder.length : 0;
  return unread.map((file) => ({ ...file, name: file.path.slice(length) }));
}

/**
 * Separates repeated files from new ones. A repeated file has the same text, the same size, and the same path or the end of
 * it, as when a file is first added from a folder and then alone. Equal files in different folders, or with different names,
 * are never repeats: they are what we look for.
 */
export function withoutRepeated(
  documents: readonly PageDocument[],
  files: readonly ReadFile[],
  role: Role,
): { fresh: ReadFile[]; repeated: ReadFile[] } {
  const others = documents.filter((document) => document.role === role);
  if (others.length === 0) return { fresh: [...files], repeated: [] };
  const known = new Places(others);
  const isKnown = ({ path, size, decoded }: ReadFile): boolean => {
    if ("error" in decoded) return false;
    return known.find(path, (document) => document.size === size && document.text === decoded.text);
  };
  const repeated = new Set(files.filter(isKnown));
  return { fresh: files.filter((file) => !repeated.has(file)), repeated: [...repeated] };
}

/** Items by path. Paths match if exactly one known path ends with the other. O(length of paths). */
export class Places<T extends { readonly path: string }> {
  readonly #at = new Map<string, T[]>();
  /** By each suffix of a path that starts at a folder or the file name; null if several paths share it. */
  readonly #ending = new Map<string, T | null>();

  constructor(things: readonly T[]) {
    for (const thing of things) {
      const here = this.#at.get(thing.path);
      if (here) here.push(thing);
      else this.#at.set(thing.path, [thing]);
      for (const end of endsOf(thing.path)) this.#ending.set(end, this.#ending.has(end) ? null : thing);
    }
  }

  /** Whether an item at a matching path satisfies `isWanted`. */
  find(path: string, isWanted: (thing: T) => boolean): boolean {
    if (this.#at.get(path)?.some(isWanted)) return true;
    const longer = this.#ending.get(path);
    if (longer === null) return false;
    const ending = [...(longer ? [longer] : []), ...endsOf(path).flatMap((end) => this.#at.get(end) ?? [])];
    return ending.length === 1 && ending.every(isWanted);
  }
}

/** The rest of a path after each slash. */
export function endsOf(path: string): string[] {
  const ends: string[] = [];
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) ends.push(path.slice(at + 1));
  return ends;
}

/**
 * Replaces a document's content with a new reading. It remains the same document: decisions on it and links to it stay
 * valid.
 */
export function rereadDocument(intake: Intake, id: number, content: Content): Intake {
  const documents = intake.documents.map((document) => {
    if (document.id !== id) return document;
    const identity = { key: keyOf(document) };
    // The file is the same, though only its pictures may have been read now.
    const traces = content.traces ?? document.traces;
    return { ...document, ...readingOf(content, document.notes.filter(isRenaming)), traces, identity };
  });
  return { ...intake, documents: ordered(documents) };
}

/** The part of a document that comes from its file. */
export function readingOf(
  { text, format, label: encoding, warnings, missing, tricks, pages, traces }: Content,
  more: readonly Message[],
) {
  return { text, format, encoding, notes: [...warnings, ...more], missing, tricks, pages, pictures: undefined, traces };
}

/** Changes a document's role or author. */
export function changeDocument(
  intake: Intake,
  id: number,
  patch: Partial<Pick<PageDocument, "role" | "author">>,
): Intake {
  const documents = intake.documents.map((document) => (document.id === id ? { ...document, ...patch } : document));
  return { ...intake, documents: ordered(documents) };
}

/** Moves documents, given by their ids, to another role. O(n log n). */
export function moveDocuments(intake: Intake, ids: readonly number[], role: Role): Intake {
  const moved = new Set(ids);
  const documents = intake.documents.map((document) => (moved.has(document.id) ? { ...document, role } : document));
  return { ...intake, documents: ordered(documents) };
}

/** Stores the user's answer about the authors of documents, by document id. */
export function answerGroups(intake: Intake, groups: ReadonlyMap<number, string | null>): Intake {
  const documents = intake.documents.map((document) => {
    const group = groups.get(document.id);
    return group === undefined ? document : { ...document, group };
  });
  return { ...intake, documents };
}

/** Takes an answer about the authors of documents back, except where the user has changed a document since. */
export function takeAnswerBack(intake: Intake, { before, after }: Pick<AuthorsAnswer, "before" | "after">): Intake {
  const changes = new Map(before.map((document, at) => [document.id, { before: document, after: after[at] }]));
  const documents = intake.documents.map((document) => {
    const change = changes.get(document.id);
    if (!change) return document;
    const group = document.group === change.after?.group ? change.before.group : document.group;
    const role = document.role === change.after?.role ? change.before.role : document.role;
    return { ...document, group, role };
  });
  return { ...intake, documents: ordered(documents) };
}

/**
 * Clears authors entered for two or more documents, and answers that the submissions here are grouped by no rule, so that all
 * are compared. Files added later are still grouped.
 */
export function ungroupAuthors(intake: Intake): Intake {
  const counts = new Map<string, number>();
  for (const { author } of intake.documents) counts.set(author, (counts.get(author) ?? 0) + 1);
  const documents = intake.documents.map((document) => ({
    ...document,
    author: (counts.get(document.author) ?? 0) > 1 ? "" : document.author,
    group: document.role === "submission" ? null : document.group,
  }));
  return { ...intake, documents };
}
