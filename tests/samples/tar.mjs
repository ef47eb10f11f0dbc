// TAR files, field by field, so that any can lie.
import { strToU8 } from "fflate";

const BLOCK = 512;

/** A header and its content, filled up to whole blocks. `fields` are bytes that stand elsewhere in the header, by their offset. */
export function tarEntry(
  name,
  content,
  { type = "0", size, magic = "ustar\x0000", prefix = "", fields = {}, checksum } = {},
) {
  const bytes = typeof content === "string" ? strToU8(content) : content;
  const entry = Buffer.alloc(BLOCK + Math.ceil(bytes.length / BLOCK) * BLOCK);
  const set = (text, at) => entry.set(typeof text === "string" ? Buffer.from(text, "latin1") : text, at);
  set(typeof name === "string" ? Buffer.from(name).subarray(0, 100) : name, 0);
  set("0000644\x000000000\x000000000\0", 100);
  set(`${(size ?? bytes.length).toString(8).padStart(11, "0")}\x0000000000000\0`, 124);
  set(type, 156);
  set(magic, 257);
  set(Buffer.from(prefix), 345);
  for (const [at, value] of Object.entries(fields)) set(value, Number(at));
  entry.fill(0x20, 148, 156);
  const sum = entry.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0);
  set(checksum ?? `${sum.toString(8).padStart(6, "0")}\0 `, 148);
  entry.set(bytes, BLOCK);
  return entry;
}

/** The end of a TAR file. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** A TAR file of texts and bytes by their paths; names that are too long stand before their header, as GNU writes them. */
export function tar(files) {
  const entries = Object.entries(files).flatMap(([name, content]) =>
    Buffer.byteLength(name) > 100
      ? [tarEntry("././@LongLink", `${name}\0`, { type: "L" }), tarEntry(name, content)]
      : [tarEntry(name, content)],
  );
  return Uint8Array.from(Buffer.concat([...entries, TAR_END]));
}

/** A pax record: its length, which counts itself, a key and a value. */
export function paxRecord(key, value) {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + String(rest).length;
  if (rest + String(length).length > length) length++;
  return `${length} ${key}=${value}\n`;
}
