// Pictures that lie about their size, or hold something else: by themselves, where they are named or read for their text, and in
// documents, where a browser decodes them to see which look alike.
import { deflateSync } from "node:zlib";
import { onePage } from "../samples/pdf.mjs";
import { photo, png } from "../samples/photos.mjs";
import { tiff } from "../samples/tiff.mjs";
import { tracedDocx } from "../samples/traces.mjs";
import { bytesOf, joinBytes, LINE, latin1, MEGABYTE, noise, payloads, script, zlibbed } from "./kit.mjs";

const SIGNATURE = latin1("\x89PNG\r\n\x1a\n");

const u16 = (number) => Buffer.from([(number >> 8) & 255, number & 255]);
const u32 = (number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number >>> 0);
  return bytes;
};

/** A chunk of a PNG file; its checksum is wrong where nobody needs it to be right. */
const chunk = (type, content, length = content.length) => joinBytes(u32(length), type, content, u32(0));

/** A real picture with other numbers in its head, at these places. */
function changed(bytes, numbers) {
  const copy = Buffer.from(bytes);
  for (const [at, number] of Object.entries(numbers)) copy.writeUInt32BE(number >>> 0, Number(at));
  return copy;
}

const real = png(photo(5));
const [WIDTH_AT, HEIGHT_AT] = [16, 20];

const header = (width, height, rest = [8, 2, 0, 0, 0]) => joinBytes(u32(width), u32(height), Buffer.from(rest));

function* pngs({ elsewhere }) {
  for (const [width, height] of [
    [0, 0],
    [1, 0x7fffffff],
    [0x7fffffff, 0x7fffffff],
    [0xffffffff, 0xffffffff],
    [65_535, 65_535],
    [8_000, 8_000],
    [3_999, 3_999],
  ])
    yield [`size-${width}-${height}.png`, changed(real, { [WIDTH_AT]: width, [HEIGHT_AT]: height })];
  // Sixteen million pixels in a few kilobytes, as much as is decoded, and more.
  for (const side of [3_900, 7_900]) {
    const rows = zlibbed(Buffer.alloc(3 * side + 1), side);
    yield [
      `bomb-${side}.png`,
      joinBytes(SIGNATURE, chunk("IHDR", header(side, side)), chunk("IDAT", rows), chunk("IEND", "")),
    ];
  }
  yield ["chunk-length.png", joinBytes(SIGNATURE, chunk("IHDR", header(160, 120), 0xffffffff))];
  yield [
    "chunks-many.png",
    joinBytes(SIGNATURE, chunk("IHDR", header(160, 120)), Buffer.alloc(MEGABYTE, chunk("tEXt", "a\0b"))),
  ];
  const text = chunk("zTXt", joinBytes("Comment\0\0", zlibbed(Buffer.alloc(65_536, 97), 4_000)));
  yield ["text-bomb.png", joinBytes(real.subarray(0, 33), text, real.subarray(33))];
  const profile = chunk("iCCP", joinBytes("a\0\0", zlibbed(Buffer.alloc(65_536), 4_000)));
  yield ["profile-bomb.png", joinBytes(real.subarray(0, 33), profile, real.subarray(33))];
  yield [
    "data-noise.png",
    joinBytes(SIGNATURE, chunk("IHDR", header(160, 120)), chunk("IDAT", noise(9_000)), chunk("IEND", "")),
  ];
  yield [
    "depth-odd.png",
    joinBytes(
      SIGNATURE,
      chunk("IHDR", header(160, 120, [255, 255, 255, 255, 255])),
      chunk("IDAT", deflateSync(noise(9_000))),
    ),
  ];
  const frames = chunk("acTL", joinBytes(u32(0xffffffff), u32(0)));
  yield ["frames-many.png", joinBytes(real.subarray(0, 33), frames, real.subarray(33))];
  for (const at of [8, 12, 20, 40, 400, real.length - 6]) yield [`cut-${at}.png`, real.subarray(0, at)];
  yield ["behind-script.png", joinBytes(real, `<script>${script(elsewhere)}</script>`)];
  for (const [at, payload] of payloads(elsewhere).entries())
    yield [
      `payload-${at}.png`,
      joinBytes(real.subarray(0, 33), chunk("tEXt", joinBytes("Title\0", payload)), real.subarray(33)),
    ];
}

/** A segment of a JPEG file. */
const segment = (marker, content, length = content.length + 2) =>
  joinBytes(Buffer.from([0xff, marker]), u16(length), content);
