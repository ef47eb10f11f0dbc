/** The thread behind a `WorkerCorpus`: a corpus whose methods are called by messages, one after the other. */
import { Corpus } from "./corpus.js";
import init from "./init.js";
import { sketchTexts } from "./lookalike.js";

// Node.js has no messages on its global object; asked for at run time, for bundlers that build for pages.
const port = globalThis.process?.getBuiltinModule?.("node:worker_threads").parentPort ?? globalThis;
const loaded = init();
let corpus;

/** Calls that are more than the corpus's own method. */
const calls = {
  sketchTexts: (_, ...args) => sketchTexts(...args),
  // A report travels as its columns.
  compare: (options, params) => corpus.compare(params, options).columns,
  comparePairs: (options, pairs, params) => corpus.comparePairs(pairs, params, options).columns,
  passagesOf(_, ...args) {
    const details = [];
    corpus.passagesOf(...args, (detail) => details.push(detail));
    return details;
  },
};

async function answer({ data: { ticket, method, args } }) {
  try {
    await loaded;
    corpus ??= new Corpus();
    const onProgress = (progress) => port.postMessage({ ticket, progress });
    const call = calls[method];
    const result = call ? call({ onProgress }, ...args) : corpus[method](...args);
    port.postMessage({ ticket, result }, [...buffersOf(result)]);
  } catch (error) {
    port.postMessage({ ticket, error: described(error) });
  }
}

/** What a copy of an error would lose: its own name and its fields. */
function described(error) {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), fields: {} };
  return { name: error.name, message: error.message, fields: { ...error } };
}

/** The memory of all arrays of numbers in a result. */
function buffersOf(value, buffers = new Set()) {
  if (ArrayBuffer.isView(value)) buffers.add(value.buffer);
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) buffersOf(part, buffers);
  return buffers;
}

if (port.on) port.on("message", (data) => answer({ data }));
else port.onmessage = answer;
