/** A file with other files attached to it, an e-mail or a PDF: its own text, and its attachments, which are read like any other files. */
import { message } from "../../i18n/message.ts";
import { type Container, containerOf } from "../container.ts";
import { type Content, contentOf, LIMITS, Unreadable } from "../model.ts";
import { bareEntry, tooManyEntries, type ZipEntry } from "./zip.ts";

/** A file that is attached to another. */
export interface Attachment {
  /** Empty if it has none. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** An e-mail: its text, and what it came with. */
export interface Mail {
  subject: string;
  /** Its text as a reader sees it. */
  body: Content | null;
  attachments: readonly Attachment[];
}

/** The subject and the text; with attachments, a container of all of them. */
export async function contentOfMail({ subject, body, attachments }: Mail): Promise<Content | Container> {
  const text = [subject.trim(), body?.text.trim() ?? ""].filter((part) => part !== "").join("\n\n");
  const own = contentOf(message("files-format-email"), text, {
    ...(body && { warnings: body.warnings, missing: body.missing, tricks: body.tricks }),
  });
  // A mail that only carries files has no text to compare.
  const isBare = text === "" && own.missing.length + own.tricks.length === 0;
  return (await withAttachments(isBare ? undefined : own, attachments)) ?? own;
}

/** A text with the files that are attached to it; null if there are none. */
export async function withAttachments(
  own: Content | undefined,
  attachments: readonly Attachment[],
): Promise<Container | null> {
  if (attachments.length === 0) return null;
  if (attachments.length > LIMITS.entries) throw new Unreadable(tooManyEntries(attachments.length));
  const entries: ZipEntry[] = [];
  let offset = 0;
  for (const [at, { name, bytes }] of attachments.entries()) {
    entries.push(bareEntry(name === "" ? String(at + 1) : name, bytes.length, offset));
    offset += bytes.length;
  }
  return containerOf(new Blob(attachments.map(({ bytes }) => bytes)), { entries, lines: [], ...(own && { own }) });
}
