/**
 * The examples that run in the terminal, the engine's package as others install it, and the documents that show the examples
 * and what they print. The Rust program is run by tests/engine/example.rs, Python's by python/tests/test_package.py, and those for
 * a browser are in tests/e2e/examples.spec.ts.
 */

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { Dice } from "../../tools/evaluate/dice.mjs";
import { npm } from "../../tools/setup.mjs";
import { nativeEnvironment } from "../../tools/toolchain.mjs";
import { checkTypes, ESSAYS, EXPECTED, FOLDERS, install, run } from "../examples/project.mjs";
import { everyFormat } from "../samples/formats.mjs";
import { essay, retold } from "../samples/rewritten.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SHOWN = ["node/compare.mjs", "page/index.html", "vite/main.ts", "rust/compare_folders.rs", "python/compare.py"];

const { folder, remove } = install("node");
after(remove);

test("the Node.js script compares two folders and prints passages", () => {
  assert.equal(run(process.execPath, [join(folder, "compare.mjs"), ...FOLDERS], ESSAYS), EXPECTED);
});

/** The installed package. */
function load() {
  return import(pathToFileURL(join(folder, "node_modules/lookalike/index.js")).href);
}

test("init loads the engine in Node.js without being told where it is, and once only", async () => {
  const { default: init, compare } = await load();
  const [one, other] = await Promise.all([init(), init()]);
  assert.equal(one, other);
  assert.equal(compare(["a b c d e f", "a b c d e f"]).pairs.length, 1);
});

test("an abort while progress is told stops a comparison in Node.js", async () => {
  const { default: init, compare, Corpus } = await load();
  await init();
  const corpus = new Corpus();
  for (const text of ["a b c d e f", "a b c d e f"]) corpus.add(text);
  for (const start of [
    (options) => compare(["a b c d e f"], null, options),
    (options) => corpus.compare({}, options),
  ]) {
    const controller = new AbortController();
    const stages = [];
    const onProgress = ({ stage }) => {
      stages.push(stage);
      if (stage === "index") controller.abort();
    };
    assert.throws(
      () => start({ signal: controller.signal, onProgress }),
      (error) => error instanceof DOMException && error.name === "AbortError" && error === controller.signal.reason,
    );
    assert.equal(stages.at(-1), "index");
    assert.equal(stages.filter((stage) => stage === "index").length, 1);
  }
  const stages = new Set();
  assert.equal(corpus.compare({}, ({ stage }) => stages.add(stage)).pairs.length, 1);
  assert.ok(stages.has("report"), "a function alone stands for onProgress");
});

/** Two essays with a passage in common, as the examples read them. */
const PAIR = ["this-year/ben.txt", "last-year/omar.txt"].map((name) => ({
  name,
  text: readFileSync(join(ESSAYS, name), "utf8"),
}));

test("a report is arrays of pairs and documents, with names, texts and passages within reach", async () => {
  const { default: init, compare, Corpus } = await load();
  await init();
  const corpus = new Corpus();
  const first = corpus.addAll(["nothing of the others is in this text", ...PAIR]);
  assert.equal(first, 0);
  corpus.remove(first);
  for (const report of [corpus.compare(), corpus.comparePairs([1, 2]), compare(PAIR)]) {
    assert.equal(report.pairs.length, 1);
    const [pair, ...others] = report.pairs;
    assert.deepEqual(others, []);
    assert.deepEqual(
      pair.names,
      PAIR.map(({ name }) => name),
    );
    assert.equal(pair.a, report.documents.at(0));
    assert.equal(report.pairs.at(-1).jaccard, pair.jaccard);
    assert.equal(report.pairs.at(1), undefined);
    assert.ok(pair.jaccard > 0 && pair.evidence.matchedA === 45);
    assert.deepEqual(report.rewritten, []);
    const passages = pair.passages();
    const [{ aStart, aEnd, bStart, bEnd }] = passages;
    assert.ok(pair.a.text.slice(aStart, aEnd).startsWith("Bread rises since"));
    assert.ok(pair.b.text.slice(bStart, bEnd).startsWith("Bread rises"));
    assert.equal(JSON.parse(JSON.stringify(report)).pairs[0].jaccard, pair.jaccard);
    assert.deepEqual(
      [...report.documents].map(({ name }) => name),
      pair.names,
    );
  }
});

