/** Traces in the files: what readers collect, what of it two files share that others have not, and what is stored of it. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { strToU8 } from "fflate";
import iconv from "iconv-lite";
import { metadataFrom, metadataOf } from "../../www/collection/document-metadata.ts";
import { addFiles, emptyIntake, rereadDocument } from "../../www/documents/added-files.ts";
import { message } from "../../www/i18n/message.ts";
import { reopened } from "../../www/keep/snapshot.ts";
import { readContent } from "../../www/read/content.ts";
import { contentOf } from "../../www/read/model.ts";
import { type FileTraces, tracesFrom } from "../../www/read/traces.ts";
import { caseReport } from "../../www/share/report/case.tsx";
import type { ReportInput } from "../../www/share/report/report-model.ts";
import { wholeReport } from "../../www/share/report/whole.tsx";
import { findTraces, type TracedDocument } from "../../www/traces/find-traces.ts";
import { pairInShort } from "../../www/traces/in-short.ts";
import { factInWords, meaningsOnce, pairInWords, propertiesInWords } from "../../www/traces/traces-in-words.ts";
import { words } from "../e2e/page.ts";
import { noise, numbers } from "../hostile/kit.mjs";
import { propertySet } from "../samples/compound.mjs";
import { doc } from "../samples/doc.mjs";
import { docx, odt, paragraph, pptx, wordPart } from "../samples/formats.mjs";
import { line, pdf } from "../samples/pdf.mjs";
import { properties, tracedDocx } from "../samples/traces.mjs";
import { readerHost } from "./host.ts";
import { reportOf } from "./report-input.ts";
import { speak } from "./speak.ts";

test.beforeAll(() => speak("en"));

async function tracesIn(name: string, bytes: Uint8Array): Promise<FileTraces | undefined> {
  const found = await readContent({ blob: new Blob([Uint8Array.from(bytes)]) }, { name }, readerHost);
  if (!("text" in found)) throw new Error(JSON.stringify(found));
  expect(found.text).not.toBe("");
  return found.traces;
}

/** A document of the batch. */
function made(name: string, traces: FileTraces | undefined, more: Partial<TracedDocument> = {}): TracedDocument {
  return { name, author: null, role: "submission", words: 800, traces, ...more };
}

/** `count` revision ids of Word, the same for the same seed. */
function sessionsOf(seed: number, count: number): number[] {
  const random = numbers(seed);
  return Array.from({ length: count }, () => 1 + Math.floor(random() * (2 ** 24 - 1)));
}

const logo = noise(9000, 1);

test("a Word file says who made it, when and how, and which sessions, pictures and styles are in it", async () => {
  const traces = await tracesIn(
    "a.docx",
    tracedDocx("One paragraph.\n\nAnother.", {
      author: "Ana Lee",
      lastAuthor: "Ben Ortiz",
      created: "2026-03-01T10:22:00Z",
      modified: "2026-03-02T11:00:00+01:00",
      revision: 7,
      minutes: 42,
      company: "A school",
      template: "Normal.dotm",
      program: "Microsoft Office Word",
      sessions: [0x00a1b2c3, 0x00000007],
      id: "0A1B2C3D-0000-4000-8000-000000000001",
      pictures: [logo],
      objects: [noise(9000, 2)],
      styles: ["My heading"],
    }),
  );
  expect(traces).toEqual({
    author: "Ana Lee",
    lastAuthor: "Ben Ortiz",
    created: "2026-03-01T10:22:00Z",
    modified: "2026-03-02T10:00:00Z",
    revision: 7,
    minutes: 42,
    company: "A school",
    template: "Normal.dotm",
    program: "Microsoft Office Word",
    revisions: [7, 0x00a1b2c3],
    ids: ["{0A1B2C3D-0000-4000-8000-000000000001}"],
    pictures: [expect.stringMatching(/^9000-[0-9a-f]{8}$/)],
    objects: [expect.stringMatching(/^9000-[0-9a-f]{8}$/)],
    styles: ["My heading"],
  });
  expect(await tracesIn("plain.docx", docx(paragraph("One paragraph.")))).toBeUndefined();
  // Word itself makes a style for characters of one for paragraphs.
  const style = (type: string, name: string, more: string): string =>
    `<w:style w:type="${type}" w:customStyle="1" w:styleId="${name}"><w:name w:val="${name}"/>${more}</w:style>`;
  const link = '<w:link w:val="x"/>';
  const xml =
    style("character", "Heading 1 Char", link) + style("paragraph", "Mine", link) + style("character", "Own", "");
  const styled = docx(paragraph("One paragraph."), { "word/styles.xml": wordPart("styles", xml) });
  expect(await tracesIn("styled.docx", styled)).toEqual({ styles: ["Mine", "Own"] });
});

