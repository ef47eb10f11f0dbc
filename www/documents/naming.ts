/**
 * The order and the names of documents, derived from all of them together: the same files become the same documents, in
 * however many steps and whatever order they were added.
 */

import { type Message, message } from "../i18n/message.ts";
import { sharedFolders } from "../people/folders.ts";
import { peopleInDownloads } from "../people/learning-platforms.ts";
import { byCodeUnits, personFile } from "../read/names.ts";
import { type PageDocument, roles } from "./document.ts";

/**
 * The documents sorted by path, each with a unique name; then those that a saved result had from collections, as they were.
 * A document whose name does not change remains the same object.
 */
export function ordered(documents: readonly PageDocument[]): PageDocument[] {
  const sorted = documents.filter(({ wasCollected }) => !wasCollected).sort(byPath);
  const wanted = wantedNames(sorted);
  const counts = new Map<string, number>();
  for (const name of wanted) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = new Names(wanted.filter((name) => counts.get(name) === 1));
  const named = sorted.map((document, at) => {
    const short = wanted[at] ?? document.path;
    const name = counts.get(short) === 1 ? short : names.take(short, document.path);
    if (name === document.name) return document;
    const notes = document.notes.filter((note) => !isRenaming(note));
    const isNumbered = name !== short && name !== document.path;
    return {
      ...document,
      name,
      notes: isNumbered ? [...notes, message("workspace-renamed", { wanted: short, name })] : notes,
    };
  });
  return [...named, ...documents.filter(({ wasCollected }) => wasCollected)];
}

/** Whether a note on a document reports that its name was given a number. */
export function isRenaming(note: Message): boolean {
  return note.code === "workspace-renamed";
}

/** If several documents share a path, their texts decide; these usually differ. */
function byPath(x: PageDocument, y: PageDocument): number {
  return byCodeUnits(x.path, y.path) || roles.indexOf(x.role) - roles.indexOf(y.role) || byCodeUnits(x.text, y.text);
}

/**
 * The author and file name if a platform encoded them in the path; otherwise the path without the folder that all have. A
 * template usually comes from elsewhere, and changes no name of the others.
 */
function wantedNames(documents: readonly PageDocument[]): string[] {
  const people = peopleInDownloads(documents.map(({ path }) => path));
  const shared = sharedFolder(documents.filter(({ role }) => role !== "template").map(({ path }) => path));
  return documents.map(({ path }, at) => {
    const person = people[at];
    if (person) return personFile(person.name, person.file);
    return path.startsWith(shared) ? path.slice(shared.length) : path;
  });
}

/** The first folder, with its slash, if every path is in it; otherwise nothing. */
function sharedFolder(paths: readonly string[]): string {
  const [first = ""] = paths;
  const shared = first.slice(0, sharedFolders(paths));
  return shared.slice(0, shared.indexOf("/") + 1);
}

/** Names in use. Each name is numbered with one lookup, however many files share it: O(names) in total. */
class Names {
  readonly #taken: Set<string>;
  /** The next number to try, per wanted name. */
  readonly #next = new Map<string, number>();

  constructor(taken: readonly string[]) {
    this.#taken = new Set(taken);
  }

  /** Takes the short name if it is free, else the path, else the short name with a number before its extension. */
  take(short: string, path: string): string {
    const name = [short, path].find((wanted) => !this.#taken.has(wanted)) ?? this.#numbered(short);
    this.#taken.add(name);
    return name;
  }

  #numbered(short: string): string {
    const dot = short.lastIndexOf(".");
    const [stem, extension] = dot > 0 ? [short.slice(0, dot), short.slice(dot)] : [short, ""];
    for (let number = this.#next.get(short) ?? 2; ; number++) {
      const name = `${stem} (${number})${extension}`;
      if (this.#taken.has(name)) continue;
      this.#next.set(short, number + 1);
      return name;
    }
  }
}
