// The examples as their readers use them: copied out of the checkout, with the npm package packed and installed. The
// engine must have been built.
import { spawnSync } from "node:child_process";
import { cpSync, createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { npm } from "../../tools/setup.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Where the two folders lie that the examples compare. */
export const ESSAYS = join(ROOT, "examples/essays");
export const FOLDERS = ["this-year", "last-year"];

/** What each example prints of these folders. */
export const EXPECTED = readFileSync(join(ROOT, "tests/examples/printed.txt"), "utf8");

/** A folder of its own with a copy of an example, in which the package is installed; `remove` deletes it. */
export function install(example) {
  const folder = mkdtempSync(join(tmpdir(), `lookalike-${example}-`));
  cpSync(join(ROOT, "examples", example), folder, { recursive: true });
  run(process.execPath, [join(ROOT, "tools/pack.mjs"), folder], ROOT);
  // Where a folder above has packages of its own, npm would install there.
  run(
    ...npm([
      "install",
      "--prefix",
      folder,
      "--offline",
      "--no-audit",
      "--no-fund",
      "--silent",
      "./lookalike-0.1.0.tgz",
    ]),
    folder,
  );
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Runs a program and returns what it prints; throws what it says where it fails. */
export function run(command, args, cwd, env = process.env) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${error?.message ?? stdout + stderr}`);
  return stdout;
}

/** Builds a copied example as `npx vite build` does, with this checkout's Vite; returns the folder to serve. */
export function buildWithVite(folder) {
  run(process.execPath, [join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], folder);
  return join(folder, "dist");
}

/** What TypeScript finds wrong in a file of a copied example, under all strict rules: nothing, or it throws. */
export function checkTypes(folder, file) {
  const rules = ["--noEmit", "--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"];
  const world = ["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--types", ""];
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  run(process.execPath, [compiler, ...rules, ...world, "--lib", "es2022,dom,dom.iterable", file], folder);
}

/** Serves a folder's files as any static host does. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const path = join(folder, normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    const file = path.startsWith(folder) && statSync(path, { throwIfNoEntry: false });
    if (!file?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "text/plain" });
    createReadStream(path).pipe(response);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