test("OpenDocument, PowerPoint and PDF files say what they have of it", async () => {
  const meta = `<office:document-meta><office:meta><meta:initial-creator>Ana Lee</meta:initial-creator>
    <dc:creator>Ben Ortiz</dc:creator><meta:creation-date>2026-03-01T10:22:00.123456789</meta:creation-date>
    <meta:editing-duration>P1DT1H2M3S</meta:editing-duration><meta:editing-cycles>4</meta:editing-cycles>
    <meta:generator>LibreOffice/24.2</meta:generator><meta:template xlink:title="Letter"/></office:meta></office:document-meta>`;
  const item = (name: string, value: number): string =>
    `<config:config-item config:name="${name}">${value}</config:config-item>`;
  const settings = `<office:document-settings>${item("Rsid", 200)}${item("RsidRoot", 100)}${item("Zoom", 300)}</office:document-settings>`;
  const styles = '<style:style style:name="P1"><style:text-properties officeooo:rsid="0000012c"/></style:style>';
  const body = '<text:p>One</text:p><draw:frame><draw:image xlink:href="Pictures/1.png"/></draw:frame>';
  const parts = {
    "meta.xml": meta,
    "settings.xml": settings,
    "Pictures/1.png": logo,
    "Pictures/of-the-template.png": noise(9000, 3),
  };
  expect(await tracesIn("a.odt", odt(body, styles, parts))).toEqual({
    author: "Ana Lee",
    lastAuthor: "Ben Ortiz",
    created: "2026-03-01T10:22:00",
    minutes: 1502,
    revision: 4,
    program: "LibreOffice/24.2",
    template: "Letter",
    revisions: [100, 200, 300],
    pictures: [expect.stringMatching(/^9000-/)],
  });
  const relations = '<Relationships><Relationship Id="i" Type="x/image" Target="../media/a.png"/></Relationships>';
  const slides = pptx([["A slide"]], {
    more: {
      ...properties({ author: "Ana Lee", minutes: 5 }),
      "ppt/slides/_rels/slide1.xml.rels": relations,
      "ppt/media/a.png": logo,
      "ppt/media/of-the-theme.png": noise(9000, 3),
    },
  });
  expect(await tracesIn("a.pptx", slides)).toEqual({
    author: "Ana Lee",
    minutes: 5,
    pictures: [expect.stringMatching(/^9000-/)],
  });
  const file = pdf([line(60, 780, "A page of words.")], {
    info: "/Author (Ana Lee) /Creator (Writer) /Producer (A library) /CreationDate (D:20260301102200+01'00')",
    trailer: " /ID [<0102030405060708090a0b0c0d0e0f10> <1102030405060708090a0b0c0d0e0f10>]",
  });
  expect(await tracesIn("a.pdf", file)).toEqual({
    author: "Ana Lee",
    program: "Writer · A library",
    created: "2026-03-01T09:22:00Z",
    ids: ["0102030405060708090a0b0c0d0e0f10", "1102030405060708090a0b0c0d0e0f10"],
    pictures: [expect.stringMatching(/^4\d\d\d-/)],
  });
  // Without an identifier, pdf.js makes up one of the first bytes, which many files have alike.
  expect((await tracesIn("b.pdf", pdf([line(60, 780, "A page of words.")])))?.ids).toBeUndefined();
});

