/**
 * postal-mime, given a part's body in large pieces. It takes a message line by line, waits after each, and keeps a kilobyte for
 * each line of a body: a message of 64 MB would take two gigabytes and half a minute. Nor are the bytes of a
 * body copied that nothing encodes: its pieces are moved together where they are. Where no empty line is between headers and
 * body, it would take the body for headers: here the first line that is none starts the body. The library's version is pinned,
 * and tests/unit/mails.spec.ts compares the texts with those that it returns by itself.
 */
import PostalMime from "postal-mime";

/** Maximum bytes of a piece of several lines. */
const MAX_PIECE_BYTES = 1 << 20;

/** Maximum short lines that are handed over one by one: of headers, and of bodies whose lines have a meaning of their own. */
const MAX_SHORT_LINES = 200_000;
const SHORT_BYTES = 40;

const [TAB, LF, CR, SPACE, DASH, COLON, DELETE] = [0x09, 0x0a, 0x0d, 0x20, 0x2d, 0x3a, 0x7f];

interface Line {
  bytes: Uint8Array;
  done: boolean;
}

/** What postal-mime keeps to itself. */
interface Internals {
  readonly av: Uint8Array;
  readPos: number;
  readonly boundaries: readonly unknown[];
  readonly currentNode: MailPart;
  readLine(): Line;
}

interface MailPart {
  readonly state: string;
  readonly contentTransferEncoding: { readonly encoding: string };
  readonly contentType: { readonly multipart: unknown };
  contentDecoder: unknown;
}

/** Collects a part's body: lines without their ends, one after the other in the message. */
class InPlace {
  readonly #message: Uint8Array;
  readonly #lines: Uint8Array[] = [];

  constructor(message: Uint8Array) {
    this.#message = message;
  }

  update(line: Uint8Array): void {
    this.#lines.push(line);
  }

  /** All lines, each with its end. They are moved together, over the lines before them. */
  async finalize(): Promise<Uint8Array> {
    const from = this.#lines[0]?.byteOffset ?? 0;
    let to = from;
    for (const { byteOffset, length } of this.#lines) {
      this.#message.copyWithin(to, byteOffset, byteOffset + length);
      to += length;
      // A message may end without the end of a line.
      if (to === this.#message.length) return withEnd(this.#message.subarray(from, to));
      this.#message[to++] = LF;
    }
    return this.#message.subarray(from, to);
  }
}

function withEnd(text: Uint8Array): Uint8Array {
  const copy = new Uint8Array(text.length + 1);
  copy.set(text);
  copy[text.length] = LF;
  return copy;
}

const { readLine } = PostalMime.prototype as unknown as Internals;

export class MailParser extends PostalMime {
  #shortLines = 0;

  /** Called by postal-mime for the next line; here, all lines up to one that may part the message, in place. */
  readLine(): Line {
    const parser = this as unknown as Internals;
    const { av, readPos: from, boundaries, currentNode } = parser;
    if (currentNode.state === "body" && isPlain(currentNode) && !(currentNode.contentDecoder instanceof InPlace))
      currentNode.contentDecoder = new InPlace(av);
    if (currentNode.state === "header" && startsBody(av, from, boundaries.length > 0))
      return { bytes: av.subarray(from, from), done: false };
    const isBody = currentNode.state === "body" && currentNode.contentTransferEncoding.encoding !== "quoted-printable";
    if (!isBody || (av[from] === DASH && av[from + 1] === DASH)) {
      const line = readLine.call(parser);
      if (line.bytes.length < SHORT_BYTES && ++this.#shortLines > MAX_SHORT_LINES) throw new Error("lines");
      return line;
    }
    let at = from;
    let to = from;
    for (let isFirst = true; at < av.length; isFirst = false) {
      const isPart = boundaries.length > 0 && av[at] === DASH && av[at + 1] === DASH;
      if (!isFirst && (isPart || at - from > MAX_PIECE_BYTES)) break;
      const found = av.indexOf(LF, at);
      const next = found < 0 ? av.length : found + 1;
      let end = next;
      while (end > at && (av[end - 1] === LF || av[end - 1] === CR)) end--;
      if (!isFirst) av[to++] = LF;
      av.copyWithin(to, at, end);
      to += end - at;
      at = next;
    }
    parser.readPos = at;
    return { bytes: av.subarray(from, to), done: at >= av.length };
  }
}

/** Whether a part's bytes are in the message unencoded and in one place; the text around nested parts is in several. */
function isPlain({ contentTransferEncoding: { encoding }, contentType: { multipart } }: MailPart): boolean {
  return !multipart && !["base64", "quoted-printable"].some((name) => encoding.toLowerCase().includes(name));
}

/**
 * Whether the line at an offset starts the body although it is not empty: it is no header, and not only headers follow up to the
 * next empty line, as they do after one that was broken into two lines. The first line of all may be that of a mailbox.
 */
function startsBody(message: Uint8Array, from: number, isPart: boolean): boolean {
  if (from === 0 || (isPart && isBoundary(message, from)) || lineAt(message, from) !== "other") return false;
  for (let at = message.indexOf(LF, from) + 1, headers = 0; at > 0; at = message.indexOf(LF, at) + 1, headers++) {
    const line = lineAt(message, at);
    if (line !== "header") return line === "other" || headers === 0;
  }
  return true;
}

function isBoundary(message: Uint8Array, at: number): boolean {
  return message[at] === DASH && message[at + 1] === DASH;
}

/** Whether a line is empty, a header or a continued one, or anything else. */
function lineAt(message: Uint8Array, from: number): "empty" | "header" | "other" {
  const first = message[from];
  if (first === undefined || first === LF || (first === CR && message[from + 1] === LF)) return "empty";
  if (first === SPACE || first === TAB) return "header";
  for (let at = from; at < message.length; at++) {
    const byte = message[at] ?? 0;
    if (byte === COLON && at > from) return "header";
    if (byte <= SPACE || byte >= DELETE || byte === COLON) return "other";
  }
  return "other";
}
