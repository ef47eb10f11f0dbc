/**
 * Whose a file is, told from its path: by the top-level folder it lies in (or the archive, which is a folder that was
 * packed), by the first part of its name as course platforms write it, or by a pattern of the user's.
 */

/** What tells whose a file is. */
export type OwnerRule = { by: "folder" } | { by: "name" } | { by: "none" } | { by: "pattern"; pattern: string };

/** Whose each file is; null for nobody's. The folders that all paths share say nothing and are passed over. */
export function ownersByRule(paths: readonly string[], rule: OwnerRule): (string | null)[] {
  const shared = sharedFolders(paths);
  const owner = ownerByRule(rule);
  return paths.map((path) => owner(path.slice(shared)));
}

/** From a path, without the folders that all files share, to its owner; nobody by a pattern that is wrong. */
export function ownerByRule(rule: OwnerRule): (path: string) => string | null {
  if (rule.by === "none") return () => null;
  if (rule.by === "folder") return byFolder;
  if (rule.by === "name") return (path) => byName(lastOf(path));
  const pattern = mistakeInPattern(rule.pattern) === null ? new RegExp(rule.pattern, "u") : null;
  return (path) => (pattern?.exec(path)?.[1] ?? "").trim() || null;
}

/** Length of the folders, with their slashes, that all paths begin with. */
export function sharedFolders(paths: readonly string[]): number {
  const [first = ""] = paths;
  let length = 0;
  for (;;) {
    const next = first.indexOf("/", length) + 1;
    if (next === 0 || !paths.every((path) => path.startsWith(first.slice(0, next)))) return length;
    length = next;
  }
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

/** What is wrong with a user's pattern; null where nothing is. */
export function mistakeInPattern(pattern: string): string | null {
  if (pattern.trim() === "") return "expected a regular expression with one group, such as ^([^_]+)_, got nothing";
  try {
    // With an empty alternative it matches anything, and so shows how many groups it has.
    const groups = (new RegExp(`${pattern}|`, "u").exec("")?.length ?? 1) - 1;
    if (groups === 1) return null;
    return `expected one group in round brackets, which holds the owner, such as ^([^_]+)_; got ${groups} groups`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `expected a regular expression with one group, such as ^([^_]+)_: ${reason}`;
  }
}
