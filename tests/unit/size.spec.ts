// What a browser downloads before it can compare.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

// By gzip: what was measured, rounded up, so that nothing grows unnoticed. What it is worth is weighed in
// docs/decisions/first-load.md. With all else that the page starts with: e2e/first-load.spec.ts.
const MAX_COMPRESSED_BYTES = 435_000;

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
