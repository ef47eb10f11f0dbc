import { expect, test } from "@playwright/test";
import { readContent } from "../../www/read/content.ts";
import { logical } from "../../www/read/formats/pdf/direction.ts";
import { withSoundTree } from "../../www/read/formats/pdf/page-tree.ts";
import { untilIdle } from "../../www/read/formats/pdf/pdf-channel.ts";
import { line, onePage, pdf } from "../samples/pdf.mjs";
import {
  branchedTree,
  chainedTree,
  deepTree,
  flatTree,
  longList,
  packedTree,
  repeatedPage,
} from "../samples/pdf-hostile.mjs";
import { readerHost } from "./host.ts";
import { type ContentAsText, contentAsText } from "./messages-as-text.ts";
import { speak } from "./speak.ts";

speak("en");

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<ContentAsText> {
  const found = await readContent({ blob: new Blob([bytes]) }, { name: "tree.pdf" }, readerHost);
  if (!("text" in found)) throw new Error(`it was not read: ${JSON.stringify(found)}`);
  return contentAsText(found);
}

for (const [name, bytes, counted] of [
  ["in the file itself", flatTree(1), 1],
  ["by a branch of it", branchedTree(), 2],
  ["in an object stream", packedTree(), 1],
] as const) {
  test(`a page tree that counts fewer pages than it has is read whole, and it is said: ${name}`, async () => {
    const { text, format, warnings } = await read(bytes);
    expect(text.split(/\s+/).join(" ")).toBe("page one page two page three");
    expect(format).toBe("PDF, 3 pages");
    expect(warnings).toEqual([`Its page list counts only ${counted} of its 3 pages. All 3 were read.`]);
  });
}

test("a page tree that counts its pages, or more than it has, needs no word", async () => {
  for (const bytes of [flatTree(3), flatTree(9), deepTree(5000)]) expect((await read(bytes)).warnings).toEqual([]);
});

test("pages that are listed thousands of times are read once each, and it is said", async () => {
  const { text, format, warnings } = await read(repeatedPage(19_000));
  expect(text.split(/\s+/).join(" ")).toBe("page one page two");
  expect(format).toBe("PDF, 2 pages");
  expect(warnings).toEqual(["Its page list names 2 pages 19,001 times in all. Each was read once."]);
});

test("a page that is listed a few times is read as often", async () => {
  const { text, warnings } = await read(repeatedPage(2));
  expect(text.split(/\s+/).join(" ")).toBe("page one page two page one");
  expect(warnings).toEqual([]);
});

for (const [name, bytes, pages] of [
  ["in one long list", longList(2_500), 2_500],
  ["each below the one before", chainedTree(2_500), 2_500],
] as const) {
  test(`pages that would take long to find are put into short lists: ${name}`, async () => {
    const mended = await withSoundTree(bytes, pages);
    expect(mended?.note).toBeNull();
    expect(await withSoundTree(mended?.bytes ?? bytes, pages)).toBeNull();
    const { text, format, warnings } = await read(bytes);
    const numbers = text.match(/\d+/g)?.map(Number);
    expect(numbers).toEqual(Array.from({ length: pages }, (_, at) => at + 1));
    expect(format).toBe("PDF, 2,500 pages");
    expect(warnings).toEqual([]);
  });
}

test("a page list of ordinary length stays as it is", async () => {
  for (const bytes of [longList(1_000), chainedTree(500)]) expect(await withSoundTree(bytes, 1_000)).toBeNull();
});

test("words that are set tightly stay apart, and letters that are set apart stay a word", async () => {
  // Gaps of 0.14 em between words without a blank, and between the letters of a title.
  const tight = "BT /F1 12 Tf 72 700 Td [(quiet) -140 (streams) -140 (run) -140 (deep)] TJ ET";
  const spaced = "BT /F1 12 Tf 72 600 Td 1.68 Tc (HEADING) Tj ET";
  expect((await read(pdf([`${tight} ${spaced}`]))).text.split(/\s+/)).toEqual([
    "quiet",
    "streams",
    "run",
    "deep",
    "HEADING",
  ]);
});

