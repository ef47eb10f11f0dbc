/** Detects a file's type from its first bytes; the name is used only if the bytes leave it open. */
import { type Key, type Message, message } from "../i18n/message.ts";
import type { PackageLook } from "./format.ts";
import { pdf } from "./formats/pdf/format.ts";
import { formats, formatsOf } from "./formats/registry.ts";
import { hasAscii, isTiff } from "./marks.ts";
import { code, OnlyPictures, Unreadable } from "./model.ts";
import { extensionOf, PLAIN_EXTENSIONS, PLAIN_LABELS } from "./plain.ts";

/** Pictures that every browser can show, so that their text can be recognised. */
const PICTURES: readonly (readonly [format: string, at: number, bytes: string])[] = [
  ["PNG", 0, "\x89PNG\r\n\x1a\n"],
  ["JPEG", 0, "\xff\xd8\xff"],
  ["GIF", 0, "GIF8"],
  ["WebP", 8, "WEBPVP8"],
];

/** Formats with a signature of their own and without text that is read here: the message about them, and their signature. */
const OTHERS: readonly (readonly [message: Message, at: number, bytes: string])[] = [
  [message("files-sound"), 8, "WAVEfmt"],
  [message("files-sound"), 0, "ID3\x03"],
  [message("files-sound"), 0, "ID3\x04"],
  [message("files-sound"), 0, "OggS\0"],
  ...code`heic heix hevc mif1 msf1`.map(
    (brand) => [message("files-other-picture", { format: "HEIC" }), 4, `ftyp${brand}`] as const,
  ),
  [message("files-other-picture", { format: "AVIF" }), 4, "ftypavif"],
  [message("files-film"), 4, "ftyp"],
  [message("files-other-archive", { format: "bzip2" }), 4, "1AY&SY"],
  [message("files-other-archive", { format: "xz" }), 0, "\xfd7zXZ\0"],
  [message("files-other-archive", { format: "Zstandard" }), 0, "\x28\xb5\x2f\xfd"],
  [message("files-database", { format: "SQLite" }), 0, `${code`SQLite format 3`.join(" ")}\0`],
  [message("files-word-perfect"), 0, "\xffWPC"],
  // Word 1 and 2, Word and Write before Windows, and Excel 2 to 4.
  ...["\x9b\xa5!\0", "\xdb\xa5-\0", "1\xbe\0\0", "2\xbe\0\0", "\x09\0\x04\0", "\x09\x02\x06\0", "\x09\x04\x06\0"].map(
    (mark) => [message("files-old-office"), 0, mark] as const,
  ),
  [message("files-postscript"), 0, "\xc5\xd0\xd3\xc6"],
  [message("files-other-picture", { format: "DjVu" }), 0, "AT&TFORM"],
  [message("files-kindle"), 60, "BOOKMOBI"],
  [message("files-onenote"), 0, "\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d"],
  // Windows.
  [message("files-shortcut"), 0, "L\0\0\0\x01\x14\x02\0"],
  [message("files-font"), 0, "wOFF"],
  [message("files-font"), 0, "wOF2"],
  [message("files-compiled-java"), 0, "\xca\xfe\xba\xbe"],
  [message("files-program"), 0, "\x7fELF"],
  [message("files-program"), 0, "MZ\x90\0"],
  [message("files-program"), 0, "\0asm"],
];

/** How a ZIP file starts: with its first entry, or with the end record if it has none. */
const ZIP = ["PK\x03\x04", "PK\x05\x06"];

/** Archives that are unpacked as a whole, and how they start. */
export const PACKED: ReadonlyMap<string, string> = new Map([
  ["7-Zip", "7z\xbc\xaf\x27\x1c"],
  ["RAR", "Rar!\x1a\x07"],
]);

/** The names of all parts of a split archive but the first, which starts as archives do. */
const SPLIT = /\.(?:7z|zip|rar|tar)\.\d{3}$/i;

/** The format of pictures that may have several pages. */
export const TIFF = "TIFF";

const GZIP = "\x1f\x8b\x08";

/** In the header of the first file of a TAR file. Only old ones have none, and are told by their name. */
const TAR = "ustar";

const COMPOUND = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/** A binary file has a NUL within this many bytes. */
const BINARY_WITHIN = 4096;

/**
 * Returns "zip", "tar", "gzip", a name in `PACKED`, `TIFF`, "compound", "text", or the id of a binary format. Throws `Unreadable` for
 * anything else, named in the message.
 */
