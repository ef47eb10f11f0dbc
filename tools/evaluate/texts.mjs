// Reads files of a corpus as texts and tables, in a fixed order, so that the same folder produces the same results
// everywhere.
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** A file's text: UTF-8 if all of it is valid, otherwise windows-1252, as on the page. */
export function readText(...path) {
  const bytes = readFileSync(join(...path));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The files below a folder whose name ends in one of `endings`, as `{ name, text }`, sorted by relative path. */
export function readFolder(folder, ...endings) {
  const paths = readdirSync(folder, { recursive: true }).map((path) => path.split(sep).join("/"));
  const wanted = paths.filter((path) => endings.some((ending) => path.endsWith(ending)));
  return wanted.sort().map((name) => ({ name, text: readText(folder, name) }));
}

/** The lines of a file, without the empty one after the last line break. */
export function readLines(...path) {
  const lines = readText(...path).split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/** A tab-separated table with column names in its first line, as one object per line. */
export function readTable(...path) {
  const [head, ...lines] = readLines(...path).map((line) => line.split("\t"));
  return lines.map((cells) => Object.fromEntries(head.map((name, column) => [name, cells[column]])));
}
