/** E-mails, as all programs save them (.eml) and as Outlook does (.msg): the text, and what came with it. */
import { expect, test } from "@playwright/test";
import { strToU8 } from "fflate";
import iconv from "iconv-lite";
import PostalMime, { type Email } from "postal-mime";
import { MailParser } from "../../www/read/formats/email/mail-parser.ts";
import { compound, outlook, simpleOutlook } from "../samples/compound.mjs";
import { docx, paragraph, zip } from "../samples/formats.mjs";
import { attached, mail, text } from "../samples/mail.mjs";
import { filesOf, linesOf } from "./read-files.ts";

const one = async (name: string, bytes: Uint8Array | string) => {
  const [[, found] = ["", { error: "no file" }], ...others] = await filesOf(name, bytes);
  if ("error" in found || others.length > 0) throw new Error(`${name}: ${JSON.stringify([found, ...others])}`);
  return found;
};

test("of a mail the subject and the text are read, whatever it is called", async () => {
  const file = mail("Größe", [text("One essay\nin two lines")]);
  for (const name of ["a.eml", "a.txt", "a"]) {
    const { text: found, format } = await one(name, file);
    expect([found, format], name).toEqual(["Größe\n\nOne essay\nin two lines", "e-mail"]);
  }
  expect((await one("a.eml", `\ufeff${file}`)).text).toContain("One essay");
  expect((await one("a.eml", "Content-Type: text/plain\n\nOnly this")).text).toBe("Only this");
  const untyped = "Subject: S\nMIME-Version: 1.0\nContent-Type: text; charset=us-ascii\n\nOne essay";
  expect((await one("a.eml", untyped)).text).toBe("S\n\nOne essay");
  const quoted = iconv.encode("Content-Type: text/plain; charset=iso-8859-1\n\nIt’s “so”", "windows-1252");
  expect((await one("a.eml", quoted)).text).toBe("It’s “so”");
  const russian = iconv.encode("Content-Type: text/plain; charset=koi8-r\n\nМой дядя самых честных правил", "koi8-r");
  expect((await one("a.eml", russian)).text).toBe("Мой дядя самых честных правил");
});

test("where no empty line ends the headers of a mail, the first line that is none starts its text", async () => {
  const read = async (...lines: string[]) => (await one("a.eml", lines.join("\n"))).text;
  expect(await read("From: a@b.example", "Subject: S", "Dear all,", "Note: colons stay.", "One essay")).toBe(
    "S\n\nDear all,\nNote: colons stay.\nOne essay",
  );
  expect(
    await read("From a@b Mon Mar  2 10:00:00 2026", "From: a@b.example", "Subject: S", "One essay", "", "Two"),
  ).toBe("S\n\nOne essay\n\nTwo");
  // Names that no mail program writes are of the text, unless an empty line ends the headers after all.
  const note = ["Note: colons stay.", "\ttoo", "PS: https://a.example"];
  for (const rest of [
    ["", "Two"],
    ["Dear all,", "", "Two"],
    ["Dear all,", "Hello: you", "", "Two"],
  ]) {
    const [given, isText] = [[...note, ...rest].join("\n"), rest[0] !== ""];
    expect(await read("From: a@b.example", "X-Any: 1", "Subject: S", " S", given)).toBe(
      isText ? `S S\n\n${given}` : "S S\n\nTwo",
    );
  }
  expect(await read("Subject: S", "Note: colons stay.")).toBe("S\n\nNote: colons stay.");
  expect(await read("Subject: S", "Organisation: O", "Keywords: k", "Content-Type: text/plain", "Essay")).toBe(
    "S\n\nEssay",
  );
  expect(await read("Subject: S", "Dear all,", "Date: it is late.", "Yours: Ann", "Bye", "", "Two")).toBe(
    "S\n\nDear all,\nDate: it is late.\nYours: Ann\nBye\n\nTwo",
  );
  // A header that was broken into two lines is none: others follow.
  const broken = ["Subject: S", "and more", "Content-Type: text/plain; charset=utf-8", "X-Other: 1", "", "One essay"];
  expect(await read("From: a@b.example", ...broken)).toBe("S\n\nOne essay");
  const head = ["Subject: S", "Content-Type: multipart/mixed; boundary=b1", ""];
  const parts = [
    "--b1",
    "Content-Type: text/plain",
    "One essay",
    "--b1",
    "Two essays",
    "--b1",
    "Note: three",
    "--b1--",
    "",
  ];
  expect(await read(...head, ...parts)).toBe("S\n\nOne essay\n\nTwo essays\n\nNote: three");
  const signed = ["--b1", "Content-Type: text/plain", "-- ", "Ann", "--b1--", ""];
  expect(await read(...head, ...signed)).toBe("S\n\nAnn");
});

