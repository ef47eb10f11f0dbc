// What came of the suites of `npm test`.

/** The first error that a runner reports. */
const FIRST_ERROR = /^\w*Error: .*/m;

/**
 * What came of a suite with this exit code, output and counts of tests; `counts` is null where its runner counts none. A suite that
 * fails without saying how many tests failed counts as one failure, and so does one that ran nothing. `isEmpty`: it has none of
 * the tests that it was to run.
 */
export function verdict(code, output, counts) {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const ranNothing = counts !== null && passed + failed === 0;
  // Playwright fails where a project has no such test, and says the same after a file that could not be loaded.
  const [error = ""] = FIRST_ERROR.exec(output) ?? [];
  const isEmpty = ranNothing && (code === 0 || error.startsWith("Error: No tests found"));
  return { passed, failed: failed === 0 && (code !== 0 || ranNothing) ? 1 : failed, skipped, isEmpty };
}

/**
 * The verdicts on suites that were to run tests by their names: a suite that has none of these is no failure if another has one.
 * Few of the page's tests run in every browser.
 */
export function verdictsOnNamed(verdicts) {
  const ranSome = verdicts.some(({ passed, failed, isEmpty }) => !isEmpty && passed + failed > 0);
  return ranSome ? verdicts.map((each) => (each.isEmpty ? { ...each, failed: 0 } : each)) : verdicts;
}
