/**
 * Honest files of every format with random changes: each is read, or has a line that somebody wrote. They are read in a thread of
 * their own, so that a reader which never ends fails its test by the runner's timeout.
 */
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { expect, test } from "@playwright/test";
import { numbers } from "../hostile/kit.mjs";
import { mutant, mutator, wrongWith } from "../hostile/mutate.mjs";
import { everyFormat } from "../samples/formats.mjs";
import { builtForNode } from "./node-build.ts";

const MUTANTS = 24;

const TEXT = readFileSync(
  new URL("../fixtures/english_classics/thoreau-where-i-lived.txt", import.meta.url),
  "utf8",
).slice(0, 6000);

/** Reads files and what is in them, and sends the outcomes without their texts. */
const THREAD = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { readers, name, files } = workerData;
  const slim = (found) => "text" in found ? { text: typeof found.text === "string" ? "" : null } : found;
  import(readers).then(async ({ readContent }) => {
    const read = (source, name) => readContent(source, { name }, {});
    for (const bytes of files) {
      const found = await read({ blob: new Blob([bytes]) }, name);
      if (!("entries" in found)) {
        parentPort.postMessage([slim(found)]);
        continue;
      }
      const inside = [];
      for (const entry of found.entries.slice(0, 20)) inside.push(await read({ blob: found.blob, entry }, entry.name));
      parentPort.postMessage(inside.filter((one) => !("entries" in one)).map(slim));
    }
  });
`;

for (const [name, whole] of Object.entries(everyFormat(TEXT))) {
  if (name.endsWith(".pdf")) continue;
  test(`mutants of ${name} are read, or have a line`, async () => {
    const random = numbers(name.length);
    const mutate = mutator(random);
    const files = Array.from({ length: MUTANTS }, () => Uint8Array.from(mutant(whole, { mutate, random })));
    const readers = await builtForNode("www/read/content.ts");
    const thread = new Worker(THREAD, { eval: true, workerData: { readers: readers.href, name, files } });
    try {
      const outcomes = await new Promise<object[][]>((resolve, reject) => {
        const all: object[][] = [];
        thread.on("message", (outcome: object[]) => {
          if (all.push(outcome) === MUTANTS) resolve(all);
        });
        thread.once("error", reject);
      });
      expect(outcomes.flat().map(wrongWith).filter(Boolean)).toEqual([]);
    } finally {
      await thread.terminate();
    }
  });
}
