/**
 * Counts a PDF's pages by walking its page tree, without trusting the tree's own counts.
 *
 * pdf.js reads as many pages as the root's `/Count`, and skips branches by their counts, so it never sees an uncounted page.
 * This module walks the tree. It finds objects by their headers, as PDF repair tools do, and in object streams (ISO 32000-1,
 * sections 7.5.7 and 7.7.3). If there are more pages than counted, it appends an update with a tree of all pages, as the
 * format provides for (section 7.5.6). It does the same if pages are listed over and over, in long lists or deep below the
 * root: for each page, pdf.js descends from the root through all entries of every list on the way, so that 20,000 pages in
 * one list take minutes. O(bytes).
 */
import { type Message, message } from "../../../i18n/message.ts";
import { PDF_LIMITS } from "./quota.ts";

/** The longest dictionary that is examined: a list of `PDF_LIMITS.pages` pages fits. */
const BODY_BYTES = 2 ** 19;
/** Enough for most dictionaries. */
const SHORT_BYTES = 2 ** 10;
/** The size of a window searched for headers, and the overlap of two such windows. */
const WINDOW_BYTES = 2 ** 20;
const OVERLAP_BYTES = 64;
/** Total size of object streams that are unpacked. Beyond it, the tree's own counts are trusted. */
const UNPACKED_BYTES = 64 * 2 ** 20;

/** How often pages may be listed again. Few programs do so at all, and then for empty pages. */
const MAX_REPEATED = 1_000;

/** List entries that pdf.js may visit for all pages together: some half a second. */
const MAX_STEPS = 4_000_000;

/** Pages per list of a tree that replaces the file's own. */
const PAGES_PER_LIST = 128;

/**
 * A file whose page tree counts all its pages, lists each once if the original repeats them too often, and is fast to walk.
 */
export interface Mended {
  bytes: Uint8Array;
  /** Null if only the tree's shape was changed. */
  note: Message | null;
}

/**
 * The file with a repaired page tree; null if it needs no repair, or if the tree cannot be walked, as in an encrypted file.
 */
export async function withSoundTree(bytes: Uint8Array, counted: number): Promise<Mended | null> {
  const { bodies, root, isEncrypted, highest } = await findObjects(bytes);
  const top = referenceAfter("/Pages", bodies.get(root) ?? "");
  const tree = bodies.get(top);
  if (isEncrypted || tree === undefined) return null;
  const { pages, repeated, steps } = leavesOf(top, bodies);
  const all = pages.length;
  if (all <= counted && repeated <= MAX_REPEATED && steps <= MAX_STEPS) return null;
  const objects = balanced(tree, { top, pages, free: highest + 1 });
  return { bytes: withUpdate(bytes, objects, root), note: noteOn({ all, counted, repeated }) };
}

function noteOn({ all, counted, repeated }: Record<"all" | "counted" | "repeated", number>): Message | null {
  if (all > counted) return message("files-pages-uncounted", { counted, all });
  if (repeated > MAX_REPEATED) return message("files-pages-repeated", { pages: all, times: all + repeated });
  return null;
}

interface Objects {
  /** Dictionaries that may be part of the tree, as text; of several objects with the same number, the last one. */
  bodies: Map<number, string>;
  root: number;
  isEncrypted: boolean;
  /** The highest object number. */
  highest: number;
}

async function findObjects(bytes: Uint8Array): Promise<Objects> {
  const found: Objects = { bodies: new Map(), root: -1, isEncrypted: false, highest: 0 };
  let unpacked = 0;
  for (const { number, body, end } of headers(bytes)) {
    const root = referenceAfter("/Root", body);
    if (root >= 0) found.root = root;
    if (/\/Encrypt\b/.test(body)) found.isEncrypted = true;
    if (/\/Type\s{0,8}\/ObjStm\b/.test(body) && unpacked < UNPACKED_BYTES) {
      found.highest = Math.max(found.highest, number ?? 0);
      const text = await unpack(bytes, body, end);
      unpacked += text.length;
      for (const [inner, content] of objectsIn(text, body)) note(found, inner, content);
    } else if (number !== null) {
      note(found, number, body);
    }
  }
  return found;
}

