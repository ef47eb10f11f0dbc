/**
 * Turns a file's bytes into its content, whatever its format: used by the page's worker, the terminal command and the tests.
 *
 * The format is detected from the content. Readers are loaded with the first file of their kind, so a page that only gets
 * plain text never loads the rest. A file with files in it returns its entries; each is then read on its own, like any other.
 */
import { message } from "../i18n/message.ts";
import { type Container, containerOf } from "./container.ts";
import { decodeText } from "./decode.ts";
import {
  damagedNote,
  extensionMismatchNote,
  kindOf,
  PACKED,
  promisesDocument,
  refusedCompound,
  refusedPackage,
  refusedText,
  TIFF,
} from "./detect.ts";
import { declaredEncoding } from "./encodings.ts";
import type { PackageLook, ReaderHost } from "./format.ts";
import { formatsOf } from "./formats/registry.ts";
import {
  type Content,
  contentOf,
  type Decoded,
  LIMITS,
  Locked,
  OnlyPictures,
  readingProblem,
  tooLarge,
  Unreadable,
} from "./model.ts";
import type { ZipEntry } from "./parts/zip.ts";
import { extensionOf, isNamedProgram, plainFormat } from "./plain.ts";
import type { ZipStretch } from "./together.ts";

/** A file's content, or the files in it. */
export type FileContent = Decoded | Container;

/** A file, or a file in a ZIP file. */
export interface FileSource {
  blob: Blob;
  /** If set, the entry of the ZIP file that the blob is. */
  entry?: ZipEntry | undefined;
}

/** How to read a file. */
export interface Asked {
  /** Its name, for decisions that the bytes leave open. */
  name: string;
  /** The label of the encoding that the user chose. */
  encoding?: string | undefined;
  /** The password that the user entered, for files that are protected by one. */
  password?: string | undefined;
}

/** The bytes at the start of a file that determine its format. */
const HEAD_BYTES = 4096;

/** A file up to this size is read whole, whatever it is: opening it twice costs more than reading it. */
const READ_WHOLE_BYTES = 1 << 20;

/** Data that is already in memory. */
export interface AtHand {
  /** All bytes of a file. */
  readonly bytes?: Uint8Array | null;
  /** Parts of the ZIP file that contains an entry. */
  readonly stretches?: readonly ZipStretch[];
}

/** Reads one file. Never throws because of a problem with the file: the problem becomes its result. */
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
    const pictures = error instanceof OnlyPictures ? { pictures: error.pages } : {};
    const locked = error instanceof Locked ? { isLocked: true } : {};
    return { error: readingProblem(error, "files-failed"), ...pictures, ...locked };
  }
}

async function read(
  { blob, entry }: FileSource,
  asked: Asked,
  host: ReaderHost,
  stretches: readonly ZipStretch[],
): Promise<FileContent> {
  if (entry) {
    const bytes = await (await import("./parts/zip.ts")).unzip(blob, entry, stretches, asked.password);
    return readOpened(bytes, () => new Blob([bytes]), asked, host);
  }
  const { size } = blob;
  if (size > LIMITS.zipBytes) throw new Unreadable(tooLarge(size, LIMITS.zipBytes));
  if (size > READ_WHOLE_BYTES) {
    const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
    const open = openerOf(kindOf(head, asked.name));
    if (open) return open(blob, asked, host);
    if (size > LIMITS.fileBytes) throw new Unreadable(tooLarge(size));
  }
  return readOpened(await bytesOf(blob), () => blob, asked, host);
}

/** Bytes of a file that are read at once. */
const PIECE_BYTES = 1 << 24;

/** All bytes of a file. Node.js holds those of a large one three times while it reads them at once. */
async function bytesOf(blob: Blob): Promise<Uint8Array> {
  if (blob.size <= PIECE_BYTES) return new Uint8Array(await blob.arrayBuffer());
  const bytes = new Uint8Array(blob.size);
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    bytes.set(new Uint8Array(await blob.slice(at, at + PIECE_BYTES).arrayBuffer()), at);
  }
  return bytes;
}

