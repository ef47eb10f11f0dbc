/**
 * The way from files to passages in WebKitGTK, the engine of Safari as Linux has it, driven by plain WebDriver: Playwright can
 * drive its own build of WebKit only. Screenshots are not to be had from it without a graphics card, so the page is asked.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "lookalike-webkit-"));
const own = (start) => Array.from({ length: 60 }, (_, i) => `${start}word${i}`).join(" ");
const COPIED =
  "the lighthouse keeper climbed a narrow staircase every evening before storms arrived and lit his heavy brass lamp with " +
  "trembling fingers while frightened sailors steered battered vessels through treacherous channels towards sheltered harbours";
const FILES = { "ann.txt": `${own("x")} ${COPIED}`, "bob.txt": `${own("y")} ${COPIED}`, "eve.txt": own("z") };
const PAIRS = "return [...document.querySelectorAll('a[href^=\"#/pair/\"]')].map((link) => link.textContent)";
const processes = [];
let session;

before(async () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const [sitePort, driverPort] = [await freePort(), await freePort()];
  start(process.execPath, [join(ROOT, "tools/serve.mjs"), "--port", String(sitePort)]);
  start("xvfb-run", ["-a", "WebKitWebDriver", `--port=${driverPort}`]);
  const driver = `http://127.0.0.1:${driverPort}`;
  await until(async () => (await fetch(`${driver}/status`)).ok);
  await until(async () => (await fetch(`http://localhost:${sitePort}/`)).ok);
  const { sessionId } = await ask(`${driver}/session`, { capabilities: {} });
  session = `${driver}/session/${sessionId}`;
  await ask(`${session}/url`, { url: `http://localhost:${sitePort}/` });
});

after(async () => {
  if (session) await fetch(session, { method: "DELETE" }).catch(() => {});
  for (const { pid } of processes) process.kill(-pid);
  rmSync(folder, { recursive: true });
});

test("files chosen become a list, and a pair shows its passage in both texts", async () => {
  await until(() => run("return document.querySelector('input[type=file]') !== null"));
  // A hidden field takes no keys, and keys are how WebDriver gives files.
  const input = await run(
    "const input = document.querySelector('input[type=file]'); input.hidden = false; return input",
  );
  const text = Object.keys(FILES)
    .map((name) => join(folder, name))
    .join("\n");
  await ask(`${session}/element/${Object.values(input)[0]}/value`, { text });
  const pairs = await until(async () => {
    const found = await run(PAIRS);
    return found.length > 0 && found;
  });
  assert.equal(pairs.length, 1);
  assert.match(pairs[0], /ann\.txt.*bob\.txt/s);
  await run("document.querySelector('a[href^=\"#/pair/\"]').click()");
  const marked = await until(async () => {
    const texts = await run(
      "return [...CSS.highlights.values()].flatMap((highlight) => [...highlight].map(String)).filter((text) => text.length > 100)",
    );
    return texts.length >= 2 && texts;
  });
  for (const text of marked) assert.equal(text, COPIED);
});

test("kept work is there after the page was loaded again", async () => {
  await run("location.hash = '#/'");
  const KEEP = "[...document.querySelectorAll('button')].find((one) => /^Keep my work/.test(one.textContent))";
  await until(() => run(`const keep = ${KEEP}; keep?.click(); return keep !== undefined`));
  await until(() => run("return /last saved/.test(document.body.innerText)"));
  await ask(`${session}/refresh`, {});
  await until(async () => (await run(PAIRS)).length === 1);
});

function start(command, args) {
  // In a group of its own, for the display and the browser to end with it.
  processes.push(spawn(command, args, { cwd: ROOT, detached: true, stdio: "ignore" }));
}

async function ask(url, body) {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = await response.json();
  assert.ok(response.ok, `${url}: ${value?.message}`);
  return value;
}

function run(script) {
  return ask(`${session}/execute/sync`, { script, args: [] });
}

/** What `look` gives as soon as it gives anything. */
async function until(look, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const seen = await Promise.resolve(look()).catch((error) => {
      if (Date.now() > end) throw error;
    });
    if (seen) return seen;
    assert.ok(Date.now() < end, `nothing within ${seconds} seconds: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