export function kindOf(bytes: Uint8Array, name = ""): string {
  if (ZIP.some((mark) => hasAscii(bytes, 0, mark))) return "zip";
  if (hasAscii(bytes, 0, GZIP)) return "gzip";
  for (const [format, mark] of PACKED) if (hasAscii(bytes, 0, mark)) return format;
  if ((hasAscii(bytes, 257, TAR) || extensionOf(name) === "tar") && !isWords(bytes, TAR)) return "tar";
  const format = formatsOf("bytes").find(({ detect }) => detect(bytes, extensionOf(name)));
  if (format) return format.id;
  if (hasAscii(bytes, 0, COMPOUND)) return "compound";
  const isMarked = ([, at, mark]: readonly [unknown, number, string]): boolean =>
    hasAscii(bytes, at, mark) && !isWords(bytes, mark);
  const picture = PICTURES.find(isMarked);
  if (picture) {
    const [format] = picture;
    const pages = { numbers: [0], total: 1, format: message("files-format-picture", { format }) };
    throw new OnlyPictures(message("files-picture", { format }), pages);
  }
  if (hasAscii(bytes, 0, "bplist00") && extensionOf(name) === "webloc") throw new Unreadable(message("files-web-link"));
  if (isTiff(bytes)) return TIFF;
  const other = OTHERS.find(isMarked);
  if (other) throw new Unreadable(other[0]);
  if (SPLIT.test(name)) throw new Unreadable(message("files-packed-part"));
  return "text";
}

/**
 * Whether a signature consists of letters that could also start a text: binary files of these kinds all contain NUL bytes.
 */
function isWords(bytes: Uint8Array, mark: string): boolean {
  return /^[\x20-\x7e]+$/.test(mark) && !bytes.subarray(0, BINARY_WITHIN).includes(0);
}

/** Why a compound file in an unsupported format is rejected: one that newer Office has locked incompletely, or another one of older Office. */
export function refusedCompound(names: ReadonlySet<string>): Message {
  return message(names.has("encryptedpackage") ? "files-password" : "files-old-office");
}

/** Why a package in an unsupported format is rejected; null for a ZIP file of ordinary files. */
export function refusedPackage({ names, type }: PackageLook, name: string): Message | null {
  if (names.has("matlab/document.xml")) return message("files-matlab-live");
  if (names.has("[Content_Types].xml")) {
    return message(names.has("xl/workbook.bin") ? "files-excel-binary" : "files-other-office");
  }
  if (type.startsWith("application/vnd.oasis")) return message("files-other-opendocument");
  if (names.has("project.json") && code`sb2 sprite2 sprite3`.includes(extensionOf(name)))
    return message("files-scratch");
  return names.has("META-INF/MANIFEST.MF") ? message("files-jar") : null;
}

/**
 * Why a text is rejected: PostScript is a program that draws its text, and links only refer to a document, as those of Google Drive and
 * the desktop do.
 */
export function refusedText(text: string, name: string): Message | null {
  const extension = extensionOf(name);
  if (text.startsWith("%!PS")) return message("files-postscript");
  if (extension === "url" ? /^\[InternetShortcut\]/m.test(text) : extension === "webloc" && text.includes("<plist"))
    return message("files-web-link");
  const [, kind] = /^g(doc|sheet|slides)$/.exec(extension) ?? [];
  const isLink = kind !== undefined && /^\s*\{[^{}]*"(?:url|doc_id)"/.test(text.slice(0, BINARY_WITHIN));
  return isLink
    ? message("files-drive-link", { ending: kind === "doc" ? "docx" : kind === "sheet" ? "csv" : "pptx" })
    : null;
}

/** Whether a name promises a document that is more than its text, so that it is never empty. */
export function promisesDocument(name: string): boolean {
  return formats.some(({ of, extensions }) => of !== "text" && extensions.includes(extensionOf(name)));
}

/** What is said of a damaged file whose name promises a document that is a package; null for other names. */
export function damagedNote(name: string): Message | null {
  const extension = extensionOf(name);
  const isPackage = formatsOf("package").some(({ extensions }) => extensions.includes(extension));
  return isPackage ? message("files-document-damaged", { ending: extension }) : null;
}

/** File extensions, and the formats that they promise. */
const EXPECTED_LABELS: ReadonlyMap<string, readonly Key[]> = new Map([
  ...formats.flatMap(({ extensions, label }) => extensions.map((extension) => [extension, [label]] as const)),
  ...PLAIN_EXTENSIONS.map((extension) => [extension, PLAIN_LABELS] as const),
  // Files with files in them are not among the formats that are read.
  ...code`zip tar tgz gz 7z rar`.map((extension) => [extension, []] as const),
]);

/** A note if the file's format is not the one that its extension promises; otherwise empty. */
export function extensionMismatchNote(name: string, format: Message): Message[] {
  const extension = extensionOf(name);
  const expected = EXPECTED_LABELS.get(extension);
  if (!expected || expected.includes(format.code)) return [];
  // The number of pages does not matter here.
  return [message("files-called", { ending: extension, format: format.code === pdf.label ? "PDF" : format })];
}
