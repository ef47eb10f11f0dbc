// Random changes to honest files and texts, the same for the same seed, and what must hold whatever they do.
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { gunzipSync, gzipSync, unzipSync, zipSync } from "fflate";
import { everyFormat } from "../samples/formats.mjs";
import { numbers } from "./kit.mjs";

const READER = new URL("../../.build/cli/terminal/reader.mjs", import.meta.url);
const PACKAGE = new URL("../../www/engine/pkg/lookalike.js", import.meta.url);
const FIXTURES = new URL("../fixtures/", import.meta.url);
const CASES = new URL("../conformance/cases.json", import.meta.url);

/** Seconds that one mutant may take: some hundred times what the file takes that it was made of. */
const PATIENCE = 30;

/** What breaks parsers most often. */
const PIECES = [
  "<",
  ">",
  "&",
  "{",
  "}",
  "\\",
  "%",
  "(",
  ")",
  "[",
  "]",
  "\0",
  "\n",
  " ",
  "\u0301",
  "/*",
  "#",
  '"',
  "'",
  "-1",
  "99999999999",
  "<!--",
  "<![CDATA[",
  "&a;",
  "stream",
  "endobj",
  "0 R",
  "\\u-1?",
  "PK\x01\x02",
];

/** A function that changes bytes in some of the ways in which files are damaged, or made to do damage. */
export function mutator(random) {
  const below = (limit) => Math.floor(random() * limit);
  const changes = [
    (bytes) => {
      for (let times = 1 + below(8); times > 0 && bytes.length > 0; times--)
        bytes[below(bytes.length)] ^= 1 << below(8);
      return bytes;
    },
    (bytes) => bytes.subarray(0, below(bytes.length + 1)),
    (bytes) => spliced(bytes, below(bytes.length + 1), below(200), Buffer.alloc(0)),
    (bytes) =>
      spliced(
        bytes,
        below(bytes.length + 1),
        below(4),
        Buffer.from(PIECES[below(PIECES.length)].repeat(1 + below(300))),
      ),
    (bytes) => {
      const from = below(bytes.length + 1);
      return spliced(bytes, below(bytes.length + 1), 0, bytes.subarray(from, from + below(2_000)));
    },
    (bytes) => {
      // Any run of digits becomes another number: a length, a count, an offset.
      const text = bytes.toString("latin1");
      const places = [...text.matchAll(/\d+/g)];
      const place = places[below(places.length)];
      const number = [0, -1, below(100), 65_535, 2_147_483_648, 1e15][below(6)];
      return place === undefined ? bytes : spliced(bytes, place.index, place[0].length, Buffer.from(String(number)));
    },
  ];
  return (bytes) => {
    let changed = Buffer.from(bytes);
    for (let times = 1 + below(3); times > 0; times--) changed = changes[below(changes.length)](changed);
    return changed;
  };
}

function spliced(bytes, at, length, piece) {
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at + length)]);
}

function isPacked(bytes) {
  return isGzip(bytes) || (bytes[0] === 0x50 && bytes[1] === 0x4b);
}

