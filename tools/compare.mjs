// npm run -s compare -- ARGS: the terminal command, built first where something changed. Its standard output is its own:
// all that the build says goes to standard error. Paths are the caller's: npm changes the folder, and says so in INIT_CWD.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { root, runMain } from "./run.mjs";

await runMain(async () => {
  await build(["cli"], { trusting: true });
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  await import(pathToFileURL(join(root, ".build/cli/terminal/compare.mjs")).href);
});
