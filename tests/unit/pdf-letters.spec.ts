/** PDF files whose fonts do not say which letters they draw, or name others: their text is a cipher, which must be reported. */
import { expect, test } from "@playwright/test";
import { message } from "../../www/i18n/message.ts";
import { readContent } from "../../www/read/content.ts";
import { contradicts } from "../../www/read/formats/pdf/letter-widths.ts";
import type { Content } from "../../www/read/model.ts";
import { withPictures } from "../../www/read/recognition/assemble.ts";
import { onePage } from "../samples/pdf.mjs";
import { readerHost } from "./host.ts";
import { contentAsText } from "./messages-as-text.ts";
import { speak } from "./speak.ts";

speak("en");

const ENGLISH = "Every evening the lighthouse keeper climbed a narrow staircase before fog came";
/** Helvetica's widths of the small letters. */
const WIDTHS = [
  556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
];
const SMALL_WIDTHS = [...WIDTHS, 500, 722, 500, 500, 500];

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Content> {
  const found = await readContent({ blob: new Blob([bytes]) }, { name: "a.pdf" }, readerHost);
  if (!("text" in found)) throw new Error(`it was not read: ${JSON.stringify(found)}`);
  return found;
}

const isReported = ({ missing }: Content): boolean => missing.some(({ code }) => code === "files-missing-letters");

/** A page with a line in a font of its own, each character as so many hexadecimal digits. */
function inFont(codes: readonly number[], digits: number, font: string, ...objects: string[]): Uint8Array<ArrayBuffer> {
  const hex = codes.map((code) => code.toString(16).padStart(digits, "0")).join("");
  const content = `BT /F2 10 Tf 40 700 Td <${hex}> Tj ET`;
  return onePage(content, {
    resources: "/Font << /F1 3 0 R /F2 7 0 R >>",
    objects: [font, ...objects],
  }) as Uint8Array<ArrayBuffer>;
}

const stream = (body: string): string => `<< /Length ${body.length} >>\nstream\n${body}\nendstream`;

/** A character map that names a letter for each code. */
function namesFor(letters: readonly (readonly [code: number, letter: string])[], digits: number): string {
  const hex = (code: number, width: number): string => `<${code.toString(16).padStart(width, "0")}>`;
  const lines = letters.map(([code, letter]) => `${hex(code, digits)} ${hex(letter.charCodeAt(0), 4)}`);
  const space = `1 begincodespacerange ${hex(0, digits)} ${"f".repeat(digits).replace(/^/, "<")}> endcodespacerange`;
  return stream(`begincmap ${space} ${lines.length} beginbfchar ${lines.join(" ")} endbfchar endcmap`);
}

