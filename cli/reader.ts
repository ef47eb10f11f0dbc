/** The Node.js thread that reads files: the page's readers, with pdf.js's character maps and libarchive from beside the bundle. */

import "./windows-1252";
import { readFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort } from "node:worker_threads";
import type { ReadOrder, ReadReply } from "../www/read/reader-pool";
import { follow } from "../www/read/thread";

// libarchive, as built for Node.js, looks for its folder; its module is given to it.
Object.assign(globalThis, { __dirname: "" });
// pdf.js makes a matrix for drawing as it loads, which Node.js does not have. Nothing is drawn here.
Object.assign(globalThis, { DOMMatrix: class {} });

const maps = new URL("cmaps/", import.meta.url);

const host = {
  readCharacterMap: async (fileName: string) => new Uint8Array(await readFile(new URL(fileName, maps))),
  readUnpacker: async () => new Uint8Array(await readFile(new URL("libarchive.wasm", import.meta.url))),
};

parentPort?.on("message", async (order: ReadOrder) => {
  const reply = await follow(order, host);
  if (isLong(reply)) collectGarbage();
  parentPort?.postMessage(reply);
});

/** Characters of a text from which on it matters what else is in memory while it is copied to the other thread. */
const MANY_CHARACTERS = 1 << 23;

function isLong({ outcomes }: ReadReply): boolean {
  return outcomes.some(({ found }) => {
    const own = "entries" in found ? found.own : found;
    return own !== undefined && "text" in own && own.text.length > MANY_CHARACTERS;
  });
}

/**
 * Frees the file's bytes and all that its text was made of, several times as much as the text. Node.js does so when this thread
 * alone needs memory, and does not know that another is about to.
 */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
