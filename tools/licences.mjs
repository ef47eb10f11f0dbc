// Whether every npm package in the lock file may be used here: its licence must be among those that require no more than
// keeping their notice (and, for the MPL, publishing changes to its own files). cargo-deny applies the same rule to Rust's
// packages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { capture, root } from "./run.mjs";

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
  "MIT-0",
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

/**
 * The crates whose licence is not in deny.toml or that do not come from crates.io, each as "name (licence, source)".
 * cargo-deny checks more, but is not installed everywhere. `folder` holds the Cargo.toml.
 */
export async function refusedCrates(env, folder = root) {
  const args = ["metadata", "--locked", "--format-version", "1"];
  const { code, stdout, stderr } = await capture("cargo", args, { env, cwd: folder });
  if (code !== 0) return [stderr];
  const list = /^allow = \[([^\]]*)\]/m.exec(readFileSync(join(root, "deny.toml"), "utf8"))?.[1] ?? "";
  const ofCrates = new Set([...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name));
  return JSON.parse(stdout)
    .packages.filter(
      ({ source, license }) =>
        ![null, CRATES_IO].includes(source) || !isAllowed((license ?? "").replaceAll("/", " OR "), ofCrates),
    )
    .map(({ name, license, source }) => `${name} (${license ?? "no licence named"}, ${source ?? "here"})`);
}

/** Cargo's name for it; the source of the project's own crate is null. */
const CRATES_IO = "registry+https://github.com/rust-lang/crates.io-index";

/**
 * An expression such as "(MIT OR GPL-2.0) AND ISC": at least one of several alternatives must be allowed, and all of several
 * combined ones.
 */
function isAllowed(expression, names = allowed) {
  const simple = expression.replaceAll(/[()]/g, " ").trim();
  const together = simple.split(/ +AND +/);
  return together.every((part) => part.split(/ +OR +/).some((name) => names.has(name.trim())));
}
