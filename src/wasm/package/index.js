/**
 * The package's entry: the generated module, with an `init` that finds the engine in a page, in a bundle and in Node.js
 * alike, and with reports of objects. `tools/build.mjs` puts it beside that module.
 */
import { Corpus } from "./corpus.js";
import { checkList, checkType } from "./errors.js";
import { onceLoaded } from "./guard.js";
import * as generated from "./lookalike.js";
import { Report } from "./report.js";
import { checkTexts, copyOf } from "./texts.js";

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
  const documents = Array.isArray(texts) ? Array.from(texts, copyOf) : texts;
  const columns = generated.compare(documents, params, options);
  return new Report(columns, new LaterCorpus(documents, columns.digest));
});

/**
 * The documents of a plain `compare`, taken in anew when somebody first asks for a passage. Kept from the comparison they
 * would hold memory that JavaScript does not see, and so does not free in time, for those who only want the pairs.
 *
 * Bytes are not copied: large lists of them would take twice the memory, for those who only want the pairs, too. Callers may
 * have changed them since, which the digest shows; it is checked once, in a twentieth of the time of the comparison.
 */
class LaterCorpus {
  #documents;
  #digest;
  #corpus;

  constructor(documents, digest) {
    this.#documents = documents;
    this.#digest = digest;
  }

  #filled() {
    if (!this.#corpus) {
      const corpus = new Corpus();
      if (!this.#isTakenInBy(corpus)) {
        corpus.free();
        throw new Error(
          "the bytes of a text changed after compare() had read them, and its passages are read from them again: " +
            "leave them as they are, or use a Corpus, which has a copy",
        );
      }
      this.#corpus = corpus;
    }
    return this.#corpus;
  }

  /** Adds the documents; returns whether they are those that were compared. */
  #isTakenInBy(corpus) {
    const hasBytes = this.#documents.some(({ text }) => text instanceof Uint8Array);
    try {
      corpus.addAll(this.#documents);
    } catch (error) {
      // They were texts: now they are not UTF-8, or begin as another file does.
      if (error instanceof TypeError) return false;
      throw error;
    }
    // A comparison of no pair reads the texts for their digest only.
    return !hasBytes || corpus.comparePairs([]).digest === this.#digest;
  }

  passages(a, b, params) {
    return this.#filled().passages(a, b, params);
  }

  text(id) {
    return this.#filled().text(id);
  }
}
