/** Folders of files that may each be one person's: which they are can be seen, whose they are only the user knows. */

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
