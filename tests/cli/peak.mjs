// Loaded into a process by `node --import`: as it ends, appends the most memory it ever had, in MB, to a file.
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env["LOOKALIKE_PEAK_FILE"];
if (isMainThread && file) {
  process.on("exit", () => appendFileSync(file, `${Math.round(process.resourceUsage().maxRSS / 1024)}\n`));
}
