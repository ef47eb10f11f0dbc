/** Text that a PDF states for glyphs that are no letters (/ActualText), as browsers do for Hindi and Thai. */
import { expect, test } from "@playwright/test";
import { readContent } from "../../www/read/content.ts";
import { onePage } from "../samples/pdf.mjs";
import { readerHost } from "./host.ts";

const utf16 = (text: string): string => Array.from(text, (c) => c.charCodeAt(0).toString(16).padStart(4, "0")).join("");

/** A font of these glyphs, numbered from 1, each half an em wide; a glyph without a letter has no name. */
function page(content: string, letters: readonly string[]): Uint8Array<ArrayBuffer> {
  const names = letters.flatMap((letter, at) =>
    letter === "" ? [] : [`<${(at + 1).toString(16).padStart(2, "0")}> <${utf16(letter)}>`],
  );
  const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${names.length} beginbfchar ${names.join(" ")} endbfchar endcmap`;
  const widths = letters.map(() => 500).join(" ");
  return onePage(`BT /F2 10 Tf 40 700 Td ${content} ET`, {
    resources: "/Font << /F1 3 0 R /F2 7 0 R >>",
    objects: [
      `<< /Type /Font /Subtype /TrueType /BaseFont /Own /FirstChar 1 /LastChar ${letters.length} /Widths [${widths}] /ToUnicode 8 0 R >>`,
      `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    ],
  }) as Uint8Array<ArrayBuffer>;
}

const stated = (text: string, glyphs: string): string =>
  `/Span << /MCID 0 /ActualText <feff${utf16(text)}> >> BDC <${glyphs}> Tj EMC`;

async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const found = await readContent({ blob: new Blob([bytes]) }, { name: "a.pdf" }, readerHost);
  if (!("text" in found)) throw new Error(`it was not read: ${JSON.stringify(found)}`);
  return found.text;
}

/** Glyphs of "सीढ़ियाँ": the vowel i is drawn before its letter, and the last one has no name. */
const HINDI = ["स", "ी", "ढ", "़", "ि", "य", ""];

test("letters that are reordered or put together are read as the file states them", async () => {
  const content = `${stated("सी", "0102")} ${stated("ढ़ि", "050304")} ${stated("याँ", "0607")} <01> Tj`;
  expect(await textOf(page(content, HINDI))).toBe("सीढ़ियाँस");
});

test("what is stated for letters that everybody reads, or is much longer than they are, is not read", async () => {
  const latin = ["b", "r", "e", "a", "d"];
  expect(await textOf(page(stated("कका", "0102030405"), latin))).toBe("bread");
  expect(await textOf(page(stated("water", "0102030405"), latin))).toBe("bread");
  expect(await textOf(page(stated("water", "0106"), HINDI))).toBe("सय");
  expect(await textOf(page(stated("क".repeat(40), "0106"), HINDI))).toBe("सय");
});

test("a text that is stated for a stretch stands for those that are stated within it", async () => {
  const content = `/Span << /ActualText <feff${utf16("सीढ़ि")}> >> BDC ${stated("सय", "0102")} <050304> Tj EMC`;
  expect(await textOf(page(content, HINDI))).toBe("सीढ़ि");
});

test("a text that is stated for two lines leaves them as they are", async () => {
  const content = `/Span << /ActualText <feff${utf16("याँस")}> >> BDC <0106> Tj 0 -40 Td <01> Tj EMC`;
  expect((await textOf(page(content, HINDI))).split(/\s+/)).toEqual(["सय", "स"]);
});
