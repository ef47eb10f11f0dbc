/**
 * The examples that run in the terminal, the engine's package as others install it, and the README, which shows the examples
 * as they are. Those that run in a browser are in tests/e2e/examples.spec.ts.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { nativeEnvironment } from "../../tools/toolchain.mjs";
import { ESSAYS, EXPECTED, FOLDERS, install, run } from "../examples/project.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SHOWN = ["node/compare.mjs", "page/index.html", "vite/main.ts", "rust/compare_folders.rs"];

const { folder, remove } = install("node");
after(remove);

test("the Node.js script compares two folders and prints passages", () => {
  assert.equal(run(process.execPath, [join(folder, "compare.mjs"), ...FOLDERS], ESSAYS), EXPECTED);
});

test("the Rust program compares two folders and prints the same", async () => {
  const manifest = ["--manifest-path", join(ROOT, "Cargo.toml")];
  const args = ["run", "--quiet", ...manifest, "--example", "compare_folders", "--", ...FOLDERS];
  assert.equal(run("cargo", args, ESSAYS, await nativeEnvironment()), EXPECTED);
});

/** The installed package. */
function load() {
  return import(pathToFileURL(join(folder, "node_modules/lookalike/index.js")).href);
}

test("init loads the engine in Node.js without being told where it is, and once only", async () => {
  const { default: init, compare } = await load();
  const [one, other] = await Promise.all([init(), init()]);
  assert.equal(one, other);
  assert.equal(compare(["a b c d e f", "a b c d e f"]).pairs.length, 1);
});

test("an abort while progress is told stops a comparison in Node.js", async () => {
  const { default: init, compare, Corpus } = await load();
  await init();
  const corpus = new Corpus();
  for (const text of ["a b c d e f", "a b c d e f"]) corpus.add(text);
  for (const start of [
    (options) => compare(["a b c d e f"], null, options),
    (options) => corpus.compare({}, options),
  ]) {
    const controller = new AbortController();
    const stages = [];
    const onProgress = ({ stage }) => {
      stages.push(stage);
      if (stage === "index") controller.abort();
    };
    assert.throws(
      () => start({ signal: controller.signal, onProgress }),
      (error) => error instanceof DOMException && error.name === "AbortError" && error === controller.signal.reason,
    );
    assert.equal(stages.at(-1), "index");
    assert.equal(stages.filter((stage) => stage === "index").length, 1);
  }
  const stages = new Set();
  assert.equal(corpus.compare({}, ({ stage }) => stages.add(stage)).pairs.length, 1);
  assert.ok(stages.has("report"), "a function alone stands for onProgress");
});

test("the package brings the licences of all that is in it, and all files that it names", () => {
  const installed = (name) => readFileSync(join(folder, "node_modules/lookalike", name), "utf8");
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "licences.json", "lookalike.d.ts"]) {
    assert.ok(installed(name).length > 100, name);
  }
  const { main, types, exports } = JSON.parse(installed("package.json"));
  for (const name of [main, types, ...Object.values(exports["."])]) assert.ok(installed(name).length > 0, name);
});

test("the README shows the examples as they are, and no other code", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const [, section] = /\n## In your own page or script\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const blocks = [...section.matchAll(/^```(?<language>\w+)\n(?<code>[\s\S]*?)^```$/gm)].map(({ groups }) => groups);
  const code = blocks.filter(({ language }) => !["sh", "console"].includes(language));
  const files = SHOWN.map((path) => readFileSync(join(ROOT, "examples", path), "utf8"));
  assert.deepEqual(new Set(code.map(({ code }) => code)), new Set(files));
  const printed = blocks.find(({ language }) => language === "console").code;
  assert.equal(printed.slice(printed.indexOf("\n") + 1), EXPECTED);
});
