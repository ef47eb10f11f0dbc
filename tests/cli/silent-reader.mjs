// Loaded into the command's threads by `node --import`: a thread that is given a file named "silent.txt" ends itself without a
// word, as one does that the system takes away.
import { isMainThread, parentPort } from "node:worker_threads";

if (!isMainThread && parentPort) {
  const listen = parentPort.on.bind(parentPort);
  // Not a listener beside the reader's: the first one would take the messages that arrive before the second is there.
  parentPort.on = (type, listener) =>
    listen(type, (message) => (message?.asked?.name.endsWith("silent.txt") ? process.exit() : listener(message)));
}
