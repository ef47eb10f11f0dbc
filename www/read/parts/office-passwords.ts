/**
 * Documents that Office since 2007 has encrypted (MS-OFFCRYPTO): a ZIP package within a compound file, by agile encryption, or by the
 * standard one of 2007. The password is checked before anything is decrypted. O(n), after up to a million digests.
 */
import { cbc, ecb } from "@noble/ciphers/aes.js";
import { sha1 } from "@noble/hashes/legacy.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { Locked } from "../model.ts";
import { bytesOf, dataViewOf, joined } from "./joined-bytes.ts";
import { fromBase64, unknown } from "./password-parts.ts";

type Digest = (bytes: Uint8Array) => Uint8Array;

const DIGESTS: Readonly<Record<string, Digest>> = { SHA1: sha1, SHA256: sha256, SHA384: sha384, SHA512: sha512 };

/** Digests of a password; Office makes 100,000. */
const MAX_ROUNDS = 1_000_000;
const STANDARD_ROUNDS = 50_000;

/** Bytes of the package that are encrypted at a time. */
const SEGMENT_BYTES = 4096;

/** What Excel encrypts with if a workbook is only to be protected against changes. */
const DEFAULT_PASSWORD = "VelvetSweatshop";

/** What a key is for, as agile encryption says it. */
const [VERIFIER, VERIFIER_HASH, KEY] = ["fea7d2763b4b9e79", "d7aa0f6d3061344e", "146e0be7abacd0d6"].map((hex) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
) as [Uint8Array, Uint8Array, Uint8Array];

/** The package. `info`, `locked`: the two streams of the compound file; of workbooks Excel's own password is tried, too. Throws `Locked` if it has another password. */
export function unlockedPackage(
  info: Uint8Array,
  locked: Uint8Array,
  password: string | undefined,
  isWorkbook: boolean,
): Uint8Array<ArrayBuffer> {
  if (info.length < 8 || locked.length < 8) throw unknown();
  const minor = dataViewOf(info).getUint16(2, true);
  const size = dataViewOf(locked).getUint32(0, true);
  const packed = locked.subarray(8, 8 + 16 * Math.floor((locked.length - 8) / 16));
  const open = minor === 4 ? agile(info) : minor === 2 ? standard(info) : null;
  if (!open || dataViewOf(locked).getUint32(4, true) !== 0 || size > packed.length) throw unknown();
  for (const one of [password, isWorkbook ? DEFAULT_PASSWORD : undefined]) {
    const decrypt = one === undefined ? null : open(one);
    if (decrypt) return Uint8Array.from(decrypt(packed).subarray(0, size));
  }
  throw new Locked(password !== undefined);
}

/** Takes a password; null if it is another one. */
type Opener = (password: string) => ((packed: Uint8Array) => Uint8Array) | null;

function agile(info: Uint8Array): Opener | null {
  const xml = new TextDecoder().decode(info.subarray(8));
  const data = attributesOf(xml, "keyData");
  const key = attributesOf(xml, "encryptedKey");
  const digest = DIGESTS[key("hashAlgorithm")];
  const dataDigest = DIGESTS[data("hashAlgorithm")];
  const [rounds, bits] = [Number(key("spinCount")), Number(key("keyBits"))];
  const isKnown = [data, key].every((of) => of("cipherAlgorithm") === "AES" && of("cipherChaining").endsWith("CBC"));
  if (!isKnown || !digest || !dataDigest || ![128, 192, 256].includes(bits) || !(rounds >= 0 && rounds <= MAX_ROUNDS)) {
    return null;
  }
  const salt = fromBase64(key("saltValue"));
  return (password) => {
    const hash = rounded(digest, salt, password, rounds);
    const opened = (name: string, purpose: Uint8Array): Uint8Array =>
      unchained(sized(digest(joined(hash, purpose)), bits / 8), salt, fromBase64(key(name)));
    const expected = digest(opened("encryptedVerifierHashInput", VERIFIER));
    if (!isStart(expected, opened("encryptedVerifierHashValue", VERIFIER_HASH))) return null;
    const own = opened("encryptedKeyValue", KEY).subarray(0, Number(data("keyBits")) / 8);
    const dataSalt = fromBase64(data("saltValue"));
    return (packed) => {
      const plain = new Uint8Array(packed.length);
      for (let at = 0, segment = 0; at < packed.length; at += SEGMENT_BYTES, segment++) {
        const start = dataDigest(joined(dataSalt, bytesOf(segment)));
        plain.set(unchained(own, start, packed.subarray(at, at + SEGMENT_BYTES)), at);
      }
      return plain;
    };
  };
}

function standard(info: Uint8Array): Opener | null {
  const data = dataViewOf(info);
  const from = 12 + (info.length >= 12 ? data.getUint32(8, true) : 0);
  // The salt, the verifier and its digest, each after its size.
  if (info.length < 32 || from + 72 > info.length) return null;
  const bits = data.getUint32(12 + 16, true);
  if (![128, 192, 256].includes(bits)) return null;
  const salt = info.subarray(from + 4, from + 20);
  const verifier = info.subarray(from + 20, from + 36);
  const verifierHash = info.subarray(from + 40, from + 72);
  return (password) => {
    const hash = sha1(joined(rounded(sha1, salt, password, STANDARD_ROUNDS), bytesOf(0)));
    const derived = [0x36, 0x5c].map((fill) => sha1(sized(hash, 64, 0).map((byte) => byte ^ fill)));
    const cipher = ecb(joined(...derived).subarray(0, bits / 8), { disablePadding: true });
    return isStart(sha1(cipher.decrypt(verifier)), cipher.decrypt(verifierHash))
      ? (packed) => cipher.decrypt(packed)
      : null;
  };
}

function rounded(digest: Digest, salt: Uint8Array, password: string, rounds: number): Uint8Array {
  const letters = new Uint8Array(password.length * 2);
  for (let at = 0; at < password.length; at++) dataViewOf(letters).setUint16(2 * at, password.charCodeAt(at), true);
  let hash = digest(joined(salt, letters));
  const input = new Uint8Array(4 + hash.length);
  for (let round = 0; round < rounds; round++) {
    dataViewOf(input).setUint32(0, round, true);
    input.set(hash, 4);
    hash = digest(input);
  }
  return hash;
}

/** AES with chained blocks. */
function unchained(key: Uint8Array, start: Uint8Array, bytes: Uint8Array): Uint8Array {
  const whole = bytes.subarray(0, 16 * Math.floor(bytes.length / 16));
  if (whole.length === 0 || ![16, 24, 32].includes(key.length)) throw unknown();
  return cbc(key, sized(start, 16), { disablePadding: true }).decrypt(whole);
}

/** Cut off, or filled up. */
function sized(bytes: Uint8Array, length: number, fill = 0x36): Uint8Array {
  const result = new Uint8Array(length).fill(fill);
  result.set(bytes.subarray(0, length));
  return result;
}

function isStart(start: Uint8Array, bytes: Uint8Array): boolean {
  return start.every((byte, at) => byte === bytes[at]);
}

/** The attributes of the first element of a name, in any namespace. */
function attributesOf(xml: string, element: string): (name: string) => string {
  const [, before = ""] = xml.split(`${element} `);
  const [tag = ""] = before.split(">");
  return (name) =>
    tag.split(` ${name}="`)[1]?.split('"')[0] ?? (tag.startsWith(`${name}="`) ? (tag.split('"')[1] ?? "") : "");
}
