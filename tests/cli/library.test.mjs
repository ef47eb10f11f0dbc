/**
 * A `Corpus` and a `WorkerCorpus` of the installed package treat the same texts and the same wrong calls alike.
 */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import v8 from "node:v8";
import { install, run } from "../examples/project.mjs";

const { folder, remove } = install("node");
after(remove);

const load = (name) => import(pathToFileURL(join(folder, "node_modules/lookalike", name)).href);
const engine = await load("index.js");
const { WorkerCorpus } = await load("worker.js");
before(() => engine.default());

const TEXT = "He cleaned the lamp every morning, wound the clockwork at dusk, and wrote down the weather in a ledger.";
const MARK = "\ufeff";
/** A document from whose size on several workers read texts. It is a single word, so that it is read at once. */
const LARGE = { name: "large", text: "x".repeat(16 * 2 ** 20) };

test("passages of bytes with a byte order mark are where the text says, in every corpus", async () => {
  const documents = [
    { name: "marked", text: Buffer.from(`${MARK}Before it: ${TEXT}`) },
    { name: "plain", text: Buffer.from(TEXT) },
  ];
  for (const given of [documents, [...documents, LARGE]]) {
    const here = new engine.Corpus();
    const there = new WorkerCorpus({ workers: 2 });
    here.addAll(given);
    await there.addAll(given);
    for (const corpus of [here, there]) {
      const [pair] = (await corpus.compare()).pairs;
      const [{ aStart, aEnd }] = await pair.passages();
      assert.equal(pair.a.text, `Before it: ${TEXT}`);
      assert.equal(pair.a.text.slice(aStart, aEnd), TEXT.slice(0, -1));
      corpus.free();
    }
  }
});

test("a byte order mark of a string changes nothing but positions, which count it", async () => {
  const program = `<?php // ${TEXT}\nfunction first($list) { return $list[0] + 1; }`;
  const params = { unit: "code", k: 3, shortestPassage: 3, threshold: 0 };
  const there = new WorkerCorpus();
  const here = new engine.Corpus();
  for (const corpus of [here, there]) {
    const texts = [program, Buffer.from(MARK + program), MARK + program];
    await corpus.addAll(texts.map((text, at) => ({ name: `${at}.php`, text })));
    const { documents, pairs } = await corpus.compare(params);
    const counts = documents.map(({ id, name, index, ...rest }) => ({ ...rest, warnings: [] }));
    assert.deepEqual(counts[1], counts[0]);
    assert.deepEqual(counts[2], counts[0]);
    assert.deepEqual(
      pairs.map(({ jaccard }) => jaccard),
      [1, 1, 1],
    );
    for (const pair of pairs) {
      for (const { aStart, aEnd, bStart, bEnd } of await pair.passages()) {
        assert.equal(pair.a.text.slice(aStart, aEnd), pair.b.text.slice(bStart, bEnd));
      }
    }
    assert.equal(corpus.text(2), MARK + program);
    corpus.free();
  }
});

/** The error that a call throws, or that its promise rejects with; fails where there is none. */
async function errorOf(call) {
  try {
    await call();
  } catch (error) {
    return { name: error.name, message: error.message, code: error.code, args: error.args };
  }
  return assert.fail(`nothing was wrong with ${call}`);
}

async function refuseAlike(calls, given = [TEXT, TEXT]) {
  const here = new engine.Corpus();
  const there = new WorkerCorpus({ workers: 2 });
  here.addAll(given);
  await there.addAll(given);
  for (const call of calls) {
    assert.deepEqual(await errorOf(() => call(there)), await errorOf(() => call(here)), `${call}`);
  }
  assert.equal(there.length, here.length);
  const digests = [(await there.compare()).digest, here.compare().digest];
  assert.equal(digests[0], digests[1], "what was refused leaves no trace");
  here.free();
  there.free();
}