test("a letter or a page that only looks like a mail is none", async () => {
  const letter = "From: Ann\nTo: Bob\nSubject: Our essay\nDate: Monday\n\nDear Bob";
  expect((await one("letter.txt", letter)).format).toBe("plain text");
  const page =
    "From: <Saved by Blink>\nSubject: Page\nDate: Mon, 2 Mar 2026 10:00:00 +0100\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\n\n<p>One page</p>\n--b--\n";
  for (const name of ["page.mht", "page"]) expect((await one(name, page)).format, name).toBe("HTML");
});

test("a mail of both plain text and HTML is read once, and of HTML alone hidden text is reported", async () => {
  const html = text("<p>One <b>essay</b></p><p style='display:none'>unseen words</p>", "text/html");
  expect((await one("a.eml", mail("S", [text("One essay"), html], "alternative"))).text).toBe("S\n\nOne essay");
  const { text: found, tricks } = await one("a.eml", mail("S", [html]));
  expect([found, tricks.length]).toEqual(["S\n\nOne essay", 1]);
});

test("of a mail in two forms the HTML is read where it says other or more words, and the plain text where both say the same", async () => {
  const read = async (plain: string, html: string) => {
    const { text: found, tricks } = await one(
      "a.eml",
      mail("S", [text(plain), text(html, "text/html")], "alternative"),
    );
    return [found, ...tricks];
  };
  const essay = "The keeper of the lighthouse counted every ship that passed, and wrote its name into a ledger.";
  expect(await read("Your program cannot show this mail.", `<p>${essay}</p>`)).toEqual([`S\n\n${essay}`]);
  expect(await read(essay, "<p>See you on Friday</p>")).toEqual([
    "S\n\nSee you on Friday",
    "17 words are hidden (white, tiny or invisible) and were excluded.",
  ]);
  const lines = `> ${essay.replace("ship ", "ship\n> ")}\n\nSo be it [1]\n\n[1] https://a.example`;
  expect(await read(lines, `<blockquote>${essay}</blockquote>So <a href="https://a.example">be</a> it`)).toEqual([
    `S\n\n${lines}`,
  ]);
  const chinese = "他在灯塔里数着每一艘经过的船并把它们的名字写进账本";
  expect(await read(`${chinese.slice(0, 12)}\n${chinese.slice(12)}`, `<p>${chinese}</p>`)).toEqual([
    `S\n\n${chinese.slice(0, 12)}\n${chinese.slice(12)}`,
  ]);
  expect(await read(essay, "<p><img src='cid:a'></p>")).toEqual([`S\n\n${essay}`]);
});

test("what comes with a mail is read by its own reader, under the mail's name", async () => {
  const file = mail("Our work", [
    text("Please find our essays."),
    attached("one.docx", docx(paragraph("One essay"))),
    attached("../more/two.zip", zip({ "two.txt": "Two essays" })),
    attached("picture.jpg", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])),
    attached("logo.png", "x", "image/png", { "Content-ID": "<logo>", "Content-Disposition": "inline" }),
    attached("smime.p7s", "x", "application/pkcs7-signature"),
  ]);
  expect(await linesOf("in/ann.eml", file)).toEqual([
    ["in/ann.eml/ann.eml", "Our work\n\nPlease find our essays."],
    ["in/ann.eml/one.docx", "One essay"],
    ["in/ann.eml/more/two.zip/two.txt", "Two essays"],
    ["in/ann.eml/picture.jpg", expect.stringContaining("a picture (JPEG)")],
    ["in/ann.eml/logo.png", expect.any(String)],
  ]);
  expect(await linesOf("a.eml", mail("", [attached("essay.txt", "One essay")]))).toEqual([
    ["a.eml/essay.txt", "One essay"],
  ]);
  const related = mail(
    "S",
    [text("<p>Text</p>", "text/html"), attached("logo.png", "x", "image/png", { "Content-ID": "<l>" })],
    "related",
  );
  expect(await linesOf("a.eml", related)).toEqual([["a.eml", "S\n\nText"]]);
});

