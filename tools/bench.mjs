// npm run bench: measures the speed of the engine, natively and in WebAssembly. Single stages are measured natively; whole
// comparisons natively, in Node.js and in Chromium, taking turns in one run, so that a machine that becomes slow or busy is
// slow for all of them. Results go to the terminal and into benches/README.md. It asserts no duration and is not a test; but
// it does insist that all sides find the same.
//
// npm run bench                    everything
// npm run bench -- w1 w3 stages    only these workloads, and the single stages
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { chromium as inChromium, program, serve } from "../benches/sides.mjs";
import { signingTable, timeSigning } from "../benches/signing.mjs";
import { details, summary } from "../benches/table.mjs";
import { browserEnvironment } from "./browsers.mjs";
import { build } from "./build.mjs";
import { capture, Failure, root, run, runMain, say } from "./run.mjs";
import { nativeEnvironment, wasmEnvironment } from "./toolchain.mjs";

const workloads = ["w1", "w2", "w3", "w4", "batch", "w2x2", "template"];
const stages = "stages";
const firstCalls = 5;
const warmRuns = 5;
/** Workloads of at most this many milliseconds: other activity of the machine affects them more. */
const short = 200;
const warmRunsOfShort = 15;
/** After each start: a browser's own processes are busy for a while after it has opened a page. */
const settleMilliseconds = 2000;
/** Before each turn, for background work of the previous one: compiling hot code, garbage collection. */
const restMilliseconds = 200;

const readme = join(root, "benches", "README.md");
const marks = ["<!-- Written by npm run bench -->", "<!-- Until here -->"];

await runMain(async () => {
  const asked = process.argv.slice(2);
  const known = [...workloads, stages];
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no ${unknown} to measure; there are ${known.join(", ")}.`);
  const wanted = known.filter((name) => asked.length === 0 || asked.includes(name));

  await build(["engine"]);
  const native = await buildNative();
  const load = loadavg()[0];
  const parts = [];
  const names = wanted.filter((name) => name !== stages);
  const browser = await launch();
  try {
    if (names.length > 0) parts.push(await compareSides(names, native, browser));
    if (wanted.includes(stages)) parts.push(await measureStages(native));
    parts.unshift(await circumstances(browser, load));
  } finally {
    await browser.close();
  }
  const text = parts.join("\n\n");
  console.log(text);
  writeReadme(text);
});

/** Builds the native benchmark as Cargo builds releases, and returns its path. */
async function buildNative() {
  say("Building the native benchmark.");
  const env = await nativeEnvironment();
  const args = ["bench", "--quiet", "--no-run", "--bench", "engine", "--message-format", "json-render-diagnostics"];
  const { code, stdout } = await capture("cargo", args, { env });
  if (code !== 0) throw new Failure("The native benchmark could not be built: see `cargo bench --no-run`.");
  const messages = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return messages.findLast(({ executable, target }) => executable && target.kind.includes("bench")).executable;
}

async function launch() {
  const { chromium } = await import("@playwright/test");
  const { LOOKALIKE_CHROMIUM: executablePath } = await browserEnvironment(process.env);
  const driver = JSON.parse(readFileSync(join(root, "webdriver.json"), "utf8"));
  return chromium.launch({ executablePath, args: ["--disable-gpu", ...driver["goog:chromeOptions"].args] });
}

async function compareSides(names, native, browser) {
  const { address, stop } = await serve();
  const sides = [
    program("native", native, (workload) => ["--run", workload, "--json"]),
    program("Node.js", process.execPath, (workload) => ["benches/node.mjs", workload]),
    inChromium(browser, address),
  ];
  try {
    const results = [];
    for (const name of names) {
      await run(native, ["--write", name]);
      results.push(await takeTurns(name, sides));
    }
    return ["## Whole comparisons", summary(results), ...results.map(details)].join("\n\n");
  } finally {
    stop();
  }
}

/** In turn, this many first calls on every side, each newly started, then warm ones on those started last. */
async function takeTurns(name, sides) {
  const workload = JSON.parse(readFileSync(join(root, ".build", "bench", `${name}.json`), "utf8"));
  const [cold, warm] = [sides.map(() => []), sides.map(() => [])];
  for (let round = 1; round < firstCalls; round++) {
    say(`  ${name}: first call ${round} of ${firstCalls}`);
    for (const [number, side] of sides.entries()) {
      const started = await start(side, name);
      try {
        cold[number].push(await turn(started));
      } finally {
        await started.end();
      }
    }
  }
  const running = [];
  try {
    for (const side of sides) running.push(await start(side, name));
    let rounds = warmRuns;
    for (let round = 0; round <= rounds; round++) {
      say(`  ${name}: ${round === 0 ? "the last first call" : `warm run ${round} of ${rounds}`}`);
      for (const [number, side] of running.entries()) {
        (round === 0 ? cold : warm)[number].push(await turn(side));
      }
      if (round === 0 && Math.max(...cold.flat().map(({ total }) => total)) <= short) rounds = warmRunsOfShort;
    }
  } finally {
    for (const side of running) await side.end();
  }
  const runs = sides.map((_, number) => [...cold[number], ...warm[number]]);
  const all = runs.flat();
  if (!all.every(({ found }) => isDeepStrictEqual(found, all[0].found))) {
    throw new Failure(`The sides found different things in ${name}, which they never should:\n${foundBy(sides, runs)}`);
  }
  return { workload, sides: sides.map(({ title }, number) => ({ title, cold: cold[number], warm: warm[number] })) };
}

async function start(side, name) {
  const started = await side.start(name);
  await rest(settleMilliseconds);
  return started;
}

async function turn(side) {
  await rest(restMilliseconds);
  return side.turn();
}

function foundBy(sides, runs) {
  return sides
    .map(({ title }, number) => `${title}: ${JSON.stringify(runs[number].map((run) => run.found))}`)
    .join("\n");
}

async function measureStages(native) {
  say("  single stages");
  const { code, stdout } = await capture(native, ["--bench"]);
  if (code !== 0) throw new Failure("The single stages could not be measured: see `cargo bench`.");
  return [
    "## Signing in WebAssembly, Node.js",
    signingTable(timeSigning(await buildSigning())),
    "## Single stages, native",
    `\`\`\`text\n${stdout.trim()}\n\`\`\``,
  ].join("\n\n");
}

