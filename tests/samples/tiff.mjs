// TIFF files as scanners write them, uncompressed in black and white unless said otherwise.

/**
 * A file of these pages: `{ width, height, strips, colours, packing, fields }`; `fields` are further ones by their numbers, a number or a
 * list each, which win. `next`: where the last directory says that another one is.
 */
export function tiff(pages, { isLittle = true, next = 0 } = {}) {
  const number = (value, bytes) => {
    const big = Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
    return Buffer.from(isLittle ? big.reverse() : big);
  };
  const u16 = (value) => number(value, 2);
  const u32 = (value) => number(value, 4);
  const parts = [];
  let length = 8;
  const add = (bytes) => {
    parts.push(bytes);
    length += bytes.length;
    return length - bytes.length;
  };
  /** The place of each directory, and where it says where the next one is. */
  const starts = [];
  for (const { width, height, strips, colours = 1, packing = 1, fields = {} } of pages) {
    const places = strips.map((strip) => add(strip));
    const isTiled = 322 in fields;
    const all = {
      ...{ 256: width, 257: height, 258: 1, 259: packing, 262: colours, 277: 1 },
      ...{ [isTiled ? 324 : 273]: places, [isTiled ? 325 : 279]: strips.map((strip) => strip.length) },
      ...(isTiled ? {} : { 278: Math.ceil(height / strips.length) }),
      ...fields,
    };
    const entries = Object.entries(all).map(([field, value]) => {
      const list = Array.isArray(value) ? value : [value];
      const place = list.length === 1 ? u32(list[0]) : u32(add(Buffer.concat(list.map(u32))));
      return Buffer.concat([u16(Number(field)), u16(4), u32(list.length), place]);
    });
    starts.push(add(Buffer.concat([u16(entries.length), ...entries])));
    add(u32(0));
  }
  const file = Buffer.concat([Buffer.from(isLittle ? "II*\0" : "MM\0*"), u32(starts[0] ?? 0), ...parts]);
  const links = starts.map(
    (start) => start + 2 + 12 * (isLittle ? file.readUInt16LE(start) : file.readUInt16BE(start)),
  );
  for (const [at, link] of links.entries()) u32(starts[at + 1] ?? next).copy(file, link);
  return Uint8Array.from(file);
}
