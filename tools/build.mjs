// Builds the three products: the engine (Rust to WebAssembly, with SIMD and without, www/engine/pkg), the page (dist), and
// the terminal command (.build/cli). Each is built only if one of its inputs has changed.
//
// npm run build                  the engine and the page
// npm run build:engine|page|cli  that one, and what it is made from
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { toolVersion } from "./cargo-tools.mjs";
import { engineCrates, engineManifest, withoutPaths, writeNotices } from "./crates.mjs";
import { engineNotices, notices } from "./notices-plugin.mjs";
import { Failure, isMain, root, run, runMain, say } from "./run.mjs";
import { compilerVersion, setUp } from "./setup.mjs";
import { alone, forget, isFresh, observe, record } from "./stamps.mjs";

export const engineFolder = "www/engine/pkg";
/** The terminal command, complete: the engine, and beside it the bundle in a folder of its own. */
export const cliFolder = ".build/cli";
/** Where the engine without SIMD is built, with a target folder of its own: neither build makes the other stale. */
const scalar = { folder: ".build/scalar", target: "target/scalar", name: "lookalike_scalar_bg.wasm" };
const platform = "wasm32-unknown-unknown";
/** Written by hand, and added to what wasm-bindgen writes: an entry that loads the engine both in pages and in Node.js. */
const entryFolder = "src/wasm/package";
/** Prepended to the generated types, which use these names without checking whether a project has them. */
const environmentTypes =
  'import type { AbortSignal, BufferSource, RequestInfo, Response, URL, WebAssembly } from "./environment.js";';
/** The sources of the build itself: a stamp depends on how things are built as well. */
const recipe = ["tools/build.mjs", "tools/crates.mjs", "tools/notices.mjs", "tools/notices"];
const messageTools = ["tools/messages.mjs", "tools/messages-plugin.mjs"];
const pageTools = ["tools/headers.mjs", "tools/offline-plugin.mjs", "tools/worker-imports-plugin.mjs"];
const bundle = ["www", "package-lock.json", "tools/notices-plugin.mjs", ...recipe, ...messageTools];

export const products = {
  engine: {
    inputs: [
      "src",
      "build.rs",
      "Cargo.toml",
      "Cargo.lock",
      ".cargo/config.toml",
      "LICENSE-MIT",
      "LICENSE-APACHE",
      ...recipe,
    ],
    outputs: [engineFolder],
    make: makeEngine,
  },
  page: {
    inputs: ["index.html", "vite.config.ts", ...pageTools, ...bundle],
    outputs: ["dist"],
    make: makePage,
  },
  cli: { inputs: ["cli", "package.json", ...bundle], outputs: [cliFolder], make: makeCli },
};

/**
 * Builds `names` in order, the engine first. `trusting` skips checking the machine's tools as long as nothing they are to
 * build has changed, for commands that must respond at once.
 */
export async function build(names, { trusting = false } = {}) {
  const wanted = ["engine", ...names.filter((name) => name !== "engine")];
  if (trusting && wanted.every((name) => isFresh(name, products[name]))) return;
  const environment = await setUp();
  const maker = [await compilerVersion(environment), toolVersion("wasm-bindgen-cli")].join(", ");
  await alone(async () => {
    // Types are inputs of the page and the command, so write them before checking the inputs: a check that writes them later would
    // have both built again, under the tests that run beside it.
    if (names.some((name) => name !== "engine")) {
      (await import("./messages.mjs")).writeKeys();
      (await import("./styles.mjs")).writeStyleTypes();
    }
    for (const name of wanted) await buildOne(name, environment, name === "engine" ? maker : undefined);
  });
}

