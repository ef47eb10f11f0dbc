/** Long work in slices, so that the page answers in between. */

/** Longer work at a time would be felt. */
const SLICE_MS = 10;

/** Lets the page have its turn. By a message, for browsers put off timers that follow each other by 4 ms. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // An open port would keep Node.js from ending.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A function to be awaited between two steps: it lets the page have its turn whenever a slice of time is used up. */
export function inSlices(milliseconds = SLICE_MS): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < milliseconds) return;
    await nextTurn();
    start = performance.now();
  };
}