test("old Office documents and RTF files say it, too", async () => {
  const [author, company] = ["Анна Ли", "Школа"].map((name) => iconv.encode(name, "windows-1251")) as [Buffer, Buffer];
  const streams = {
    "\u0005SummaryInformation": propertySet(
      {
        ...{ 4: author, 7: "Normal.dot", 8: "Ben Ortiz", 9: "7", 10: { minutes: 42 }, 18: "Microsoft Word 8.0" },
        ...{ 12: new Date("2026-03-01T10:22:00Z"), 13: new Date("2026-03-02T11:00:00Z") },
      },
      1251,
    ),
    "\u0005DocumentSummaryInformation": propertySet({ 15: company }, 1251),
  };
  expect(await tracesIn("a.doc", doc("One paragraph.", { streams }))).toEqual({
    ...{
      author: "Анна Ли",
      lastAuthor: "Ben Ortiz",
      company: "Школа",
      template: "Normal.dot",
      revision: 7,
      minutes: 42,
    },
    ...{ created: "2026-03-01T10:22:00Z", modified: "2026-03-02T11:00:00Z", program: "Microsoft Word 8.0" },
  });
  // Damaged ones do not keep the text from being read.
  const numbers = propertySet({ 4: "Ana", 12: 7 });
  for (const bytes of [numbers.subarray(0, 60), Buffer.alloc(3), Buffer.alloc(5000, 0xff), noise(5000)]) {
    const found = await tracesIn("a.doc", doc("One paragraph.", { streams: { "\u0005SummaryInformation": bytes } }));
    expect(Object.keys(found ?? {}).length).toBeLessThan(3);
  }
  const time = "\\yr2026\\mo3\\dy1\\hr10\\min22";
  const rtf = `{\\rtf1\\ansi\\ansicpg1251{\\*\\rsidtbl \\rsid200\\rsid300}{\\*\\generator Riched20 10.0;}{\\info{\\title A title}{\\author A\\'ed\\u1085?a {\\b Li}}{\\operator Ben Ortiz}{\\creatim${time}}{\\revtim${time}\\sec5}{\\version4}{\\edmins42}{\\*\\company A school}{\\doccomm no}}{\\*\\template C:\\\\Essay.dotx}One {\\author paragraph}.}`;
  expect(await tracesIn("a.rtf", strToU8(rtf))).toEqual({
    ...{
      author: "Aннa Li",
      lastAuthor: "Ben Ortiz",
      company: "A school",
      program: "Riched20 10.0",
      revision: 4,
      minutes: 42,
    },
    ...{
      created: "2026-03-01T10:22:00",
      modified: "2026-03-01T10:22:05",
      template: "C:\\Essay.dotx",
      revisions: [200, 300],
    },
  });
  const wrong = `{\\rtf1{\\info{\\author ${"x".repeat(100_000)}}{\\creatim\\yr-5}{\\version-1}{\\edmins}}One.}`;
  expect(await tracesIn("a.rtf", strToU8(wrong))).toEqual({ author: `${"x".repeat(119)}…`, cut: 1 });
});

test("what a file says is cut to what is readable, counted, and never keeps the file from being read", async () => {
  const name = Buffer.from(noise(5_000_000)).toString("hex");
  const wrong = tracedDocx("One paragraph.", {
    author: name,
    lastAuthor: "\u202eevil\n<b>name</b>".replaceAll("<", "&lt;"),
    created: "2026-02-30T10:22:00Z",
    modified: "yesterday",
    revision: -1,
    minutes: "9".repeat(400),
    sessions: sessionsOf(1, 5000),
  });
  const traces = await tracesIn("a.docx", wrong);
  expect(traces).toEqual({
    author: `${name.slice(0, 119)}…`,
    lastAuthor: "\ufffdevil\ufffd<b>name</b>",
    revisions: expect.anything(),
    cut: 1 + new Set(sessionsOf(1, 5000)).size - 2000,
  });
  expect(traces?.revisions).toHaveLength(2000);
  const damaged = docx(paragraph("One paragraph."), {
    "docProps/core.xml": `<a ${Array.from({ length: 20_000 }, (_, at) => `a${at}="x"`).join(" ")}/>`,
    "docProps/app.xml": "<Properties><Company>A school</Company><TotalTime>",
  });
  expect(await tracesIn("b.docx", damaged)).toEqual({ company: "A school", cut: 1 });
});

