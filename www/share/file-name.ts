/** Names of files that are saved: what they hold, of what, and when. */
import { sharedFolders } from "../people/owners.ts";
import { plainName } from "../read/names.ts";

/** What no file may be called on Windows, macOS or Linux. */
const FORBIDDEN = /[<>:"/\\|?*\u2044\u2215\uFFFD]/g;

/** Longer names are cut by some systems, with their endings. */
const MAX_FOLDER = 60;

/**
 * "Class 7b pairs 2026-03-01.csv": the folder or archive that all documents came in, else the page's name. `isOneOfMany`: the
 * time follows the date, so that those of one day stay apart.
 */
export function fileNameOf(
  paths: readonly string[],
  about: string,
  { date, ending, isOneOfMany = false }: { date: Date; ending: string; isOneOfMany?: boolean },
): string {
  const [first = ""] = paths;
  const folder = first.slice(0, sharedFolders(paths)).split("/")[0] ?? "";
  const plain = plainName(folder.replace(/\.zip$/i, ""))
    .replace(FORBIDDEN, " ")
    .trim()
    .slice(0, MAX_FOLDER)
    .trim();
  // Windows drops points at the end; one in front hides a file elsewhere.
  const name = plain.replace(/^\.{1,60}/, "") || "Lookalike";
  const written = (parts: readonly number[], between: string): string =>
    parts.map((part) => String(part).padStart(2, "0")).join(between);
  const day = written([date.getFullYear(), date.getMonth() + 1, date.getDate()], "-");
  const time = isOneOfMany ? ` ${written([date.getHours(), date.getMinutes(), date.getSeconds()], ".")}` : "";
  return `${name} ${about} ${day}${time}.${ending}`;
}
