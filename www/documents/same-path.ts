/** Documents that may be older versions of files that were just added. */
import type { Role } from "../engine/pkg/lookalike.js";
import { type Message, message } from "../i18n/message.ts";
import type { ReadFile } from "../read/read.ts";
import type { PageDocument } from "./document.ts";

/** Number of names shown as examples. */
const EXAMPLES = 3;

/** A function that makes a note on those of the documents that have the path of a new file in the same role; null for none. */
export function olderVersionsNote(
  before: readonly PageDocument[],
  added: readonly ReadFile[],
  role: Role,
): (documents: readonly PageDocument[]) => Message | null {
  const paths = new Set(added.flatMap(({ path, decoded }) => ("error" in decoded ? [] : [path])));
  const ids = new Set(
    before.filter((document) => document.role === role && paths.has(document.path)).map(({ id }) => id),
  );
  return (documents) => {
    // As the list names them now: the file that was added may have taken the name of the older one.
    const older = documents.filter(({ id }) => ids.has(id)).map(({ name }) => name);
    const { length: count } = older;
    if (count === 0) return null;
    const names = older.slice(0, EXAMPLES).join(", ");
    const more = count - EXAMPLES;
    return message("workspace-same-path", {
      count,
      names: more > 0 ? message("authors-more", { names, more }) : names,
    });
  };
}
