/**
 * Files and folders → named texts, in a fixed order, with a line about everything that was not read as it stands.
 */

import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { decodeText, MAX_FILE_BYTES, tooLarge } from "../www/files/decode";
import { UsageError } from "./usage";

/** A file that became a text. */
export interface ReadFile {
  /** Its path as given, or as found below a folder that was given. */
  name: string;
  text: string;
  encoding: string;
  /** What was guessed or lost while decoding. */
  warnings: string[];
}

/** A file that did not, and why. */
export interface UnreadFile {
  name: string;
  reason: string;
}

/** All that the paths led to. */
export interface Inputs {
  read: ReadFile[];
  unread: UnreadFile[];
}

/** Reads files and folders, relative to `cwd`. Throws `UsageError` for a path that leads nowhere. */
export function readInputs(paths: string[], cwd: string): Inputs {
  const inputs: Inputs = { read: [], unread: [] };
  const seen = new Map<string, string>();
  for (const path of paths) {
    for (const name of listFiles(path, cwd, inputs.unread)) {
      const real = realpathSync(resolve(cwd, name));
      const earlier = seen.get(real);
      if (earlier === undefined) {
        seen.set(real, name);
        readOne(name, cwd, inputs);
      } else {
        inputs.unread.push({ name, reason: `it was read already, as ${earlier}` });
      }
    }
  }
  return inputs;
}

/** The files below a path, sorted by path, code unit by code unit: the same order on every machine. */
function listFiles(path: string, cwd: string, unread: UnreadFile[]): string[] {
  const stats = statSync(resolve(cwd, path), { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`there is no file or folder ${JSON.stringify(path)}; check the path`);
  if (!stats.isDirectory()) return [path];
  const files: string[] = [];
  const folders = [path];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(resolve(cwd, folder))) {
      const name = join(folder, entry);
      const found = lstatSync(resolve(cwd, name));
      if (entry.startsWith(".")) unread.push({ name, reason: "hidden files and folders are passed over" });
      else if (found.isDirectory()) folders.push(name);
      else if (found.isFile() || isLinkToFile(resolve(cwd, name))) files.push(name);
      else unread.push({ name, reason: "it is neither a file nor a folder" });
    }
  }
  return files.sort((a, b) => (a < b ? -1 : 1));
}

/** Links to files are followed; links to folders are not, because they can lead in circles. */
function isLinkToFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function readOne(name: string, cwd: string, inputs: Inputs): void {
  const path = resolve(cwd, name);
  try {
    const { size } = statSync(path);
    const decoded = size > MAX_FILE_BYTES ? { error: tooLarge(size) } : decodeText(readFileSync(path));
    if ("error" in decoded) inputs.unread.push({ name, reason: decoded.error });
    else inputs.read.push({ name, ...decoded });
  } catch (error) {
    inputs.unread.push({ name, reason: error instanceof Error ? error.message : String(error) });
  }
}