test("pairs that may be rewritten are objects with their documents, and go into JSON by index", async () => {
  const { default: init, compare } = await load();
  await init();
  const report = compare([essay, retold]);
  assert.equal(report.pairs.length, 0);
  const [{ a, b, inOrder, shared }, ...others] = report.rewritten;
  assert.deepEqual([a, b, others], [report.documents[0], report.documents[1], []]);
  assert.ok(inOrder > 15 && inOrder < shared);
  assert.deepEqual(JSON.parse(JSON.stringify(report)).rewritten, [{ a: 0, b: 1, inOrder, shared }]);
});

test("pairs and documents are arrays, of objects that can be cloned and printed", async () => {
  const { default: init, compare } = await load();
  await init();
  const { pairs, documents } = compare([...PAIR, PAIR[0]]);
  assert.ok(Array.isArray(pairs) && Array.isArray(documents));
  assert.equal(pairs[0].jaccard, 1);
  assert.deepEqual(
    pairs.slice(0, 1).map(({ names }) => names),
    [[PAIR[0].name, PAIR[0].name]],
  );
  assert.equal(structuredClone(pairs)[0].shared, pairs[0].shared);
  assert.match(inspect(pairs[0]), /jaccard: 1,/);
  assert.throws(() => pairs.push(pairs[0]), /not extensible/);
});

/** The installed package's entry for workers. */
function loadWorker() {
  return import(pathToFileURL(join(folder, "node_modules/lookalike/worker.js")).href);
}

test("a corpus in workers has the same reports, passages and errors as one in this thread", async () => {
  const [{ default: init, Corpus }, { WorkerCorpus }] = await Promise.all([load(), loadWorker()]);
  await init();
  const here = new Corpus();
  const there = new WorkerCorpus();
  for (const document of ["a text without a name, which is followed by others", ...PAIR]) {
    assert.equal(await there.add(document), here.add(document));
  }
  assert.deepEqual([await there.remove(0), await there.remove(0), here.remove(0)], [true, false, true]);
  assert.equal(await there.addAll(["one more", "and another"]), here.addAll(["one more", "and another"]));
  assert.equal(there.length, here.length);
  const stages = new Set();
  const report = await there.compare({ k: 3 }, ({ stage }) => stages.add(stage));
  const expected = here.compare({ k: 3 });
  assert.equal(JSON.stringify(report), JSON.stringify(expected));
  assert.ok(stages.has("text") && stages.has("report"));
  assert.deepEqual(await report.pairs[0].passages(), expected.pairs[0].passages());
  assert.equal(report.pairs[0].a.text, PAIR[0].text);
  assert.deepEqual(await there.passages(1, 2), here.passages(1, 2));
  assert.deepEqual(await there.longestPassages([1, 2]), here.longestPassages([1, 2]));
  assert.deepEqual(await there.query(PAIR[0]), here.query(PAIR[0]));
  assert.deepEqual(await there.evidenceFor(PAIR[0]), here.evidenceFor(PAIR[0]));
  assert.deepEqual(await there.passagesOfNew(PAIR[0], 2), here.passagesOfNew(PAIR[0], 2));
  assert.deepEqual(await there.obfuscation(1), here.obfuscation(1));
  const rule = { refuseAt: 0.5, largestGroup: 10 };
  assert.deepEqual(await there.judge(PAIR[0], {}, rule), here.judge(PAIR[0], {}, rule));
  assert.deepEqual(
    await there.admit("a new text that nobody has written", {}, rule),
    here.admit("a new text that nobody has written", {}, rule),
  );
  const details = [];
  await there.passagesOf([1, 2], {}, (detail) => details.push(detail));
  assert.deepEqual(details, [here.passages(1, 2)]);
  await assert.rejects(there.compare({ k: 0 }), ({ name, message, mistakes }) => {
    return name === "ParameterError" && /k must be/.test(message) && mistakes.length === 1;
  });
  await assert.rejects(there.add(7), /must be a string or \{ name, text \}/);
  await assert.rejects(there.passages("1", 2), TypeError);
  await assert.rejects(there.remove("1"), /must be the id of a document/);
  assert.equal(there.length, here.length);
  await assert.rejects(
    there.compare({}, () => {
      throw new Error("from the caller");
    }),
    /from the caller/,
  );
  assert.equal((await there.compare()).digest, here.compare().digest);
  there.free();
  await assert.rejects(there.compare(), /was freed/);
  assert.throws(() => new WorkerCorpus({ workers: 0 }), /whole number from 1/);
});

