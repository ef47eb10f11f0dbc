// npm run dev: builds the engine, then serves the page's sources with hot reload.
import { build } from "./build.mjs";
import { root, run, runMain } from "./run.mjs";

await runMain(async () => {
  await build(["engine"]);
  await run(process.execPath, ["node_modules/vite/bin/vite.js", root, ...process.argv.slice(2)]);
});
