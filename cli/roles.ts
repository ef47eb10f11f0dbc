/** Lists the files of all given paths, each with its role, also where one path is inside another. */

import { relative, resolve, sep } from "node:path";
import type { Role } from "../www/engine/pkg/lookalike";
import { message } from "../www/i18n/message";
import { t } from "../www/i18n/t";
import { byCodeUnits } from "../www/read/names";
import type { FoundFile } from "../www/read/read";
import { identityOf, listFiles, lookAt, outputFiles, readRegular, systemReason, type UnreadFile } from "./listing";
import { UsageError } from "./options";
import { firstOf } from "./output";

/** Files and folders by role, relative to the working folder. */
export type GivenPaths = Readonly<Record<Role, readonly string[]>>;

/** A file before reading. */
export interface Listed {
  file: FoundFile;
  role: Role;
  /** The given path that led to it. */
  given: string;
}

/** All files to read, and notes about their roles. */
export interface ListedFiles {
  listed: Listed[];
  /** The paths of all files that were found, of those that are not read, too. */
  found: string[];
  notes: string[];
}

/** Submissions come first, then earlier work, then templates. */
export const ROLES = ["submission", "archive", "template"] as const;

/** A file as one of the given paths leads to it. */
interface Candidate {
  role: Role;
  given: string;
  name: string;
  /** The same as an absolute path. */
  path: string;
  /** The real path, which is the same for all names of a file. */
  real: string;
  size: number;
  /** Number of folders between the given path and the file. */
  depth: number;
}

/**
 * Lists the files of all paths, by role and path. Throws `UsageError` for a path that does not exist, and for roles that
 * contradict one another.
 */
export function listAll(paths: GivenPaths, cwd: string, unread: UnreadFile[]): ListedFiles {
  const notes: string[] = [];
  const candidates = candidatesAt(paths, cwd, unread, notes);
  const byFile = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const same = byFile.get(candidate.real);
    if (same) same.push(candidate);
    else byFile.set(candidate.real, [candidate]);
  }
  const read = new Map([...byFile].map(([real, same]) => [real, chosen(same)]));
  const isSubmission = ({ role }: Candidate): boolean => role === "submission";
  if (candidates.some(isSubmission) && ![...read.values()].some(isSubmission)) {
    throw new UsageError(message("cli-role-all-given"));
  }
  const listed: Listed[] = [];
  for (const candidate of candidates) {
    const { name, role, given, path, real, size } = candidate;
    const own = read.get(real);
    if (own === candidate) {
      // A file that is given by name is compared, whatever it is.
      const excludesResults = !byFile.get(real)?.some(({ depth }) => depth === 0);
      listed.push({ file: { path: name, size, open: () => readRegular(real, { excludesResults }) }, role, given });
    }
    // One path with two roles is read once, as wanted; it is not a file that was given twice.
    else if (own && (own.role === role || own.path !== path)) {
      unread.push({ name, reason: message("cli-read-already", { name: own.name }), readAs: own.name });
    }
  }
  const found = [...byFile.keys(), ...unread.map(({ name }) => resolve(cwd, name))];
  return { listed, found, notes: [...notes, ...nearerNotes(byFile, read)] };
}

/**
 * All files at the paths, by role and path, whatever order they were given in: the same files produce the same report. Adds a
 * line to `notes` for an empty folder.
 */
function candidatesAt(paths: GivenPaths, cwd: string, unread: UnreadFile[], notes: string[]): Candidate[] {
  const candidates: Candidate[] = [];
  const known = new Set(unread.map(keyOf));
  const outputs = outputFiles();
  const isOutput = (path: string): boolean => outputs.size > 0 && outputs.has(identityOf(path) ?? "");
  // A folder inside another is listed twice, and so is everything in it that cannot be read.
  const pass = (file: UnreadFile): void => {
    const key = keyOf(file);
    if (!known.has(key)) unread.push(file);
    known.add(key);
  };
  for (const role of ROLES) {
    const skipped: UnreadFile[] = [];
    const found = paths[role].flatMap((given) => {
      const before = skipped.length;
      const names = listFiles(given, cwd, skipped);
      if (names.length === 0 && skipped.length === before) notes.push(t("cli-folder-empty", { path: given }));
      return names.map((name) => ({ given, name }));
    });
    for (const file of skipped) pass(file);
    for (const { given, name } of found.sort((x, y) => byCodeUnits(x.name, y.name) || byCodeUnits(x.given, y.given))) {
      try {
        const path = resolve(cwd, name);
        const { real, size, refusal } = lookAt(path);
        if (refusal !== null) pass({ name, reason: refusal });
        else if (isOutput(path)) pass({ name, reason: message("cli-own-output") });
        else candidates.push({ role, given, name, path, real, size, depth: depthOf(resolve(cwd, given), path) });
      } catch (error) {
        pass({ name, reason: systemReason(error) });
      }
    }
  }
  return candidates;
}

function keyOf({ name, reason }: UnreadFile): string {
  return JSON.stringify([name, reason]);
}

function depthOf(given: string, path: string): number {
  const below = relative(given, path);
  return below === "" ? 0 : below.split(sep).length;
}

/**
 * The role and name under which a file is read: those of the given path that is nearest to it. If several are as near, an
 * option is preferred to a path without one, as in `class/* --template class/form.txt`.
 */
function chosen(candidates: readonly Candidate[]): Candidate {
  const depth = Math.min(...candidates.map((candidate) => candidate.depth));
  const nearest = candidates.filter((candidate) => candidate.depth === depth);
  const named = (role: Role): Candidate | undefined => nearest.find((candidate) => candidate.role === role);
  const [template, archive] = [named("template"), named("archive")];
  if (template && archive && template.path === archive.path) {
    throw new UsageError(message("cli-role-twice", { name: template.name }));
  }
  const { role } = (template ?? archive ?? nearest[0]) as Candidate;
  return candidates.find((candidate) => candidate.role === role) as Candidate;
}

/** A line about files of an option that are submissions nevertheless. */
function nearerNotes(
  byFile: ReadonlyMap<string, readonly Candidate[]>,
  read: ReadonlyMap<string, Candidate>,
): string[] {
  const options = [
    ["archive", "--archive"],
    ["template", "--template"],
  ] as const;
  return options.flatMap(([role, option]) => {
    const names = [...byFile].flatMap(([real, same]) => {
      const own = read.get(real);
      return own?.role === "submission" && same.some((other) => other.role === role) ? [own.name] : [];
    });
    if (names.length === 0) return [];
    return [t("cli-role-nearer", { option, count: names.length, names: firstOf(names) })];
  });
}