test("a blank that a browser draws for a soft hyphen is none, within a line and at its end", async () => {
  const glyphs = (text: string): string => `(${text}) Tj ${4.8 * text.length} 0 Td`;
  const soft = "/Span <</ActualText <FEFF00AD>>> BDC ( ) Tj EMC 0 0 Td";
  const first = `BT /F1 8 Tf 40 700 Td ${glyphs("the Donau")} ${soft} ${glyphs("dampf")} ${soft} ${glyphs("schiff on")}`;
  const next = `BT /F1 8 Tf 40 690 Td ${glyphs("its way")} ET`;
  const hyphened = `BT /F1 8 Tf 40 680 Td ${glyphs("and infra")} ${soft} ET BT /F1 8 Tf ${40 + 9 * 4.8} 680 Td (-) Tj ET`;
  const rest = `BT /F1 8 Tf 40 670 Td ${glyphs("structure")} ET`;
  expect((await read(pdf([`${first} ET ${next} ${hyphened} ${rest}`]))).text).toBe(
    "the Donaudampfschiff on its way and infrastructure",
  );
});

test("raised numbers of notes neither tear a sentence nor are a part of the word before them, and powers stay", async () => {
  // As Word, TeX (0.363 em above the line) and LibreOffice set them.
  const raised = (rise: number, text: string, size = 7) => `/F1 ${size} Tf ${rise} Ts (${text}) Tj /F1 10 Tf 0 Ts`;
  const lines = [
    `(Young Darwin) Tj ${raised(3.3, "1")} ( wrote in his exam-) Tj`,
    `(ple about Huxley) Tj ${raised(3.63, "12,4")} ( and the ship.) Tj ${raised(3.63, "3")} ( Of 10) Tj ${raised(3.63, "6")}`,
    `(km) Tj ${raised(3.63, "2")} (, x) Tj ${raised(3.3, "2")} (, and HO) Tj ${raised(-2, "2")} (, year) Tj ${raised(0, "1859")} (he) Tj`,
    `(saw the harbour.) Tj ${raised(4.6, "5", 6)} ( Then) Tj`,
  ];
  const { text } = await read(pdf([`BT /F1 10 Tf 72 700 Td 12 TL ${lines.join(" T* ")} ET`]));
  expect(text.split(/\s+/).join(" ")).toBe(
    "Young Darwin ¹ wrote in his example about Huxley ¹²,⁴ and the ship.³ Of 106 km2, x2, and HO2, year1859he saw the harbour.⁵ Then",
  );
});

test("right-to-left words in a line of Latin letters stand where they are, and Latin words among them are turned as one", () => {
  const drawn = (text: string): string => [...text].reverse().join("");
  const [keeper, wind] = ["שומר המגדלור", "רוח"];
  expect(logical(`a sentence with ${drawn(keeper)} inside, and ${drawn(wind)}.`)).toBe(
    `a sentence with ${keeper} inside, and ${wind}.`,
  );
  expect(logical(`a long sentence with ${drawn(keeper)} 12 ${drawn(wind)} in it`)).toBe(
    `a long sentence with ${wind} 12 ${keeper} in it`,
  );
  expect(logical(`${drawn(keeper)} The Keeper 12 ${drawn(wind)}`)).toBe(`${wind} The Keeper 12 ${keeper}`);
  // The full stop of a right-to-left line is drawn on the left, and brackets enclose what they did.
  expect(logical(`.1914-1918 ,50% (${drawn(wind)}) ${drawn(keeper)}`)).toBe(`${keeper} (${wind}) 50%, 1914-1918.`);
  const [arabic, year] = ["المنارة", "١٩٢٣"];
  expect(logical(`${year} ${drawn(arabic)}`)).toBe(`${arabic} ${year}`);
});

/** Lines 10 points apart, each at an x; letters are 4.8 points wide. */
const linesAt = (...rows: (readonly [x: number, text: string])[]): string =>
  rows.map(([x, text], at) => line(x, 700 - 10 * at, text)).join("");

/** The paragraphs of a text, whatever lines they have. */
const paragraphsOf = (text: string): string[] => text.split("\n\n").map((one) => one.replaceAll("\n", " "));

const PROGRAM = [
  [40, "# reads the whole file and counts the long words"],
  [40, "def count(path, limit):"],
  [60, "# of each word only its letters count, as was said"],
  [60, "words = open(path).read().split()"],
  [60, "long = 0"],
  [60, "for word in words:"],
  [80, "if len(word) > limit:"],
  [100, "# one more"],
  [100, "long += 1"],
  [60, "return long"],
  [40, "# prints the number of words that are long enough"],
  [40, "limit = 5"],
  [40, "print(count(path, limit))"],
  [40, "print(limit)"],
] as const;

/** Lines as they are drawn, without their empty ones. */
const drawnLines = (text: string): string[] => text.split(/\n+/);

