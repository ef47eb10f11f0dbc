// E-mails that lie about their parts, and Outlook's messages with broken tables.
import { compound, outlook, simpleOutlook } from "../samples/compound.mjs";
import { attached, mail, text } from "../samples/mail.mjs";
import { cutAt, each, fill, INHERITED, joinBytes, LINE, MEGABYTE, noise, payloads, script } from "./kit.mjs";

function* emails({ elsewhere }) {
  const parts = (count, part = "--b\n\na\n") =>
    `Content-Type: multipart/mixed; boundary=b\n\n${part.repeat(count)}--b--\n`;
  yield ["parts-many.eml", parts(20_000)];
  yield ["parts-deep.eml", each(5_000, (at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}`, "\n")];
  yield [
    "attachments-many.eml",
    mail(
      "S",
      Array.from({ length: 2_000 }, (_, at) => attached(`${at}.txt`, "a")),
    ),
  ];
  yield ["headers-many.eml", `Subject: S\n${fill("X-A: b\n", 2 * MEGABYTE)}\n${LINE}`];
  yield ["header-long.eml", `Subject: ${fill("a", 3 * MEGABYTE)}\n\n${LINE}`];
  yield ["header-folded.eml", `Subject: S\n${fill(" a\n", MEGABYTE)}\n${LINE}`];
  yield ["words-encoded.eml", `Subject: ${fill("=?utf-8?Q?=41?= ", MEGABYTE)}\n\n${LINE}`];
  yield ["words-open.eml", `Subject: ${fill("=?utf-8?Q?", MEGABYTE)}\n\n${LINE}`];
  yield ["addresses.eml", `From: ${fill('(<"', MEGABYTE)}\nSubject: S\n\n${LINE}`];
  yield ["addresses-groups.eml", `To: ${fill("a:b,", MEGABYTE)};\nSubject: S\n\n${LINE}`];
  yield ["parameters.eml", `Content-Type: text/plain; ${fill("a*1*=b; ", MEGABYTE)}\n\n${LINE}`];
  yield ["boundary-empty.eml", `Content-Type: multipart/mixed; boundary=""\n\n${fill("--\n\n", MEGABYTE)}`];
  yield [
    "boundary-long.eml",
    `Content-Type: multipart/mixed; boundary="${fill("-", 60_000)}"\n\n${fill("-", MEGABYTE)}`,
  ];
  yield ["lines.eml", `Subject: S\n\n${fill("\n", 190_000)}${LINE}`];
  yield ["base64-broken.eml", `Content-Transfer-Encoding: base64\nSubject: S\n\n${fill("=A*\n", MEGABYTE)}`];
  yield ["quoted-broken.eml", `Content-Transfer-Encoding: quoted-printable\nSubject: S\n\n${fill("=\n=4", MEGABYTE)}`];
  yield ["flowed.eml", `Content-Type: text/plain; format=flowed; delsp=yes\n\n${fill("> > a \n", MEGABYTE)}`];
  yield ["charset.eml", `Content-Type: text/plain; charset=x-none\nSubject: S\n\n${LINE}`];
  yield ["external.eml", `Content-Type: message/external-body; access-type=URL; URL="${elsewhere}/body"\n\n${LINE}`];
  yield [
    "inherited.eml",
    mail(
      "S",
      INHERITED.map((name) => attached(name, LINE)),
    ),
  ];
  yield ["noise.eml", joinBytes("Subject: S\n\n", noise(50_000))];
  let forwarded = mail("S", [text(LINE)]);
  for (let depth = 0; depth < 50; depth++) forwarded = `Subject: S\r\nContent-Type: message/rfc822\r\n\r\n${forwarded}`;
  yield ["forwarded.eml", forwarded];
  for (const [at, payload] of payloads(elsewhere).entries()) {
    yield [
      `inject-${at}.eml`,
      mail(payload, [text(`${payload} ${LINE}`, "text/html"), attached(payload.replaceAll('"', ""), LINE)]),
    ];
  }
  yield ["script.eml", mail("S", [text(`<script>${script(elsewhere)}</script><p>${LINE}</p>`, "text/html")])];
  const whole = mail("S", [text(LINE), attached("a.txt", LINE)]);
  const marks = { "in-head": ["Received", 3], "in-mark": ["--b1", 2], "in-text": ["Content-Transfer", 60] };
  for (const [what, cut] of cutAt(whole, marks)) yield [`cut-${what}.eml`, cut];
}

function* messages({ elsewhere }) {
  const whole = simpleOutlook("S", fill(LINE, 20_000), [
    { properties: { "3707001F": "a.txt", 37010102: Buffer.from(LINE) } },
  ]);
  const changed = (at, value) => {
    const copy = Buffer.from(whole);
    copy.writeUInt32LE(value >>> 0, at);
    return copy;
  };
  const table = 512 * (1 + whole[76] + 256 * whole[77]);
  const directory = 512 * (1 + whole[48] + 256 * whole[49]);
  for (const at of [24, 28, 30, 32, 44, 48, 56, 60, 64, 68, 72, 76]) {
    for (const value of [0, 1, 0x7fffffff, 0xffffffff]) yield [`head-${at}-${value}.msg`, changed(at, value)];
  }
  for (const at of [0, 40, 80]) {
    for (const value of [0, 1, 0x7fffffff]) yield [`table-${at}-${value}.msg`, changed(table + at, value)];
  }
  for (const at of [64, 66, 68, 72, 76, 116, 120]) {
    for (const value of [0, 1, 0x7fffffff]) yield [`entry-${at}-${value}.msg`, changed(directory + 128 + at, value)];
  }
  for (const at of [8, 76, 512, 600, 5_000, whole.length - 600]) yield [`cut-${at}.msg`, whole.subarray(0, at)];
  let inner = { properties: { "0037001F": "S", "1000001F": LINE } };
  for (let depth = 0; depth < 30; depth++)
    inner = { properties: { "0037001F": "S" }, attachments: [{ message: inner }] };
  yield ["nested.msg", outlook(inner)];
  let deep = { a: LINE };
  for (let depth = 0; depth < 2_000; depth++) deep = { a: deep };
  yield ["storages-deep.msg", compound({ "__properties_version1.0": Buffer.alloc(32), deep })];
  yield [
    "attachments-many.msg",
    simpleOutlook(
      "S",
      LINE,
      Array.from({ length: 2_000 }, (_, at) => ({ properties: { "3707001F": `${at}`, 37010102: Buffer.from("a") } })),
    ),
  ];
  const packed = (size, rest) => {
    const head = Buffer.alloc(16);
    head.writeUInt32LE(size, 4);
    head.write("LZFu", 8);
    return outlook({ properties: { 10090102: Buffer.concat([head, rest]) } });
  };
  yield ["packed-huge.msg", packed(0xffffffff, Buffer.alloc(20_000, 0xff))];
  yield ["packed-noise.msg", packed(100, noise(20_000))];
  yield [
    "html.msg",
    outlook({ properties: { 10130102: Buffer.from(`<script>${script(elsewhere)}</script><p>${LINE}</p>`) } }),
  ];
  for (const [at, payload] of payloads(elsewhere).entries()) {
    const attachment = { properties: { "3707001F": payload, 37010102: Buffer.from(LINE) } };
    yield [`inject-${at}.msg`, simpleOutlook(payload, `${payload} ${LINE}`, [attachment])];
  }
}

/** Files by name. */
export function* mails(options) {
  yield* emails(options);
  yield* messages(options);
}
