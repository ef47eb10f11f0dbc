import { expect, test } from "@playwright/test";
import { EngineClient } from "../../www/engine/client.ts";
import type { Params, Progress, Report } from "../../www/engine/pkg/lookalike.js";
import type { EngineDocument } from "../../www/engine/protocol.ts";
import { parallelismOf, SketchCache } from "../../www/engine/slices.ts";
import { message } from "../../www/i18n/message.ts";
import { compile, Workers } from "./in-process.ts";

const VOCABULARY = Array.from({ length: 300 }, (_, index) => `word${index.toString(36)}`);

/** So many words, the same for the same seed. */
function words(seed: number, count: number): string {
  let state = seed * 2654435761;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return VOCABULARY[(state >>> 16) % VOCABULARY.length];
  }).join(" ");
}

/** Documents of which neighbours share text; some long, so that there are several slices, some empty or broken. */
function documents(): EngineDocument[] {
  const shared = Array.from({ length: 8 }, (_, index) => words(100 + index, 20_000));
  const texts = Array.from({ length: 17 }, (_, index) => `${shared[index % 8]} ${words(index, 15_000)}`);
  const more = ["", "too short", "half a \ud800 surrogate in a text of some words", texts[3] ?? ""];
  return [...texts, ...more].map((text, index) => ({ id: index + 10, name: `text ${index}`, text }));
}

const given = documents();

function client(
  workers: Workers,
  parallelism: { workers: number; minBytes: number },
  cache?: SketchCache,
): EngineClient {
  const made = new EngineClient({ startWorker: workers.start, parallelism, compile, ...(cache ? { cache } : {}) });
  made.setDocuments(given);
  return made;
}

const alone = { workers: 1, minBytes: Number.POSITIVE_INFINITY };
const pooled = (count: number) => ({ workers: count, minBytes: 0 });

/** A report with its columns as bytes. */
function bytesOf(report: Report): string {
  return JSON.stringify(report, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex") : value,
  );
}

async function compared(crew: typeof alone, params: Partial<Params>, documents = given): Promise<string> {
  const one = client(new Workers(), crew);
  one.setDocuments(documents);
  return bytesOf(await one.compare(params));
}

for (const params of [{ threshold: 0 }, { unit: "characters", k: 9 }, { method: "lsh", seed: 7 }] as const) {
  test(`one worker and several give the same report to the byte, with ${JSON.stringify(params)}`, async () => {
    const single = await compared(alone, params);
    expect(JSON.parse(single).pairs.length).toBeGreaterThan(8);
    for (const count of [1, 3]) expect((await compared(pooled(count), params)) === single).toBe(true);
  });
}

test("the archive, templates and authors come to the same with one worker and several", async () => {
  const roles = given.map((document, index) => ({
    ...document,
    role: index % 5 === 0 ? ("archive" as const) : index === 7 ? ("template" as const) : ("submission" as const),
    author: `author ${index % 4}`,
  }));
  const single = await compared(alone, { threshold: 0.1 }, roles);
  expect(JSON.parse(single).totals.templateShingles).toBeGreaterThan(0);
  for (const count of [2, 4]) expect((await compared(pooled(count), { threshold: 0.1 }, roles)) === single).toBe(true);
});

test("a call that is aborted while texts are measured sends no document", async () => {
  const workers = new Workers();
  const one = client(workers, alone);
  await one.defaultParams();
  // So many texts are measured with a pause.
  const many = Array.from({ length: 2100 }, (_, at) => ({ id: at + 1, name: `text ${at}`, text: words(at, 260) }));
  one.setDocuments(many);
  const abort = new AbortController();
  const Channel = globalThis.MessageChannel;
  let next: Promise<Report> | undefined;
  // The pause is a message to itself (`nextTurn`).
  globalThis.MessageChannel = class extends Channel {
    constructor() {
      super();
      globalThis.MessageChannel = Channel;
      queueMicrotask(() => {
        abort.abort();
        next = one.compare({ threshold: 0.6 });
      });
    }
  };
  await expect(one.compare({ threshold: 0.5 }, { signal: abort.signal })).rejects.toThrow();
  expect((await next)?.documents.length).toBe(many.length);
});

