// Packages that Debian and Ubuntu can install if nothing else can: compilers, browsers, fonts. Used only with the right to
// install (root, or sudo without a password), and every package is named before it is installed.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, Failure, root, run, runQuietly, say, which } from "./run.mjs";

/** The oldest compiler that the crate builds with: the 88 of 1.88, as in Cargo.toml. */
export const oldestRust = Number(/^rust-version = "1\.(\d+)"/m.exec(readFileSync(join(root, "Cargo.toml"), "utf8"))[1]);

/** Whether packages can be installed here without asking anyone. */
export async function canInstall() {
  return which("apt-get") !== undefined && (isRoot() || (await capture("sudo", ["-n", "true"])).code === 0);
}

function isRoot() {
  return process.getuid?.() === 0;
}

function asRoot(command, args) {
  return isRoot() ? [command, args] : ["sudo", ["-n", command, ...args]];
}

let listsAreFresh = false;

async function refreshLists() {
  if (listsAreFresh) return;
  // The time-outs keep an unresponsive mirror from blocking the set-up.
  const options = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20", "-o", "Acquire::Retries=1"];
  await runQuietly(...asRoot("apt-get", [...options, "update", "-q"]));
  listsAreFresh = true;
}

/** Installs packages; `why` ends the sentence "Installing … for". Never removes installed packages for them. */
export async function install(packages, why) {
  await refreshLists();
  say(`Installing ${packages.join(", ")} (apt) for ${why}.`);
  const args = ["install", "-y", "-q", "--no-install-recommends", "--no-remove", ...packages];
  await runQuietly(...asRoot("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]));
}

/** Whether the distribution offers `name`, as a real package with a version to install. */
export async function offers(name) {
  await refreshLists();
  const { stdout } = await capture("apt-cache", ["policy", name]);
  return /Candidate: (?!\(none\))/.test(stdout);
}

/**
 * Installs the newest available compiler with its sources and a linker, and returns its folder.
 *
 * Debian calls its compilers `rustc` and `rustc-web` (newer, for browsers) and puts both into /usr. Ubuntu has `rustc` and
 * `rustc-1.NN` in /usr/lib/rust-1.NN; that half is based on the packages' file lists and has not been run.
 */
export async function installRust() {
  const newest = (await rustPackages()).sort((a, b) => b.minor - a.minor)[0];
  if (newest === undefined || newest.minor < oldestRust) {
    throw new Failure(
      `Rust 1.${oldestRust} or later is needed; this distribution has ${newest ? `1.${newest.minor}` : "none"}. Install it from https://rustup.rs and run the command again.`,
    );
  }
  const { suffix, minor } = newest;
  const packages = [`rustc${suffix}`, `cargo${suffix}`, `rust${suffix}-src`, await linkerPackage()];
  await install(packages, `Rust 1.${minor} and WebAssembly`);
  return distributionPrefix();
}

async function rustPackages() {
  await refreshLists();
  const { stdout: names } = await capture("apt-cache", ["pkgnames", "rustc"]);
  const suffixes = names.split("\n").map((name) => /^rustc(|-web|-1\.\d+)$/.exec(name)?.[1]);
  const found = suffixes.filter((suffix) => suffix !== undefined);
  return Promise.all(found.map(async (suffix) => ({ suffix, minor: await minorVersion(`rustc${suffix}`) })));
}

async function minorVersion(name) {
  const { stdout } = await capture("apt-cache", ["policy", name]);
  return Number(/Candidate: (?:\d+:)?1\.(\d+)/.exec(stdout)?.[1] ?? 0);
}

async function linkerPackage() {
  const { stdout } = await capture("apt-cache", ["pkgnames", "lld-"]);
  const versions = stdout.split("\n").map((name) => Number(/^lld-(\d+)$/.exec(name)?.[1] ?? 0));
  // Version 19 is the newest that the set-up was tested with; later ones are used only if it is not available.
  return versions.includes(19) ? "lld-19" : `lld-${Math.max(...versions)}`;
}

/** The folder of the distribution's compiler (the one that contains `bin/rustc`), or undefined. */
export function distributionPrefix() {
  const versioned = existsSync("/usr/lib") ? readdirSync("/usr/lib").filter((name) => /^rust-1\.\d+$/.test(name)) : [];
  const newestFirst = versioned.sort((a, b) => Number(b.slice(7)) - Number(a.slice(7)));
  const prefixes = [...newestFirst.map((name) => `/usr/lib/${name}`), "/usr"];
  return prefixes.find((prefix) => existsSync(`${prefix}/bin/rustc`) && existsSync(`${prefix}/bin/cargo`));
}

/** Builds Rust's standard library for wasm32 from the distribution's sources, and installs it next to the compiler. */
export async function buildWasmStandardLibrary(prefix) {
  say("Building Rust's standard library for WebAssembly from the distribution's sources, about a minute.");
  const folder = mkdtempSync(join(tmpdir(), "lookalike-std-"));
  try {
    mkdirSync(join(folder, "src"));
    writeFileSync(join(folder, "Cargo.toml"), '[package]\nname = "empty"\nedition = "2024"\n[workspace]\n');
    writeFileSync(join(folder, "src", "lib.rs"), "");
    const target = ["--target", "wasm32-unknown-unknown"];
    const env = {
      ...process.env,
      PATH: `${prefix}/bin:${process.env.PATH}`,
      RUSTC_BOOTSTRAP: "1", // building std is an unstable option of cargo; the resulting library is the usual one
      CARGO_TARGET_DIR: join(folder, "target"),
    };
    const options = { cwd: folder, env };
    await runQuietly("cargo", ["build", "--release", ...target, "-Zbuild-std=std,panic_abort,test"], options);
    const { stdout } = await capture("rustc", ["--print", "target-libdir", ...target], options);
    await copyLibraries(join(folder, "target", "wasm32-unknown-unknown", "release", "deps"), stdout.trim());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyLibraries(from, to) {
  const isLibrary = (name) => /^lib.*\.rlib$/.test(name) && !name.startsWith("libempty-");
  const libraries = readdirSync(from)
    .filter(isLibrary)
    .map((name) => join(from, name));
  await run(...asRoot("rm", ["-rf", to])); // this compiler cannot read what an older one left there
  await run(...asRoot("mkdir", ["-p", to]));
  await run(...asRoot("cp", [...libraries, to]));
}
