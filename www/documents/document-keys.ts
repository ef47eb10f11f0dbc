/**
 * Keys that identify documents in links and in stored decisions. They are made of a document's path and text, so a key means
 * the same document after a reload, in another tab and on another computer, and nothing if the document is not there. A
 * document keeps its key when it is reread in another encoding or added to a collection.
 *
 * A key is the text's length and 64 bits of path and text. The length avoids hashing the texts of all other documents.
 */
import type { OriginalText } from "../engine/original-text.ts";
import type { DocumentKey, PageDocument, ShownDocument } from "./document.ts";

/** Whether an untrusted value could be a key. */
export function isKey(value: unknown): value is DocumentKey {
  return typeof value === "string" && /^[0-9a-z]{1,11}-[0-9a-f]{16}$/.test(value);
}

/** The properties of an original document from which its key is made. */
export type Named = Pick<PageDocument, "path" | "text" | "identity">;

/** A document with a key: the original, or the one shown, which has the same key. */
export type Recognised = Named | Pick<ShownDocument, "path" | "text" | "identity">;

const known = new WeakMap<Named, DocumentKey>();

/** Maps shown documents with hidden names to their originals. */
const originals = new WeakMap<Recognised, Named>();

/** Gives a shown document, with another path and text, the key of its original. */
export function standsFor(document: ShownDocument, original: PageDocument): void {
  originals.set(document, original);
}

/** The original of a document. One without an entry is shown unchanged. */
function originalOf(document: Recognised): Named {
  return originals.get(document) ?? (document as Named);
}

/** A document's key. O(text), once per document. */
export function keyOf(recognised: Recognised): DocumentKey {
  const document = originalOf(recognised);
  const { identity } = document;
  if (identity && "key" in identity) return identity.key;
  const before = known.get(document);
  if (before !== undefined) return before;
  const { path: own, text } = document;
  const path = identity?.path ?? own;
  // Not the name, which depends on the other documents on the page. The separator occurs in no path.
  const key = `${lengthOf(document)}-${digest(`${path}\0${text}`)}`;
  known.set(document, key);
  return key;
}

/** A quick test for documents that may have one of the keys. Needs only the lengths of the original texts. */
export function mayHave(keys: Iterable<DocumentKey>): (document: Recognised) => boolean {
  const all = new Set(keys);
  const lengths = new Set([...all].map((key) => Number.parseInt(key, 36)));
  return (recognised) => {
    const { identity, text } = originalOf(recognised);
    return identity && "key" in identity ? all.has(identity.key) : lengths.has(text.length);
  };
}

/** The documents with a key: none, one, or several that were added twice. */
export function documentsOf<D extends Recognised>(documents: readonly D[], key: DocumentKey): D[] {
  const isPossible = mayHave([key]);
  return documents.filter((document) => isPossible(document) && keyOf(document) === key);
}

/** Suffix of a key in a link: prefer earlier work among documents with this key. */
const EARLIER = "-earlier";

/** A document's key for links. */
export function linkKeyOf(document: Recognised & Pick<PageDocument, "role">): DocumentKey {
  return keyOf(document) + (document.role === "archive" ? EARLIER : "");
}

/**
 * The documents that a link refers to: first those with the role in the link, because a document of the page may be in a
 * collection as well. A document that has changed its role is still found.
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

/** The pair that a link refers to; null if there is none. */
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

/**
 * 64 bits of a text, as 16 hexadecimal digits: two multiplicative hashes side by side, each finished by MurmurHash3's mixer.
 */
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
