/** TAR and gzip: files with files in them, honest ones and others. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { gzipSync, strToU8 } from "fflate";
import iconv from "iconv-lite";
import { gunzip } from "../../www/read/parts/gzip.ts";
import { gzipped, noise } from "../hostile/kit.mjs";
import { docx, paragraph, zip } from "../samples/formats.mjs";
import { paxRecord, TAR_END, tar, tarEntry } from "../samples/tar.mjs";
import { linesOf as read } from "./read-files.ts";

const joined = (...parts: Uint8Array[]): Uint8Array => Buffer.concat([...parts, TAR_END]);

test("a TAR file is a folder, packed or not, whatever it is called", async () => {
  const file = tar({ "ann/essay.txt": "One essay", "bob/essay.docx": docx(paragraph("Another essay")) });
  for (const [name, bytes] of [
    ["class.tar", file],
    ["class.tar.gz", gzipSync(file)],
    ["class.tgz", gzipSync(file)],
    ["class", file],
    ["class.zip", file],
  ] as const) {
    expect(await read(name, bytes), name).toEqual([
      [`${name}/ann/essay.txt`, "One essay"],
      [`${name}/bob/essay.docx`, "Another essay"],
    ]);
  }
  const sample = readFileSync(new URL("../fixtures/reported/minor-kinds/class.tar", import.meta.url));
  expect((await read("class.tar", sample)).length).toBeGreaterThan(0);
});

test("a file packed with gzip is one file in a folder", async () => {
  const packed = gzipSync(strToU8("One essay"), { filename: "../../other.txt" });
  expect(await read("b/essay.txt.gz", packed)).toEqual([["b/essay.txt.gz/essay.txt", "One essay"]]);
  expect(await read("essay", packed)).toEqual([["essay/essay", "One essay"]]);
});

test("a gzip file that was put together from several is read whole, where the platform unpacks one only, too", async () => {
  const texts = ["One essay. ", "", noise(60_000), "The end."];
  const members = texts.map((text) => gzipSync(typeof text === "string" ? strToU8(text) : text));
  const expected = Buffer.concat(texts.map((text) => Buffer.from(text)));
  const archive = tar({ "a.txt": "a".repeat(3000), "b.txt": "b" });
  const archiveInTwo = Buffer.concat([gzipSync(archive.slice(0, 100)), gzipSync(archive.slice(100))]);
  const platform = DecompressionStream;
  /** As the standard has it: whatever follows the first member is an error. */
  class OneMember extends platform {
    constructor(format: ConstructorParameters<typeof platform>[0]) {
      super(format);
      const packed: Buffer[] = [];
      const first = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk) => void packed.push(Buffer.from(chunk)),
        flush(controller) {
          const all = Buffer.concat(packed);
          if (all.indexOf(Buffer.from([0x1f, 0x8b, 0x08]), 1) > 0) throw new TypeError("Junk");
          controller.enqueue(Uint8Array.from(gunzipSync(all)));
        },
      });
      Object.defineProperties(this, { readable: { value: first.readable }, writable: { value: first.writable } });
    }
  }
  for (const used of [platform, OneMember]) {
    globalThis.DecompressionStream = used;
    try {
      const { unpacked } = await gunzip(new Blob([Buffer.concat(members)]));
      expect(Buffer.from(await unpacked.arrayBuffer()).equals(expected)).toBe(true);
      expect((await read("a.tgz", archiveInTwo)).map(([path]) => path)).toEqual(["a.tgz/a.txt", "a.tgz/b.txt"]);
      const damaged = members.map((member) => member.slice());
      damaged[2]?.set([1, 2, 3], 40);
      expect((await read("a.gz", Buffer.concat(damaged)))[0]?.[1]).toContain("damaged or cut off");
    } finally {
      globalThis.DecompressionStream = platform;
    }
  }
});

test("archives of all kinds lie in one another, down to the same level", async () => {
  const inner = zip({ "c.txt": "c", "d.tar.gz": gzipSync(tar({ "e.txt": "e" })) });
  expect(await read("a.tar", tar({ "b.zip": inner }))).toEqual([
    ["a.tar/b.zip/c.txt", "c"],
    ["a.tar/b.zip/d.tar.gz/e.txt", "e"],
  ]);
  let deep: Uint8Array = strToU8("deep");
  for (let level = 0; level < 6; level++) deep = gzipSync(deep);
  expect((await read("a.gz", deep))[0]?.[1]).toContain("inside 4 other archives");
});

test("names are read as each kind of TAR file writes them", async () => {
  const long = `${"folder/".repeat(30)}essay.txt`;
  const russian = iconv.encode("Сочинение Иванова.txt", "windows-1251");
  const file = joined(
    tarEntry("old.txt", "v7", { magic: "", type: "\0" }),
    tarEntry("essay.txt", "ustar", { prefix: "a/b" }),
    tarEntry("pax", paxRecord("path", "größe.txt") + paxRecord("mtime", "1.5"), { type: "x" }),
    tarEntry("cut-na", "pax"),
    tarEntry("././@LongLink", `${long}\0`, { type: "L" }),
    tarEntry("folder", "gnu", { magic: "ustar  \0" }),
    tarEntry("folder/", "", { type: "5" }),
    tarEntry(russian, "legacy"),
    tarEntry("global", paxRecord("path", "never.txt"), { type: "g" }),
    tarEntry("../../etc/passwd", "up"),
  );
  expect(await read("a.tar", file)).toEqual([
    ["a.tar/old.txt", "v7"],
    ["a.tar/a/b/essay.txt", "ustar"],
    ["a.tar/größe.txt", "pax"],
    [`a.tar/${long}`, "gnu"],
    ["a.tar/Сочинение Иванова.txt", "legacy"],
    ["a.tar/etc/passwd", "up"],
  ]);
});

