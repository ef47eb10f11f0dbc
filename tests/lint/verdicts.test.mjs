// What `npm test` makes of its suites: a test that is not found must not look like one that passed, nor like one that failed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { verdict, verdictsOnNamed } from "../../tools/verdicts.mjs";

const counts = (passed, failed = 0) => ({ passed, failed, skipped: 0 });
const NONE = "Error: No tests found.\nMake sure that arguments are regular expressions matching test files.\n";
const chromium = verdict(0, "  3 passed (2.1s)", counts(3));
const firefox = verdict(1, NONE, counts(0));

test("a suite that ran nothing is one failure, and so is one that failed without a count", () => {
  assert.deepEqual(chromium, { passed: 3, failed: 0, skipped: 0, isEmpty: false });
  assert.deepEqual(firefox, { passed: 0, failed: 1, skipped: 0, isEmpty: true });
  assert.deepEqual(verdict(0, "", counts(0)), { passed: 0, failed: 1, skipped: 0, isEmpty: true });
  assert.equal(verdict(1, "", counts(3)).failed, 1);
  assert.equal(verdict(1, "", counts(3, 2)).failed, 2);
  assert.deepEqual(verdict(0, "", null), { passed: 0, failed: 0, skipped: 0, isEmpty: false });
});

test("of named tests, a browser that has none is no failure if another has one", () => {
  assert.deepEqual(
    verdictsOnNamed([chromium, firefox]).map(({ failed }) => failed),
    [0, 0],
  );
  assert.deepEqual(
    verdictsOnNamed([firefox, firefox]).map(({ failed }) => failed),
    [1, 1],
  );
});

test("a file of tests that cannot be loaded stays a failure", () => {
  const broken = verdict(1, `TypeError: answers is not a function\n    at file.spec.ts:3\n${NONE}`, counts(0));
  assert.deepEqual(
    verdictsOnNamed([chromium, broken]).map(({ failed }) => failed),
    [0, 1],
  );
  // One whose tests fail is no excuse for another, and needs none.
  const failing = verdict(1, "  1 failed", counts(0, 1));
  assert.deepEqual(
    verdictsOnNamed([failing, firefox]).map(({ failed }) => failed),
    [1, 0],
  );
});
