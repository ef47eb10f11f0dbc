/**
 * Downloads from learning platforms: finds each file's author in folder and file names as Moodle, Canvas, Blackboard,
 * Brightspace and Microsoft Teams write them.
 *
 * Files of one author are not compared with each other, so a wrong guess hides copies. A download is therefore recognised
 * only as a whole: most names beside each other must fit, and the numbers of files must be plausible for a class. Whatever
 * else was added, such as a late file or another download, changes nothing about it.
 */
import { firstWhere } from "../engine/binary-search.ts";
import { fileName } from "../read/names.ts";
import { placesOf } from "./places.ts";
import { filesInTeams } from "./teams.ts";

/** A supported platform. */
export type Platform = "moodle" | "canvas" | "blackboard" | "brightspace" | "teams";

/** The author of a file. */
export interface Person {
  /** Unique per author: the name with the platform's number, if there is one. */
  readonly author: string;
  /** The name, plus the number if two people share the name. */
  readonly name: string;
  /** The file's name before the platform renamed it. */
  readonly file: string;
  readonly platform: Platform;
  /** Whether there is no need to ask the user. */
  readonly isCertain: boolean;
}

/** The parsed name of a folder or file. */
interface Name {
  /** Unique per author within one download. */
  key: string;
  name: string;
  /** Distinguishes people with the same name; empty if the name is unique. */
  number: string;
  /** The original name of the file; empty for a folder. */
  file: string;
  /** The number of the upload, which is unique. */
  upload?: string;
}

/** A path in which a name was found. */
interface NamedPath extends Name {
  /** The folders above that name: separate downloads stay separate. */
  above: string;
  /** The whole name, with the folders above it. */
  fullName: string;
}

/** The platforms that write an author into one name. */
const PLATFORMS: readonly { platform: Platform; read: (name: string) => Name | null }[] = [
  { platform: "moodle", read: moodle },
  { platform: "blackboard", read: blackboard },
  { platform: "brightspace", read: brightspace },
  { platform: "canvas", read: canvas },
];

/** The last result: names, authors and questions query the same thousands of paths, one after the other. */
let last: { readonly paths: readonly string[]; readonly people: readonly (Person | null)[] } = {
  paths: [],
  people: [],
};

/** The author of each path, in order; null for a path that is in no download or contains none. O(length of all paths · log). */
export function peopleInDownloads(paths: readonly string[]): readonly (Person | null)[] {
  const isLast = paths.length === last.paths.length && paths.every((path, at) => path === last.paths[at]);
  if (!isLast) last = { paths: [...paths], people: searchPeople(paths) };
  return last.people;
}

function searchPeople(paths: readonly string[]): (Person | null)[] {
  const people: (Person | null)[] = peopleInTeams(paths);
  for (const { platform, read } of PLATFORMS) {
    const found = inDownloads(
      paths.map((path, at) => (people[at] ? null : find(path, read))),
      platform,
      paths,
    );
    const fitting = found.filter((one) => one !== null);
    if (fitting.length === 0 || (platform === "canvas" && !numbersAgree(fitting))) continue;
    for (const [at, person] of peopleOf(found, platform, isPlausible(fitting)).entries()) people[at] ??= person;
  }
  return people;
}

function peopleInTeams(paths: readonly string[]): (Person | null)[] {
  const found = filesInTeams(paths).map((one) => {
    if (!one) return null;
    const { above, author, folder, file } = one;
    return { above, key: author, name: author, number: "", file, fullName: folder };
  });
  return peopleOf(found, "teams", isPlausible(found.filter((one) => one !== null)));
}

/** Whether there are several authors, none of whom would have half of all files. */
function isPlausible(fitting: readonly NamedPath[]): boolean {
  const files = [...countBy(fitting, keyOf).values()];
  return files.length > 1 && !files.some((own) => isMost(own, fitting.length));
}

/** Names of Canvas have no marker: as many of them must be in one folder, unless they are half of all files. */
const MIN_CANVAS_NAMES = 3;

/**
 * Without the names in folders where too few names fit: half of the files and folders there, and for Canvas three quarters.
 * Files and folders are counted, not what is inside them, so that a large folder beside a download does not outweigh it.
 */
function inDownloads(
  found: readonly (NamedPath | null)[],
  platform: Platform,
  paths: readonly string[],
): (NamedPath | null)[] {
  if (!found.some(Boolean)) return [];
  const fitting = found.filter(Boolean);
  const sorted = paths.toSorted();
  const downloads = new Set<string>();
  for (const [above, own] of placesOf(found.map((one) => one?.above))) {
    const { size } = new Set(own.map((at) => found[at]?.fullName));
    const all = entriesIn(above, sorted);
    const isEnough = size >= MIN_CANVAS_NAMES || 2 * fitting.length >= paths.length;
    if (platform === "canvas" ? 4 * size >= 3 * all && isEnough : 2 * size >= all) downloads.add(above);
  }
  return found.map((one) => (one && downloads.has(one.above) ? one : null));
}

