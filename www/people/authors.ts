/**
 * Finds a file's author from its path: by a platform's download that it belongs to, or as the user chooses: by
 * folder (a ZIP file counts as one), by name as platforms write it, or by the user's own pattern.
 */

import { type Message, message } from "../i18n/message.ts";
import { authorFolders, folderNames, insideSharedFolders } from "./folders.ts";
import { authorInName, peopleInDownloads } from "./learning-platforms.ts";
import { filesInTeams } from "./teams.ts";

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
    case "layout":
      return peopleInDownloads(paths).map((person) => (person?.isCertain ? person.author : null));
    case "name": {
      const people = peopleInDownloads(paths);
      return paths.map((path, at) => authorInName(path) ?? people[at]?.author ?? null);
    }
    case "folder": {
      const folders = foldersOfAuthors(paths);
      const names = folderNames(folders.filter((folder) => folder !== null));
      return folders.map((folder) => (folder === null ? null : (names.get(folder) ?? null)));
    }
    case "pattern":
      return insideSharedFolders(paths).map((path) => rule.found.get(path) ?? null);
  }
}

/** The folder of each path whose files have one author; null for none. In Teams, an author has two, and the first stands for both. */
function foldersOfAuthors(paths: readonly string[]): (string | null)[] {
  const inTeams = filesInTeams(paths);
  const first = new Map<string, string>();
  const folders = authorFolders(paths.filter((_, at) => !inTeams[at])).values();
  return inTeams.map((file) => {
    if (!file) return folders.next().value ?? null;
    const author = file.above + file.author;
    const folder = first.get(author) ?? file.folder;
    first.set(author, folder);
    return folder;
  });
}

/** Groups of files that may have one author each, which only the user can decide. */
export interface AuthorGroups {
  /** The basis of the groups: names in a platform's format that look odd, or folders. */
  readonly by: "names" | "folders";
  /** The group of each path, in order; null for a file on its own, undefined for a file whose author is certain. */
  readonly of: readonly (string | null | undefined)[];
}

/**
 * The groups to ask the user about; null if no two files could have the same author, apart from those whose download says
 * it. Everything else is compared until there is an answer.
 */
export function doubtfulGroups(paths: readonly string[]): AuthorGroups | null {
  const people = peopleInDownloads(paths);
  const isNamed = people.some((person) => person && !person.isCertain);
  const groups: AuthorGroups = isNamed
    ? { by: "names", of: people.map((person) => (person?.isCertain ? undefined : (person?.author ?? null))) }
    : { by: "folders", of: authorFoldersBeside(people, paths) };
  const named = groups.of.filter((group) => typeof group === "string");
  const { size } = new Set(named);
  // A single folder beside loose files is where most of the files lie, not one author's work.
  if (groups.by === "folders" && size < 2) return null;
  return size < named.length ? groups : null;
}

/** The folder of each path that is in no download of a platform; undefined for the others. */
function authorFoldersBeside(people: readonly (object | null)[], paths: readonly string[]) {
  const folders = authorFolders(paths.filter((_, at) => !people[at])).values();
  return people.map((person) => (person ? undefined : (folders.next().value ?? null)));
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
