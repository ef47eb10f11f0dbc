// The contents of the WebAssembly module: which crates, under which licences, and where their sources are, so that no path
// of this machine ends up in it.
import { writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { licenceFiles, rustLibrary } from "./notices.mjs";
import { capture, commandLine, Failure, root } from "./run.mjs";

const target = "wasm32-unknown-unknown";

/**
 * The crates linked into the engine, including the engine itself, and those whose data `build.rs` puts into it. Cargo
 * fetches the missing ones.
 */
export async function engineCrates(environment) {
  const platform = ["--format-version", "1", "--filter-platform", target];
  const metadata = JSON.parse(await cargo(["metadata", "--locked", ...platform], environment));
  const tree = (...edges) =>
    cargo(
      ["tree", "--locked", "--target", target, "--prefix", "none", "--format", "{p}", "--edges", ...edges],
      environment,
    );
  // Macros run in the compiler, and test-only crates are not linked.
  const linked = await tree("normal,no-proc-macro");
  const read = await tree("build", "--depth", "1");
  const wanted = new Set(`${linked}\n${read}`.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")));
  return metadata.packages
    .filter(({ name, version }) => wanted.has(`${name} v${version}`))
    .map(({ name, version, license: licence, source, manifest_path: manifest }) => {
      return { name, version, licence, source: source === null ? "" : "crates.io", folder: dirname(manifest) };
    });
}

/** What Cargo.toml says of the engine, as `cargo metadata` names it. */
export async function engineManifest(environment) {
  const { packages } = JSON.parse(
    await cargo(["metadata", "--locked", "--no-deps", "--format-version", "1"], environment),
  );
  return packages[0];
}

/** Writes the engine's data for `noticesText`. */
export function writeNotices(file, crates) {
  const packages = crates.map(({ folder, ...crate }) => ({ ...crate, texts: licenceFiles(folder) }));
  writeFileSync(file, JSON.stringify([...packages, ...rustLibrary(root)], undefined, 1));
}

/**
 * Compiler flags that replace the folders of sources with fixed names. Panic messages contain their source file: without
 * this, a module would reveal its builder's home folder, and differ from the same module built elsewhere.
 */
export async function withoutPaths(crates, environment) {
  const { stdout: version } = await capture("rustc", ["-vV"], { env: environment });
  const { stdout: sysroot } = await capture("rustc", ["--print", "sysroot"], { env: environment });
  const [, commit] = /^commit-hash: (\w+)$/m.exec(version) ?? [];
  const registries = new Set(crates.filter(({ source }) => source !== "").map(({ folder }) => dirname(folder)));
  const names = [
    [homedir(), "/home"],
    [root, "/lookalike"],
    ...[...registries].sort().map((folder) => [folder, "/crates"]),
    // If rustup installed the library's sources, the compiler uses this name for them.
    [join(sysroot.trim(), "lib", "rustlib", "src", "rust"), `/rustc/${commit}`],
  ];
  return names.map(([folder, name]) => `--remap-path-prefix=${folder}=${name}`);
}

async function cargo(args, environment) {
  const { code, stdout, stderr } = await capture("cargo", args, { env: environment });
  if (code !== 0) throw new Failure(`${commandLine("cargo", args)} failed:\n${stderr}`);
  return stdout;
}
