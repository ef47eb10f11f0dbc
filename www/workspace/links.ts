/**
 * Names of documents for links: made of a document's path and text, so that a link means the same pair after a reload, in
 * another tab and on another computer, and nothing at all where its documents are not.
 *
 * A name is the text's length and 64 bits of both. The length spares looking at the texts of all others.
 */
import type { GivenText } from "../engine/given-text.ts";
import type { PageDocument, ShownDocument } from "./documents.ts";

/** What a link names a document by. */
export type DocumentKey = string;

/** What of a document as it was given its key is made of. */
export type Named = Pick<PageDocument, "path" | "text">;

/** A document with a key: as it was given, or as it is shown, which has the same. */
export type Recognised = Named | Pick<ShownDocument, "path" | "text">;

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

/** What a document is recognised by in links. O(text), once for each document. */
export function keyOf(recognised: Recognised): DocumentKey {
  const document = originalOf(recognised);
  const before = known.get(document);
  if (before !== undefined) return before;
  const { path, text } = document;
  // Not the name: that changes with the other documents on the page. The separator is in no path.
  const key = `${lengthOf(document)}-${digest(`${path}\0${text}`)}`;
  known.set(document, key);
  return key;
}

/** The documents that a key names: none, one, or those that were added twice. */
export function documentsOf<D extends Recognised>(documents: readonly D[], key: DocumentKey): D[] {
  return documents.filter((document) => key.startsWith(`${lengthOf(document)}-`) && keyOf(document) === key);
}

/** The pair that two keys name; null where they name none. */
export function pairOf<D extends Recognised>(
  documents: readonly D[],
  a: DocumentKey,
  b: DocumentKey,
): { a: D; b: D } | null {
  const [first] = documentsOf(documents, a);
  const second = documentsOf(documents, b).find((document) => document !== first);
  return first && second ? { a: first, b: second } : null;
}

function lengthOf({ text }: Recognised): string {
  return text.length.toString(36);
}

/** 64 bits of a text, as 16 hexadecimal digits: two multiplicative hashes side by side, each finished by MurmurHash3's mixer. */
export function digest(text: GivenText): string {
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