const wrongDocuments = [
  (corpus) => corpus.add(undefined),
  (corpus) => corpus.add(null),
  (corpus) => corpus.add(7),
  (corpus) => corpus.add({ name: "a", text: Uint8Array.of(0xff) }),
  (corpus) => corpus.addAll([undefined]),
  (corpus) => corpus.addAll(new Array(1)),
  (corpus) => corpus.addAll([TEXT, { text: TEXT }]),
  (corpus) => corpus.addAll([{ name: "a", text: TEXT, role: "Archive" }]),
  (corpus) => corpus.addAll([{ name: "a", text: TEXT, author: 7 }]),
  (corpus) => corpus.addAll([TEXT, { name: "a", text: Uint8Array.of(0x61, 0xff) }]),
];

test("what is no document is refused alike by a corpus and by one in workers", () =>
  refuseAlike([...wrongDocuments, (corpus) => corpus.query(undefined), (corpus) => corpus.admit(null)]));

test("in a large batch, too, what is no document is refused at once", async () => {
  // A corpus each: what is refused makes the worker hold the batch.
  for (const call of wrongDocuments) await refuseAlike([call], [TEXT, TEXT, LARGE]);
});

test("wrong options, ids and pairs are refused alike by a corpus and by one in workers", () =>
  refuseAlike([
    ...[{ signl: AbortSignal.abort() }, 5, "x", [], { signal: 1 }, { onProgress: 1 }, AbortSignal.abort()].map(
      (options) => (corpus) => corpus.compare({}, options),
    ),
    (corpus) => corpus.comparePairs([0, 1], {}, { progress() {} }),
    (corpus) => corpus.comparePairs(7),
    (corpus) => corpus.longestPassages(7),
    ...[99, "0", -1, 0.5, undefined, null, "length", { a: 1 }].map((id) => (corpus) => corpus.text(id)),
  ]));

test("calls of a corpus in workers that only take a signal refuse other options", async () => {
  const corpus = new WorkerCorpus();
  await corpus.addAll([TEXT, TEXT]);
  const expected = /^TypeError: there is no option "signl"; there are: signal$/;
  const options = { signl: AbortSignal.abort() };
  for (const call of [
    () => corpus.passages(0, 1, {}, options),
    () => corpus.passagesOf([0, 1], {}, () => {}, options),
    () => corpus.longestPassages([0, 1], {}, options),
    () => corpus.obfuscation(0, {}, options),
    () => corpus.query(TEXT, {}, options),
    () => corpus.evidenceFor(TEXT, {}, options),
    () => corpus.passagesOfNew(TEXT, 0, {}, options),
    () => corpus.judge(TEXT, {}, {}, options),
    () => corpus.admit(TEXT, {}, {}, options),
  ]) {
    await assert.rejects(call(), expected);
  }
  await assert.rejects(corpus.query(TEXT, {}, 5), /^TypeError: options must be an object \{ signal \}, got a number$/);
  await assert.rejects(corpus.query(TEXT, {}, { signal: AbortSignal.abort() }), { name: "AbortError" });
  assert.equal((await corpus.query(TEXT, {}, { signal: null })).similar.length, 2);
  corpus.free();
});

test("a new corpus in workers refuses what is no option, as its calls do", () => {
  for (const options of [undefined, null, {}, { workers: undefined }, { workers: null }, { workers: 2 }]) {
    new WorkerCorpus(options).free();
  }
  for (const [options, expected] of [
    [{ worker: 2 }, /^TypeError: there is no option "worker"; there are: workers$/],
    [[TEXT, TEXT], /^TypeError: new WorkerCorpus\(\) takes options, not documents; call corpus\.addAll\(\[…\]\)/],
    [2, /^TypeError: options must be an object \{ workers \}, got a number$/],
    [AbortSignal.abort(), /^TypeError: options must be an object \{ workers \}, got a signal$/],
    [{ workers: 0 }, /^TypeError: workers must be a whole number from 1, got 0$/],
    [{ workers: "2" }, /^TypeError: workers must be a whole number from 1, got a string$/],
  ]) {
    assert.throws(() => new WorkerCorpus(options), expected);
  }
});

