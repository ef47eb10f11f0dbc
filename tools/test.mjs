// npm test: sets up what the tests need, runs them, and reports each suite on a line with its time. Suites run in three lanes
// beside each other, as no suite keeps two processors busy. The last line counts single tests over all suites. A suite that
// fails without reporting how many tests failed counts as one failure, and so does one that ran nothing: a test that is not
// found must not look like a test that passed. If tests are named, it suffices that one suite has them: few of the page's
// tests run in every browser.
//
// npm test                         the daily tests
// npm test -- all                  with rarely needed ones: every browser for everything, a thousand hostile files, ...
// npm test -- unit rust            only these suites; with `all` as well, all of their tests
// npm test -- unit keeping -g word one suite, and the rest of the line goes to its test runner
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { browserEnvironment, driver, hasWebKit } from "./browsers.mjs";
import { build } from "./build.mjs";
import { ensureTool } from "./cargo-tools.mjs";
import { runInLanes } from "./lanes.mjs";
import { hasPython, hasSpark, testPython, testSpark } from "./python.mjs";
import { capture, Failure, printed, root, runMain, say } from "./run.mjs";
import { setUp, setUpNode } from "./setup.mjs";
import { nativeEnvironment } from "./toolchain.mjs";
import { verdict, verdictsOnNamed } from "./verdicts.mjs";

/**
 * The suites, in lanes that take about as long: those of a lane run in turn, the lanes beside each other. The first lane is of
 * suites for which Cargo compiles into the same folder, where it would let only one compile at a time. It begins with one that
 * `needsNothing` of Node.js's packages, the engine and the page, and so runs while they are installed and built. A `rare` suite
 * runs only with `all`, and so do the tests marked as rare in the others.
 */
const lanes = [
  {
    rust: [{ title: "engine, native", run: rust, count: countRust, needsNothing: true }],
    check: [{ title: "lints (npm run check)", run: lints }],
    wasm: [
      { title: "engine, WebAssembly in Chromium", run: () => wasm("chrome"), count: countRust },
      { title: "engine, WebAssembly in Firefox", run: () => wasm("firefox"), count: countRust, rare: true },
    ],
  },
  {
    cli: [{ title: "terminal command and package", run: cli, count: countNode }],
    python: [{ title: "Python package", run: python, count: countPytest, available: hasPython }],
    spark: [{ title: "Python package on Spark", run: spark, count: countPytest, available: hasSpark }],
    unit: [{ title: "page without a browser", run: unit, count: countPlaywright }],
    e2e: [{ title: "page in Firefox", run: (args) => endToEnd("firefox", args), count: countPlaywright }],
  },
  {
    e2e: [
      { title: "page in Chromium", run: (args) => endToEnd("page", args), count: countPlaywright },
      { title: "page in WebKitGTK", run: webKit, count: countNode, available: hasWebKit, rare: true },
    ],
  },
];
const suiteNames = [...new Set(lanes.flatMap(Object.keys))];
/** Those that need the built page. */
const ofPage = ["cli", "unit", "e2e"];

let everything = false;

await runMain(async () => {
  const { names, args } = asked(process.argv.slice(2));
  const chosen = lanes
    .map((lane) => names.filter((name) => name in lane).flatMap((name) => lane[name]))
    .map((lane) => lane.filter((suite) => everything || !suite.rare))
    .filter((lane) => lane.length > 0);
  // What several lanes would install or build comes before them.
  const common = { title: "set-up, engine and page", run: () => prepare(names) };
  const isPreparedFor = chosen.length > 1 && names.some((name) => ofPage.includes(name));
  if (!isPreparedFor) await setUpNode();
  let endPreparing;
  const prepared = new Promise((resolve) => {
    endPreparing = resolve;
  });
  const first = async () => {
    try {
      return await runSuite(common, args);
    } finally {
      endPreparing();
    }
  };
  const inTurn = (suite) => async () => {
    if (isPreparedFor && !suite.needsNothing) await prepared;
    return runSuite(suite, args);
  };
  const tasks = [...(isPreparedFor ? [[first]] : []), ...chosen.map((lane) => lane.map(inTurn))];
  const results = await runInLanes(tasks, process.stdout);
  report(args.length > 0 ? verdictsOnNamed(results) : results);
});

/** The suites on the command line, and the arguments for the one that is named. */
function asked(words) {
  const isName = (word) => word === "all" || suiteNames.includes(word);
  const count = words.findIndex((word) => !isName(word));
  const [first, args] = count === -1 ? [words, []] : [words.slice(0, count), words.slice(count)];
  everything = first.includes("all");
  const names = first.filter((word) => word !== "all");
  if (args.length > 0 && names.length !== 1) {
    throw new Failure(
      `\`${args[0]}\` is no suite; there are ${suiteNames.join(", ")}, and \`all\`. After one of them, the rest goes to its test runner.`,
    );
  }
  return { names: names.length > 0 ? names : suiteNames, args };
}

/** The environment of a test runner: rarely needed tests check it. */
function testEnvironment(environment) {
  return everything ? { ...environment, LOOKALIKE_TESTS: "all" } : environment;
}

async function runSuite({ title, run, count, available }, args) {
  say(`\n== ${title}`);
  if (available && !(await available())) return { title, passed: 0, failed: 0, skipped: 0, seconds: 0, absent: true };
  const began = Date.now();
  const { code, output } = await attempt(() => run(args));
  const found = verdict(code, output, count?.(output) ?? null);
  if (found.isEmpty) say("No test was run.");
  return { title, ...found, seconds: (Date.now() - began) / 1000 };
}