test("a large batch is read by several workers, with the same report, and an abort stops it at once", async () => {
  const [{ default: init, Corpus }, { WorkerCorpus }] = await Promise.all([load(), loadWorker()]);
  await init();
  const dice = new Dice(1);
  const words = () => Array.from({ length: 1000 }, () => `word${dice.below(60_000)}`);
  const documents = Array.from({ length: 3000 }, (_, at) => ({ name: `${at}`, text: words().join(" ") }));
  documents.push(
    { name: "copy", text: documents[7].text.slice(0, 3000) },
    { name: "task", role: "template", text: "do it well" },
  );
  const here = new Corpus();
  here.addAll(documents);
  const { digest, pairs } = here.compare();
  for (const workers of [1, 3]) {
    const there = new WorkerCorpus({ workers });
    await assert.rejects(there.addAll([...documents, 7]), /documents\[3002\] must be a string or \{ name, text \}/);
    assert.equal(there.length, 0);
    await there.addAll(documents);
    const controller = new AbortController();
    const reason = new Error("enough");
    const aborted = there.compare({}, { signal: controller.signal, onProgress: () => controller.abort(reason) });
    await assert.rejects(aborted, reason);
    const fail = () => {
      throw reason;
    };
    await assert.rejects(there.compare({}, { onProgress: fail }), /enough/);
    const report = await there.compare();
    assert.equal(report.digest, digest);
    assert.deepEqual(await report.pairs[0].passages(), pairs[0].passages());
    assert.equal((await there.compare({ k: 9 })).digest, here.compare({ k: 9 }).digest);
    there.free();
  }
  here.free();
});

test("the package's command reads files of every format", () => {
  const printed = run(...npm(["exec", "--offline", "--", "lookalike", "--version"]), folder);
  assert.match(printed, /^lookalike \d+\.\d+\.\d+\n$/);
  const files = Object.entries(everyFormat(PAIR[0].text));
  mkdirSync(join(folder, "files"));
  for (const [name, content] of files) writeFileSync(join(folder, "files", name), content);
  const found = JSON.parse(run(...npm(["exec", "--offline", "--", "lookalike", "--json", "files"]), folder));
  assert.deepEqual(found.unread, []);
  // The ZIP file holds two.
  assert.equal(found.documents.length, files.length + 1);
});

test("a report's columns go from thread to thread, and become arrays again there", async () => {
  const { default: init, Corpus, Report } = await load();
  await init();
  const corpus = new Corpus();
  corpus.addAll(PAIR);
  const report = corpus.compare();
  const sent = structuredClone(report.columns);
  const again = new Report(sent);
  assert.deepEqual(JSON.stringify(again), JSON.stringify(report));
  assert.throws(() => again.pairs.at(0).passages(), /came without its corpus: pass it/);
  assert.deepEqual(new Report(sent, corpus).pairs.at(0).passages(), report.pairs.at(0).passages());
});