test("a corpus in workers holds documents as they were when they were added", async () => {
  class Essay {
    name = "essay";
    get text() {
      return TEXT;
    }
  }
  const corpus = new WorkerCorpus();
  const changed = { name: "changed", text: TEXT };
  await corpus.addAll([new Essay(), changed]);
  changed.text = "another text";
  assert.equal((await corpus.compare()).pairs[0].b.text, TEXT);
  assert.equal((await corpus.query(new Essay())).similar.length, 2);
  corpus.free();
});

test("a call to a corpus in workers keeps what it was given, whatever becomes of it before its turn", async () => {
  const corpus = new WorkerCorpus();
  const document = { name: "", text: "" };
  const added = ["first", "second", "third"].map((name) => {
    Object.assign(document, { name, text: `${TEXT} ${name}` });
    return corpus.add(document);
  });
  await Promise.all(added);
  assert.deepEqual(
    [0, 1, 2].map((id) => corpus.text(id).split(" ").at(-1)),
    ["first", "second", "third"],
  );
  const [pairs, params, rule] = [new Uint32Array([0, 1]), { threshold: 0 }, { refuseAt: 1 }];
  const asked = corpus.comparePairs(pairs, params);
  const judged = corpus.judge(document, params, rule);
  const admitted = corpus.admit(document, params, rule);
  pairs[1] = 2;
  params.threshold = 0.9;
  rule.refuseAt = 0;
  document.text = "no such text";
  const report = await asked;
  assert.deepEqual([report.params.threshold, report.pairs[0].b.name], [0, "second"]);
  assert.equal((await judged).reason, "tooSimilar");
  assert.equal((await admitted).similar.length, 3);
  corpus.free();
});

test("bytes whose buffer was transferred are refused, and leave the corpus as it was", async () => {
  const bytes = new TextEncoder().encode(TEXT);
  const empty = new Uint8Array(bytes.buffer, 3, 0);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  await refuseAlike([
    (corpus) => corpus.add({ name: "a", text: bytes }),
    (corpus) => corpus.addAll([TEXT, { name: "a", text: empty }]),
    (corpus) => corpus.query({ name: "a", text: bytes }),
  ]);
  const message = /^TypeError: texts\[0\]\.text has no bytes any more: its buffer was transferred or made smaller;/;
  assert.throws(() => engine.compare([{ name: "a", text: bytes }]), message);
  assert.equal(engine.compare([{ name: "a", text: new Uint8Array() }, TEXT]).documents[0].tokens, 0);
});

test("a report of compare finds passages in the texts that were compared, whatever becomes of the caller's objects", () => {
  const documents = [
    { name: "a", text: TEXT },
    { name: "b", text: Buffer.from(TEXT), author: "Bo" },
  ];
  const report = engine.compare(documents, {}, () => {
    documents[0].text = "Something else.";
    documents[1].author = documents[1].text = undefined;
  });
  const [pair] = report.pairs;
  assert.deepEqual([pair.a.text, pair.b.text], [TEXT, TEXT]);
  assert.equal(pair.passages().length, 1);
});

test("a report of compare says so if bytes changed before their passages were asked for", () => {
  const reused = (fill) => {
    const bytes = new TextEncoder().encode(TEXT);
    const [pair] = engine.compare([TEXT, { name: "b", text: bytes }]).pairs;
    fill(bytes);
    return pair;
  };
  assert.equal(reused(() => {}).passages().length, 1);
  for (const fill of [
    (bytes) => bytes.fill("x"),
    (bytes) => bytes.fill(0xff),
    (bytes) => bytes.set(Buffer.from("%PDF-")),
    (bytes) => structuredClone(bytes.buffer, { transfer: [bytes.buffer] }),
  ]) {
    const pair = reused(fill);
    for (const ask of [() => pair.passages(), () => pair.a.text]) {
      assert.throws(ask, /^Error: the bytes of a text changed after compare\(\) had read them/);
    }
  }
});

test("after free, a corpus in workers has neither texts nor a length, and says so", async () => {
  const corpus = new WorkerCorpus();
  await corpus.add(TEXT);
  corpus.free();
  const freed = /was called on a corpus that was freed: make a new one, and free it after its last use$/;
  assert.throws(() => corpus.text(0), freed);
  assert.throws(() => corpus.length, freed);
});

