/**
 * Whose a file is, told from its path: by the layout of a platform's download where that is beyond doubt, or as the user says:
 * by folder (an archive is a folder that was packed), by name as platforms write it, or by a pattern of the user's.
 */

import { type Message, message } from "../i18n/message.ts";
import { layoutOf, ownerInName } from "./layouts.ts";

/** What tells whose a file is. */
export type OwnerRule =
  | { by: "layout" }
  | { by: "folder" }
  | { by: "name" }
  | { by: "none" }
  | { by: "pattern"; pattern: string };

/** Owners by path; null for nobody's. */
export type FoundOwners = ReadonlyMap<string, string | null>;

/** A rule that can be applied at once: of a pattern there is what it found. */
export type SettledRule = Exclude<OwnerRule, { by: "pattern" }> | { by: "pattern"; found: FoundOwners };

/**
 * The most seconds that a pattern may take for all paths. A backtracking expression such as ^(a+)+$ may take longer than the
 * world will last on a single name, so that it runs only where it can be stopped.
 */
export const PATTERN_SECONDS = 2;

/** Whose each path is, in their order; null for nobody's. */
export function ownersByRule(rule: SettledRule, paths: readonly string[]): (string | null)[] {
  switch (rule.by) {
    case "none":
      return paths.map(() => null);
    case "layout": {
      const layout = layoutOf(paths);
      return paths.map((_, at) => (layout?.isCertain ? (layout.people[at]?.owner ?? null) : null));
    }
    case "name":
      return paths.map(ownerInName);
    case "folder": {
      const folders = foldersBeside(paths);
      const names = folderNames(folders.filter((folder) => folder !== null));
      return folders.map((folder) => (folder === null ? null : (names.get(folder) ?? null)));
    }
    case "pattern": {
      const shared = sharedFolders(paths);
      return paths.map((path) => rule.found.get(path.slice(shared)) ?? null);
    }
  }
}

/** Files that may be one person's each, which only the user can tell. */
export interface OwnerGroups {
  /** What tells them: names as a platform writes them, of which some do not fit or look odd, or folders. */
  readonly by: "names" | "folders";
  /** The group of each path, in their order; null for a file on its own. */
  readonly of: readonly (string | null)[];
}

/**
 * What the user is to be asked about; null where a layout tells it all, or no two files could be one person's. All is compared
 * until there is an answer.
 */
export function doubtfulGroups(paths: readonly string[]): OwnerGroups | null {
  const layout = layoutOf(paths);
  if (layout?.isCertain) return null;
  const groups: OwnerGroups = layout
    ? { by: "names", of: layout.people.map((person) => person?.owner ?? null) }
    : { by: "folders", of: foldersBeside(paths) };
  const named = groups.of.filter((group) => group !== null);
  return new Set(named).size < named.length ? groups : null;
}

/**
 * What a pattern without a mistake finds in each path, told one by one. It may never end: call it where it can be stopped.
 */
export function matchOwners(
  pattern: string,
  paths: readonly string[],
  tell: (path: string, owner: string | null) => void,
): void {
  const expression = new RegExp(pattern, "u");
  for (const path of paths) tell(path, (expression.exec(path)?.[1] ?? "").trim() || null);
}

/** What is said of a pattern that did not end in time, on the path that it was stopped at. */
export function tooSlow(path: string): Message {
  const shown = path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path;
  return message("owners-pattern-slow", { seconds: PATTERN_SECONDS, path: shown });
}

const LONGEST_SHOWN = 100;

/** What is wrong with a user's pattern; null where nothing is. The pattern is read and not run. */
export function mistakeInPattern(pattern: string): Message | null {
  if (pattern.trim() === "") return message("owners-pattern-empty");
  try {
    new RegExp(pattern, "u");
  } catch {
    // The runtime says why in English alone, and each in its own words.
    return message("owners-pattern-invalid");
  }
  const groups = groupsIn(pattern);
  return groups === 1 ? null : message("owners-pattern-groups", { groups });
}

/** How many groups a valid expression captures, named ones included. O(length). */
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

// Folders of files that may each be one person's: which they are can be seen, whose they are only the user knows.

/** Length of the folders, with their slashes, that all paths begin with. O(length of all paths). */
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

/**
 * The folder of each path among those that lie beside each other; null for a file that lies in none. An archive is a folder.
 *
 * Folders that hold nothing but one other folder are passed over, and so is the only folder beside loose files if it has
 * folders in it: a class with its students, and a late file.
 */
export function foldersBeside(paths: readonly string[]): (string | null)[] {
  const shared = sharedFolders(paths);
  let inside = paths.map((path) => path.slice(shared));
  let above = (paths[0] ?? "").slice(0, shared);
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

function folderOf(path: string): string | null {
  const slash = path.indexOf("/");
  return slash <= 0 ? null : path.slice(0, slash);
}

/** What folders are called on screen: their last name, or all of it where two would be called the same. */
export function folderNames(folders: Iterable<string>): ReadonlyMap<string, string> {
  const all = [...new Set(folders)];
  const short = (folder: string): string => folder.slice(folder.lastIndexOf("/") + 1).replace(/\.zip$/i, "");
  const counts = new Map<string, number>();
  for (const folder of all) counts.set(short(folder), (counts.get(short(folder)) ?? 0) + 1);
  return new Map(all.map((folder) => [folder, counts.get(short(folder)) === 1 ? short(folder) : folder]));
}
