/**
 * Reads one file in a thread of its own, so that a reader which never ends fails its test by the runner's timeout: a loop on
 * the test's own thread would keep the runner from noticing.
 */
import { Worker } from "node:worker_threads";
import { strToU8 } from "fflate";
import type { Decoded } from "../../www/read/model.ts";
import { type ContentAsText, decodedAsText } from "./messages-as-text.ts";
import { builtForNode } from "./node-build.ts";
import { speak } from "./speak.ts";

speak("en");

const THREAD = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { readers, name, bytes } = workerData;
  import(readers)
    .then(({ readContent }) => readContent({ blob: new Blob([bytes]) }, { name }, {}))
    .then((found) => parentPort.postMessage(found));
`;

/** What became of a file that is given as bytes or as text; an archive is none. */
export async function read(name: string, file: Uint8Array | string): Promise<ContentAsText | { error: string }> {
  const bytes = typeof file === "string" ? strToU8(file) : file;
  const readers = await builtForNode("www/read/content.ts");
  const thread = new Worker(THREAD, { eval: true, workerData: { readers: readers.href, name, bytes } });
  try {
    const found = await new Promise<Decoded>((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", reject);
    });
    return decodedAsText(found);
  } finally {
    await thread.terminate();
  }
}

/** The content of a file that must be read. */
export async function contentOf(name: string, file: Uint8Array | string): Promise<ContentAsText> {
  const found = await read(name, file);
  if ("error" in found) throw new Error(`${name} was not read: ${found.error}`);
  return found;
}