test("a value that cannot be sent to a worker does not keep Node.js from ending", () => {
  const script = `
    const { WorkerCorpus } = await import("lookalike/worker");
    const corpus = new WorkerCorpus();
    await corpus.add(() => {}).catch(({ name }) => console.log(name));
    await corpus.add("a text");
    await corpus.compare({ k: Symbol() }).catch(({ name }) => console.log(name));`;
  writeFileSync(join(folder, "unsendable.mjs"), script);
  assert.equal(run(process.execPath, ["unsendable.mjs"], folder), "DataCloneError\n".repeat(2));
});

test("texts with lone surrogates are returned as positions count them, in every corpus", async () => {
  const lone = `\ud83d ${TEXT}`;
  const there = new WorkerCorpus();
  const here = new engine.Corpus();
  for (const corpus of [here, there]) {
    await corpus.add(lone);
    assert.equal(corpus.text(0), `\ufffd ${TEXT}`);
    corpus.free();
  }
});

test("fields of other names are refused by name, in documents and in rules", async () => {
  const document = { name: "a", text: TEXT };
  const misspelt = { ...document, rol: "archive" };
  const calls = [
    (corpus) => corpus.add(misspelt),
    (corpus) => corpus.addAll([document, misspelt]),
    (corpus) => corpus.query(misspelt),
    (corpus) => corpus.judge(misspelt),
    (corpus) => corpus.judge(document, {}, { refusAt: 0.3 }),
    (corpus) => corpus.judge(document, {}, 5),
    (corpus) => corpus.admit(document, {}, [0.3]),
  ];
  await refuseAlike(calls);
  const corpus = new engine.Corpus();
  const sketches = engine.sketchTexts([TEXT], true, []);
  for (const [use, expected] of [
    [
      () => corpus.add(misspelt),
      /^TypeError: document has an unknown field "rol"; there are: name, text, role, author$/,
    ],
    [
      () => engine.compare([document, misspelt]),
      /^TypeError: texts\[1\] has an unknown field "rol"; there are: name, text/,
    ],
    [() => engine.sketchTexts([misspelt], true, []), /texts\[0\] has an unknown field "rol";/],
    [() => corpus.addSketches([{ name: "a", rol: "archive" }], sketches), /documents\[0\] has an unknown field "rol";/],
    [
      () => corpus.judge(TEXT, {}, { refusAt: 1 }),
      /rule has an unknown field "refusAt"; there are: refuseAt, largestGroup$/,
    ],
    [() => corpus.judge(TEXT, {}, 5), /^TypeError: rule must be an object such as \{ refuseAt: 0\.9 \}, got a number$/],
  ]) {
    assert.throws(use, expected);
  }
  assert.equal(corpus.addSketches([document], sketches), 0, "a document with its text is a label, too");
  assert.equal(corpus.judge(TEXT, {}, { refuseAt: undefined }).verdict, "refused");
  corpus.free();
});

test("what the package refuses before the engine reads it has the engine's codes and values", async () => {
  const corpus = new engine.Corpus();
  const transferred = Uint8Array.of(0x61);
  structuredClone(transferred.buffer, { transfer: [transferred.buffer] });
  for (const [use, code, args] of [
    [
      () => corpus.addAll([TEXT, { name: "a", text: TEXT, rol: "archive" }]),
      "wrongDocument",
      { place: "documents[1]", given: 'an object with an unknown field "rol"' },
    ],
    [() => corpus.add("%PDF-1.4"), "wrongDocument", { place: "document", given: "a PDF file" }],
    [
      () => corpus.add({ name: "a", text: transferred }),
      "wrongDocument",
      { place: "document", given: "an object whose text was transferred" },
    ],
    [
      () => corpus.judge(TEXT, {}, { refusAt: 1 }),
      "unknownOption",
      { name: "refusAt", known: "refuseAt, largestGroup" },
    ],
    [() => corpus.judge(TEXT, {}, 5), "wrongOptions", { place: "rule", given: "a number" }],
  ]) {
    const error = await errorOf(use);
    assert.deepEqual([error.code, error.args], [code, args]);
  }
  corpus.free();
});

