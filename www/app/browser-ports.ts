/** What the app takes from the browser. */
import { EngineClient } from "../engine/client.ts";
import { crewOf } from "../engine/pool.ts";
import { engineWorker, startWorker } from "../engine/workers.ts";
import { startReaders } from "../files/page-readers.ts";
import { browserArchives } from "../workspace/archive/browser.ts";
import { browserHost } from "../workspace/keep/browser.ts";
import { startOpening } from "../workspace/opening-thread.ts";
import { startPatternThread } from "../workspace/pattern-thread.ts";
import type { Address, Ports } from "../workspace/ports.ts";

const address: Address = {
  read: () => location.hash,
  write: (hash) => {
    location.hash = hash;
  },
  replace: (hash) => history.replaceState(history.state, "", hash),
  follow: (onChange) => addEventListener("hashchange", onChange),
};

/** See the head of this file. */
export function browserPorts(): Ports {
  return {
    engine: new EngineClient({
      startWorker: () => startWorker(engineWorker),
      crew: crewOf(location.search, navigator.hardwareConcurrency),
    }),
    startReaders,
    startPatternThread,
    startOpening,
    address,
    fetch: (path, signal) => fetch(new URL(path, document.baseURI), { signal }),
    keeping: browserHost(),
    archives: browserArchives(),
  };
}
