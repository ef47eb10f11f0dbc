// Runs comparisons in Node.js: one for each line on standard input, as a line of JSON, once it has said that it is ready.
//
// node benches/node.mjs WORKLOAD
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Corpus, initSync, warmUp } from "../www/engine/pkg/lookalike.js";
import { documentsIn, measure, warmedUp } from "./page/measure.mjs";

const [name] = process.argv.slice(2);
const file = (path) => readFileSync(new URL(path, import.meta.url));

function prepare() {
  const { params } = JSON.parse(file(`../.build/bench/${name}.json`));
  const documents = documentsIn(file(`../.build/bench/${name}.txt`));
  const { memory } = initSync({ module: file("../www/engine/pkg/lookalike_bg.wasm") });
  const warmUpTime = warmedUp({ warmUp });
  return () => ({ warmUp: warmUpTime, ...measure({ Corpus, memory }, documents, params) });
}

const run = prepare();
console.log("{}"); // ready
for await (const _ of createInterface({ input: process.stdin })) console.log(JSON.stringify(run()));
