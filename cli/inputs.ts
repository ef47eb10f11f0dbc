/**
 * Files and folders → named texts, in a fixed order, with a line about everything that was not read as it stands.
 */

import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Role } from "../www/engine/pkg/lookalike";
import { decodeText, MAX_FILE_BYTES, tooLarge } from "../www/files/decode";
import { UsageError } from "./usage";

/** A file that became a text. */
export interface ReadFile {
  /** Its path as given, or as found below a folder that was given. */
  name: string;
  role: Role;
  /** The top-level folder it lies in, where those tell the owners. */
  owner: string | null;
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

/** What is read, and how. */
export interface Wanted {
  /** Files and folders, relative to `cwd`. */
  paths: Readonly<Record<Role, readonly string[]>>;
  /** Whether the top-level folder that a file lies in is its owner. */
  ownerByFolder: boolean;
  cwd: string;
}

/** Submissions come first, then the archive, then templates: their order settles ties. */
const ROLES = ["submission", "archive", "template"] as const;

/** Reads files and folders. Throws `UsageError` for a path that leads nowhere. */
export function readInputs({ paths, ownerByFolder, cwd }: Wanted): Inputs {
  const inputs: Inputs = { read: [], unread: [] };
  const seen = new Map<string, string>();
  for (const role of ROLES) {
    for (const path of paths[role]) {
      for (const name of listFiles(path, cwd, inputs.unread)) {
        const real = realpathSync(resolve(cwd, name));
        const earlier = seen.get(real);
        if (earlier === undefined) {
          seen.set(real, name);
          const owner = ownerByFolder && role !== "template" ? topFolder(path, name) : null;
          readOne({ name, role, owner }, cwd, inputs);
        } else {
          inputs.unread.push({ name, reason: `it was read already, as ${earlier}` });
        }
      }
    }
  }
  return inputs;
}

/** The first folder on the way from a folder that was given down to a file; null where there is none between. */
function topFolder(given: string, name: string): string | null {
  const [folder, ...below] = relative(given, name).split(sep);
  return folder !== undefined && below.length > 0 ? folder : null;
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

function readOne(file: Pick<ReadFile, "name" | "role" | "owner">, cwd: string, inputs: Inputs): void {
  const { name } = file;
  const path = resolve(cwd, name);
  try {
    const { size } = statSync(path);
    const decoded = size > MAX_FILE_BYTES ? { error: tooLarge(size) } : decodeText(readFileSync(path));
    if ("error" in decoded) inputs.unread.push({ name, reason: decoded.error });
    else inputs.read.push({ ...file, ...decoded });
  } catch (error) {
    inputs.unread.push({ name, reason: error instanceof Error ? error.message : String(error) });
  }
}
