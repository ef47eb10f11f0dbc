// The conformance set for every build that JavaScript runs: the same cases, texts and digests as tests/engine/conformance.rs, by an
// engine that is handed in. Knows neither Node.js nor a browser.

/** Listed pairs whose passages are in a digest, the first ones. */
const DETAILED_PAIRS = 6;

/** A case for each value of each parameter, with what it needs to matter; then those that are written out. */
export function casesOf({ vary, needs, cases }) {
  const varied = Object.entries(vary).flatMap(([field, values]) =>
    values.map((value) => ({ name: `${field}=${value}`, set: "mixed", params: { ...needs[field], [field]: value } })),
  );
  return [...varied, ...cases];
}

/** The paths of all fixtures that the cases read. */
export function fixturesOf({ sets }) {
  const documents = Object.values(sets).flat();
  return [...new Set(documents.flatMap(({ of }) => (of === undefined ? [] : [of])))];
}

/** The documents of a set; `fixtures` are texts by path. */
export function documentsOf({ sets }, name, fixtures) {
  const [{ generated, words }] = sets[name];
  if (generated !== undefined) {
    const rest = { role: "submission", author: null };
    return textsOf(generated, words).map((text, id) => ({ id, name: `generated ${id}`, text, ...rest }));
  }
  return sets[name].map(({ of, from, to, reverse, replace = [], disguise, role, author }, id) => {
    const characters = [...fixtures[of]].slice(from, to);
    const text = (reverse ? characters.reverse() : characters).join("");
    return {
      id,
      name: `${of} ${from}-${to}${disguise === undefined ? "" : `, ${disguise}`}`,
      text: replace.reduce((changed, [what, by]) => changed.replaceAll(what, by), text),
      role: role ?? "submission",
      author: author ?? null,
    };
  });
}

/**
 * Texts of random words; every tenth is an earlier one with a tenth of its words changed. tests/engine/conformance.rs and
 * python/tests/samples.py have the same.
 */
function textsOf(count, words) {
  let state = 1;
  const below = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % limit;
  };
  const texts = [];
  for (let number = 0; number < count; number++) {
    const isCopy = number % 10 === 9;
    const text = isCopy ? [...texts[below(number)]] : [];
    const changed = isCopy ? Math.floor(words / 10) : words;
    const start = isCopy ? below(words - changed) : 0;
    for (let at = start; at < start + changed; at++) text[at] = `w${below(20_000)}`;
    texts.push(text);
  }
  return texts.map((text) => text.join(" "));
}

/**
 * The digest of each case, by its name. `engine.open(documents)` takes a set and gives `compare(params)`, `passages(a, b, params)`,
 * `pairAt(report, index)` and `close()`, whose answers may be promises.
 */
export async function digestsOf(set, fixtures, engine) {
  const digests = {};
  for (const { name, set: of, params } of casesOf(set)) {
    const opened = await engine.open(documentsOf(set, of, fixtures));
    try {
      digests[name] = digest(await outcome(opened, params));
    } finally {
      await opened.close();
    }
  }
  return digests;
}

/** The whole report, pairs and documents one by one, and the passages of the first pairs. */
async function outcome({ compare, passages, pairAt }, params) {
  const report = await compare(params);
  const { estimates: _inPairs, ...rest } = report;
  const pairs = Array.from({ length: report.pairs.length }, (_, index) => pairAt(report, index));
  const details = [];
  // The engine keeps the texts only as far as memory is asked to suffice; the page hands them in again.
  for (const { a, b } of report.fallbacks.length === 0 ? pairs.slice(0, DETAILED_PAIRS) : []) {
    const detail = await passages(a, b, params);
    const { obfuscationA: _a, obfuscationB: _b, rewritten: _places, ...compared } = detail;
    details.push({ ...compared, passages: inReadingOrder(compared.passages) });
  }
  return { report: { ...rest, documents: documentRows(report), pairs, rewritten: rewrittenRows(report) }, details };
}

/** The engine has the strongest first, the page has them as they are read. */
function inReadingOrder(passages) {
  return [...passages].sort((x, y) => x.aStart - y.aStart || x.aEnd - y.aEnd || x.bStart - y.bStart);
}

/** The engine's columns as it has them inside: a document each, none as null. */
function documentRows({ documents }) {
  const { name, language, warnings } = documents;
  return name.map((_, at) => ({
    id: documents.id[at],
    name: name[at],
    language: language[at] ?? null,
    ...Object.fromEntries(COUNTS.map((key) => [key, documents[key][at]])),
    group: documents.group[at] || null,
    deobfuscated: Object.fromEntries(DEOBFUSCATED.map((key) => [key, documents[key][at]])),
    warnings: warnings.filter(({ document }) => document === at).map(({ document: _, ...warning }) => warning),
  }));
}

/** The same of the pairs that may be rewritten. */
function rewrittenRows({ rewritten: { a, b, inOrder, shared } }) {
  return Array.from(a, (first, at) => ({ a: first, b: b[at], inOrder: inOrder[at], shared: shared[at] }));
}

const COUNTS = "tokens words quoted referenced shingles distinct inTemplate common compared weight".split(" ");
const DEOBFUSCATED = "invisible backwards lookAlike styled spacedOut open".split(" ");

/**
 * FNV-1a of 64 bits, in two halves, over a value written out in one way only: keys in their order, numbers as the bits of a
 * double. tests/engine/conformance.rs has the same.
 */
export function digest(value) {
  let [high, low] = [0xcbf29ce4, 0x84222325];
  const encoder = new TextEncoder();
  const double = new DataView(new ArrayBuffer(8));
  const put = (bytes) => {
    for (const byte of bytes) {
      low = (low ^ byte) >>> 0;
      // Times 2^40 + 0x1b3; every product stays below 2^53.
      const product = low * 0x1b3;
      high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + low * 0x100) % 2 ** 32;
      low = product % 2 ** 32;
    }
  };
  const mark = (letter) => put([letter.charCodeAt(0)]);
  const text = (string) => {
    put(encoder.encode(string));
    put([0xff]);
  };
  const feed = (item) => {
    if (item === null) mark("n");
    else if (typeof item === "boolean") mark(item ? "t" : "f");
    else if (typeof item === "number") {
      mark("d");
      double.setFloat64(0, item, true);
      put(new Uint8Array(double.buffer));
    } else if (typeof item === "string") {
      mark("s");
      text(item);
    } else if (Array.isArray(item) || ArrayBuffer.isView(item)) {
      mark("[");
      for (const one of item) feed(one);
      mark("]");
    } else if (typeof item === "object") {
      mark("{");
      for (const key of Object.keys(item).sort()) {
        text(key);
        feed(item[key]);
      }
      mark("}");
    } else throw new TypeError(`a report holds no ${typeof item}`);
  };
  feed(value);
  return high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0");
}
