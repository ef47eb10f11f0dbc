/** Documents that were not read, or only in part: while there are any, no limit on pairs is known to be met. */

import { type Key, message, UserError } from "../www/i18n/message";
import { promisesDocument } from "../www/read/detect";
import { isCalledPlain } from "../www/read/plain";
import type { Inputs } from "./inputs";
import type { ListedPairs } from "./listed-pairs";
import type { UnreadFile } from "./listing";
import { firstOf } from "./output";

/**
 * Reasons that are about no document: it was read under another name, or is skipped wherever it lies. An earlier result is not among
 * them, because a submission can be made to look like one.
 */
const NO_DOCUMENT: ReadonlySet<Key> = new Set<Key>([
  "cli-hidden",
  "cli-hidden-many",
  "cli-not-a-file",
  "cli-link-to-folder",
  "cli-own-output",
  "cli-read-already",
  "files-system-files",
  "files-tool-files",
  "files-tar-special",
  "files-zip-empty",
]);

/** Reasons that are about a document only if the file is named as one: a picture may be called essay.pdf to pass unread. */
const OTHER_KIND: ReadonlySet<Key> = new Set<Key>([
  "files-picture",
  "files-other-picture",
  "files-sound",
  "files-film",
  "files-database",
  "files-font",
  "files-compiled-java",
  "files-program",
  "files-jar",
  "files-binary-nul",
  "files-binary-controls",
]);

/** Throws a `UserError` that names documents which could be above any limit, because their text is unknown. */
export function checkAllRead({ read, unread }: Inputs, listed: ListedPairs | undefined): void {
  const skipped = listed?.skipped.length ?? 0;
  if (skipped > 0) throw new UserError(message("cli-fail-above-skipped", { pairs: skipped }));
  const wanted = listed && new Set(listed.indices);
  const isPartlyRead = ({ missing, role }: Inputs["read"][number], at: number): boolean =>
    missing.length > 0 && role !== "template" && (wanted?.has(at) ?? true);
  const names = [...(listed ? [] : unread.filter(isDocument)), ...read.filter(isPartlyRead)].map(({ name }) => name);
  if (names.length > 0)
    throw new UserError(message("cli-fail-above-unread", { count: names.length, names: firstOf(names) }));
}

function isDocument({ name, reason: { code } }: UnreadFile): boolean {
  if (OTHER_KIND.has(code)) return promisesDocument(name) || isCalledPlain(name);
  return !NO_DOCUMENT.has(code);
}
