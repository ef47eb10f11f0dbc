// npm run clean: removes everything built here. What was installed stays: packages, and tools in the user's cache.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

for (const folder of [".build", "dist", "python/target", "target", "www/engine/pkg"]) {
  rmSync(join(root, folder), { recursive: true, force: true });
}