for (const [title, crew] of [
  ["one worker", alone],
  ["several", pooled(2)],
] as const) {
  test(`a role or an author that changes under ${title} gives the report that the same documents give anywhere`, async () => {
    const one = client(new Workers(), crew);
    await one.compare({ threshold: 0.1 });
    const changed = given.map((document, index) => {
      if (index === 3) return { ...document, role: "template" as const };
      return index % 8 === 5 ? { ...document, author: "one" } : document;
    });
    one.setDocuments(changed);
    const report = await one.compare({ threshold: 0.1 });
    expect(report.totals.excludedPairs).toBeGreaterThan(0);
    expect(report.totals.templateShingles).toBeGreaterThan(0);
    expect(bytesOf(report) === (await compared(alone, { threshold: 0.1 }, changed))).toBe(true);
  });

  test(`questions to ${title} are answered alike, and leave the documents as they were`, async () => {
    const one = client(new Workers(), crew);
    const before = bytesOf(await one.compare({ threshold: 0.1 }));
    const text = given[2]?.text ?? "";
    const input = { document: { name: "new", text }, params: { threshold: 0.1 }, rule: {} };
    const { query, verdict, reason, group } = await one.check(input);
    expect([verdict, reason]).toEqual(["refused", "tooSimilar"]);
    expect(query.similar[0]).toMatchObject({ id: given[2]?.id, jaccard: 1 });
    expect(group).toContain(given[2]?.id);
    expect(await one.check({ ...input, rule: { refuseAt: 1, largestGroup: 1 } })).toMatchObject({ verdict: "refused" });
    expect(await one.check({ ...input, document: { name: "new", text: "of no one" } })).toMatchObject({
      ...{ verdict: "unique", reason: null, group: [] },
    });
    const { shingles, distinct, fingerprints, collisions } = await one.collisions({ fingerprint: "murmur3" });
    expect(shingles).toBeGreaterThan(500_000);
    expect(distinct - fingerprints).toBe(collisions);
    expect(bytesOf(await one.compare({ threshold: 0.1 })) === before).toBe(true);
  });
}

test("documents that were taken in are not handed over again, and come to the same", async () => {
  const workers = new Workers();
  const one = client(workers, alone);
  await one.prepareDocuments({ threshold: 0.1 });
  const calls = (): number => workers.logs.flatMap((log) => log.calls).filter((call) => call === "update").length;
  const taken = calls();
  expect(taken).toBeGreaterThan(0);
  const report = bytesOf(await one.compare({ threshold: 0.1 }));
  expect(calls()).toBe(taken);
  expect(report === (await compared(alone, { threshold: 0.1 }))).toBe(true);
});

test("what several workers are to read is not taken in before", async () => {
  const workers = new Workers();
  await client(workers, pooled(2)).prepareDocuments({});
  expect(workers.logs.flatMap(({ calls }) => calls)).not.toContain("update");
});

test("equal texts that are long are read once, and come to what each comes to by itself", async () => {
  const long = words(7, 100_000);
  const texts = [long, `${long}!`, long, long, `${long}!`];
  const documents = texts.map((text, at) => ({
    ...{ id: at + 1, name: `text ${at}.py`, text },
    ...(at === 3 ? { role: "archive" as const } : {}),
  }));
  for (const params of [{ threshold: 0.1 }, { unit: "code" as const, language: "python" as const }]) {
    const workers = new Workers();
    const one = client(workers, pooled(2));
    one.setDocuments(documents);
    const report = bytesOf(await one.compare(params));
    // The language of a program can follow from its name, and the role decides what is excluded.
    expect(workers.count("sketch")).toBe("unit" in params ? 5 : 3);
    expect(workers.count("join")).toBe(5);
    expect(report === (await compared(alone, params, documents))).toBe(true);
  }
});

