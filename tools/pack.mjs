// npm run pack [FOLDER]: the npm package as one file, lookalike-VERSION.tgz, in FOLDER or else in .build. It contains the engine
// with its types, and the terminal command with all readers and the schema of its JSON.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, cliFolder, engineFolder } from "./build.mjs";
import { isMain, root, run, runMain, say } from "./run.mjs";
import { npm } from "./setup.mjs";

/** Packs what is built into a folder and returns the file's path. */
export async function pack(folder) {
  await build(["cli"]);
  // A folder of its own: several tests pack at once.
  const into = mkdtempSync(join(tmpdir(), "lookalike-package-"));
  cpSync(join(root, engineFolder), into, { recursive: true });
  cpSync(join(root, cliFolder, "terminal"), join(into, "terminal"), { recursive: true });
  // The help and the documentation of `--json` name it.
  cpSync(join(root, "docs/result.schema.json"), join(into, "docs/result.schema.json"));
  const file = join(into, "package.json");
  const { files, ...described } = JSON.parse(readFileSync(file, "utf8"));
  const command = { bin: { lookalike: "terminal/compare.mjs" }, files: [...files, "terminal", "docs"] };
  writeFileSync(file, `${JSON.stringify({ ...described, ...command }, null, 2)}\n`);
  mkdirSync(folder, { recursive: true });
  const [program, args] = npm(["pack", into, "--silent", "--pack-destination", folder]);
  try {
    await run(program, args);
  } finally {
    rmSync(into, { recursive: true });
  }
  return join(folder, `${described.name}-${described.version}.tgz`);
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const [folder = join(root, ".build")] = process.argv.slice(2);
    say(`Packed ${await pack(resolve(process.env.INIT_CWD ?? process.cwd(), folder))}.`);
  });
}