test("a mail that is forwarded inside another one stands in its text; attached, it is a file", async () => {
  const inner = mail("Inner", [text("Inner text")]);
  const inside = `Content-Type: message/rfc822\r\n\r\n${inner}`;
  expect((await one("a.eml", mail("Outer", [text("Outer text"), inside]))).text).toMatch(
    /^Outer\n\nOuter text[\s\S]*Inner text$/,
  );
  const file = mail("Outer", [text("Outer text"), attached("inner.eml", inner)]);
  expect(await linesOf("a.eml", file)).toEqual([
    ["a.eml/a.eml", "Outer\n\nOuter text"],
    ["a.eml/inner.eml", "Inner\n\nInner text"],
  ]);
});

test("mails that are nested, long or without end are read or refused in time", async () => {
  const nested = (depth: number) =>
    `${"Content-Type: multipart/mixed; boundary=b\n\n--b\n".repeat(depth)}\nOne essay\n`;
  expect((await linesOf("a.eml", nested(20)))[0]?.[1]).toContain("One essay");
  const damaged = "This e-mail is damaged, or made to do harm. Save it again from your mail program.";
  expect(await linesOf("a.eml", nested(20_000))).toEqual([["a.eml", damaged]]);
  const quoted = "Content-Transfer-Encoding: quoted-printable";
  expect(await linesOf("a.eml", `Subject: S\n${quoted}\n\n${"\n".repeat(200_001)}`)).toEqual([["a.eml", damaged]]);
  expect(await linesOf("a.eml", `Subject: S\n${"X-A: b\n".repeat(500_000)}\ntext`)).toEqual([["a.eml", damaged]]);
  const heads = "Content-Type: multipart/mixed; boundary=b\n\n";
  for (const line of ["--b\n", "--b\nNote: x\n", "--b\n--c\nx\n"])
    expect((await linesOf("a.eml", heads + line.repeat(15_000))).length).toBeGreaterThan(0);
  let forwarded = mail("S", [text("innermost")]);
  for (let depth = 0; depth < 30; depth++)
    forwarded = `Subject: ${depth}\r\nContent-Type: message/rfc822\r\n\r\n${forwarded}`;
  expect((await linesOf("a.eml", forwarded)).length).toBeGreaterThan(0);
  const bounds = `Content-Type: multipart/mixed; boundary=b\n\n${"--b\n\n".repeat(40_000)}`;
  expect((await linesOf("a.eml", bounds)).length).toBeGreaterThan(0);
});

test("a long text of short lines is read whole", async () => {
  const lines = Array.from({ length: 250_000 }, (_, at) => `line ${at}`).join("\r\n");
  const read = await linesOf("a.eml", mail("S", [text(lines)]));
  // Not `toEqual`: if they differed, it would look for the differences for hours.
  expect(read.length === 1 && read[0]?.[1] === `S\n\n${lines}`).toBe(true);
});

/** A mail as one text, which is compared at once. */
const comparable = ({ attachments, ...mail }: Email): string =>
  JSON.stringify([
    mail,
    attachments.map(({ content, ...rest }) => [rest, Buffer.from(content as ArrayBuffer).toString("latin1")]),
  ]);

test("bodies in large pieces say the same as the library, line by line", async () => {
  const texts = ["One\r\r\n\r\n--b2\r\n--b1x\r\nTwo \r\n", "\n\n--\n-- \nAnn", ""];
  const long = `${"long line ".repeat(110_000)}\r\nlast\r\n`;
  const kinds = ["", "; charset=latin1; format=flowed", "\nContent-Transfer-Encoding: quoted-printable"];
  const given = kinds.flatMap((kind) => texts.map((body) => ({ kind, body })));
  for (const { kind, body } of [...given, { kind: "", body: long }]) {
    const base64 = Buffer.from(body).toString("base64").replace(/.{60}/g, "$&\r\n");
    for (const file of [
      `Subject: S\nContent-Type: text/plain${kind}\n\n${body}`,
      mail("S", [`Content-Type: text/plain${kind}\r\n\r\n${body}`, attached("a.bin", body), text(body, "text/html")]),
      `Subject: S\r\nContent-Type: text/plain${kind.slice(0, 16)}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`,
      // With a text around its parts, and parts that nothing encodes.
      `Subject: S\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\nBefore\r\n${["1", "2"].map((part) => `--b\r\nContent-Type: text/plain${kind}\r\nContent-Disposition: attachment; filename=${part}\r\n\r\n${body}\r\n`).join("")}--b--\r\nBehind\r\nit`,
      mail("S", [`Content-Type: message/rfc822\r\n\r\n${mail("T", [text(body), text(body)])}`]),
    ]) {
      // Ends of lines make no difference between pieces, and the library takes seconds for a long body.
      const others = body === long ? [] : [file.replaceAll("\r\n", "\n"), `${file}\r`];
      for (const whole of [file, ...others]) {
        const parsed = [new MailParser(), new PostalMime()].map((parser) => parser.parse(strToU8(whole)));
        const [ours, theirs] = (await Promise.all(parsed)).map(comparable);
        expect(ours === theirs, whole.slice(0, 2_000)).toBe(true);
      }
    }
  }
});

