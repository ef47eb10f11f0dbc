// ZIP archives that lie about themselves, and the names in them; notebooks.
import { notebook, zip } from "../samples/formats.mjs";
import {
  cutAt,
  deflated,
  each,
  fill,
  INHERITED,
  joinBytes,
  LINE,
  MEGABYTE,
  NUMBERS,
  noise,
  payloads,
  script,
} from "./kit.mjs";

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];

/** Numbers of 2 or 4 bytes, little-endian, as `[width, value]`. */
function packed(...fields) {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) {
    bytes.writeUIntLE(value, at, width);
    at += width;
  }
  return bytes;
}

/**
 * An archive of entries written field by field, so that any can lie: `{ name, data, method, crc, size, packed, flags, extra }`.
 * What is left out is as it should be for stored bytes of which nobody looks at the checksum.
 */
function handmade(entries, end = {}) {
  const bodies = [];
  const directory = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const data = Buffer.from(entry.data ?? "");
    const { method = 0, flags = 0x800, crc = crc32(data), size = data.length, extra = Buffer.alloc(0) } = entry;
    const declared = entry.packed ?? data.length;
    const common = [
      [2, flags],
      [2, method],
      [2, 0],
      [2, 0],
      [4, crc],
      [4, declared],
      [4, size],
      [2, entry.nameLength ?? name.length],
      [2, extra.length],
    ];
    bodies.push(packed([4, LOCAL], [2, 20], ...common), name, extra, data);
    directory.push(
      packed([4, CENTRAL], [2, 20], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset ?? offset]),
      name,
      extra,
    );
    offset += 30 + name.length + extra.length + data.length;
  }
  const central = Buffer.concat(directory);
  const { count = entries.length, at = offset, length = central.length, comment = "" } = end;
  const tail = packed(
    [4, END],
    [2, 0],
    [2, 0],
    [2, Math.min(count, 0xffff)],
    [2, Math.min(count, 0xffff)],
    [4, length],
    [4, at],
    [2, comment.length],
  );
  return Buffer.concat([...bodies, central, tail, Buffer.from(comment)]);
}

function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** Names that steer, hide, run or break something. Each has a word of its own, by which its line is found. */
export function names(elsewhere) {
  return [
    "n01-up/../../../../etc/n01.txt",
    "/n02-absolute/etc/passwd.txt",
    "C:\\n03-drive\\windows\\system.txt",
    "n04-\u202etxt.exe",
    "n05-\u0000nul.txt",
    "n06-\u001b[31m\u001b]0;title\u0007escape.txt",
    "n07-line\nbreak\r.txt",
    `n08-${"long".repeat(2_500)}.txt`,
    "n09/constructor",
    "n10/__proto__",
    "n11/toString.txt",
    ...payloads(elsewhere).map((payload, at) => `n${12 + at}-${payload}.txt`),
    "n20-e\u0301\u0301\u0301\u0301.txt",
    `n21-${"\u0301".repeat(2_000)}.txt`,
    "n22-\u2066isolate\u2069\u200b\ufeff.txt",
    "n23-\ud83d\ude00\u{e0041}.txt",
    "n24-  spaces  .txt",
    "n25-%2e%2e%2f%00.txt",
    "n26-CON.txt",
    "n27-..",
    "n28-.hidden/.txt",
    "n29-//double//.txt",
    `n30-{{7*7}}\${7*7}.txt`,
    "n31-=cmd|' /C calc'!A0.csv",
    `n32/${"deep/".repeat(1_000)}end.txt`,
    "n33-\u{1d5fa}\u2028\u2029\u0085.txt",
  ];
}