/** The number of files and folders directly in a folder, given as the start of its paths. `sorted`: all paths. */
function entriesIn(folder: string, sorted: readonly string[]): number {
  let count = 0;
  let before = "";
  for (let at = firstWhere(sorted.length, (index) => (sorted[index] ?? "") >= folder); at < sorted.length; at++) {
    const path = sorted[at] ?? "";
    if (!path.startsWith(folder)) break;
    const slash = path.indexOf("/", folder.length);
    const entry = path.slice(0, slash === -1 ? path.length : slash);
    if (entry !== before) count++;
    before = entry;
  }
  return count;
}

/** The author of a file from its path alone, whatever the other files are called. */
export function authorInName(path: string): string | null {
  for (const { platform, read } of PLATFORMS) {
    const found = find(path, read);
    if (found) return peopleOf([found], platform, true)[0]?.author ?? null;
  }
  return null;
}

/** Whether one author would have half of all files, so that half of a class may have been mistaken for one person. */
function isMost(own: number, all: number): boolean {
  return own > 1 && 2 * own >= all;
}

/**
 * The outermost name in a path that contains an author: a student's own ZIP file belongs to the student with everything in
 * it.
 */
function find(path: string, read: (name: string) => Name | null): NamedPath | null {
  let start = 0;
  while (start < path.length) {
    const slash = path.indexOf("/", start);
    const end = slash === -1 ? path.length : slash;
    const name = read(path.slice(start, end));
    if (name) {
      const inside = path.slice(end + 1);
      const [above, fullName] = [path.slice(0, start), path.slice(0, end)];
      return { ...name, file: inside || name.file || fileName(path), above, fullName };
    }
    start = end + 1;
  }
  return null;
}

function keyOf({ above, key }: NamedPath): string {
  return `${above}\n${key}`;
}

function peopleOf(found: readonly (NamedPath | null)[], platform: Platform, isCertain: boolean): (Person | null)[] {
  const fitting = found.filter((one) => one !== null);
  const people = [...new Map(fitting.map((one) => [keyOf(one), one])).values()];
  const before = platform === "blackboard" ? sharedStart(people.map(({ name }) => name)) : 0;
  const nameOf = ({ name }: NamedPath): string => name.slice(before) || name;
  const labelOf = (one: NamedPath): string => (one.number === "" ? nameOf(one) : `${nameOf(one)} (${one.number})`);
  const names = countBy(people, nameOf);
  const labels = countBy(people, labelOf);
  return found.map((one) => {
    if (!one) return null;
    const label = labelOf(one);
    const author = labels.get(label) === 1 ? label : `${one.above}${label}`;
    const name = names.get(nameOf(one)) === 1 ? nameOf(one) : author;
    return { author, name, file: one.file, platform, isCertain };
  });
}

/**
 * "Jane Doe_12345_assignsubmission_file_essay.docx", or a folder "Jane Doe_12345_assignsubmission_file_" or "Jane
 * Doe_12345_onlinetext_". The number is the participant's.
 */
function moodle(text: string): Name | null {
  const [at, mark] = firstOf(text, ["_assignsubmission_", "_onlinetext_"]);
  const line = text.lastIndexOf("_", at - 1);
  const number = text.slice(line + 1, at);
  if (at === -1 || line <= 0 || !isNumber(number)) return null;
  const name = text.slice(0, line).replaceAll("_", " ");
  const kind = mark === "_onlinetext_" ? "_" : (/^[a-z]+(?:_|$)/.exec(text.slice(at + mark.length))?.[0] ?? null);
  if (kind === null) return null;
  const file = text.slice(at + mark.length + (mark === "_onlinetext_" ? 0 : kind.length));
  return { key: `${name}_${number}`, name, number, file: file.startsWith(".") ? `onlinetext${file}` : file };
}

/**
 * "doejane_12345_67890_essay.docx", "doejane_LATE_12345_67890_essay.docx", "doejane_12345_text.html": the name in lower case
 * and without spaces, then the numbers of student and upload. In anonymous assignments "anon_Ab1cd_67890_essay.docx".
 */