const frame = (marker, width, height, parts = 3) =>
  segment(
    marker,
    joinBytes(Buffer.from([8]), u16(height), u16(width), Buffer.from([parts, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])),
  );
const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));

function* jpegs({ elsewhere }) {
  for (const [width, height] of [
    [0, 0],
    [65_535, 65_535],
    [1, 65_535],
    [4_000, 4_000],
  ])
    yield [`size-${width}-${height}.jpg`, joinBytes(START, frame(0xc0, width, height), scan, noise(9_000), END)];
  yield [
    "frames-two.jpg",
    joinBytes(START, frame(0xc0, 100, 100), frame(0xc2, 65_535, 65_535), scan, noise(9_000), END),
  ];
  // Each scan of a progressive picture goes over all of its pixels.
  yield [
    "scans-many.jpg",
    joinBytes(START, frame(0xc2, 4_000, 4_000), Buffer.alloc(MEGABYTE, joinBytes(scan, "\0")), END),
  ];
  yield ["segments-short.jpg", joinBytes(START, Buffer.alloc(MEGABYTE, latin1("\xff\xe1\0\0")))];
  yield ["segments-empty.jpg", joinBytes(START, Buffer.alloc(4 * MEGABYTE, latin1("\xff\xe1\0\x02")), scan)];
  yield ["fill-bytes.jpg", joinBytes(START, Buffer.alloc(4 * MEGABYTE, 0xff))];
  yield ["segment-beyond.jpg", joinBytes(START, segment(0xe1, "Exif\0\0", 65_535))];
  // Directories of Exif that name themselves.
  const exif = latin1("Exif\0\0MM\0*\0\0\0\x08\xff\xff\x87\x69\0\x04\0\0\0\x01\0\0\0\x08\0\0\0\x08");
  yield ["exif-circle.jpg", joinBytes(START, segment(0xe1, exif), frame(0xc0, 160, 120), scan, noise(9_000), END)];
  yield [
    "tables-noise.jpg",
    joinBytes(START, segment(0xc4, noise(60_000)), segment(0xdb, noise(60_000)), frame(0xc0, 160, 120), scan, END),
  ];
  yield ["arithmetic.jpg", joinBytes(START, frame(0xc9, 160, 120), scan, noise(9_000), END)];
  yield ["only-mark.jpg", Buffer.from([0xff, 0xd8, 0xff])];
  yield [
    "comment-script.jpg",
    joinBytes(
      START,
      segment(0xfe, `<script>${script(elsewhere)}</script>`),
      frame(0xc0, 160, 120),
      scan,
      noise(9_000),
      END,
    ),
  ];
}

function* gifs() {
  const screen = (width, height, flags = 0x80) =>
    joinBytes(
      "GIF89a",
      u16(width).reverse(),
      u16(height).reverse(),
      Buffer.from([flags, 0, 0, 0, 0, 0, 255, 255, 255]),
    );
  const image = (width, height, data) =>
    joinBytes(",", Buffer.alloc(4), u16(width).reverse(), u16(height).reverse(), Buffer.from([0, 2]), data);
  const pixels = Buffer.from([2, 0x44, 0x01, 0]);
  yield ["size-65535.gif", joinBytes(screen(65_535, 65_535), image(65_535, 65_535, pixels), ";")];
  yield ["size-0.gif", joinBytes(screen(0, 0), image(0, 0, pixels), ";")];
  // The screen is small and its picture is not.
  yield ["image-larger.gif", joinBytes(screen(100, 100), image(65_535, 65_535, pixels), ";")];
  yield ["frames-many.gif", joinBytes(screen(3_900, 3_900), Buffer.alloc(2 * MEGABYTE, image(3_900, 3_900, pixels)))];
  yield ["blocks-endless.gif", joinBytes(screen(100, 100), "!\xfe", Buffer.alloc(4 * MEGABYTE, "\x01a"))];
  yield [
    "codes-noise.gif",
    joinBytes(screen(200, 200), image(200, 200, joinBytes(Buffer.from([11, 255]), noise(255), Buffer.from([0]))), ";"),
  ];
  yield ["code-size.gif", joinBytes(screen(200, 200), image(200, 200, Buffer.from([255, 1, 255, 0])), ";")];
  yield ["only-head.gif", "GIF89a"];
}