function* archives({ elsewhere }) {
  const text = { name: "a.txt", data: LINE };
  const many = (count, name) => Array.from({ length: count }, (_, at) => ({ name: name(at), data: "" }));
  yield ["names.zip", handmade(names(elsewhere).map((name) => ({ name, data: LINE })))];
  yield [
    "names-empty.zip",
    handmade([
      { name: "", data: LINE },
      { name: "/", data: "" },
      { name: "..", data: LINE },
      { name: ".", data: LINE },
    ]),
  ];
  yield [
    "names-not-utf8.zip",
    handmade([
      { name: Buffer.from([0x6e, 0xff, 0xfe, 0x2e, 0x74, 0x78, 0x74]), data: LINE },
      { name: Buffer.from([0xff]), data: LINE, flags: 0 },
    ]),
  ];
  yield ["names-equal.zip", handmade(many(2_000, () => "same.txt"))];
  yield ["names-equal-word.zip", zipTwice()];
  yield ["entries-many.zip", handmade(many(10_000, (at) => `f${at}.txt`))];
  yield ["directories-many.zip", handmade(many(20_000, (at) => `d${at}/`))];
  yield ["directory-with-data.zip", handmade([{ name: "d/", data: LINE }, text])];
  yield [
    "count-less.zip",
    handmade([text, { name: "b.txt", data: LINE }, { name: "c.txt", data: LINE }], { count: 1 }),
  ];
  yield ["count-zero.zip", handmade([text], { count: 0 })];
  yield ["count-more.zip", handmade([text], { count: 500 })];
  yield ["directory-beyond.zip", handmade([text], { at: 0xfffffff0 })];
  yield ["directory-huge.zip", handmade([text], { length: 0xfffffff0 })];
  yield ["directory-at-zero.zip", handmade([text], { at: 0 })];
  yield ["directory-short.zip", handmade([text], { length: 20 })];
  yield ["zip64-absent.zip", handmade([text], { count: 0xffff, at: 0xffffffff, length: 0xffffffff })];
  yield [
    "comment-end-record.zip",
    handmade([text], { comment: packed([4, END], [4, 0], [2, 9], [2, 9], [4, 9], [4, 9], [2, 0]).toString("latin1") }),
  ];
  yield ["comment-long.zip", handmade([text], { comment: fill("PK\x05\x06", 65_000) })];
  yield ["name-length-beyond.zip", handmade([{ ...text, nameLength: 65_535 }])];
  yield ["offset-beyond.zip", handmade([{ ...text, offset: 0xfffffff0 }])];
  yield ["offset-itself.zip", handmade([text, { ...text, name: "b.txt", offset: 0 }])];
  yield ["stored-size-huge.zip", handmade([{ ...text, size: 60_000_000 }])];
  yield ["stored-packed-huge.zip", handmade([{ ...text, packed: 0xfffffff0 }])];
  yield ["deflate-noise.zip", handmade([{ name: "a.txt", data: noise(5_000), method: 8, size: 9_000 }])];
  yield ["deflate-empty.zip", handmade([{ name: "a.txt", data: "", method: 8, size: 10 }])];
  yield [
    "deflate-more.zip",
    handmade([{ name: "a.txt", data: deflated(Buffer.alloc(65_536, 32), 2_000), method: 8, size: 3_000_000 }]),
  ];
  yield ["ratio-below-limit.zip", zip({ "a.txt": fill(" ", 4_000_000) })];
  yield [
    "ratio-many.zip",
    zip(Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`${at}.txt`, fill("a ", 4_000_000)]))),
  ];
  yield ["extra-broken.zip", handmade([{ ...text, extra: packed([2, 1], [2, 0xffff]) }])];
  yield [
    "extra-zip64.zip",
    handmade([
      {
        ...text,
        size: 0xffffffff,
        packed: 0xffffffff,
        extra: Buffer.concat([packed([2, 1], [2, 16]), Buffer.alloc(16, 0xff)]),
      },
    ]),
  ];
  yield [
    "extra-name.zip",
    handmade([
      {
        ...text,
        extra: Buffer.concat([
          packed([2, 0x7075], [2, 40]),
          Buffer.alloc(5),
          Buffer.from("../../\u202e<img src=x data-hostile>.txt".padEnd(35).slice(0, 33)),
        ]),
      },
    ]),
  ];
  let inner = zip({ "a.txt": LINE });
  for (let level = 0; level < 4; level++)
    inner = zip(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${level}-${at}.zip`, inner])));
  yield ["tree.zip", inner];
  const one = zip({ "a.txt": LINE });
  yield ["archives-many.zip", zip(Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}.zip`, one])))];
  yield ["prefix.zip", joinBytes("PK\x03\x04 not one", handmade([text]))];
  yield ["twice.zip", joinBytes(handmade([text]), handmade([{ name: "b.txt", data: LINE }]))];
  const whole = handmade([text, { name: "b.txt", data: LINE }]);
  const central = whole.indexOf(Buffer.from("PK\x01\x02", "latin1"));
  const end = whole.indexOf(Buffer.from("PK\x05\x06", "latin1"));
  for (const at of [
    4,
    20,
    32,
    60,
    central - 3,
    central + 10,
    central + 50,
    end - 1,
    end + 3,
    end + 12,
    whole.length - 1,
  ]) {
    yield [`cut-${at}.zip`, whole.subarray(0, at)];
  }
  yield ["only-end.zip", packed([4, END], [4, 0], [4, 0], [4, 0], [4, 0], [2, 0])];
  yield ["only-mark.zip", Buffer.from("PK\x03\x04", "latin1")];
}

