/**
 * Turns files and folders into named texts, in a fixed order, with a line about everything that was not read completely and
 * unchanged.
 */

import { availableParallelism } from "node:os";
import { basename, dirname, normalize, relative, sep } from "node:path";
import { createContext, Script } from "node:vm";
import { Worker } from "node:worker_threads";
import type { Role } from "../www/engine/pkg/lookalike";
import { type Message, message } from "../www/i18n/message";
import { t } from "../www/i18n/t";
import { listed as listedNames } from "../www/people/author-words";
import {
  type AuthorRule,
  authorsByRule,
  doubtfulGroups,
  type FoundAuthors,
  matchAuthors,
  mistakeInPattern,
  PATTERN_SECONDS,
  tooSlow,
} from "../www/people/authors";
import { byCodeUnits, folderName } from "../www/read/names";
import { readFiles } from "../www/read/read";
import { ReaderPool, type StartReader } from "../www/read/reader-pool";
import type { FileTraces } from "../www/read/traces";
import type { UnreadFile } from "./listing";
import { UsageError } from "./options";
import { showProgress } from "./output";
import { type GivenPaths, type Listed, listAll, ROLES } from "./roles";

/** The reader, next to this file's bundle. */
const READER = "reader.mjs";

/** More threads would only keep more files in memory at once. */
const MAX_THREADS = 4;

/**
 * Maximum bytes that all texts may take in memory: the page's limit is for one drop, after which more can be added; here all
 * texts are given at once. A hundred thousand articles of a thousand words take 0.7 GB, and the engine 4 GB to compare them.
 */
const MAX_TEXT_BYTES = 1024 * 1024 * 1024;

/** A file that became a text. */
export interface ReadFile {
  /** Its path as given, or as found below a given folder or in a given ZIP file. */
  name: string;
  role: Role;
  /** The author, if a rule finds one. */
  author: string | null;
  text: string;
  /** The kind of file: "PDF, 3 pages". */
  format: Message;
  encoding: Message | string;
  /** Things that were guessed, left out or lost while reading. */
  warnings: Message[];
  /** Parts that could not be read. */
  missing: Message[];
  /** Apparent attempts to deceive. */
  tricks: Message[];
  /** The offset at which each page begins, if its format has pages. */
  pages?: readonly number[] | undefined;
  /** What the file says about its making. */
  traces?: FileTraces | undefined;
}

/** All files found at the paths. */
export interface Inputs {
  read: ReadFile[];
  unread: UnreadFile[];
  /** The paths of all files that were found, read or not; archives stand for the files in them. */
  found: readonly string[];
  /** Lines about the files' roles and authors that the user should know. */
  notes: string[];
}

/** What to read, and how. */
export interface InputRequest {
  /** Files and folders, relative to `cwd`. */
  paths: GivenPaths;
  /** How to find a file's author. */
  authorRule: AuthorRule;
  /** Maximum seconds per file. */
  seconds: number;
  /** The password of protected files. */
  password: string | undefined;
  cwd: string;
}

/** Reads files and folders. Throws `UsageError` like `listAll`, and for a pattern of authors that cannot be used. */
export async function readInputs({ paths, authorRule, seconds, password, cwd }: InputRequest): Promise<Inputs> {
  const inputs: Inputs = { read: [], unread: [], found: [], notes: [] };
  const listing = listAll(paths, cwd, inputs.unread);
  const { listed, notes } = listing;
  inputs.found = listing.found;
  const readers = new ReaderPool(start, Math.min(MAX_THREADS, availableParallelism()), seconds);
  try {
    const files = listed.map(({ file }) => file);
    const read = await readFiles(files, {
      run: (job, isWanted) => readers.run(job, isWanted),
      onProgress: (done, total) =>
        showProgress(() => t("run-progress", { stage: message("run-reading-files"), done, total })),
      signal: new AbortController().signal,
      maxTextBytes: MAX_TEXT_BYTES,
      password,
    });
    const all = read.map((file) => ({ ...file, role: listed[file.origin]?.role ?? ("submission" as const) }));
    // The entries of a ZIP file keep its order.
    const found = all.sort((x, y) => ROLES.indexOf(x.role) - ROLES.indexOf(y.role) || byCodeUnits(x.path, y.path));
    const authors = authorsOf(found, listed, authorRule, notes);
    for (const [index, { path: name, decoded, role }] of found.entries()) {
      if ("error" in decoded) inputs.unread.push({ name, reason: decoded.error });
      else {
        const { text, format, encoding, warnings, missing, tricks, pages, traces } = decoded;
        const author = role === "template" ? null : (authors[index] ?? null);
        inputs.read.push({ name, role, author, text, format, encoding, warnings, missing, tricks, pages, traces });
      }
    }
    const submissions = inputs.read.filter(({ role }) => role === "submission");
    const [names, known] = [submissions.map(({ name }) => withSlashes(name)), submissions.map(({ author }) => author)];
    const ofAuthors = [authorsNote(authorRule, names, known), nobodyNote(authorRule, inputs.read)];
    inputs.notes = [...notes, ...ofAuthors.filter((note) => note !== null)];
  } finally {
    readers.end();
  }
  return inputs;
}

