/**
 * ZIP files, by their central directory (PKWARE's APPNOTE 6.3): their list of entries, and the bytes of one entry.
 *
 * A ZIP file is read from a `Blob` piece by piece, so that one of a gigabyte is never in memory as a whole. The directory
 * declares how large each entry is once unpacked; all limits are checked against that before anything is unpacked, and
 * unpacking stops if an entry exceeds its declared size. So a bomb costs no more than its directory. The platform's own
 * inflate does the work.
 */
import { type Message, message } from "../../i18n/message.ts";
import { LIMITS, Locked, tooLarge, Unreadable } from "../model.ts";
import { within, type ZipStretch } from "../together.ts";
import { crc32 } from "./crc.ts";
import { dataViewOf } from "./joined-bytes.ts";
import type { ZipLock } from "./zip-passwords.ts";

/** A file in a ZIP file. */
export interface ZipEntry {
  /** With its folders, as stored: only a name, never a path to follow. */
  name: string;
  /** Bytes as packed, and as unpacked. */
  packed: number;
  size: number;
  /** 0 for stored, 8 for deflated, `BARE` for bytes without a header; no others are read. */
  method: number;
  isEncrypted: boolean;
  /** How it is encrypted, if its password can open it. */
  lock?: ZipLock;
  crc: number;
  /** The offset of its local header. */
  offset: number;
  /** Why it is known not to be readable. */
  problem?: Message;
}

/** The method of a file whose bytes lie as they are at its offset, without a header or a checksum: one in a TAR file. */
export const BARE = -1;

/** A file in anything but a ZIP file. */
export function bareEntry(name: string, size: number, offset: number): ZipEntry {
  return { name, packed: size, size, method: BARE, isEncrypted: false, crc: 0, offset };
}

const END = 0x06054b50;
const END64 = 0x06064b50;
const END64_LOCATOR = 0x07064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Size of the end record, and the longest comment that may follow it. */
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
/** Maximum bytes of a directory: 50,000 entries with long names. */
const DIRECTORY_BYTES = 32 * 1024 * 1024;

/**
 * The entries in order, without folders. Throws `Unreadable` if there is no complete directory.
 *
 * The directory continues as long as there are entry records, however few the end record counts: some programs count no
 * further than 65,535, and uncounted entries must not be lost.
 */
export async function listZip(blob: Blob): Promise<ZipEntry[]> {
  return (await openZip(blob)).entries;
}

/** The entries, and the number of files that the directory does not list. */
export async function openZip(blob: Blob): Promise<{ entries: ZipEntry[]; unlisted: number }> {
  const { count, offset, size, end } = await findDirectory(blob);
  if (count > LIMITS.entries) throw new Unreadable(tooManyEntries(count));
  if (size > DIRECTORY_BYTES || offset + size > end) throw new Unreadable(message("files-zip-list-cut"));
  const bytes = await sliceOf(blob, offset, Math.min(end - offset, DIRECTORY_BYTES));
  const entries: ZipEntry[] = [];
  const legacy: { entry: ZipEntry; name: Uint8Array }[] = [];
  for (let position = 0; isRecord(bytes, position); ) {
    const { entry, next, legacyName } = readEntry(bytes, position);
    if (legacyName) legacy.push({ entry, name: legacyName });
    if (entries.push(entry) > LIMITS.entries) throw new Unreadable(tooManyEntries(entries.length));
    position = next;
  }
  if (entries.length < count) throw new Unreadable(message("files-zip-list-cut"));
  await nameLegacy(legacy);
  const unlisted = await countUnlisted(blob, entries, offset);
  return { entries: entries.filter(({ name }) => !name.endsWith("/")), unlisted };
}

/** Between two files, a ZIP file has room for checksums and times; a file hidden there takes more. */
const MAX_GAP_BYTES = 48;
/** Maximum bytes examined between files, for all gaps together. */
const SEARCHED_BYTES = 16 * 1024 * 1024;

/**
 * The number of local headers in places that the directory does not cover: other programs may unpack those files, as the
 * last version in a file that was edited in place, or as a hidden text.
 */
