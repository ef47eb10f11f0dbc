// Decides which Rust compiles what. Everyday builds use the Rust on the search path. WebAssembly needs a standard library
// for wasm32 as well: rustup installs it if its server can be reached; otherwise, on Debian and Ubuntu, the distribution's
// compiler and sources are used. The environments created here contain everything that a build needs to know about this.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildWasmStandardLibrary,
  canInstall,
  distributionPrefix,
  install,
  installRust,
  oldestRust,
} from "./debian.mjs";
import { answers, capture, Failure, root, say, which, withPath } from "./run.mjs";

const target = "wasm32-unknown-unknown";
const patience = 20_000; // no step waits longer than this for a server that sends nothing

/** The environment for native builds, lints and `cargo install`: a recent enough Rust, and a C linker. */
export function nativeEnvironment() {
  native ??= findNative();
  return native;
}

/** The environment for WebAssembly builds: adds the wasm32 library, its linker, and wasm-opt on the search path. */
export function wasmEnvironment() {
  wasm ??= findWasm();
  return wasm;
}

let native;
let wasm;

// Give up on a registry that does not respond after `patience`, not after cargo's several minutes.
const base = {
  ...process.env,
  CARGO_HTTP_TIMEOUT: String(patience / 1000),
  CARGO_NET_RETRY: process.env.CARGO_NET_RETRY ?? "1",
  // Incremental compilation makes the next build faster and the first slower, and continuous integration has no next one.
  ...(process.env.CI && { CARGO_INCREMENTAL: process.env.CARGO_INCREMENTAL ?? "0" }),
};

async function findNative() {
  if (which("cc") === undefined && process.platform !== "win32") await installCompilerForC();
  const version = await rustMinorVersion(base);
  if (version >= oldestRust) return base;
  if (!(await canInstall())) {
    const found = version === undefined ? "no Rust" : `Rust 1.${version}`;
    throw new Failure(
      `Rust 1.${oldestRust} or later is needed, ${found} was found. Install it from https://rustup.rs and run the command again.`,
    );
  }
  return withPath([`${await installRust()}/bin`], base);
}

async function installCompilerForC() {
  if (await canInstall()) return install(["gcc", "libc6-dev"], "linking");
  throw new Failure("Rust needs a C compiler to link with, and there is no `cc`. Install gcc or clang and try again.");
}

async function rustMinorVersion(environment) {
  const [cargo, rustc] = await Promise.all(
    ["cargo", "rustc"].map((name) => capture(name, ["--version"], { env: environment })),
  );
  const version = /^rustc 1\.(\d+)/.exec(rustc.stdout)?.[1];
  return cargo.code === 0 && version !== undefined ? Number(version) : undefined;
}

async function findWasm() {
  const everyday = withPath([join(root, "node_modules", ".bin")], await nativeEnvironment());
  if (await compilesForWasm(everyday)) return withLinker(everyday);
  const prefix = distributionPrefix();
  if (prefix !== undefined && (await compilesForWasm(inDistribution(everyday, prefix)))) {
    return withLinker(inDistribution(everyday, prefix));
  }
  if (await addTargetWithRustup(everyday)) return withLinker(everyday);
  return withLinker(await takeDistribution(everyday));
}

function inDistribution(environment, prefix) {
  return withPath([join(root, "node_modules", ".bin"), `${prefix}/bin`], environment);
}

/**
 * Asks the compiler itself whether it has a usable standard library for wasm32. It rejects a library that is missing, or was
 * built by a version that has been replaced, so there is no need to remember what was installed when.
 */
async function compilesForWasm(environment) {
  const folder = mkdtempSync(join(tmpdir(), "lookalike-"));
  try {
    const args = ["--target", target, "--crate-type", "lib", "--emit", "metadata", "--out-dir", folder, "-"];
    return (await capture("rustc", args, { env: environment, input: "" })).code === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addTargetWithRustup(environment) {
  if (which("rustup", environment) === undefined) return false;
  const server = process.env.RUSTUP_DIST_SERVER ?? "https://static.rust-lang.org";
  const reached = await answers(`${server}/dist/channel-rust-stable.toml.sha256`, /^[0-9a-f]{64}/, 5_000);
  if (!reached) {
    say("rustup's server cannot be reached.");
    return false;
  }
  say(`Installing ${target} (rustup) for WebAssembly.`);
  const ended = new AbortController();
  const stalled = stopWhenStalled(ended);
  const options = { env: environment, signal: ended.signal };
  const { code, stderr } = await capture("rustup", ["target", "add", target], options);
  clearInterval(stalled);
  if (code === 0 && (await compilesForWasm(environment))) return true;
  say(`rustup could not install it: ${stderr.trim().split("\n").at(-1)}`);
  return false;
}

/** rustup shows no progress to other programs, so watch the files it is writing. */
function stopWhenStalled(controller) {
  const downloads = join(process.env.RUSTUP_HOME ?? join(homedir(), ".rustup"), "downloads");
  let seen = "";
  let since = Date.now();
  return setInterval(() => {
    const now = sizes(downloads);
    if (now !== seen) since = Date.now();
    seen = now;
    if (Date.now() - since > patience) controller.abort();
  }, 1_000);
}

function sizes(folder) {
  if (!existsSync(folder)) return "";
  const size = (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size;
  return readdirSync(folder)
    .map((name) => `${name} ${size(name)}`)
    .join();
}

async function takeDistribution(everyday) {
  if (!(await canInstall())) {
    throw new Failure(
      `Rust's standard library for ${target} is needed. Run \`rustup target add ${target}\`, or install your system's package for it, and run the command again.`,
    );
  }
  const prefix = await installRust();
  const environment = inDistribution(everyday, prefix);
  if (!(await compilesForWasm(environment))) await buildWasmStandardLibrary(prefix);
  if (await compilesForWasm(environment)) return environment;
  throw new Failure(`The library for ${target} was built from ${prefix}, and its rustc does not accept it.`);
}

/** rustup's compilers come with a linker for wasm; a distribution's must be pointed to an installed one. */
async function withLinker(environment) {
  const { stdout } = await capture("rustc", ["--print", "sysroot"], { env: environment });
  if (linkerIn(stdout.trim()) !== undefined) return environment;
  const linker = newestLinker() ?? (await linkerOfRustup(environment));
  if (linker === undefined) {
    throw new Failure("A linker for WebAssembly is needed, and there is none. Install lld (`wasm-ld`) and try again.");
  }
  return { ...environment, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: linker };
}

function linkerIn(sysroot) {
  const libraries = join(sysroot, "lib", "rustlib");
  const hosts = existsSync(libraries) ? readdirSync(libraries) : [];
  return hosts.map((host) => join(libraries, host, "bin", "rust-lld")).find((path) => existsSync(path));
}

function newestLinker() {
  const names = readdirSync("/usr/bin")
    .map((name) => /^wasm-ld-(\d+)$/.exec(name)?.[1])
    .filter(Boolean);
  const newest = names.sort((a, b) => Number(b) - Number(a))[0];
  return which("wasm-ld") ?? (newest && `/usr/bin/wasm-ld-${newest}`);
}

async function linkerOfRustup(environment) {
  const { stdout } = await capture("rustup", ["run", "stable", "rustc", "--print", "sysroot"], { env: environment });
  return stdout === "" ? undefined : linkerIn(stdout.trim());
}