function canvas(text: string): Name | null {
  const anonymous = /^(?:LATE_)?(anon_[A-Za-z0-9]+)_(\d+)_(.+)$/.exec(text);
  if (anonymous) {
    const [, name = "", upload = "", file = ""] = anonymous;
    return { key: name, name, number: "", file, upload };
  }
  const parts = text.split("_");
  const at = parts.findIndex((part, index) => index > 0 && isNumber(part) && isUpload(parts, index + 1));
  if (at === -1) return null;
  const isLate = at > 1 && parts[at - 1] === "LATE";
  const name = parts.slice(0, isLate ? at - 1 : at).join("_");
  if (!/^[\p{L}\p{M}\p{N}_]+$/u.test(name) || name !== name.toLowerCase()) return null;
  const [number = "", upload = "", ...rest] = parts.slice(at);
  if (rest.length === 0) return { key: number, name, number, file: upload };
  return { key: number, name, number, file: rest.join("_"), upload };
}

/** Whether the parts of a name from `at` on are the number of an upload and its name, or a text entered online. */
function isUpload(parts: readonly string[], at: number): boolean {
  const part = parts[at] ?? "";
  const isTyped = part === "text.html" || part === "link.html";
  return at === parts.length - 1 ? isTyped : isNumber(part);
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

/**
 * Canvas names have no marker of their own, and "chapter_1_2_draft.txt" looks like one. But in a real download, each student
 * has one number, each upload has its own, and not all students share a name.
 */
function numbersAgree(found: readonly NamedPath[]): boolean {
  const isOne = (pairs: (readonly [string, string])[]): boolean => {
    const known = new Map<string, string>();
    return pairs.every(([key, value]) => {
      const before = known.get(key) ?? value;
      known.set(key, value);
      return before === value;
    });
  };
  const names = new Set(found.map(({ name }) => name));
  const people = new Set(found.map(({ key }) => key));
  return (
    isOne(found.map(({ above, key, name }) => [`${above}\n${key}`, name])) &&
    isOne(
      found.flatMap(({ above, upload, fullName }) => (upload ? [[`${above}\n${upload}`, fullName] as const] : [])),
    ) &&
    (people.size === 1 || 2 * names.size > people.size)
  );
}

/**
 * "Essay 1_jdoe_attempt_2026-01-02-03-04-05_essay.docx", and the receipt "Essay 1_jdoe_attempt_2026-01-02-03-04-05.txt".
 * Only all names together show where the assignment ends and the user name starts: either may contain a "_".
 */
function blackboard(text: string): Name | null {
  const mark = "_attempt_";
  const at = text.indexOf(mark);
  const after = at + mark.length;
  const date = text.slice(after, after + DATE.length);
  const rest = text.slice(after + DATE.length);
  if (at <= 0 || !/^\d{4}(?:-\d\d){5}$/.test(date) || !/^(?:[._]|$)/.test(rest)) return null;
  const name = text.slice(0, at);
  if (name.indexOf("_") <= 0) return null;
  return { key: name, name, number: "", file: rest.startsWith("_") ? rest.slice(1) : rest && `receipt${rest}` };
}

const DATE = "2026-01-02-03-04-05";

/** Length of the common prefix of all names, up to a "_"; of a single name, up to its last "_". */
function sharedStart(names: readonly string[]): number {
  const [first = "", ...others] = names;
  let length = others.length === 0 ? first.length : Math.min(...names.map((name) => name.length));
  for (const name of others) {
    let same = 0;
    while (same < length && name.charCodeAt(same) === first.charCodeAt(same)) same++;
    length = same;
  }
  return first.slice(0, length).lastIndexOf("_") + 1;
}

/**
 * "12345-67890 - Jane Doe - Jan 2, 2026 304 PM - essay.docx", or a folder of that name without the file. The date is in the
 * platform's language.
 */
function brightspace(text: string): Name | null {
  const parts = text.replaceAll(/\s/g, " ").split(" - ");
  const [number = ""] = parts;
  if (!/^\d+-\d+$/.test(number)) return null;
  const at = parts.findIndex((part, index) => index > 1 && isDate(part));
  if (at === -1) return null;
  const name = parts.slice(1, at).join(" - ");
  return { key: `${number} ${name}`, name, number, file: parts.slice(at + 1).join(" - ") };
}

/** "Jan 2, 2026 304 PM", "2 de enero de 2026 1504": at most a few words, a year, and a time without its colon. */
function isDate(text: string): boolean {
  // Bounded input: at most 40 characters, checked first.
  return text.length <= 40 && /\b(?:19|20)\d\d\b.*\b\d{3,4}(?: [AP]\.?M\.?)?$/i.test(text);
}

/** The position of the first of some marks, and which one it is. */
function firstOf(text: string, marks: readonly string[]): [at: number, mark: string] {
  const mark = marks.find((one) => text.includes(one)) ?? "";
  return [mark === "" ? -1 : text.indexOf(mark), mark];
}

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}
