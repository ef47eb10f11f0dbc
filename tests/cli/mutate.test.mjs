/**
 * Honest files with random changes end as a text or a line, and texts with random changes are compared under any parameters.
 * `npm run mutate -- --seconds 600` goes on for as long as asked, from another seed each time.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { numbers } from "../hostile/kit.mjs";
import { Engine, mutateFiles, mutator } from "../hostile/mutate.mjs";
import { everything } from "../rare.mjs";

const SEED = 20_260;
const COUNTS = everything ? { files: 600, texts: 150 } : { files: 120, texts: 30 };
const MODULE = new URL("../../www/engine/pkg/lookalike_bg.wasm", import.meta.url);

/** Goes on so many times. */
const times = (count) => {
  let left = count;
  return () => left-- > 0;
};

test("mutated files of every format are read, or have a line", async () => {
  const failures = [];
  const count = await mutateFiles({
    seed: SEED,
    goesOn: times(COUNTS.files),
    fail: ({ name, reason }) => failures.push({ name, reason }),
  });
  assert.equal(count, COUNTS.files);
  assert.deepEqual(failures, []);
});

test("mutated texts are compared, and alike each time", async () => {
  const failures = [];
  const engine = new Engine(new WebAssembly.Module(readFileSync(MODULE)));
  const count = await engine.mutateTexts({
    seed: SEED,
    goesOn: times(COUNTS.texts),
    fail: ({ reason }) => failures.push(reason),
  });
  assert.equal(count, COUNTS.texts);
  assert.deepEqual(failures, []);
});

test("one seed gives one series of mutants", () => {
  const series = (seed) => {
    const mutate = mutator(numbers(seed));
    return Array.from({ length: 50 }, () => mutate(Buffer.from("one 2 three 4")).toString("hex"));
  };
  assert.deepEqual(series(1), series(1));
  assert.notDeepEqual(series(1), series(2));
  assert.ok(new Set(series(1)).size > 30);
});
