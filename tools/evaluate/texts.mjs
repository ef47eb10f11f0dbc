// Files of a corpus → texts and tables. Read in a fixed order, so that the same folder gives the same results everywhere.
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** A file's text: UTF-8 where all of it is, else windows-1252, as the page takes such files. */
export function readText(...path) {
  const bytes = readFileSync(join(...path));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The files below a folder whose name ends in one of `endings`, as `{ name, text }`, sorted by path from there on. */
export function readFolder(folder, ...endings) {
  const paths = readdirSync(folder, { recursive: true }).map((path) => path.split(sep).join("/"));
  const wanted = paths.filter((path) => endings.some((ending) => path.endsWith(ending)));
  return wanted.sort().map((name) => ({ name, text: readText(folder, name) }));
}

/** The lines of a file, without the empty one behind the last line's end. */
export function readLines(...path) {
  const lines = readText(...path).split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/** A table with tabs between its columns and their names in the first line, as an object a line. */
export function readTable(...path) {
  const [head, ...lines] = readLines(...path).map((line) => line.split("\t"));
  return lines.map((cells) => Object.fromEntries(head.map((name, column) => [name, cells[column]])));
}
