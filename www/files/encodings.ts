/** The encodings that texts come in: their labels in the Encoding Standard, with the words a user chooses them by. */

/** For the choice by hand, commonest first. Knows what browsers and Node.js decode. */
export const ENCODINGS: readonly (readonly [label: string, words: string])[] = [
  ["utf-8", "UTF-8"],
  ["utf-16le", "UTF-16 LE"],
  ["utf-16be", "UTF-16 BE"],
  ["windows-1252", "Western (windows-1252)"],
  ["macintosh", "Western (Mac)"],
  ["windows-1250", "Central European (windows-1250)"],
  ["iso-8859-2", "Central European (ISO 8859-2)"],
  ["windows-1251", "Cyrillic (windows-1251)"],
  ["koi8-r", "Cyrillic (KOI8-R)"],
  ["koi8-u", "Cyrillic (KOI8-U)"],
  ["ibm866", "Cyrillic (IBM 866)"],
  ["iso-8859-5", "Cyrillic (ISO 8859-5)"],
  ["windows-1253", "Greek (windows-1253)"],
  ["iso-8859-7", "Greek (ISO 8859-7)"],
  ["windows-1254", "Turkish (windows-1254)"],
  ["windows-1255", "Hebrew (windows-1255)"],
  ["iso-8859-8", "Hebrew (ISO 8859-8)"],
  ["windows-1256", "Arabic (windows-1256)"],
  ["iso-8859-6", "Arabic (ISO 8859-6)"],
  ["windows-1257", "Baltic (windows-1257)"],
  ["windows-1258", "Vietnamese (windows-1258)"],
  ["windows-874", "Thai (windows-874)"],
  ["shift_jis", "Japanese (Shift JIS)"],
  ["euc-jp", "Japanese (EUC-JP)"],
  ["iso-2022-jp", "Japanese (ISO-2022-JP)"],
  ["gbk", "Chinese, simplified (GBK)"],
  ["gb18030", "Chinese (GB 18030)"],
  ["big5", "Chinese, traditional (Big5)"],
  ["euc-kr", "Korean (EUC-KR)"],
];

const words = new Map(ENCODINGS);

/** The words for a label; the label itself where it is none of these. */
export function encodingInWords(label: string): string {
  return words.get(label) ?? label;
}

/** Whether a text is the label of one that can be chosen. */
export function isEncoding(label: string): boolean {
  return words.has(label);
}
