// Makes a fresh machine ready to build: Node's packages, a Rust that can compile to WebAssembly, and the program that
// turns its output into a JavaScript module. Each step checks first and installs only what is missing. This file and all its
// imports must work before the first `npm ci`, so they use only Node itself.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureTool } from "./cargo-tools.mjs";
import { capture, Failure, isMain, root, runMain, runQuietly, say, which, withPath } from "./run.mjs";
import { wasmEnvironment } from "./toolchain.mjs";

/** Sets up everything that all builds need and returns the environment to build in. */
export async function setUp() {
  await setUpNode();
  const [environment, folder] = await inTurn([wasmEnvironment, () => ensureTool("wasm-bindgen-cli")]);
  return withPath([folder], environment);
}

export async function setUpNode() {
  checkNode();
  if (!packagesAreInstalled()) await installPackages();
}

/** One after the other: each install uses all cores by itself. */
async function inTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const newEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!newEnough) {
    throw new Failure(
      `Node 20.19 or later (22.12 or later of 22) is needed, this is ${process.versions.node}. Install it from https://nodejs.org and run the command again.`,
    );
  }
}

/** Whether node_modules matches package-lock.json. npm records its installs there. */
function packagesAreInstalled() {
  const noted = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(noted)) return false;
  const wanted = packagesIn(join(root, "package-lock.json"));
  const installed = packagesIn(noted);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}

function packagesIn(lock) {
  return JSON.parse(readFileSync(lock, "utf8")).packages;
}

async function installPackages() {
  say("Installing the packages of package-lock.json (npm).");
  const patience = ["--fetch-timeout=20000", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"];
  await runQuietly(...npm(["ci", "--no-audit", "--no-fund", ...patience]));
}

/** How to call npm: the one that started us, otherwise the one on the search path. */
export function npm(args) {
  const starter = process.env.npm_execpath;
  if (starter?.endsWith("npm-cli.js")) return [process.execPath, [starter, ...args]];
  const found = which("npm");
  if (found === undefined)
    throw new Failure("npm is needed and was not found. It comes with Node: https://nodejs.org.");
  return [found, args];
}

/** The compiler's own name and version, as used for WebAssembly. */
export async function compilerVersion(environment) {
  return (await capture("rustc", ["--version"], { env: environment })).stdout.trim();
}

/** Prints what a shell must set to build in an environment: `eval "$(npm run -s setup -- env)"`. */
function printEnvironment(environment) {
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || value === process.env[name]) continue;
    process.stdout.write(`export ${name}='${value.replaceAll("'", "'\\''")}'\n`);
  }
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const [asked, ...others] = process.argv.slice(2);
    if (others.length > 0 || (asked !== undefined && asked !== "env")) {
      throw new Failure(`The set-up takes \`env\` or nothing, got ${process.argv.slice(2).join(" ")}.`);
    }
    const environment = await setUp();
    // No build needs wasm-pack, but people run it by hand.
    if (asked === "env") printEnvironment(withPath([await ensureTool("wasm-pack")], environment));
    else say("Everything needed to build is installed.");
  });
}
