/** The checksum of ZIP files, CRC-32. */
let table: Uint32Array | null = null;

/** The checksum of ZIP and gzip (reflected, polynomial 0xEDB88320). O(n). */
export function crc32(bytes: Uint8Array): number {
  const sums = crcTable();
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (sums[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** The checksum of each byte. */
export function crcTable(): Uint32Array {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  return table;
}