/** Reads a file whose bytes are in memory; a package is read part by part all the same. */
async function readOpened(bytes: Uint8Array, blobOf: () => Blob, asked: Asked, host: ReaderHost): Promise<FileContent> {
  // An empty text is a document without words.
  if (bytes.length === 0 && promisesDocument(asked.name)) throw new Unreadable(message("files-empty"));
  const damaged = damagedNote(asked.name);
  let content: Content | Container;
  try {
    const open = openerOf(kindOf(bytes.subarray(0, HEAD_BYTES), asked.name));
    if (open) return await open(blobOf(), asked, host);
    content = await readBytes(bytes, asked, host);
  } catch (error) {
    if (damaged && error instanceof Unreadable && isOfBrokenPackage(error)) throw new Unreadable(damaged);
    throw error;
  }
  const own = "entries" in content ? content.own : content;
  own?.warnings.unshift(...extensionMismatchNote(asked.name, own.format));
  return content;
}

/** Errors that mean, in a document that is a ZIP file inside, that it is damaged: its user does not know of any ZIP file. */
function isOfBrokenPackage({ userMessage: { code } }: Unreadable): boolean {
  return /^files-(?:binary|zip-(?:list|end|misplaced|cut|checksum|corrupt|empty))/.test(code);
}

function readBytes(bytes: Uint8Array, asked: Asked, host: ReaderHost): Promise<Content | Container> {
  const kind = kindOf(bytes, asked.name);
  if (kind === "compound") return readCompound(bytes, asked, host);
  if (kind === TIFF) return readTiff(bytes);
  const format = formatsOf("bytes").find(({ id }) => id === kind);
  return format ? format.read(bytes, host, asked.password) : readText(bytes, asked);
}

async function readTiff(bytes: Uint8Array): Promise<never> {
  throw (await import("./recognition/tiff.ts")).picturesOf(bytes);
}

/** Documents of Office before 2007, messages of Outlook, and the locked documents of today's Office. */
async function readCompound(bytes: Uint8Array, asked: Asked, host: ReaderHost): Promise<Content | Container> {
  const [{ CompoundFile }, { CUT_OFF }] = await Promise.all([
    import("./parts/compound.ts"),
    import("./parts/markup.ts"),
  ]);
  const file = new CompoundFile(bytes);
  const names = new Set([...file.root.streams.keys(), ...file.root.storages.keys()]);
  const [info, locked] = ["encryptioninfo", "encryptedpackage"].map((name) => file.root.streams.get(name));
  if (info && locked) {
    const { unlockedPackage } = await import("./parts/office-passwords.ts");
    const unlocked = unlockedPackage(
      file.bytes(info),
      file.bytes(locked),
      asked.password,
      /^xl/.test(extensionOf(asked.name)),
    );
    // The name is held against the format afterwards.
    return readPackage(new Blob([unlocked]), { ...asked, name: "" }, host);
  }
  const format = formatsOf("compound").find(({ detect }) => detect(names));
  if (!format) throw new Unreadable(refusedCompound(names));
  const content = await format.read(file, asked.password);
  const own = "entries" in content ? content.own : content;
  if (!file.isWhole) own?.missing.push(CUT_OFF);
  if (own) own.traces ??= (await import("./parts/summary.ts")).tracesOfCompound(file);
  return content;
}

async function readText(bytes: Uint8Array, { name, encoding: chosen }: Asked): Promise<Content> {
  const { text, encoding, label, warnings } = await decodeText(bytes, { chosen, declared: declaredEncoding });
  const content = await contentOfText(text, name);
  return { ...content, encoding, label, warnings: [...warnings, ...content.warnings] };
}

