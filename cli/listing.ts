/**
 * Lists the files below paths. A folder may contain anything: an entry that cannot be listed or opened gets a line of its
 * own, and never ends the run.
 */

import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { type Message, message, UserError } from "../www/i18n/message";
import { PACKED } from "../www/read/detect";
import { LIMITS, tooLarge } from "../www/read/model";
import { isSystemFile, systemFilesNote } from "../www/read/names";
import { toolFiles, toolFilesNote } from "../www/read/tool-files";
import { UsageError } from "./options";
import { firstOf } from "./output";
import { isOwnResult } from "./own-results";

const NOT_A_FILE = message("cli-not-a-file");
const LINK_TO_FOLDER = message("cli-link-to-folder");
const OWN_RESULT = message("cli-own-result");
const NOT_UTF8 = message("cli-not-utf8");
const HIDDEN = message("cli-hidden");

/** Read-only, and without waiting for a writer if it turns out to be a pipe. */
const READ_AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Explanations of the system's error codes. */
const REASONS: ReadonlyMap<string, Message> = new Map([
  ["EACCES", message("cli-no-right")],
  ["EPERM", message("cli-no-right")],
  ["ENOENT", message("cli-gone")],
  ["ELOOP", message("cli-link-circle")],
  ["ENAMETOOLONG", message("cli-path-too-long")],
  ["EISDIR", message("cli-became-folder")],
  ["ENOTDIR", message("cli-became-file")],
]);

/** Why something cannot be listed or opened. */
export function systemReason(error: unknown): Message {
  if (error instanceof UserError) return error.userMessage;
  const { code = "", message: reason = String(error) } = error as Partial<NodeJS.ErrnoException>;
  return REASONS.get(code) ?? message("cli-system-error", { reason });
}

/**
 * The files below a path, sorted by path, code unit by code unit: the same order on every machine. System files, files of tools
 * and hidden ones are skipped, and each kind gets one line together, as in a ZIP file. Throws `UsageError` if there is nothing at that path.
 */
export function listFiles(path: string, cwd: string, unread: UnreadFile[]): string[] {
  const pass = (name: string, reason: Message): string[] => {
    unread.push({ name, reason });
    return [];
  };
  try {
    if (!statSync(resolve(cwd, path)).isDirectory()) {
      return isSystemFile(path) ? pass(path, systemFilesNote(1)) : [path];
    }
  } catch (error) {
    if (isMissing(error) && !isLink(resolve(cwd, path))) {
      // A name that is not UTF-8 reaches the command with replacement characters.
      if (path.includes("\uFFFD")) return pass(path, NOT_UTF8);
      throw new UsageError(message("cli-nothing-there", { path }));
    }
    return pass(path, systemReason(error));
  }
  return listFolder(path, cwd, pass);
}

function listFolder(path: string, cwd: string, report: Sorting["pass"]): string[] {
  const files: string[] = [];
  const passed: { name: string; reason: Message }[] = [];
  const pass: Sorting["pass"] = (name, reason) => {
    passed.push({ name, reason });
  };
  const folders = [path];
  let system = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    try {
      // Names as bytes: after decoding, a name that is not UTF-8 refers to nothing.
      for (const entry of readdirSync(resolve(cwd, folder), { encoding: "buffer", withFileTypes: true })) {
        const { bytes, lossy } = nameOf(entry);
        const name = join(folder, lossy);
        if (!entry.isDirectory() && isSystemFile(name)) system++;
        else if (lossy.startsWith(".")) pass(name, HIDDEN);
        else if (!Buffer.from(lossy).equals(bytes)) pass(name, NOT_UTF8);
        else sort(name, { files, folders, pass, cwd });
      }
    } catch (error) {
      pass(folder, systemReason(error));
    }
  }
  const inside = (name: string): string => relative(path, name).replaceAll(sep, "/");
  const ofTools = toolFiles([...files, ...passed.map(({ name }) => name)].map(inside));
  const wanted = files.filter((name) => !ofTools.has(inside(name)));
  const unlisted = passed.filter(({ name }) => !ofTools.has(inside(name)));
  const hidden = unlisted.filter(({ reason }) => reason === HIDDEN).map(({ name }) => name);
  // One is named like any other file; of many, such as an editor's folder for each author, some are.
  const isNamed = (reason: Message): boolean => reason !== HIDDEN || hidden.length === 1;
  for (const { name, reason } of unlisted) if (isNamed(reason)) report(name, reason);
  if (hidden.length > 1) {
    const names = firstOf(hidden.sort((a, b) => (a < b ? -1 : 1)));
    report(join(path, "…"), message("cli-hidden-many", { count: hidden.length, names }));
  }
  if (system > 0) report(join(path, "…"), systemFilesNote(system));
  const tools = files.length - wanted.length + passed.length - unlisted.length;
  if (tools > 0) report(join(path, "…"), toolFilesNote(tools));
  return wanted.sort((a, b) => (a < b ? -1 : 1));
}

