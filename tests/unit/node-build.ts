/** Modules of ours as Node.js runs them, for threads: these have no loader that reads TypeScript. Built once for all tests of a process. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

const built = new Map<string, Promise<URL>>();

/** Builds a module, given by its path in the repository, with all that it imports but pdf.js. */
export function builtForNode(path: string): Promise<URL> {
  const known = built.get(path) ?? buildOne(path);
  built.set(path, known);
  return known;
}

async function buildOne(path: string): Promise<URL> {
  const outDir = mkdtempSync(join(tmpdir(), "lookalike-built-"));
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    ...{ root, configFile: false, logLevel: "error", publicDir: false },
    ssr: { noExternal: true, external: ["pdfjs-dist"] },
    build: {
      ...{ ssr: true, outDir, minify: false },
      rolldownOptions: { input: { built: path }, output: { format: "es", entryFileNames: "[name].mjs" } },
    },
  });
  return pathToFileURL(join(outDir, "built.mjs"));
}