test("a document's warnings are with it", async () => {
  const { default: init, compare } = await load();
  await init();
  const { documents, pairs, warnings } = compare([{ name: "empty", text: "" }, ...PAIR]);
  assert.deepEqual(warnings, []);
  const [warning, ...others] = documents.at(0).warnings;
  assert.deepEqual(others, []);
  assert.deepEqual([warning.code, warning.args], ["empty", { unit: "words" }]);
  assert.match(warning.message, /contains no tokens/);
  assert.deepEqual(
    [...documents].slice(1).flatMap((document) => document.warnings),
    [],
  );
  assert.deepEqual(pairs.at(0).a.warnings, []);
});

test("before the engine is loaded, every call says what to do first", () => {
  const script = `
    const engine = await import("lookalike");
    const ready = ["default", "initSync", "start", "Pair", "Report", "ReportDocument"];
    for (const name of Object.keys(engine).filter((name) => !ready.includes(name))) {
      try {
        name === "Corpus" ? new engine.Corpus() : engine[name]();
        console.log(name);
      } catch ({ message }) {
        console.log(message);
      }
    }`;
  const output = run(process.execPath, ["--input-type=module", "--eval", script], folder).trim().split("\n");
  assert.ok(output.length > 12);
  for (const message of output) {
    assert.match(message, / needs the engine, which is not loaded yet: call `await init\(\)` first, once$/);
  }
});

test("a corpus that was freed, or is at work, says so", async () => {
  const { default: init, Corpus } = await load();
  await init();
  const corpus = new Corpus();
  corpus.addAll(PAIR);
  const tried = [];
  const trying = (use) => () => {
    try {
      use();
    } catch (error) {
      tried.push(error.message);
    }
  };
  corpus.compare(
    {},
    trying(() => corpus.add("more")),
  );
  corpus.passagesOf(
    [0, 1],
    {},
    trying(() => corpus.free()),
  );
  const atWork = "is at work: call it once that has returned, or on another corpus";
  assert.deepEqual(
    [...new Set(tried)],
    [
      `add() was called on a corpus while its compare() ${atWork}`,
      `free() was called on a corpus while its passagesOf() ${atWork}`,
    ],
  );
  assert.throws(() => corpus.compare({}, () => assert.fail("stopped")), /stopped/);
  const [pair] = corpus.compare().pairs;
  assert.equal(corpus.length, 2, "an error in a callback leaves the corpus usable");
  corpus.free();
  corpus.free();
  const freed = /^Error: .+ was called on a corpus that was freed: make a new one/;
  for (const use of [
    () => corpus.length,
    () => corpus.add("more"),
    () => corpus.compare(),
    () => corpus.text(0),
    () => pair.passages(),
    () => pair.a.text,
  ]) {
    assert.throws(use, freed);
  }
});

test("a name and a text are not taken for two documents", async () => {
  const { default: init, Corpus } = await load();
  await init();
  const corpus = new Corpus();
  assert.throws(
    () => corpus.add("name.txt", "its text"),
    /^TypeError: add\(\) takes one document, .* got 2 values; write/,
  );
  assert.equal(corpus.length, 0);
});