test("several workers read, and end when all is read", async () => {
  const workers = new Workers();
  await client(workers, pooled(3)).compare({});
  expect(workers.logs).toHaveLength(4);
  expect(workers.logs.filter(({ calls }) => calls.includes("sketch"))).toHaveLength(3);
  expect(workers.alive).toBe(1);
});

test("little text is left to one worker, and the address can ask for more", () => {
  expect(parallelismOf("", 4)).toEqual({ workers: 4, minBytes: 16 * 1024 * 1024 });
  expect(parallelismOf("", 64).workers).toBe(8);
  expect(parallelismOf("", 1).minBytes).toBe(Number.POSITIVE_INFINITY);
  expect(parallelismOf("?workers=3", 1)).toEqual({ workers: 3, minBytes: 0 });
  expect(parallelismOf("?workers=1", 8).minBytes).toBe(Number.POSITIVE_INFINITY);
  for (const wrong of ["0", "9", "1.5", "many", ""])
    expect(parallelismOf(`?workers=${wrong}`, 4)).toEqual(parallelismOf("", 4));
});

test("progress counts documents up to all of them", async () => {
  const seen: Progress[] = [];
  await client(new Workers(), pooled(2)).compare({}, { onProgress: (progress) => seen.push(progress) });
  const reading = seen.filter(({ stage, total }) => stage === "text" && total === given.length).map(({ done }) => done);
  expect(reading.length).toBeGreaterThan(3);
  expect(Math.max(...reading)).toBe(given.length);
});

test("a threshold that moves reads nothing again", async () => {
  const workers = new Workers();
  const one = client(workers, pooled(2));
  await one.compare({ threshold: 0.2 });
  const before = workers.count("sketch");
  await one.compare({ threshold: 0.05, maxPairs: 5 });
  expect(workers.count("sketch")).toBe(before);
});

test("after a cancel in the middle of reading the next run reads only what is left", async () => {
  const workers = new Workers();
  const whole = new Workers();
  const single = bytesOf(await client(whole, pooled(1)).compare({}));
  const slices = whole.count("sketch");
  expect(slices).toBeGreaterThan(3);

  const one = client(workers, pooled(1));
  const abort = new AbortController();
  const onProgress = ({ done }: Progress): void => {
    if (done > 0) abort.abort(new DOMException("cancelled", "AbortError"));
  };
  await expect(one.compare({}, { signal: abort.signal, onProgress })).rejects.toThrow("cancelled");
  expect(workers.logs.filter(({ calls }) => calls.includes("sketch")).every(({ ended }) => ended)).toBe(true);
  const before = workers.count("sketch");
  expect(before).toBeLessThan(slices);
  expect(bytesOf(await one.compare({})) === single).toBe(true);
  expect(workers.count("sketch")).toBe(slices);
});

test("a cancel while documents meet loses no sketch", async () => {
  const workers = new Workers();
  const one = client(workers, pooled(2));
  const abort = new AbortController();
  const onProgress = ({ stage }: Progress): void => {
    if (stage === "pairs") abort.abort(new DOMException("cancelled", "AbortError"));
  };
  await expect(one.compare({}, { signal: abort.signal, onProgress })).rejects.toThrow("cancelled");
  expect(workers.alive).toBe(0);
  const before = workers.count("sketch");
  await one.compare({});
  expect(workers.count("sketch")).toBe(before);
  await one.compare({ k: 4 });
  expect(workers.count("sketch")).toBe(2 * before);
});

test("what the page keeps is bounded, and what it does not keep is read again", async () => {
  const workers = new Workers();
  const one = client(workers, pooled(1), new SketchCache(3_000_000));
  const slices = async (): Promise<number> => {
    const before = workers.count("sketch");
    const abort = new AbortController();
    const onProgress = ({ stage }: Progress): void => {
      if (stage === "pairs") abort.abort();
    };
    await one.compare({}, { signal: abort.signal, onProgress }).catch(() => {});
    return workers.count("sketch") - before;
  };
  const first = await slices();
  const second = await slices();
  expect(second).toBeGreaterThan(0);
  expect(second).toBeLessThan(first);
});

