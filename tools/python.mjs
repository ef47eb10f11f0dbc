// The tests of the Python package: a virtual environment with what they need, the wheel built and installed there, and
// pytest. Everything lies in target/python. Where there is no Python that is new enough, the tests are skipped and one
// line says so.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture, Failure, root, runQuietly, say, which } from "./run.mjs";
import { nativeEnvironment } from "./toolchain.mjs";

export const pythonFolder = join(root, "python");

const folder = join(root, "target", "python");
/** Spark needs an older pandas than the other tests, so it has an environment of its own. */
const environments = {
  package: { venv: join(folder, "venv"), requirements: "requirements-test.txt", use: "the Python tests" },
  spark: { venv: join(folder, "venv-spark"), requirements: "requirements-spark.txt", use: "the tests on Spark" },
};
const programs = process.platform === "win32" ? "Scripts" : "bin";
const executable = process.platform === "win32" ? "python.exe" : "python";

const oldest = "3.10";
const names = ["python3", "python3.14", "python3.13", "python3.12", "python3.11", "python3.10", "python"];
const isUsable = `import ensurepip, sys, venv; sys.exit(sys.version_info < (${oldest.replace(".", ", ")}))`;

/** The environment of Cargo for the package: a target folder of its own, so that neither build makes the other stale. */
export async function packageEnvironment() {
  return { ...(await nativeEnvironment()), CARGO_TARGET_DIR: folder };
}

/** Whether there is a Python for the package; says so where there is none. */
export async function hasPython() {
  if ((await findPython()) !== undefined) return true;
  say(`There is no Python ${oldest} or later with venv and pip, so the Python package is not tested.`);
  return false;
}

async function findPython() {
  for (const path of [process.env.LOOKALIKE_PYTHON, ...names.map((name) => which(name))].filter(Boolean)) {
    // A name of pyenv's may stand for no version at all.
    if ((await capture(path, ["-c", isUsable])).code === 0) return path;
  }
  return undefined;
}

/** Whether Spark can run here: Python, Java, and pyspark from its registry; says so where it cannot. */
export async function hasSpark() {
  const python = await findPython();
  const java = which("java") !== undefined && (await capture("java", ["-version"])).code === 0;
  if (python === undefined || !java) {
    say("There is no Java or no Python for Spark, so the tests on Spark are skipped.");
    return false;
  }
  try {
    await setUpVenv(python, environments.spark);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say("pyspark cannot be installed, so the tests on Spark are skipped.");
    return false;
  }
}

/** Builds and installs the wheel, and runs pytest with these arguments; its output goes to `tee`, too. */
export async function testPython(args, env, tee) {
  return pytest(environments.package, ["--ignore=tests/spark", ...args], env, tee);
}

/** As `testPython`, for the tests on Spark. */
export async function testSpark(args, env, tee) {
  return pytest(environments.spark, ["tests/spark", ...args], env, tee);
}

async function pytest(environment, args, env, tee) {
  const python = await findPython();
  const builder = await setUpVenv(python, environments.package);
  const tested = await setUpVenv(python, environment);
  await installWheel(builder, tested);
  const command = ["-m", "pytest", ...(env.LOOKALIKE_TESTS === "all" ? [] : ["-m", "not rare"]), ...args];
  // What was compiled is kept, for the tests start Python several times.
  const keeping = { ...env, ...(await packageEnvironment()), PYTHONDONTWRITEBYTECODE: "" };
  return capture(tested, command, { cwd: pythonFolder, env: keeping, tee });
}

/** The Python of an environment with what its lock file names, made anew when the file or the Python changes. */
async function setUpVenv(python, { venv, requirements, use }) {
  const inside = join(venv, programs, executable);
  const stamp = join(venv, "lookalike-stamp");
  const lockFile = join(pythonFolder, requirements);
  const { stdout: version } = await capture(python, ["-VV"]);
  const wanted = createHash("sha256").update(version).update(readFileSync(lockFile)).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return inside;
  say(`Installing what ${use} need (pip, ${version.split(" ").slice(0, 2).join(" ")}).`);
  rmSync(venv, { recursive: true, force: true });
  await runQuietly(python, ["-m", "venv", venv]);
  const quiet = ["--quiet", "--disable-pip-version-check"];
  // Python itself compiles the modules that tests import; pip would compile all that there are.
  const bare = ["--no-compile", "--require-hashes", "--requirement", lockFile];
  await runQuietly(inside, ["-m", "pip", "install", ...quiet, ...bare]);
  writeFileSync(stamp, wanted);
  return inside;
}

/** Builds the wheel with one Python, which has maturin, and installs it for another. */
async function installWheel(builder, python) {
  const wheels = join(folder, "wheels");
  rmSync(wheels, { recursive: true, force: true });
  const env = await packageEnvironment();
  const args = ["-m", "maturin", "build", "--quiet", "--locked", "--profile", "quick", "--out", wheels];
  await runQuietly(builder, [...args, "--interpreter", builder], { cwd: pythonFolder, env });
  const [wheel, ...others] = readdirSync(wheels);
  if (wheel === undefined || others.length > 0) throw new Failure(`One wheel was expected in ${wheels}.`);
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--force-reinstall"];
  await runQuietly(python, ["-m", "pip", "install", ...quiet, join(wheels, wheel)]);
}
