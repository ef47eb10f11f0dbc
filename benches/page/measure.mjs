// One comparison in WebAssembly, the same in Node.js and in a browser's worker: whole.rs tells the same story natively.

/** Warms the engine up, as the page does while nobody waits for it yet; gives how long that took. */
export function warmedUp({ warmUp }) {
  const began = performance.now();
  warmUp();
  return performance.now() - began;
}

/**
 * Hands `documents` over to a new corpus and compares once. Times are in milliseconds; a stage lasts until the first
 * report of the next, and the last until the report is a JavaScript object.
 */
export function measure({ Corpus, memory }, documents, params) {
  const corpus = new Corpus();
  let began = performance.now();
  corpus.addAll(documents.map((text, number) => ({ name: `document ${number}`, text })));
  const handOver = performance.now() - began;

  const stages = [];
  began = performance.now();
  const report = corpus.compare(params, ({ stage }) => {
    if (stages.at(-1)?.stage !== stage) stages.push({ stage, at: performance.now() });
  });
  const ended = performance.now();
  const result = {
    handOver,
    total: ended - began,
    stages: stages.map(({ stage, at }, number) => [stage, (stages[number + 1]?.at ?? ended) - at]),
    memory: memory.buffer.byteLength, // it never shrinks
    found: found(report),
  };
  corpus.free();
  return result;
}

/** What was found, to be the same on every side. */
function found({ digest, pairs, totals }) {
  return { digest, listed: pairs.length, totals };
}

/**
 * The documents in a file's bytes, which are separated by zeros. Each is decoded by itself, as a page reads files: pieces
 * cut from one long string would all be as wide as its widest character.
 */
export function documentsIn(bytes) {
  const documents = [];
  const decoder = new TextDecoder();
  for (let start = 0; start <= bytes.length; ) {
    const found = bytes.indexOf(0, start);
    const end = found === -1 ? bytes.length : found;
    documents.push(decoder.decode(bytes.subarray(start, end)));
    start = end + 1;
  }
  return documents;
}
