/** Whether results can be written where they are wanted, and replace nothing that the command reads. */

import { accessSync, constants, existsSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Key, message } from "../www/i18n/message";
import type { Inputs } from "./inputs";
import { identityOf } from "./listing";
import { type Request, STANDARD_OUTPUT, UsageError } from "./options";

/** Throws `UsageError` for the first file that could not be written after all the work, or would replace that of another option. */
export function checkFiles(request: Request, cwd: string): void {
  const named = new Map<string, string>();
  for (const [option, file] of resultFiles(request)) {
    checkWritable(option, file, cwd);
    const path = placeOf(file, cwd);
    const place = identityOf(path) ?? path;
    const other = named.get(place);
    if (other !== undefined)
      throw new UsageError(message("cli-file-twice", { first: other, second: option, name: file }));
    named.set(place, option);
    const source = optionThatReads(path, request, cwd);
    if (source !== undefined) throw new UsageError(message("cli-file-is-option", { name: file, option: source }));
  }
}

/** Reasons for which a file was not read that allow a result to replace it. */
const REPLACEABLE: ReadonlySet<Key> = new Set<Key>(["cli-own-result", "cli-own-output"]);

/** Throws `UsageError` if a result would replace a file that it is about. */
export function checkNotRead(request: Request, { found, unread }: Inputs, cwd: string): void {
  const replaceable = unread.filter(({ reason }) => REPLACEABLE.has(reason.code)).map(({ name }) => resolve(cwd, name));
  for (const [, file] of resultFiles(request)) {
    const identity = identityOf(placeOf(file, cwd));
    // Nothing there can be replaced; to ask the system about a hundred thousand files takes most of a second.
    if (identity === null) continue;
    const isThis = (path: string): boolean => identityOf(path) === identity;
    if (found.some(isThis) && !replaceable.some(isThis))
      throw new UsageError(message("cli-file-is-read", { name: file }));
  }
}

/** The files to write, each with its option. */
function resultFiles({ csv, html, report }: Request): [option: string, file: string][] {
  const files = [
    ["--csv", csv === STANDARD_OUTPUT ? undefined : csv],
    ["--html", html],
    ["--report", report?.file],
  ] as const;
  return files.flatMap(([option, file]) => (file === undefined ? [] : [[option, file]]));
}

/** The option whose value is read from the file at a path. */
function optionThatReads(path: string, { pairs, passwordFile }: Request, cwd: string): string | undefined {
  const identity = identityOf(path);
  if (identity === null) return undefined;
  const read = [
    ["--pairs", pairs],
    ["--password-file", passwordFile],
  ] as const;
  return read.find(([, file]) => file !== undefined && identityOf(resolve(cwd, file)) === identity)?.[0];
}

/** Throws `UsageError` if the file that an option names cannot be written, so that no comparison is made in vain. */
function checkWritable(option: string, file: string, cwd: string): void {
  const path = placeOf(file, cwd);
  const folder = dirname(path);
  if (!isFolder(folder)) throw new UsageError(message("cli-no-folder", { option, folder }));
  if (isFolder(path)) throw new UsageError(message("cli-file-is-folder", { option, name: file }));
  // A file is written beside the one that it replaces. Whoever protects a file from writing wants it to stay.
  if (isFileOrNothing(path) && !isWritable(folder))
    throw new UsageError(message("cli-no-right-to-write", { option, folder }));
  if (existsSync(path) && !isWritable(path))
    throw new UsageError(message("cli-file-is-protected", { option, name: file }));
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Whether a path leads to a device or an open file of the process, as /dev/stdout does. */
function isOfSystem(path: string): boolean {
  return path.startsWith("/dev/") || path.startsWith("/proc/");
}

/** Links of a chain that Linux follows. */
const MAX_LINKS = 40;

/** The path of a file, or of the one that a link leads to, whether or not that exists. Throws `UsageError` for links in a circle. */
export function placeOf(file: string, cwd: string): string {
  let path = resolve(cwd, file);
  for (let links = 0; links <= MAX_LINKS; links++) {
    if (isOfSystem(path)) return path;
    try {
      return realpathSync(path);
    } catch {
      // There is no file yet. Written in place of a link, it would not be where the link leads.
      const target = targetOf(path);
      if (target === null) return path;
      path = target;
    }
  }
  throw new UsageError(message("cli-file-in-circle", { name: file }));
}

/** Where a link leads to; null if a path is none. */
function targetOf(path: string): string | null {
  try {
    return resolve(realpathSync(dirname(path)), readlinkSync(path));
  } catch {
    return null;
  }
}

export function isFileOrNothing(path: string): boolean {
  if (isOfSystem(path)) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || found.isFile();
}