/** A suite that cannot even start (no browser, a failing build) must not keep the next from running. */
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
  for (const { title, passed, failed, skipped, seconds, absent, isEmpty } of results) {
    const none = absent ? "skipped (not available)" : isEmpty ? "has none of these tests" : "ok";
    const good = passed > 0 ? `${passed} passed` : none;
    const tests = failed > 0 ? `${passed} passed, ${failed} FAILED` : good;
    const outcome = skipped > 0 ? `${tests}, ${skipped} skipped` : tests;
    console.log(`  ${title.padEnd(width)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${outcome}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  if (!everything) console.log("\nRarely needed tests are skipped; `npm test -- all` runs them.");
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
  if (sum("failed") > 0) process.exitCode = 1;
}

async function prepare(names) {
  await build(["page"]);
  if (names.includes("wasm")) await driver("chrome");
  if (names.includes("e2e")) await browserEnvironment(process.env, { whole: everything });
  return { code: 0, stdout: "", stderr: "" };
}

function lints() {
  return shown(process.execPath, ["tools/check.mjs", ...(everything ? ["all"] : [])], process.env);
}

async function rust(args) {
  const all = everything ? ["--include-ignored"] : [];
  return shown(
    "cargo",
    ["test", "--features", "threads", "--no-fail-fast", ...args, "--", ...all],
    await nativeEnvironment(),
  );
}

/** By cargo alone: `wasm-pack test` would compile everything twice, and first without optimising. */
async function wasm(browser) {
  const env = {
    ...(await setUp()),
    ...(await driver(browser)),
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: "wasm-bindgen-test-runner",
    WASM_BINDGEN_TEST_TIMEOUT: "600", // seconds; its 20 only suit fast machines
    // Optimising takes longer than running slower code, for what crosses the boundary is little.
    CARGO_PROFILE_TEST_OPT_LEVEL: "0",
  };
  // Only the crate's tests for browsers: compiling the native ones for WebAssembly would run none of them.
  return shown("cargo", ["test", "--target", "wasm32-unknown-unknown", "--test", "wasm"], env);
}

async function cli(args) {
  await build(["page", "cli"]);
  await ensureTool("wasm-pack"); // a test reads the environment to run it in, and would wait while it is compiled
  const folder = "tests/cli";
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const tests = files.filter((name) => name.endsWith(".test.mjs")).map((name) => `${folder}/${name}`);
  if (tests.length === 0) throw new Failure(`There is no ${folder}/*.test.mjs.`);
  // Each test mostly waits for a command. By default, Node.js reserves a processor for the runner.
  const options = ["--test-reporter=spec", `--test-concurrency=${availableParallelism()}`];
  const chosen = args.length > 0 ? tests.filter((path) => args.some((arg) => path.includes(arg))) : tests;
  // Without files, Node.js searches for some itself.
  if (chosen.length === 0)
    throw new Failure(`No test was run: no ${folder}/*.test.mjs has ${args.join(" or ")} in its name.`);
  return shown(process.execPath, ["--test", ...options, ...chosen], testEnvironment(process.env));
}

function python(args) {
  return testPython(args, testEnvironment(process.env), printed());
}

function spark(args) {
  return testSpark(args, testEnvironment(process.env), printed());
}

async function unit(args) {
  await build(["page"]);
  return playwright("unit", args, process.env);
}

async function endToEnd(project, args) {
  await build(["page"]);
  const port = String(await freePort());
  return playwright(
    project,
    args,
    await browserEnvironment({ ...process.env, LOOKALIKE_TEST_PORT: port }, { whole: everything }),
  );
}

function playwright(project, args, env) {
  const rarely = everything ? [] : ["--grep-invert", "@rare"];
  const command = ["node_modules/@playwright/test/cli.js", "test", `--project=${project}`, ...rarely, ...args];
  return shown(process.execPath, command, testEnvironment(env));
}

async function webKit() {
  await build(["page"]);
  return shown(process.execPath, ["--test", "--test-reporter=spec", "tests/webkit/flow.test.mjs"], process.env);
}

/** The tests of another checkout may be running, with a different page. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function shown(command, args, env) {
  return capture(command, args, { env, tee: printed() });
}

function countRust(output) {
  return addUp(output, /^test result: \S+ (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored/gm);
}

function countNode(output) {
  return addUp(output, /^\S+ pass (?<passed>\d+)$|^\S+ fail (?<failed>\d+)$|^\S+ skipped (?<skipped>\d+)$/gm);
}

/** Playwright does not count tests that are excluded by a tag. */
function countPlaywright(output) {
  const counted =
    /^ +(?<passed>\d+) passed|^ +(?<failed>\d+) (?:failed|flaky|interrupted|did not run)\b|^ +(?<skipped>\d+) skipped/gm;
  return addUp(output, counted);
}

/** The last line says it all: "1 failed, 130 passed, 2 skipped, 1 error in 20.05s". */
function countPytest(output) {
  const [last = ""] =
    output.match(/^.*\b(?:passed|failed|skipped|deselected|errors?|no tests ran)\b.* in [\d.]+s\b.*$/gm)?.slice(-1) ??
    [];
  return addUp(last, /(?<passed>\d+) passed|(?<failed>\d+) (?:failed|errors?)|(?<skipped>\d+) skipped/g);
}

function addUp(output, pattern) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { groups } of output.matchAll(pattern)) {
    for (const key of Object.keys(counts)) counts[key] += Number(groups[key] ?? 0);
  }
  return counts;
}

function withoutColours(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour starts with the escape character
  return text.replaceAll(/\u001b\[[0-9;]*m/g, "");
}
