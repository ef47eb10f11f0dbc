/** What a file is, by its first bytes; its name is only asked where bytes cannot tell. */
import { type Key, type Message, message } from "../i18n/message.ts";
import { code, Unreadable } from "./model.ts";

/** What is read, and by which way in. */
export type Kind = "pdf" | "rtf" | "zip" | "text";

/** Formats that begin with their own mark and hold no text that is read here: what is said of them, and their mark. */
const OTHERS: readonly (readonly [said: Message, at: number, bytes: string])[] = [
  [message("files-picture", { format: "PNG" }), 0, "\x89PNG\r\n\x1a\n"],
  [message("files-picture", { format: "JPEG" }), 0, "\xff\xd8\xff"],
  [message("files-picture", { format: "GIF" }), 0, "GIF8"],
  [message("files-picture", { format: "TIFF" }), 0, "II*\0"],
  [message("files-picture", { format: "TIFF" }), 0, "MM\0*"],
  [message("files-picture", { format: "WebP" }), 8, "WEBPVP8"],
  [message("files-sound"), 8, "WAVEfmt"],
  [message("files-sound"), 0, "ID3\x03"],
  [message("files-sound"), 0, "ID3\x04"],
  [message("files-sound"), 0, "OggS\0"],
  [message("files-film"), 4, "ftyp"],
  [message("files-other-archive", { format: "gzip" }), 0, "\x1f\x8b\x08"],
  [message("files-other-archive", { format: "7-Zip" }), 0, "7z\xbc\xaf\x27\x1c"],
  [message("files-other-archive", { format: "RAR" }), 0, "Rar!\x1a\x07"],
  [message("files-other-archive", { format: "xz" }), 0, "\xfd7zXZ\0"],
  [message("files-database", { format: "SQLite" }), 0, `${code`SQLite format 3`.join(" ")}\0`],
  [message("files-font"), 0, "wOFF"],
  [message("files-font"), 0, "wOF2"],
  [message("files-compiled-java"), 0, "\xca\xfe\xba\xbe"],
  [message("files-program"), 0, "\x7fELF"],
  [message("files-program"), 0, "MZ\x90\0"],
  [message("files-program"), 0, "\0asm"],
];

/** How an archive begins: with its first entry, or with its end where there is none. */
const ZIP = ["PK\x03\x04", "PK\x05\x06"];

const OLE = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/** The most bytes that may stand before a PDF's mark. */
const PDF_WITHIN = 1024;

/** The most bytes within which a binary file has a NUL. */
const BINARY_WITHIN = 4096;

/** By which way a file is read. Throws `Unreadable` for what is none of them, by its name. */
export function kindOf(bytes: Uint8Array, name = ""): Kind {
  if (ZIP.some((mark) => hasAscii(bytes, 0, mark))) return "zip";
  if (hasAscii(bytes, 0, "{\\rtf")) return "rtf";
  if (isPdf(bytes, name)) return "pdf";
  if (hasAscii(bytes, 0, OLE)) throw new Unreadable(oldOffice(bytes));
  const other = OTHERS.find(([, at, mark]) => hasAscii(bytes, at, mark) && !isWords(bytes, mark));
  if (other) throw new Unreadable(other[0]);
  return "text";
}

/**
 * A text may speak of the mark. So unless its name says that it is a PDF, a line must end where the mark does, and there must
 * be an object.
 */
function isPdf(bytes: Uint8Array, name: string): boolean {
  const at = findAscii(bytes, "%PDF-", PDF_WITHIN);
  if (at < 0) return false;
  if (endingOf(name) === "pdf") return true;
  const line = String.fromCharCode(...bytes.subarray(at, at + "%PDF-1.4 %".length));
  return /^%PDF-\d\.\d(?:$|[\0\t\r\n]| [%\r\n])/.test(line) && findAscii(bytes, "endobj", bytes.length) >= 0;
}

/** Whether a mark is made of letters that may as well begin a text: binary files of these kinds all have NUL bytes, too. */
function isWords(bytes: Uint8Array, mark: string): boolean {
  return /^[\x20-\x7e]+$/.test(mark) && !bytes.subarray(0, BINARY_WITHIN).includes(0);
}

/** Word, Excel and PowerPoint before 2007, and the shell in which newer ones lie once they have a password. */
function oldOffice(bytes: Uint8Array): Message {
  const encrypted = [..."EncryptedPackage"].map((c) => `${c}\0`).join("");
  if (findAscii(bytes, encrypted, bytes.length) >= 0) return message("files-password");
  const word = [..."WordDocument"].map((c) => `${c}\0`).join("");
  return message(findAscii(bytes, word, bytes.length) >= 0 ? "files-old-word" : "files-old-office");
}

/** Formats of text that is read as it stands. */
const AS_IT_STANDS: readonly Key[] = [
  "files-format-plain",
  "files-format-markdown",
  "files-format-csv",
  "files-format-code",
];

