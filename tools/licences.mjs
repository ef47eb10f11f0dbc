// Whether every npm package in the lock file may be used here: its licence must be among those that ask for no more than
// keeping their notice (and, for the MPL, for changes to its own files). cargo-deny holds Rust's packages to the same.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
]);

/** The packages whose licence is not allowed, each as "name (licence)". */
export function refusedLicences() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path, { license }]) => path !== "" && !isAllowed(license ?? ""))
    .map(([path, { license }]) => `${path.replace(/^.*node_modules\//, "")} (${license ?? "no licence named"})`);
}

/** An expression such as "(MIT OR GPL-2.0) AND ISC": of alternatives one must be allowed, of several together all. */
function isAllowed(expression) {
  const simple = expression.replaceAll(/[()]/g, " ").trim();
  const together = simple.split(/ +AND +/);
  return together.every((part) => part.split(/ +OR +/).some((name) => allowed.has(name.trim())));
}