/** Thirty texts in the English of one book. */
const book = readFileSync(new URL("../fixtures/english_classics/thoreau-where-i-lived.txt", import.meta.url), "utf8");
const essays = Array.from({ length: 30 }, (_, at) =>
  book.slice(Math.floor((at * book.length) / 30), Math.floor(((at + 1) * book.length) / 30)).replace(/\s+/g, " "),
);

/** Thirty files made of one template, each edited on its own in some sessions, with the class's logo and styles. */
async function honestClass(): Promise<TracedDocument[]> {
  const given = sessionsOf(1000, 12);
  return Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const bytes = tracedDocx(`The essay of student ${at}.`, {
        author: "The teacher",
        lastAuthor: `Student ${"abcdefghijklmnopqrstuvwxyzäöüß"[at]}`,
        created: "2026-03-01T10:22:00Z",
        modified: `2026-03-05T10:${String(at).padStart(2, "0")}:00Z`,
        minutes: 90 + at,
        program: "Microsoft Office Word",
        company: "The school",
        template: "Essay.dotx",
        id: "0A1B2C3D-0000-4000-8000-000000000001",
        sessions: [...given, ...sessionsOf(at, 10 + at)],
        pictures: [logo],
        styles: ["Title of essay", "Quotation", "Own text"],
      });
      return made(`${at}.docx`, await tracesIn("a.docx", bytes), { written: { text: essays[at] ?? "" } });
    }),
  );
}

test("of thirty honest files made of one template nothing is said", async () => {
  const documents = await honestClass();
  expect(findTraces(documents)).toEqual({ pairs: [], weak: [], facts: [], traced: 30 });
});

test("three copies whose text was changed are shown by the revision ids that they share", async () => {
  const documents = await honestClass();
  const original = documents[4]?.traces;
  const copies = [10, 20].map((at) =>
    made(`copy-${at}.docx`, { ...original, revisions: [...(original?.revisions ?? []), ...sessionsOf(at + 500, 3)] }),
  );
  const batch = [...documents, ...copies];
  const { pairs, weak, facts } = findTraces(batch);
  // The ids of the template do not count: 10 + 4 sessions are the student's own.
  const found = pairs.map((pair) => [batch[pair.a]?.name, batch[pair.b]?.name, pair.revisions, pair.sharedBy]);
  expect(found).toEqual([
    ["4.docx", "copy-10.docx", 14, 3],
    ["4.docx", "copy-20.docx", 14, 3],
    ["copy-10.docx", "copy-20.docx", 14, 3],
  ]);
  expect([weak, facts]).toEqual([[], []]);
  const [first] = pairs;
  if (!first) throw new Error("no pair");
  expect(pairInShort(first)).toBe("14 revision ids");
  const words = pairInWords(first);
  expect(words[0]?.fact).toBe("Both files have 14 revision ids in common that few other files here have.");
  expect(words[0]?.meaning).toContain("Innocent causes: both began from a file that they were given");
  expect(pairInWords({ ...first, sharedBy: 2 })[0]?.fact).toContain("that no other file here has");
});

