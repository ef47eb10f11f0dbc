/**
 * The order and the names of documents, worked out from all of them together: the same files are the same documents however
 * many gestures brought them, and in whatever order.
 */

import { type Message, message } from "../i18n/message.ts";
import { layoutOf } from "../people/layouts.ts";
import { sharedFolders } from "../people/owners.ts";
import { personFile } from "../read/names.ts";
import { type PageDocument, roles } from "./document.ts";

/** The documents sorted by path, each with a name unlike any other's. A document whose name stays is the same object again. */
export function ordered(documents: readonly PageDocument[]): PageDocument[] {
  const sorted = [...documents].sort(byPlace);
  const wanted = wantedNames(sorted.map(({ path }) => path));
  const counts = new Map<string, number>();
  for (const name of wanted) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = new Names(wanted.filter((name) => counts.get(name) === 1));
  return sorted.map((document, at) => {
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
}

/** Whether a note on a document says that it was given a number. */
export function isRenaming(note: Message | string): boolean {
  return typeof note !== "string" && note.code === "workspace-renamed";
}

/** Texts settle the order where one path leads to several; they differ, as a rule. */
function byPlace(x: PageDocument, y: PageDocument): number {
  return compare(x.path, y.path) || roles.indexOf(x.role) - roles.indexOf(y.role) || compare(x.text, y.text);
}

function compare(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}

/** A person's name and what the file was called, where a platform wrote them; else the path without the folder of all. */
function wantedNames(paths: readonly string[]): string[] {
  const people = layoutOf(paths)?.people;
  const shared = sharedFolder(paths);
  return paths.map((path, at) => {
    const person = people?.[at];
    return person ? personFile(person.name, person.file) : path.slice(shared);
  });
}

/** Length of the first folder with its slash where every path lies in it; else 0. */
function sharedFolder(paths: readonly string[]): number {
  const [first = ""] = paths;
  const shared = first.slice(0, sharedFolders(paths));
  return shared.indexOf("/") + 1;
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