/** A path as rules on authors and folders read it: on Windows, folders are separated by backslashes. */
export function withSlashes(path: string): string {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}

/**
 * The author of each file. The layout rule applies only to submissions: an author's earlier work is compared with this
 * year's. The rules by folder and pattern use the path of a file relative to the given folder. A given ZIP file is a folder
 * among others; alone, it is the given folder. Adds a line to `notes` if a pattern finds no author in some files.
 */
function authorsOf(
  read: readonly { path: string; origin: number; role: Role; decoded: object }[],
  listed: readonly Listed[],
  rule: AuthorRule,
  notes: string[],
): (string | null)[] {
  if (rule.by === "layout") {
    const isRead = ({ role, decoded }: (typeof read)[number]): boolean => role === "submission" && "text" in decoded;
    const paths = read.filter(isRead).map(({ path }) => path);
    const places = new Map(paths.map((path, at) => [path, at]));
    const found = authorsByRule(rule, paths.map(withSlashes));
    return read.map((file) => (isRead(file) ? (found[places.get(file.path) ?? -1] ?? null) : null));
  }
  const alone = new Set(listed.map(({ given }) => given)).size === 1;
  const folders: (string | null)[] = [];
  const paths = read.map(({ path, origin }) => {
    const { given = "", file } = listed[origin] ?? {};
    const isFolder = file?.path !== given || alone;
    folders.push(isFolder ? given : null);
    return relative(isFolder ? given : dirname(given), path).replaceAll("\\", "/") || basename(path);
  });
  if (rule.by === "folder") return authorsByFolder(folders, paths);
  // A download may be several given folders, of which only the whole paths tell.
  if (rule.by === "name")
    return authorsByRule(
      rule,
      read.map(({ path }) => withSlashes(path)),
    );
  if (rule.by !== "pattern") return authorsByRule(rule, paths);
  const tried = read.flatMap(({ path, role, decoded }, at) =>
    role === "template" || "error" in decoded ? [] : [{ inside: paths[at] ?? "", given: asGiven(path) }],
  );
  const { found, isWhole } = authorsByPattern(rule.pattern, tried, notes);
  return paths.map((inside, at) => found.get(isWhole ? asGiven(read[at]?.path ?? "") : inside) ?? null);
}

/** A file's path from where the command runs, as a pattern reads it. */
function asGiven(path: string): string {
  return normalize(path).replaceAll("\\", "/");
}

/** The two paths of a file that a pattern is matched with. */
interface TriedPaths {
  /** Relative to the given folder. */
  inside: string;
  /** With the given folder. */
  given: string;
}

/**
 * The authors that a pattern finds: in the paths inside the given folders or, if there are none at all, in the whole paths.
 * Decided for all files together: otherwise, `^([^/]+)/` would find the given folder as the author of the files outside the
 * authors' folders. Throws `UsageError` if the pattern finds no author anywhere.
 */
function authorsByPattern(
  pattern: string,
  files: readonly TriedPaths[],
  notes: string[],
): { found: FoundAuthors; isWhole: boolean } {
  for (const key of ["inside", "given"] as const) {
    const paths = files.map((file) => file[key]);
    const found = matchedInTime(pattern, paths);
    const without = paths.filter((path) => (found.get(path) ?? null) === null);
    if (without.length === paths.length && paths.length > 0) continue;
    const [path] = without;
    if (path !== undefined)
      notes.push(t("cli-author-pattern-some", { count: without.length, files: paths.length, path }));
    return { found, isWhole: key === "given" };
  }
  throw new UsageError(message("cli-author-pattern-none", { path: files[0]?.given ?? "" }));
}

