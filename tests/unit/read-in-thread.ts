/**
 * Reads one file in a thread of its own, so that a reader which never ends fails its test by the runner's timeout: a loop on
 * the test's own thread would keep the runner from noticing. The readers are built once for all tests of a process.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { strToU8 } from "fflate";
import { build } from "vite";
import type { Decoded } from "../../www/files/formats/model.ts";
import { type SaidContent, saidDecoded } from "./said.ts";
import { speak } from "./speak.ts";

speak("en");

const root = fileURLToPath(new URL("../..", import.meta.url));

let built: Promise<string> | null = null;

async function buildReaders(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "lookalike-readers-"));
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    ...{ root, configFile: false, logLevel: "error", publicDir: false },
    ssr: { noExternal: true, external: ["pdfjs-dist"] },
    build: { ssr: "www/files/content.ts", outDir, minify: false, rolldownOptions: { output: { format: "es" } } },
  });
  return pathToFileURL(join(outDir, "content.js")).href;
}

const THREAD = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { readers, name, bytes } = workerData;
  import(readers)
    .then(({ readContent }) => readContent({ blob: new Blob([bytes]) }, { name }, {}))
    .then((found) => parentPort.postMessage(found));
`;

/** What became of a file that is given as bytes or as text; an archive is none. */
export async function read(name: string, file: Uint8Array | string): Promise<SaidContent | { error: string }> {
  built ??= buildReaders();
  const bytes = typeof file === "string" ? strToU8(file) : file;
  const thread = new Worker(THREAD, { eval: true, workerData: { readers: await built, name, bytes } });
  try {
    const found = await new Promise<Decoded>((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", reject);
    });
    return saidDecoded(found);
  } finally {
    await thread.terminate();
  }
}

/** The content of a file that must be read. */
export async function contentOf(name: string, file: Uint8Array | string): Promise<SaidContent> {
  const found = await read(name, file);
  if ("error" in found) throw new Error(`${name} was not read: ${found.error}`);
  return found;
}
