/**
 * Files of a ZIP file with identical packed bytes: each is unpacked once, however often it occurs. A ZIP file of 2 MB can
 * contain 500 copies of a text of 4 MB.
 */

import { LIMITS } from "../model.ts";
import { zipStretchesOf } from "../together.ts";
import { packedBytes, type ZipEntry } from "./zip.ts";

/** Copies are not searched for if they unpack to fewer bytes in total: unpacking them takes no longer. */
const MIN_SPARED_BYTES = 1 << 20;
/** Entries whose packed bytes are read at once if they are close together. */
const READ_TOGETHER = 64;

/**
 * For each entry the index of the first one with the same packed bytes, possibly its own. The directory's checksums only
 * yield candidates, because they are easily forged; the bytes decide. O(packed bytes of the candidates).
 */
export async function repeatsOf(
  blob: Blob,
  entries: readonly ZipEntry[],
  minSparedBytes = MIN_SPARED_BYTES,
): Promise<number[]> {
  const firsts = entries.map((_, at) => at);
  for (const [first = 0, ...others] of alike(entries)) {
    const entry = entries[first];
    if (!entry || others.length * entry.size < minSparedBytes) continue;
    const packed = await packedBytes(blob, entry).catch(() => null);
    if (!packed) continue;
    for (let from = 0; from < others.length; from += READ_TOGETHER) {
      const some = others.slice(from, from + READ_TOGETHER);
      const stretches = await zipStretchesOf(
        blob,
        some.flatMap((at) => entries[at] ?? []),
      );
      for (const at of some) {
        const other = entries[at];
        const bytes = other && (await packedBytes(blob, other, stretches).catch(() => null));
        if (bytes && isEqual(packed, bytes)) firsts[at] = first;
      }
    }
  }
  return firsts;
}

/** The indices of entries that the directory describes identically, except those that are not unpacked. */
function alike(entries: readonly ZipEntry[]): Iterable<number[]> {
  const groups = new Map<string, number[]>();
  for (const [at, { method, crc, size, packed, isEncrypted }] of entries.entries()) {
    if (isEncrypted || size > LIMITS.fileBytes) continue;
    const key = [method, crc, size, packed].join("/");
    const group = groups.get(key);
    if (group) group.push(at);
    else groups.set(key, [at]);
  }
  return groups.values();
}

function isEqual(x: Uint8Array, y: Uint8Array): boolean {
  return x.length === y.length && x.every((byte, at) => byte === y[at]);
}
