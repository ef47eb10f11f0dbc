// The conformance set in Node.js, with either build of the engine.
import { readFileSync } from "node:fs";
import { fixturesOf } from "./outcome.mjs";

const PACKAGE = new URL("../../www/engine/pkg/", import.meta.url);
const MODULES = { simd: "lookalike_bg.wasm", scalar: "lookalike_scalar_bg.wasm" };

export const set = readJson("cases.json");
export const fixtures = Object.fromEntries(
  fixturesOf(set).map((path) => [path, readFileSync(new URL(`../fixtures/${path}`, import.meta.url), "utf8")]),
);

/** The digests that every build must give. */
export const expected = readJson("digests.json");

function readJson(name) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}

/** The engine with one of its builds; each load is a module of its own. */
export async function loadEngine(build) {
  const { Corpus, initSync } = await import(`${new URL("lookalike.js", PACKAGE).href}?conformance=${build}`);
  const { pairAt } = await import(new URL("columns.js", PACKAGE).href);
  initSync({ module: readFileSync(new URL(MODULES[build], PACKAGE)) });
  return {
    open(documents) {
      const corpus = new Corpus();
      corpus.addAll(documents);
      return {
        compare: (params) => corpus.compare(params),
        passages: (a, b, params) => corpus.passages(a, b, params),
        pairAt,
        close: () => corpus.free(),
      };
    },
  };
}

/** The names of the cases whose digests are not those of the native build, or that only one of both has. */
export function differing(digests) {
  const names = new Set([...Object.keys(digests), ...Object.keys(expected)]);
  return [...names].filter((name) => digests[name] !== expected[name]);
}
