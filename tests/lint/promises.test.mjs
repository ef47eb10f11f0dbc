/**
 * docs/promises.md: each promise names the tests that hold it, and each of these exists under its title and is not skipped.
 */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const [promises] = readFileSync(new URL("docs/promises.md", ROOT), "utf8").split("\n# What is not promised");

/** Whether `source` has a test with this title. A title that ends in … is the beginning of one that has values in it. */
function hasTest(source, file, title) {
  const begun = title.endsWith("…");
  const words = escaped(begun ? title.slice(0, -1) : title);
  if (file.endsWith(".rs")) return new RegExp(`#\\[(?:wasm_bindgen_)?test\\]\\s+fn ${words}\\(`).test(source);
  return new RegExp(begun ? `\\btest\\(\\s*\`${words}\\$\\{` : `\\btest\\(\\s*"${words}"`).test(source);
}

function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

for (const section of promises.split("\n## ").slice(1)) {
  const [promise] = section.split("\n");
  test(`the promise is held: ${promise}`, () => {
    assert.match(promise, /^[A-Z][^.]*\.$/, "a promise is one sentence");
    // A long line of a list goes on, indented, in the next: the same item to a reader of Markdown.
    const items = section.replaceAll(/\n {2,}(?=\S)/g, " ").split("\n");
    const named = items.filter((line) => line.startsWith("- "));
    assert.ok(named.length > 0, "a promise names its tests");
    for (const line of named) {
      const { file, title } = /^- `(?<file>tests\/[^`]+)`: "(?<title>.+)"$/.exec(line)?.groups ?? {};
      assert.ok(title !== undefined, `expected - \`file\`: "title", got ${line}`);
      const url = new URL(file, ROOT);
      assert.ok(existsSync(url), `there is no ${fileURLToPath(url)}`);
      assert.ok(hasTest(readFileSync(url, "utf8"), file, title), `${file} has no test "${title}"`);
    }
  });
}

test("README leads to the promises", () => {
  assert.ok(promises.split("\n## ").length > 5);
  assert.match(readFileSync(new URL("README.md", ROOT), "utf8"), /\]\(docs\/promises\.md\)/);
});