test("words misspelt alike and rare habits are said on the pair alone, and what a template or many have is not", async () => {
  const texts = (change: (text: string, at: number) => string): TracedDocument[] =>
    essays.map((text, at) => made(`${at}.docx`, undefined, { written: { text: change(text, at) } }));
  const slips = " It was enuogh wihtout the morrning imaginetion.";
  const both = texts((text, at) => (at === 4 || at === 9 ? text + slips : text));
  const { pairs, weak } = findTraces(both);
  expect(pairs).toEqual([]);
  expect(weak.map(({ a, b }) => [a, b])).toEqual([[4, 9]]);
  expect(weak.flatMap(pairInWords).map(({ fact }) => fact)).toEqual([
    "Both texts misspell 4 words in the same way, which nobody else here does: enuogh, imaginetion, morrning, and wihtout.",
  ]);
  expect(weak.flatMap(pairInWords)[0]?.meaning).toContain("Innocent causes: the same passage copied or quoted");
  const said = [
    { id: 1, meaning: "one" },
    { id: 2, meaning: "other" },
    { id: 3, meaning: "one" },
  ];
  expect(meaningsOnce(said).map(({ id, meaning }) => [id, meaning])).toEqual([
    [1, "one"],
    [2, "other"],
    [3, ""],
  ]);
  // Two of them are too few, three authors write so, a template has it, or one author wrote both.
  const few = texts((text, at) => (at === 4 || at === 9 ? `${text} enuogh wihtout` : text));
  const three = texts((text, at) => (at % 12 === 4 ? text + slips : text));
  const given = [...both, made("task.docx", undefined, { written: { text: slips }, role: "template" })];
  const own = both.map((one, at) => (at === 4 || at === 9 ? { ...one, author: "Ana" } : one));
  for (const batch of [few, three, given, own]) expect(findTraces(batch).weak).toEqual([]);

  const spaced = (text: string): string => text.replace(/([.!?]) (?=\p{Lu})/gu, "$1  ");
  const before = (text: string): string => text.replaceAll(",", " ,");
  const long = (text: string): string => `${text} ${"So it was, they said. Then, it went. ".repeat(9)}`;
  const habitual = texts((text, at) => {
    if (at === 2 || at === 5) return spaced(long(text));
    return at === 7 || at === 8 ? before(long(text)) : long(text);
  });
  expect(findTraces(habitual).weak.map(({ a, b, habits }) => [a, b, habits])).toEqual([
    [2, 5, ["twoSpaces"]],
    [7, 8, ["spaceBefore"]],
  ]);
  expect(findTraces(texts((text) => spaced(long(text)))).weak).toEqual([]);
  expect(findTraces(habitual.slice(0, 9)).weak).toEqual([]);

  // Of texts that were searched before, only the length is read.
  let reads = 0;
  const counted = habitual.map((one) => {
    const { text = "" } = one.written ?? {};
    return {
      ...one,
      written: {
        get text() {
          reads++;
          return text;
        },
      },
    };
  });
  const { weak: atFirst } = findTraces(counted);
  reads = 0;
  expect(findTraces(counted).weak).toEqual(atFirst);
  expect(reads).toBe(counted.length);
});

test("texts made to be slow to search for habits are searched in linear time", () => {
  const hostile = [
    "a ,".repeat(400_000),
    "a".repeat(1_000_000),
    "abcdef ".repeat(150_000),
    "a. ".repeat(300_000),
    "é".repeat(500_000),
  ];
  const batch = hostile.map((text, at) => made(`${at}`, undefined, { written: { text } }));
  expect(findTraces(batch).pairs).toEqual([]);
});

test("what a template, a program, one author or chance explains is no trace", () => {
  const shared = sessionsOf(7, 20);
  const two = (one: Partial<TracedDocument>, other: Partial<TracedDocument>, more: TracedDocument[] = []) =>
    findTraces([made("a.docx", { revisions: shared }, one), made("b.docx", { revisions: shared }, other), ...more])
      .pairs.length;
  expect(two({}, {})).toBe(1);
  expect(two({ author: "Ana" }, { author: "Ana" })).toBe(0);
  expect(two({ role: "archive" }, {})).toBe(1);
  expect(two({ role: "archive" }, { role: "archive" })).toBe(0);
  expect(two({}, {}, [made("given.docx", { revisions: shared }, { role: "template" })])).toBe(0);
  // What python-docx puts into every file.
  const program = [
    0x00034616, 0x0006063c, 0x0015074b, 0x0029639d, 0x00326f90, 0x00aa1d8d, 0x00b47730, 0x00cb0664, 0x00fc693f,
  ];
  const ofProgram = { author: "Steve", created: "2013-12-23T23:15:00Z", revisions: program };
  expect(findTraces(["a", "b"].map((name) => made(name, ofProgram)))).toEqual({
    pairs: [],
    weak: [],
    facts: [],
    traced: 2,
  });
  // A thousand files with a hundred ids each: thousands of pairs share one by chance.
  const many = Array.from({ length: 1000 }, (_, at) => made(`${at}`, { revisions: sessionsOf(at, 100) }));
  expect(findTraces(many).pairs).toEqual([]);
  const copied = made("copy", { revisions: [...sessionsOf(5, 100).slice(0, 10), ...sessionsOf(2000, 90)] });
  expect(findTraces([...many, copied]).pairs.map(({ a, b, revisions }) => [a, b, revisions])).toEqual([[5, 1000, 10]]);
  // LibreOffice's first ids are below 131,072: two of thirty files may share one.
  const low = Array.from({ length: 30 }, (_, at) => made(`${at}.odt`, { revisions: [1000 + 7 * Math.max(at, 1)] }));
  expect(findTraces(low).pairs).toEqual([]);
});

