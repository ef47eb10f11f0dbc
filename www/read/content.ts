/**
 * One file's bytes → its content, whatever its format: what the page's worker, the terminal command and the tests call.
 *
 * The format is told by content. Readers are fetched when the first file of their kind comes, so that a page that is given
 * plain text never loads the rest. An archive gives its entries; each is then read by itself, like any other file.
 */
import { message } from "../i18n/message.ts";
import { decodeText } from "./decode.ts";
import { brokenPromise, kindOf, refusedPackage } from "./detect.ts";
import { encodingOfPage } from "./encodings.ts";
import type { PackageLook, ReaderHost } from "./format.ts";
import { formatsOf } from "./formats/registry.ts";
import { type Content, contentOf, type Decoded, LIMITS, readingProblem, tooLarge, Unreadable } from "./model.ts";
import type { ZipEntry } from "./parts/zip.ts";
import { endingOf, isCalledProgram, plainFormat } from "./plain.ts";
import type { ArchiveStretch } from "./together.ts";

/** An archive: what is in it, to be read next. */
export interface Archive {
  entries: ZipEntry[];
  /** For each entry the index of the first one with the same packed bytes. */
  firsts: number[];
  /** How many files lie in it that its directory does not list. */
  unlisted: number;
  /** The archive itself, from which they are taken. */
  blob: Blob;
}

/** What a file turned out to be. */
export type FileContent = Decoded | Archive;

/** A file, or a file in an archive. */
export interface FileSource {
  blob: Blob;
  /** The entry of the archive that the blob is. */
  entry?: ZipEntry | undefined;
}

/** How a file is to be read. */
export interface Asked {
  /** Its name, for what bytes cannot tell. */
  name: string;
  /** The label of the encoding that the user chose. */
  encoding?: string | undefined;
}

/** Bytes that tell a file's format. */
const HEAD_BYTES = 4096;

/** A file up to this size is read at once, whatever it is: to open it twice costs more than to read it. */
const READ_WHOLE_BYTES = 1 << 20;

/** What of a file is in memory already. */
export interface AtHand {
  /** All bytes of a file. */
  readonly bytes?: Uint8Array | null;
  /** Parts of the archive that an entry lies in. */
  readonly stretches?: readonly ArchiveStretch[];
}

/** Reads one file. Never throws for what is wrong with it: that is its line. */
export async function readContent(
  source: FileSource,
  asked: Asked,
  host: ReaderHost,
  { bytes = null, stretches = [] }: AtHand = {},
): Promise<FileContent> {
  const { blob, entry } = source;
  try {
    return await (bytes && !entry ? readOpened(bytes, () => blob, asked, host) : read(source, asked, host, stretches));
  } catch (error) {
    return { error: readingProblem(error, "files-failed") };
  }
}

async function read(
  { blob, entry }: FileSource,
  asked: Asked,
  host: ReaderHost,
  stretches: readonly ArchiveStretch[],
): Promise<FileContent> {
  if (entry) {
    const bytes = await (await import("./parts/zip.ts")).unzip(blob, entry, stretches);
    return readOpened(bytes, () => new Blob([bytes]), asked, host);
  }
  const { size } = blob;
  if (size > LIMITS.archiveBytes) throw new Unreadable(tooLarge(size, LIMITS.archiveBytes));
  if (size > READ_WHOLE_BYTES) {
    const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
    if (kindOf(head, asked.name) === "zip") return readPackage(blob, asked);
    if (size > LIMITS.fileBytes) throw new Unreadable(tooLarge(size));
  }
  return readOpened(new Uint8Array(await blob.arrayBuffer()), () => blob, asked, host);
}

/** Reads a file whose bytes are at hand; a package is read part by part all the same. */
async function readOpened(bytes: Uint8Array, blobOf: () => Blob, asked: Asked, host: ReaderHost): Promise<FileContent> {
  if (kindOf(bytes.subarray(0, HEAD_BYTES), asked.name) === "zip") return readPackage(blobOf(), asked);
  const content = await readBytes(bytes, asked, host);
  content.warnings.unshift(...brokenPromise(asked.name, content.format));
  return content;
}

function readBytes(bytes: Uint8Array, asked: Asked, host: ReaderHost): Promise<Content> {
  const kind = kindOf(bytes, asked.name);
  const format = formatsOf("bytes").find(({ id }) => id === kind);
  return format ? format.read(bytes, host) : readText(bytes, asked);
}

async function readText(bytes: Uint8Array, { name, encoding: chosen }: Asked): Promise<Content> {
  const { text, encoding, label, warnings } = await decodeText(bytes, { chosen, declared: encodingOfPage });
  const content = await contentOfText(text, name);
  return { ...content, encoding, label, warnings: [...warnings, ...content.warnings] };
}

async function contentOfText(text: string, name: string): Promise<Content> {
  const ending = endingOf(name);
  const format = isCalledProgram(name) ? undefined : formatsOf("text").find(({ detect }) => detect(text, ending));
  return format ? format.read(text) : contentOf(plainFormat(name), text);
}

/** Office documents and e-books are archives; what is none of these is an archive of files. */
async function readPackage(blob: Blob, { name }: Asked): Promise<FileContent> {
  const [{ openZip }, { Package }] = await Promise.all([import("./parts/zip.ts"), import("./parts/package.ts")]);
  const { entries, unlisted } = await openZip(blob);
  const parts = new Package(blob, entries);
  const look = await lookAt(parts, entries);
  const format = formatsOf("package").find(({ detect }) => detect(look));
  if (!format) {
    const refusal = refusedPackage(look);
    if (refusal) throw new Unreadable(refusal);
    const { repeatsOf } = await import("./parts/zip-repeats.ts");
    return { entries, firsts: await repeatsOf(blob, entries), blob, unlisted };
  }
  const content = await format.read(parts, look);
  content.missing.push(...parts.missing);
  if (unlisted > 0) content.missing.push(message("files-missing-unlisted", { count: unlisted }));
  if (parts.has("xl/workbook.xml")) content.warnings.push(message("files-embedded-table"));
  content.warnings.unshift(...brokenPromise(name, content.format));
  return content;
}

async function lookAt(parts: import("./parts/package.ts").Package, entries: readonly ZipEntry[]): Promise<PackageLook> {
  const names = new Set(parts.names);
  // Of Microsoft's formats the parts tell which it is.
  const isMarked =
    !names.has("[Content_Types].xml") && entries.some(({ name, size }) => name === "mimetype" && size < HEAD_BYTES);
  const bytes = isMarked ? await parts.bytes("mimetype") : null;
  return { names, type: bytes ? new TextDecoder().decode(bytes).trim() : "" };
}
