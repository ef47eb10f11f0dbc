// Records which inputs each product was built from. A stamp contains the name, time, size and content hash of each input,
// and the time and size of each output. A product is fresh as long as they are all the same. Times and sizes are compared
// first, so that the usual check reads no file; a file whose time changed is hashed, so that a checkout of the same content
// rebuilds nothing.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

const folder = join(root, ".build", "stamps");

/**
 * Whether the product `name` matches its stamp. `inputs` are files and folders below the root, `maker` the versions of the
 * tools that built it (not checked if undefined).
 */
export function isFresh(name, { inputs, maker }) {
  const stamp = readStamp(name);
  if (stamp === undefined || (maker !== undefined && maker !== stamp.maker)) return false;
  const sources = list(inputs);
  return (
    sources.length === Object.keys(stamp.inputs).length &&
    sources.every((path) => sameContent(path, stamp.inputs[path])) &&
    Object.entries(stamp.outputs).every(([path, seen]) => sameTimeAndSize(look(path), seen))
  );
}

/** The current state of the inputs, for `record` once the product is built from them. */
export function observe({ inputs }) {
  return Object.fromEntries(list(inputs).map((path) => [path, { ...look(path), hash: hash(path) }]));
}

/** Records that the product `name` was built from inputs as `observed` before the build started. */
export function record(name, { outputs, maker }, observed) {
  const made = Object.fromEntries(list(outputs).map((path) => [path, look(path)]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ maker, inputs: observed, outputs: made }));
}

/** Deletes a product's stamp before it is built again: the output of a failed build must not pass as fresh. */
export function forget(name) {
  rmSync(join(folder, `${name}.json`), { force: true });
}

function readStamp(name) {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  } catch {
    return undefined;
  }
}

function sameContent(path, seen) {
  return seen !== undefined && (sameTimeAndSize(look(path), seen) || hash(path) === seen.hash);
}

function sameTimeAndSize(now, seen) {
  return now !== undefined && now.time === seen.time && now.size === seen.size;
}

function look(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  return stat && { time: stat.mtimeMs, size: stat.size };
}

function hash(path) {
  return createHash("sha256")
    .update(readFileSync(join(root, path)))
    .digest("hex");
}

/** Every file at or below `paths`, in a fixed order; skips paths that do not exist. */
function list(paths) {
  return paths.flatMap((path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat === undefined) return [];
    if (!stat.isDirectory()) return [path];
    const entries = readdirSync(join(root, path)).sort();
    return list(entries.map((entry) => `${path}/${entry}`));
  });
}

/** Uses a folder as a lock while `work` runs, so that two commands in one checkout do not build into each other. */
export async function alone(work) {
  const lock = join(root, ".build", "lock");
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) await new Promise((resolve) => setTimeout(resolve, 200));
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true }); // its holder ended without cleaning up
    return false;
  }
}

function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return true;
  } catch {
    return false;
  }
}
