/** The Node.js thread that reads files: the page's readers, with pdf.js's tables taken from its package. */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import type { ReadOrder } from "../www/read/pool";
import { follow } from "../www/read/thread";

const maps = () => join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "cmaps");

const host = { readCharacterMap: async (fileName: string) => new Uint8Array(await readFile(join(maps(), fileName))) };

parentPort?.on("message", async (order: ReadOrder) => {
  parentPort?.postMessage(await follow(order, host));
});
