/**
 * What documents are recognised by, in links and in what was decided about them: keys made of a document's path and text, so
 * that a key means the same document after a reload, in another tab and on another computer, and nothing at all where it is not.
 * A document that is read again in another encoding, or that goes into an archive, keeps the key it had before.
 *
 * A key is the text's length and 64 bits of both. The length spares looking at the texts of all others.
 */
import type { OriginalText } from "../engine/original-text.ts";
import type { DocumentKey, PageDocument, ShownDocument } from "./document.ts";

/** Whether a text from outside could be a key. */
export function isKey(value: unknown): value is DocumentKey {
  return typeof value === "string" && /^[0-9a-z]{1,11}-[0-9a-f]{16}$/.test(value);
}

/** What of a document as it was given its key is made of. */
export type Named = Pick<PageDocument, "path" | "text" | "identity">;

/** A document with a key: as it was given, or as it is shown, which has the same. */
export type Recognised = Named | Pick<ShownDocument, "path" | "text" | "identity">;

const known = new WeakMap<Named, DocumentKey>();

/** The documents that others stand for, with their names hidden. */
const originals = new WeakMap<Recognised, Named>();

/** Has a document that is drawn in the place of another, with another path and text, named as that one. */
export function standsFor(document: ShownDocument, original: PageDocument): void {
  originals.set(document, original);
}

/** A document as it was given. One that stands for no other is shown as it was given. */
function originalOf(document: Recognised): Named {
  return originals.get(document) ?? (document as Named);
}

/** What a document is recognised by. O(text), once for each document. */
export function keyOf(recognised: Recognised): DocumentKey {
  const document = originalOf(recognised);
  const { identity } = document;
  if (identity && "key" in identity) return identity.key;
  const before = known.get(document);
  if (before !== undefined) return before;
  const { path: own, text } = document;
  const path = identity?.path ?? own;
  // Not the name: that changes with the other documents on the page. The separator is in no path.
  const key = `${lengthOf(document)}-${digest(`${path}\0${text}`)}`;
  known.set(document, key);
  return key;
}

/** Tells the documents that may have one of some keys, without looking at a text. */
export function mayHave(keys: Iterable<DocumentKey>): (document: Recognised) => boolean {
  const all = new Set(keys);
  const lengths = new Set([...all].map((key) => Number.parseInt(key, 36)));
  return ({ text, identity }) => (identity && "key" in identity ? all.has(identity.key) : lengths.has(text.length));
}

/** The documents that a key names: none, one, or those that were added twice. */
export function documentsOf<D extends Recognised>(documents: readonly D[], key: DocumentKey): D[] {
  const isPossible = mayHave([key]);
  return documents.filter((document) => isPossible(document) && keyOf(document) === key);
}

/** Behind a key in a link: of documents with this key, one of earlier work is meant. */
const EARLIER = "-earlier";

/** What a link names a document by. */
export function linkKeyOf(document: Recognised & Pick<PageDocument, "role">): DocumentKey {
  return keyOf(document) + (document.role === "archive" ? EARLIER : "");
}

/**
 * The documents that a link means: those of the role it names first, for a document of the page may be in an archive as well.
 * One that has moved from one to the other is still found.
 */
export function linkedDocuments<D extends Recognised & Pick<PageDocument, "role">>(
  documents: readonly D[],
  link: DocumentKey,
): D[] {
  const isEarlier = link.endsWith(EARLIER);
  const found = documentsOf(documents, isEarlier ? link.slice(0, -EARLIER.length) : link);
  const isMeant = ({ role }: D): boolean => (role === "archive") === isEarlier;
  return [...found.filter(isMeant), ...found.filter((document) => !isMeant(document))];
}

/** The pair that a link means; null where it means none. */
export function pairOf<D extends Recognised & Pick<PageDocument, "role">>(
  documents: readonly D[],
  a: DocumentKey,
  b: DocumentKey,
): { a: D; b: D } | null {
  const [first] = linkedDocuments(documents, a);
  const second = linkedDocuments(documents, b).find((document) => document !== first);
  return first && second ? { a: first, b: second } : null;
}

function lengthOf({ text }: Recognised): string {
  return text.length.toString(36);
}

/** 64 bits of a text, as 16 hexadecimal digits: two multiplicative hashes side by side, each finished by MurmurHash3's mixer. */
export function digest(text: OriginalText): string {
  let [high, low] = [0x243f6a88, 0x85a308d3];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01000193);
    low = (Math.imul(low, 0x5bd1e995) + unit) ^ (low >>> 15);
  }
  const [first, second] = [mixed(high ^ text.length), mixed(low)];
  return [mixed(first + second), mixed(second ^ (first >>> 3))]
    .map((part) => (part >>> 0).toString(16).padStart(8, "0"))
    .join("");
}

function mixed(bits: number): number {
  let x = bits | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
