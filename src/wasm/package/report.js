/**
 * A report that is pleasant to use: its documents and pairs are lists of objects, which are made when they are asked for.
 * Behind them are the columns that the engine gives, and that go from thread to thread.
 */
import { documentAt, pairAt } from "./columns.js";

/** A list whose items are made when they are asked for. */
class List {
  #at;

  constructor(length, at) {
    this.length = length;
    this.#at = at;
  }

  at(index) {
    const place = Math.trunc(index) + (index < 0 ? this.length : 0);
    return place >= 0 && place < this.length ? this.#at(place) : undefined;
  }

  *[Symbol.iterator]() {
    for (let index = 0; index < this.length; index++) yield this.#at(index);
  }

  toJSON() {
    return [...this];
  }
}

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
    return this.#source().passages(this.a.id, this.b.id, { ...this.#params, ...params }).passages;
  }

  toJSON() {
    return { ...this, a: this.a.index, b: this.b.index };
  }
}

export class Report {
  #columns;

  constructor(columns, corpus) {
    this.#columns = columns;
    const { engine, digest, params, exact, fallbacks, groups, totals, warnings } = columns;
    Object.assign(this, { engine, digest, params, exact, fallbacks, groups, totals, warnings });
    const source = () => {
      if (corpus) return corpus;
      throw new TypeError("this report came without its corpus: hand it in as well, new Report(columns, corpus)");
    };
    const made = new Map();
    let byDocument;
    const document = (index) => {
      byDocument ??= warningsByDocument(columns);
      if (!made.has(index)) {
        made.set(index, new ReportDocument(documentAt(columns, index), index, byDocument.get(index) ?? [], source));
      }
      return made.get(index);
    };
    const pair = (index) => {
      const measures = pairAt(columns, index);
      return new Pair(measures, [document(measures.a), document(measures.b)], params, source);
    };
    this.documents = new List(columns.documents.length, document);
    this.pairs = new List(columns.pairs.length, pair);
  }

  get columns() {
    return this.#columns;
  }
}
