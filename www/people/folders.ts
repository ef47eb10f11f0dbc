/** Folders whose files may each have one author: the page can find the folders, but only the user knows the authors. */

import { fileName, folderName } from "../read/names.ts";
import { placesOf } from "./places.ts";

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

/** At most this many folders are looked into: more are authors themselves, whose programs have folders of their own. */
const MAX_CLASSES = 5;

/** As many folders in one folder are a class's. */
const MIN_CLASS_FOLDERS = 5;

/** As many in all folders of a class. */
const MIN_CLASSES_FOLDERS = 10;

/**
 * The folder of each path that may hold one author's files: those of `foldersBeside`, or the folders inside them, if these are
 * a few classes with many folders each.
 */
export function authorFolders(paths: readonly string[]): (string | null)[] {
  const beside = foldersBeside(paths);
  const places = placesOf(beside);
  if (places.size > MAX_CLASSES) return beside;
  const classes = [...places.values()].flatMap((own) => {
    const inner = foldersBeside(own.map((at) => paths[at] ?? ""));
    const loose = inner.filter((folder) => folder === null).length;
    const count = new Set(inner).size - (loose > 0 ? 1 : 0);
    return count >= MIN_CLASS_FOLDERS && loose <= count ? [{ own, inner, count }] : [];
  });
  if (classes.reduce((sum, { count }) => sum + count, 0) < MIN_CLASSES_FOLDERS) return beside;
  for (const { own, inner } of classes) for (const [nth, at] of own.entries()) beside[at] = inner[nth] ?? null;
  return beside;
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
