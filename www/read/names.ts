/** Names of files as they are shown and sorted: hostile ones made harmless, those of the system told from the user's. */

import { type Message, message } from "../i18n/message.ts";

/** Signs that steer: control characters, and those that turn the direction of what follows; and halves of characters. */
const STEERING = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Zl}\p{Zp}]/gu;

/** Marks that stand on one letter, beyond what any script writes: they would cover the lines around the name. */
const STACKED = /(\p{M}{8})\p{M}+/gu;

/** Longer than any path that a system gives; an archive may say anything. */
export const LONGEST_NAME = 4096;

/**
 * A name with every sign that steers made visible, and without the middle of what is too long to be a name: its beginning tells
 * the folder, its end the kind of file. Where something is left out stands "…".
 */
export function plainName(name: string): string {
  const half = LONGEST_NAME / 2;
  const thin = name.replace(STACKED, "$1…");
  const cut = thin.length > LONGEST_NAME ? `${thin.slice(0, half)}…${thin.slice(-half)}` : thin;
  return cut.replace(STEERING, "\uFFFD");
}

/** Stands for the name of a file without one, in any language. */
const UNNAMED = "?";

/**
 * The name of a file in an archive. It is never a path that is followed, so that ".." leads nowhere; what is left of it
 * tells folders from files as it would on any system.
 */
export function nameInArchive(name: string): string {
  const steps = plainName(name)
    .replace(/^[A-Za-z]:/, "")
    .split(/[\\/]/)
    .filter((step) => step !== "" && step !== "." && step !== "..");
  return steps.join("/") || UNNAMED;
}

/** Files that systems and programs leave in folders: of macOS, of Windows, and what marks a document as open. */
export function isSystemFile(path: string): boolean {
  if (/(?:^|[\\/])__MACOSX[\\/]/.test(path)) return true;
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|~\$.*|\.~lock\..*#|\.gitkeep|\.localized)$/i.test(name);
}

/** The line for such files. */
export function systemFilesNote(count: number): Message {
  return message("files-system-files", { count });
}

// Names of documents that begin with the person's: "Kate Mallory — essay.txt".

const BETWEEN = " — ";

export function personFile(person: string, file: string): string {
  return `${person}${BETWEEN}${file}`;
}

/** Where the person ends in such a name, before the sign that follows; 0 in any other. */
export function endOfPerson(name: string): number {
  return Math.max(0, name.indexOf(BETWEEN));
}
