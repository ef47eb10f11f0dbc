/**
 * A report whose documents and pairs are arrays of objects. They are made when they are first asked for: most programs read a few
 * pairs, or the columns, which the engine returns and which go from thread to thread.
 */
import { documentAt, pairAt } from "./columns.js";

/** The warnings of each document that has any, by its place. */
function warningsByDocument({ documents }) {
  const byDocument = new Map();
  for (const { document, ...warning } of documents.warnings) {
    const warnings = byDocument.get(document);
    if (warnings) warnings.push(warning);
    else byDocument.set(document, [warning]);
  }
  return byDocument;
}

export class ReportDocument {
  #source;

  constructor(counts, index, warnings, source) {
    Object.assign(this, counts);
    this.index = index;
    this.warnings = warnings;
    this.#source = source;
  }

  get text() {
    return this.#source().text(this.id);
  }
}

export class Pair {
  #source;
  #params;

  constructor(measures, [a, b], params, source) {
    Object.assign(this, measures, { a, b });
    this.#params = params;
    this.#source = source;
  }

  get names() {
    return [this.a.name, this.b.name];
  }

  passages(params) {
    const detail = this.#source().passages(this.a.id, this.b.id, { ...this.#params, ...params });
    // A corpus in a worker answers later.
    return detail instanceof Promise ? detail.then(({ passages }) => passages) : detail.passages;
  }

  toJSON() {
    return { ...this, a: this.a.index, b: this.b.index };
  }
}

class RewrittenPair {
  constructor(a, b, inOrder, shared) {
    Object.assign(this, { a, b, inOrder, shared });
  }

  toJSON() {
    return { ...this, a: this.a.index, b: this.b.index };
  }
}

export class Report {
  #columns;
  #source;
  #documents;
  #pairs;
  #rewritten;

  constructor(columns, corpus) {
    this.#columns = columns;
    const { engine, digest, params, exact, fallbacks, groups, totals, warnings } = columns;
    Object.assign(this, { engine, digest, params, exact, fallbacks, groups, totals, warnings });
    this.#source = () => {
      if (corpus) return corpus;
      throw new TypeError("this report came without its corpus: pass it as well, new Report(columns, corpus)");
    };
  }

  get documents() {
    if (!this.#documents) {
      const warnings = warningsByDocument(this.#columns);
      const document = (_, index) =>
        new ReportDocument(documentAt(this.#columns, index), index, warnings.get(index) ?? [], this.#source);
      this.#documents = Object.freeze(Array.from({ length: this.#columns.documents.length }, document));
    }
    return this.#documents;
  }

  get pairs() {
    if (!this.#pairs) {
      const { documents } = this;
      const pair = (_, index) => {
        const measures = pairAt(this.#columns, index);
        return new Pair(measures, [documents[measures.a], documents[measures.b]], this.params, this.#source);
      };
      this.#pairs = Object.freeze(Array.from({ length: this.#columns.pairs.length }, pair));
    }
    return this.#pairs;
  }

  get rewritten() {
    if (!this.#rewritten) {
      const { documents } = this;
      const { a, b, inOrder, shared } = this.#columns.rewritten;
      const pair = (first, at) => new RewrittenPair(documents[first], documents[b[at]], inOrder[at], shared[at]);
      this.#rewritten = Object.freeze(Array.from(a, pair));
    }
    return this.#rewritten;
  }

  get columns() {
    return this.#columns;
  }

  toJSON() {
    return { ...this, documents: this.documents, pairs: this.pairs, rewritten: this.rewritten };
  }
}
