/**
 * What an archive knows of a document besides its text: what was found while it was read, whose it is, and what it is recognised
 * by. Written beside the document, and checked when it is read: an archive may have come in a file.
 */

import type { DocumentKey, PageDocument } from "../documents/document.ts";
import { isKey, keyOf, type Named } from "../documents/keys.ts";
import { isRenaming } from "../documents/naming.ts";
import type { OriginalText } from "../engine/original-text.ts";
import type { Message } from "../i18n/message.ts";

/** See the head of this file. Nothing of it is known of documents that earlier versions of this page archived. */
export interface About extends Pick<PageDocument, "notes" | "missing" | "tricks"> {
  /** Empty for nobody's. */
  readonly owner: OriginalText;
  /** Null where its name in the archive and its text give it. */
  readonly key: DocumentKey | null;
}

/** The most that is read of a document, and the longest name or sentence. */
const MAX_NOTES = 1000;
const MAX_SAID = 4096;
/** How deep sentences may lie in sentences. */
const MAX_DEPTH = 3;

/** What is to be known of a document that goes into an archive. */
export function aboutOf(
  document: Named & Pick<PageDocument, "notes" | "missing" | "tricks">,
  owner: OriginalText | null = null,
): About {
  const { missing, tricks } = document;
  // In the archive it has the name that it has now.
  const notes = document.notes.filter((note) => !isRenaming(note));
  return { notes, missing, tricks, owner: owner ?? "", key: keyOf(document) };
}

/** The same out of an archive. What is not as expected is left out. */
export function aboutFrom(value: unknown): About {
  const about = isObject(value) ? value : {};
  const list = (name: string): unknown[] => {
    const found = about[name];
    return Array.isArray(found) ? found.slice(0, MAX_NOTES) : [];
  };
  const { owner, key } = about;
  return {
    notes: list("notes").filter((note): note is Message | string => isText(note) || isMessage(note)),
    missing: list("missing").filter((part) => isMessage(part)),
    tricks: list("tricks").filter((trick) => isMessage(trick)),
    owner: isText(owner) ? owner : "",
    key: isKey(key) ? key : null,
  };
}

function isMessage(value: unknown, depth = 1): value is Message {
  if (!isObject(value) || depth > MAX_DEPTH) return false;
  const { code, args } = value;
  if (typeof code !== "string" || !/^[a-z]+(?:-[a-z0-9]+){1,12}$/.test(code.slice(0, 100))) return false;
  if (args === undefined || args === null) return true;
  const isArg = (arg: unknown): boolean => Number.isFinite(arg) || isText(arg) || isMessage(arg, depth + 1);
  return isObject(args) && Object.values(args).length <= 20 && Object.values(args).every(isArg);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_SAID;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
