// Pictures made of overlapping blobs of colour, which are as different from each other as photos are.
import { deflateSync } from "node:zlib";
import { numbers } from "../hostile/kit.mjs";

/** A picture's pixels; the same for the same seed, whatever its size. */
export function photo(seed, width = 160, height = 120) {
  const random = numbers(seed);
  const blobs = Array.from({ length: 10 }, () => ({
    ...{ x: random(), y: random(), size: 0.08 + 0.3 * random() },
    colour: [random() * 255, random() * 255, random() * 255],
  }));
  const data = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const colour = [128, 128, 128];
    for (const blob of blobs) {
      const weight = Math.exp(-((x - blob.x) ** 2 + (y - blob.y) ** 2) / blob.size ** 2);
      for (const part of [0, 1, 2]) colour[part] += (blob.colour[part] - colour[part]) * weight;
    }
    data.set([...colour, 255], 4 * at);
  }
  return { width, height, data };
}

/** A PNG file of pixels, without their opacity. */
export function png({ width, height, data }) {
  const rows = Buffer.alloc(height * (3 * width + 1));
  for (let at = 0; at < width * height; at++) {
    const to = Math.floor(at / width) * (3 * width + 1) + 1 + 3 * (at % width);
    for (const part of [0, 1, 2]) rows[to + part] = data[4 * at + part];
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([size, body, sum]);
}

function crc(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
