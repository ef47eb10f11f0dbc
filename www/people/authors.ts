/**
 * Finds a file's author from its path: by the layout of a platform's download if it is certain, or as the user chooses: by
 * folder (a ZIP file counts as one), by name as platforms write it, or by the user's own pattern.
 */

import { type Message, message } from "../i18n/message.ts";
import { fileName, folderName } from "../read/names.ts";
import { authorInName, layoutOf } from "./learning-platforms.ts";

/** How to find a file's author. */
export type AuthorRule =
  | { by: "layout" }
  | { by: "folder" }
  | { by: "name" }
  | { by: "none" }
  | { by: "pattern"; pattern: string };

/** Authors by path; null for none. */
export type FoundAuthors = ReadonlyMap<string, string | null>;

/** A rule that can be applied at once: for a pattern, its matches are known. */
export type SettledRule = Exclude<AuthorRule, { by: "pattern" }> | { by: "pattern"; found: FoundAuthors };

/**
 * Maximum seconds that a pattern may take for all paths. A backtracking expression such as ^(a+)+$ can take practically
 * forever on a single name, so it runs only where it can be stopped.
 */
export const PATTERN_SECONDS = 2;

/** The author for each path, in order; null for none. */
export function authorsByRule(rule: SettledRule, paths: readonly string[]): (string | null)[] {
  switch (rule.by) {
    case "none":
      return paths.map(() => null);
    case "layout": {
      const layout = layoutOf(paths);
      return paths.map((_, at) => (layout?.isCertain ? (layout.people[at]?.author ?? null) : null));
    }
    case "name":
      return paths.map(authorInName);
    case "folder": {
      const folders = foldersBeside(paths);
      const names = folderNames(folders.filter((folder) => folder !== null));
      return folders.map((folder) => (folder === null ? null : (names.get(folder) ?? null)));
    }
    case "pattern":
      return insideSharedFolders(paths).map((path) => rule.found.get(path) ?? null);
  }
}

/** Groups of files that may have one author each, which only the user can decide. */
export interface AuthorGroups {
  /** The basis of the groups: names in a platform's format, some of which do not fit or look odd, or folders. */
  readonly by: "names" | "folders";
  /** The group of each path, in order; null for a file on its own. */
  readonly of: readonly (string | null)[];
}

/**
 * The groups to ask the user about; null if a certain layout answers it, or no two files could have the same author.
 * Everything is compared until there is an answer.
 */
export function doubtfulGroups(paths: readonly string[]): AuthorGroups | null {
  const layout = layoutOf(paths);
  if (layout?.isCertain) return null;
  const groups: AuthorGroups = layout
    ? { by: "names", of: layout.people.map((person) => person?.author ?? null) }
    : { by: "folders", of: foldersBeside(paths) };
  const named = groups.of.filter((group) => group !== null);
  const { size } = new Set(named);
  // A single folder beside loose files is where most of the files lie, not one author's work.
  if (groups.by === "folders" && size < 2) return null;
  return size < named.length ? groups : null;
}

/**
 * Reports the author that a valid pattern finds in each path, one by one. It may never end: call it where it can be stopped.
 */
export function matchAuthors(
  pattern: string,
  paths: readonly string[],
  tell: (path: string, author: string | null) => void,
): void {
  const expression = new RegExp(pattern, "u");
  for (const path of paths) tell(path, (expression.exec(path)?.[1] ?? "").trim() || null);
}

/** The message for a pattern that did not end in time, with the path at which it was stopped. */
export function tooSlow(path: string): Message {
  const shown = path.length > MAX_SHOWN_CHARACTERS ? `${path.slice(0, MAX_SHOWN_CHARACTERS)}…` : path;
  return message("authors-pattern-slow", { seconds: PATTERN_SECONDS, path: shown });
}

const MAX_SHOWN_CHARACTERS = 100;

/** The mistake in a user's pattern; null if there is none. Parses the pattern without running it. */
export function mistakeInPattern(pattern: string): Message | null {
  if (pattern.trim() === "") return message("authors-pattern-empty");
  try {
    new RegExp(pattern, "u");
  } catch {
    // The runtime explains the error only in English, and each runtime in its own words.
    return message("authors-pattern-invalid");
  }
  const groups = groupsIn(pattern);
  return groups === 1 ? null : message("authors-pattern-groups", { groups });
}

/** The number of capturing groups in a valid expression, including named ones. O(length). */
function groupsIn(pattern: string): number {
  let groups = 0;
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === "\\") at++;
    else if (inClass) inClass = sign !== "]";
    else if (sign === "[") inClass = true;
    else if (sign === "(" && (pattern[at + 1] !== "?" || /^<[^=!]/.test(pattern.slice(at + 2, at + 4)))) groups++;
  }
  return groups;
}

// Folders whose files may each have one author: the page can find the folders, but only the user knows the authors.

/** Length of the folder prefix, including slashes, common to all paths. O(length of all paths). */
export function sharedFolders(paths: readonly string[]): number {
  const [first = "", ...others] = paths;
  let length = first.length;
  for (const path of others) {
    let same = 0;
    while (same < length && path.charCodeAt(same) === first.charCodeAt(same)) same++;
    length = same;
  }
  return first.slice(0, length).lastIndexOf("/") + 1;
}

/** The paths without the folder prefix that is common to all: what a pattern is matched with. */
export function insideSharedFolders(paths: readonly string[]): string[] {
  const shared = sharedFolders(paths);
  return paths.map((path) => path.slice(shared));
}

/**
 * The folder of each path at the first level with several folders; null for a file in none of them. A ZIP file counts as a
 * folder.
 *
 * Skips folders that contain nothing but one other folder, and the only folder among loose files if it contains folders: a
 * class with its students, and a late file.
 */
export function foldersBeside(paths: readonly string[]): (string | null)[] {
  let inside = insideSharedFolders(paths);
  let above = (paths[0] ?? "").slice(0, sharedFolders(paths));
  for (;;) {
    const folders = new Set(inside.flatMap((path) => folderOf(path) ?? []));
    const [only = ""] = folders;
    const isClass = folders.size === 1 && inside.some((path) => path.indexOf("/", only.length + 1) !== -1);
    if (!isClass) break;
    above += `${only}/`;
    inside = inside.map((path) => (folderOf(path) === only ? path.slice(only.length + 1) : path));
  }
  return inside.map((path) => {
    const folder = folderOf(path);
    return folder === null ? null : above + folder;
  });
}

/** E-mails hold files like folders, but say nothing about who wrote these. */
const MAILS = [".eml", ".msg", ".mbox"];

function folderOf(path: string): string | null {
  const slash = path.indexOf("/");
  if (slash <= 0) return null;
  const folder = path.slice(0, slash);
  return MAILS.some((ending) => folder.toLowerCase().endsWith(ending)) ? null : folder;
}

/** Names of folders on screen: their last component, or the whole path if two would have the same name. */
export function folderNames(folders: Iterable<string>): ReadonlyMap<string, string> {
  const all = [...new Set(folders)];
  const short = (folder: string): string => folderName(fileName(folder));
  const counts = new Map<string, number>();
  for (const folder of all) counts.set(short(folder), (counts.get(short(folder)) ?? 0) + 1);
  return new Map(all.map((folder) => [folder, counts.get(short(folder)) === 1 ? short(folder) : folder]));
}