/** A Word document whose only part is there twice, under one name. */
function zipTwice() {
  const xml = (text) =>
    `<w:document xmlns:w="urn:w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
  return handmade([
    { name: "[Content_Types].xml", data: "<Types/>" },
    { name: "word/document.xml", data: xml(LINE) },
    { name: "word/document.xml", data: xml("the second part, under the same name") },
  ]);
}

function* notebooks({ elsewhere }) {
  const book = (cells) => JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells });
  const cell = (source, more = {}) => ({ cell_type: "markdown", metadata: {}, source, ...more });
  yield ["cells-many.ipynb", book(Array.from({ length: 50_000 }, () => cell("a")))];
  yield ["lines-many.ipynb", book([cell(Array.from({ length: 200_000 }, () => "a\n"))])];
  for (const [name, source] of Object.entries({
    null: null,
    number: 7,
    object: { a: 1 },
    nested: [[LINE]],
    mixed: [LINE, null, 3],
    boolean: true,
  })) {
    yield [`source-${name}.ipynb`, book([cell(source), cell(LINE)])];
  }
  for (const [name, cells] of Object.entries({
    null: null,
    number: 5,
    object: { 0: cell(LINE), length: 1e9 },
    text: "cells",
    holes: [null, 1, "a", [], {}],
  })) {
    yield [`list-${name}.ipynb`, book(cells)];
  }
  yield [
    "prototype.ipynb",
    `{"nbformat":4,"__proto__":{"cells":[]},"constructor":{"prototype":{"a":1}},"cells":[{"cell_type":"markdown","source":"${LINE}","__proto__":{"cell_type":"code"}}]}`,
  ];
  yield [
    "outputs.ipynb",
    book([
      cell(LINE, {
        cell_type: "code",
        outputs: [
          {
            output_type: "display_data",
            data: {
              "text/html": `<script>${script(elsewhere)}</script>`,
              "image/svg+xml": `<svg onload="${script(elsewhere)}">`,
              "application/javascript": script(elsewhere),
            },
          },
        ],
      }),
    ]),
  ];
  yield [
    "attachments.ipynb",
    book([cell(`![a](attachment:a.png) ${LINE}`, { attachments: { "a.png": { "image/png": fill("A", MEGABYTE) } } })]),
  ];
  yield ["strings-long.ipynb", book([cell(fill('\\u0000\\"', 500_000))])];
  yield ["numbers.ipynb", `{"nbformat":${NUMBERS.map((number) => JSON.stringify(number)).join("")},"cells":[]}`];
  yield [
    "number-huge.ipynb",
    `{"nbformat":1e999,"nbformat_minor":-1e999,"cells":[{"cell_type":"markdown","source":"${LINE}"}]}`,
  ];
  yield ["digits.ipynb", `{"nbformat":4,"cells":[],"n":${fill("9", MEGABYTE)}}`];
  yield ["keys-many.ipynb", `{"nbformat":4,"cells":[],${each(50_000, (at) => `"k${at}":0`, ",")}}`];
  yield [
    "keys-equal.ipynb",
    `{"nbformat":4,"cells":[{"cell_type":"markdown","source":"first"}],"cells":[{"cell_type":"markdown","source":"${LINE}"}]}`,
  ];
  yield ["inherited.ipynb", book(INHERITED.map((name) => cell(LINE, { cell_type: name })))];
  yield ["objects-deep.ipynb", fill('{"a":', 500_000)];
  yield ["surrogates.ipynb", `{"nbformat":4,"cells":[{"cell_type":"markdown","source":"\\ud800 ${LINE} \\udc00"}]}`];
  yield ["escape.ipynb", `{"nbformat":4,"cells":[ \u001b[2J\u001b]0;owned\u0007 ]}`];
  yield ["utf16.ipynb", Buffer.from(`\ufeff${book([cell(LINE)])}`, "utf16le")];
  const whole = notebook([LINE, "two"]);
  const marks = {
    "in-key": ["nbformat", 3],
    "in-list": ["cells", 9],
    "in-cell": ["cell_type", 5],
    "in-text": [LINE.slice(0, 20), 9],
  };
  for (const [what, cut] of cutAt(whole, marks)) yield [`cut-${what}.ipynb`, cut];
  for (const [at, payload] of payloads(elsewhere).entries())
    yield [`inject-${at}.ipynb`, book([cell(`# ${payload}\n`), cell(LINE), cell(payload, { cell_type: "code" })])];
}

/** Files by name. */
export function* containers(options) {
  yield* archives(options);
  yield* notebooks(options);
}
