// What a browser downloads before it can compare.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

// 352 kB by `gzip -9`, 15 of them for sums that cannot wrap, checked ids, and texts kept once that are equal or repeat
// themselves; what Node.js brings compresses a little less. With all else that the page starts with: e2e/first-load.spec.ts.
// Another 7 kB find the code of programs that `main` reaches, and score it; 11 find runs in long texts and large batches, summaries by
// contrast, and what chance and common subjects explain. Another 7 kB know each language's literals, so that none hides the rest of a
// program, and the languages of programs without an ending. Another 6 kB find texts that were rewritten throughout, and say by what pairs
// are listed. Another 1 kB searches of which texts a new one may be a rewritten copy, and forecasts how many independent programs are
// listed. Another 2 kB tell prose full of names and years from a list of sources, and look for rewritten texts among pairs that are named.
// Another 2 kB know what frameworks call, and the languages of more programs without an ending. Another 5 kB match copied sentences
// that were put in another order. Another 3 kB weigh characters of scripts without spaces, and match what stands many times in both texts.
const MAX_COMPRESSED_BYTES = 416_000;

for (const name of ["lookalike_bg.wasm", "lookalike_scalar_bg.wasm"]) {
  const file = new URL(`../../www/engine/pkg/${name}`, import.meta.url);

  test(`${name} is small, and contains code and data only`, () => {
    const bytes = readFileSync(file);
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES);
    const sections = ["name", "producers", "target_features"];
    const module = new WebAssembly.Module(bytes);
    expect(sections.filter((section) => WebAssembly.Module.customSections(module, section).length > 0)).toEqual([]);
  });
}