test("of Outlook's messages texts are read in all forms in which they are stored", async () => {
  const { text: found, format } = await one("a.msg", simpleOutlook("Größe", "One essay"));
  expect([found, format]).toEqual(["Größe\n\nOne essay", "e-mail"]);
  const russian = iconv.encode("Мой дядя", "windows-1251");
  const old = outlook({ properties: { "1000001E": russian }, codePages: { "3FFD0003": 1251 } });
  expect((await one("a.msg", old)).text).toBe("Мой дядя");
  const misstated = outlook({
    properties: { "1000001E": iconv.encode("Größe", "windows-1252") },
    codePages: { "3FFD0003": 65001 },
  });
  expect((await one("a.msg", misstated)).text).toBe("Größe");
  const html = outlook({ properties: { "10130102": strToU8("<p>Größe</p>") }, codePages: { "3FDE0003": 65001 } });
  expect((await one("a", html)).text).toBe("Größe");
  // A text of a NUL is none.
  const both = outlook({ properties: { "1000001F": "\0", "10130102": strToU8("<p>One essay</p>") } });
  expect((await one("a.msg", both)).text).toBe("One essay");
  const long = outlook({ properties: { "1000001F": "One long essay. ".repeat(1000) } });
  expect((await one("a.msg", long)).text.length).toBe(15_999);
});

test("RTF that Outlook has packed is unpacked", async () => {
  const head = Buffer.from("2d0000002b0000004c5a4675f1c5c7a7", "hex");
  const body = Buffer.from(
    "03000a00726370673132354232 0af3 20 68656c 09 00 20 62 77 05b0 6c64 7d 0a80 0fa0".replaceAll(" ", ""),
    "hex",
  );
  const packed = outlook({ properties: { "10090102": Buffer.concat([head, body]) } });
  expect((await one("a.msg", packed)).text).toBe("hello world");
});

test("what comes with Outlook's messages is read, attached messages with all that they have", async () => {
  const file = simpleOutlook("Our work", "Please find our essays.", [
    { properties: { "3707001F": "one.docx", "37010102": docx(paragraph("One essay")) } },
    {
      properties: { "3001001F": "inner" },
      message: {
        properties: { "0037001F": "Inner", "1000001F": "Inner text" },
        attachments: [{ properties: { "3704001F": "two.txt", "37010102": strToU8("Two essays") } }],
      },
    },
    { properties: { "3707001F": "logo.png", "370E001F": "image/png", "3712001F": "logo@x", "37010102": strToU8("x") } },
  ]);
  expect(await linesOf("a.msg", file)).toEqual([
    ["a.msg/a.msg", "Our work\n\nPlease find our essays."],
    ["a.msg/one.docx", "One essay"],
    ["a.msg/Inner.txt", "Inner\n\nInner text"],
    ["a.msg/two.txt", "Two essays"],
  ]);
});

