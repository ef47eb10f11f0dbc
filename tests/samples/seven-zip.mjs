// 7z and RAR files, written byte by byte. Their files are stored, unless a 7z file is given another coder with its packed bytes.
import { crc32 } from "node:zlib";

const u32 = (number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number >>> 0);
  return bytes;
};
const u64 = (number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(number));
  return bytes;
};

/** A number of 7z: eight bytes after a mark, or one if that is enough. */
function seven(number) {
  return number < 0x80 ? Buffer.from([number]) : Buffer.concat([Buffer.from([0xff]), u64(number)]);
}

/** The coder of files packed with Deflate. */
export const SEVEN_DEFLATE = Buffer.from([0x03, 0x04, 0x01, 0x08]);

const STORED = Buffer.from([0x01, 0x00]);

/** The coder of encrypted files (AES-256), with the parameters that 7-Zip writes. */
export const SEVEN_AES = Buffer.from([0x24, 0x06, 0xf1, 0x07, 0x01, 0x0a, 0x53, 0x07, ...Array(8).fill(7)]);

/**
 * A 7z file with files of these texts in one packed stream. `coder`: how it is packed; `packed`: what it is packed to; `sizes`,
 * `count`, `checksum` and `at`: what is declared of it.
 */
export function sevenZip(files, { coder = STORED, packed, sizes, count, checksum, at = 0, next = {} } = {}) {
  const names = Object.keys(files);
  const texts = Object.values(files).map((text) => Buffer.from(text));
  const whole = Buffer.concat(texts);
  const stream = packed ?? whole;
  const declared = sizes ?? texts.map(({ length }) => length);
  const total = declared.reduce((sum, size) => sum + size, 0);
  const utf16 = Buffer.from(names.map((name) => `${name}\0`).join(""), "utf16le");
  const sums = texts.map((text) => u32(checksum ?? crc32(text)));
  const header = Buffer.concat([
    ...[Buffer.from([0x01, 0x04, 0x06]), seven(at), seven(1), Buffer.from([0x09]), seven(stream.length)],
    ...[
      Buffer.from([0x00, 0x07, 0x0b, 0x01, 0x00, 0x01]),
      coder,
      Buffer.from([0x0c]),
      seven(total),
      Buffer.from([0x00]),
    ],
    ...[Buffer.from([0x08, 0x0d]), seven(texts.length), Buffer.from([0x09]), ...declared.slice(0, -1).map(seven)],
    ...[Buffer.from([0x0a, 0x01]), ...sums, Buffer.from([0x00, 0x00, 0x05]), seven(count ?? names.length)],
    ...[Buffer.from([0x11]), seven(utf16.length + 1), Buffer.from([0x00]), utf16, Buffer.from([0x00, 0x00])],
  ]);
  return sevenZipWith(stream, header, next);
}

/** A 7z file with any header. */
export function sevenZipWith(stream, header, { offset = stream.length, size = header.length } = {}) {
  const start = Buffer.concat([u64(offset), u64(size), u32(crc32(header))]);
  const mark = Buffer.from("377abcaf271c0004", "hex");
  return Buffer.concat([mark, u32(crc32(start)), start, stream, header]);
}

/** A number of RAR 5: seven bits a byte, the lowest first. */
function rar5(number) {
  const bytes = [];
  for (let rest = BigInt(number); ; rest >>= 7n) {
    const more = rest >= 0x80n;
    bytes.push(Number(rest & 0x7fn) | (more ? 0x80 : 0));
    if (!more) return Buffer.from(bytes);
  }
}

function rar5Block(body) {
  const sized = Buffer.concat([rar5(body.length), body]);
  return Buffer.concat([u32(crc32(sized)), sized]);
}

/** A RAR file (version 5). `size`: the size that is declared of each file; `method`: 0 for stored. */
export function rar(files, { size, method = 0, checksum, locked = false } = {}) {
  const parts = [Buffer.from("526172211a070100", "hex")];
  // What follows the header of encryption would be encrypted.
  if (locked) parts.push(rar5Block(Buffer.from([4, 0, 0, 0, 15, ...Array(16).fill(7)])));
  parts.push(rar5Block(Buffer.from([1, 0, 0])));
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    const utf8 = Buffer.from(name);
    const body = [
      ...[rar5(2), rar5(2), rar5(bytes.length), rar5(4), rar5(size ?? bytes.length), rar5(0o644)],
      ...[u32(checksum ?? crc32(bytes)), rar5(method << 7), rar5(1), rar5(utf8.length), utf8],
    ];
    parts.push(rar5Block(Buffer.concat(body)), bytes);
  }
  parts.push(rar5Block(Buffer.from([5, 0, 0])));
  return Buffer.concat(parts);
}

/** A RAR file of before version 5, with stored files. `flags`: of each file. */
export function rar4(files, { size, flags = 0, method = 0x30 } = {}) {
  const block = (type, flag, fields, data = Buffer.alloc(0)) => {
    const head = Buffer.alloc(7);
    head[2] = type;
    head.writeUInt16LE(flag, 3);
    head.writeUInt16LE(7 + fields.length, 5);
    const whole = Buffer.concat([head, fields]);
    whole.writeUInt16LE(crc32(whole.subarray(2)) & 0xffff, 0);
    return Buffer.concat([whole, data]);
  };
  const parts = [Buffer.from("526172211a0700", "hex"), block(0x73, 0, Buffer.alloc(6))];
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    const stored = Buffer.from(name, "latin1");
    const fields = Buffer.concat([
      ...[u32(bytes.length), u32(size ?? bytes.length), Buffer.from([3]), u32(crc32(bytes)), u32(0x3c210000)],
      ...[Buffer.from([20, method, stored.length & 0xff, stored.length >> 8]), u32(0o100644), stored],
    ]);
    parts.push(block(0x74, 0x8000 | flags, fields, bytes));
  }
  parts.push(block(0x7b, 0x4000, Buffer.alloc(0)));
  return Buffer.concat(parts);
}