async function countUnlisted(blob: Blob, entries: readonly ZipEntry[], directory: number): Promise<number> {
  const ascending = entries.toSorted((x, y) => x.offset - y.offset);
  let count = 0;
  let left = SEARCHED_BYTES;
  let end = 0;
  for (const [at, { offset }] of [...ascending, { offset: directory }].entries()) {
    if (offset - end > MAX_GAP_BYTES && left > 0) {
      // Only a local header itself states its length.
      const last = ascending[at - 1];
      const from = last ? Math.max(end, await endOf(blob, last)) : end;
      const gap = await sliceOf(blob, from, Math.max(0, Math.min(offset - from, left)));
      left -= gap.length;
      count += countLocal(gap);
    }
    const next = ascending[at];
    if (next) end = Math.max(end, next.offset + 30 + next.name.length + next.packed);
  }
  return count;
}

/** The end of an entry's bytes. */
async function endOf(blob: Blob, { offset, packed }: ZipEntry): Promise<number> {
  const head = await sliceOf(blob, offset, 30);
  if (head.length < 30) return blob.size;
  return offset + 30 + dataViewOf(head).getUint16(26, true) + dataViewOf(head).getUint16(28, true) + packed;
}

function countLocal(bytes: Uint8Array): number {
  const data = dataViewOf(bytes);
  let count = 0;
  for (let at = bytes.indexOf(0x50); at >= 0 && at + 30 <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
    if (data.getUint32(at, true) === LOCAL) count++;
  }
  return count;
}

function isRecord(bytes: Uint8Array, offset: number): boolean {
  return offset + 46 <= bytes.length && dataViewOf(bytes).getUint32(offset, true) === CENTRAL;
}

/** The message for a ZIP file with too many files. */
export function tooManyEntries(count: number): Message {
  return message("files-zip-too-many", { count, limit: LIMITS.entries });
}

/** The end record's data on the directory, and where the record starts. */
interface Directory {
  count: number;
  offset: number;
  size: number;
  end: number;
}

async function findDirectory(blob: Blob): Promise<Directory> {
  const tailAt = Math.max(0, blob.size - END_BYTES - MAX_COMMENT_BYTES - 20);
  const tail = await sliceOf(blob, tailAt, blob.size - tailAt);
  const data = dataViewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (data.getUint32(at, true) !== END) continue;
    const found = {
      count: data.getUint16(at + 10, true),
      size: data.getUint32(at + 12, true),
      offset: data.getUint32(at + 16, true),
      end: tailAt + at,
    };
    const large = found.count === 0xffff || found.size === 0xffffffff || found.offset === 0xffffffff;
    if (large && at >= 20 && data.getUint32(at - 20, true) === END64_LOCATOR) {
      return findDirectory64(blob, Number(data.getBigUint64(at - 12, true)));
    }
    return found;
  }
  throw new Unreadable(message("files-zip-end-missing"));
}

async function findDirectory64(blob: Blob, offset: number): Promise<Directory> {
  const record = await sliceOf(blob, offset, 56);
  const data = dataViewOf(record);
  if (record.length < 56 || data.getUint32(0, true) !== END64) throw new Unreadable(message("files-zip-end-missing"));
  return {
    count: Number(data.getBigUint64(32, true)),
    size: Number(data.getBigUint64(40, true)),
    offset: Number(data.getBigUint64(48, true)),
    end: offset,
  };
}

