/**
 * Checks documents and rules before the engine reads them.
 *
 * The package takes texts, and files of other formats have to become texts first. Some of them are UTF-8 by chance, or were
 * decoded as if they were, and would be compared as they stand; of the others the engine only says that they are not UTF-8.
 *
 * A field of another name is refused, as parameters and options are: a misspelt `role` would make a submission of earlier work.
 */
import { describe, typeError } from "./errors.js";

/** How files begin that are no text, as characters of one byte each. */
const FORMATS = [
  ["%PDF-", "a PDF file"],
  ["PK\u0003\u0004", "a ZIP file (as are .docx, .odt, .epub and .pptx)"],
  ["\u00d0\u00cf\u0011\u00e0", "a file of an old Office format (.doc, .xls or .ppt)"],
];

const ROLES = new Set(["submission", "archive", "template"]);
const FIELDS = ["name", "text", "role", "author"];
const RULE_FIELDS = ["refuseAt", "largestGroup"];

/**
 * Throws `TypeError` if one of these documents has a field of another name, or is a file that is not text; `name` names their
 * list in errors.
 */
export function checkTexts(documents, name) {
  if (!Array.isArray(documents)) return;
  for (const [index, document] of documents.entries()) check(document, () => `${name}[${index}]`);
}

/** Throws as `checkTexts`, for a single document. */
export function checkText(document) {
  check(document, () => "document");
}

/** Throws `TypeError` if one of these documents without texts has a field of another name. */
export function checkLabels(documents, name) {
  for (const [index, label] of documents.entries()) checkFields(label, () => `${name}[${index}]`);
}

/** Throws `TypeError` if this is no rule of admission, or has a field of another name. */
export function checkRule(rule) {
  if (rule === undefined || rule === null) return;
  if (typeof rule !== "object" || Array.isArray(rule)) {
    const given = describe(rule);
    const message = `rule must be an object such as { refuseAt: 0.9 }, got ${given}`;
    throw typeError("wrongOptions", { place: "rule", given }, message);
  }
  const name = unknownField(rule, RULE_FIELDS);
  if (name === undefined) return;
  const known = RULE_FIELDS.join(", ");
  throw typeError("unknownOption", { name, known }, unknownIn("rule", name, known));
}

/** Whether the engine takes a document, if its bytes are UTF-8. */
export function isDocument(document) {
  if (typeof document === "string") return true;
  const { name, text, role, author } = document ?? {};
  const isText = typeof text === "string" || text instanceof Uint8Array;
  return isText && typeof name === "string" && ROLES.has(role ?? "submission") && typeof (author ?? "") === "string";
}

/** A document as it is now, except that bytes are not copied. What is none stays: the engine says what is wrong with it. */
export function copyOf(document) {
  if (typeof document === "string" || !isDocument(document)) return document;
  const { name, text, role, author } = document;
  return { name, text, role, author };
}

/** Of what is no document, the engine says what is missing. */
function checkFields(document, place) {
  if (typeof document !== "object" || typeof document?.name !== "string") return;
  const name = unknownField(document, FIELDS);
  if (name === undefined) return;
  const given = `an object with an unknown field ${JSON.stringify(name)}`;
  throw wrongDocument(place(), given, unknownIn(place(), name, FIELDS.join(", ")));
}

/** The first field of an object that is not known; undefined if there is none. */
function unknownField(object, known) {
  return Object.keys(object).find((name) => !known.includes(name));
}

function unknownIn(place, name, known) {
  return `${place} has an unknown field ${JSON.stringify(name)}; there are: ${known}`;
}

function wrongDocument(place, given, message) {
  return typeError("wrongDocument", { place, given }, message);
}

function check(document, place) {
  const text = typeof document === "string" ? document : document?.text;
  if (isDetached(text)) {
    const rest = "its buffer was transferred or made smaller; hand in a copy, or transfer it later";
    const given = "an object whose text was transferred";
    throw wrongDocument(place(), given, `${place()}.text has no bytes any more: ${rest}`);
  }
  const format = FORMATS.find(([start]) => startsWith(text, start))?.[1];
  if (format === undefined) {
    if (typeof text === "string" || text instanceof Uint8Array) checkFields(document, place);
    return;
  }
  const what = typeof document === "string" ? place() : `${place()}.text`;
  throw wrongDocument(place(), format, `${what} is ${format}, not text: extract its text, and hand that in`);
}

/** Whether the memory of bytes is gone. The engine would throw while it copies them, and leave the corpus locked. */
function isDetached(text) {
  if (!(text instanceof Uint8Array) || text.length > 0) return false;
  try {
    new Uint8Array(0).set(text);
    return false;
  } catch {
    return true;
  }
}

function startsWith(text, start) {
  if (typeof text === "string") return text.startsWith(start);
  return text instanceof Uint8Array && [...start].every((character, at) => character.charCodeAt(0) === text[at]);
}
