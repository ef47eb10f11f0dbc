/**
 * The package takes texts, and files of other formats have to become texts first. Some of them are UTF-8 by chance, or were
 * decoded as if they were, and would be compared as they stand; of the others the engine only says that they are not UTF-8.
 */

/** How files begin that are no text, as characters of one byte each. */
const FORMATS = [
  ["%PDF-", "a PDF file"],
  ["PK\u0003\u0004", "a ZIP file (as are .docx, .odt, .epub and .pptx)"],
  ["\u00d0\u00cf\u0011\u00e0", "a file of an old Office format (.doc, .xls or .ppt)"],
];

/** Throws `TypeError` if one of these documents is a file that is not text; `name` names their list in errors. */
export function checkTexts(documents, name) {
  if (!Array.isArray(documents)) return;
  for (const [index, document] of documents.entries()) check(document, () => `${name}[${index}]`);
}

/** Throws as `checkTexts`, for a single document. */
export function checkText(document) {
  check(document, () => "document");
}

function check(document, place) {
  const text = typeof document === "string" ? document : document?.text;
  const format = FORMATS.find(([start]) => startsWith(text, start))?.[1];
  if (format === undefined) return;
  const what = typeof document === "string" ? place() : `${place()}.text`;
  throw new TypeError(`${what} is ${format}, not text: extract its text, and hand that in`);
}

function startsWith(text, start) {
  if (typeof text === "string") return text.startsWith(start);
  return text instanceof Uint8Array && [...start].every((character, at) => character.charCodeAt(0) === text[at]);
}
