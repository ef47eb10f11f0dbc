/** The supported text encodings: their labels in the Encoding Standard, and the words for them in the menu. */

import { type Message, message } from "../i18n/message.ts";
import { code } from "./model.ts";

/** The labels of encodings that no browser knows: only `./code-pages.ts` can decode them. */
const TABLED = new Set(code`ibm850 ibm852 ibm737 ibm855 ibm857 ibm860 ibm862 ibm869 cp1125 x-mac-ce`);

/** For manual choice, commonest first. Encodings that browsers and Node.js can decode, and those above. */
export const ENCODINGS: readonly (readonly [label: string, words: Message | string])[] = [
  ["utf-8", "UTF-8"],
  ["utf-16le", "UTF-16 LE"],
  ["utf-16be", "UTF-16 BE"],
  ["windows-1252", message("files-encoding-western", { name: "windows-1252" })],
  ["macintosh", message("files-encoding-western", { name: "Mac" })],
  ["ibm850", message("files-encoding-western", { name: "DOS 850" })],
  ["ibm860", message("files-encoding-western", { name: "DOS 860" })],
  ["windows-1250", message("files-encoding-central-european", { name: "windows-1250" })],
  ["iso-8859-2", message("files-encoding-central-european", { name: "ISO 8859-2" })],
  ["ibm852", message("files-encoding-central-european", { name: "DOS 852" })],
  ["x-mac-ce", message("files-encoding-central-european", { name: "Mac" })],
  ["windows-1251", message("files-encoding-cyrillic", { name: "windows-1251" })],
  ["koi8-r", message("files-encoding-cyrillic", { name: "KOI8-R" })],
  ["koi8-u", message("files-encoding-cyrillic", { name: "KOI8-U" })],
  ["ibm866", message("files-encoding-cyrillic", { name: "IBM 866" })],
  ["x-mac-cyrillic", message("files-encoding-cyrillic", { name: "Mac" })],
  ["iso-8859-5", message("files-encoding-cyrillic", { name: "ISO 8859-5" })],
  ["ibm855", message("files-encoding-cyrillic", { name: "DOS 855" })],
  ["cp1125", message("files-encoding-cyrillic", { name: "DOS 1125" })],
  ["windows-1253", message("files-encoding-greek", { name: "windows-1253" })],
  ["iso-8859-7", message("files-encoding-greek", { name: "ISO 8859-7" })],
  ["ibm737", message("files-encoding-greek", { name: "DOS 737" })],
  ["ibm869", message("files-encoding-greek", { name: "DOS 869" })],
  ["windows-1254", message("files-encoding-turkish", { name: "windows-1254" })],
  ["ibm857", message("files-encoding-turkish", { name: "DOS 857" })],
  ["windows-1255", message("files-encoding-hebrew", { name: "windows-1255" })],
  ["iso-8859-8", message("files-encoding-hebrew", { name: "ISO 8859-8" })],
  ["ibm862", message("files-encoding-hebrew", { name: "DOS 862" })],
  ["windows-1256", message("files-encoding-arabic", { name: "windows-1256" })],
  ["iso-8859-6", message("files-encoding-arabic", { name: "ISO 8859-6" })],
  ["windows-1257", message("files-encoding-baltic", { name: "windows-1257" })],
  ["windows-1258", message("files-encoding-vietnamese", { name: "windows-1258" })],
  ["windows-874", message("files-encoding-thai", { name: "windows-874" })],
  ["shift_jis", message("files-encoding-japanese", { name: "Shift_JIS" })],
  ["euc-jp", message("files-encoding-japanese", { name: "EUC-JP" })],
  ["iso-2022-jp", message("files-encoding-japanese", { name: "ISO-2022-JP" })],
  ["gbk", message("files-encoding-chinese-simplified", { name: "GBK" })],
  ["gb18030", message("files-encoding-chinese", { name: "GB 18030" })],
  ["big5", message("files-encoding-chinese-traditional", { name: "Big5" })],
  ["euc-kr", message("files-encoding-korean", { name: "EUC-KR" })],
];

const words = new Map(ENCODINGS);

/** The words for a label; the label itself if it is not in the list. */
export function encodingInWords(label: string): Message | string {
  return words.get(label) ?? label;
}

/** Whether only `./code-pages.ts` can decode an encoding. */
export function isTabled(label: string | undefined): label is string {
  return label !== undefined && TABLED.has(label);
}

/** Whether a string is the label of an encoding that can be chosen. */
export function isEncoding(label: string): boolean {
  return words.has(label);
}

/** The encoding declared at the start of a text: of a web page, of XML, or of source code. */
export function declaredEncoding(head: string): string | undefined {
  return encodingInMeta(head) ?? encodingOfXml(head.trimStart()) ?? encodingOfSource(head);
}

/** The name after a word and ":" or "=". */
function afterWord(line: string, word: string): RegExpExecArray | null {
  const at = line.indexOf(word);
  return at < 0 ? null : /^[:=][ \t]*([\w.-]+)/.exec(line.slice(at + word.length));
}

/** Labels of the Encoding Standard by names that programming languages and LaTeX use. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "latin-1": "latin1",
    ...Object.fromEntries(code`737 850 852 855 857 860 862 869`.map((page) => [`cp${page}`, `ibm${page}`])),
    ansinew: "windows-1252",
    applemac: "macintosh",
    "mac-roman": "macintosh",
    "mac-cyrillic": "x-mac-cyrillic",
    "mac-latin2": "x-mac-ce",
    macce: "x-mac-ce",
    cp932: "shift_jis",
    cp936: "gbk",
    cp949: "euc-kr",
    cp950: "big5",
  }),
);

/** The encoding in a comment of the first two lines, as Python and Ruby read it (PEP 263), or in LaTeX's preamble. */
function encodingOfSource(head: string): string | undefined {
  const comments = head.split("\n", 2).filter((line) => line.trimStart().startsWith("#"));
  const [, name] =
    comments.map((line) => afterWord(line, "coding")).find((found) => found !== null) ??
    /\\usepackage\[([\w-]+)\]\{inputenc\}/.exec(head) ??
    [];
  const known = name?.toLowerCase().replaceAll("_", "-");
  return known && (OTHER_NAMES.get(known) ?? known);
}

/** The encoding declared in the first line of XML. `head` does not include the byte-order mark. */
export function encodingOfXml(head: string): string | undefined {
  if (!head.startsWith("<?xml")) return undefined;
  return lastLabel(tagFrom(head, 0), /encoding\s*=\s*["']([\w-]+)["']/g);
}

function encodingInMeta(head: string): string | undefined {
  const lower = head.toLowerCase();
  let offset = lower.indexOf("<meta");
  while (offset >= 0) {
    const tag = tagFrom(lower, offset);
    const label = lastLabel(tag, /charset\s*=\s*(?:["']\s*)?([\w-]+)/g);
    if (label !== undefined) return label;
    offset = lower.indexOf("<meta", offset + tag.length);
  }
  return undefined;
}

/** The tag that starts at an offset, to its end or that of the text. */
function tagFrom(text: string, offset: number): string {
  const end = text.indexOf(">", offset);
  return text.slice(offset, end < 0 ? text.length : end);
}

function lastLabel(tag: string, expression: RegExp): string | undefined {
  let label: string | undefined;
  for (const [, found] of tag.matchAll(expression)) label = found;
  return label;
}