/**
 * The author of each file by its folders. `folders`: the given folder that contains each file, or null for a given file, which may be a
 * ZIP file and then counts as a folder. `paths`: the files' paths below these.
 *
 * Files of one given folder are grouped as on the page: by the first level with several folders, or inside these if they are
 * classes. If several folders are given and most of them contain files directly, as in `class/ann class/bob`, each is an
 * author's.
 */
function authorsByFolder(folders: readonly (string | null)[], paths: readonly string[]): (string | null)[] {
  const authors = paths.map((path) => (path.includes("/") ? folderName(path.slice(0, path.indexOf("/"))) : null));
  const given = new Map<string, number[]>();
  for (const [at, folder] of folders.entries()) {
    if (folder === null) continue;
    const places = given.get(folder);
    if (places) places.push(at);
    else given.set(folder, [at]);
  }
  const isFlat = (places: readonly number[]): boolean => places.some((at) => !paths[at]?.includes("/"));
  const areAuthors = given.size > 1 && 2 * [...given.values()].filter(isFlat).length > given.size;
  for (const [folder, places] of given) {
    const inside = places.map((at) => paths[at] ?? "");
    const found = areAuthors ? inside.map(() => basename(folder)) : authorsByRule({ by: "folder" }, inside);
    // One folder with files is an author's, too.
    if (found.every((author) => author === null)) continue;
    for (const [nth, at] of places.entries()) authors[at] = found[nth] ?? null;
  }
  return authors;
}

const start: StartReader = (onReply, onFailure) => {
  // Output of a reader's library may contain text from the file, so it is discarded.
  const worker = new Worker(new URL(READER, import.meta.url), { stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  worker.on("message", onReply);
  worker.on("error", (error: Error) => onFailure(message("files-reader-failed", { reason: error.message })));
  // A thread that exits on its own sends nothing else.
  worker.on("exit", () => onFailure(message("files-reader-died")));
  return { post: (order) => worker.postMessage(order), end: () => void worker.terminate() };
};

// Authors of files: by a pattern of the user's, which is stopped if it takes too long; and the note on how files were
// grouped by author.

/** The author that a pattern finds in each path. Throws `UsageError` for a pattern that is invalid or takes too long. */
export function matchedInTime(pattern: string, paths: readonly string[]): FoundAuthors {
  const mistake = mistakeInPattern(pattern);
  if (mistake !== null) throw new UsageError(message("cli-author-pattern-wrong", { mistake }));
  const found = new Map<string, string | null>();
  const match = () => matchAuthors(pattern, paths, (path, author) => found.set(path, author));
  try {
    // Only a script of `vm` can be stopped, including everything that it calls.
    new Script("match()").runInContext(createContext({ match }), { timeout: PATTERN_SECONDS * 1000 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    const path = paths.find((each) => !found.has(each)) ?? "";
    throw new UsageError(message("cli-author-pattern-wrong", { mistake: tooSlow(path) }));
  }
  return found;
}

/**
 * A line on how files were grouped by author; null if the user did not choose and no two could have the same author. A rule
 * that the user chose may have found others than the user has in mind, so their names are listed.
 */
export function authorsNote(
  rule: AuthorRule,
  paths: readonly string[],
  authors: readonly (string | null)[],
): string | null {
  const named = authors.filter((author) => author !== null);
  const people = new Set(named);
  const counts = { files: named.length, people: people.size };
  if (rule.by !== "layout") {
    return people.size === 0 ? null : t("authors-found", { ...counts, names: listedNames([...people]) });
  }
  if (people.size > 0 && people.size < named.length) return t("authors-known", counts);
  const groups = doubtfulGroups(paths);
  if (!groups) return null;
  return t(groups.by === "folders" ? "authors-ask-folders" : "authors-ask-names");
}

/** A line if the rule that the user chose finds no author at all; null otherwise. A pattern that finds none is wrong use. */
function nobodyNote({ by }: AuthorRule, read: readonly ReadFile[]): string | null {
  if ((by !== "name" && by !== "folder") || read.length === 0) return null;
  if (read.some(({ author }) => author !== null)) return null;
  return t(by === "name" ? "cli-author-by-name-none" : "cli-author-by-folder-none");
}
