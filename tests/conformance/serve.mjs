// The conformance set as a page of its own: built with the page's own modules and workers, served on a free port, and asked for
// by a browser, which sends back what came of it.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, ".build/conformance");
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Bundles the page; the engine must have been built. */
export async function bundle() {
  await build({
    root: join(ROOT, "tests/conformance"),
    base: "./",
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    worker: { format: "es" },
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      target: ["chrome123", "firefox120", "safari17.5"],
      assetsInlineLimit: 0,
      rollupOptions: { input: join(ROOT, "tests/conformance/page.html") },
    },
  });
}

/** Serves the page. `nextOutcome()` is a promise of what the next browser sends back. */
export async function serve() {
  let hear = () => {};
  const server = createServer((request, response) => {
    if (request.method === "POST") {
      const chunks = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", () => {
        response.end();
        hear(JSON.parse(Buffer.concat(chunks).toString()));
      });
      return;
    }
    const path = join(FOLDER, normalize(new URL(request.url, "http://localhost").pathname));
    const file = path.startsWith(FOLDER) && statSync(path, { throwIfNoEntry: false });
    if (!file?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "text/plain" });
    createReadStream(path).pipe(response);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    /** The page's address for one build of the engine and so many workers. */
    address: (engine, workers) =>
      `http://127.0.0.1:${server.address().port}/page.html?build=${engine}&workers=${workers}`,
    nextOutcome: () =>
      new Promise((resolve) => {
        hear = resolve;
      }),
    close: () => server.close(),
  };
}
