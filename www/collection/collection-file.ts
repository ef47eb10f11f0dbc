/**
 * A collection as one file: a JSON header line, one line per document, and a final line with a digest. Line by line, so that
 * neither writing nor reading keeps all texts in memory; the digest detects a truncated or edited file before any of it is
 * stored.
 */
import { type Message, message, UserError } from "../i18n/message.ts";
import { messageFrom } from "../i18n/stored-message.ts";
import type { CollectedDocument, WriteOptions } from "./collection-storage.ts";
import { metadataFrom } from "./document-metadata.ts";

/** The version of the format. Raise it whenever an older page could misread a file. */
export const COLLECTION_FILE_FORMAT = 1;

/** The kind of file named in the header line. */
const KIND = "lookalike-archive";

/**
 * Maximum characters of the header line, and of any other. Ample: no document is that long, because a text of 64 million
 * characters is refused when its file is read.
 */
const MAX_FIRST_LINE_CHARACTERS = 10_000;
const MAX_LINE_CHARACTERS = 400_000_000;
/** Maximum characters of a name. */
const MAX_NAME_CHARACTERS = 4096;

/** Characters of lines joined into one part of the file. */
const PART_CHARACTERS = 1_000_000;

/**
 * Writes a collection; its documents arrive a few at a time. Throws a `UserError` if there are not as many of them as stated:
 * the file would be refused.
 */
export async function writeCollectionFile(
  { name, documents }: { name: string; documents: number },
  batches: AsyncIterable<readonly CollectedDocument[]>,
  { signal, onProgress }: WriteOptions = {},
): Promise<Blob> {
  const parts: Blob[] = [];
  const digest = new LineDigest();
  let open = "";
  const write = async (line: string): Promise<void> => {
    await digest.add(line);
    open += `${line}\n`;
    if (open.length < PART_CHARACTERS) return;
    // A blob may be stored on disk; a string takes memory.
    parts.push(new Blob([open]));
    open = "";
  };
  await write(JSON.stringify({ kind: KIND, format: COLLECTION_FILE_FORMAT, name, documents }));
  let written = 0;
  for await (const batch of batches) {
    signal?.throwIfAborted();
    for (const { name, size, format, about, text } of batch) {
      await write(JSON.stringify({ name, size, format, about, text }));
    }
    written += batch.length;
    onProgress?.(written);
  }
  if (written !== documents) throw new UserError(message("archive-not-exported", { read: written, documents }));
  const end = JSON.stringify({ end: await digest.value() });
  return new Blob([...parts, `${open}${end}\n`], { type: "application/x-ndjson" });
}

/** The file's header, and its documents. */
export interface CollectionFile {
  readonly name: string;
  readonly documents: number;
  /** Throws if the file turns out to be truncated or changed, so store nothing before the end. */
  read(): AsyncGenerator<CollectedDocument>;
}

/** Opens a file. Throws a `UserError` if it is not a collection, or of a newer format. */
export async function readCollectionFile(file: Blob): Promise<CollectionFile> {
  const lines = linesOf(file);
  const { value: first } = await lines.next();
  const head = first === undefined ? null : parsed(first.text);
  if (!first || head === null || head["kind"] !== KIND) throw new UserError(message("archive-file-other"));
  const { format, name, documents } = head;
  if (!Number.isSafeInteger(format) || Number(format) < 1) throw new UserError(message("archive-file-other"));
  if (Number(format) > COLLECTION_FILE_FORMAT) throw new UserError(message("archive-file-newer"));
  if (!isName(name) || !Number.isSafeInteger(documents)) throw new UserError(message("archive-file-changed"));
  const count = Number(documents);
  return {
    name,
    documents: count,
    async *read() {
      const digest = new LineDigest();
      await digest.add(first.text);
      let read = 0;
      for await (const { text, isWhole } of lines) {
        if (!isWhole) throw new UserError(message("archive-file-cut"));
        const line = parsed(text);
        if (line === null) throw new UserError(message("archive-file-changed"));
        if ("end" in line) {
          const isRight = line["end"] === (await digest.value()) && read === count;
          if (!isRight || !(await lines.next()).done) throw new UserError(message("archive-file-changed"));
          return;
        }
        const document = documentOf(line);
        if (!document) throw new UserError(message("archive-file-changed"));
        await digest.add(text);
        read++;
        yield document;
      }
      throw new UserError(message("archive-file-cut"));
    },
  };
}

/** A digest of a sequence of lines: SHA-256 of the concatenated SHA-256 digests of the lines. */
class LineDigest {
  readonly #digests: Uint8Array<ArrayBuffer>[] = [];

  async add(line: string): Promise<void> {
    this.#digests.push(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(line))));
  }

  async value(): Promise<string> {
    const all = new Uint8Array(32 * this.#digests.length);
    for (const [at, digest] of this.#digests.entries()) all.set(digest, 32 * at);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

interface Line {
  readonly text: string;
  /** Whether it ends with a line break. */
  readonly isWhole: boolean;
}

async function* linesOf(file: Blob): AsyncGenerator<Line> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = file.stream().getReader();
  let open: string[] = [];
  let length = 0;
  let isFirst = true;
  for (let done = false; !done; ) {
    const chunk = await reader.read();
    done = chunk.done;
    let text: string;
    try {
      text = decoder.decode(chunk.value, { stream: !done });
    } catch {
      // At the end of the file, the input is cut within a character.
      throw new UserError(message(isFirst ? "archive-file-other" : done ? "archive-file-cut" : "archive-file-changed"));
    }
    let from = 0;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", from)) {
      yield { text: [...open, text.slice(from, at)].join(""), isWhole: true };
      [open, length, isFirst] = [[], 0, false];
      from = at + 1;
    }
    open.push(text.slice(from));
    length += text.length - from;
    if (length > (isFirst ? MAX_FIRST_LINE_CHARACTERS : MAX_LINE_CHARACTERS)) {
      throw new UserError(message(isFirst ? "archive-file-other" : "archive-file-changed"));
    }
  }
  if (length > 0) yield { text: open.join(""), isWhole: false };
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_NAME_CHARACTERS;
}

function documentOf({ name, size, format, about, text }: Record<string, unknown>): CollectedDocument | null {
  if (!isName(name) || typeof text !== "string" || !Number.isFinite(size) || Number(size) < 0) return null;
  const document = { name, size: Number(size), format: formatOf(format), text };
  return about === undefined ? document : { ...document, about: metadataFrom(about) };
}

/** The document's file type. Anything unexpected is not passed on. */
export function formatOf(value: unknown): Message {
  const found = messageFrom(value);
  const isFlat = Object.values(found?.args ?? {}).every((arg) => typeof arg !== "object");
  return isFlat && found?.code.startsWith("files-format-") ? found : message("files-format-plain");
}
