/** The corpus of the package: that of the generated module, with clear errors, and with reports that are pleasant to use. */
import { checkList, checkType } from "./errors.js";
import { checkLoaded, Use } from "./guard.js";
import { Corpus as GeneratedCorpus } from "./lookalike.js";
import { Report } from "./report.js";
import { checkLabels, checkRule, checkText, checkTexts } from "./texts.js";

/**
 * Checks of what a method is called with, where the engine does not check it. A value of another type than the generated module
 * expects would leave the corpus locked.
 */
const CHECKS = {
  addSketches(documents) {
    checkList(documents, "documents");
    checkLabels(documents, "documents");
  },
  admit: checkAdmission,
  evidenceFor: checkText,
  giveText: (_, text) => checkType(text, "string", "text"),
  judge: checkAdmission,
  passagesOf: (_pairs, _params, onPair) => checkType(onPair, "function", "onPair"),
  passagesOfNew: checkText,
  query: checkText,
};

function checkAdmission(document, _, rule) {
  checkText(document);
  checkRule(rule);
}

export class Corpus extends GeneratedCorpus {
  #use;

  constructor(...given) {
    if (given.length > 0) {
      throw new TypeError(
        "new Corpus() takes no arguments; to start with documents, call corpus.addAll([…]) on the new corpus",
      );
    }
    checkLoaded("new Corpus()");
    super();
    this.#use = new Use();
  }

  add(document, ...others) {
    if (others.length > 0) {
      const rest = "write corpus.add({ name, text }), or corpus.addAll([…]) for several documents";
      throw new TypeError(
        `add() takes one document, a string or { name, text }, got ${others.length + 1} values; ${rest}`,
      );
    }
    checkText(document);
    return this.#use.during("add()", () => super.add(document));
  }

  addAll(documents) {
    checkTexts(documents, "documents");
    return this.#use.during("addAll()", () => super.addAll(documents));
  }

  compare(params, options) {
    return new Report(
      this.#use.during("compare()", () => super.compare(params, options)),
      this,
    );
  }

  comparePairs(pairs, params, options) {
    return new Report(
      this.#use.during("comparePairs()", () => super.comparePairs(pairs, params, options)),
      this,
    );
  }

  free() {
    if (this.#use.end()) super.free();
  }

  static {
    const generated = Object.getOwnPropertyDescriptors(GeneratedCorpus.prototype);
    for (const [name, { value, get }] of Object.entries(generated)) {
      // What the class has itself stays, and so does what the generated module calls on its own.
      if (Object.hasOwn(Corpus.prototype, name) || name.startsWith("__")) continue;
      const property = get
        ? {
            get() {
              return this.#use.during(name, () => get.call(this));
            },
          }
        : {
            value(...args) {
              CHECKS[name]?.(...args);
              return this.#use.during(`${name}()`, () => value.apply(this, args));
            },
            writable: true,
          };
      Object.defineProperty(Corpus.prototype, name, { ...property, configurable: true });
    }
    if (Symbol.dispose) Corpus.prototype[Symbol.dispose] = Corpus.prototype.free;
  }
}
