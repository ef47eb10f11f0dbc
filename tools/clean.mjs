// npm run clean: removes all build output here. Installed packages, and tools in the user's cache, stay.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

for (const folder of [".build", "dist", "python/target", "target", "www/engine/pkg"]) {
  rmSync(join(root, folder), { recursive: true, force: true });
}