test("a program keeps its lines, so that no comment takes in what follows it, on the next page either", async () => {
  const lines = PROGRAM.map(([, text]) => text);
  expect(drawnLines((await read(pdf([linesAt(...PROGRAM)]))).text)).toEqual(lines);
  expect(drawnLines((await read(pdf([linesAt(...PROGRAM), linesAt(...PROGRAM)]))).text)).toEqual([...lines, ...lines]);
  // In a font with letters of many widths.
  expect(drawnLines((await read(onePage(linesAt(...PROGRAM)))).text)).toEqual(lines);
});

test("a program whose longest lines were wrapped keeps the others", async () => {
  const wrapped = PROGRAM.flatMap(([x, text]): (readonly [number, string])[] => {
    const end = text.lastIndexOf(" ", 34 - (x - 40) / 4.8);
    return text.length < 34 - (x - 40) / 4.8
      ? [[x, text]]
      : [
          [x, text.slice(0, end)],
          [40, text.slice(end + 1)],
        ];
  });
  expect(drawnLines((await read(pdf([linesAt(...wrapped)]))).text)).toEqual(wrapped.map(([, text]) => text));
});

const SENTENCES =
  "The river carried old timber to the harbour every spring, and the merchants waited on the quay with their ledgers open, " +
  "while children counted rafts from the bridge above the old mill. ";

/** Lines of text that end before a margin. */
function wrap(text: string, width: number, x = 40): (readonly [x: number, text: string])[] {
  const lines = [""];
  for (const word of text.trim().split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last.length + word.length < width) lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((text) => [x, text]);
}

test("lines of prose are joined, also those of a longer quotation that is indented on both sides", async () => {
  const prose = wrap(SENTENCES.repeat(4), 70);
  const quotation = wrap(SENTENCES.repeat(2), 60, 40 + 5 * 4.8);
  const { text } = await read(pdf([linesAt(...prose, ...quotation, ...wrap(SENTENCES.repeat(2), 70))]));
  const [first, rest] = text.split("\n\n");
  expect(first).toBe(SENTENCES.repeat(4).trim());
  expect(rest).toBe(`${SENTENCES.repeat(2).trim()}\n${SENTENCES.repeat(2).trim()}`);
});

test("lines of verse stay lines between lines of prose, which are joined", async () => {
  const poem = [
    "O Captain! my Captain! our fearful trip is done,",
    "The ship has weathered every rack,",
    "The prize is won,",
  ];
  const rows = [...wrap(SENTENCES.repeat(3), 70), ...poem.map((text) => [40, text] as const), ...wrap(SENTENCES, 70)];
  const { text } = await read(pdf([linesAt(...rows)]));
  expect(text).toBe([SENTENCES.repeat(3).trim(), ...poem, SENTENCES.trim()].join("\n"));
});

test("list items and sources with a hanging indent are a paragraph each, and words hyphenated in them are rejoined", async () => {
  const content = linesAt(
    [40, "1. The international communication of interdisciplinary com-"],
    [54, "mittees complicates any administrative characterization of"],
    [54, "their work."],
    [40, "2. Nevertheless the mathematical representations remained in"],
    [54, "Vienna for good."],
    [40, "Lamport, L. and Knuth, D. E. The Typography of Algorithms"],
    [64, "and their Proofs. Addison-Wesley, 1986."],
    [40, "Shannon, C. A Mathematical Theory of the Communication and"],
    [64, "Coding. Bell System Technical Journal, 1948."],
    // There would have been room for the next word, just so.
    [40, "Tarski, A. The Concept of the Truth in Languages"],
    [64, "Formalized by Logicians. 1956."],
  );
  expect((await read(pdf([content]))).text.split("\n\n")).toEqual([
    "1. The international communication of interdisciplinary committees complicates any administrative characterization of their work.",
    "2. Nevertheless the mathematical representations remained in Vienna for good.",
    "Lamport, L. and Knuth, D. E. The Typography of Algorithms and their Proofs. Addison-Wesley, 1986.",
    "Shannon, C. A Mathematical Theory of the Communication and Coding. Bell System Technical Journal, 1948.",
    "Tarski, A. The Concept of the Truth in Languages Formalized by Logicians. 1956.",
  ]);
});

test("an indented line after a short one, or after a whole sentence, is a new paragraph", async () => {
  const content = linesAt(
    [40, "On the harbours of the southern coast"],
    [54, "The river carried old timber to the harbour every spring,"],
    [40, "and merchants waited on the quay with their ledgers open."],
    [54, "Children counted rafts from the bridge above the old mill."],
    [40, "They sang."],
  );
  expect((await read(pdf([content]))).text.split("\n\n")).toEqual([
    "On the harbours of the southern coast",
    "The river carried old timber to the harbour every spring, and merchants waited on the quay with their ledgers open.",
    "Children counted rafts from the bridge above the old mill. They sang.",
  ]);
});