test("compound files with circles, lies and holes end in a line", async () => {
  const whole = simpleOutlook("Our work", "One essay. ".repeat(600), [
    { properties: { "3707001F": "one.txt", "37010102": strToU8("One essay ".repeat(1000)) } },
  ]);
  const view = (bytes: Uint8Array) => new DataView(bytes.buffer);
  const change = (edit: (data: DataView) => void): Uint8Array => {
    const copy = Uint8Array.from(whole);
    edit(view(copy));
    return copy;
  };
  const table = 512 * (1 + view(whole).getUint32(76, true));
  const directory = 512 * (1 + view(whole).getUint32(48, true));
  const files: Record<string, Uint8Array> = {
    "short.msg": whole.subarray(0, 300),
    "header.msg": whole.subarray(0, 512),
    "cut.msg": whole.subarray(0, whole.length / 2),
    "sector.msg": change((data) => data.setUint16(30, 31, true)),
    "mini.msg": change((data) => data.setUint16(32, 0, true)),
    "root.msg": change((data) => data.setUint8(directory + 66, 1)),
    "directory.msg": change((data) => data.setUint32(48, 0x7fffffff, true)),
  };
  for (const [name, bytes] of Object.entries(files)) {
    expect(await linesOf(name, bytes), name).toEqual([
      [name, expect.stringMatching(/damaged or incomplete|old Office/)],
    ]);
  }
  const [[, partly] = []] = await filesOf(
    "table.msg",
    change((data) => data.setUint32(table + 4 * 20, 0xfffffffe, true)),
  );
  expect(partly).toMatchObject({ missing: ["its end (the file is cut off)"] });
  const circles: Record<string, Uint8Array> = {
    "self.msg": change((data) => {
      for (let at = 0; at < 128; at++) data.setUint32(table + 4 * at, at, true);
    }),
    "difat.msg": change((data) => {
      data.setUint32(68, 0, true);
      data.setUint32(72, 0xffffffff, true);
    }),
    "siblings.msg": change((data) => {
      for (let at = 1; at < 6; at++)
        for (const place of [68, 72, 76]) data.setUint32(directory + 128 * at + place, at, true);
    }),
    "sizes.msg": change((data) => {
      for (let at = 1; at < 6; at++) data.setUint32(directory + 128 * at + 120, 0xffffffff, true);
    }),
  };
  for (const [name, bytes] of Object.entries(circles))
    expect((await linesOf(name, bytes)).length, name).toBeGreaterThan(0);
  expect(await linesOf("locked.docx", compound({ EncryptedPackage: "x", EncryptionInfo: "x" }))).toEqual([
    ["locked.docx", "This file is password-protected. Remove the password and try again."],
  ]);
});

test("a mailbox is read as a file for each of its messages", async () => {
  const from = (minute: string): string => `From a@b.example Fri Nov 27 11:${minute}:14 2026`;
  const first = mail("Größe", [text("One essay")]);
  const second = [
    "Subject: Two",
    "X-Mozilla-Status: 0001",
    "",
    "Dear all,",
    "",
    ">From here on: ten words.",
    ">>From there.",
    "> From",
    "",
    "From our office at 10:00 we",
    "can see: all",
    "",
    "",
  ].join("\n");
  const third = mail("Three", [text("Third essay"), attached("a.txt", strToU8("Attached words"))]);
  const box = `${from("42")}\n${first}\n${from("43")}\r\n${second}From - Fri Nov 27 11:44:14 2026\n${third}`;
  const messages = [
    ["1.eml", "Größe\n\nOne essay"],
    [
      "2.eml",
      "Two\n\nDear all,\n\nFrom here on: ten words.\n>From there.\n> From\n\nFrom our office at 10:00 we\ncan see: all",
    ],
    ["3.eml/3.eml", "Three\n\nThird essay"],
    ["3.eml/a.txt", "Attached words"],
  ];
  for (const name of ["Sent", "a.mbox", "a.txt"])
    expect(await linesOf(name, box)).toEqual(messages.map(([path, line]) => [`${name}/${path}`, line]));
  // With a single message it is that, and a text that begins with these words is a text.
  expect((await one("a.mbox", `${from("42")}\n${second}`)).text).toBe(messages[1]?.[1]);
  expect((await one("Sent", `${from("42")}\nTo: b@c.example\n\nOne`)).text).toBe("One");
  const note = "From Monday 10:00 on\nwe meet: all of us\n\nFrom Tuesday 10:00 on\nNote: none";
  expect((await one("a.txt", note)).text).toBe(note);
  const many = Array.from({ length: 12 }, (_, at) => `${from("10")}\nSubject: S${at}\n\nText ${at}\n\n`).join("");
  expect((await linesOf("a", many)).map(([path]) => path)).toEqual(
    Array.from({ length: 12 }, (_, at) => `a/${String(at + 1).padStart(2, "0")}.eml`),
  );
});
