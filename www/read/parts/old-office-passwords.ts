/**
 * Documents that Office before 2007 has encrypted with RC4 (MS-OFFCRYPTO 2.3.5 and 2.3.6): with a key of 40 bits for every block of a
 * stream, as Word and Excel 97 did it, or by CryptoAPI, as those since 2002 can. The password is checked before anything is decrypted.
 * The oldest way, obfuscation by XOR, is not read. O(n).
 */
import { md5, sha1 } from "@noble/hashes/legacy.js";
import { message } from "../../i18n/message.ts";
import { Locked, Unreadable } from "../model.ts";
import { uint16, uint32 } from "./compound.ts";
import { bytesOf, joined } from "./joined-bytes.ts";

/** Decrypts a stream in blocks of `blockBytes`. The key stream depends only on a byte's place. */
export type Decrypt = (stream: Uint8Array, blockBytes: number) => Uint8Array;

/** Excel's own password for workbooks that are only protected against changes. */
const DEFAULT_PASSWORD = "VelvetSweatshop";

/** The key of a block, by its number. */
type KeyOf = (block: number) => Uint8Array;

/** `header`: how a document is encrypted, from its version on. Throws `Locked` if it has another password. */
export function decryptorOf(header: Uint8Array, password: string | undefined, isWorkbook = false): Decrypt {
  const open = opener(header);
  if (!open) throw new Unreadable(message("files-password"));
  for (const one of [password, isWorkbook ? DEFAULT_PASSWORD : undefined]) {
    const keyOf = one === undefined ? null : open(new Uint8Array(Uint16Array.from(one, (c) => c.charCodeAt(0)).buffer));
    if (keyOf) return (stream, blockBytes) => decrypted(stream, blockBytes, keyOf);
  }
  throw new Locked(password !== undefined);
}

/** Takes a password as UTF-16; null if it is another one. */
function opener(header: Uint8Array): ((password: Uint8Array) => KeyOf | null) | null {
  const [major, minor] = [uint16(header, 0), uint16(header, 2)];
  if (major === 1 && minor === 1 && header.length >= 52) {
    const [salt, verifier, digest] = [4, 20, 36].map((at) => header.subarray(at, at + 16)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    return (password) => checked(keysOf97(password, salt), verifier, digest, md5);
  }
  if (minor !== 2 || major < 2 || major > 4 || header.length < 12) return null;
  // Its own header, and then the salt, the verifier and its digest, each after its size.
  const at = 12 + uint32(header, 8);
  const [algorithm, bits] = [uint32(header, 12 + 8), uint32(header, 12 + 16) || 40];
  if (algorithm !== RC4 || bits % 8 !== 0 || bits < 40 || bits > 128 || at + 60 > header.length) return null;
  const salt = header.subarray(at + 4, at + 20);
  const [verifier, digest] = [header.subarray(at + 20, at + 36), header.subarray(at + 40, at + 60)];
  return (password) => checked(keysOfCryptoApi(password, salt, bits / 8), verifier, digest, sha1);
}

/** CryptoAPI's identifier of RC4. */
const RC4 = 0x6801;

/** Bytes of a key of 40 bits; CryptoAPI fills it up with zeros. */
const SHORT_KEY = 5;
const KEY_BYTES = 16;

function keysOf97(password: Uint8Array, salt: Uint8Array): KeyOf {
  const first = md5(password).subarray(0, SHORT_KEY);
  const start = md5(joined(...Array.from({ length: 16 }, () => [first, salt]).flat())).subarray(0, SHORT_KEY);
  return (block) => md5(joined(start, bytesOf(block)));
}

function keysOfCryptoApi(password: Uint8Array, salt: Uint8Array, bytes: number): KeyOf {
  const start = sha1(joined(salt, password));
  return (block) => {
    const key = sha1(joined(start, bytesOf(block))).subarray(0, bytes);
    return bytes === SHORT_KEY ? joined(key, new Uint8Array(KEY_BYTES - SHORT_KEY)) : key;
  };
}

function checked(
  keyOf: KeyOf,
  verifier: Uint8Array,
  digest: Uint8Array,
  digestOf: (bytes: Uint8Array) => Uint8Array,
): KeyOf | null {
  const plain = decrypted(joined(verifier, digest), verifier.length + digest.length, keyOf);
  const expected = digestOf(plain.subarray(0, verifier.length));
  return expected.every((byte, at) => byte === plain[verifier.length + at]) ? keyOf : null;
}

function decrypted(stream: Uint8Array, blockBytes: number, keyOf: KeyOf): Uint8Array {
  const plain = stream.slice();
  for (let from = 0, block = 0; from < plain.length; from += blockBytes, block++) {
    addKeyStream(plain.subarray(from, from + blockBytes), keyOf(block));
  }
  return plain;
}

/** RC4. */
function addKeyStream(bytes: Uint8Array, key: Uint8Array): void {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (one: number, other: number): void => {
    [state[one], state[other]] = [at(other), at(one)];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  for (let index = 0, i = 0, j = 0; index < bytes.length; index++) {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    bytes[index] = (bytes[index] ?? 0) ^ at(at(i) + at(j));
  }
}
