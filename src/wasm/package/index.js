/**
 * The package's entry: the generated module, with an `init` that finds the engine in a page, in a bundle and in Node.js
 * alike, and with reports of objects. `tools/build.mjs` puts it beside that module.
 */
import { Corpus } from "./corpus.js";
import { checkList, checkType } from "./errors.js";
import { onceLoaded } from "./guard.js";
import * as generated from "./lookalike.js";
import { Report } from "./report.js";
import { checkTexts } from "./texts.js";

// biome-ignore lint/performance/noBarrelFile: the engine is one module, so nothing is loaded in vain
export { default } from "./init.js";
// biome-ignore lint/performance/noReExportAll: all of the interface is the interface
export * from "./lookalike.js";
export { Pair, Report, ReportDocument } from "./report.js";
export { Corpus };

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
  for (const [name, documents] of Object.entries({ texts, templates })) {
    checkList(documents, name);
    checkTexts(documents, name);
  }
  checkType(sets, "boolean", "sets");
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
