/**
 * Encrypted files of ZIP files: the old encryption (PKWARE's APPNOTE 6.3, section 6.1), and AES as WinZip defined it. A wrong password is
 * noticed by a check of one byte, or of two; what passes it by chance is noticed by the checksum. O(n).
 */
import { ecb } from "@noble/ciphers/aes.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { message } from "../../i18n/message.ts";
import { Locked, Unreadable } from "../model.ts";
import { crcTable } from "./crc.ts";

/** How a file is encrypted. */
export interface ZipLock {
  /** The byte by which the old encryption checks a password. */
  check: number;
  /** The strength of AES: 1 to 3; 0 for the old encryption. */
  aes: number;
  /** Whether its checksum is left out, since AES has one of its own. */
  isUnsummed: boolean;
}

const HEADER_BYTES = 12;

/** The bytes of a file as they were before encryption. Throws `Locked` if it has another password. */
export function decrypted(packed: Uint8Array, lock: ZipLock, password: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(password);
  return lock.aes ? withAes(packed, lock.aes, bytes) : withOldKeys(packed, lock.check, bytes);
}

function withOldKeys(packed: Uint8Array, check: number, password: Uint8Array): Uint8Array<ArrayBuffer> {
  const table = crcTable();
  const crc = (before: number, byte: number): number => (before >>> 8) ^ (table[(before ^ byte) & 0xff] ?? 0);
  let [first, second, third] = [0x12345678, 0x23456789, 0x34567890];
  const update = (byte: number): void => {
    first = crc(first, byte);
    second = (Math.imul(second + (first & 0xff), 134775813) + 1) | 0;
    third = crc(third, second >>> 24);
  };
  for (const byte of password) update(byte);
  const plain = new Uint8Array(packed.length);
  for (const [at, byte] of packed.entries()) {
    const key = (third | 2) & 0xffff;
    const letter = byte ^ ((Math.imul(key, key ^ 1) >>> 8) & 0xff);
    plain[at] = letter;
    update(letter);
    if (at === HEADER_BYTES - 1 && letter !== check) throw new Locked(true);
  }
  return plain.subarray(HEADER_BYTES);
}

const ROUNDS = 1000;
const BLOCK_BYTES = 16;
const CHECK_BYTES = 2;
const CODE_BYTES = 10;
/** Blocks of the key stream that are made at once. */
const MAX_BLOCKS = 1 << 14;

/** `strength`: 1, 2 or 3, for keys of 128, 192 and 256 bits. */
function withAes(packed: Uint8Array, strength: number, password: Uint8Array): Uint8Array<ArrayBuffer> {
  const keyBytes = 8 + 8 * strength;
  const saltBytes = keyBytes / 2;
  if (packed.length < saltBytes + CHECK_BYTES + CODE_BYTES) throw new Unreadable(message("files-zip-corrupt"));
  const salt = packed.subarray(0, saltBytes);
  const keys = pbkdf2(sha1, password, salt, { c: ROUNDS, dkLen: 2 * keyBytes + CHECK_BYTES });
  const isEqual = (x: Uint8Array, at: number): boolean => x.every((byte, offset) => byte === packed[at + offset]);
  if (!isEqual(keys.subarray(2 * keyBytes), saltBytes)) throw new Locked(true);
  const end = packed.length - CODE_BYTES;
  const plain = packed.slice(saltBytes + CHECK_BYTES, end);
  const code = hmac(sha1, keys.subarray(keyBytes, 2 * keyBytes), plain).subarray(0, CODE_BYTES);
  if (!isEqual(code, end)) throw new Unreadable(message("files-zip-checksum"));
  addKeyStream(plain, keys.subarray(0, keyBytes));
  return plain;
}

/** The counter mode of WinZip, whose counter starts at 1 and has its lowest byte first. */
function addKeyStream(bytes: Uint8Array, key: Uint8Array): void {
  for (let from = 0; from < bytes.length; from += MAX_BLOCKS * BLOCK_BYTES) {
    const blocks = Math.min(MAX_BLOCKS, Math.ceil((bytes.length - from) / BLOCK_BYTES));
    const counters = new Uint8Array(blocks * BLOCK_BYTES);
    const view = new DataView(counters.buffer);
    for (let at = 0; at < blocks; at++) view.setUint32(at * BLOCK_BYTES, from / BLOCK_BYTES + at + 1, true);
    const stream = ecb(key, { disablePadding: true }).encrypt(counters);
    const end = Math.min(bytes.length, from + stream.length);
    for (let at = from; at < end; at++) bytes[at] = (bytes[at] ?? 0) ^ (stream[at - from] ?? 0);
  }
}