async function contentOfText(text: string, name: string): Promise<Content> {
  const extension = extensionOf(name);
  const refusal = refusedText(text, name);
  if (refusal) throw new Unreadable(refusal);
  const format = isNamedProgram(name) ? undefined : formatsOf("text").find(({ detect }) => detect(text, extension));
  return format ? format.read(text) : contentOf(plainFormat(name), text);
}

/** What opens a file with files in it, which is read piece by piece; none for the kind of any other. */
function openerOf(kind: string): ((blob: Blob, asked: Asked, host: ReaderHost) => Promise<FileContent>) | undefined {
  if (PACKED.has(kind)) return (blob, _, host) => readPacked(blob, kind, host);
  return kind === "zip" ? readPackage : kind === "tar" ? readTar : kind === "gzip" ? readGzip : undefined;
}

async function readTar(blob: Blob): Promise<Container> {
  return containerOf(blob, await (await import("./parts/tar.ts")).openTar(blob));
}

/** A 7z or RAR file. */
async function readPacked(blob: Blob, format: string, host: ReaderHost): Promise<Container> {
  const { unpacked, ...opened } = await (await import("./parts/packed.ts")).openPacked(blob, format, host);
  return containerOf(unpacked, opened);
}

/** A packed TAR file is opened at once; any other packed file is a folder with one file. */
async function readGzip(blob: Blob, { name }: Asked): Promise<Container> {
  const [{ gunzip, nameWithoutGzip }, { bareEntry }] = await Promise.all([
    import("./parts/gzip.ts"),
    import("./parts/zip.ts"),
  ]);
  const { unpacked, isTar } = await gunzip(blob);
  if (isTar) return readTar(unpacked);
  return containerOf(unpacked, { entries: [bareEntry(nameWithoutGzip(name), unpacked.size, 0)], lines: [] });
}

/** Office documents and e-books are ZIP files; any other ZIP file is treated as a container of ordinary files. */
async function readPackage(blob: Blob, { name, password }: Asked, host: ReaderHost): Promise<Content | Container> {
  const [{ openZip }, { Package }] = await Promise.all([import("./parts/zip.ts"), import("./parts/package.ts")]);
  const { entries, unlisted } = await openZip(blob);
  const parts = new Package(blob, entries);
  const look = await lookAt(parts, entries);
  const format = formatsOf("package").find(({ detect }) => detect(look));
  if (!format) {
    const refusal = refusedPackage(look, name) ?? (entries.length === 0 ? damagedNote(name) : null);
    if (refusal) throw new Unreadable(refusal);
    return containerOf(blob, {
      entries,
      lines: unlisted > 0 ? [message("files-unlisted", { count: unlisted })] : [],
    });
  }
  const content = await format.read(parts, look, host, password);
  if (host.decodePicture && content.traces?.pictures) {
    const { addLooks, picturesInPackage } = await import("./parts/looks.ts");
    await addLooks(content, picturesInPackage(parts), host);
  }
  content.missing.push(...parts.missing);
  if (unlisted > 0) content.missing.push(message("files-missing-unlisted", { count: unlisted }));
  if (format.id !== "xlsx" && parts.has("xl/workbook.xml")) content.warnings.push(message("files-embedded-table"));
  content.warnings.unshift(...extensionMismatchNote(name, content.format));
  return content;
}

async function lookAt(parts: import("./parts/package.ts").Package, entries: readonly ZipEntry[]): Promise<PackageLook> {
  const names = new Set(parts.names);
  // In Microsoft's formats, the parts determine the type.
  const isMarked =
    !names.has("[Content_Types].xml") && entries.some(({ name, size }) => name === "mimetype" && size < HEAD_BYTES);
  const bytes = isMarked ? await parts.bytes("mimetype") : null;
  const isUsual = ["word/document.xml", "ppt/presentation.xml", "xl/workbook.xml"].some((name) => names.has(name));
  const contents = isUsual ? null : await parts.xml("[Content_Types].xml");
  return { names, type: bytes ? new TextDecoder().decode(bytes).trim() : "", contents: contents ?? "" };
}
