// npm start: sets up what is missing, builds what changed, serves the page and opens it. npm start -- --port N
import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { runMain, say } from "./run.mjs";
import { portFrom, serve } from "./serve.mjs";

await runMain(async () => {
  const port = portFrom(process.argv.slice(2));
  await build(["page"]);
  const address = await serve(port);
  say(`Lookalike is at ${address} (stop it with Ctrl+C).`);
  if (hasDesktop()) open(address);
});

function hasDesktop() {
  if (process.env.CI || !process.stderr.isTTY) return false;
  if (process.platform === "darwin" || process.platform === "win32") return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** If no browser can be opened, the printed address must suffice, so failing here is not an error. */
function open(address) {
  const openers = { darwin: ["open", []], win32: ["cmd", ["/c", "start", ""]] };
  const [command, args] = openers[process.platform] ?? ["xdg-open", []];
  spawn(command, [...args, address], { detached: true, stdio: "ignore" })
    .on("error", () => {})
    .unref();
}
