/** The Node.js thread that reads files: the page's readers, with pdf.js's character maps and libarchive from beside the bundle. */

import "./windows-1252";
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import type { ReadOrder, ReadReply } from "../www/read/reader-pool";
import { follow } from "../www/read/thread";
import { collectGarbageFor } from "./garbage";

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
  // A file's bytes, and all that its text was made of, are several times as much as the text, which is copied now.
  collectGarbageFor(textsOf(reply));
  parentPort?.postMessage(reply);
});

/** The texts of files, without those of files within them. */
function textsOf({ outcomes }: ReadReply): string[] {
  return outcomes.flatMap(({ found }) => {
    const own = "entries" in found ? found.own : found;
    return own && "text" in own ? [own.text] : [];
  });
}
