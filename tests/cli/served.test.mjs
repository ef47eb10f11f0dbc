/**
 * The preview server: what it sends with every answer, and that it stays in its folder.
 */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
let server;
let port;

before(async () => {
  server = spawn(process.execPath, ["tools/serve.mjs", "--port", "4271"], { cwd: ROOT });
  let output = "";
  for await (const text of server.stderr.setEncoding("utf8")) {
    output += text;
    // The next free port is taken where that one is not.
    port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
    if (port !== undefined) break;
  }
  assert.ok(port !== undefined, `the server says where it is, and said: ${output}`);
});
after(() => server.kill());

/** As written: `fetch` would resolve the path first. */
function ask(path, options = {}) {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, ...options }, (response) => {
      response.resume().on("end", () => resolve(response));
    }).on("error", reject);
  });
}

test("every answer forbids to guess its type and to tell where a visitor came from", async () => {
  const page = await ask("/");
  assert.equal(page.statusCode, 200);
  const unchanged = await ask("/", { headers: { "If-Modified-Since": page.headers["last-modified"] } });
  assert.equal(unchanged.statusCode, 304);
  const others = await Promise.all([
    ask("/licences.txt"),
    ask("/", { method: "HEAD" }),
    ask("/none"),
    ask("/", { method: "POST" }),
  ]);
  assert.deepEqual(
    others.map(({ statusCode }) => statusCode),
    [200, 200, 404, 405],
  );
  for (const { headers } of [page, unchanged, ...others]) {
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["referrer-policy"], "no-referrer");
  }
});

test("each page is sent the policy in its own head, and only that one", async () => {
  const policyIn = (path) =>
    /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(readFileSync(join(ROOT, path), "utf8"))[1];
  const sent = async (path) => (await ask(path)).headers["content-security-policy"];
  const page = policyIn("dist/index.html");
  const registrar = policyIn("dist/offline/index.html");
  // The page starts no worker from an address; the page that registers the service worker does nothing else.
  assert.match(page, /worker-src blob:;/);
  assert.match(registrar, /default-src 'none'.*worker-src 'self'/);
  for (const path of ["/", "/index.html", "/service-worker.js", "/licences.txt"])
    assert.equal(await sent(path), page, path);
  for (const path of ["/offline/", "/offline/register.js"]) assert.equal(await sent(path), registrar, path);
  const rules = readFileSync(join(ROOT, "dist/_headers"), "utf8").match(/^\S+$/gm);
  const files = readdirSync(join(ROOT, "dist"), { recursive: true }).map((path) => `/${path}`);
  const fits = (path) =>
    rules.filter((rule) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : rule === path));
  // Hosts send the headers of every rule that fits, and browsers then enforce both policies.
  for (const path of ["/", "/offline/", ...files]) {
    if (/\.(?:html|js|wasm|txt|webmanifest)$|\/$/.test(path)) assert.equal(fits(path).length, 1, path);
  }
  assert.equal((await ask("/manifest.webmanifest")).headers["content-type"], "application/manifest+json");
});

test("nothing outside of the built page is served", async () => {
  for (const path of [
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
    "/%00",
  ]) {
    assert.equal((await ask(path)).statusCode, 404, path);
  }
});
