// Runs the terminal command over hostile files under limits, and says of each file what became of it.
//
// Starting the command costs half a second, so that files are run in batches first. A batch within the limits of one file shows
// that each of its files is within them; the files of any other batch are run once more, each by itself.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PASSWORD } from "./locked.mjs";

const COMMAND = fileURLToPath(new URL("../../.build/cli/terminal/compare.mjs", import.meta.url));

/** What one file may take: seconds of processor time, and megabytes that were resident at once. */
export const LIMITS = { seconds: 10, megabytes: 500 };

/** Seconds by the clock after which a command that seems to do nothing is ended; machines that run tests are shared. */
const PATIENCE = 18; // for each second of processor time that it may take

/** Seconds by the clock after which the command gives up a file by itself; one that hangs uses no processor time. */
const GIVEN_UP = 60;
const BATCH = { files: 16, bytes: 3_000_000 };
const TICKS_PER_SECOND = 100; // of Linux, on every machine that it runs on

/** What is wrong in the order of how grave it is; a file has one of these, or none. */
export const FAULTS = ["crashed", "over time", "over memory", "silent", "escapes"];

/**
 * Runs every file. Gives `[{ name, fault, detail, seconds, megabytes }]` for those with a fault, and how the commands went.
 * `onFault` is called for each file with a fault as soon as it is known.
 */
export async function runTerminal(files, { limits = LIMITS, onFault = () => {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "hostile-corpus-"));
  const found = [];
  const totals = { files: 0, commands: 0, seconds: 0, mostSeconds: 0, mostMegabytes: 0 };
  const batches = inBatches(files);
  const lane = async () => {
    for (let next = batches.next(); !next.done; next = batches.next()) {
      for (const fault of await runBatch(next.value, folder, limits, totals)) {
        found.push(fault);
        onFault(fault);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { found, totals };
}

/** Neighbours, as many as fit; programs by themselves, for they are compared as such. */
function* inBatches(files) {
  let batch = [];
  let bytes = 0;
  for (const file of files) {
    const full = batch.length >= BATCH.files || bytes + file.bytes.length > BATCH.bytes;
    if (batch.length > 0 && (full || file.program !== batch[0].program)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(file);
    bytes += file.bytes.length;
  }
  if (batch.length > 0) yield batch;
}

async function runBatch(batch, folder, limits, totals) {
  const run = await compareFiles(batch, { folder, limits });
  count(totals, batch, run);
  if (run.faults.length === 0) return [];
  if (batch.length === 1) return run.faults;
  const found = [];
  for (const file of batch) {
    const alone = await compareFiles([file], { folder, limits });
    count(totals, [], alone);
    found.push(...alone.faults);
  }
  // What all of them do together and none does alone is the fault of all.
  const beyond = ["over time", "over memory"];
  const together = run.faults.filter(({ fault }) => found.length === 0 && !beyond.includes(fault));
  return [...found, ...together];
}

function count(totals, batch, { seconds, megabytes }) {
  totals.files += batch.length;
  totals.commands++;
  totals.seconds += seconds;
  totals.mostSeconds = Math.max(totals.mostSeconds, seconds);
  totals.mostMegabytes = Math.max(totals.mostMegabytes, megabytes);
}

/** Runs the command over these files at once: as JSON, or as the table that people read. */
export async function compareFiles(files, { folder, limits = LIMITS, table = false }) {
  const place = mkdtempSync(join(folder, "batch-"));
  try {
    const paths = files.map(({ name, bytes }) => {
      const path = join(place, name);
      writeFileSync(path, bytes);
      return path;
    });
    const password = `${place}-password`;
    writeFileSync(password, PASSWORD);
    const args = [
      ...["--seconds", String(GIVEN_UP)],
      ...["--password-file", password],
      ...(table ? [] : ["--json"]),
      ...(files[0]?.program ? ["--preset", "programs"] : []),
      place,
    ];
    const run = await watch(args, limits);
    return { ...run, faults: judge(files, paths, run, table) };
  } finally {
    for (const made of [place, `${place}-password`]) rmSync(made, { recursive: true, force: true });
  }
}

/** Runs the command to its end, or to a limit, whichever comes first. */
function watch(args, limits) {
  return new Promise((finish) => {
    const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    const output = { stdout: [], stderr: [] };
    for (const name of ["stdout", "stderr"]) child[name].on("data", (chunk) => output[name].push(chunk));
    const used = { seconds: 0, megabytes: 0 };
    let over;
    const began = Date.now();
    const look = () => {
      Object.assign(used, measure(child.pid) ?? {});
      if (used.seconds > limits.seconds) over ??= "over time";
      else if (used.megabytes > limits.megabytes) over ??= "over memory";
      else if (Date.now() - began > PATIENCE * limits.seconds * 1000) over ??= "over time";
      if (over !== undefined) child.kill("SIGKILL");
    };
    const timer = setInterval(look, 50);
    child.on("close", (code, signal) => {
      clearInterval(timer);
      const [stdout, stderr] = [output.stdout, output.stderr].map((chunks) => Buffer.concat(chunks).toString());
      finish({ code, signal, over, stdout, stderr, ...used });
    });
  });
}

/** The processor time of a process with all its threads, and the most memory that it ever had resident. Linux only. */
function measure(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    if (peak === undefined) return undefined; // It is about to be gone.
    return { seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, megabytes: Number(peak) / 1024 };
  } catch {
    return undefined;
  }
}

function judge(files, paths, run, table) {
  const { code, signal, over, stdout, stderr, seconds, megabytes } = run;
  const all = (fault, detail) => files.map(({ name }) => ({ name, fault, detail, seconds, megabytes }));
  if (over !== undefined) return all(over, `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`);
  const trace = /^ +at .*[(/].*:\d+:\d+\)?$/m.exec(stderr)?.[0];
  if (code !== 0 || trace !== undefined) {
    return all(
      "crashed",
      `exit status ${code ?? signal}: ${(stderr.match(/^.*Error.*$/m)?.[0] ?? stderr).slice(0, 300)}`,
    );
  }
  const steering = STEERING.exec(stderr) ?? (table ? STEERING.exec(stdout) : null);
  if (steering) return all("escapes", `the terminal was sent ${JSON.stringify(steering[0])}`);
  if (table) return [];
  const report = JSON.parse(stdout);
  const late = report.unread.find(({ reason }) => reason.includes(`took more than ${GIVEN_UP} second`));
  if (late !== undefined)
    return all("over time", `given up after ${GIVEN_UP} s by the clock, ${seconds.toFixed(1)} s of the processor`);
  const lines = [...report.documents, ...report.unread].map(({ name }) => name);
  const isNamed = (path) => lines.some((line) => line === path || line.startsWith(`${path}/`));
  return files
    .filter((_, at) => !isNamed(paths[at]))
    .map(({ name }) => ({ name, fault: "silent", detail: "no document and no line names it", seconds, megabytes }));
}

/** What moves a terminal's cursor, colours it, sets its title, or turns its text round. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** All files in one command, as the table that people read. No limits but that it ends, names what it did not read, and counts all. */
export async function runTogether(files) {
  const folder = mkdtempSync(join(tmpdir(), "hostile-corpus-"));
  try {
    mkdirSync(folder, { recursive: true });
    return await compareFiles(files, { folder, limits: { seconds: 3_600, megabytes: 8_192 }, table: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
