/**
 * Reads a file of `a<TAB>b` lines as pairs of documents.
 *
 * A name is a path, relative or absolute, a path below a given folder, or, if only one file has it, a bare file name.
 * Further columns are allowed, so that a table of ground truth can be used unchanged. A name that matches no file is a
 * mistake in the list. A file that was found but not read is not: its pairs are skipped.
 */

import { readFileSync } from "node:fs";
import { basename, dirname, normalize, relative, resolve } from "node:path";
import { type Message, message } from "../www/i18n/message";
import type { Inputs } from "./inputs";
import { UsageError } from "./options";

/** A listed pair that is not compared. */
export interface SkippedPair {
  /** Its line in the list, counted from 1. */
  line: number;
  /** The names as listed. */
  a: string;
  b: string;
  reason: Message;
}

/** The contents of a list. */
export interface ListedPairs {
  /** The pairs as indices into the files that were read, flattened. */
  indices: Uint32Array;
  skipped: SkippedPair[];
}

/** The target of a name: a document, or a file that was not read. */
export type Target = { path: string; index: number } | { path: string; unread: Message };

/** Reads the list. Throws `UsageError` with the line number. */
export function readPairs(file: string, inputs: Inputs, roots: string[], cwd: string): ListedPairs {
  const find = finder(inputs, roots, cwd);
  const indices: number[] = [];
  const skipped: SkippedPair[] = [];
  for (const [at, text] of read(file, cwd).split(/\r?\n/).entries()) {
    if (text.trim() === "") continue;
    const location = `${file}:${at + 1}`;
    const [a, b] = text.split("\t");
    if (!a || !b) throw new UsageError(message("cli-pairs-no-tab", { place: location, text: shortened(text) }));
    const [first, second] = [find(a, location), find(b, location)];
    for (const target of [first, second]) refuseTemplate(target, inputs, location);
    if (first.path === second.path) {
      throw new UsageError(message("cli-pairs-same", { place: location, name: shortened(a) }));
    }
    if ("index" in first && "index" in second) indices.push(first.index, second.index);
    else skipped.push({ line: at + 1, a, b, reason: reasonOf(first, second) });
  }
  if (indices.length + skipped.length === 0) throw new UsageError(message("cli-pairs-none", { file }));
  return { indices: Uint32Array.from(indices), skipped };
}

/** Maximum quoted characters of a line. In a file that is not a list, the first line may be the whole file. */
const MAX_QUOTED_CHARACTERS = 200;

function shortened(text: string): string {
  return text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS)}…` : text;
}

function refuseTemplate(target: Target, inputs: Inputs, location: string): void {
  if ("unread" in target || inputs.read[target.index]?.role !== "template") return;
  throw new UsageError(message("cli-pairs-template", { place: location, name: shortened(target.path) }));
}

/** Why a pair is skipped: one of its files was not read, or both. */
function reasonOf(first: Target, second: Target): Message {
  const [reason, other] = [first, second].flatMap((target) => ("unread" in target ? [target.unread] : []));
  if (!reason) return message("files-not-read");
  return !other || other === reason ? reason : message("cli-two-reasons", { first: reason, second: other });
}

function read(file: string, cwd: string): string {
  try {
    // Some programs begin a file with a byte order mark.
    return readFileSync(resolve(cwd, file), "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new UsageError(
      message("cli-pairs-unread", { reason: error instanceof Error ? error.message : String(error) }),
    );
  }
}

/**
 * A file's paths relative to those of the given folders that contain it. Thousands may be given, but each file is in few of
 * them.
 */
function pathsBelow(folders: ReadonlySet<string>, file: string): string[] {
  const paths: string[] = [];
  for (let above = dirname(file); ; above = dirname(above)) {
    if (folders.has(above)) paths.push(relative(above, file));
    if (above === dirname(above)) return paths;
  }
}

/** Resolves a name; `location` is where the name occurs, for errors. Throws `UsageError` for a name without a target. */
export function finder(inputs: Inputs, roots: string[], cwd: string): (name: string, location: string) => Target {
  // By whole path: a name may be absolute where the files were given by relative paths, and the other way round.
  const exact = new Map<string, Target>();
  const whole = (name: string): string => resolve(cwd, name);
  const short = new Map<string, Set<Target>>();
  const folders = new Set(roots.map((root) => resolve(cwd, root)));
  const add = (name: string, target: Target) => {
    exact.set(whole(name), target);
    for (const alias of new Set([...pathsBelow(folders, whole(name)), basename(name)])) {
      short.set(alias, (short.get(alias) ?? new Set()).add(target));
    }
  };
  for (const [index, { name }] of inputs.read.entries()) add(name, { path: normalize(name), index });
  for (const { name, reason, readAs } of inputs.unread) {
    const path = normalize(name);
    const other = readAs === undefined ? undefined : exact.get(whole(readAs));
    if (!exact.has(whole(name))) add(name, other ?? { path, unread: message("cli-unread", { name, reason }) });
  }
  const lookUp = (path: string, location: string): Target | undefined => {
    const found = exact.get(whole(path));
    if (found) return found;
    const [only, ...more] = short.get(path) ?? [];
    if (more.length === 0) return only;
    throw new UsageError(
      message("cli-pairs-ambiguous", { place: location, count: more.length + 1, name: shortened(path) }),
    );
  };
  return (name, location) => {
    const path = normalize(name);
    const found = lookUp(path, location);
    if (found) return found;
    // A ZIP file or a folder that was not read may have contained the file.
    for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
      const target = lookUp(folder, location);
      if (target && "unread" in target) return { path, unread: target.unread };
    }
    throw new UsageError(message("cli-pairs-unknown", { place: location, name: shortened(name) }));
  };
}
