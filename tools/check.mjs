// npm run check: all checks that work without running the program. All checks run, a failing one shows its output, and any
// failure fails the command. Checks that need a server report if the server cannot be reached.
//
// npm run check -- all   also the checks that take minutes: every regular expression anew, and Rust's licences, sources and
//                        advisories by cargo-deny, which is installed for it
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureTool, installedTool } from "./cargo-tools.mjs";
import { refusedCrates, refusedLicences } from "./licences.mjs";
import { packageEnvironment, pythonFolder } from "./python.mjs";
import { answers, capture, Failure, root, runMain, say, withPath } from "./run.mjs";
import { npm, setUp } from "./setup.mjs";
import { nativeEnvironment } from "./toolchain.mjs";

/** One per environment: page, workers, terminal and tests have different globals. */
const worlds = ["www/tsconfig.json", "www/tsconfig.workers.json", "cli/tsconfig.json", "tests/tsconfig.json"];

const clippy = ["clippy", "--quiet"];
const denyWarnings = ["--", "-D", "warnings"];
/** As the Python tests build the wheel (python.mjs): macros of dependencies and build scripts are compiled once for both. */
const asForWheel = ["--profile", "quick", "--features", "pyo3/extension-module"];

/** Why a check could not be run; returned instead of its findings. */
class Skipped {
  constructor(reason) {
    this.reason = reason;
  }
}

const [scope, ...more] = process.argv.slice(2);
const everything = scope === "all";

await runMain(async () => {
  if ((scope !== undefined && !everything) || more.length > 0) {
    throw new Failure(`npm run check takes no argument but \`all\`, got \`${process.argv.slice(2).join(" ")}\`.`);
  }
  await build(["engine"]); // the page is checked against its generated types
  const { writeKeys } = await import("./messages.mjs");
  const wrongMessages = writeKeys(); // and these types
  const { writeStyleTypes } = await import("./styles.mjs");
  const wrongStyles = writeStyleTypes();
  const native = await nativeEnvironment();
  const cargo = (...args) => ok(capture("cargo", args, { env: native }));
  // Lints need no Python: the oldest version that the package is built for decides.
  const withoutPython = { ...(await packageEnvironment()), PYO3_NO_PYTHON: "1", PYO3_BUILD_EXTENSION_MODULE: "1" };
  const ofPython = (...args) => ok(capture("cargo", args, { env: withoutPython, cwd: pythonFolder }));
  const node = (...args) => ok(capture(process.execPath, args));
  // Cargo's checks wait for each other anyway, so they form one lane, and the page's checks another.
  const ofRust = [
    ["Rust format", () => optional("fmt", native, () => cargo("fmt", "--check"))],
    [
      "Rust lints",
      () =>
        optional("clippy", native, () => cargo(...clippy, "--all-targets", "--features", "threads", ...denyWarnings)),
    ],
    [
      "Rust lints without JavaScript",
      () => optional("clippy", native, () => cargo(...clippy, "--lib", "--no-default-features", ...denyWarnings)),
    ],
    ["Rust lints for WebAssembly", () => lintForWasm(native)],
    ["Rust documentation", () => document(native)],
    ["Rust format of the Python package", () => optional("fmt", native, () => ofPython("fmt", "--check"))],
    [
      "Rust lints of the Python package",
      () => optional("clippy", native, () => ofPython(...clippy, "--locked", ...asForWheel, ...denyWarnings)),
    ],
    ["Rust licences and sources", async () => (await refusedCrates(native)).join("\n")],
    [
      "Rust licences and sources of the Python package",
      async () => (await refusedCrates(native, pythonFolder)).join("\n"),
    ],
    ["Rust licences and sources (cargo-deny)", () => deny("licenses", "bans", "sources")],
    ["Rust advisories", rustAdvisories],
  ];
  const ofPage = [
    ["messages in every language", () => wrongMessages.join("\n")],
    ["classes of style sheets", () => wrongStyles.join("\n")],
    ...worlds
      .filter((world) => existsSync(join(root, world)))
      .map((world) => [`types of ${world}`, () => node("node_modules/typescript/bin/tsc", "--noEmit", "-p", world)]),
    ["page style (Biome)", () => node("node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off")],
    ["rules of our own on sources", () => node(...ownRules())],
    ["promises, workflows and verdicts", () => node("--test", ...readNames("tests/lint", ".test.mjs"))],
    ["npm licences", async () => refusedLicences().join("\n")],
    ["npm advisories", npmAdvisories],
  ];
  const failures = await Promise.all([ofRust, ofPage].map(failuresOf));
  const count = failures.reduce((sum, each) => sum + each);
  if (count > 0) throw new Failure(`${count} of ${ofRust.length + ofPage.length} checks failed.`);
});