test("what is no id is refused, and removes, shows and compares no document", async () => {
  const { default: init, Corpus } = await load();
  await init();
  const corpus = new Corpus();
  corpus.addAll(PAIR);
  const id = (name, given) =>
    new RegExp(
      `^TypeError: ${name} must be the id of a document, a whole number that add\\(\\) returned, got ${given}$`,
    );
  for (const [use, expected] of [
    [() => corpus.remove("doc-3.txt"), id("id", '"doc-3\\.txt"')],
    [() => corpus.remove(0.5), id("id", "0\\.5")],
    [() => corpus.text(undefined), id("id", "undefined")],
    [() => corpus.passages("doc-3.txt", 1), id("a", '"doc-3\\.txt"')],
    [() => corpus.passages(0, [1]), id("b", "an array")],
    [() => corpus.obfuscation(-1), id("id", "-1")],
    [() => corpus.giveText(null, ""), id("id", "null")],
    [
      () => corpus.comparePairs([[0, 1]]),
      /pairs must be a flat list of ids such as \[a, b, a, b\], got an array in place of pairs\[0\]$/,
    ],
    [() => corpus.comparePairs([0, "1"]), /got "1" in place of pairs\[1\]$/],
    [() => corpus.longestPassages("0,1"), /got a string in place of pairs$/],
    [() => corpus.passagesOf(new Set([0, 1]), {}, () => {}), /got an object in place of pairs$/],
  ]) {
    assert.throws(use, expected);
  }
  assert.equal(corpus.length, 2);
  for (const pairs of [[0, 1], Uint16Array.of(0, 1), Uint32Array.of(0, 1)]) {
    assert.equal(corpus.comparePairs(pairs).pairs.length, 1);
  }
});

test("an option of another name, and a document without a text, are named", async () => {
  const { default: init, compare } = await load();
  await init();
  const wrong = (texts, options) => () => compare(texts, {}, options);
  assert.throws(
    wrong(PAIR, { onprogress() {} }),
    /^TypeError: there is no option "onprogress"; there are: signal, onProgress$/,
  );
  assert.throws(
    wrong(PAIR, new AbortController().signal),
    /must be an object \{ signal, onProgress \}, got a signal; write \{ signal \}$/,
  );
  assert.throws(
    wrong([{ name: "a", content: "b" }]),
    /texts\[0\] must be .*, got an object without text \(it has: name, content\)$/,
  );
  assert.throws(wrong([{ text: "b" }]), /got an object without name \(it has: text\)$/);
  assert.throws(wrong([{ name: "a", text: 7 }]), /got an object whose text is a number$/);
  assert.throws(wrong([null]), /got null$/);
});

test("files that are not text are refused by name, whether as bytes or decoded, and documents given to a constructor", async () => {
  const { default: init, compare, Corpus, sketchTexts } = await load();
  await init();
  assert.throws(
    () => new Corpus(PAIR),
    /^TypeError: new Corpus\(\) takes no arguments; .* call corpus\.addAll\(\[…\]\)/,
  );
  const corpus = new Corpus();
  corpus.add(PAIR[0]);
  const pdf = "%PDF-1.4 of letters only";
  const docx = "PK\u0003\u0004 word/document.xml";
  const doc = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [use, expected] of [
    [() => corpus.add(pdf), /^TypeError: document is a PDF file, not text: extract its text, and hand that in$/],
    [() => corpus.addAll(["fine", { name: "a", text: pdf }]), /^TypeError: documents\[1\]\.text is a PDF file/],
    [
      () => corpus.add({ name: "b", text: Buffer.from(docx) }),
      /^TypeError: document\.text is a ZIP file \(as are \.docx/,
    ],
    [() => corpus.query({ name: "c", text: doc }), /document\.text is a file of an old Office format/],
    [() => corpus.judge(pdf), /document is a PDF file/],
    [() => corpus.passagesOfNew(docx, 0), /document is a ZIP file/],
    [() => compare([PAIR[0], docx]), /texts\[1\] is a ZIP file/],
    [() => sketchTexts([], true, [{ name: "t", text: pdf }]), /templates\[0\]\.text is a PDF file/],
  ]) {
    assert.throws(use, expected);
  }
  assert.equal(corpus.length, 1);
  assert.equal(compare(["50% of PDF- files", "PK is short for Phil Katz"]).documents.length, 2);
});

