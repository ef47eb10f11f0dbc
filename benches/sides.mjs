// The sides of the comparison: native code, WebAssembly in Node.js, WebAssembly in Chromium. Each is started for one
// workload, runs once a turn, and is idle while the others have theirs.
import { spawn } from "node:child_process";
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { createInterface } from "node:readline";
import { Failure, root } from "../tools/run.mjs";

/** A program that says when it is ready, runs once for each line it is given, and answers with a line of JSON each time. */
export function program(title, command, args) {
  return {
    title,
    async start(workload) {
      const child = spawn(command, args(workload), { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
      const ended = new Promise((resolve) => child.on("error", resolve).on("close", resolve));
      child.stdin.on("error", () => {}); // it has ended; the missing answer says so
      const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const answer = async () => {
        const { value, done } = await answers.next();
        if (done) throw new Failure(`${title}: ${workload} came to no end.`);
        return JSON.parse(value);
      };
      await answer();
      return {
        turn() {
          child.stdin.write("\n");
          return answer();
        },
        end() {
          child.stdin.end();
          return ended;
        },
      };
    },
  };
}

/** A worker of a page in `browser` (Playwright's), with nothing kept from one start to the next, compiled code least of all. */
export function chromium(browser, address) {
  const title = "Chromium";
  return {
    title,
    async start(workload) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${address}/benches/page/index.html`);
      const answer = (isReady) =>
        page
          .evaluate(([name, isReady]) => globalThis.turn(name, isReady), [workload, isReady])
          .catch((error) => {
            throw new Failure(`${title}: ${workload} came to no end: ${error.message}`);
          });
      await answer(false);
      return {
        turn: () => answer(true),
        end: () => context.close(),
      };
    },
  };
}

const served = ["benches/page", ".build/bench", "www/engine/pkg"].map((folder) => join(root, folder) + sep);

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Serves the page, the documents and the engine to this computer; gives the address and how to stop. */
export function serve() {
  const server = createServer(({ url }, response) => {
    const path = normalize(join(root, decodeURIComponent(new URL(url, "http://localhost").pathname)));
    const isServed = served.some((folder) => path.startsWith(folder));
    const size = isServed ? statSync(path, { throwIfNoEntry: false })?.size : undefined;
    if (size === undefined) return response.writeHead(404).end();
    const type = types[extname(path)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Content-Length": size });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject).listen(0, "127.0.0.1", () => {
      resolve({ address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() });
    });
  });
}