test("documents come and go, and the order is the page's", async () => {
  const workers = new Workers();
  const one = client(workers, pooled(2));
  await one.compare({});
  const [first, ...others] = given;
  if (!first) throw new Error("there are documents");
  const added: EngineDocument = { id: 99, name: "new", text: words(5, 3000) };
  for (const now of [
    others,
    [...others, added],
    [added, ...others],
    given.map((one) => ({ ...one, name: `${one.id}` })),
  ]) {
    one.setDocuments(now);
    const before = workers.count("sketch");
    const report = await one.compare({});
    expect([...report.documents.id]).toEqual(now.map(({ id }) => id));
    expect(
      bytesOf(report).replace(/"id":"[0-9a-f]+"/, "") ===
        (await compared(alone, {}, now)).replace(/"id":"[0-9a-f]+"/, ""),
    ).toBe(true);
    expect(workers.count("sketch") - before).toBeLessThanOrEqual(2);
  }
});

test("passages are found in documents that were read elsewhere, and each text is handed in once", async () => {
  const single = client(new Workers(), alone);
  const workers = new Workers();
  const one = client(workers, pooled(2));
  const [report] = await Promise.all([one.compare({}), single.compare({})]);
  const [a, b, c] = [10, 18, 26];
  expect(await one.passages(a, b, report.params)).toEqual(await single.passages(a, b, report.params));
  expect(workers.count("texts")).toBe(1);
  await one.passages(a, b, report.params);
  expect(workers.count("texts")).toBe(1);
  const pairs = Uint32Array.of(a, b, b, c);
  expect(await one.longestPassages(pairs, report.params)).toEqual(await single.longestPassages(pairs, report.params));
  expect(workers.count("texts")).toBe(2);
});

test("a pair can be read while the corpus is another one, template and all", async () => {
  const [first, second, third] = given;
  if (!first || !second || !third) throw new Error("there are documents");
  const documents = [
    first,
    { ...second, text: `${first.text.slice(0, 9000)} and more ${second.text}` },
    { ...third, text: first.text.slice(0, 3000), role: "template" as const },
  ];
  const workers = new Workers();
  const one = client(workers, alone);
  one.setDocuments(documents);
  const { params } = await one.compare({});
  const within = await one.passages(first.id, second.id, params);
  one.setDocuments([...documents, ...given.slice(4)]);
  const before = workers.count("update");
  expect(await one.passages(first.id, second.id, params)).toEqual(within);
  expect(workers.count("update")).toBe(before);
  await expect(one.passages(first.id, 4711, params)).rejects.toThrow("engine-document-removed");
  const counted = await one.passages(first.id, second.id, { ...params, maxDocumentFrequency: 3 });
  expect(workers.count("update")).toBeGreaterThan(before);
  expect(counted.pair.a).toBe(first.id);
});

test("a call that waits can be taken off the queue, and the others go on", async () => {
  const one = client(new Workers(), alone);
  const abort = new AbortController();
  const comparing = one.compare({});
  const waiting = one.compare({ k: 3 }, { signal: abort.signal });
  abort.abort(new DOMException("never mind", "AbortError"));
  await expect(waiting).rejects.toThrow("never mind");
  expect((await comparing).params.k).toBe(5);
  expect(await one.checkParams({ k: 0 })).toHaveLength(1);
});

test("a pair is opened while a comparison runs, by another worker, and reads the same", async () => {
  const workers = new Workers();
  const one = client(workers, alone);
  const { params } = await one.compare({});
  const idle = await one.passages(10, 18, params);
  let endRun = (): void => {};
  const running = new Promise<void>((resolve) => {
    endRun = resolve;
  });
  workers.until = (call) => (call === "compare" ? running : null);
  const comparing = one.compare({ k: 4 });
  expect(await one.passages(10, 18, params)).toEqual(idle);
  await one.passages(11, 19, params);
  endRun();
  expect((await comparing).params.k).toBe(4);
  // It is kept, and holds nothing.
  expect(workers.alive).toBe(2);
  expect(workers.logs[1]?.calls).toEqual(["passages", "passages"]);
});