test("links and devices are counted and never followed, and TAR files one after the other are all read", async () => {
  const link = tarEntry("shadow", "", { type: "2", fields: { 157: "/etc/shadow" } });
  const sparse = tarEntry("pax", paxRecord("GNU.sparse.major", "1"), { type: "x" });
  const file = joined(
    link,
    tarEntry("null", "", { type: "3" }),
    sparse,
    tarEntry("holes", "x"),
    tarEntry("a.txt", "a"),
  );
  const special = "3 links or devices in this archive were skipped. They have no text of their own.";
  expect(await read("a.tar", Buffer.concat([file, tar({ "b.txt": "b" })]))).toEqual([
    ["a.tar/a.txt", "a"],
    ["a.tar/b.txt", "b"],
    ["a.tar/…", special],
  ]);
  expect(await read("a.tar", joined(link))).toEqual([
    ["a.tar", "1 link or device in this archive was skipped. It has no text of its own."],
  ]);
});

test("of a TAR file that is cut off or damaged the rest is read", async () => {
  const file = tar({ "a.txt": "a".repeat(600), "b.txt": "b".repeat(600), "c.txt": "c" });
  expect(await read("a.tar", file.subarray(0, 2600))).toEqual([
    ["a.tar/a.txt", "a".repeat(600)],
    [
      "a.tar/…",
      "The archive is cut off: b.txt and what came after it were not read. Copy the archive again, or pack it again.",
    ],
  ]);
  const broken = file.slice();
  broken[1536 + 3] = 0x7a;
  const rest =
    "The archive is damaged: what comes after the files listed here was not read. Copy the archive again, or pack it again.";
  expect(await read("a.tar", broken)).toEqual([
    ["a.tar/a.txt", "a".repeat(600)],
    ["a.tar/…", rest],
  ]);
  broken[3] = 0x7a;
  const damaged = "This TAR file is damaged. Copy it again, or pack it again.";
  for (const bytes of [broken, file.subarray(0, 300)]) expect(await read("a.tar", bytes)).toEqual([["a.tar", damaged]]);
});

test("a TAR file that lies about its sizes takes neither time nor memory", async () => {
  const lies = {
    "octal.tar": tarEntry("a.txt", "a", { size: 0o77777777777 }),
    "binary.tar": tarEntry("a.txt", "a", { fields: { 124: Uint8Array.from([0xff, ...Array<number>(11).fill(0xff)]) } }),
    "letters.tar": tarEntry("a.txt", "a", { fields: { 124: "12x45678901\0" } }),
    "negative.tar": tarEntry("a.txt", "a", { fields: { 124: "-0000000001\0" } }),
    "pax.tar": joined(tarEntry("p", paxRecord("size", "999999999999"), { type: "x" }), tarEntry("a.txt", "a")),
  };
  for (const [name, bytes] of Object.entries(lies)) {
    const [[, line = ""] = []] = await read(name, bytes);
    expect(line, name).toContain("a.txt and what came after it were not read");
  }
  const records = joined(tarEntry("p", "99999999 path=b\n0 x\n-5 y\n", { type: "x" }), tarEntry("a.txt", "a"));
  expect(await read("records.tar", records)).toEqual([["records.tar/a.txt", "a"]]);
  const names = tarEntry("././@LongLink", "x".repeat((1 << 20) + 1), { type: "L" });
  expect((await read("names.tar", joined(names)))[0]?.[1]).toContain("TAR file is damaged");
});

test("a TAR file of more files than an archive may have is refused, and one of zeros ends", async () => {
  const one = tarEntry("a.txt", "");
  const many = Buffer.alloc(50_001 * one.length);
  for (let at = 0; at < many.length; at += one.length) many.set(one, at);
  expect((await read("many.tar", many))[0]?.[1]).toContain("above the limit of 50,000");
  expect(await read("zeros.tar", Buffer.concat([tarEntry("a.txt", "a"), Buffer.alloc(60_000_000)]))).toEqual([
    ["zeros.tar/a.txt", "a"],
  ]);
});

test("gzip that is damaged, cut off or a bomb has its line", async () => {
  const packed = gzipSync(strToU8("One essay ".repeat(2000)));
  const changed = packed.slice();
  changed.set([1, 2, 3, 4], changed.length - 8);
  for (const bytes of [packed.subarray(0, packed.length / 2), packed.subarray(0, 12), changed]) {
    expect(await read("a.txt.gz", bytes)).toEqual([
      ["a.txt.gz", "This gzip file is damaged or cut off. Copy it again, or pack it again as ZIP."],
    ]);
  }
  const megabyte = Buffer.alloc(1_000_000, "a");
  expect((await read("bomb.gz", gzipped(megabyte, 60)))[0]?.[1]).toContain("more than 250 times its size");
  // Every byte differs from those before it, so that only its size can be refused.
  const noisy = noise(1_000_000);
  const large = gzipSync(Buffer.concat(Array.from({ length: 68 }, () => noisy)), { level: 0 });
  expect((await read("large.gz", large))[0]?.[1]).toContain("unpack to more than 64 MB");
  expect(
    (await read("large.tgz", gzipSync(tar({ "a.bin": Buffer.alloc(70_000_000, noisy) }), { level: 0 })))[0]?.[1],
  ).toContain("is above the limit of 64 MB for one file");
});