test("the types need neither the DOM library nor those of Node.js", () => {
  const file = join(folder, "consumer.mts");
  writeFileSync(
    file,
    `import init, { Corpus, initSync, type Report } from "lookalike";
await init();
await init({ module_or_path: new Uint8Array() });
initSync({ module: new Uint8Array() });
const corpus = new Corpus();
const report: Report = corpus.compare({ k: 4 }, { signal: null, onProgress: ({ done }) => done satisfies number });
for (const { a } of report.pairs) for (const { code } of a.warnings) code satisfies string;
`,
  );
  for (const libraries of [
    ["--lib", "es2022", "--types", ""],
    ["--lib", "es2022", "--types", "node", "--typeRoots", join(ROOT, "node_modules/@types")],
    ["--lib", "es2022,dom", "--types", ""],
  ]) {
    const world = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"];
    run(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), ...world, ...libraries, file], folder);
  }
});

test("the package says which Node.js it needs, and so does init where that is older", async () => {
  const installed = JSON.parse(readFileSync(join(folder, "node_modules/lookalike/package.json"), "utf8"));
  assert.deepEqual(installed.engines, JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).engines);
  const script = `
    Object.defineProperty(process, "getBuiltinModule", { value: undefined });
    const { default: init } = await import("lookalike");
    await init().catch(({ message }) => console.log(message));`;
  const output = run(process.execPath, ["--input-type=module", "--eval", script], folder);
  assert.match(output, /^init\(\) needs Node\.js 20\.19, 22\.12 or later .* update Node\.js, or hand in the bytes/);
});

test("names that are handed over together come apart as they were, with separators and lone surrogates in them", async () => {
  const { default: init, Corpus } = await load();
  await init();
  const namesOf = (names) => {
    const corpus = new Corpus();
    corpus.addAll(names.map((name) => ({ name, text: PAIR[0].text })));
    const read = [...corpus.compare().documents].map(({ name }) => name);
    corpus.free();
    return read;
  };
  for (const names of [
    ["a.txt", "", "b.txt"],
    ["été", "", "😀", "c"],
    ["nul\0in a name", "b"],
    ["été\0", "\0", "😀"],
    ["x".repeat(100_000), "short", "é".repeat(100_000), "last"],
  ]) {
    assert.deepEqual(namesOf(names), names);
  }
  assert.deepEqual(namesOf(["\ud83d", "\ude00", "x"]), ["\ufffd", "\ufffd", "x"]);
});

test("texts are taken in as strings and as bytes, many in a call, and all or none", async () => {
  const { default: init, Corpus } = await load();
  await init();
  const texts = [
    ...PAIR.map(({ text }) => text),
    "",
    "naïve café 😀",
    "\ud83d lone",
    "x".repeat(200_000),
    "é".repeat(100_000),
  ];
  const digestOf = (fill) => {
    const corpus = new Corpus();
    fill(corpus);
    const { digest, documents } = corpus.compare();
    assert.equal(documents.length, texts.length);
    corpus.free();
    return digest;
  };
  const named = texts.map((text, n) => ({ name: `${n}`, text }));
  const oneByOne = digestOf((corpus) => {
    for (const document of named) corpus.add(document);
  });
  assert.equal(
    digestOf((corpus) => corpus.addAll(named)),
    oneByOne,
  );
  const bytes = ({ name, text }) => ({
    name,
    text: text.isWellFormed?.() === false || name === "4" ? text : Buffer.from(text),
  });
  assert.equal(
    digestOf((corpus) => corpus.addAll(named.map(bytes))),
    oneByOne,
  );
  const corpus = new Corpus();
  const marked = Uint8Array.from([0xef, 0xbb, 0xbf, 0x61]);
  const id = corpus.addAll(["first", { name: "marked", text: marked }]) + 1;
  assert.equal(corpus.text(id), "a", "a byte order mark is none of the text");
  const wrong = ["fine", { name: "b", text: Uint8Array.from([0x61, 0xff]) }];
  assert.throws(
    () => corpus.addAll(wrong),
    /^TypeError: documents\[1\]\.text must be UTF-8, and is not from byte 1 on; decode it first/,
  );
  assert.throws(() => corpus.addAll([1]), /documents\[0\] must be a string or \{ name, text \}/);
  assert.throws(() => corpus.addAll("text"), /documents must be an array of strings/);
  assert.equal(corpus.length, 2);
});

