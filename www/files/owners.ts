/**
 * Whose a file is, told from its path: by the top-level folder it lies in (or the archive, which is a folder that was
 * packed), by the first part of its name as course platforms write it, or by a pattern of the user's.
 */

/** What tells whose a file is. */
export type OwnerRule = { by: "folder" } | { by: "name" } | { by: "none" } | { by: "pattern"; pattern: string };

/** Owners by path; null for nobody's. */
export type FoundOwners = ReadonlyMap<string, string | null>;

/** A rule that can be applied at once: of a pattern there is what it found. */
export type SettledRule = Exclude<OwnerRule, { by: "pattern" }> | { by: "pattern"; found: FoundOwners };

/**
 * The most seconds that a pattern may take for all paths. A backtracking expression such as ^(a+)+$ may take longer than the
 * world will last on a single name, so that it runs only where it can be stopped.
 */
export const PATTERN_SECONDS = 2;

/** From a path, without the folders that all files share, to its owner. */
export function ownerByRule(rule: SettledRule): (path: string) => string | null {
  if (rule.by === "none") return () => null;
  if (rule.by === "folder") return byFolder;
  if (rule.by === "name") return (path) => byName(lastOf(path));
  return (path) => rule.found.get(path) ?? null;
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
export function tooSlow(path: string): string {
  const shown = path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path;
  return (
    `it took more than ${PATTERN_SECONDS} seconds at “${shown}”: take out repetitions within repetitions, ` +
    "such as (a+)+, and say what may be repeated, such as [^_]+"
  );
}

const LONGEST_SHOWN = 100;

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

/** The first folder of a path; an archive stands for one. Moodle gives a student a folder for each kind of submission. */
function byFolder(path: string): string | null {
  const slash = path.indexOf("/");
  if (slash <= 0) return null;
  const folder = path.slice(0, slash);
  return moodle(folder) ?? folder.replace(/\.zip$/i, "");
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** "Jane Doe_12345_assignsubmission_file_essay.docx" of Moodle, "doejane_LATE_12345_67890_essay.docx" of Canvas. */
function byName(name: string): string | null {
  return moodle(name) ?? canvas(name);
}

/** Of a file or a folder. Two students may share a name; Moodle's number tells them apart, and stays with it. */
function moodle(name: string): string | null {
  const [, owner, number] = /^(.+?)_(\d+)_assignsubmission_(?:file|onlinetext)(?:_|$)/.exec(name) ?? [];
  return owner === undefined ? null : `${owner} (${number})`;
}

/** Canvas writes the name without spaces, perhaps that it was late, then the numbers of student and file. */
function canvas(name: string): string | null {
  const [, owner, number] = /^([^_]+)(?:_LATE)?_(\d+)_\d+_/.exec(name) ?? [];
  return owner === undefined ? null : `${owner} (${number})`;
}

/** What is wrong with a user's pattern; null where nothing is. The pattern is read and not run. */
export function mistakeInPattern(pattern: string): string | null {
  if (pattern.trim() === "") return "expected a regular expression with one group, such as ^([^_]+)_, got nothing";
  try {
    new RegExp(pattern, "u");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `expected a regular expression with one group, such as ^([^_]+)_: ${reason}`;
  }
  const groups = groupsIn(pattern);
  if (groups === 1) return null;
  return `expected one group in round brackets, which holds the owner, such as ^([^_]+)_; got ${groups} groups`;
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
