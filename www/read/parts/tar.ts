/**
 * TAR files (POSIX ustar and pax, GNU, and the older ones without a mark): the files in them, by their headers.
 *
 * A header states where its file ends, and so where the next header is. The headers are read from a `Blob` a megabyte at a
 * time, and no file before it is asked for. Links are counted and never followed. O(headers), and O(n) over zeros.
 */
import { type Message, message } from "../../i18n/message.ts";
import { LIMITS, Unreadable } from "../model.ts";
import { nameInZip } from "../names.ts";
import { bareEntry, decodeName, nameLegacy, sliceOf, tooManyEntries, type ZipEntry } from "./zip.ts";

/** Headers and files start at multiples of this. */
const BLOCK = 512;
const WINDOW_BYTES = 1 << 20;
/** Maximum bytes of a header's extension: a long name, or pax records. */
const MAX_EXTENSION_BYTES = 1 << 20;

/** Types of headers: files, folders, and the name of the whole. */
const FILES = "0\u00007";
const FOLDER = "5";
const VOLUME = "V";
/** Headers about the next one: its name, records about it; and those that do not matter here, on its link and on all that follow. */
const [LONG_NAME, RECORDS] = ["L", "x"];
const EXTENSIONS = `${LONG_NAME}${RECORDS}Kg`;

/** What was stated before a header about the file that it is of. */
interface Extension {
  name?: string | Uint8Array;
  size?: number;
  isSparse?: boolean;
}

/** Whether a block is a header: its checksum is the sum of its bytes, with spaces in the place of the checksum. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < BLOCK || block[0] === 0) return false;
  let sum = 8 * 0x20;
  for (let at = 0; at < BLOCK; at++) if (at < 148 || at >= 156) sum += block[at] ?? 0;
  return octal(block.subarray(148, 156)) === sum;
}

/** The files of a TAR file, and a message about each thing in it that is none of them. */
export async function openTar(blob: Blob): Promise<{ entries: ZipEntry[]; lines: Message[] }> {
  if (blob.size < BLOCK) throw new Unreadable(message("files-tar-damaged"));
  const headers = new Headers(blob);
  const found = new Found();
  const lines: Message[] = [];
  for (let at = 0; at + BLOCK <= blob.size; ) {
    const block = await headers.at(at);
    const start = at + BLOCK;
    if (isZero(block)) {
      at = start;
      continue;
    }
    if (!isTarHeader(block)) {
      if (at === 0) throw new Unreadable(message("files-tar-damaged"));
      lines.push(message("files-tar-broken"));
      break;
    }
    const type = String.fromCharCode(block[156] ?? 0);
    const size = found.next.size ?? number(block.subarray(124, 136));
    if (start + size > blob.size) {
      lines.push(message("files-tar-cut", { name: nameInZip(found.nameOf(block)) }));
      break;
    }
    if (EXTENSIONS.includes(type)) {
      if (size > MAX_EXTENSION_BYTES) throw new Unreadable(message("files-tar-damaged"));
      found.extend(type, await sliceOf(blob, start, size));
    } else found.take(type, block, { size, start });
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  await nameLegacy(found.legacy);
  if (found.special > 0) lines.unshift(message("files-tar-special", { count: found.special }));
  return { entries: found.entries, lines };
}

/** What the headers so far state. */
class Found {
  readonly entries: ZipEntry[] = [];
  readonly legacy: { entry: ZipEntry; name: Uint8Array }[] = [];
  /** Links, devices and files that are not stored in one piece. */
  special = 0;
  next: Extension = {};

  nameOf(block: Uint8Array): string {
    const { name = nameOf(block) } = this.next;
    return typeof name === "string" ? name : (decodeName(name, false) ?? "");
  }

  extend(type: string, bytes: Uint8Array): void {
    if (type === RECORDS) Object.assign(this.next, recordsOf(bytes));
    else if (type === LONG_NAME) this.next.name = untilZero(bytes);
  }

  take(type: string, block: Uint8Array, { size, start }: { size: number; start: number }): void {
    const decoded = this.nameOf(block);
    const { name = nameOf(block), isSparse = false } = this.next;
    this.next = {};
    if (type === FOLDER || type === VOLUME || (FILES.includes(type) && decoded.endsWith("/"))) return;
    if (!FILES.includes(type) || isSparse) {
      this.special++;
      return;
    }
    const entry = bareEntry(decoded, size, start);
    if (typeof name !== "string" && decodeName(name, false) === null) this.legacy.push({ entry, name });
    if (this.entries.push(entry) > LIMITS.entries) throw new Unreadable(tooManyEntries(this.entries.length));
  }
}

/** Blocks of a file, which is read a megabyte at a time. */
class Headers {
  readonly #blob: Blob;
  #offset = 0;
  #window = new Uint8Array();

  constructor(blob: Blob) {
    this.#blob = blob;
  }

  async at(offset: number): Promise<Uint8Array> {
    if (offset < this.#offset || offset + BLOCK > this.#offset + this.#window.length) {
      this.#window = await sliceOf(this.#blob, offset, WINDOW_BYTES);
      this.#offset = offset;
    }
    return this.#window.subarray(offset - this.#offset, offset - this.#offset + BLOCK);
  }
}

/** Word by word: a file may have a gigabyte of zeros. */
function isZero({ buffer, byteOffset }: Uint8Array): boolean {
  return new Uint32Array(buffer, byteOffset, BLOCK / 4).every((word) => word === 0);
}

/** The name in a header; of ustar, with the folders that stand apart. */
function nameOf(block: Uint8Array): Uint8Array {
  const name = untilZero(block.subarray(0, 100));
  const isUstar = String.fromCharCode(...block.subarray(257, 263)) === "ustar\0";
  const folder = isUstar ? untilZero(block.subarray(345, 500)) : new Uint8Array();
  return folder.length === 0 ? name : Uint8Array.from([...folder, 0x2f, ...name]);
}

function untilZero(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0);
  return end < 0 ? bytes : bytes.subarray(0, end);
}

/** A number in octal digits, or in GNU's binary form where those do not suffice; not finite if it is neither. */
function number(field: Uint8Array): number {
  if (((field[0] ?? 0) & 0x80) === 0) return octal(field);
  return field.subarray(1).reduce((value, byte) => value * 256 + byte, (field[0] ?? 0) & 0x7f);
}

function octal(field: Uint8Array): number {
  const digits = String.fromCharCode(...untilZero(field)).trim();
  return digits === "" ? 0 : /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.POSITIVE_INFINITY;
}

/** Pax records, "LENGTH KEY=VALUE\n" each, in UTF-8. */
function recordsOf(bytes: Uint8Array): Extension {
  const found: Extension = {};
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const length = space < 0 ? 0 : Number(decoder.decode(bytes.subarray(at, Math.min(space, at + 9))));
    if (!(length > space - at && at + length <= bytes.length)) break;
    const record = bytes.subarray(space + 1, at + length - 1);
    const equals = record.indexOf(0x3d);
    const [key, value] = [record.subarray(0, equals), record.subarray(equals + 1)].map((part) => decoder.decode(part));
    if (key === "path" && value) found.name = value;
    else if (key === "size" && /^\d{1,15}$/.test(value ?? "")) found.size = Number(value);
    else if (key?.startsWith("GNU.sparse.")) found.isSparse = true;
    at += length;
  }
  return found;
}
