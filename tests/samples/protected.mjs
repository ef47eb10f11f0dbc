// Documents that their password opens: a PDF, encrypted with RC4 as ISO 32000-1 describes it in 7.6, and Office documents.
import { createCipheriv, createHash, pbkdf2Sync } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { unzipSync } from "fflate";
import { compound } from "./compound.mjs";
import { zip } from "./formats.mjs";

const PAD = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const KEY_BYTES = 16;

const md5 = (...parts) => createHash("md5").update(Buffer.concat(parts)).digest();

/** The cipher itself; OpenSSL has it no more. */
function rc4(key, bytes) {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (x, y) => {
    [state[x], state[y]] = [state[y], state[x]];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i] + key[i % key.length]) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(bytes, "latin1").map((byte) => {
    i = (i + 1) & 255;
    j = (j + state[i]) & 255;
    swap(i, j);
    return byte ^ state[(state[i] + state[j]) & 255];
  });
}

/** The cipher twenty times, with the key changed by each number. */
const rc4Often = (key, bytes) =>
  Array.from({ length: 20 }, (_, at) => at).reduce(
    (text, at) =>
      rc4(
        key.map((byte) => byte ^ at),
        text,
      ),
    bytes,
  );

const md5Often = (bytes) => Array.from({ length: 50 }).reduce((sum) => md5(sum), md5(bytes));

/** A PDF with a page of one line. */
export function lockedPdf(line, password) {
  const id = Buffer.alloc(16, 7);
  const padded = Buffer.concat([Buffer.from(password, "latin1"), PAD]).subarray(0, 32);
  const owner = rc4Often(md5Often(padded), padded);
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = md5Often(Buffer.concat([padded, owner, rights, id])).subarray(0, KEY_BYTES);
  const user = Buffer.concat([rc4Often(key, md5(PAD, id)), Buffer.alloc(16)]);
  const keyOf = (object) => md5(key, Buffer.from([object, 0, 0, 0, 0]));
  const page = rc4(keyOf(4), `BT /F 12 Tf 72 700 Td (${line}) Tj ET`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    Buffer.concat([Buffer.from(`<< /Length ${page.length} >>\nstream\n`), page, Buffer.from("\nendstream")]),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${owner.toString("hex")}> /U <${user.toString("hex")}> >>`,
  ];
  let file = Buffer.from("%PDF-1.4\n");
  const places = objects.map((object, at) => {
    const place = file.length;
    file = Buffer.concat([file, Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const hex = id.toString("hex");
  const end = `xref\n0 7\n0000000000 65535 f \n${rows}trailer\n<< /Size 7 /Root 1 0 R /Encrypt 6 0 R /ID [<${hex}> <${hex}>] >>\n`;
  return Buffer.concat([file, Buffer.from(`${end}startxref\n${file.length}\n%%EOF\n`)]);
}

// Office documents: what MS-OFFCRYPTO describes, by Node.js's ciphers.

const sha = (name, ...parts) => createHash(name).update(Buffer.concat(parts)).digest();
const u32 = (number) => Buffer.from(Uint32Array.of(number).buffer);
const whole = (bytes) => Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);

function aes(mode, key, start, bytes) {
  const cipher = createCipheriv(`aes-${key.length * 8}-${mode}`, key, start);
  return cipher.setAutoPadding(false).update(whole(bytes));
}

const sizeBefore = (bytes, encrypted) => Buffer.concat([u32(bytes.length), u32(0), encrypted]);

/** A document encrypted by agile encryption, with 256 bits and SHA-512, as Office writes it; `rounds` are those that it declares. */
export function lockedOffice(bytes, password, { rounds = 1000 } = {}) {
  const salt = Buffer.alloc(16, 3);
  const own = Buffer.alloc(32, 5);
  let hash = sha("sha512", salt, Buffer.from(password, "utf16le"));
  for (let round = 0; round < Math.min(rounds, 1000); round++) hash = sha("sha512", u32(round), hash);
  const sealed = (purpose, content) => {
    const key = sha("sha512", hash, Buffer.from(purpose, "hex")).subarray(0, 32);
    return aes("cbc", key, salt, content).toString("base64");
  };
  const verifier = Buffer.alloc(16, 9);
  const cipher = `keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"`;
  const described = `saltSize="16" blockSize="16" ${cipher} saltValue="${salt.toString("base64")}"`;
  const values = [
    `encryptedVerifierHashInput="${sealed("fea7d2763b4b9e79", verifier)}"`,
    `encryptedVerifierHashValue="${sealed("d7aa0f6d3061344e", sha("sha512", verifier))}"`,
    `encryptedKeyValue="${sealed("146e0be7abacd0d6", own)}"`,
  ].join(" ");
  const xml = `<encryption><keyData ${described}/><keyEncryptors><keyEncryptor><p:encryptedKey spinCount="${rounds}" ${described} ${values}/></keyEncryptor></keyEncryptors></encryption>`;
  const segments = [];
  for (let at = 0; at < bytes.length; at += 4096) {
    const start = sha("sha512", salt, u32(at / 4096)).subarray(0, 16);
    segments.push(aes("cbc", own, start, bytes.subarray(at, at + 4096)));
  }
  const info = Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from(xml)]);
  return compound({ EncryptionInfo: info, EncryptedPackage: sizeBefore(bytes, Buffer.concat(segments)) });
}