test("a missing callback, text or list is named, and leaves the corpus as it was", async () => {
  await refuseAlike([
    (corpus) => corpus.addAll(),
    (corpus) => corpus.passagesOf([0, 1], {}),
    (corpus) => corpus.passagesOf([0, 1], {}, { onPair() {} }),
  ]);
  const corpus = new engine.Corpus();
  corpus.addAll([TEXT, TEXT]);
  for (const [use, expected] of [
    [() => corpus.passagesOf([0, 1], {}), /^TypeError: onPair must be a function, got undefined$/],
    [() => corpus.giveText(0), /^TypeError: text must be a string, got undefined$/],
    [
      () => corpus.addSketches(),
      /^TypeError: documents must be an array of strings or \{ name, text \}, got undefined$/,
    ],
    [() => engine.sketchTexts(), /^TypeError: texts must be an array of .*, got undefined$/],
    [() => engine.sketchTexts("text", true, []), /^TypeError: texts must be an array of .*, got a string$/],
    [() => engine.sketchTexts([TEXT], true), /^TypeError: templates must be an array of .*, got undefined$/],
    [() => engine.sketchTexts([TEXT], undefined, []), /^TypeError: sets must be a boolean, got undefined$/],
  ]) {
    assert.throws(use, expected);
  }
  assert.equal(corpus.compare().pairs.length, 1);
  corpus.free();
});

test("a forecast is made of any size, and wrong sizes are parameter errors", () => {
  const { documents, pairs, fits } = engine.forecast(1e9, 1e12);
  assert.deepEqual([documents, pairs, fits], [1e9, 499_999_999_500_000_000, false]);
  for (const [sizes, expected] of [
    [[-1, 5], /^documents must be a whole number from 0 to 9007199254740991, got -1$/],
    [[1.5, Number.NaN], /^documents must be .*, got 1\.5; bytes must be .*, got NaN$/],
    [[], /^documents must be .*, got undefined; bytes must be .*, got undefined$/],
    [["3", 5], /^documents must be .*, got "3"$/],
  ]) {
    assert.throws(() => engine.forecast(...sizes), { name: "ParameterError", message: expected });
  }
});

test("sketches are stored in a file and added again, as docs/library.md says", () => {
  const path = join(folder, "sketches.bin");
  const texts = [
    { name: "a", text: TEXT },
    { name: "b", text: `${TEXT} Nobody asked to see it.` },
  ];
  writeFileSync(path, v8.serialize(engine.sketchTexts(texts, true, [])));
  const corpus = new engine.Corpus();
  corpus.addSketches([{ name: "a" }, { name: "b" }], v8.deserialize(readFileSync(path)));
  const here = new engine.Corpus();
  here.addAll(texts);
  assert.equal(JSON.stringify(corpus.compare()), JSON.stringify(here.compare()));
  for (const [id, { text }] of texts.entries()) corpus.giveText(id, text);
  assert.deepEqual(corpus.passages(0, 1), here.passages(0, 1));
  corpus.free();
  here.free();
});

test("the pairs expected by chance are counted among those that a call compares, as the types say", () => {
  const filler = (number) =>
    Array.from({ length: 200 }, (_, at) => `w${(at * 7919 + number * 104_729) % 5000}`).join(" ");
  const copied = `${TEXT} Bread rises since yeast turns sugar into carbon dioxide, and gluten in the dough keeps the gas.`;
  const corpus = new engine.Corpus();
  corpus.addAll([
    `${copied} ${filler(1)}`,
    `${copied} ${filler(2)}`,
    ...Array.from({ length: 30 }, (_, at) => filler(at + 3)),
  ]);
  const expected = ({ evidence }) => evidence.expectedByChance;
  const ofAll = expected(corpus.compare().pairs.find(({ a, b }) => a.id === 0 && b.id === 1));
  const ofOne = expected(corpus.comparePairs([0, 1]).pairs[0]);
  assert.equal(expected(corpus.passages(0, 1).pair), ofOne);
  assert.ok(ofAll > 100 * ofOne, `${ofAll} of ${ofOne}`);
  corpus.free();
});