function* webps() {
  const riff = (content, length = content.length + 4) => {
    const size = u32(length).reverse();
    return joinBytes("RIFF", size, "WEBP", content);
  };
  const piece = (type, content, length = content.length) => joinBytes(type, u32(length).reverse(), content);
  const wide = Buffer.from([0x02, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  yield ["size-extended.webp", riff(piece("VP8X", wide))];
  yield [
    "size-lossless.webp",
    riff(piece("VP8L", joinBytes(Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f]), noise(9_000)))),
  ];
  yield [
    "size-lossy.webp",
    riff(piece("VP8 ", joinBytes(Buffer.from([0x30, 1, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0xff, 0x3f]), noise(9_000)))),
  ];
  yield [
    "frames-many.webp",
    riff(joinBytes(piece("VP8X", wide), Buffer.alloc(MEGABYTE, piece("ANMF", Buffer.alloc(16))))),
  ];
  yield ["length.webp", riff(piece("VP8 ", noise(2_000), 0xffffffff), 0xffffffff)];
  yield ["only-head.webp", "RIFF\0\0\0\0WEBPVP8 "];
}

/** Pages of scans: directories in circles, strips that overlap or are not there, and more of everything than a file can hold. */
function* tiffs({ elsewhere }) {
  const strip = noise(2_000);
  const page = { width: 400, height: 40, strips: [strip] };
  yield ["pages-two.tif", tiff([page, page])];
  yield ["pages-circle.tif", tiff([page, page], { next: 2_008 })];
  yield ["pages-many.tif", tiff(Array.from({ length: 20_000 }, () => ({ width: 8, height: 1, strips: [noise(1)] })))];
  for (const number of [0, 1, 0x7fffffff, 0xffffffff]) {
    yield [`size-${number}.tif`, tiff([{ ...page, width: number, height: number }])];
    yield [`strip-rows-${number}.tif`, tiff([{ ...page, fields: { 278: number } }])];
    yield [`strip-bytes-${number}.tif`, tiff([{ ...page, fields: { 279: number } }])];
    yield [`strip-place-${number}.tif`, tiff([{ ...page, fields: { 273: number } }])];
    yield [`tiles-${number}.tif`, tiff([{ ...page, fields: { 322: number, 323: number } }])];
  }
  const same = Array.from({ length: 4_000 }, () => 8);
  yield [
    "strips-same.tif",
    tiff([{ ...page, height: 4_000, fields: { 278: 1, 273: same, 279: same.map(() => 2_000) } }]),
  ];
  for (const packing of [2, 3, 4, 5, 6, 7, 8, 32_773, 34_712])
    yield [`noise-${packing}.tif`, tiff([{ ...page, packing }])];
  yield ["palette-short.tif", tiff([{ ...page, colours: 3, fields: { 320: [1, 2, 3] } }])];
  yield [
    "bomb.tif",
    tiff([{ width: 60_000, height: 60_000, strips: [zlibbed(Buffer.alloc(65_536), 6_800)], packing: 8 }]),
  ];
  yield ["field-count.tif", joinBytes("II*\0", Buffer.from([8, 0, 0, 0, 0xff, 0xff]), noise(500))];
  yield ["script.tif", tiff([{ ...page, strips: [bytesOf(`<script>${script(elsewhere)}</script>${LINE}`)] }])];
  for (const at of [4, 7, 9, 2_010, 2_040]) yield [`cut-${at}.tif`, tiff([page]).subarray(0, at)];
}

/** The same pictures in documents, where a browser decodes them. */
function* inDocuments(files) {
  for (const [name, bytes] of files) {
    const body = Buffer.from(bytes);
    if (body.length < 2_000 || body.length > 500_000) continue;
    yield [`looks-${name.replaceAll(".", "-")}.docx`, tracedDocx(LINE, { pictures: [body, real] })];
  }
  yield [
    "looks-many.docx",
    () => tracedDocx(LINE, { pictures: Array.from({ length: 400 }, (_, at) => joinBytes(real, u32(at))) }),
  ];
  const data = noise(9_000).reduce((text, byte) => text + String.fromCharCode(byte), "");
  const size = (number) =>
    `/Type /XObject /Subtype /Image /Width ${number} /Height ${number} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  for (const number of [0, 65_535, 999_999_999])
    yield [
      `looks-jpeg-${number}.pdf`,
      onePage(`BT /F1 9 Tf 40 700 Td (${LINE.slice(0, 90)}) Tj ET`, {
        objects: [`<< ${size(number)} /Length ${data.length} >>\nstream\n\xff\xd8${data}\nendstream`],
      }),
    ];
}

/** Files by name. */
export function* pictures(options) {
  const alone = [...pngs(options), ...jpegs(options), ...gifs(options), ...webps(options), ...tiffs(options)];
  yield* alone;
  yield* inDocuments(alone);
}
