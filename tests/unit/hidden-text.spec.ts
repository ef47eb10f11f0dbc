/** Which text of a document a reader does not see: what looks like hidden text, and what only resembles it. */
import { expect, test } from "@playwright/test";
import { docx, paragraph } from "../samples/formats.mjs";
import { wordsOf } from "./reported.ts";

/** The text of a file, and how many of its words are hidden. */
async function seen(name: string, bytes: Uint8Array | string): Promise<{ text: string; hidden: number }> {
  const { text, tricks } = await wordsOf(name, bytes);
  return { text, hidden: Number(/^(\d+) words? (?:is|are) hidden/.exec(tricks.join())?.[1] ?? 0) };
}

test.describe("Word", () => {
  test("the page numbers of a table of contents are hidden on the web only, and seen on paper", async () => {
    const entry = `<w:p>${[
      "<w:r><w:t>The Harbour</w:t></w:r>",
      "<w:r><w:rPr><w:webHidden/></w:rPr><w:tab/></w:r>",
      "<w:r><w:rPr><w:webHidden/></w:rPr><w:t>12</w:t></w:r>",
    ].join("")}</w:p>`;
    expect(await seen("a.docx", docx(entry + paragraph(["gone", "<w:vanish/>"])))).toEqual({
      text: "The Harbour 12",
      hidden: 1,
    });
  });
});
