import { expect, test } from "@playwright/test";
import { readContent } from "../../www/files/content.ts";
import type { Content } from "../../www/files/formats/model.ts";
import { line, pdf } from "../samples/pdf.mjs";
import { branchedTree, deepTree, flatTree, packedTree } from "../samples/pdf-hostile.mjs";

const host = {
  readCharacterMap: async (name: string): Promise<Uint8Array> => {
    throw new Error(`no character map ${name} is needed here`);
  },
};

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Content> {
  const found = await readContent({ blob: new Blob([bytes]) }, { name: "tree.pdf" }, host);
  if (!("text" in found)) throw new Error(`it was not read: ${JSON.stringify(found)}`);
  return found;
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
    expect(warnings).toEqual([`its page list counts only ${counted} of its 3 pages: all 3 were read`]);
  });
}

test("a page tree that counts its pages, or more than it has, needs no word", async () => {
  for (const bytes of [flatTree(3), flatTree(9), deepTree(5000)]) expect((await read(bytes)).warnings).toEqual([]);
});

test("a page that passes a limit is named, and the others are read", async () => {
  const bomb = "q Q\n".repeat(600_000);
  const { text, missing } = await read(pdf([line(40, 700, "before it"), bomb, line(40, 700, "after it")]));
  expect(text.split(/\s+/).join(" ")).toBe("before it after it");
  expect(missing).toEqual(["page 2 (more than 1,000,000 drawing operators)"]);
});

test("what is metered for a PDF is as it was afterwards, whatever became of it", async () => {
  const own = [Uint8Array, Float32Array, DecompressionStream, Date.now, Array.prototype.join];
  const reading = [flatTree(1), new TextEncoder().encode("%PDF-1.4 and nothing else")].map((bytes) =>
    readContent({ blob: new Blob([bytes]) }, { name: "x.pdf" }, host),
  );
  await Promise.all(reading);
  expect([Uint8Array, Float32Array, DecompressionStream, Date.now, Array.prototype.join]).toEqual(own);
  for (const [at, one] of own.entries())
    expect(Object.is(one, [Uint8Array, Float32Array, DecompressionStream, Date.now, Array.prototype.join][at])).toBe(
      true,
    );
});