test("pictures, embedded files and identifiers that two share are shown, and those of a whole class are not", () => {
  const [picture, object, id] = ["9000-00000001", "9000-00000002", "{1}"];
  const class30 = Array.from({ length: 30 }, (_, at) => made(`${at}`, { pictures: ["logo"], styles: ["A", "B", "C"] }));
  const [a, b] = [0, 1].map((at) => made(`copy ${at}`, { pictures: ["logo", picture], objects: [object], ids: [id] }));
  const { pairs } = findTraces([...class30, ...(a && b ? [a, b] : [])]);
  expect(pairs).toHaveLength(1);
  expect(pairs.map(pairInShort)).toEqual(["the document identifier, 1 embedded file, 1 picture"]);
  // Names, times and styles may be equal by coincidence: they are told of a pair, and lead to none.
  const alike = { author: "Ana Lee", created: "2026-03-01T10:22:00Z", styles: ["A", "B", "C"] };
  const { pairs: none, weak } = findTraces([
    made("a", alike),
    made("b", alike),
    made("c", { author: "Windows User" }),
    made("d", { author: "Windows User" }),
  ]);
  expect([none, weak.length]).toEqual([[], 1]);
  expect(weak.flatMap(pairInWords).map(({ fact }) => fact)).toEqual([
    "Both files name Ana Lee, as the author or as the last to save the file.",
    expect.stringMatching(/^Both files were created at the same time: Mar 1, 2026/),
    "Both files have 3 styles of their own with the same names, which few others have: A, B, and C.",
  ]);
});

test("a short time of editing and another author's name are facts about a file", () => {
  const word = "Microsoft Office Word";
  const documents = [
    made("a.docx", { author: "ben ortiz", minutes: 2, program: word }, { author: "Ana Lee", words: 2000 }),
    made("b.docx", { author: "Ben Ortiz", minutes: 200, program: word }, { author: "Ben Ortiz", words: 2000 }),
    made("c.docx", { author: "Lee", lastAuthor: "User", minutes: 0 }, { author: "Cleo Park", words: 2000 }),
    made("Dana Kim essay.docx", { author: "Kim, Dana" }),
    made("e.docx", { lastAuthor: "Dana Kim" }),
  ];
  const { facts } = findTraces(documents);
  expect(facts.map((fact) => [documents[fact.document]?.name, factInWords(fact).fact])).toEqual([
    ["a.docx", "The file was edited for 2 minutes, and has 2,000 words."],
    ["a.docx", "The file gives ben ortiz as its author, the name of another author here."],
    ["e.docx", "The file was last saved by Dana Kim, the name of another author here."],
  ]);
  // Where most were pasted into Word at the end, none stands out.
  const pasted = Array.from({ length: 10 }, (_, at) => made(`${at}`, { minutes: 1, program: word }, { words: 2000 }));
  expect(findTraces(pasted).facts).toEqual([]);
});