function note(objects: Objects, number: number, body: string): void {
  const { bodies } = objects;
  objects.highest = Math.max(objects.highest, number);
  if (/\/(?:Pages|Page|Kids|Parent)\b|^\s{0,8}\[/.test(body)) bodies.set(number, body);
  // An update may replace it with something else.
  else bodies.delete(number);
}

interface Header {
  /** Null for a trailer. */
  number: number | null;
  body: string;
  /** The end of the body: before "stream" if it is a stream's. */
  end: number;
}

/** Every "7 0 obj" and every "trailer", with the dictionary that follows. */
function* headers(bytes: Uint8Array): Generator<Header> {
  let before: { number: number | null; start: number } | null = null;
  for (const { number, offset, start } of positions(bytes)) {
    if (before) yield bodyOf(bytes, before, offset);
    before = { number, start };
  }
  if (before) yield bodyOf(bytes, before, bytes.length);
}

function* positions(bytes: Uint8Array): Generator<{ number: number | null; offset: number; start: number }> {
  let seen = -1;
  for (let from = 0; from < bytes.length; from += WINDOW_BYTES) {
    const text = latin1(bytes.subarray(from, from + WINDOW_BYTES + OVERLAP_BYTES));
    for (const match of text.matchAll(/\b(\d{1,10})\s{1,4}\d{1,5}\s{1,4}obj\b|\btrailer\b/g)) {
      const offset = from + match.index;
      if (offset <= seen) continue;
      seen = offset;
      yield { number: match[1] === undefined ? null : Number(match[1]), offset, start: offset + match[0].length };
    }
  }
}

function bodyOf(bytes: Uint8Array, { number, start }: { number: number | null; start: number }, next: number): Header {
  for (const length of [SHORT_BYTES, BODY_BYTES]) {
    const text = latin1(bytes.subarray(start, Math.min(next, start + length)));
    const end = text.search(/endobj|stream|startxref/);
    if (end >= 0) return { number, body: text.slice(0, end), end: start + end };
  }
  return { number, body: latin1(bytes.subarray(start, Math.min(next, start + BODY_BYTES))), end: next };
}

/** One character per byte; the searched syntax is ASCII. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** An object stream's text; empty if it is packed in an unusual way, or damaged. */
async function unpack(bytes: Uint8Array, body: string, end: number): Promise<string> {
  const [keyword] = /^stream\r?\n/.exec(latin1(bytes.subarray(end, end + 8))) ?? [];
  const [, length] = /\/Length\s{1,8}(\d{1,10})(?!\s{1,8}\d{1,5}\s{1,8}R)/.exec(body) ?? [];
  if (keyword === undefined || length === undefined || /\/DecodeParms\b/.test(body)) return "";
  const start = end + keyword.length;
  const data = bytes.slice(start, start + Number(length));
  if (!/\/Filter\b/.test(body)) return latin1(data);
  if (!/\/Filter\s{0,8}(?:\/FlateDecode\b|\[\s{0,8}\/FlateDecode\s{0,8}\])/.test(body)) return "";
  return inflate(data).catch(() => "");
}

async function inflate(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const { readable, writable } = new DecompressionStream("deflate");
  const writer = writable.getWriter();
  const written = writer.write(data).then(() => writer.close());
  written.catch(() => {});
  // Metered while a PDF is read, so it stops at the limit of a stream.
  return latin1(new Uint8Array(await new Response(readable).arrayBuffer()));
}

/** The objects of an object stream, by the numbers and offsets in its header. */
function* objectsIn(text: string, body: string): Generator<[number: number, content: string]> {
  const [, first] = /\/First\s{1,8}(\d{1,10})/.exec(body) ?? [];
  const offset = Number(first ?? Number.NaN);
  const head = text.slice(0, offset).match(/\d+/g) ?? [];
  for (let at = 0; at + 1 < head.length; at += 2) {
    const [number, from, , to] = head.slice(at, at + 4).map(Number);
    yield [Number(number), text.slice(offset + Number(from), to === undefined ? undefined : offset + to)];
  }
}

/** The number in "/Name 7 0 R"; -1 if there is none. */
function referenceAfter(name: string, body: string): number {
  const at = body.indexOf(name);
  const [, number] =
    /^\s{0,8}(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R\b/.exec(at < 0 ? "" : body.slice(at + name.length)) ?? [];
  return Number(number ?? -1);
}

interface Leaves {
  /** The pages below a node, in order, each once; at most as many as a file may have. */
  pages: number[];
  /** How often one of them was listed again. */
  repeated: number;
  /** Entries that pdf.js visits on its way to all of them. */
  steps: number;
}

function leavesOf(top: number, bodies: ReadonlyMap<number, string>): Leaves {
  const leaves = new Set<number>();
  let [repeated, steps] = [0, 0];
  const seen = new Set<number>();
  const open = [{ node: top, way: 0 }];
  for (let next = open.pop(); next !== undefined && leaves.size <= PDF_LIMITS.pages; next = open.pop()) {
    const { node, way } = next;
    const body = bodies.get(node);
    if (leaves.has(node)) repeated++;
    if (body === undefined || seen.has(node)) continue;
    seen.add(node);
    const kids = kidsOf(body, bodies);
    if (kids === null || /\/Type\s{0,8}\/Page\b/.test(body)) {
      leaves.add(node);
      steps += way;
    } else {
      for (const kid of kids.reverse()) open.push({ node: kid, way: way + kids.length });
    }
  }
  return { pages: [...leaves], repeated, steps };
}

/** The numbers of a node's kids; null for a page, which has none. */
function kidsOf(body: string, bodies: ReadonlyMap<number, string>): number[] | null {
  const span = kidsSpan(body);
  if (!span) return null;
  const apart = referenceAfter("/Kids", body);
  const list = apart >= 0 ? (bodies.get(apart) ?? "") : body.slice(span.start, span.end);
  return references(list);
}

/** The object numbers of the references in a list, such as `3 0 R`. */
function references(list: string): number[] {
  const words = list.match(/\w+/g) ?? [];
  const isReference = (at: number): boolean =>
    words[at] === "R" && DIGITS.test(words[at - 1] ?? "") && DIGITS.test(words[at - 2] ?? "");
  return words.flatMap((_, at) => (isReference(at) ? [Number(words[at - 2])] : []));
}

const DIGITS = /^\d{1,10}$/;

/** The span of a node's list of kids, including its name. */
function kidsSpan(body: string): { start: number; end: number } | null {
  const start = body.indexOf("/Kids");
  if (start < 0) return null;
  const [open] = /^\/Kids\s{0,8}\[/.exec(body.slice(start, start + 16)) ?? [];
  const [apart] = /^\/Kids\s{1,8}\d{1,10}\s{1,8}\d{1,5}\s{1,8}R/.exec(body.slice(start, start + 64)) ?? [];
  if (apart !== undefined) return { start, end: start + apart.length };
  const close = body.indexOf("]", start);
  return open === undefined || close < 0 ? null : { start, end: close + 1 };
}

/** Objects by number. */
type Bodies = ReadonlyMap<number, string>;

/**
 * A tree of two levels with all pages, below the file's own root, from which they still inherit; new objects from `free` on.
 */
function balanced(tree: string, { top, pages, free }: { top: number; pages: readonly number[]; free: number }): Bodies {
  if (pages.length <= PAGES_PER_LIST) return new Map([[top, withKids(tree, pages, pages.length)]]);
  const lists = Array.from({ length: Math.ceil(pages.length / PAGES_PER_LIST) }, (_, at) =>
    pages.slice(at * PAGES_PER_LIST, (at + 1) * PAGES_PER_LIST),
  );
  const numbers = lists.map((_, at) => free + at);
  return new Map([
    [top, withKids(tree, numbers, pages.length)],
    ...lists.map(
      (list, at) => [free + at, withKids(`<< /Type /Pages /Parent ${top} 0 R >>`, list, list.length)] as const,
    ),
  ]);
}

/** A node with other kids, and with `pages` pages below them; otherwise unchanged. */
function withKids(node: string, kids: readonly number[], pages: number): string {
  const span = kidsSpan(node) ?? { start: 0, end: 0 };
  const rest = (node.slice(0, span.start) + node.slice(span.end)).replace(
    /\/Count\s{0,8}[-+]?\d{1,10}(?:\s{1,8}\d{1,5}\s{1,8}R)?/,
    "",
  );
  const list = kids.map((kid) => `${kid} 0 R`).join(" ");
  return rest.replace("<<", `<< /Count ${pages} /Kids [${list}]`);
}

/** The file with objects replaced or added. */
function withUpdate(bytes: Uint8Array, objects: Bodies, root: number): Uint8Array {
  const tail = latin1(bytes.subarray(-2048));
  const [, before] = /^startxref\s{1,8}(\d{1,12})/.exec(tail.slice(Math.max(0, tail.lastIndexOf("startxref")))) ?? [];
  let written = "\n";
  let table = "xref\n";
  for (const [number, body] of objects) {
    table += `${number} 1\n${String(bytes.length + written.length).padStart(10, "0")} 00000 n \n`;
    written += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const previous = before === undefined ? "" : `/Prev ${before}`;
  const size = Math.max(...objects.keys()) + 1;
  const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R ${previous} >>\n`;
  const end = `startxref\n${bytes.length + written.length}\n%%EOF\n`;
  const update = Uint8Array.from(`${written}${table}${trailer}${end}`, (character) => character.charCodeAt(0));
  const mended = new Uint8Array(bytes.length + update.length);
  mended.set(bytes);
  mended.set(update, bytes.length);
  return mended;
}
