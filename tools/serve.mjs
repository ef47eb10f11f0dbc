// Serves the built page from dist, like a static file host: content types, caching, headers that keep browsers from guessing
// types and from telling other sites where a visitor came from, and the page's security policy.
//
// npm run serve -- [--port N] [--plain] [--from FOLDER]
//
// N is the first port to try; the next free one is used. FOLDER is served instead of dist. --plain sends no policy, like
// hosts that only serve files, such as GitHub Pages: then the policy in the page itself applies to it and its workers.
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { headerRules, headersFor } from "./headers.mjs";
import { Failure, isMain, root, runMain, say } from "./run.mjs";

const built = join(root, "dist");
const firstPort = 4173;

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Sent with every response. */
const always = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" };

/** Serves a folder and returns the address, once it can be visited; `plain` leaves out the policies. */
export async function serve(port, { plain = false, folder = built } = {}) {
  if (statSync(join(folder, "index.html"), { throwIfNoEntry: false }) === undefined) {
    throw new Failure(`There is no built page in ${folder}. Build it with \`npm run build\`.`);
  }
  const policies = plain ? [] : policiesIn(folder);
  const taken = await listen(
    createServer((request, response) => answer(request, response, { folder, policies })),
    port,
  );
  return `http://localhost:${taken}/`;
}

/** The port on the command line, or the default. */
export function portFrom(args) {
  const at = args.indexOf("--port");
  if (at === -1) return firstPort;
  const port = Number(args[at + 1]);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Failure(`--port must be a whole number from 1 to 65535, got ${args[at + 1] ?? "nothing"}.`);
}

/** The folder on the command line, or the default. */
function folderFrom(args) {
  const at = args.indexOf("--from");
  if (at === -1) return built;
  const folder = args[at + 1];
  if (folder === undefined) throw new Failure("--from must be followed by a folder, got nothing.");
  return resolve(folder);
}

function listen(server, port) {
  return new Promise((done, reject) => {
    server.once("error", (error) => {
      if (error.code !== "EADDRINUSE" || port === 65535)
        return reject(new Failure(`No port to serve on: ${error.message}.`));
      done(listen(server, port + 1));
    });
    // Only on this computer: the page is private until it is hosted.
    server.listen(port, "127.0.0.1", () => done(port));
  });
}

/** The policies of the built page, by path; read once, because a page is built before it is served. */
function policiesIn(folder) {
  const file = join(folder, "_headers");
  if (statSync(file, { throwIfNoEntry: false }) === undefined)
    throw new Failure(`The page in ${folder} has no security policy. Build it with \`npm run build\`.`);
  return headerRules(readFileSync(file, "utf8"));
}

function answer(request, response, { folder, policies }) {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "Only GET is answered here.");
  const path = fileFor(folder, request.url);
  const file = path && statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) return refuse(response, 404, "There is no such file.");
  const modified = file.mtime.toUTCString();
  const policy = headersFor(policies, new URL(request.url, "http://localhost").pathname);
  const headers = { ...policy, "Cache-Control": "no-cache", "Last-Modified": modified };
  if (request.headers["if-modified-since"] === modified) return response.writeHead(304, headers).end();
  const type = types[extname(path)] ?? "application/octet-stream";
  response.writeHead(200, { ...headers, "Content-Length": file.size, "Content-Type": type });
  if (request.method === "HEAD") return response.end();
  createReadStream(path)
    .on("error", () => response.destroy())
    .pipe(response);
}

function refuse(response, status, reason) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${reason}\n`);
}

/** The file for an address, or undefined if it would be outside the served folder. */
function fileFor(folder, url) {
  try {
    const { pathname } = new URL(url, "http://localhost");
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    if (!`${path}${sep}`.startsWith(`${folder}${sep}`) || path.includes("\0")) return undefined;
    return pathname.endsWith("/") ? join(path, "index.html") : path;
  } catch {
    return undefined;
  }
}

if (isMain(import.meta.url)) {
  const args = process.argv.slice(2);
  await runMain(async () =>
    say(
      `Serving Lookalike at ${await serve(portFrom(args), { plain: args.includes("--plain"), folder: folderFrom(args) })}`,
    ),
  );
}
