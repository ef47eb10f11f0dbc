// Runs other programs, and prints messages while they run. All messages go to standard error, unless a task prints elsewhere:
// standard output is for commands whose result may be piped into another program.
import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A situation that the user can do something about. Only its message is shown, without a stack. */
export class Failure extends Error {}

const output = new AsyncLocalStorage();

/** Runs `task`; its messages, and what its programs print, go to `stream`. */
export function printTo(stream, task) {
  return output.run(stream, task);
}

/** Where the present task prints. */
export function printed() {
  return output.getStore() ?? process.stderr;
}

export function say(line) {
  printed().write(`${line}\n`);
}

/** Runs a command's main function and turns a `Failure` into its message and exit code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(`lookalike: ${error.message}`);
    process.exitCode = 1;
  }
}

/** Whether the module at `url` is the one that Node was started with, rather than an imported one. */
export function isMain(url) {
  return process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;
}

/** The path of `name` on the search path of `environment`, or undefined. */
export function which(name, environment = process.env) {
  const names = process.platform === "win32" ? [`${name}.exe`, `${name}.cmd`, name] : [name];
  for (const folder of (environment.PATH ?? "").split(delimiter).filter(Boolean)) {
    for (const path of names.map((file) => join(folder, file))) {
      if (isExecutable(path)) return path;
    }
  }
  return undefined;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** `environment` with `folders` first on its search path. */
export function withPath(folders, environment = process.env) {
  return { ...environment, PATH: [...folders, environment.PATH].filter(Boolean).join(delimiter) };
}

/**
 * Runs a program and returns its exit code and output; `code` is undefined if it could not be started or was ended by
 * `timeout` (milliseconds). With `tee`, its output is also passed on to that stream as it arrives.
 */
export function capture(command, args, { input, timeout, tee, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ["pipe", "pipe", "pipe"], timeout });
    const printed = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"]) {
      child[name].setEncoding("utf8").on("data", (text) => {
        printed[name] += text;
        tee?.write(text);
      });
    }
    child.stdin.on("error", () => {}); // a program may end without reading its input
    child.stdin.end(input);
    child.on("error", (error) => resolve({ code: undefined, ...printed, stderr: error.message }));
    child.on("close", (code) => resolve({ code: code ?? undefined, ...printed }));
  });
}

/** Runs a program whose output the user should see. Fails if the program fails. */
export async function run(command, args, options = {}) {
  const stream = printed();
  const code = await new Promise((resolve, reject) => {
    const place = stream === process.stderr ? 2 : "pipe"; // a terminal itself shows a program's progress
    const child = spawn(command, args, { cwd: root, ...options, stdio: ["ignore", place, place] });
    for (const pipe of [child.stdout, child.stderr]) pipe?.setEncoding("utf8").on("data", (text) => stream.write(text));
    child.on("error", (error) => reject(new Failure(`${command} could not be started: ${error.message}`)));
    child.on("close", resolve);
  });
  if (code !== 0) throw new Failure(`${commandLine(command, args)} failed (exit code ${code}).`);
}

/** Runs a program silently, and shows its output only if it fails. */
export async function runQuietly(command, args, options = {}) {
  const { code, stdout, stderr } = await capture(command, args, options);
  if (code === 0) return;
  printed().write(stdout + stderr);
  throw new Failure(`${commandLine(command, args)} failed (exit code ${code}).`);
}

export function commandLine(command, args) {
  return [command, ...args].join(" ");
}

/** Whether an HTTPS server returns an expected answer within `milliseconds`: a proxy's own page does not count. */
export async function answers(url, pattern, milliseconds) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds) });
    return response.ok && pattern.test(await response.text());
  } catch {
    return false;
  }
}
