/**
 * postal-mime, given a part's body in large pieces. It takes a message line by line, waits after each, and keeps a kilobyte for
 * each line of a body: a message of 64 MB would take two gigabytes and half a minute. Nor are the bytes of a
 * body copied that nothing encodes: its pieces are moved together where they are. Where no empty line is between headers and
 * body, it would take the body for headers: here the first line behind the headers of known names starts the body. The library's
 * version is pinned, and tests/unit/mails.spec.ts compares the texts with those that it returns by itself.
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
  /** Of the part whose headers are being read. */
  #headers: { readonly part: MailPart; readonly scan: HeaderScan } | null = null;

  /** Called by postal-mime for the next line; here, all lines up to one that may part the message, in place. */
  readLine(): Line {
    const parser = this as unknown as Internals;
    const { av, readPos: from, boundaries, currentNode } = parser;
    if (currentNode.state === "body" && isPlain(currentNode) && !(currentNode.contentDecoder instanceof InPlace))
      currentNode.contentDecoder = new InPlace(av);
    if (currentNode.state === "header" && this.#startsBody(from))
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

  /** Whether the line at an offset among the headers starts the body although it is not empty. */
  #startsBody(from: number): boolean {
    const { av, boundaries, currentNode: part } = this as unknown as Internals;
    if (this.#headers?.part !== part || from >= this.#headers.scan.end)
      this.#headers = { part, scan: scanHeaders(av, from, boundaries.length > 0) };
    return from === this.#headers.scan.body;
  }
}

/** Whether a part's bytes are in the message unencoded and in one place; the text around nested parts is in several. */
function isPlain({ contentTransferEncoding: { encoding }, contentType: { multipart } }: MailPart): boolean {
  return !multipart && !["base64", "quoted-printable"].some((name) => encoding.toLowerCase().includes(name));
}

/** Headers that mail programs and servers write, in lower case, and how the names of others begin. */
const HEADERS = new Set(
  (
    "accept-language,apparently-to,authentication-results,autocrypt,bcc,cc,date,deferred-delivery,delivered-to,encoding," +
    "envelope-to,errors-to,feedback-id,from,importance,in-reply-to,lines,mailing-list,message-id,mime-version,newsgroups," +
    "organisation,organization,precedence,priority,received,received-spf,references,reply-to,return-path," +
    "return-receipt-to,sender,sensitivity,status,subject,to,user-agent,xref"
  ).split(","),
);
const HEADER_STARTS = /^(?:arc|auto|content|disposition|dkim|domainkey|list|original|resent|thread|x)-/;
/** Longer names are of no header. */
const MAX_NAME_BYTES = 80;

/** What was found of a part's headers. */
interface HeaderScan {
  /** Where the body starts although no empty line is before it; -1 if it does not. */
  readonly body: number;
  /** Where the scan ended. */
  readonly end: number;
}

/**
 * Scans headers from an offset to the first empty line. If all lines are headers, the body starts after that line. If
 * not, it starts after the last header with a known name: "Note: see below" is a line of the text. After a header that was broken
 * into two lines, known ones follow up to the empty line. The first line of all may be that of a mailbox.
 */
function scanHeaders(message: Uint8Array, from: number, isPart: boolean): HeaderScan {
  let body = -1;
  let others = 0;
  let isBroken = false;
  let at = from;
  for (let end = at; at < message.length; at = end) {
    end = message.indexOf(LF, at) + 1 || message.length;
    if (isPart && isBoundary(message, at)) return { body, end };
    const line = lineAt(message, at);
    if (line === "empty") return { body: others > 0 && !isBroken ? body : -1, end: at };
    if (line === "other" && at > 0) others++;
    if (isKnownHeader(message, at, line)) {
      if (others === 0) body = -1;
      isBroken = others === 1;
    } else if (body < 0 && at > 0 && line !== "continued") body = at;
    if (others > 1) break;
  }
  return { body, end: at };
}

function isKnownHeader(message: Uint8Array, from: number, line: ReturnType<typeof lineAt>): boolean {
  if (line !== "header") return false;
  const colon = message.subarray(from, from + MAX_NAME_BYTES).indexOf(COLON);
  if (colon < 0) return false;
  const name = String.fromCharCode(...message.subarray(from, from + colon)).toLowerCase();
  return HEADERS.has(name) || HEADER_STARTS.test(name);
}

function isBoundary(message: Uint8Array, at: number): boolean {
  return message[at] === DASH && message[at + 1] === DASH;
}

/** Whether a line is empty, a header, the next line of a header, or anything else. */
function lineAt(message: Uint8Array, from: number): "empty" | "header" | "continued" | "other" {
  const first = message[from];
  if (first === undefined || first === LF || (first === CR && message[from + 1] === LF)) return "empty";
  if (first === SPACE || first === TAB) return "continued";
  for (let at = from; at < message.length; at++) {
    const byte = message[at] ?? 0;
    if (byte === COLON && at > from) return "header";
    if (byte <= SPACE || byte >= DELETE || byte === COLON) return "other";
  }
  return "other";
}
