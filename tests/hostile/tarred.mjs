// TAR and gzip files that lie about themselves.
import { gzipSync } from "node:zlib";
import { paxRecord, TAR_END, tar, tarEntry } from "../samples/tar.mjs";
import { cutAt, deflated, fill, gzipped, INHERITED, joinBytes, LINE, NUMBERS, noise, payloads } from "./kit.mjs";

const closed = (...entries) => joinBytes(...entries, TAR_END);

function* tars({ elsewhere }) {
  const text = tarEntry("a.txt", LINE);
  yield ["names.tar", closed(...payloads(elsewhere).map((payload) => tarEntry(payload, LINE)))];
  yield ["inherited.tar", closed(...INHERITED.map((name) => tarEntry(name, LINE)))];
  yield ["up.tar", closed(tarEntry("../../../../etc/passwd", LINE), tarEntry("/etc/shadow", LINE))];
  yield [
    "links.tar",
    closed(tarEntry("a.txt", "", { type: "2", fields: { 157: "a.txt" } }), tarEntry("b", "", { type: "1" }), text),
  ];
  for (const [at, number] of NUMBERS.entries()) {
    yield [`pax-size-${at}.tar`, closed(tarEntry("p", paxRecord("size", number), { type: "x" }), text)];
    yield [
      `size-${at}.tar`,
      closed(tarEntry("a.txt", LINE, { fields: { 124: number.slice(0, 11).padEnd(12, "\0") } }), text),
    ];
  }
  yield ["size-binary.tar", closed(tarEntry("a.txt", LINE, { fields: { 124: Buffer.alloc(12, 0xff) } }))];
  yield ["records-endless.tar", closed(tarEntry("p", fill("0 a=b\n", 100_000), { type: "x" }), text)];
  yield ["records-many.tar", closed(tarEntry("p", fill(paxRecord("path", "b.txt"), 900_000), { type: "x" }), text)];
  yield [
    "records-deep.tar",
    closed(...Array.from({ length: 5_000 }, () => tarEntry("p", paxRecord("path", "b"), { type: "x" })), text),
  ];
  yield ["name-long.tar", closed(tarEntry("././@LongLink", fill("x/", 1_000_000), { type: "L" }), text)];
  yield ["folders-many.tar", closed(...Array.from({ length: 20_000 }, () => tarEntry("d/", "", { type: "5" })))];
  yield ["checksum.tar", closed(tarEntry("a.txt", LINE, { checksum: "7777777\0" }), text)];
  yield ["zeros.tar", joinBytes(text, Buffer.alloc(8_000_000))];
  yield ["noise.tar", joinBytes(text, noise(5_000))];
  yield ["only-mark.tar", joinBytes(Buffer.alloc(257), "ustar\0")];
  const whole = tar({ "a.txt": LINE, "b.txt": LINE });
  for (const at of [100, 511, 512, 600, 1_200, 1_600, 2_000]) yield [`cut-${at}.tar`, whole.subarray(0, at)];
}

function* packed() {
  const whole = gzipSync(tar({ "a.txt": LINE }));
  for (const at of [2, 9, 10, 40, whole.length - 9, whole.length - 1]) yield [`cut-${at}.tgz`, whole.subarray(0, at)];
  yield ["bomb.gz", gzipped(Buffer.alloc(65_536, 97), 2_000)];
  yield ["bomb.tgz", gzipped(tar({ "a.txt": fill("a", 65_536) }), 2_000)];
  yield ["flags.gz", joinBytes(Buffer.from([0x1f, 0x8b, 8, 0xff, 0, 0, 0, 0, 0, 3, 0xff, 0xff]), whole.subarray(10))];
  yield ["twice.gz", joinBytes(gzipSync(LINE), gzipSync(LINE))];
  yield ["rest.gz", joinBytes(gzipSync(LINE), noise(100))];
  yield ["noise.gz", joinBytes(whole.subarray(0, 10), noise(5_000))];
  yield ["empty.gz", gzipSync("")];
  yield ["checksum.gz", joinBytes(whole.subarray(0, 10), deflated(LINE, 1), Buffer.alloc(8))];
  let nested = gzipSync(LINE);
  for (let level = 0; level < 20; level++) nested = gzipSync(nested);
  yield ["nested.gz", nested];
  for (const [what, cut] of cutAt(tar({ "a.txt": LINE }), {
    "in-name": ["a.txt", 2],
    "in-text": [LINE.slice(0, 20), 9],
  }))
    yield [`inner-cut-${what}.tar.gz`, gzipSync(cut)];
}

/** Files by name. */
export function* tarred(options) {
  yield* tars(options);
  yield* packed();
}
