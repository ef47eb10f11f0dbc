// What the makers of the hostile corpus share: an honest passage, payloads that try to run, ways to damage a file.
// Everything is a function of its arguments: the same corpus comes out on every machine.
import { constants, deflateRawSync } from "node:zlib";
import { strToU8 } from "fflate";

export const MEGABYTE = 1_000_000;

/** An honest passage of a hundred words: the files that hold it are listed as pairs, and so shown in every view. */
export const PROSE = `The harbour office kept its ledgers in a narrow room above the chandler's shop, where the smell of tar
came up through the boards on every warm afternoon. Each vessel was entered under the name of her master, with the tons she
carried, the day she was hauled out, and the sum that was owed to the carpenters. When the old clerk died nobody could read
his hand, and for eleven years the town believed that it had lent money to a brig which never existed. A schoolmaster found
the error in the end by comparing the tide tables with the dates of arrival, and was paid for his trouble in salted cod.`;

/** The passage as paragraphs of plain words on one line each. */
export const LINE = PROSE.replaceAll(/\s+/g, " ");

/**
 * Texts that run something, or leave an element behind, where a text is ever taken for HTML. Each is marked with
 * `data-hostile`, so that the page's document can be searched for what should not be there.
 */
export function payloads(elsewhere) {
  return [
    `<img src=x data-hostile onerror="window.__injected=1">`,
    `"><svg data-hostile onload="window.__injected=2"></svg>`,
    `</title></textarea></style></script><script data-hostile>window.__injected=3;alert(3)</script>`,
    `<a data-hostile href="javascript:window.__injected=4">read</a>`,
    `<iframe data-hostile srcdoc="<script>parent.__injected=5</script>"></iframe>`,
    `<img data-hostile src="${elsewhere}/beacon.png"><link data-hostile rel=stylesheet href="${elsewhere}/a.css">`,
    `<math data-hostile><mtext><table><mglyph><style><img src=x onerror="window.__injected=6">`,
    `'-alert(7)-'\${alert(7)}{{constructor.constructor('alert(7)')()}}<b data-hostile>`,
  ];
}

/** What a script would do, were it run. */
export function script(elsewhere) {
  return `window.__injected=8;alert(8);fetch("${elsewhere}/script");new Image().src="${elsewhere}/image"`;
}

/** Names of what every object of JavaScript has: keys that a table of names must not find. */
export const INHERITED = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype"];

/** Whole numbers that are too large, too small, or none. */
export const NUMBERS = ["-1", "2147483648", "4294967296", "9007199254740993", "1e308", "1e999", "NaN", "0x7fffffff"];

/** A piece repeated until it has so many characters. */
export function fill(piece, characters) {
  return piece.repeat(Math.ceil(characters / piece.length));
}

/** A line for each number from 0, joined. */
export function each(count, line, join = "\n") {
  return Array.from({ length: count }, (_, at) => line(at)).join(join);
}

export function bytesOf(content) {
  return typeof content === "string" ? strToU8(content) : content;
}

/** Each UTF-16 code unit as one byte. */
export function latin1(text) {
  return new Uint8Array(Buffer.from(text, "latin1"));
}

/** Bytes without a pattern, the same every time. */
export function noise(length, seed = 1) {
  const random = numbers(seed);
  return Uint8Array.from({ length }, () => random() * 256);
}

/** A generator of numbers from 0 to 1 (Mulberry32). */
export function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function joinBytes(...parts) {
  return Buffer.concat(parts.map((part) => bytesOf(part)));
}

/** Files cut off right before (or some bytes into) each of these marks, as `[what, text or bytes]`. */
export function cutAt(content, marks) {
  const bytes = Buffer.from(bytesOf(content));
  return Object.entries(marks).map(([what, [mark, into = 0]]) => {
    const at = bytes.indexOf(mark, 0, "latin1");
    if (at < 0) throw new Error(`there is no ${JSON.stringify(mark)} to cut at`);
    return [what, bytes.subarray(0, at + into)];
  });
}

/**
 * A deflate stream of `times` copies of a piece, made without ever holding what it unpacks to: a block that ends at a byte and
 * looks back at nothing before it can stand any number of times.
 */
export function deflated(piece, times) {
  const block = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: times }, () => block), deflateRawSync(Buffer.alloc(0))]);
}

/** The same with the head that PDF's streams have; its checksum is left out, which readers bear. */
export function zlibbed(piece, times) {
  return Buffer.concat([Buffer.from([0x78, 0xda]), deflated(piece, times)]);
}

/** The same with the head that gzip writes; what it unpacks to is refused before its checksum matters. */
export function gzipped(piece, times) {
  return Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), deflated(piece, times), Buffer.alloc(8)]);
}
