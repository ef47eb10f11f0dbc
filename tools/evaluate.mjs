// npm run evaluate: measures how well copies are found, on labelled corpora on the user's disk: most must not be
// redistributed, so the project contains none of them. It uses the same engine module as page and terminal. Results go to
// the terminal, into docs/evaluation.md and into docs/evaluation-cases.md. It asserts nothing and is not a test; a missing
// corpus is skipped, and reported with its expected location.
//
// npm run evaluate                        all corpora, in a folder `corpora` beside the project's
// npm run evaluate -- --corpora FOLDER    in another folder
// npm run evaluate -- NAME ...            only these corpora, only to the terminal
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { corpora } from "./evaluate/corpora.mjs";
import { loadEngine } from "./evaluate/engine.mjs";
import { casesPage, evaluationPage } from "./evaluate/pages.mjs";
import { report } from "./evaluate/table.mjs";
import { capture, Failure, root, runMain, say } from "./run.mjs";

const page = join(root, "docs", "evaluation.md");
const cases = join(root, "docs", "evaluation-cases.md");

await runMain(async () => {
  const { folder, names } = readArguments();
  const wanted = corpora.filter(({ name }) => names.length === 0 || names.includes(name));
  await build(["engine"], { trusting: true });
  const engine = await loadEngine();
  const results = [];
  for (const corpus of wanted) results.push(await evaluate(corpus, folder, engine));
  const when = await circumstances(engine);
  console.log(`${when}\n\n${report(results)}`);
  if (results.every(({ skipped }) => skipped !== undefined)) {
    throw new Failure(`No corpus was measured. They are expected in ${folder}; --corpora FOLDER names another place.`);
  }
  if (names.length > 0) return;
  writeFileSync(page, evaluationPage(readFileSync(page, "utf8"), results, when));
  writeFileSync(cases, casesPage(results, when));
});

function readArguments() {
  const { values, positionals: names } = parse();
  const known = corpora.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no corpus ${unknown}; there are ${known.join(", ")}.`);
  // Paths are relative to the caller's folder: npm changes the folder, and records the original in INIT_CWD.
  const given = values.corpora && resolve(process.env.INIT_CWD ?? process.cwd(), values.corpora);
  return { folder: given ?? join(dirname(root), "corpora"), names };
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { corpora: { type: "string" } } });
  } catch (error) {
    throw new Failure(error.message);
  }
}

/** A corpus that is missing or malformed must not keep the others from being measured. */
async function evaluate(corpus, folder, engine) {
  const missing = corpus.needs.filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) {
    say(`  ${corpus.name}: skipped, for there is no ${missing.join(", no ")} in ${folder}. Source: ${corpus.source}.`);
    return { corpus, skipped: `${missing.map((path) => `\`${path}\``).join(", ")} was not on this disk` };
  }
  const began = Date.now();
  try {
    const note = (line) => say(`  ${corpus.name}: ${line}`);
    const result = await corpus.evaluate({ folder, engine, note });
    say(`  ${corpus.name}: measured in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    return { corpus, ...result };
  } catch (error) {
    say(`  ${corpus.name}: FAILED\n${error instanceof Failure ? error.message : error.stack}`);
    process.exitCode = 1;
    return { corpus, skipped: `it could not be measured: ${error.message}` };
  }
}

async function circumstances(engine) {
  const output = async (...args) => (await capture("git", args)).stdout.trim();
  const sources = ["src", "Cargo.lock"];
  const commit = await output("log", "-1", "--format=%h", "--", ...sources);
  const changed = (await output("status", "--porcelain", "--", ...sources)) === "" ? "" : ", with changes";
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date} with engine ${engine.compare([], {}).engine}, its sources as of ${commit}${changed}, WebAssembly in Node.js ${process.versions.node}.`;
}
