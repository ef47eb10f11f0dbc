/** File names for display and sorting: sanitises hostile names, and recognises system files. */

import { type Message, message } from "../i18n/message.ts";

/** Characters that affect display: control characters, those that change the text direction, and unpaired surrogates. */
export const STEERING = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Zl}\p{Zp}]/gu;

/** More combining marks on one letter than any script uses: they would cover the lines around the name. */
const STACKED = /(\p{M}{8})\p{M}+/gu;

/** Longer than any path that a system returns; a ZIP file may contain anything. */
export const MAX_NAME_CHARACTERS = 4096;

/**
 * A name with every character that affects display made visible. If it is too long to be a name, its middle is replaced with
 * "…": its start shows the folder, its end the kind of file.
 */
export function plainName(name: string): string {
  const half = MAX_NAME_CHARACTERS / 2;
  const thin = name.replace(STACKED, "$1…");
  const cut = thin.length > MAX_NAME_CHARACTERS ? `${thin.slice(0, half)}…${thin.slice(-half)}` : thin;
  return cut.replace(STEERING, "\uFFFD");
}

/** Replaces an empty file name, in any language. */
const UNNAMED = "?";

/**
 * The name of a file in a ZIP file. The path is never followed, so ".." has no effect; the rest separates folders from files
 * as on any system.
 */
export function nameInZip(name: string): string {
  const steps = plainName(name)
    .replace(/^[A-Za-z]:/, "")
    .split(/[\\/]/)
    .filter((step) => step !== "" && step !== "." && step !== "..");
  return steps.join("/") || UNNAMED;
}

/** The order of names and paths: code unit by code unit, the same on every machine. */
export function byCodeUnits(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}

/** A path's last part. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Folds a name for searching: letters that look the same are equal, and so are upper and lower case, and Russian's ё and the е that most
 * people write for it. A folded letter is as long as it was.
 */
export function searchable(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll("ё", "е");
}

/** The name of a file with files in it, as that of a folder. */
export function folderName(name: string): string {
  return name.replace(/(?:\.tar)?\.gz$|\.(?:zip|tar|tgz|7z|rar)$/i, "");
}

/** Files that systems and programs leave in folders: of macOS, of Windows, and lock files of open documents. */
export function isSystemFile(path: string): boolean {
  if (/(?:^|[\\/])__MACOSX[\\/]/.test(path)) return true;
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|~\$.*|\.~lock\..*#|\.gitkeep|\.localized)$/i.test(name);
}

/** The message about such files. */
export function systemFilesNote(count: number): Message {
  return message("files-system-files", { count });
}

/** How many files of systems or tools such a message is about; 0 for any other. */
export function systemFilesIn({ code, args }: Message): number {
  return code === "files-system-files" || code === "files-tool-files" ? Number(args?.["count"] ?? 0) : 0;
}

/** The files that were not read: those that a person would miss, and system files, which have a line for many of them. */
export function countUnread(lines: readonly { readonly reason: Message }[]): { files: number; system: number } {
  const system = lines.map(({ reason }) => systemFilesIn(reason)).filter((count) => count > 0);
  return { files: lines.length - system.length, system: system.reduce((sum, count) => sum + count, 0) };
}

// Document names that start with the author's: "Kate Mallory — essay.txt".

const BETWEEN = " — ";

export function personFile(person: string, file: string): string {
  return `${person}${BETWEEN}${file}`;
}

/** A document's name with its author first, if the author is known and is not in the name. */
export function authorFirst(name: string, author: string | null): string {
  if (author === null || author === "" || name.includes(author)) return name;
  // A platform gives an author a number as well: "Ann Lee (48217)".
  const person = name.slice(0, endOfPerson(name));
  return person !== "" && author.startsWith(person) ? name : personFile(author, name);
}

/** The end of the author in such a name, before the separator; 0 in any other name. */
export function endOfPerson(name: string): number {
  return Math.max(0, name.indexOf(BETWEEN));
}
