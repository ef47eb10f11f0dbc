// npm test: sets up what the tests need, runs them all, and reports each suite on a line with its time. The closing line
// counts single tests over all suites. A suite that fails without saying how many failed counts as one failure, and so
// does one that ran nothing: a test that is not found must not look like a test that passed.
//
// npm test -- rust|wasm|cli|e2e|check ...    only these
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { browserEnvironment, driver, hasWebKit } from "./browsers.mjs";
import { build } from "./build.mjs";
import { capture, Failure, root, runMain, say } from "./run.mjs";
import { setUp, setUpNode } from "./setup.mjs";
import { nativeEnvironment } from "./toolchain.mjs";

const suites = {
  check: [{ title: "lints (npm run check)", run: lints }],
  rust: [{ title: "engine, native", run: rust, count: countRust }],
  wasm: [
    { title: "engine, WebAssembly in Chromium", run: () => wasm("chrome"), count: countRust },
    { title: "engine, WebAssembly in Firefox", run: () => wasm("firefox"), count: countRust },
  ],
  cli: [{ title: "terminal command", run: cli, count: countNode }],
  e2e: [
    { title: "page in Chromium and Firefox", run: endToEnd, count: countPlaywright },
    { title: "page in WebKitGTK", run: webKit, count: countNode, available: hasWebKit },
  ],
};

await runMain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in suites));
  if (unknown !== undefined) {
    throw new Failure(`There is no suite ${unknown}; there are ${Object.keys(suites).join(", ")}.`);
  }
  await setUpNode();
  const results = [];
  for (const name of asked.length > 0 ? asked : Object.keys(suites)) {
    for (const suite of suites[name]) results.push(await runSuite(suite));
  }
  report(results);
});

async function runSuite({ title, run, count, available }) {
  say(`\n== ${title}`);
  if (available && !(await available())) return { title, passed: 0, failed: 0, seconds: 0, absent: true };
  const began = Date.now();
  const { code, output } = await attempt(run);
  const { passed, failed } = count?.(output) ?? { passed: 0, failed: 0 };
  const ranNothing = count !== undefined && passed + failed === 0;
  if (ranNothing) say("No test was run.");
  const failures = failed === 0 && (code !== 0 || ranNothing) ? 1 : failed;
  return { title, passed, failed: failures, seconds: (Date.now() - began) / 1000 };
}

/** A suite that cannot even start (no browser, a build that fails) must not keep the next from running. */
async function attempt(run) {
  try {
    const { code, stdout, stderr } = await run();
    return { code, output: withoutColours(stdout + stderr) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    return { code: 1, output: "" };
  }
}

function report(results) {
  const width = Math.max(...results.map(({ title }) => title.length));
  console.log("");
  for (const { title, passed, failed, seconds, absent } of results) {
    const good = passed > 0 ? `${passed} passed` : absent ? "left out: it cannot be had on this machine" : "passed";
    const verdict = failed > 0 ? `${passed} passed, ${failed} FAILED` : good;
    console.log(`  ${title.padEnd(width)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${verdict}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  if (sum("failed") > 0) process.exitCode = 1;
}

function lints() {
  return shown(process.execPath, ["tools/check.mjs"], process.env);
}

async function rust() {
  return shown("cargo", ["test", "--no-fail-fast"], await nativeEnvironment());
}

async function wasm(browser) {
  const environment = await setUp();
  const { args, settings } = await driver(browser);
  const env = { ...environment, ...settings, WASM_BINDGEN_TEST_TIMEOUT: "300" }; // seconds; its 20 are for fast machines
  return shown("wasm-pack", ["test", "--headless", "--mode", "no-install", ...args], env);
}

async function cli() {
  await build(["page", "cli"]);
  const folder = "tests/cli";
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const tests = files.filter((name) => name.endsWith(".test.mjs")).map((name) => `${folder}/${name}`);
  if (tests.length === 0) throw new Failure(`There is no ${folder}/*.test.mjs.`);
  // Most of each test is a command that it waits for. By itself Node.js leaves a processor to the runner.
  const options = ["--test-reporter=spec", `--test-concurrency=${availableParallelism()}`];
  return shown(process.execPath, ["--test", ...options, ...tests], process.env);
}

async function endToEnd() {
  await build(["page"]);
  const port = String(await freePort());
  const env = await browserEnvironment({ ...process.env, LOOKALIKE_TEST_PORT: port });
  return shown(process.execPath, ["node_modules/@playwright/test/cli.js", "test"], env);
}

async function webKit() {
  await build(["page"]);
  return shown(process.execPath, ["--test", "--test-reporter=spec", "tests/webkit/flow.test.mjs"], process.env);
}

/** The tests of another checkout may be running, and theirs is another page. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function shown(command, args, env) {
  return capture(command, args, { env, tee: process.stdout });
}

function countRust(output) {
  return addUp(output, /^test result: \S+ (?<passed>\d+) passed; (?<failed>\d+) failed/gm);
}

function countNode(output) {
  return addUp(output, /^\S+ pass (?<passed>\d+)$|^\S+ fail (?<failed>\d+)$/gm);
}

/**
 * In CI a browser gets a second try (playwright.config.ts): its machines are shared, and a hiccup of theirs is no fault of
 * ours. By hand there is none, so that a test that is unsure of itself is noticed where it is written.
 */
function countPlaywright(output) {
  return addUp(output, /^ +(?<passed>\d+) (?:passed|flaky)|^ +(?<failed>\d+) (?:failed|interrupted|did not run)\b/gm);
}

function addUp(output, pattern) {
  const counts = { passed: 0, failed: 0 };
  for (const { groups } of output.matchAll(pattern)) {
    counts.passed += Number(groups.passed ?? 0);
    counts.failed += Number(groups.failed ?? 0);
  }
  return counts;
}

function withoutColours(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what starts a colour
  return text.replaceAll(/\u001b\[[0-9;]*m/g, "");
}
