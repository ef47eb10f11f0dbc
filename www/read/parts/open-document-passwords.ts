/**
 * OpenDocument files whose parts are encrypted (ODF 1.2, part 3, section 3.8): each is deflated, then encrypted with AES, by a key that
 * is derived from the password with PBKDF2. A digest of its first bytes tells whether the password is right. The manifest says all of
 * it. O(n), after up to a million digests.
 */
import { cbc } from "@noble/ciphers/aes.js";
import { sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { LIMITS, Locked, tooLarge, Unreadable } from "../model.ts";
import { walkXml } from "./markup.ts";
import { decodeXml, type Parts } from "./package.ts";
import { fromBase64, unknown } from "./password-parts.ts";
import { inflated } from "./zip.ts";

/** Maximum digests for all keys of a file; LibreOffice needs 100,000, for its only key. */
const MAX_ROUNDS = 1_000_000;

/** Deflated bytes of which there is a digest. */
const CHECKED_BYTES = 1024;

/** How a part is encrypted: its attributes in the manifest, by their names. */
type Lock = ReadonlyMap<string, string>;

/** The parts of such a file, decrypted as they are asked for. Throws `Locked` if it has another password. */
export function unlockedParts(parts: Parts, manifest: string, password: string | undefined): Parts {
  const locks = locksIn(manifest);
  if (locks.size === 0 || ![...locks.values()].every(isKnown)) throw unknown();
  if (password === undefined) throw new Locked(false);
  return new UnlockedParts(parts, locks, password);
}

class UnlockedParts implements Parts {
  readonly #parts: Parts;
  readonly #locks: ReadonlyMap<string, Lock>;
  readonly #start: { readonly [digest in "sha1" | "sha256"]: Uint8Array };
  /** By salt and rounds: usually all parts have the same. */
  readonly #keys = new Map<string, Promise<Uint8Array>>();
  #rounds = 0;
  #unpacked = 0;

  constructor(parts: Parts, locks: ReadonlyMap<string, Lock>, password: string) {
    this.#parts = parts;
    this.#locks = locks;
    const letters = new TextEncoder().encode(password);
    this.#start = { sha1: sha1(letters), sha256: sha256(letters) };
  }

  get names(): string[] {
    return this.#parts.names;
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  /** Of what is encrypted the bytes are others each time. */
  digest(name: string): { size: number; crc: number } | null {
    return this.#locks.has(name) ? null : this.#parts.digest(name);
  }

  async bytes(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const bytes = await this.#parts.bytes(name);
    const lock = this.#locks.get(name);
    if (!bytes || !lock) return bytes;
    const size = Number(lock.get("size"));
    this.#unpacked += size;
    if (!(size >= 0) || this.#unpacked > LIMITS.fileBytes) throw new Unreadable(tooLarge(this.#unpacked || 0));
    const deflated = withoutPadding(await this.#decrypted(bytes, lock));
    const checked = digestOf(lock.get("checksum-type"))(deflated.subarray(0, CHECKED_BYTES));
    if (!isEqual(checked, fromBase64(lock.get("checksum")))) throw new Locked(true);
    return inflated(deflated, size);
  }

  async xml(name: string): Promise<string | null> {
    const bytes = await this.bytes(name);
    return bytes && decodeXml(bytes);
  }

  async #decrypted(bytes: Uint8Array, lock: Lock): Promise<Uint8Array> {
    const vector = fromBase64(lock.get("initialisation-vector"));
    if (vector.length !== BLOCK_BYTES || bytes.length === 0 || bytes.length % BLOCK_BYTES !== 0) throw unknown();
    return cbc(await this.#key(lock), vector, { disablePadding: true }).decrypt(bytes);
  }

  #key(lock: Lock): Promise<Uint8Array> {
    const [salt = "", rounds, size] = ["salt", "iteration-count", "derived-size"].map((name) => lock.get(name) ?? "");
    const start = this.#start[digestOf(lock.get("start-key-generation-name")) === sha256 ? "sha256" : "sha1"];
    const id = [salt, rounds, size, start.length].join();
    const known = this.#keys.get(id);
    if (known) return known;
    this.#rounds += Number(rounds);
    if (!(this.#rounds <= MAX_ROUNDS)) throw unknown();
    const key = derived(start, fromBase64(salt), Number(rounds), Number(size));
    this.#keys.set(id, key);
    return key;
  }
}

const BLOCK_BYTES = 16;

/** By PBKDF2, in a twentieth of the time where the platform does it: a page that was loaded without encryption has no `subtle`. */
async function derived(start: Uint8Array, salt: Uint8Array, rounds: number, bytes: number): Promise<Uint8Array> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return pbkdf2(sha1, start, salt, { c: rounds, dkLen: bytes });
  const key = await subtle.importKey("raw", Uint8Array.from(start), "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-1", salt: Uint8Array.from(salt), iterations: rounds };
  return new Uint8Array(await subtle.deriveBits(how, key, 8 * bytes));
}

/** The parts that are encrypted, by their names. */
function locksIn(manifest: string): Map<string, Lock> {
  const locks = new Map<string, Lock>();
  let [name, size]: (string | undefined)[] = [];
  let lock: Map<string, string> | null = null;
  walkXml(manifest, {
    open: (element, attributes) => {
      if (element === "file-entry") {
        name = attributes["full-path"];
        size = attributes["size"];
      }
      if (element === "encryption-data") lock = new Map([["size", size ?? ""]]);
      // Both a start key and the key itself have a size.
      const { "key-size": keySize, ...others } = attributes;
      for (const [key, value] of Object.entries(others)) lock?.set(key, value);
      if (element === "key-derivation") lock?.set("derived-size", keySize ?? "16");
    },
    close: (element) => {
      if (element !== "encryption-data" || !lock) return;
      if (name !== undefined) locks.set(name, lock);
      lock = null;
    },
  });
  return locks;
}

/** Whether a part is encrypted as is read here: older files use Blowfish, and LibreOffice's newest ones Argon2. */
function isKnown(lock: Lock): boolean {
  const [size, rounds] = [Number(lock.get("derived-size")), Number(lock.get("iteration-count"))];
  return (
    /#aes(?:128|192|256)-cbc$/.test(lock.get("algorithm-name") ?? "") &&
    /(?:^|#)PBKDF2$/i.test(lock.get("key-derivation-name") ?? "") &&
    [16, 24, 32].includes(size) &&
    Number.isInteger(rounds) &&
    rounds > 0 &&
    rounds <= MAX_ROUNDS
  );
}

/** By the last part of its name: "…#sha256", "…#sha256-1k", "SHA1/1K". Without one it is SHA-1. */
function digestOf(name: string | undefined): typeof sha1 | typeof sha256 {
  return /sha-?256/i.test(name ?? "") ? sha256 : sha1;
}

/** The last byte says how many were filled up. */
function withoutPadding(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padding = bytes.at(-1) ?? 0;
  return Uint8Array.from(padding <= BLOCK_BYTES ? bytes.subarray(0, bytes.length - padding) : bytes);
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