/** Formats and the endings of names that promise them, where bytes can tell whether it is kept. */
const PROMISES: readonly (readonly [formats: readonly Key[], endings: readonly string[]])[] = [
  [["files-format-pdf"], code`pdf`],
  [["files-format-rtf"], code`rtf`],
  [["files-format-word"], code`docx docm dotx`],
  [["files-format-opendocument"], code`odt ott odp`],
  [["files-format-ebook"], code`epub`],
  [["files-format-powerpoint"], code`pptx ppsx`],
  [["files-format-html"], code`html htm xhtml`],
  [["files-format-notebook"], code`ipynb`],
  [["files-format-latex"], code`tex ltx`],
  [AS_IT_STANDS, code`txt text md markdown csv tsv log`],
  // An old Word document, and an archive, are none of the formats that are read.
  [[], code`doc zip`],
];

const PROMISED: ReadonlyMap<string, readonly Key[]> = new Map(
  PROMISES.flatMap(([formats, endings]) => endings.map((ending) => [ending, formats] as const)),
);

/** What is to be said where a name promises another format than was found; empty where it keeps its promise. */
export function brokenPromise(name: string, format: Message): Message[] {
  const ending = endingOf(name);
  const promised = PROMISED.get(ending);
  if (!promised || promised.includes(format.code)) return [];
  // How many pages it has does not matter here.
  return [message("files-called", { ending, format: format.code === "files-format-pdf" ? "PDF" : format })];
}

const SOURCE_CODE = new Set(code`
  ada asm bas bash c cc cl clj cljs cob cpp cs css cu cxx d dart elm erl ex exs f f03 f90 f95 for fs go gradle
  groovy h hh hpp hrl hs hxx ino java jl js json jsx kt kts less lisp lua m ml mli mm mjs nim pas php pl pm proto
  ps1 py pyw r rb rkt rs sass scala scm scss sh sml sql swift tcl toml ts tsx v vb vhd vhdl vue xml xsl yaml yml
  zig
`);

/** Whether a name promises text that is read as it stands. */
export function isCalledPlain(name: string): boolean {
  const ending = endingOf(name);
  return SOURCE_CODE.has(ending) || PROMISED.get(ending) === AS_IT_STANDS;
}

/** The name of a format that is read as it stands. */
export function plainFormat(name: string): Message {
  const ending = endingOf(name);
  if (ending === "md" || ending === "markdown") return message("files-format-markdown");
  if (ending === "csv" || ending === "tsv") return message("files-format-csv");
  return message(SOURCE_CODE.has(ending) ? "files-format-code" : "files-format-plain");
}

/** Which kind of text a decoded text is: a page, a notebook, LaTeX, or text that stays as it is. */
export function kindOfText(text: string, name: string): "html" | "notebook" | "latex" | "plain" {
  const head = text.slice(0, 4096);
  const ending = endingOf(name);
  if (isPage(head)) return "html";
  if (["html", "htm", "xhtml"].includes(ending) && /<\w+[\s>/]/.test(text)) return "html";
  if (ending === "ipynb") return "notebook";
  if (/^\s*\{/.test(head) && /"nbformat"\s*:/.test(text) && /"cells"\s*:/.test(text)) return "notebook";
  if (ending === "tex" || ending === "ltx") return "latex";
  if (isLatex(head)) return "latex";
  return "plain";
}

/** Of "<!doctype", a space and "html". */
const PAGE_MARK_LENGTH = 14;

/** Whether a page begins behind white space, XML's first line and comments. */
function isPage(head: string): boolean {
  let at = pastBlank(head, 0);
  if (head.startsWith("<?xml", at)) at = pastBlank(head, past(head, ">", at));
  while (head.startsWith("<!--", at)) at = pastBlank(head, past(head, "-->", at + "<!--".length));
  return /^<(?:!doctype html|html[\s>])/i.test(head.slice(at, at + PAGE_MARK_LENGTH));
}

/** Whether LaTeX begins behind white space and comments. */
function isLatex(head: string): boolean {
  let at = pastBlank(head, 0);
  while (head[at] === "%") at = pastBlank(head, past(head, "\n", at));
  return /^\\documentclass\b/.test(head.slice(at, at + "\\documentclass".length + 1));
}

function pastBlank(text: string, from: number): number {
  const blank = /\s*/y;
  blank.lastIndex = from;
  blank.test(text);
  return blank.lastIndex;
}

/** Behind the next such mark; at the end where there is none. */
function past(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

/** "essay.final.DOCX" → "docx"; empty where there is none. */
export function endingOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

function findAscii(bytes: Uint8Array, text: string, within: number): number {
  const end = Math.min(bytes.length - text.length, within);
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0 && at <= end; at = bytes.indexOf(first, at + 1)) {
    if (hasAscii(bytes, at, text)) return at;
  }
  return -1;
}

function hasAscii(bytes: Uint8Array, at: number, text: string): boolean {
  if (bytes.length < at + text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}