/** Runs the checks of a lane in turn, and returns how many failed. */
async function failuresOf(checks) {
  let failures = 0;
  for (const [title, check] of checks) failures += (await passes(title, check)) ? 0 : 1;
  return failures;
}

/** Playwright's runner, for the tests that read the page's sources. */
function ownRules() {
  const rarely = everything ? [] : ["--grep-invert", "@rare"];
  return ["node_modules/@playwright/test/cli.js", "test", "--project=lint", "--reporter=line", ...rarely];
}

function readNames(folder, ending) {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(ending));
  return names.map((name) => `${folder}/${name}`);
}

/** A check returns its findings as text, empty if there are none; a `Skipped` says why it could not be run. */
async function passes(title, check) {
  const began = Date.now();
  const wrong = await check();
  const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  if (wrong instanceof Skipped) {
    say(`  ${title}: not checked, ${wrong.reason}`);
    return true;
  }
  say(`  ${title}: ${wrong === "" ? "ok" : "FAILED"} (${seconds})`);
  if (wrong !== "") say(wrong);
  return wrong === "";
}

async function ok(running) {
  const { code, stdout, stderr } = await running;
  return code === 0 ? "" : `${stdout}${stderr}`.trim() || `It ended with exit code ${code}.`;
}

/** Distributions ship Rust without its formatter and linter; rustup's compilers have both. */
async function optional(component, env, check) {
  const { code } = await capture("cargo", [component, "--version"], { env });
  return code === 0 ? check() : new Skipped(`this Rust has no \`cargo ${component}\`.`);
}

async function lintForWasm(native) {
  const env = await setUp();
  const version = async (environment) => (await capture("rustc", ["--version"], { env: environment })).stdout;
  if ((await version(env)) !== (await version(native))) {
    return new Skipped("WebAssembly is built by the distribution's compiler, which this linter does not know.");
  }
  // What is compiled for WebAssembly at all: the other tests and benchmarks run natively, where they are linted.
  const targets = ["--target", "wasm32-unknown-unknown", "--lib", "--examples", "--test", "wasm"];
  return optional("clippy", env, () => ok(capture("cargo", [...clippy, ...targets, ...denyWarnings], { env })));
}

function document(native) {
  const env = { ...native, RUSTDOCFLAGS: "-D warnings" };
  return ok(capture("cargo", ["doc", "--quiet", "--no-deps", "--document-private-items"], { env }));
}

async function deny(...what) {
  const folder = everything ? await ensureTool("cargo-deny") : await installedTool("cargo-deny");
  if (folder === undefined) return new Skipped("cargo-deny is not installed; `npm run check -- all` installs it.");
  const env = withPath([folder], await nativeEnvironment());
  const offline = what.includes("advisories") ? [] : ["--offline"];
  const args = [...offline, "--log-level", "error", "check", ...what];
  const wrong = [];
  for (const cwd of [root, pythonFolder])
    wrong.push(await ok(capture("cargo-deny", args, { env, cwd, timeout: 120_000 })));
  return wrong.filter(Boolean).join("\n");
}

async function rustAdvisories() {
  const database = "https://github.com/rustsec/advisory-db/info/refs?service=git-upload-pack";
  const reached = await answers(database, /service=git-upload-pack/, 5_000);
  return reached ? deny("advisories") : new Skipped("the database on github.com cannot be reached.");
}

async function npmAdvisories() {
  const patience = ["--fetch-timeout=20000", "--fetch-retries=0"];
  const [command, args] = npm(["audit", "--json", "--audit-level=high", ...patience]);
  const { code, stdout } = await capture(command, args, { timeout: 60_000 });
  if (code === 0) return "";
  const found = parse(stdout)?.vulnerabilities;
  if (found === undefined) return new Skipped("the registry gives no list of them.");
  const grave = Object.values(found).filter(({ severity }) => severity === "high" || severity === "critical");
  return grave.map(({ name, severity }) => `${name}: ${severity}; see npm audit`).join("\n");
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
