/**
 * One file's bytes → its content, whatever its format: what the page's worker, the terminal command and the tests call.
 *
 * The format is told by content. Readers are fetched when the first file of their kind comes, so that a page that is given
 * plain text never loads the rest. An archive gives its entries; each is then read by itself, like any other file.
 */
import { type Message, message } from "../i18n/message.ts";
import { decodeText } from "./decode.ts";
import { brokenPromise, kindOf, kindOfText, plainFormat } from "./detect.ts";
import { encodingOfPage } from "./encodings.ts";
import type { ReadCharacterMap } from "./formats/pdf/pdf.ts";
import { type Content, contentOf, type Decoded, LIMITS, problemOf, tooLarge, Unreadable } from "./model.ts";
import type { ZipEntry } from "./parts/zip.ts";
import type { Stretch } from "./together.ts";

/** What reading a file takes besides its bytes. */
export interface Host {
  readCharacterMap: ReadCharacterMap;
}

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
export type Found = Decoded | Archive;

/** A file, or a file in an archive. */
export interface Source {
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
  readonly stretches?: readonly Stretch[];
}

/** Reads one file. Never throws for what is wrong with it: that is its line. */
export async function readContent(
  source: Source,
  asked: Asked,
  host: Host,
  { bytes = null, stretches = [] }: AtHand = {},
): Promise<Found> {
  const { blob, entry } = source;
  try {
    return await (bytes && !entry ? readOpened(bytes, () => blob, asked, host) : read(source, asked, host, stretches));
  } catch (error) {
    return { error: problemOf(error, "files-failed") };
  }
}

async function read({ blob, entry }: Source, asked: Asked, host: Host, stretches: readonly Stretch[]): Promise<Found> {
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
async function readOpened(bytes: Uint8Array, blobOf: () => Blob, asked: Asked, host: Host): Promise<Found> {
  if (kindOf(bytes.subarray(0, HEAD_BYTES), asked.name) === "zip") return readPackage(blobOf(), asked);
  const content = await readBytes(bytes, asked, host);
  content.warnings.unshift(...brokenPromise(asked.name, content.format));
  return content;
}

async function readBytes(bytes: Uint8Array, asked: Asked, host: Host): Promise<Content> {
  switch (kindOf(bytes, asked.name)) {
    case "pdf":
      return (await import("./formats/pdf/pdf.ts")).readPdf(bytes, host.readCharacterMap);
    case "rtf":
      return (await import("./formats/rtf/rtf.ts")).readRtf(bytes);
    default:
      return readText(bytes, asked);
  }
}

async function readText(bytes: Uint8Array, { name, encoding: chosen }: Asked): Promise<Content> {
  const { text, encoding, label, warnings } = await decodeText(bytes, { chosen, declared: encodingOfPage });
  const content = await contentOfText(text, name);
  return { ...content, encoding, label, warnings: [...warnings, ...content.warnings] };
}

async function contentOfText(text: string, name: string): Promise<Content> {
  switch (kindOfText(text, name)) {
    case "html":
      return (await import("./formats/html/html.ts")).readHtml(text);
    case "notebook":
      return (await import("./formats/notebook/notebook.ts")).readNotebook(text);
    case "latex":
      return (await import("./formats/latex/latex.ts")).readLatex(text);
    default:
      return contentOf(plainFormat(name), text);
  }
}

/** Office documents and e-books are archives; what is none of these is an archive of files. */
async function readPackage(blob: Blob, { name }: Asked): Promise<Found> {
  const [{ openZip }, { Package }] = await Promise.all([import("./parts/zip.ts"), import("./parts/package.ts")]);
  const { entries, unlisted } = await openZip(blob);
  const parts = new Package(blob, entries);
  const type = await typeOf(parts, entries);
  if (type === "archive") {
    const { repeatsOf } = await import("./parts/zip-repeats.ts");
    return { entries, firsts: await repeatsOf(blob, entries), blob, unlisted };
  }
  if (typeof type === "object") throw new Unreadable(type);
  const content = await readDocument(type, parts);
  content.missing.push(...parts.missing);
  if (unlisted > 0) content.missing.push(message("files-missing-unlisted", { count: unlisted }));
  if (parts.has("xl/workbook.xml")) content.warnings.push(message("files-embedded-table"));
  content.warnings.unshift(...brokenPromise(name, content.format));
  return content;
}

type DocumentType = "docx" | "pptx" | "odt" | "odp" | "epub";

async function readDocument(type: DocumentType, parts: import("./parts/package.ts").Package): Promise<Content> {
  switch (type) {
    case "docx":
      return (await import("./formats/docx/docx.ts")).readDocx(parts);
    case "pptx":
      return (await import("./formats/pptx/pptx.ts")).readPptx(parts);
    case "odt":
    case "odp":
      return (await import("./formats/odt/odt.ts")).readOdt(parts, type === "odp");
    default:
      return (await import("./formats/epub/epub.ts")).readEpub(parts);
  }
}

/** By the parts that each format must have; other formats of the kind are named, and passed over. */
async function typeOf(
  parts: import("./parts/package.ts").Package,
  entries: readonly ZipEntry[],
): Promise<DocumentType | "archive" | Message> {
  const names = new Set(parts.names);
  if (names.has("[Content_Types].xml")) {
    if (names.has("word/document.xml")) return "docx";
    if (names.has("ppt/presentation.xml")) return "pptx";
    if (names.has("xl/workbook.xml")) return message("files-excel");
    const word = parts.names.some((part) => /^word\/document\d*\.xml$/.test(part));
    return word ? "docx" : message("files-other-office");
  }
  const small = entries.some(({ name, size }) => name === "mimetype" && size < HEAD_BYTES);
  const bytes = small ? await parts.bytes("mimetype") : null;
  const type = bytes ? new TextDecoder().decode(bytes).trim() : "";
  if (type === "application/epub+zip" || names.has("META-INF/container.xml")) return "epub";
  if (type.startsWith("application/vnd.oasis.opendocument.text")) return "odt";
  if (type.startsWith("application/vnd.oasis.opendocument.presentation")) return "odp";
  if (type.startsWith("application/vnd.oasis")) return message("files-other-opendocument");
  if (names.has("content.xml") && names.has("META-INF/manifest.xml")) return "odt";
  if (names.has("Index/Document.iwa")) return message("files-apple-pages");
  if (names.has("META-INF/MANIFEST.MF")) return message("files-jar");
  return "archive";
}
