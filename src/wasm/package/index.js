/**
 * The package's entry: the generated module, with an `init` that finds the engine in a page, in a bundle and in Node.js
 * alike, and with reports that are pleasant to use. `tools/build.mjs` puts it beside that module.
 */
import { Corpus } from "./corpus.js";
import { onceLoaded } from "./guard.js";
import initGenerated, * as generated from "./lookalike.js";
import { Report } from "./report.js";
import { checkTexts } from "./texts.js";

// biome-ignore lint/performance/noReExportAll: all of the interface is the interface
// biome-ignore lint/performance/noBarrelFile: the engine is one module, so nothing is loaded in vain
export * from "./lookalike.js";
export { Pair, Report, ReportDocument } from "./report.js";
export { Corpus };

/** Loads the engine, once. Without options it is the file beside this one. */
export default async function init(options) {
  return initGenerated(options ?? { module_or_path: await engineFile() });
}

export const birthday = onceLoaded("birthday()", generated.birthday);
export const candidateProbability = onceLoaded("candidateProbability()", generated.candidateProbability);
export const checkParams = onceLoaded("checkParams()", generated.checkParams);
export const defaultParams = onceLoaded("defaultParams()", generated.defaultParams);
export const expectedCollisions = onceLoaded("expectedCollisions()", generated.expectedCollisions);
export const forecast = onceLoaded("forecast()", generated.forecast);
export const freshSeed = onceLoaded("freshSeed()", generated.freshSeed);
export const functionsNeeded = onceLoaded("functionsNeeded()", generated.functionsNeeded);
export const modularAsPrinted = onceLoaded("modularAsPrinted()", generated.modularAsPrinted);
export const warmUp = onceLoaded("warmUp()", generated.warmUp);

export const sketchTexts = onceLoaded("sketchTexts()", (texts, sets, templates, params) => {
  checkTexts(texts, "texts");
  checkTexts(templates, "templates");
  return generated.sketchTexts(texts, sets, templates, params);
});

export const compare = onceLoaded("compare()", (texts, params, options) => {
  checkTexts(texts, "texts");
  return new Report(generated.compare(texts, params, options), new LaterCorpus(texts));
});

/**
 * The documents of a plain `compare`, taken in anew when somebody first asks for a passage. Kept from the comparison they
 * would hold memory that JavaScript does not see, and so does not free in time, for those who only want the pairs.
 */
class LaterCorpus {
  #texts;
  #corpus;

  constructor(texts) {
    this.#texts = [...texts];
  }

  #filled() {
    if (!this.#corpus) {
      this.#corpus = new Corpus();
      this.#corpus.addAll(this.#texts);
    }
    return this.#corpus;
  }

  passages(a, b, params) {
    return this.#filled().passages(a, b, params);
  }

  text(id) {
    return this.#filled().text(id);
  }
}

/** The generated `init` fetches an address, and Node.js fetches no files: there it is given the bytes. */
async function engineFile() {
  // Written out, for bundlers to see which file this is.
  const address = new URL("./lookalike_bg.wasm", import.meta.url);
  const node = globalThis.process?.versions?.node;
  if (address.protocol !== "file:" || node === undefined) return address;
  // Asked for at run time, since an import would be one that pages and bundlers cannot resolve.
  const files = globalThis.process.getBuiltinModule?.("node:fs");
  if (files) return files.promises.readFile(address);
  throw new Error(
    `init() needs Node.js 20.16, 22.3 or later to find the engine, this is ${node}: update Node.js, or hand in the bytes ` +
      "of the package's lookalike_bg.wasm, init({ module_or_path: bytes })",
  );
}
