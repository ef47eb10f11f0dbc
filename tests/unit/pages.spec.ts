/** Where the pages of a PDF file begin in its text, and how the pages of a passage are named on screen and in reports. */
import { expect, test } from "@playwright/test";
import { metadataFrom, metadataOf } from "../../www/collection/document-metadata.ts";
import { pageMarks, pageStartsFrom, pagesInWords, pagesOfPassage } from "../../www/documents/pages.ts";
import { readContent } from "../../www/read/content.ts";
import { caseReport } from "../../www/share/report/case.tsx";
import { words } from "../e2e/page.ts";
import { line, pdf, wrap } from "../samples/pdf.mjs";
import { readerHost } from "./host.ts";
import { reportOf } from "./report-input.ts";
import { speak } from "./speak.ts";

test.beforeAll(() => speak("en"));

/** A page of lines. */
const page = (lines: readonly string[]): string => lines.map((text, at) => line(60, 780 - 14 * at, text)).join("");

async function read(pages: readonly string[]): Promise<{ text: string; pages?: readonly number[] }> {
  const found = await readContent({ blob: new Blob([pdf(pages)]) }, { name: "x.pdf" }, readerHost);
  if (!("text" in found)) throw new Error(JSON.stringify(found));
  return found;
}

test("the reader of PDF says where each page begins, though sentences and words run on", async () => {
  const found = await read([
    page(["The first page ends within a sen-"]),
    page(["tence, and the second with a full stop."]),
    "",
    page(["The fourth has words after an empty page, and runs"]),
    page(["on."]),
    "",
  ]);
  const { text, pages = [] } = found;
  expect(text).toContain("within a sentence, and");
  expect(text).toContain("and runs on.");
  expect(pages).toHaveLength(6);
  expect(pages.map((start) => text.slice(start, start + 6))).toEqual([
    "The fi",
    "tence,",
    "The fo",
    "The fo",
    "on.",
    "",
  ]);
  expect(pageMarks(found).map(({ page }) => page)).toEqual([1, 2, 4, 5, 6]);
  // Of a single page nobody asks the number.
  expect((await read([page(["Only one."])])).pages).toBeUndefined();
});

test("the pages of a passage are named where a text has pages, and only there", () => {
  const [paged, plain] = [{ pages: [0, 100, 200, 200, 300] }, {}];
  expect(pagesInWords(paged, 0, 50)).toBe("p.\u00a01");
  expect(pagesInWords(paged, 99, 100)).toBe("p.\u00a01");
  expect(pagesInWords(paged, 99, 101)).toBe("pp.\u00a01–2");
  // The third page has no text.
  expect(pagesInWords(paged, 200, 201)).toBe("p.\u00a04");
  expect(pagesInWords(plain, 0, 50)).toBeNull();
  const passage = { aStart: 120, aEnd: 130, bStart: 310, bEnd: 320 };
  expect(pagesOfPassage(paged, plain, passage)).toBe("p.\u00a02");
  expect(pagesOfPassage(plain, paged, passage)).toBe("↔ p.\u00a05");
  expect(pagesOfPassage(paged, paged, passage)).toBe("p.\u00a02 ↔ p.\u00a05");
  expect(pagesOfPassage(plain, plain, passage)).toBeNull();
});

test("stored pages come back, and what is none does not", () => {
  const document = { path: "a.pdf", text: "x".repeat(400), notes: [], missing: [], tricks: [], pages: [0, 100, 100] };
  expect(metadataFrom(metadataOf(document)).pages).toEqual([0, 100, 100]);
  for (const wrong of [null, "0", [], [0], [1, 0], [0, "1"], [-1, 2], [0, 1.5], [0, Number.NaN], [0, 500]]) {
    expect(pageStartsFrom(wrong, 400)).toBeUndefined();
  }
});

test("a report names the pages of each passage, and marks where each page begins in the texts", async () => {
  const copied = words(90, 60);
  const texts = [
    [`${words(1, 80)}.`, `${copied}. ${words(2, 60)}.`],
    [`${words(4, 40)}.`, `${words(5, 40)}.`, `${copied}.`],
  ];
  const read2 = await Promise.all(texts.map((pages) => read(pages.map((text) => page(wrap(text, 80))))));
  const { input, source } = await reportOf(read2.map(({ text }, at) => ({ name: `${"ab"[at]}.pdf`, text })));
  const documents = input.documents.map((document, at) => ({ ...document, pages: read2[at]?.pages }));
  const options = { maskedFor: null };
  const html = (await caseReport({ ...input, documents }, { pair: { a: 0, b: 1 } }, source, options)).join("");
  expect(html).toContain("60 words · p.\u00a02</p>");
  expect(html).toContain("60 words · p.\u00a03</p>");
  // In the texts, where each page begins.
  expect([...html.matchAll(/<span class="pg">(.*?)<\/span>/g)].map(([, mark]) => mark)).toEqual(
    [1, 2, 1, 2, 3].map((page) => `p.\u00a0${page}`),
  );
  const without = (await caseReport(input, { pair: { a: 0, b: 1 } }, source, options)).join("");
  expect(without).not.toMatch(/· p\.|class="pg"/);
});
