/**
 * The conformance set in a browser, by the page's own way to the engine: its client, its workers, its build of the engine.
 * `?workers=N` is as in the page's address; `build=simd` or `scalar` chooses the engine's build.
 */
import { EngineClient } from "../../www/engine/client.ts";
import { pairAt } from "../../www/engine/pairs.ts";
import type { Params, Report } from "../../www/engine/pkg/lookalike.js";
import { parallelismOf } from "../../www/engine/slices.ts";
import set from "./cases.json";
import { digestsOf, type Opened, type TestDocument } from "./outcome.mjs";

/** What came of it, once it is done. */
interface Outcome {
  digests?: Record<string, string>;
  error?: string;
  /** Workers with the engine that were started. */
  workers: number;
}

const fixtures = import.meta.glob("../fixtures/**/*.{txt,java}", { query: "?raw", import: "default", eager: true });
const texts = Object.fromEntries(
  Object.entries(fixtures).map(([path, text]) => [path.replace("../fixtures/", ""), String(text)]),
);

const asked = new URLSearchParams(location.search);
const modules: Readonly<Record<string, URL>> = {
  simd: new URL("../../www/engine/pkg/lookalike_bg.wasm", import.meta.url),
  scalar: new URL("../../www/engine/pkg/lookalike_scalar_bg.wasm", import.meta.url),
};

async function compile(): Promise<WebAssembly.Module> {
  const address = modules[asked.get("build") ?? ""];
  if (!address) throw new Error("the address must say build=simd or build=scalar");
  return WebAssembly.compile(await (await fetch(address)).arrayBuffer());
}

let workers = 0;

function startWorker(): Worker {
  workers++;
  return new Worker(new URL("../../www/engine/worker/engine.ts", import.meta.url), { type: "module" });
}

const client = new EngineClient({ startWorker, parallelism: parallelismOf(location.search, 1), compile });

function open(documents: readonly TestDocument[]): Opened {
  client.setDocuments(documents);
  return {
    compare: (params: Partial<Params>): Promise<Report> => client.compare(params),
    passages: (a, b, params) => client.passages(a, b, params),
    pairAt,
    close: () => client.setDocuments([]),
  };
}

async function outcome(): Promise<Outcome> {
  try {
    return { digests: await digestsOf(set, texts, { open }), workers };
  } catch (error) {
    return { error: String(error), workers };
  }
}

// To the server that the page came from, so that any browser will do that can be given an address.
await fetch("./outcome", { method: "POST", body: JSON.stringify(await outcome()) });