test("where a pair cannot be read alone, it goes before all that nobody looks at", async () => {
  const workers = new Workers();
  const one = client(workers, alone);
  const { params } = await one.compare({ weighting: "rarity" });
  const pairs = Uint32Array.of(10, 18, 11, 19);
  const from = workers.logs[0]?.calls.length ?? 0;
  await Promise.all([
    one.collisions(params),
    one.longestPassages(pairs, params),
    one.passagesOf(pairs, params, { urgency: "background" }),
    one.compare(params),
    one.passages(10, 18, params),
  ]);
  const asked = workers.logs[0]?.calls.slice(from) ?? [];
  const order = ["collisions", "passages", "compare", "longestPassages", "passagesOf"];
  expect(asked.filter((call) => order.includes(call))).toEqual(order);
  expect(workers.logs.length).toBe(1);
});

test("a pair that is left before it was read costs the worker that read it alone", async () => {
  const workers = new Workers();
  const one = client(workers, alone);
  const { params } = await one.compare({});
  const abort = new AbortController();
  let endRun = (): void => {};
  const running = new Promise<void>((resolve) => {
    endRun = resolve;
  });
  workers.until = () => running;
  const comparing = one.compare({ k: 4 });
  const left = one.passages(10, 18, params, { signal: abort.signal });
  await expect.poll(() => workers.logs.length).toBe(2);
  abort.abort(new DOMException("never mind", "AbortError"));
  await expect(left).rejects.toThrow("never mind");
  endRun();
  expect((await comparing).params.k).toBe(4);
  expect(workers.logs[0]?.ended).toBe(false);
});

test("the engine is warmed up before there are documents, and then does what it did without", async () => {
  const workers = new Workers();
  const [warm, cold] = [client(workers, alone), client(new Workers(), alone)];
  warm.setDocuments([]);
  await warm.warmUp();
  expect(workers.logs.map(({ calls }) => calls)).toEqual([["warmUp"]]);
  warm.setDocuments(given);
  expect(bytesOf(await warm.compare({})) === bytesOf(await cold.compare({}))).toBe(true);
});

test("wrong parameters come out as mistakes, and the worker lives", async () => {
  const workers = new Workers();
  const one = client(workers, alone);
  await expect(one.compare({ k: 0 })).rejects.toMatchObject({ mistakes: [{ field: "k" }] });
  expect(workers.alive).toBe(1);
});

test("where memory runs out the run is tried once more with signatures only, and says so", async () => {
  const workers = new Workers();
  workers.before = (call, { calls }) => {
    if (call === "compare" && !calls.includes("join"))
      throw Object.assign(new Error("no more"), { name: "OutOfMemory" });
  };
  const one = client(workers, alone);
  let reports = 0;
  const options = { onShortOfMemory: () => reports++ };
  const report = await one.compare({}, options);
  expect(reports).toBe(1);
  expect(report).toMatchObject({ exact: false, fallbacks: ["signaturesOnly"] });
  expect(report.warnings.map(({ code }) => code)).toContain("signaturesOnly");
  const compares = workers.count("compare");
  await one.compare({ threshold: 0.3 }, options);
  expect(reports).toBe(2);
  expect(workers.count("compare")).toBe(compares + 1);
  one.setDocuments(given.slice(0, 3));
  workers.before = () => {};
  expect((await one.compare({}, options)).exact).toBe(true);
  expect(reports).toBe(2);
});

test("memory that stays short is told, with what the engine says, and other failures are not tried again", async () => {
  for (const [name, compares] of [
    ["OutOfMemory", 2],
    ["EnginePanic", 1],
  ] as const) {
    const workers = new Workers();
    workers.before = (call) => {
      if (call === "compare") throw Object.assign(new Error(`own words of ${name}`), { name });
    };
    const userMessage = message("engine-fault", { detail: `own words of ${name}` });
    await expect(client(workers, alone).compare({})).rejects.toMatchObject({ userMessage });
    expect(workers.count("compare")).toBe(compares);
    expect(workers.alive).toBe(0);
  }
});

