/**
 * The engine's two WebAssembly builds give, for every case of the conformance set, the report that the native build gives.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { differing, expected, fixtures, loadEngine, set } from "../conformance/node.mjs";
import { digest, digestsOf } from "../conformance/outcome.mjs";

for (const build of ["simd", "scalar"]) {
  test(`the ${build} build gives every digest of the native one in Node.js`, async () => {
    const digests = await digestsOf(set, fixtures, await loadEngine(build));
    assert.ok(Object.keys(expected).length > 110);
    assert.deepEqual(differing(digests), []);
  });
}

test("digests tell values apart that look alike", () => {
  const values = [0, "0", null, false, [], {}, [0], [[0]], ["a", "b"], ["ab"], { a: "b" }, { ab: "" }, 0.1 + 0.2, 0.3];
  assert.equal(new Set(values.map(digest)).size, values.length);
  assert.equal(digest({ a: 1, b: 2 }), digest({ b: 2, a: 1 }));
  assert.equal(digest(Uint16Array.of(1, 2)), digest([1, 2]));
});