/** The same by the standard encryption of Office 2007, with 128 bits. */
export function lockedOffice2007(bytes, password) {
  const salt = Buffer.alloc(16, 3);
  let hash = sha("sha1", salt, Buffer.from(password, "utf16le"));
  for (let round = 0; round < 50_000; round++) hash = sha("sha1", u32(round), hash);
  hash = sha("sha1", hash, u32(0));
  const key = sha(
    "sha1",
    Buffer.concat([hash, Buffer.alloc(44)]).map((byte) => byte ^ 0x36),
  ).subarray(0, 16);
  const verifier = Buffer.alloc(16, 9);
  const head = Buffer.concat([
    u32(0x24),
    u32(0),
    u32(0x660e),
    u32(0x8004),
    u32(128),
    u32(0x18),
    u32(0),
    u32(0),
    u32(0),
  ]);
  const info = Buffer.concat([
    ...[Buffer.from([3, 0, 2, 0, 0x24, 0, 0, 0]), u32(head.length), head, u32(16), salt],
    ...[aes("ecb", key, null, verifier), u32(20), aes("ecb", key, null, sha("sha1", verifier))],
  ]);
  return compound({ EncryptionInfo: info, EncryptedPackage: sizeBefore(bytes, aes("ecb", key, null, bytes)) });
}

/** An OpenDocument file whose parts are encrypted as ODF 1.2 says; `rounds` are those that it declares. */
export function lockedOpenDocument(
  bytes,
  password,
  {
    start = "sha256",
    keyBytes = 32,
    rounds = 1000,
    saltEach = false,
    algorithm = `http://www.w3.org/2001/04/xmlenc#aes${keyBytes * 8}-cbc`,
    derivation = "PBKDF2",
    manifest = (xml) => xml,
  } = {},
) {
  const entries = Object.entries(unzipSync(bytes)).filter(([name]) => name !== "META-INF/manifest.xml");
  const about = [];
  const parts = {};
  for (const [at, [name, content]] of entries.entries()) {
    if (name === "mimetype") {
      parts[name] = content;
      continue;
    }
    const salt = Buffer.alloc(16, saltEach ? at : 3);
    const vector = Buffer.alloc(16, 7 + at);
    const key = pbkdf2Sync(
      sha(start, Buffer.from(password)),
      salt,
      Math.min(Math.max(rounds, 1), 1000),
      keyBytes,
      "sha1",
    );
    const packed = deflateRawSync(content);
    const padding = 16 - (packed.length % 16);
    const padded = Buffer.concat([packed, Buffer.alloc(padding - 1), Buffer.from([padding])]);
    parts[name] = aes("cbc", key, vector, padded);
    const checksum = sha(start, packed.subarray(0, 1024)).toString("base64");
    about.push(
      `<manifest:file-entry manifest:full-path="${name}" manifest:size="${content.length}"><manifest:encryption-data manifest:checksum-type="${start}-1k" manifest:checksum="${checksum}">` +
        `<manifest:algorithm manifest:algorithm-name="${algorithm}" manifest:initialisation-vector="${vector.toString("base64")}"/>` +
        `<manifest:start-key-generation manifest:start-key-generation-name="http://www.w3.org/2000/09/xmldsig#${start}" manifest:key-size="${start === "sha256" ? 32 : 20}"/>` +
        `<manifest:key-derivation manifest:key-derivation-name="${derivation}" manifest:key-size="${keyBytes}" manifest:iteration-count="${rounds}" manifest:salt="${salt.toString("base64")}"/></manifest:encryption-data></manifest:file-entry>`,
    );
  }
  const xml = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${about.join("")}</manifest:manifest>`;
  return zip({ ...parts, "META-INF/manifest.xml": manifest(xml) });
}

// RC4 by CryptoAPI, as old documents of Word have it since 2002.

const CRYPTO_API_SALT = Buffer.alloc(16, 3);

function cryptoApiKey(password, block, bits) {
  const start = sha("sha1", CRYPTO_API_SALT, Buffer.from(password, "utf16le"));
  const key = sha("sha1", start, u32(block)).subarray(0, bits / 8);
  return bits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key;
}

/** Bytes in blocks of 512. */
export function byCryptoApi(password, bytes, bits) {
  const blocks = Array.from({ length: Math.ceil(bytes.length / 512) }, (_, at) =>
    rc4(cryptoApiKey(password, at, bits), bytes.subarray(512 * at, 512 * (at + 1))),
  );
  return Buffer.concat(blocks);
}

/** What says so; with 0 bits it means 40. */
export function cryptoApiHeader(password, verifier, bits) {
  const own = [4, 0, 0x6801, 0x8004, bits, 1, 0, 0].map(u32);
  const name = Buffer.from("Provider\0", "utf16le");
  const head = Buffer.concat([...own, name]);
  const sealed = rc4(cryptoApiKey(password, 0, bits || 40), Buffer.concat([verifier, sha("sha1", verifier)]));
  return Buffer.concat([
    ...[Buffer.from([2, 0, 2, 0]), u32(4), u32(head.length), head, u32(16), CRYPTO_API_SALT],
    ...[sealed.subarray(0, 16), u32(20), sealed.subarray(16)],
  ]);
}