/** Builds a binary that only signs, and returns its path. */
async function buildSigning() {
  const target = "wasm32-unknown-unknown";
  const args = ["build", "--quiet", "--release", "--example", "signing", "--target", target];
  const { code, stderr } = await capture("cargo", args, { env: await wasmEnvironment() });
  if (code !== 0) throw new Failure(`The signatures could not be built for WebAssembly:\n${stderr}`);
  return join(root, "target", target, "release", "examples", "signing.wasm");
}

async function circumstances(browser, load) {
  const output = async (command, ...args) => (await capture(command, args)).stdout.trim();
  const env = await nativeEnvironment();
  const compiler = (await capture("rustc", ["--version"], { env })).stdout.trim();
  const changed =
    (await output("git", "status", "--porcelain", "--", "src", "Cargo.lock")) === "" ? "" : ", with changes";
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const versions = `Node.js ${process.versions.node}, Chromium ${browser.version()}, ${compiler}`;
  const engine = `engine at ${await output("git", "rev-parse", "--short", "HEAD")}${changed}`;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${engine}. ${machine}, ${system()}, load ${load.toFixed(1)} at the start. ${versions}.`;
}

function system() {
  try {
    return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? `Linux ${release()}`;
  } catch {
    return `${process.platform} ${release()}`;
  }
}

/** Replaces the text between the marks. */
function writeReadme(text) {
  const [begin, end] = marks;
  const [before, rest = ""] = readFileSync(readme, "utf8").split(begin);
  const after = rest.split(end)[1];
  if (after === undefined)
    throw new Failure(`benches/README.md must hold the lines ${begin} and ${end}, in this order.`);
  writeFileSync(readme, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
