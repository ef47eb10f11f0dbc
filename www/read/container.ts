/** The result of opening a file with files in it: an archive, or an e-mail with attachments. */
import { type Message, message } from "../i18n/message.ts";
import type { Content, Decoded } from "./model.ts";
import { nameInZip } from "./names.ts";
import type { ZipEntry } from "./parts/zip.ts";

/** The files in a file, to be read next. */
export interface Container {
  entries: ZipEntry[];
  /** For each entry, the index of the first one with the same packed bytes. */
  firsts: number[];
  /** What in it is not read. */
  lines: Message[];
  /** The bytes from which the entries are read. */
  blob: Blob;
  /** Its own text, if it has one: an e-mail has, a ZIP file has not. */
  own?: Content;
}

/** What a reader takes from the files in a file. */
export type Opened = Pick<Container, "entries" | "lines" | "own">;

/** A container whose entries lie in these bytes. */
export async function containerOf(blob: Blob, opened: Opened): Promise<Container> {
  const { repeatsOf } = await import("./parts/zip-repeats.ts");
  return { ...opened, firsts: await repeatsOf(blob, opened.entries), blob };
}

/** What a file is where one text is wanted: of an e-mail its text, without its attachments; null for an archive. */
export function ownText(found: Decoded | Container): Decoded | null {
  if (!("entries" in found)) return found;
  const { own, entries } = found;
  if (!own) return null;
  const attached = message("files-missing-attached", {
    count: entries.length,
    name: nameInZip(entries[0]?.name ?? ""),
  });
  return { ...own, missing: [...own.missing, attached] };
}