test("traces are kept with documents on this device and in collections, as far as they are some", () => {
  const traces: FileTraces = {
    author: "Ana Lee",
    created: "2026-03-01T10:22:00Z",
    minutes: 3,
    revisions: [1, 2],
    pictures: ["9000-1"],
    cut: 2,
  };
  const content = contentOf(message("files-format-word"), "A text.", { traces });
  const intake = addFiles(emptyIntake, [{ path: "a.docx", size: 10, decoded: content, source: null, origin: 0 }]);
  const [document] = intake.documents;
  if (!document) throw new Error("no document");
  expect(document.traces).toEqual(traces);
  const head = { savedAt: 1, documents: 1, nextId: 2, unread: [], fields: null, programs: "no", place: "" };
  expect(reopened({ head, items: [{ ...document, source: undefined }] })?.intake.documents[0]?.traces).toEqual(traces);
  expect(metadataFrom(metadataOf(document)).traces).toEqual(traces);
  // Its pictures are read later, in a text of their own.
  const reread = rereadDocument(intake, document.id, contentOf(message("files-format-word"), "A longer text."));
  expect(reread.documents[0]?.traces).toEqual(traces);
  for (const wrong of [
    null,
    7,
    "x",
    [],
    {},
    { author: 7, revisions: "x", minutes: -1, created: "x", pictures: [{}] },
  ]) {
    expect(tracesFrom(wrong), JSON.stringify(wrong)).toBeUndefined();
  }
  expect(tracesFrom({ revisions: [0, -1, 1.5, 2 ** 40, "7", 9] })).toEqual({ revisions: [9] });
});

test("a case report about one person has that person's name alone, in what files say, too", async () => {
  const copied = words(7, 60);
  const given = [
    { name: "Ana Lee/essay.docx", author: "Ana Lee", text: `${copied} ${words(1, 400)}` },
    { name: "Ben Ortiz/essay.docx", author: "Ben Ortiz", text: `${copied} ${words(2, 400)}` },
  ];
  const revisions = sessionsOf(9, 14);
  const traces = [
    {
      author: "Ben Ortiz",
      lastAuthor: "Ana Lee",
      company: "Ortiz & Sons",
      minutes: 1,
      revisions,
      created: "2026-03-01T10:22:00Z",
    },
    { author: "Ben Ortiz", lastAuthor: "B. O.", template: "Ortiz.dotx", minutes: 90, revisions },
  ];
  const { input, source } = await reportOf(given);
  const documents = input.documents.map((document, at) => ({ ...document, traces: traces[at] }));
  const batch = documents.map(({ author, role, traces }, at) => ({
    name: given[at]?.name ?? "",
    author,
    role,
    words: 460,
    traces,
  }));
  const shown = { ...input, documents, traces: findTraces(batch) };
  const report = async (maskedFor: number | null, from: ReportInput = shown): Promise<string> =>
    (await caseReport(from, { pair: { a: 0, b: 1 } }, source, { maskedFor })).join("").replaceAll(/<[^>]+>/g, " ");
  const open = await report(null);
  expect(open).toContain("Both files have 14 revision ids in common that no other file here has.");
  expect(open).toContain("The file gives Ben Ortiz as its author, the name of another author here.");
  expect(open).toContain("Ortiz &amp; Sons");
  const masked = await report(0);
  expect(masked).toContain("Both files have 14 revision ids in common");
  expect(masked).toContain("The file gives █████ as its author");
  expect(masked).toContain("Ana Lee");
  expect(masked).not.toMatch(/Ortiz|B\. O\./);
  // Switched off, nothing is in it; and the whole result has a part for it.
  expect(await report(null, { ...shown, traces: undefined, documents: input.documents })).not.toContain("revision id");
  const whole = (await wholeReport(shown, source)).parts.join("");
  expect(whole).toContain('<h2 id="traces">');
});

test("the properties of two files stand side by side", () => {
  const rows = propertiesInWords([
    { author: "Ana", minutes: 1200, created: "2026-03-01T10:22:00" },
    { program: "Word" },
    undefined,
  ]);
  expect(rows).toEqual([
    { head: "Author", values: ["Ana", null, null] },
    { head: "Created", values: [expect.stringMatching(/^Mar 1, 2026, 10:22\sAM$/), null, null] },
    { head: "Minutes of editing", values: ["1,200", null, null] },
    { head: "Program", values: [null, "Word", null] },
  ]);
});
