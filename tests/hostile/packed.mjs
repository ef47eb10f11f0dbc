// 7z and RAR files that lie about themselves.
import { readFileSync } from "node:fs";
import { rar, rar4, SEVEN_AES, SEVEN_DEFLATE, sevenZip, sevenZipWith } from "../samples/seven-zip.mjs";
import { deflated, fill, joinBytes, LINE, noise, payloads } from "./kit.mjs";

const real = (name) => readFileSync(new URL(`../fixtures/packed/${name}`, import.meta.url));

const FILES = { "a.txt": LINE, "b.txt": LINE };

function* sevens({ elsewhere }) {
  const whole = sevenZip(FILES);
  const packed = real("packed.7z");
  for (const at of [6, 12, 31, 32, 40, whole.length - 60, whole.length - 1])
    yield [`cut-${at}.7z`, whole.subarray(0, at)];
  for (const at of [100, 1_000, packed.length - 1]) yield [`packed-cut-${at}.7z`, packed.subarray(0, at)];
  for (const at of [40, 400, 1_500]) {
    const changed = Buffer.from(packed);
    changed[at] ^= 0x55;
    yield [`packed-changed-${at}.7z`, changed];
  }
  yield ["names.7z", sevenZip(Object.fromEntries(payloads(elsewhere).map((payload) => [payload, LINE])))];
  yield ["up.7z", sevenZip({ "../../etc/passwd": LINE, "C:\\up\\..\\..\\a.txt": LINE, "/etc/shadow": LINE, "": LINE })];
  for (const size of [0, 1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 62]) {
    yield [`size-${size}.7z`, sevenZip(FILES, { sizes: [size, LINE.length] })];
    yield [`count-${size}.7z`, sevenZip(FILES, { count: size })];
    yield [`next-${size}.7z`, sevenZip(FILES, { next: { offset: size } })];
    yield [`header-${size}.7z`, sevenZip(FILES, { next: { size } })];
    yield [`place-${size}.7z`, sevenZip(FILES, { at: size })];
  }
  yield ["checksum.7z", sevenZip(FILES, { checksum: 7 })];
  yield ["method.7z", sevenZip(FILES, { coder: Buffer.from([0x04, 0x04, 0xf7, 0x11, 0x01]) })];
  yield ["encrypted.7z", sevenZip(FILES, { coder: SEVEN_AES })];
  // LZMA with a dictionary of 4 GB.
  const large = Buffer.from([0x23, 0x03, 0x01, 0x01, 0x05, 0x5d, 0xff, 0xff, 0xff, 0xff]);
  yield ["dictionary.7z", sevenZip(FILES, { coder: large })];
  // PPMd that asks for 2 GB.
  const memory = Buffer.from([0x23, 0x03, 0x04, 0x01, 0x05, 0x40, 0x00, 0x00, 0x00, 0x80]);
  yield ["memory.7z", sevenZip(FILES, { coder: memory })];
  const names = Array.from({ length: 12 }, (_, at) => [`${at}.txt`, ""]);
  const sizes = names.map(() => 70 * 65_536 * 16);
  const bomb = { coder: SEVEN_DEFLATE, packed: deflated(fill("a", 65_536), 70 * 16 * 12), sizes };
  yield ["bomb.7z", sevenZip(Object.fromEntries(names), bomb)];
  yield ["folders.7z", () => sevenZip(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`${at}/`, ""])))];
  yield ["header-noise.7z", sevenZipWith(Buffer.alloc(0), noise(5_000))];
  yield ["header-nested.7z", sevenZipWith(Buffer.alloc(0), Buffer.from(fill("\x01\x04\x06\x17", 50_000), "latin1"))];
  let nested = sevenZip(FILES);
  for (let level = 0; level < 20; level++) nested = sevenZip({ "a.7z": nested });
  yield ["nested.7z", nested];
}

function* rars({ elsewhere }) {
  const packed = real("packed.rar");
  for (const [name, whole] of [
    ["new", rar(FILES)],
    ["old", rar4(FILES)],
    ["packed", packed],
  ]) {
    for (const at of [7, 8, 20, 60, whole.length - 30]) yield [`cut-${name}-${at}.rar`, whole.subarray(0, at)];
  }
  for (const at of [30, 100, 1_000, 2_000]) {
    const changed = Buffer.from(packed);
    changed[at] ^= 0x55;
    yield [`changed-${at}.rar`, changed];
  }
  yield ["names.rar", rar(Object.fromEntries(payloads(elsewhere).map((payload) => [payload, LINE])))];
  yield ["up.rar", rar({ "../../etc/passwd": LINE, "C:\\up\\..\\..\\a.txt": LINE, "/etc/shadow": LINE })];
  for (const size of [0, 1, 2 ** 31, 2 ** 32, 2 ** 53]) {
    yield [`size-${size}.rar`, rar(FILES, { size })];
    yield [`old-size-${size}.rar`, rar4(FILES, { size })];
  }
  for (const method of [1, 5, 7]) yield [`method-${method}.rar`, rar(FILES, { method })];
  for (const method of [0x31, 0x35, 0x7f]) yield [`old-method-${method}.rar`, rar4(FILES, { method })];
  for (const flags of [1, 2, 4, 0x10, 0x100, 0x200, 0x400]) yield [`flags-${flags}.rar`, rar4(FILES, { flags })];
  yield ["locked.rar", rar(FILES, { locked: true })];
  yield ["checksum.rar", rar(FILES, { checksum: 7 })];
  yield ["many.rar", () => rar(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`${at}`, ""])))];
  yield ["noise.rar", joinBytes(rar(FILES).subarray(0, 30), noise(20_000))];
}

/** All of them. */
export function* packedFiles(options) {
  yield* sevens(options);
  yield* rars(options);
}
