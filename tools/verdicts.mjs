// The outcomes of the suites of `npm test`.

/** The first error that a runner reports. */
const FIRST_ERROR = /^\w*Error: .*/m;

/**
 * The outcome of a suite with this exit code, output and counts of tests; `counts` is null if its runner counts none. A
 * suite that fails without reporting how many tests failed counts as one failure, and so does one that ran nothing.
 * `isEmpty`: it has none of the requested tests.
 */
export function verdict(code, output, counts) {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const ranNothing = counts !== null && passed + failed === 0;
  // Playwright fails if a project has no such test, and reports the same after a file that could not be loaded.
  const [error = ""] = FIRST_ERROR.exec(output) ?? [];
  const isEmpty = ranNothing && (code === 0 || error.startsWith("Error: No tests found"));
  return { passed, failed: failed === 0 && (code !== 0 || ranNothing) ? 1 : failed, skipped, isEmpty };
}

/**
 * The verdicts on suites for which tests were requested by name: a suite without them does not fail if another has one. Few
 * of the page's tests run in every browser.
 */
export function verdictsOnNamed(verdicts) {
  const ranSome = verdicts.some(({ passed, failed, isEmpty }) => !isEmpty && passed + failed > 0);
  return ranSome ? verdicts.map((each) => (each.isEmpty ? { ...each, failed: 0 } : each)) : verdicts;
}
