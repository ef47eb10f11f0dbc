/**
 * The engine's two builds, with SIMD and without: one JavaScript module loads either, and both give the same bytes.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { products } from "../../tools/build.mjs";
import { writeKeys } from "../../tools/messages.mjs";
import { isFresh } from "../../tools/stamps.mjs";
import { writeStyleTypes } from "../../tools/styles.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PACKAGE = new URL("../../www/engine/pkg/", import.meta.url);
const FIXTURES = new URL("../fixtures/", import.meta.url);
const WASM_OPT = fileURLToPath(new URL("../../node_modules/.bin/wasm-opt", import.meta.url));
const READING = { encoding: "utf8", maxBuffer: 1 << 28 };
const NAMES = { simd: "lookalike_bg.wasm", scalar: "lookalike_scalar_bg.wasm" };

/** The engine with one of its builds; each load is a module of its own. */
async function load(build) {
  const engine = await import(`${new URL("lookalike.js", PACKAGE).href}?build=${build}`);
  engine.initSync({ module: readFileSync(new URL(NAMES[build], PACKAGE)) });
  return engine;
}

/** Every text among the fixtures. */
function fixtures() {
  const paths = readdirSync(fileURLToPath(FIXTURES), { recursive: true }).filter((path) => /\.(txt|java)$/.test(path));
  return paths.sort().map((path) => ({ name: path, text: readFileSync(new URL(path, FIXTURES), "utf8") }));
}

const engines = { simd: await load("simd"), scalar: await load("scalar") };
const documents = fixtures();

test("the set-up prints the environment in which wasm-pack runs by hand", () => {
  const setUp = (...args) => spawnSync(process.execPath, ["tools/setup.mjs", ...args], { cwd: ROOT, encoding: "utf8" });
  const { status, stdout, stderr } = setUp("env");
  assert.equal(status, 0, stderr);
  const found = spawnSync("sh", ["-c", `${stdout}\nwasm-pack --version && wasm-bindgen --version`], READING);
  assert.match(found.stdout, /^wasm-pack [\d.]+\nwasm-bindgen [\d.]+\n$/, found.stderr);
  assert.match(setUp("environment").stderr, /takes `env` or nothing, got environment/);
});

test("the types that checks write beside a run of tests make nothing stale that these tests use", () => {
  writeKeys();
  writeStyleTypes();
  for (const name of ["page", "cli"]) {
    assert.ok(isFresh(name, products[name]), name);
    // How they are built is an input as well.
    assert.ok(products[name].inputs.includes("tools/build.mjs"), name);
  }
});

test("both builds ask for the same and offer the same", () => {
  const [simd, scalar] = Object.values(NAMES).map((name) => {
    const module = new WebAssembly.Module(readFileSync(new URL(name, PACKAGE)));
    return { imports: WebAssembly.Module.imports(module), exports: WebAssembly.Module.exports(module) };
  });
  assert.deepEqual(simd, scalar);
  assert.ok(simd.exports.length > 10);
});

test("only the build with SIMD has vectors in it", () => {
  const needsSimd = Object.values(NAMES).map((name) => {
    const path = fileURLToPath(new URL(name, PACKAGE));
    const { status, stderr } = spawnSync(
      process.execPath,
      [WASM_OPT, path, "--all-features", "--disable-simd"],
      READING,
    );
    assert.equal(status === 0, !/SIMD/.test(stderr), stderr);
    return status !== 0;
  });
  assert.deepEqual(needsSimd, [true, false]);
});

for (const params of [
  { threshold: 0 },
  { unit: "characters", k: 9, threshold: 0.05, stripAccents: true },
  { method: "lsh", fingerprint: "rabinKarp40", counting: "bag", threshold: 0.1 },
]) {
  test(`both builds give the same report, every column of it, with ${JSON.stringify(params)}`, () => {
    const [simd, scalar] = [engines.simd, engines.scalar].map((engine) => engine.compare(documents, params));
    assert.ok(simd.documents.length > 20 && simd.pairs.length > 0);
    assert.deepStrictEqual(simd, scalar);
    const columns = ({ pairs }) => ({ ...pairs, ...pairs.evidence, length: undefined, evidence: undefined });
    for (const [name, column] of Object.entries(columns(simd))) {
      if (column === undefined) continue;
      assert.deepEqual(Buffer.from(column.buffer), Buffer.from(columns(scalar)[name].buffer), name);
    }
  });
}

test("both builds find the same passages", () => {
  const [simd, scalar] = [engines.simd, engines.scalar].map((engine) => {
    const corpus = new engine.Corpus();
    for (const document of documents) corpus.add(document);
    const { pairs } = corpus.compare({ threshold: 0.1 });
    const details = Array.from(pairs.a, (a, index) => corpus.passages(a, pairs.b[index]));
    corpus.free();
    return details;
  });
  assert.ok(simd.some(({ passages }) => passages.length > 1));
  assert.deepStrictEqual(simd, scalar);
});