test("a sentence that goes on over the page is read before the notes at the page's foot, and a note ends there", async () => {
  const note = (y: number, text: string): string => line(40, y, text, { size: 6.5 });
  const pages = [
    linesAt(
      [40, "The river carried old timber to the harbour every spring,"],
      [40, "and the merchants waited with their com-"],
    ) +
      note(80, "1 See the annals of the port,") +
      note(72, "volume two."),
    linesAt([40, "panions on the quay."], [54, "Children counted rafts. The ferry was gone."]) +
      note(80, "2 See https://port.example/annals"),
    linesAt([40, "Nobody expected the flood."]),
  ];
  expect(paragraphsOf((await read(pdf(pages))).text)).toEqual([
    "The river carried old timber to the harbour every spring, and the merchants waited with their companions on the quay.",
    "1 See the annals of the port, volume two.",
    "Children counted rafts. The ferry was gone.",
    "2 See https://port.example/annals",
    "Nobody expected the flood.",
  ]);
});

test("small lines that go on over the page stay in their place", async () => {
  const program = (y: number, text: string): string => line(40, y, text, { size: 6.5 });
  const pages = [
    linesAt([40, "The river is counted by this program in"], [40, "which rafts are numbers"]) +
      program(80, "1 rafts = 0"),
    program(700, "2 rafts += 1") + linesAt([40, ""], [40, "until the evening."]),
  ];
  expect((await read(pdf(pages))).text.split(/\s+/).join(" ")).toBe(
    "The river is counted by this program in which rafts are numbers 1 rafts = 0 2 rafts += 1 until the evening.",
  );
});

/** Pages of a text with notes at the foot: each line by its words, the text 11 points high and notes 9. */
function withNotes(...pages: (readonly [body: string, notes: readonly string[]])[]): Uint8Array<ArrayBuffer> {
  return pdf(
    pages.map(([body, notes]) => {
      const lines = Array.from(
        { length: 6 },
        (_, at) => `BT /F1 11 Tf 72 ${700 - 13 * at} Td (${body}, line ${at}) Tj ET`,
      );
      const foot = notes.map((note, at) => `BT /F1 9 Tf 72 ${300 - 11 * at} Td (${note}) Tj ET`);
      return `${[...lines, ...foot].join("\n")}\n`;
    }),
  );
}

test("a note that goes on over the page is put together, before the text of that page or after its sentence", async () => {
  const { text } = await read(
    withNotes(
      ["The keeper climbed", ["1 A note about the adminis-", "tration of a light-"]],
      ["and the lamp burned", ["house and its keeper, of", "whom we know.", "2 Another note."]],
    ),
  );
  expect(paragraphsOf(text)).toContain(
    "1 A note about the administration of a lighthouse and its keeper, of whom we know.",
  );
});

test("small text at the foot of a page does not go on with a note that has ended, or that is pages away", async () => {
  const small = ["house and garden, as in the table"];
  const ended = await read(
    withNotes(["The keeper climbed", ["1 A note about a light."]], ["and the lamp burned", small]),
  );
  expect(ended.text).not.toContain("light. house");
  const far = await read(
    withNotes(
      ["The keeper climbed", ["1 A note on a light-"]],
      ["and the lamp burned", []],
      ["until the morning", small],
    ),
  );
  expect(far.text).not.toContain("lighthouse");
});

test("a line that a recognised text has smaller is no note", async () => {
  const rows = [
    "The river carried old",
    "timber and the harbour",
    "had room for all of",
    "them, or for some",
    "12 of them at least, and",
  ];
  const sizes = [8.9, 8, 8.5, 8, 7.2];
  const first = rows.map((text, at) => line(40, 700 - 10 * at, text, { size: sizes[at] ?? 8 })).join("");
  const { text } = await read(pdf([first, linesAt([40, "the others waited."])]));
  expect(text.split(/\s+/).join(" ")).toBe(`${rows.join(" ")} the others waited.`);
});

