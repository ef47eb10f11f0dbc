/**
 * Which tests are rarely needed: `npm test` skips those that have `rare` as their options, `npm test -- all` runs them.
 * In Playwright's tests the tag `@rare` says the same, in Rust's `#[ignore = "rare"]`.
 */
export const everything = process.env.LOOKALIKE_TESTS === "all";

export const rare = everything ? {} : { skip: "rarely needed: npm test -- all" };
