/** The browser's ports for a first comparison. */
import { EngineClient } from "../engine/client.ts";
import { parallelismOf } from "../engine/slices.ts";
import { engineWorker, startWorker } from "../engine/workers.ts";
import { startReaders } from "../read/page-readers.ts";
import type { Address, Ports } from "../state/ports.ts";
import { fetchResult } from "./result-parts.tsx";

const address: Address = {
  read: () => location.hash,
  write: (hash) => {
    location.hash = hash;
  },
  replace: (hash) => history.replaceState(history.state, "", hash),
  follow: (onChange) => addEventListener("hashchange", onChange),
};

export function browserPorts(): Ports {
  return {
    engine: new EngineClient({
      startWorker: () => startWorker(engineWorker),
      parallelism: parallelismOf(location.search, navigator.hardwareConcurrency),
    }),
    startReaders,
    address,
    fetch: (path, signal) => fetch(new URL(path, document.baseURI), { signal }),
    loadResult: fetchResult,
  };
}