function isGzip(bytes) {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** A package with one of its parts changed, and packed as it should be: a changed byte of the whole would only break a checksum. */
function repacked(bytes, mutate, random) {
  if (isGzip(bytes)) return gzipSync(mutate(gunzipSync(bytes)), { mtime: 0 });
  const parts = unzipSync(bytes);
  const names = Object.keys(parts);
  const name = names[Math.floor(random() * names.length)];
  return zipSync({ ...parts, [name]: mutate(parts[name]) }, { mtime: "2020-01-01T00:00:00Z" });
}

function fixture(path) {
  return readFileSync(new URL(path, FIXTURES), "utf8");
}

/** A changed copy of a file. */
export function mutant(whole, { mutate, random }) {
  return random() < 0.7 && isPacked(whole) ? repacked(whole, mutate, random) : mutate(whole);
}

/** Reads mutants as long as it `goesOn()`. Gives how many; each that fails is handed to `fail`, with the reason. */
export async function mutateFiles({ seed, goesOn, fail }) {
  const random = numbers(seed);
  const mutate = mutator(random);
  const honest = Object.entries(everyFormat(fixture("english_classics/thoreau-where-i-lived.txt").slice(0, 6_000)));
  const reader = new Reader();
  let count = 0;
  try {
    for (; goesOn(); count++) {
      const [name, whole] = honest[count % honest.length];
      const bytes = mutant(whole, { mutate, random });
      const reason = await reader.read(name, bytes);
      if (reason !== null) fail({ name, bytes, reason });
    }
  } finally {
    await reader.end();
  }
  return count;
}

/** One thread of the terminal command, which is started anew when it is lost. */
class Reader {
  #worker = null;
  #order = 0;

  /** Why the file was neither read nor given a line; null where it was. */
  async read(name, bytes) {
    const found = await this.#ask({ blob: new Blob([bytes]) }, name);
    if ("failure" in found) return found.failure;
    if ("entries" in found) return this.#readEntries(found);
    return wrongWith(found);
  }

  async #readEntries({ entries, blob }) {
    for (const entry of entries.slice(0, 20)) {
      const found = await this.#ask({ blob, entry }, entry.name);
      if ("failure" in found) return found.failure;
      const wrong = "entries" in found ? null : wrongWith(found);
      if (wrong !== null) return wrong;
    }
    return null;
  }

  #ask(source, name) {
    this.#worker ??= new Worker(READER, { resourceLimits: { maxOldGenerationSizeMb: 400 } });
    const worker = this.#worker;
    const order = ++this.#order;
    return new Promise((finish) => {
      const hear = (message) => {
        if (message?.order === order) done(message.outcomes[0].found);
      };
      const stop = (error) => done({ failure: `its reader stopped: ${error.message}` });
      const exit = (code) => done({ failure: `its reader ended with status ${code}` });
      const done = (found) => {
        clearTimeout(timer);
        worker.off("message", hear).off("error", stop).off("exit", exit);
        if ("failure" in found) this.end();
        finish(found);
      };
      const timer = setTimeout(() => done({ failure: `it took more than ${PATIENCE} seconds` }), PATIENCE * 1000);
      worker.on("message", hear).on("error", stop).on("exit", exit);
      worker.postMessage({ order, jobs: [{ source, asked: { name } }] });
    });
  }

  async end() {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

/** A file becomes a text or a line; a line that repeats an error of JavaScript was not meant for anyone. */
export function wrongWith(found) {
  if ("text" in found) return typeof found.text === "string" ? null : "its text is none";
  if (typeof found.error?.code !== "string") return "it has no line";
  const reasons = JSON.stringify(found.error.args ?? {});
  return UNMEANT.test(reasons) ? `its line is an error of the program: ${found.error.code} ${reasons}` : null;
}

const UNMEANT =
  /undefined|null|is not a function|is not iterable|Maximum call stack|Invalid (?:array|string) length|Invalid count value|(?:out of|outside the) (?:range|bounds|memory)/;

/** The engine, which is loaded anew after it has panicked. */
export class Engine {
  #module;
  #loads = 0;

  constructor(module) {
    this.#module = module;
  }

  async #load() {
    const engine = await import(`${PACKAGE.href}?mutants=${this.#loads++}`);
    engine.initSync({ module: this.#module });
    const { pairAt } = await import(new URL("columns.js", PACKAGE).href);
    return { ...engine, pairAt };
  }

  /** Compares mutants as long as it `goesOn()`. Gives how many batches; each that fails is handed to `fail`, with the reason. */
  async mutateTexts({ seed, goesOn, fail }) {
    const random = numbers(seed + 1);
    const mutate = mutator(random);
    const { sets, vary } = JSON.parse(readFileSync(CASES, "utf8"));
    const honest = sets.mixed.map(({ of, from, to }) =>
      [...fixture(of)].slice(from, Math.min(to, from + 1_500)).join(""),
    );
    const anyOf = (list) => list[Math.floor(random() * list.length)];
    let engine = await this.#load();
    let count = 0;
    for (; goesOn(); count++) {
      const texts = Array.from({ length: 6 }, () => mutate(Buffer.from(anyOf(honest))).toString());
      const params = { memoryLimit: 256 };
      for (const field of Object.keys(vary)) if (random() < 0.25) params[field] = anyOf(vary[field]);
      const reason = check(engine, texts, params);
      if (reason === null) continue;
      fail({ name: "texts.json", bytes: JSON.stringify({ params, texts }, null, 1), reason });
      engine = await this.#load();
    }
    return count;
  }
}

/** What must hold of any texts under any parameters: mistakes are named, counts fit, and the same comes out twice. */
function check(engine, texts, params) {
  try {
    if (engine.checkParams(params).length > 0) return null;
    const report = engine.compare(texts, params);
    for (let at = 0; at < report.pairs.length; at++) {
      const { a, b, shared, union, jaccard } = engine.pairAt(report, at);
      const fits = a < b && b < texts.length && shared <= union && jaccard >= 0 && jaccard <= 1;
      if (!fits) return `pair ${at} does not fit: ${JSON.stringify({ a, b, shared, union, jaccard })}`;
    }
    const again = engine.compare(texts, params);
    return JSON.stringify(again) === JSON.stringify(report) ? null : "the same texts gave two reports";
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
}