test("limits of a sum in a sentence do not tear it, and short lines of their own stay lines", async () => {
  const content = [
    line(40, 700, "Furthermore, representations of communica-"),
    line(40, 688, "tion, such as"),
    line(112, 694, "n", { size: 6 }),
    line(118, 688, "i=1 x, complicate the text."),
    line(112, 670, "n", { size: 6 }),
    line(40, 655, "The end."),
  ];
  expect((await read(pdf([content.join("")]))).text.split("\n\n").map((text) => text.replace("\t", " "))).toEqual([
    "Furthermore, representations of communication, such as n i=1 x, complicate the text.",
    "n",
    "The end.",
  ]);
});

/** A page set in a bitmap font, as TeX writes it: its drawings are only numbered, and it has those that it uses. */
function bitmapped(codes: readonly number[]): Uint8Array<ArrayBuffer> {
  const own = [...new Set(codes.filter((code) => code !== 32))].sort((p, q) => p - q);
  const procs = own.map((code) => `/a${code} 8 0 R`).join(" ");
  const names = own.map((code) => `${code} /a${code}`).join(" ");
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << ${procs} >> /Encoding << /Differences [${names}] >> /FirstChar 0 /LastChar 255 /Widths [${"6 ".repeat(256)}] /Resources << >> >>`;
  const drawing = "6 0 0 0 6 6 d1 0 0 6 6 re f";
  const hex = (word: string): string =>
    [...word].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  const words = String.fromCharCode(...codes)
    .split(" ")
    .map((word) => `<${hex(word)}> -500`);
  return onePage(`BT /F9 10 Tf 40 700 Td [${words.join(" ")}] TJ ET`, {
    resources: "/Font << /F9 7 0 R >>",
    objects: [font, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
  });
}

const codesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

for (const [name, drawn, text] of [
  [
    "T1",
    "the o\x1eces o\x1ber \x10\x1cne\x11 \x1dags \x15 Gr\xf6\xffe, p\xb0\xedt\xa0",
    "the offices offer “fine” flags – Größe, přítă",
  ],
  ["T1 without accents", "the o\x1eces o\x1ber \x1cne words", "the offices offer fine words"],
  ["OT1", "the o\x0eces o\x0ber \x5c\x0cne\x22 \x0dags \x7b Stra\x19e", "the offices offer “fine” flags – Straße"],
  [
    "T2A",
    "\xf0\xe5\xea\xe0 \xed\xe5\xf1\xbc\xf2 \xbe\xeb\xe5\xf1\xbf, \xe4\xee\xec \x15 \xe2\xf1\xbc",
    "река несёт «лес», дом – всё",
  ],
  ["none, of formulas", "x\x0b y\x0c z\x0d", "x y z"],
] as const) {
  test(`letters of TeX's bitmap fonts are read by the encoding that their numbers show: ${name}`, async () => {
    const words = (await read(bitmapped(codesOf(drawn)))).text.split(/\s+/).filter(Boolean);
    expect(words.join(" ")).toBe(text);
  });
}

test("waiting for the PDF reader ends where nothing runs any more, and not before", async () => {
  const never = new Promise<string>(() => {});
  await expect(untilIdle({ activity: 0, awaited: 0 }, never, 1)).rejects.toThrow("files-pdf-no-answer");
  const quota = { activity: 0, awaited: 0 };
  let ticks = 0;
  const slow = new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      quota.activity++;
      if (++ticks < 200) return;
      clearInterval(timer);
      resolve("read");
    }, 1);
  });
  expect(await untilIdle(quota, slow, 1)).toBe("read");
  const outside = new Promise<string>((resolve) => setTimeout(resolve, 200, "fetched"));
  expect(await untilIdle({ activity: 0, awaited: 1 }, outside, 1)).toBe("fetched");
});

test("a page that passes a limit is named, and the others are read", async () => {
  const bomb = "q Q\n".repeat(600_000);
  const { text, missing } = await read(pdf([line(40, 700, "before it"), bomb, line(40, 700, "after it")]));
  expect(text.split(/\s+/).join(" ")).toBe("before it after it");
  expect(missing).toEqual(["page 2 (more than 1,000,000 drawing operators)"]);
});

test("what is metered for a PDF is as it was afterwards, whatever became of it", async () => {
  const runtime = (): unknown[] => [
    ...[Uint8Array, Float32Array, DecompressionStream, Date.now, Array.prototype.join],
    ...[Object.create, String.fromCharCode],
  ];
  const own = runtime();
  const reading = [flatTree(1), new TextEncoder().encode("%PDF-1.4 and nothing else")].map((bytes) =>
    readContent({ blob: new Blob([bytes]) }, { name: "x.pdf" }, readerHost),
  );
  await Promise.all(reading);
  for (const [at, one] of runtime().entries()) expect(Object.is(one, own[at])).toBe(true);
});