test("the types take lists that nobody may change, as `as const` and other readonly arrays are", () => {
  const use = `import { compare, Corpus, type DocumentInput, sketchTexts } from "lookalike";
import { WorkerCorpus } from "lookalike/worker";
export function all(texts: readonly (string | DocumentInput)[], pairs: readonly number[]) {
  const corpus = new Corpus();
  compare(texts);
  corpus.addAll(texts);
  corpus.addSketches([{ name: "a" }] as const, sketchTexts(texts, true, texts));
  corpus.comparePairs(pairs);
  corpus.passagesOf(pairs, {}, () => {});
  corpus.longestPassages(pairs);
  return [new WorkerCorpus().addAll(texts), new WorkerCorpus().comparePairs(pairs)];
}
`;
  writeFileSync(join(folder, "lists.ts"), use);
  checkTypes(folder, "lists.ts");
});

test("the package brings the licences of all that is in it, and all files that it names", () => {
  const installed = (name) => readFileSync(join(folder, "node_modules/lookalike", name), "utf8");
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "licences.json", "lookalike.d.ts"]) {
    assert.ok(installed(name).length > 100, name);
  }
  assert.equal(installed("README.md"), readFileSync(join(ROOT, "src/wasm/package/README.md"), "utf8"));
  // The help of the command names it.
  assert.equal(JSON.parse(installed("docs/result.schema.json")).type, "object");
  const { main, types, exports } = JSON.parse(installed("package.json"));
  for (const name of [main, types, ...Object.values(exports["."])]) assert.ok(installed(name).length > 0, name);
});

test("the crate is packed without what other folders of a checkout hold", async () => {
  const args = ["package", "--list", "--allow-dirty", "--offline", "--manifest-path", join(ROOT, "Cargo.toml")];
  const paths = run("cargo", args, ROOT, await nativeEnvironment())
    .trim()
    .split("\n");
  assert.ok(paths.includes("src/lib.rs") && paths.includes("build.rs") && paths.includes("LICENSE-MIT"));
  const known = /^(src\/.*|build\.rs|README\.md|LICENSE-\w+|Cargo\.(toml|toml\.orig|lock)|\.cargo_vcs_info\.json)$/;
  assert.deepEqual(
    paths.filter((path) => !known.test(path)),
    [],
  );
});

/** The blocks of code in a document, in order. */
function blocksOf(path) {
  const text = readFileSync(join(ROOT, path), "utf8");
  return [...text.matchAll(/^```(?<language>\w+)\n(?<code>[\s\S]*?)^```$/gm)].map(({ groups }) => groups);
}

test("docs/library.md shows the examples as they are, and no other code", () => {
  const blocks = blocksOf("docs/library.md");
  const code = blocks.filter(({ language }) => !["sh", "console"].includes(language));
  const files = SHOWN.map((path) => readFileSync(join(ROOT, "examples", path), "utf8"));
  assert.deepEqual(new Set(code.map(({ code }) => code)), new Set(files));
  const printed = blocks.find(({ language }) => language === "console").code;
  assert.equal(printed.slice(printed.indexOf("\n") + 1), EXPECTED);
});

test("README.md shows what the terminal command prints", () => {
  const shown = blocksOf("README.md").filter(({ language }) => language === "console");
  assert.equal(shown.length, 1);
  const [, args, printed] = /^\$ npm run -s compare -- (.*)\n([\s\S]*)$/.exec(shown[0].code);
  const env = { ...process.env, INIT_CWD: ROOT, LC_ALL: "C" };
  assert.equal(run(process.execPath, ["tools/compare.mjs", ...args.split(" ")], ROOT, env), printed);
});
