// Programs installed with cargo, at fixed versions, each into its own folder of the user's cache: fresh checkouts find them
// again, and the user's own cargo folder is not touched. One that is already on the search path is used if its version is
// the same.
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { capture, Failure, root, runQuietly, say, which } from "./run.mjs";
import { nativeEnvironment } from "./toolchain.mjs";

/** `locked`: built with the dependencies its authors tested; wasm-bindgen's list may be ahead of a registry's mirror. */
const tools = {
  "wasm-pack": { program: "wasm-pack", version: () => "0.15.1", locked: true },
  "wasm-bindgen-cli": { program: "wasm-bindgen", version: wasmBindgenVersion, locked: false },
  geckodriver: { program: "geckodriver", version: () => "0.37.1", locked: true },
  "cargo-deny": { program: "cargo-deny", version: () => "0.20.2", locked: true },
};

const cache = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");

/** The command line tool must have exactly the version of the library whose output it reads. */
function wasmBindgenVersion() {
  const lock = readFileSync(join(root, "Cargo.lock"), "utf8");
  const version = /name = "wasm-bindgen"\nversion = "([^"]+)"/.exec(lock)?.[1];
  if (version === undefined) throw new Failure("Cargo.lock names no version of wasm-bindgen.");
  return version;
}

/** Identifies a tool in a stamp. */
export function toolVersion(name) {
  return `${name} ${tools[name].version()}`;
}

/** Returns the folder of tool `name`'s program, or undefined if the required version is not installed. */
export async function installedTool(name) {
  const { program, version } = tools[name];
  const folder = join(cacheOf(name), "bin");
  const file = process.platform === "win32" ? `${program}.exe` : program;
  return existsSync(join(folder, file)) ? folder : ownFolder(program, version());
}

function cacheOf(name) {
  return join(cache, "lookalike", "tools", `${name}-${tools[name].version()}`);
}

/** Only lightly optimised: these programs run for seconds, and a full build of them takes minutes. */
const quickBuild = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: "1",
  CARGO_PROFILE_RELEASE_LTO: "off",
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16",
  CARGO_PROFILE_RELEASE_DEBUG: "false",
};

/** Returns the folder of tool `name`'s program, installing it first if necessary. */
export async function ensureTool(name) {
  const found = await installedTool(name);
  if (found !== undefined) return found;
  const { locked, version } = tools[name];
  const wanted = version();
  const installed = cacheOf(name);
  say(`Installing ${name} ${wanted} (cargo), a few minutes.`);
  // Into a temporary folder next to it first: an interrupted install must not be mistaken for a complete one, and if two
  // checkouts install at once, either may finish first.
  const half = `${installed}.${process.pid}.part`;
  const args = ["install", name, "--version", wanted, "--root", half, "--no-track", ...(locked ? ["--locked"] : [])];
  const outside = { cwd: homedir(), env: { ...withoutTargetFolder(await nativeEnvironment()), ...quickBuild } };
  await runQuietly("cargo", args, outside);
  if (existsSync(installed)) rmSync(half, { recursive: true });
  else renameSync(half, installed);
  return join(installed, "bin");
}

/** The crate's own settings must not leak into the build of a tool. */
function withoutTargetFolder({ CARGO_TARGET_DIR, RUSTFLAGS, ...environment }) {
  return environment;
}

async function ownFolder(program, wanted) {
  const path = which(program);
  if (path === undefined) return undefined;
  const { stdout } = await capture(path, ["--version"]);
  return stdout.split(/\s+/)[1] === wanted ? join(path, "..") : undefined;
}