async function buildOne(name, environment, maker) {
  const product = { ...products[name], maker };
  if (isFresh(name, product)) return;
  const began = Date.now();
  forget(name);
  const observed = observe(product);
  await product.make(environment);
  record(name, product, observed);
  say(`Built the ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Twice: with SIMD, and without it for browsers that do not support it. One JavaScript module loads either. */
async function makeEngine(environment) {
  const crates = await engineCrates(environment);
  const flags = await withoutPaths(crates, environment);
  const ours = listIn(".cargo/config.toml", "rustflags");
  const scalarOurs = ours.flatMap((flag, at) => (isSimd(flag) || isSimd(ours[at + 1] ?? "") ? [] : [flag]));
  const withSimd = { ...environment, ...compilerFlags([...ours, ...flags]) };
  const withoutSimd = { ...environment, ...compilerFlags([...scalarOurs, ...flags]) };
  for (const folder of [engineFolder, scalar.folder]) rmSync(join(root, folder), { recursive: true, force: true });
  // Create the folder beforehand: if two concurrent cargos both created it, one's would vanish under the other.
  mkdirSync(join(root, scalar.target), { recursive: true });
  await Promise.all([
    makeModule(engineFolder, "target", withSimd),
    makeModule(scalar.folder, scalar.target, withoutSimd),
  ]);
  const [module, twin] = [engineFolder, scalar.folder].map((folder) =>
    readFileSync(join(root, folder, "lookalike.js"), "utf8"),
  );
  if (module !== twin) {
    throw new Failure("The engine's JavaScript modules with and without SIMD differ, so that one cannot load both.");
  }
  const built = "lookalike_bg.wasm";
  const withoutSimdFlags = (flags) => flags.filter((flag) => flag !== "--enable-simd");
  await Promise.all([
    optimize(join(engineFolder, built), join(engineFolder, built), (flags) => flags, environment),
    optimize(join(scalar.folder, built), join(engineFolder, scalar.name), withoutSimdFlags, environment),
  ]);
  writeNotices(join(root, engineNotices), crates);
  completePackage(await engineManifest(environment));
}

/**
 * A module and its JavaScript. `wasm-pack build` would make the same, but without the link-time optimisation that the profile
 * asks for: Cargo leaves that out where a library is compiled for Rust, too.
 */
async function makeModule(folder, target, env) {
  const library = ["--lib", "--crate-type", "cdylib", "--target", platform, "--target-dir", join(root, target)];
  await run("cargo", ["rustc", "--release", "--locked", ...library], { env });
  const made = join(root, target, platform, "release", "lookalike.wasm");
  await run("wasm-bindgen", [made, "--target", "web", "--out-dir", join(root, folder)], { env });
}

/** Makes a package of the module: it starts at the entry, and is published together with the licences of everything in it. */
function completePackage({ name, version, description, license, repository, keywords }) {
  const entry = readdirSync(join(root, entryFolder)).sort();
  for (const name of entry) copyFileSync(join(root, entryFolder, name), join(root, engineFolder, name));
  const types = join(root, engineFolder, "lookalike.d.ts");
  writeFileSync(types, `${environmentTypes}\n${readFileSync(types, "utf8")}`);
  const ours = ["LICENSE-APACHE", "LICENSE-MIT"];
  for (const name of ours) copyFileSync(join(root, name), join(root, engineFolder, name));
  const made = ["lookalike_bg.wasm", "lookalike.js", "lookalike.d.ts", "lookalike_bg.wasm.d.ts", "snippets"];
  const described = {
    name,
    type: "module",
    description,
    version,
    license,
    repository: { type: "git", url: repository },
    // npm would leave out licences whose file names differ from the standard one.
    files: [...made, ...entry, ...ours, basename(engineNotices)],
    main: "index.js",
    types: "index.d.ts",
    sideEffects: ["./snippets/*"],
    keywords,
    engines: JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines,
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./worker": { types: "./worker.d.ts", default: "./worker.js" },
      "./*": "./*",
    },
  };
  writeFileSync(join(root, engineFolder, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
}

/** Whether a flag of rustc enables SIMD; it is preceded by `-C`. */
function isSimd(flag) {
  return flag === "target-feature=+simd128";
}

/** Flags for rustc that replace all those Cargo would find elsewhere. Encoded, because a path may contain spaces. */
function compilerFlags(flags) {
  return { CARGO_ENCODED_RUSTFLAGS: flags.join("\u001f") };
}

/** Optimizes a module with those flags of the list in Cargo.toml that are `chosen`. */
async function optimize(input, output, chosen, environment) {
  const flags = chosen(listIn("Cargo.toml", "wasm-opt"));
  await run("wasm-opt", [input, "-o", output, ...flags], { env: environment });
}

/** The only list called `key` in a TOML file, written on one line. */
function listIn(file, key) {
  const [, list] = new RegExp(`^${key} = (\\[.*\\])$`, "m").exec(readFileSync(join(root, file), "utf8")) ?? [];
  if (list === undefined) throw new Failure(`${file} has no line \`${key} = [...]\`, which the build needs.`);
  return JSON.parse(list);
}

async function makePage() {
  const { build: runVite } = await import("vite");
  await bundling(runVite({ root, logLevel: "warn" }));
}

/** Its folder is part of the npm package, so that the bundle finds the engine one folder up. */
async function makeCli() {
  const { build: runVite } = await import("vite");
  const { messages } = await import("./messages-plugin.mjs");
  const outDir = join(cliFolder, "terminal");
  await bundling(
    runVite({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      plugins: [messages(), notices().bundle],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        target: "node20",
        rollupOptions: {
          // The reader is a separate thread, which the command starts by file name.
          input: { compare: "cli/main.ts", reader: "cli/reader.ts" },
          output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
        },
      },
    }),
  );
  copyFileSync(join(root, engineFolder, "lookalike_bg.wasm"), join(root, cliFolder, "lookalike_bg.wasm"));
  copyFileSync(join(root, "node_modules/libarchive-wasm/dist/libarchive.wasm"), join(root, outDir, "libarchive.wasm"));
  cpSync(join(root, "node_modules/pdfjs-dist/cmaps"), join(root, outDir, "cmaps"), { recursive: true });
}

async function bundling(work) {
  try {
    await work;
  } catch (error) {
    throw new Failure(`The bundle could not be built: ${error.message}`);
  }
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const names = process.argv.slice(2);
    const unknown = names.find((name) => !(name in products));
    if (unknown !== undefined) {
      throw new Failure(`There is no ${unknown} to build; there are ${Object.keys(products).join(", ")}.`);
    }
    await build(names.length > 0 ? names : ["page"]);
  });
}
