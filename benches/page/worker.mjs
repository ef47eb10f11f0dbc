// Runs comparisons in a browser, in a worker as the real page does. The first message has the workload made ready, and each
// other asks for one run.
import init, { Corpus, warmUp } from "../../www/engine/pkg/lookalike.js";
import { documentsIn, measure, warmedUp } from "./measure.mjs";

let prepared;

async function prepare(name) {
  const [description, file] = await Promise.all(
    ["json", "txt"].map((extension) => fetch(new URL(`../../.build/bench/${name}.${extension}`, import.meta.url))),
  );
  const { params } = await description.json();
  const documents = documentsIn(new Uint8Array(await file.arrayBuffer()));
  const { memory } = await init();
  const warmUpTime = warmedUp({ warmUp });
  return () => ({ warmUp: warmUpTime, ...measure({ Corpus, memory }, documents, params) });
}

self.addEventListener("message", async ({ data: { workload, isReady } }) => {
  try {
    prepared ??= prepare(workload);
    const run = await prepared;
    self.postMessage({ result: isReady ? run() : {} });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
});
