// Compound files (MS-CFB), as Office wrote them before 2007, from their streams.

const SECTOR = 512;
const MINI = 64;
const CUTOFF = 4096;
const [END, TABLE, FREE] = [0xfffffffe, 0xfffffffd, 0xffffffff];

const filled = (bytes, size) => Buffer.concat([bytes, Buffer.alloc((size - (bytes.length % size)) % size)]);

/** A compound file of streams (texts or bytes) and storages (objects of them) by their names. */
export function compound(tree) {
  const entries = [{ name: "Root Entry", type: 5, content: Buffer.alloc(0) }];
  const add = (storage, inside) => {
    let last = null;
    for (const [name, content] of Object.entries(inside)) {
      const isStream = typeof content === "string" || content instanceof Uint8Array;
      const entry = { name, type: isStream ? 2 : 1, content: isStream ? Buffer.from(content) : null };
      const number = entries.push(entry) - 1;
      if (last) last.right = number;
      else storage.child = number;
      last = entry;
      if (!isStream) add(entry, content);
    }
  };
  add(entries[0], tree);

  const chunks = [];
  const next = [];
  const place = (bytes) => {
    const start = next.length;
    const count = Math.ceil(bytes.length / SECTOR);
    for (let at = 1; at <= count; at++) next.push(at === count ? END : start + at);
    chunks.push(filled(bytes, SECTOR));
    return count === 0 ? END : start;
  };
  const small = [];
  const nextSmall = [];
  for (const entry of entries.filter(({ type }) => type === 2)) {
    if (entry.content.length >= CUTOFF) entry.start = place(entry.content);
    else if (entry.content.length === 0) entry.start = END;
    else {
      entry.start = nextSmall.length;
      const count = Math.ceil(entry.content.length / MINI);
      for (let at = 1; at <= count; at++) nextSmall.push(at === count ? END : entry.start + at);
      small.push(filled(entry.content, MINI));
    }
  }
  entries[0].content = Buffer.concat(small);
  entries[0].start = place(entries[0].content);
  const numbers = (list) => Buffer.from(Uint32Array.from(list).buffer);
  const filledTable = (list) => {
    const whole = Math.ceil(list.length / (SECTOR / 4)) * (SECTOR / 4);
    return numbers([...list, ...Array(whole - list.length).fill(FREE)]);
  };
  const smallTable = place(filledTable(nextSmall));
  const directory = place(Buffer.concat(entries.map(record)));
  // The table lists its own sectors, too.
  let count = 0;
  while (count * (SECTOR / 4) < next.length + count) count++;
  if (count > 109) throw new Error("so large a file is not made here");
  const start = next.length;
  const table = filledTable([...next, ...Array(count).fill(TABLE)]);
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ])
    header.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, count],
    [48, directory],
    [56, CUTOFF],
    [60, smallTable],
    [64, nextSmall.length > 0 ? 1 : 0],
    [68, END],
  ])
    header.writeUInt32LE(value, at);
  for (let at = 0; at < 109; at++) header.writeUInt32LE(at < count ? start + at : FREE, 76 + 4 * at);
  return Uint8Array.from(Buffer.concat([header, ...chunks, table]));
}

function record({ name, type, content, start = 0, right = FREE, child = FREE }) {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, "utf16le");
  bytes.writeUInt16LE(2 * name.length + 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(1, 67);
  for (const [at, value] of [
    [68, FREE],
    [72, right],
    [76, child],
    [116, start],
    [120, content?.length ?? 0],
  ])
    bytes.writeUInt32LE(value, at);
  return bytes;
}

/** A stream of properties (MS-OLEPS): by number, a text, a number, or a time in milliseconds since 1970, or a duration in minutes. */
export function propertySet(values, codePage = 1252) {
  const u32 = (...numbers) => Buffer.from(Uint32Array.from(numbers).buffer);
  const time = (ticks) => u32(0x40, Number(ticks & 0xffffffffn), Number(ticks >> 32n));
  const bytesOf = (value) => {
    if (typeof value === "number") return u32(3, value);
    if (value instanceof Date) return time((BigInt(value.getTime()) + 11_644_473_600_000n) * 10_000n);
    if (typeof value === "object" && !Buffer.isBuffer(value)) return time(BigInt(value.minutes) * 600_000_000n);
    const letters = Buffer.concat([Buffer.from(value), Buffer.alloc(1)]);
    return Buffer.concat([u32(0x1e, letters.length), filled(letters, 4)]);
  };
  const entries = [[1, u32(2, codePage)], ...Object.entries(values).map(([id, value]) => [Number(id), bytesOf(value)])];
  let at = 8 + 8 * entries.length;
  const places = entries.map(([id, bytes]) => {
    at += bytes.length;
    return u32(id, at - bytes.length);
  });
  const section = Buffer.concat([u32(at, entries.length), ...places, ...entries.map(([, bytes]) => bytes)]);
  const head = Buffer.alloc(48);
  head.writeUInt16LE(0xfffe, 0);
  head.writeUInt32LE(1, 24);
  head.writeUInt32LE(48, 44);
  return Buffer.concat([head, section]);
}

const utf16 = (text) => Buffer.from(text, "utf16le");

/** Outlook's message: its properties, by number and type, and its attachments, each properties or a message. */
export function outlook({ properties = {}, codePages = {}, attachments = [] }, depth = 0) {
  return compound(message({ properties, codePages, attachments }, depth));
}

function message({ properties = {}, codePages = {}, attachments = [] }, depth) {
  const list = Object.entries(codePages).map(([tag, page]) => {
    const bytes = Buffer.alloc(16);
    bytes.writeUInt32LE(Number.parseInt(tag, 16), 0);
    bytes.writeUInt32LE(page, 8);
    return bytes;
  });
  const streams = Object.entries(properties).map(([property, value]) => [
    `__substg1.0_${property}`,
    typeof value === "string" ? utf16(value) : value,
  ]);
  return {
    "__properties_version1.0": Buffer.concat([Buffer.alloc(depth === 0 ? 32 : 24), ...list]),
    ...Object.fromEntries(streams),
    ...Object.fromEntries(
      attachments.map(({ message: inside, ...own }, at) => [
        `__attach_version1.0_#${String(at).padStart(8, "0")}`,
        inside ? { ...message(own, 1), "__substg1.0_3701000D": message(inside, depth + 1) } : message(own, 1),
      ]),
    ),
  };
}

/** A message with a subject and a text in Unicode. */
export function simpleOutlook(subject, text, attachments = []) {
  return outlook({ properties: { "0037001F": subject, "1000001F": text }, attachments });
}
