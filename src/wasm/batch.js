/**
 * Reads documents for the engine, many in one call: each of the calls that reading them one by one takes lasts nearly as
 * long as reading a short text.
 */

const encoder = new TextEncoder();
/** Most bytes of UTF-8 for a UTF-16 code unit. */
const MAX_BYTES_IN_UNIT = 3;
/** Numbers noted for each document: the bytes of its text, and remarks. */
const NOTES = 2;
const NOT_ASCII = 1;
const HAS_LABEL = 2;

/**
 * Writes the texts of `documents` from the index `start` on into `texts`, one behind the other, and their names into `names`,
 * each followed by a zero byte; `number` names the first if it is a text without a name. Returns how many were read. It stops
 * where there is no more room, and at a document that the engine has to read by itself: a large one, and one that is not as it
 * should be.
 */
export function readDocuments(documents, start, number, texts, names, notes) {
  const most = Math.min(documents.length - start, notes.length / NOTES);
  const read = [];
  try {
    let textBytes = 0;
    let nameBytes = 0;
    while (read.length < most) {
      const document = documents[start + read.length];
      const isText = typeof document === "string";
      const text = isText ? document : document.text;
      const name = isText ? `text ${number + read.length}` : document.name;
      if (typeof name !== "string" || name.includes("\0")) break;
      nameBytes += MAX_BYTES_IN_UNIT * name.length + 1;
      if (nameBytes > names.length || MAX_BYTES_IN_UNIT * text.length > texts.length) break;
      const bytes = write(text, texts, textBytes);
      if (bytes === undefined) break;
      textBytes += bytes;
      notes[NOTES * read.length] = bytes;
      notes[NOTES * read.length + 1] =
        (bytes > text.length ? NOT_ASCII : 0) + (isText || hasNone(document) ? 0 : HAS_LABEL);
      read.push(name);
    }
  } catch {
    // A value without properties, or one whose properties cannot be asked for: the engine says what is wrong with it.
  }
  if (read.length > 0) encoder.encodeInto(`${read.join("\0")}\0`, names);
  return read.length;
}

/** Writes a text to a place in `texts`, and returns its bytes; `undefined` if it does not fit or is none. */
function write(text, texts, at) {
  if (typeof text === "string") {
    const { read, written } = encoder.encodeInto(text, texts.subarray(at));
    return read === text.length ? written : undefined;
  }
  if (!(text instanceof Uint8Array) || at + text.length > texts.length) return undefined;
  texts.set(text, at);
  return text.length;
}

/** Whether a document has neither role nor owner. */
function hasNone({ role, owner }) {
  return (role ?? owner ?? null) === null;
}
