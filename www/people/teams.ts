/**
 * The files of a class in Microsoft Teams: "Submitted files/Jane Doe/Essay 1/Version 1/essay.docx", and beside it "Working
 * files/Jane Doe/Essay 1/essay.docx", which need not be handed in. Both folders have names in the language of the class, so
 * they are recognised by what is in them.
 */
import { placesOf } from "./places.ts";

/** A file of an author in such a download. */
export interface TeamsFile {
  /** The folders above both folders, with a slash. */
  readonly above: string;
  readonly author: string;
  /** The folder of the author. */
  readonly folder: string;
  /** The path without the folders above, and without the author. */
  readonly file: string;
}

/** "Version 1", "Versión 1", "Versione 1", "Wersja 1", "Verze 1", "Версия 1", but not "Verse 1". */
const VERSION = /^(?:[vw]er[sz][ijã]\p{L}{0,3}|verze|верс[иі]\p{L}|バージョン|版本) ?\d{1,4}$/iu;

/** Whether a folder is that of a version; macOS writes its accents as characters of their own. */
function isVersion(name: string): boolean {
  return VERSION.test(name.normalize("NFC"));
}

/** At most this many folders may be above both folders: a few levels, so that each path is looked at a few times. */
const MAX_ABOVE = 8;

/** What is in a folder: authors' folders with the folders of assignments in them. */
interface Shelf {
  readonly files: { readonly at: number; readonly author: string; readonly isVersion: boolean }[];
  readonly authors: Set<string>;
  readonly assignments: Set<string>;
  /** Whether every file is in a folder of an assignment. */
  isWhole: boolean;
}

/** The file of each path, in order; null for a path that is in no such download. O(length of all paths). */
export function filesInTeams(paths: readonly string[]): (TeamsFile | null)[] {
  const found: (TeamsFile | null)[] = paths.map(() => null);
  const folders = paths.map((path) => path.split("/", MAX_ABOVE + 5).slice(0, -1));
  // Most paths have no folder of that name: nothing else needs to be looked at.
  if (!folders.some((names) => names.some((name) => isVersion(name)))) return found;
  for (let level = 0; level <= MAX_ABOVE; level++) {
    const within = folders.map((names, at) =>
      found[at] || names.length <= level
        ? null
        : names
            .slice(0, level)
            .map((name) => `${name}/`)
            .join(""),
    );
    for (const [above, own] of placesOf(within)) {
      const shelves = shelvesIn(own, level, folders);
      const pair = submittedAndWorking([...shelves.values()]);
      for (const { at, author } of pair.flatMap(({ files }) => files)) {
        const [outer = ""] = folders[at]?.slice(level) ?? [];
        const path = paths[at] ?? "";
        const folder = `${above}${outer}/${author}`;
        found[at] = { above, author, folder, file: outer + path.slice(folder.length) };
      }
    }
  }
  return found;
}

/** The folders at a level, by name. `own`: the paths to look at. */
function shelvesIn(own: readonly number[], level: number, folders: readonly (readonly string[])[]): Map<string, Shelf> {
  const shelves = new Map<string, Shelf>();
  for (const at of own) {
    const [outer = "", author, assignment, inner = ""] = folders[at]?.slice(level) ?? [];
    const shelf = shelves.get(outer) ?? { files: [], authors: new Set(), assignments: new Set(), isWhole: true };
    shelves.set(outer, shelf);
    if (author === undefined || assignment === undefined) {
      shelf.isWhole = false;
      continue;
    }
    shelf.files.push({ at, author, isVersion: isVersion(inner) });
    shelf.authors.add(author);
    shelf.assignments.add(assignment);
  }
  return shelves;
}

/** The folder whose files all lie in versions, and the only other one with the same authors and assignments; empty if there are none. */
function submittedAndWorking(shelves: readonly Shelf[]): readonly Shelf[] {
  const whole = shelves.filter(({ isWhole }) => isWhole);
  const submitted = whole.filter(({ files }) => files.every(({ isVersion }) => isVersion));
  const [one] = submitted;
  if (!one || submitted.length > 1) return [];
  const working = whole.filter(
    ({ files, authors, assignments }) =>
      !files.some(({ isVersion }) => isVersion) &&
      overlap(authors, one.authors) &&
      overlap(assignments, one.assignments),
  );
  return working.length === 1 ? [one, ...working] : [];
}

/** Whether half of the smaller set is in the other. Some hand in nothing, or nothing that they worked on in Teams. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  return 2 * [...fewer].filter((name) => more.has(name)).length >= fewer.size;
}
