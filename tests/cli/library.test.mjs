/**
 * A `Corpus` and a `WorkerCorpus` of the installed package treat the same texts and the same wrong calls alike.
 */

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { install } from "../examples/project.mjs";

const { folder, remove } = install("node");
after(remove);

const load = (name) => import(pathToFileURL(join(folder, "node_modules/lookalike", name)).href);
const engine = await load("index.js");
const { WorkerCorpus } = await load("worker.js");
before(() => engine.default());

const TEXT = "He cleaned the lamp every morning, wound the clockwork at dusk, and wrote down the weather in a ledger.";
const MARK = "\ufeff";
/** A document from whose size on several workers read texts. It is a single word, so that it is read at once. */
const LARGE = { name: "large", text: "x".repeat(16 * 2 ** 20) };

test("passages of bytes with a byte order mark are where the text says, in every corpus", async () => {
  const documents = [
    { name: "marked", text: Buffer.from(`${MARK}Before it: ${TEXT}`) },
    { name: "plain", text: Buffer.from(TEXT) },
  ];
  for (const given of [documents, [...documents, LARGE]]) {
    const here = new engine.Corpus();
    const there = new WorkerCorpus({ workers: 2 });
    here.addAll(given);
    await there.addAll(given);
    for (const corpus of [here, there]) {
      const [pair] = (await corpus.compare()).pairs;
      const [{ aStart, aEnd }] = await pair.passages();
      assert.equal(pair.a.text, `Before it: ${TEXT}`);
      assert.equal(pair.a.text.slice(aStart, aEnd), TEXT.slice(0, -1));
      corpus.free();
    }
  }
});
