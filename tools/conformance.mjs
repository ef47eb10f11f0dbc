// npm run conformance: runs the conformance set (tests/conformance) on every build of the engine and in every installed
// browser, and prints a table: native, Node.js, Chromium, Firefox and WebKitGTK, with SIMD and without, with 1 and 4
// workers. A digest of every case's whole report is compared with the native build's; the table's last column sums them up.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixtures, loadEngine, set } from "../tests/conformance/node.mjs";
import { digest, digestsOf } from "../tests/conformance/outcome.mjs";
import { bundle, serve } from "../tests/conformance/serve.mjs";
import { build } from "./build.mjs";
import { canInstall, install } from "./debian.mjs";
import { capture, Failure, root, runMain, say, which } from "./run.mjs";
import { nativeEnvironment } from "./toolchain.mjs";

/** Minutes that a browser may take for all cases; the slowest one so far takes half a minute. */
const PATIENCE = 5;
const BUILDS = ["simd", "scalar"];
const WORKERS = [1, 4];

const browsers = {
  Chromium: {
    packages: ["chromium"],
    find: () => firstOf([process.env.LOOKALIKE_CHROMIUM], ["chromium", "chromium-browser", "google-chrome"]),
    // The sandbox does not start as root, and only this page is opened here.
    start: (command, address, profile) => [
      command,
      ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", `--user-data-dir=${profile}`, address],
    ],
  },
  Firefox: {
    packages: ["firefox-esr"],
    find: () => firstOf([process.env.LOOKALIKE_FIREFOX], ["firefox", "firefox-esr"]),
    start: (command, address, profile) => {
      writeFileSync(join(profile, "user.js"), 'user_pref("browser.shell.checkDefaultBrowser", false);\n');
      return [command, ["--headless", "--no-remote", "--profile", profile, address]];
    },
  },
  WebKitGTK: {
    packages: ["webkit2gtk-driver", "xvfb"],
    find: () => (which("Xvfb") === undefined ? undefined : firstOf(miniBrowsers(), [])),
    // Runs on a virtual screen.
    start: (command, address) => ["xvfb-run", ["--auto-servernum", command, "--private", address]],
  },
};

function firstOf(paths, names) {
  return paths.find((path) => path && existsSync(path)) ?? names.map((name) => which(name)).find(Boolean);
}

/** Debian installs it next to the library, not on the search path. */
function miniBrowsers() {
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")) : [];
  return libraries.flatMap((name) =>
    ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"].map((kind) => `/usr/lib/${name}/${kind}/MiniBrowser`),
  );
}

await runMain(async () => {
  await build(["engine"]);
  const rows = [];
  const show = (row) => {
    rows.push(row);
    say(`  ${row.title}: ${row.error ?? row.summary}`);
  };
  const native = await nativeDigests();
  const judged = (title, digests, note = "") => {
    const names = [...new Set([...Object.keys(native), ...Object.keys(digests)])];
    const differing = names.filter((name) => native[name] !== digests[name]);
    return {
      title,
      note,
      differing,
      equal: names.length - differing.length,
      cases: names.length,
      summary: digest(digests),
    };
  };
  show(judged("native", native));
  for (const engine of BUILDS)
    show(
      judged(`Node.js ${process.versions.node}, ${engine}`, await digestsOf(set, fixtures, await loadEngine(engine))),
    );
  await bundle();
  const page = await serve();
  try {
    for (const [name, browser] of Object.entries(browsers)) await inBrowser(name, browser, page, judged, show);
  } finally {
    page.close();
  }
  report(rows);
});

async function nativeDigests() {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const path = join(folder, "native.json");
  try {
    const env = { ...(await nativeEnvironment()), CONFORMANCE_DIGESTS: path };
    const { code, stderr } = await capture("cargo", ["test", "--test", "conformance"], { env });
    if (code !== 0) throw new Failure(`The native build could not be run:\n${stderr}`);
    return JSON.parse(readFileSync(path, "utf8"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inBrowser(name, { packages, find, start }, page, judged, show) {
  if (find() === undefined && (await canInstall())) await install(packages, `the conformance set in ${name}`);
  const command = find();
  if (command === undefined) {
    show({ title: name, error: `not here; it comes with ${packages.join(" and ")}` });
    return;
  }
  for (const engine of BUILDS) {
    for (const workers of WORKERS) {
      const title = `${name}, ${engine}, ${workers === 1 ? "1 worker" : `${workers} workers`}`;
      const outcome = await visit((address, profile) => start(command, address, profile), page, engine, workers);
      if (outcome.digests === undefined) show({ title, error: outcome.error });
      else show(judged(title, outcome.digests, `${outcome.workers} started`));
    }
  }
}

/** Opens the page in a browser with a fresh profile, and ends the browser once it has answered. */
async function visit(start, page, engine, workers) {
  const profile = mkdtempSync(join(tmpdir(), "conformance-"));
  const answer = page.nextOutcome();
  const [command, args] = start(page.address(engine, workers), profile);
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, cwd: root });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output = `${output}${chunk}`.slice(-500);
  });
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve({ error: `no answer within ${PATIENCE} minutes: ${output}` }), PATIENCE * 60_000);
  });
  const ended = new Promise((resolve) => {
    child.on("error", (error) => resolve({ error: error.message }));
    child.on("exit", (code) => resolve({ error: `it ended with status ${code}: ${output}` }));
  });
  try {
    return await Promise.race([answer, late, ended]);
  } finally {
    clearTimeout(timer);
    await end(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** A browser consists of many processes, all of them in a process group of its own. */
async function end(child) {
  const gone = new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) resolve();
    child.on("exit", resolve);
  });
  try {
    process.kill(-child.pid, "SIGTERM");
  } catch {
    return; // It is already gone.
  }
  await gone;
}

function report(rows) {
  const width = Math.max(...rows.map(({ title }) => title.length));
  console.log(`\n${"build".padEnd(width)}  equal    digest of all digests`);
  for (const { title, error, equal, cases, summary, note = "" } of rows) {
    console.log(`${title.padEnd(width)}  ${error ?? `${equal}/${cases}  ${summary}  ${note}`.trimEnd()}`);
  }
  const wrong = rows.filter(({ error, differing }) => error !== undefined || differing.length > 0);
  for (const { title, differing } of wrong) if (differing) console.log(`${title} differs in: ${differing.join(", ")}`);
  if (wrong.length > 0)
    throw new Failure(`${wrong.length} of ${rows.length} builds and browsers did not give the native digests.`);
}