const composite = (more = ""): string[] => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [8 0 R] ${more} >>`,
  "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Own /DW 500 /FontDescriptor << /Type /FontDescriptor /FontName /Own /Flags 4 /FontBBox [0 0 500 500] /ItalicAngle 0 /Ascent 500 /Descent 0 /CapHeight 500 /StemV 50 >> /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>",
];

/** Codes by the glyphs of a font, as most programs number them. */
const glyphs = [...ENGLISH].map((c) => c.charCodeAt(0) - 29);

test("a font of glyphs without a table of letters is reported, and its page can be read as a picture", async () => {
  const [font = "", ...rest] = composite();
  const found = await read(inFont(glyphs, 4, font, ...rest));
  expect(contentAsText(found).missing).toEqual([
    "correct text of page 1 (the file does not say which letters its fonts draw, or names wrong ones; “Read the pictures” reads the page as it looks)",
  ]);
  expect(found.pictures).toMatchObject({ numbers: [0], total: 1 });
});

test("a font with a table of letters is not reported, nor one whose codes are letters", async () => {
  const table = namesFor(
    glyphs.map((code) => [code, String.fromCharCode(code + 29)]),
    4,
  );
  const [font = "", ...rest] = composite("/ToUnicode 9 0 R");
  const named = await read(inFont(glyphs, 4, font, ...rest, table));
  expect(named.text).toBe(ENGLISH);
  const [plain = "", ...others] = composite("/ToUnicode /Identity-H");
  for (const text of [
    ENGLISH,
    "Смотритель маяка каждый вечер поднимался по узкой лестнице наверх",
    "灯台守は毎晩霧が来る前に狭い階段を登り大きなランプに火をともした".repeat(2),
  ]) {
    const found = await read(
      inFont(
        [...text].map((c) => c.charCodeAt(0)),
        4,
        plain,
        ...others,
      ),
    );
    expect(found.text).toBe(text);
    expect([isReported(named), isReported(found), found.pictures]).toEqual([false, false, undefined]);
  }
});

test("a font whose codes are numbered as they come, without names, is reported", async () => {
  const order = [...new Set(ENGLISH)];
  const codes = [...ENGLISH].map((c) => order.indexOf(c) + 1);
  const font = "<< /Type /Font /Subtype /TrueType /BaseFont /Own /FirstChar 1 /LastChar 2 /Widths [500 500] >>";
  expect(isReported(await read(inFont(codes, 2, font)))).toBe(true);
});

/** Helvetica with a table that names another letter for each. */
function named(letterOf: (at: number) => number, widths: readonly number[]): Uint8Array<ArrayBuffer> {
  const table = namesFor(
    widths.map((_, at) => [97 + at, String.fromCharCode(97 + letterOf(at))]),
    2,
  );
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 97 /LastChar 122 /Widths [${widths.join(" ")}] /ToUnicode 8 0 R >>`;
  return inFont(
    [...ENGLISH.toLowerCase()].map((c) => c.charCodeAt(0)),
    2,
    font,
    table,
  );
}

test("a table that names other letters than are drawn is found by their widths", async () => {
  const cipher = await read(named((at) => (at * 5 + 8) % 26, SMALL_WIDTHS));
  expect(cipher.text).not.toContain("lighthouse");
  expect(isReported(cipher)).toBe(true);
  const honest = await read(named((at) => at, SMALL_WIDTHS));
  expect(honest.text).toContain("lighthouse");
  expect(isReported(honest)).toBe(false);
  // In a font of one width nothing can be seen, and few letters say nothing.
  expect(
    isReported(
      await read(
        named(
          (at) => (at * 5 + 8) % 26,
          SMALL_WIDTHS.map(() => 600),
        ),
      ),
    ),
  ).toBe(false);
  expect(
    contradicts(
      new Map([
        ["i", 833],
        ["m", 222],
        ["l", 722],
      ]),
    ),
  ).toBe(false);
});

test("signs of a list are no reason to report a page", async () => {
  const text = "(A list of things that are needed for the journey: bread and cheese, water, and a lamp) Tj";
  const bullets = "/F2 10 Tf <b7b7b7> Tj";
  const found = await read(
    onePage(`BT /F1 10 Tf 40 700 Td ${text} ${bullets} ET`, {
      resources: "/Font << /F1 3 0 R /F2 7 0 R >>",
      objects: ["<< /Type /Font /Subtype /TrueType /BaseFont /Own /FirstChar 1 /LastChar 2 /Widths [500 500] >>"],
    }) as Uint8Array<ArrayBuffer>,
  );
  expect(isReported(found)).toBe(false);
});

test("what is read from the picture of a page takes the place of what was misread", () => {
  const text = "First page.\n\n+HOOR\n\nThird page.";
  const note = message("files-missing-letters", { count: 1, pages: "2" });
  const format = message("files-format-pdf", { pages: 3 });
  const before = { text, format, pages: [0, 13, 20], warnings: [], missing: [note], tricks: [] };
  const line = { text: "Hello", x0: 60, x1: 500, y: 300, size: 10 };
  const outcome = { page: { lines: [line], height: 842, words: 1, confidence: 0.9 } };
  const found = withPictures(before, { numbers: [1], total: 3, format }, [outcome]);
  expect(found?.content.text).toBe("First page.\n\nHello\n\nThird page.");
  expect(found?.content.missing).toEqual([]);
  expect([5, 13, 15, 20, 25].map((at) => found?.moved(at))).toEqual([5, 13, 13, 20, 25]);
});
