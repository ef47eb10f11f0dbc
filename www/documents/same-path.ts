/** Files that may be new versions of documents on the page. */
import type { Role } from "../engine/pkg/lookalike.js";
import { type Message, message } from "../i18n/message.ts";
import type { ReadFile } from "../read/read.ts";
import type { PageDocument } from "./document.ts";

/** Number of paths shown as examples. */
const EXAMPLES = 3;

/**
 * A note on files that have the path of a document in the same role; null if there are none. `fresh`: without those that
 * have its text, too.
 */
export function samePathNote(
  documents: readonly PageDocument[],
  fresh: readonly ReadFile[],
  role: Role,
): Message | null {
  const known = new Set(documents.filter((document) => document.role === role).map(({ path }) => path));
  const paths = fresh.flatMap(({ path, decoded }) => (known.has(path) && !("error" in decoded) ? [path] : []));
  const { length: count } = paths;
  if (count === 0) return null;
  const names = paths.slice(0, EXAMPLES).join(", ");
  const more = count - EXAMPLES;
  return message("workspace-same-path", { count, names: more > 0 ? message("authors-more", { names, more }) : names });
}
