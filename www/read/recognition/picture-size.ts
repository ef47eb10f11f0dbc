/**
 * The size of a picture, from its head alone: it is held against the limits before a browser decodes anything. And whether it
 * is all there: browsers decode what there is of it, and do not say that something is missing.
 */

import { findAscii, hasAscii } from "../marks.ts";
import { dataViewOf } from "../parts/joined-bytes.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in pixels of a PNG, JPEG, GIF or WebP file; null if its head does not say. O(bytes). */
export function pictureSize(bytes: Uint8Array): Size | null {
  const view = dataViewOf(bytes);
  try {
    if (hasAscii(bytes, 0, "\x89PNG")) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (hasAscii(bytes, 0, "GIF8")) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (hasAscii(bytes, 8, "WEBP")) return webpSize(bytes, view);
    return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegHead(view).size : null;
  } catch (error) {
    // Cut off within its head.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function webpSize(bytes: Uint8Array, view: DataView): Size | null {
  if (hasAscii(bytes, 12, "VP8X")) {
    const at = (offset: number): number => 1 + (view.getUint32(offset, true) & 0xffffff);
    // The last byte of the height may be the last of the view.
    return { width: at(24), height: 1 + view.getUint16(27, true) + (view.getUint8(29) << 16) };
  }
  if (hasAscii(bytes, 12, "VP8L")) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  const isLossy = hasAscii(bytes, 12, "VP8 ");
  return isLossy ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff } : null;
}

/** Markers of a JPEG file that start a frame, which says the size: all of C0 to CF but tables, and arithmetic coding's. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Whether a picture's end is there, in the formats that mark it. O(bytes). */
export function isWhole(bytes: Uint8Array): boolean {
  if (hasAscii(bytes, 0, "\x89PNG")) return findAscii(bytes, "IEND", bytes.length) >= 0;
  const view = dataViewOf(bytes);
  if (hasAscii(bytes, 8, "WEBP")) return view.getUint32(4, true) + 8 <= bytes.length;
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return true;
  const { scan } = jpegHead(view);
  // Within the coded pixels, no other byte follows FF than 0 and those of restart markers.
  for (let at = bytes.indexOf(0xff, scan); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd9) return true;
  return false;
}

/** The largest frame before the first scan: which of several a decoder takes is its own affair. */
function jpegHead(view: DataView): { size: Size | null; scan: number } {
  let size: Size | null = null;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return { size, scan: at };
    const marker = view.getUint8(at + 1);
    // Fill bytes, and markers without a length.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) return { size, scan: at };
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      if (!size || width * height > size.width * size.height) size = { width, height };
    }
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return { size, scan: view.byteLength };
}
