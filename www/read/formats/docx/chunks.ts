/**
 * Files of other formats that stand in a document's text ("altChunk"): Word shows their text there, and programs that make a document of a
 * page write nothing else.
 */
import { decodeText } from "../../decode.ts";
import { declaredEncoding } from "../../encodings.ts";
import { type Content, contentOf, LIMITS } from "../../model.ts";
import { Package, type Parts, relations } from "../../parts/package.ts";
import { extensionOf, plainFormat } from "../../plain.ts";
import { html } from "../html/format.ts";
import { mhtml } from "../mhtml/format.ts";
import { rtf } from "../rtf/format.ts";

/** Reads a document at a depth. */
type DocumentReader = (parts: Parts, depth: number) => Promise<Content>;

/** The content of each such file by its relationship; null if it cannot be read. */
export type Chunks = ReadonlyMap<string, Content | null>;

export async function readChunks(
  parts: Parts,
  main: string,
  readDocument: DocumentReader,
  depth: number,
): Promise<Chunks> {
  const chunks = new Map<string, Content | null>();
  if (depth >= LIMITS.depth) return chunks;
  let length = 0;
  for (const [id, { type, target }] of await relations(parts, main)) {
    // Packed documents within a document could otherwise take any amount of memory.
    if (!type.endsWith("/aFChunk") || length > LIMITS.fileBytes) continue;
    const chunk = await readChunk(parts, target, readDocument, depth).catch(() => null);
    length += chunk?.text.length ?? 0;
    chunks.set(id, chunk);
  }
  return chunks;
}

async function readChunk(
  parts: Parts,
  name: string,
  readDocument: DocumentReader,
  depth: number,
): Promise<Content | null> {
  const bytes = await parts.bytes(name);
  if (!bytes) return null;
  const extension = extensionOf(name);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readDocument(await Package.open(new Blob([bytes])), depth + 1);
  if (rtf.detect(bytes, extension)) return (await import("../rtf/rtf.ts")).readRtf(bytes);
  const { text } = await decodeText(bytes, { declared: declaredEncoding });
  const format = [mhtml, html].find(({ detect }) => detect(text, extension));
  return format ? format.read(text) : contentOf(plainFormat(name), text);
}
