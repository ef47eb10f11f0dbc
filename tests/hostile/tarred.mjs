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
  yield ["folders-many.tar", () => closed(...Array.from({ length: 20_000 }, () => tarEntry("d/", "", { type: "5" })))];
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
  yield* severalMembers();
  for (const [what, cut] of cutAt(tar({ "a.txt": LINE }), {
    "in-name": ["a.txt", 2],
    "in-text": [LINE.slice(0, 20), 9],
  }))
    yield [`inner-cut-${what}.tar.gz`, gzipSync(cut)];
}

/** Files put together from several packed ones, which some browsers unpack member by member. */
function* severalMembers() {
  const member = gzipSync(LINE);
  const mark = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  // Members without a text, a text in members of a word each, and what only seems to start one.
  yield ["members-empty.gz", Buffer.alloc(2_000_000, gzipSync(""))];
  yield ["members-words.gz", joinBytes(...LINE.split(" ").map((word) => gzipSync(`${word} `)))];
  yield ["members-many.gz", Buffer.alloc(1_000_000, gzipSync("a"))];
  yield ["marks-only.gz", joinBytes(member, Buffer.alloc(2_000_000, mark))];
  yield ["marks-inside.gz", gzipSync(Buffer.alloc(2_000_000, mark), { level: 0 })];
  yield [
    "marks-and-cut.gz",
    joinBytes(gzipSync(Buffer.alloc(500_000, mark), { level: 0 }), member).subarray(0, 400_000),
  ];
  yield ["members-bomb.gz", joinBytes(member, gzipped(Buffer.alloc(65_536, 97), 2_000))];
  yield [
    "members-bombs.gz",
    () => joinBytes(...Array.from({ length: 40 }, () => gzipSync(Buffer.alloc(3_000_000, 97)))),
  ];
  yield ["members-tar.gz", joinBytes(gzipSync(tar({ "a.txt": LINE })), gzipSync(tar({ "b.txt": LINE })))];
  yield [
    "members-tar-in-two.tgz",
    joinBytes(...[0, 700].map((at) => gzipSync(tar({ "a.txt": LINE }).subarray(at, at === 0 ? 700 : undefined)))),
  ];
  yield ["members-text-then-tar.tgz", joinBytes(member, gzipSync(tar({ "a.txt": LINE })))];
  yield ["members-cut.gz", joinBytes(member, member).subarray(0, 2 * member.length - 3)];
  yield ["members-first-damaged.gz", joinBytes(member.subarray(0, 60), member)];
  yield ["members-second-checksum.gz", joinBytes(member, member.subarray(0, -8), Buffer.alloc(8))];
  yield ["members-padded.gz", joinBytes(member, Buffer.alloc(4_096))];
  yield ["members-padded-between.gz", joinBytes(member, Buffer.alloc(512), member)];
  yield ["members-noise-between.gz", joinBytes(member, noise(500), member)];
  yield [
    "members-flags.gz",
    joinBytes(member, Buffer.from([0x1f, 0x8b, 8, 0x1f, 0, 0, 0, 0, 0, 3, 0xff, 0xff]), noise(500)),
  ];
  yield ["name-endless.gz", joinBytes(Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]), Buffer.alloc(4_000_000, 97))];
  yield [
    "members-names.gz",
    joinBytes(Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]), "../../etc/passwd\0", member.subarray(10)),
  ];
}

/** Files by name. */
export function* tarred(options) {
  yield* tars(options);
  yield* packed();
}