/** Node.js's types know only names as text. */
function nameOf(entry: Dirent | Dirent<Buffer>): { bytes: Buffer; lossy: string } {
  const bytes = Buffer.from(entry.name);
  return { bytes, lossy: bytes.toString("utf8") };
}

interface Sorting {
  files: string[];
  folders: string[];
  pass: (name: string, reason: Message) => void;
  cwd: string;
}

/** Follows links to files, but not to folders, because they can lead in circles. */
function sort(name: string, { files, folders, pass, cwd }: Sorting): void {
  try {
    const found = lstatSync(resolve(cwd, name));
    const meant = found.isSymbolicLink() ? statSync(resolve(cwd, name)) : found;
    if (found.isDirectory()) folders.push(name);
    else if (meant.isFile()) files.push(name);
    else pass(name, meant.isDirectory() ? LINK_TO_FOLDER : NOT_A_FILE);
  } catch (error) {
    pass(name, systemReason(error));
  }
}

/** The real path of a file, its size, and why it is not read; null if it is. */
export function lookAt(path: string): { real: string; size: number; refusal: Message | null } {
  const stats = statSync(path);
  const size = stats.size;
  if (!stats.isFile()) return { real: path, size, refusal: NOT_A_FILE };
  const real = realpathSync(path);
  // Only archives may exceed the limit for files: not a byte of any other must be read into memory.
  const refusal = size > LIMITS.fileBytes && !beginsLikeContainer(real) ? tooLarge(size) : null;
  return { real, size, refusal };
}

/**
 * What distinguishes a file from all others, by whatever path, link or descriptor it is reached; null if there is none. Paths do not: on some
 * systems, names that differ in case are names of one file.
 */
export function identityOf(path: string | number): string | null {
  try {
    // Numbers of files on Windows are larger than a `number` can hold exactly.
    const { dev, ino } =
      typeof path === "number" ? fstatSync(path, { bigint: true }) : statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/** The files to which this run's standard output and errors go: a shell makes them before the command looks for its files. */
export function outputFiles(): ReadonlySet<string> {
  const isFile = (stream: number): boolean => {
    try {
      return fstatSync(stream).isFile();
    } catch {
      // The stream is closed.
      return false;
    }
  };
  return new Set([1, 2].filter(isFile).map((stream) => identityOf(stream) ?? ""));
}

/** Bytes that are read at a time: a `Blob` copies them, so no more than these are ever in memory twice. */
const PIECE_BYTES = 1 << 22;

/**
 * All bytes of a regular file; does not block if it has been replaced with something else since it was listed. Throws a
 * `UserError` with the reason if it cannot be read, or if it is an earlier result and these are excluded.
 */
export function readRegular(path: string, { excludesResults }: { excludesResults: boolean }): Blob {
  try {
    return opened(path, (file) => {
      const { size } = fstatSync(file);
      const piece = Buffer.alloc(Math.min(size + 1, PIECE_BYTES));
      const pieces: Blob[] = [];
      // To the end, because some systems do not report a size.
      for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
        if (excludesResults && pieces.length === 0 && isOwnResult(piece.subarray(0, read)))
          throw new UserError(OWN_RESULT);
        pieces.push(new Blob([piece.subarray(0, read)]));
      }
      return pieces.length === 1 ? (pieces[0] as Blob) : new Blob(pieces);
    });
  } catch (error) {
    throw new UserError(systemReason(error));
  }
}

function beginsLikeContainer(path: string): boolean {
  const head = Buffer.alloc(512);
  opened(path, (file) => readSync(file, head));
  const text = head.toString("latin1");
  const starts = ["PK", "\x1f\x8b", ...PACKED.values()];
  return starts.some((start) => text.startsWith(start)) || text.startsWith("ustar", 257);
}

function opened<T>(path: string, read: (file: number) => T): T {
  const file = openSync(path, READ_AT_ONCE);
  try {
    if (!fstatSync(file).isFile()) throw new UserError(NOT_A_FILE);
    return read(file);
  } finally {
    closeSync(file);
  }
}

/** Whether there is nothing at a path. */
export function isMissing(error: unknown): boolean {
  const { code } = error as Partial<NodeJS.ErrnoException>;
  return code === "ENOENT" || code === "ENOTDIR";
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** A file that could not be read, and why. */
export interface UnreadFile {
  name: string;
  reason: Message;
  /** The name under which the same file was already read. */
  readAs?: string;
}