/** An entry, and its name as it is stored if that is not UTF-8. */
function readEntry(
  bytes: Uint8Array,
  offset: number,
): { entry: ZipEntry; next: number; legacyName: Uint8Array | null } {
  const data = dataViewOf(bytes);
  const flags = data.getUint16(offset + 8, true);
  const nameAt = offset + 46;
  const extraAt = nameAt + data.getUint16(offset + 28, true);
  const commentAt = extraAt + data.getUint16(offset + 30, true);
  const next = commentAt + data.getUint16(offset + 32, true);
  if (next > bytes.length) throw new Unreadable(message("files-zip-list-cut"));
  const extra = bytes.subarray(extraAt, commentAt);
  const rawName = bytes.subarray(nameAt, extraAt);
  const name = unicodeName(extra) ?? decodeName(rawName, (flags & 0x800) !== 0);
  const entry: ZipEntry = {
    name: name ?? "",
    packed: data.getUint32(offset + 20, true),
    size: data.getUint32(offset + 24, true),
    method: data.getUint16(offset + 10, true),
    isEncrypted: (flags & 1) !== 0,
    crc: data.getUint32(offset + 16, true),
    offset: data.getUint32(offset + 42, true),
  };
  widen(entry, extra);
  if (entry.isEncrypted) lockOf(entry, extra, flags, data.getUint16(offset + 12, true));
  return { entry, next, legacyName: name === null ? rawName : null };
}

/** PKWARE's strong encryption. */
const STRONG = 0x40;
const STREAMED = 8;
/** The method of files encrypted with AES, whose own one is in an extra field. */
const AES_METHOD = 99;
const AES_FIELD = 0x9901;

/** Finds out how an entry is encrypted. */
function lockOf(entry: ZipEntry, extra: Uint8Array, flags: number, time: number): void {
  if ((flags & STRONG) !== 0) return;
  if (entry.method !== AES_METHOD) {
    // A file that was written as it was packed had no checksum then.
    entry.lock = { check: flags & STREAMED ? time >>> 8 : entry.crc >>> 24, aes: 0, isUnsummed: false };
    return;
  }
  const field = extraField(extra, AES_FIELD);
  const aes = field?.[4] ?? 0;
  if (!field || field.length < 7 || aes < 1 || aes > 3) return;
  entry.lock = { check: 0, aes, isUnsummed: field[0] === 2 };
  entry.method = dataViewOf(field).getUint16(5, true);
}

/** Numbers beyond 32 bits are in an extra field, in a fixed order, each present only if its regular field is full. */
function widen(entry: ZipEntry, extra: Uint8Array): void {
  const field = extraField(extra, 0x0001);
  if (!field) return;
  const data = dataViewOf(field);
  let position = 0;
  for (const key of ["size", "packed", "offset"] as const) {
    if (entry[key] !== 0xffffffff || position + 8 > field.length) continue;
    entry[key] = Number(data.getBigUint64(position, true));
    position += 8;
  }
}

function extraField(extra: Uint8Array, wanted: number): Uint8Array | null {
  const data = dataViewOf(extra);
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = data.getUint16(at + 2, true);
    if (data.getUint16(at, true) === wanted) return extra.subarray(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return null;
}

/** Info-ZIP's field with the name in UTF-8, after a version byte and a checksum. */
function unicodeName(extra: Uint8Array): string | null {
  const field = extraField(extra, 0x7075);
  return field && field.length > 5 ? new TextDecoder().decode(field.subarray(5)) : null;
}

/** A name in UTF-8; null if it is in another encoding. Many programs write UTF-8 without marking it; valid UTF-8 is hardly ever anything else. */
export function decodeName(bytes: Uint8Array, utf8: boolean): string | null {
  if (utf8) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Names the entries whose names are in another encoding than UTF-8. */
export async function nameLegacy(legacy: readonly { entry: ZipEntry; name: Uint8Array }[]): Promise<void> {
  if (legacy.length === 0) return;
  const { decoderOfNames } = await import("./legacy-names.ts");
  const decode = decoderOfNames(legacy.map(({ name }) => name));
  for (const { entry, name } of legacy) entry.name = decode(name);
}

/**
 * The bytes of one entry; reuses stretches of the ZIP file that are already in memory. Throws `Unreadable` with a message
 * for the entry if the bytes cannot be read, or are too many.
 */
export async function unzip(
  blob: Blob,
  entry: ZipEntry,
  stretches: readonly ZipStretch[] = [],
  password?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.problem) throw new Unreadable(entry.problem);
  if (entry.isEncrypted && !entry.lock) throw new Unreadable(message("files-zip-password"));
  if (entry.method !== 0 && entry.method !== 8 && entry.method !== BARE) {
    throw new Unreadable(message("files-zip-method", { method: entry.method }));
  }
  if (entry.size > LIMITS.fileBytes) throw new Unreadable(tooLarge(entry.size));
  if (entry.size > LIMITS.ratioFromBytes && entry.size > entry.packed * LIMITS.ratio) {
    throw new Unreadable(message("files-zip-ratio", { ratio: LIMITS.ratio }));
  }
  if (entry.lock) return unlock(blob, entry, entry.lock, stretches, password);
  const { start, near } = await locate(blob, entry, stretches);
  const packed = near ? streamOf(near) : blob.slice(start, start + entry.packed).stream();
  const bytes =
    entry.method === 8
      ? await inflate(packed, entry.size)
      : (near?.slice() ?? (await sliceOf(blob, start, entry.packed)));
  if (entry.method === BARE) return bytes;
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) {
    throw new Unreadable(message("files-zip-checksum"));
  }
  return bytes;
}