test("where the forecast says that memory is short, texts stay outside and signatures alone are kept", async () => {
  const workers = new Workers();
  const one = client(workers, alone);
  const forecast = await one.forecast({ memoryLimit: 9 });
  expect(forecast).toMatchObject({ documents: given.length, fallbacks: ["positionsDropped", "signaturesOnly"] });
  const report = await one.compare({ memoryLimit: 9 });
  expect(report).toMatchObject({ exact: false, fallbacks: ["signaturesOnly"] });
  expect((await one.passages(10, 18, report.params)).passages.length).toBeGreaterThan(0);
});

/** An archive, and a text that has 88 words of one of its documents among 600 of its own. */
const archived: EngineDocument[] = Array.from({ length: 40 }, (_, index) => ({
  ...{ id: 2 ** 31 + index, name: `archived ${index}`, text: distinct(index, 500), role: "archive" as const },
}));
const partlyCopied = `${distinct(700, 300)} ${archived[17]?.text.split(" ").slice(100, 188).join(" ")} ${distinct(701, 300)}`;
const rule = { refuseAt: 0.9, largestGroup: 5 };

/** Words that hardly occur twice. */
function distinct(seed: number, count: number): string {
  let state = seed * 2654435761 + 1;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `w${(state >>> 8).toString(36)}`;
  }).join(" ");
}

for (const [title, crew] of [
  ["one worker", alone],
  ["several", pooled(2)],
] as const) {
  test(`88 copied words are found in a new text by ${title}, however little they are of it`, async () => {
    const one = client(new Workers(), crew);
    one.setDocuments(archived);
    const document = { name: "new", text: partlyCopied };
    const { verdict, query, evidence } = await one.check({ document, params: {}, rule });
    // Similarity of whole texts does not see it.
    expect([verdict, query.similar]).toEqual(["unique", []]);
    expect(evidence?.words).toBe(688);
    expect(evidence?.documents.map(({ id, evidence }) => [id, evidence.matchedA])).toEqual([[2 ** 31 + 17, 88]]);
    const { passages } = await one.passagesOfNew({ document, id: 2 ** 31 + 17, params: {} });
    const [passage] = passages;
    expect(partlyCopied.slice(passage?.aStart, passage?.aEnd).split(" ").length).toBe(88);

    const own = await one.check({ document: { name: "own", text: distinct(900, 600) }, params: {}, rule });
    expect([own.verdict, own.evidence?.documents]).toEqual(["unique", []]);
    const without = await one.check({ document, params: { evidence: false }, rule });
    expect(without.evidence).toBe(null);
  });
}

test("a document that was admitted is checked against next, and no other is read again", async () => {
  const workers = new Workers();
  const one = client(workers, alone);
  one.setDocuments(archived);
  const document = { name: "new", text: partlyCopied };
  await one.check({ document, params: {}, rule });
  const held = workers.count("update");
  const added: EngineDocument = { ...document, id: 2 ** 31 + 99, role: "archive" };
  one.setDocuments([...archived, added]);
  await one.admit(added.id, { params: {}, rule });
  const { verdict, query } = await one.check({ document: { ...document, name: "again" }, params: {}, rule });
  expect([verdict, query.similar.map(({ id }) => id)]).toEqual(["refused", [added.id]]);
  expect(workers.count("admit")).toBe(1);
  expect(workers.count("update")).toBe(held);

  // One that is not the last comes in with the next call, as any other.
  const between: EngineDocument = { ...added, id: 2 ** 31 + 98, text: distinct(950, 400) };
  one.setDocuments([...archived, between, added]);
  await one.admit(between.id, { params: {}, rule });
  expect(workers.count("admit")).toBe(1);
  const found = await one.check({ document: { name: "x", text: between.text }, params: {}, rule });
  expect(found.query.similar.map(({ id }) => id)).toEqual([between.id]);
});
