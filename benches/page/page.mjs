// Passes each call of `turn` on to the worker. Calls follow one another.
const worker = new Worker(new URL("worker.mjs", import.meta.url), { type: "module" });

globalThis.turn = (workload, isReady) =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data: { result, error } }) => (error === undefined ? resolve(result) : reject(error));
    worker.onerror = ({ message }) => reject(message ?? "the worker could not be started");
    worker.postMessage({ workload, isReady });
  });
