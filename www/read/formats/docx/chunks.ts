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

/** Reads a document in another one. */
type DocumentReader = (parts: Parts, within: Within) => Promise<Content>;

/** Where a document stands. */
export interface Within {
  /** How many documents it is in. */
  readonly depth: number;
  /** What may still be read of all files in the outermost one: packed ones in one another could take any amount of time. */
  readonly room: { bytes: number };
}

/** A document that stands in no other one. */
export function outermost(): Within {
  return { depth: 0, room: { bytes: LIMITS.fileBytes } };
}

/** What reading takes that has no bytes. */
const LEAST_BYTES = 1 << 16;

/** The content of each such file by its relationship; null if it cannot be read. */
export type Chunks = ReadonlyMap<string, Content | null>;

export async function readChunks(
  parts: Parts,
  main: string,
  readDocument: DocumentReader,
  within: Within,
): Promise<Chunks> {
  const chunks = new Map<string, Content | null>();
  if (within.depth >= LIMITS.depth) return chunks;
  const byPart = new Map<string, Content | null>();
  for (const [id, { type, target }] of await relations(parts, main)) {
    if (!type.endsWith("/aFChunk")) continue;
    const chunk = byPart.get(target) ?? (await readChunk(parts, target, readDocument, within).catch(() => null));
    byPart.set(target, chunk);
    chunks.set(id, chunk);
  }
  return chunks;
}

async function readChunk(
  parts: Parts,
  name: string,
  readDocument: DocumentReader,
  { depth, room }: Within,
): Promise<Content | null> {
  if (room.bytes <= 0) return null;
  const bytes = await parts.bytes(name);
  room.bytes -= LEAST_BYTES + (bytes?.length ?? 0);
  if (!bytes || room.bytes <= 0) return null;
  const extension = extensionOf(name);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return readDocument(await Package.open(new Blob([bytes])), { depth: depth + 1, room });
  }
  if (rtf.detect(bytes, extension)) return (await import("../rtf/rtf.ts")).readRtf(bytes);
  const { text } = await decodeText(bytes, { declared: declaredEncoding });
  const format = [mhtml, html].find(({ detect }) => detect(text, extension));
  return format ? format.read(text) : contentOf(plainFormat(name), text);
}
