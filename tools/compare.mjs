// npm run -s compare -- ARGS: the terminal command, built first if something changed. Its standard output is reserved for
// its results: all output of the build goes to standard error. Paths are relative to the caller's folder: npm changes the
// folder, and records the original in INIT_CWD.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { root, runMain } from "./run.mjs";

await runMain(async () => {
  await build(["cli"], { trusting: true });
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  await import(pathToFileURL(join(root, ".build/cli/terminal/compare.mjs")).href);
});