/** The bytes of an encrypted entry. Throws `Locked` without its password. */
async function unlock(
  blob: Blob,
  entry: ZipEntry,
  lock: ZipLock,
  stretches: readonly ZipStretch[],
  password: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (password === undefined) throw new Locked(false);
  const { decrypted } = await import("./zip-passwords.ts");
  const packed = decrypted(await packedBytes(blob, entry, stretches), lock, password);
  try {
    const bytes = entry.method === 8 ? await inflate(streamOf(packed), entry.size) : packed;
    if (bytes.length === entry.size && (lock.isUnsummed || crc32(bytes) === entry.crc)) return bytes;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  // One in 256 wrong passwords passes the old encryption's check.
  throw lock.aes ? new Unreadable(message("files-zip-checksum")) : new Locked(true);
}

/** The packed bytes of one entry. Throws `Unreadable` if they are incomplete. */
export async function packedBytes(
  blob: Blob,
  entry: ZipEntry,
  stretches: readonly ZipStretch[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const { start, near } = await locate(blob, entry, stretches);
  return near ?? (await sliceOf(blob, start, entry.packed));
}

/** The offset of an entry's packed bytes, and the bytes themselves if they are in memory. */
async function locate(
  blob: Blob,
  entry: ZipEntry,
  stretches: readonly ZipStretch[],
): Promise<{ start: number; near: Uint8Array<ArrayBuffer> | null }> {
  if (entry.method === BARE) return { start: entry.offset, near: within(stretches, entry.offset, entry.packed) };
  const head = within(stretches, entry.offset, 30) ?? (await sliceOf(blob, entry.offset, 30));
  if (head.length < 30 || dataViewOf(head).getUint32(0, true) !== LOCAL) {
    throw new Unreadable(message("files-zip-misplaced"));
  }
  const start = entry.offset + 30 + dataViewOf(head).getUint16(26, true) + dataViewOf(head).getUint16(28, true);
  if (start + entry.packed > blob.size) throw new Unreadable(message("files-zip-cut"));
  return { start, near: within(stretches, start, entry.packed) };
}

/** Unpacks bytes up to the declared size, as `unzip` does. */
export function inflated(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  if (size > LIMITS.ratioFromBytes && size > packed.length * LIMITS.ratio)
    throw new Unreadable(message("files-zip-ratio", { ratio: LIMITS.ratio }));
  return inflate(streamOf(packed), size);
}

/** Unpacks up to the declared size, and not a byte beyond it. */
async function inflate(
  packed: ReadableStream<Uint8Array<ArrayBuffer>>,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = packed.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const out = new Uint8Array(size);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return out.subarray(0, length);
      if (length + value.length > size) break;
      out.set(value, length);
      length += value.length;
    }
  } catch {
    throw new Unreadable(message("files-zip-corrupt"));
  }
  // Not awaited: nobody needs the rest of the stream.
  reader.cancel().catch(() => {});
  throw new Unreadable(message("files-zip-grows"));
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

export async function sliceOf(blob: Blob, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
}
