/** Collections: what is written and when, what survives a write that is cut off, and what a file may do. The database is fake-indexeddb's. */
import "fake-indexeddb/auto";
import { expect, test } from "@playwright/test";
import { openDB } from "idb";
import { readCollectionFile, writeCollectionFile } from "../../www/collection/collection-file.ts";
import {
  COLLECTIONS_FORMAT,
  type CollectedDocument,
  type Collection,
  type CollectionStorage,
  collectionStorage,
} from "../../www/collection/collection-storage.ts";
import { type Collections, createCollections } from "../../www/collection/collections.ts";
import type { PageDocument } from "../../www/documents/document.ts";
import { message } from "../../www/i18n/message.ts";
import { type Release, StorageError, type TabLock } from "../../www/keep/work-storage.ts";
import { speak } from "./speak.ts";

speak("en");

let number = 0;
/** A name that no other test uses. */
const fresh = (): string => `collections ${++number}`;

const format = message("files-format-plain");

function documents(count: number, first = 0, words = 20): CollectedDocument[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `text ${first + at}.txt`;
    return { name, size: 100 + at, format, text: `${name} `.repeat(words) };
  });
}

async function all(storage: CollectionStorage, id: string, from = 0): Promise<CollectedDocument[]> {
  const found: CollectedDocument[] = [];
  for await (const batch of storage.read(id, from)) found.push(...batch.map(({ number: _, ...document }) => document));
  return found;
}

/** All that lies in the database, whether a head reaches it or not. */
async function rowsIn(name: string): Promise<number> {
  const database = await openDB(name);
  const rows = await database.count("texts");
  expect(await database.count("labels")).toBe(rows);
  database.close();
  return rows;
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return error instanceof StorageError ? error.refusal : String(error);
}

/** Lets so many documents be put, and then has the disk full, until it is given back. */
function fullAfter(puts: number): () => void {
  const { put } = IDBObjectStore.prototype;
  let done = 0;
  IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
    if (++done > puts) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, args);
  };
  return () => {
    IDBObjectStore.prototype.put = put;
  };
}

test("what was kept comes back whole and in order, in another tab too, and nothing is left where nothing is kept", async () => {
  const name = fresh();
  const storage = collectionStorage(name);
  expect(await storage.list()).toEqual([]);
  expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);

  const kept = documents(2345);
  const made = await storage.create("Spring", kept, 7);
  expect(made).toMatchObject({ name: "Spring", documents: 2345, end: 2345, isOn: false, createdAt: 7 });
  const other = collectionStorage(name);
  expect(await other.list()).toEqual([made]);
  expect(await all(other, made.id)).toEqual(kept);
  expect((await other.labels(made.id)).map((label) => label.name)).toEqual(kept.map((document) => document.name));

  await storage.delete(made.id);
  expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
});

test("collections of any size are listed whole: none, as many as are listed at once, and twice as many", async () => {
  const storage = collectionStorage(fresh());
  for (const count of [0, 499, 500, 501, 1000]) {
    const { id } = await storage.create(`${count}`, documents(count, 0, 1), 1);
    expect((await storage.labels(id)).map((label) => label.number)).toEqual([...Array(count).keys()]);
    expect((await all(storage, id)).length).toBe(count);
    await storage.add(id, documents(1), 2);
    expect((await storage.labels(id)).length).toBe(count + 1);
  }
});

test("texts are read a few at a time, however long they are", async () => {
  const storage = collectionStorage(fresh());
  const long = documents(12, 0, 60_000);
  const { id } = await storage.create("Long", long, 1);
  const sizes: number[] = [];
  for await (const batch of storage.read(id)) sizes.push(batch.reduce((sum, { text }) => sum + text.length, 0));
  expect(sizes.length).toBeGreaterThan(4);
  expect(await all(storage, id)).toEqual(long);
});

test("no transaction writes more than a bounded number of documents and characters", async () => {
  const transactions: number[] = [];
  const { transaction } = IDBDatabase.prototype;
  const { put } = IDBObjectStore.prototype;
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
    transactions.push(0);
    return transaction.apply(this, args);
  };
  IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
    transactions[transactions.length - 1] = (transactions.at(-1) ?? 0) + 1;
    return put.apply(this, args);
  };
  try {
    await collectionStorage(fresh()).create("Many", documents(1000), 1);
    expect(Math.max(...transactions)).toBe(200);
    transactions.length = 0;
    await collectionStorage(fresh()).create("Long", documents(10, 0, 300_000), 1);
    expect(Math.max(...transactions)).toBe(2);
  } finally {
    IDBDatabase.prototype.transaction = transaction;
    IDBObjectStore.prototype.put = put;
  }
});

/** Ways in which a write ends in the middle, after 250 of 1,000 documents. */
const CUT_OFF: Record<string, (storage: CollectionStorage, write: Write) => Promise<void>> = {
  "a source that fails": async (storage, write) => {
    await expect(write(storage, failing(250))).rejects.toThrow("the file ended");
  },
  "a user who cancels": async (storage, write) => {
    const abort = new AbortController();
    const onProgress = (): void => abort.abort(new DOMException("cancelled", "AbortError"));
    const writing = write(storage, documents(1000, 5000), { signal: abort.signal, onProgress });
    await expect(writing).rejects.toThrow("cancelled");
  },
  "a full disk": async (storage, write) => {
    const giveBack = fullAfter(250);
    try {
      expect(await refusalOf(write(storage, documents(1000, 5000)))).toBe("full");
    } finally {
      giveBack();
    }
  },
  "a tab that dies": async (storage, write) => {
    // Nobody ever comes back to it; what it had written stays.
    await new Promise<void>((resolve) => void write(storage, dying(250, resolve)));
  },
};

type Write = (
  storage: CollectionStorage,
  documents: Iterable<CollectedDocument> | AsyncIterable<CollectedDocument>,
  options?: { signal: AbortSignal; onProgress: () => void },
) => Promise<Collection>;

function* failing(after: number): Generator<CollectedDocument> {
  yield* documents(after, 5000);
  throw new Error("the file ended");
}

async function* dying(after: number, onDeath: () => void): AsyncGenerator<CollectedDocument> {
  yield* documents(after, 5000);
  onDeath();
  await new Promise(() => {});
}

for (const [how, cutOff] of Object.entries(CUT_OFF)) {
  test(`a write cut off by ${how} changes nothing, and the next one sweeps up`, async () => {
    const name = fresh();
    const storage = collectionStorage(name);
    const old = documents(150);
    const kept = await storage.create("Old", old, 1);

    for (const write of [
      (storage, documents, options) => storage.add(kept.id, documents, 2, options),
      (storage, documents, options) => storage.create("New", documents, 2, options),
    ] satisfies Write[]) {
      await cutOff(collectionStorage(name), write);
      const after = collectionStorage(name);
      expect(await after.list()).toEqual([kept]);
      expect(await all(after, kept.id)).toEqual(old);
      expect((await after.labels(kept.id)).length).toBe(150);
    }
    if (how === "a tab that dies") expect(await rowsIn(name)).toBeGreaterThan(150);

    const added = await collectionStorage(name).add(kept.id, documents(2, 9000), 3);
    expect(added).toMatchObject({ documents: 152, end: 152, changedAt: 3 });
    expect(await all(collectionStorage(name), kept.id)).toEqual([...old, ...documents(2, 9000)]);
    expect(await rowsIn(name)).toBe(152);
  });
}

test("documents are removed for good, and their numbers are not used again", async () => {
  const name = fresh();
  const storage = collectionStorage(name);
  const { id } = await storage.create("Spring", documents(5), 1);
  const removed = await storage.remove(id, [1, 3, 17], 2);
  expect(removed).toMatchObject({ documents: 3, end: 5, changedAt: 2 });
  const added = await storage.add(id, documents(1, 5), 3);
  expect(added).toMatchObject({ documents: 4, end: 6 });
  expect((await storage.labels(id)).map((label) => label.number)).toEqual([0, 2, 4, 5]);
  expect(added.characters).toBe((await all(storage, id)).reduce((sum, { text }) => sum + text.length, 0));
  expect(await all(storage, id, 3)).toEqual([
    ...documents(1, 4).map((one) => ({ ...one, size: 104 })),
    ...documents(1, 5),
  ]);
  expect(await rowsIn(name)).toBe(4);
});

test("archives of a newer version are left as they are", async () => {
  const name = fresh();
  const newer = await openDB(name, COLLECTIONS_FORMAT + 1, {
    upgrade: (database) => void database.createObjectStore("collections", { keyPath: "id" }),
  });
  await newer.put("collections", { id: "x", what: "nobody knows" });
  newer.close();
  const storage = collectionStorage(name);
  expect(await refusalOf(storage.list())).toBe("newer");
  expect(await refusalOf(storage.create("Spring", documents(3), 1))).toBe("newer");
  const again = await openDB(name);
  expect(again.version).toBe(COLLECTIONS_FORMAT + 1);
  expect(await again.getAll("collections")).toEqual([{ id: "x", what: "nobody knows" }]);
  again.close();
});

test("a collection that another tab deleted is gone, and nothing is written to it", async () => {
  const name = fresh();
  const storage = collectionStorage(name);
  await storage.create("Stays", documents(1), 1);
  const { id } = await storage.create("Goes", documents(3), 1);
  await collectionStorage(name).delete(id);
  expect(await refusalOf(storage.add(id, documents(2), 2))).toBe("gone");
  expect(await refusalOf(storage.change(id, { isOn: true }))).toBe("gone");
  expect(await rowsIn(name)).toBe(1);
});

/** A tab of one browser, whose storage, locks and word of changes it shares. */
function tab(name: string, browser: { held: boolean; tabs: Collections[] }): Collections & { shown: PageDocument[] } {
  const lock: TabLock = {
    take: async () => {
      if (browser.held) return null;
      browser.held = true;
      const release: Release = () => {
        browser.held = false;
      };
      return release;
    },
    wait: () => new Promise(() => {}),
  };
  const made = { shown: [] as PageDocument[] };
  const collections = createCollections({
    storage: collectionStorage(name),
    lock,
    now: () => 5,
    notifyTabs: () => {
      for (const other of browser.tabs) if (other !== collections) void other.refresh();
    },
    decided: { any: () => false, forget: () => {} },
    show: (documents) => {
      made.shown = [...documents];
    },
  });
  browser.tabs.push(collections);
  return Object.assign(made, collections);
}

test("what is switched on takes part under the archive's name, and keeps its numbers while others come and go", async () => {
  const one = tab(fresh(), { held: false, tabs: [] });
  await one.refresh();
  expect(one.state.value).toEqual({ state: "ready" });
  const { id } = await one.keep({ name: "Spring" }, documents(3));
  expect(one.shown).toEqual([]);
  await one.switchOn(id, true);
  expect(one.shown.map(({ name, role, author }) => [name, role, author])).toEqual([
    ["text 0.txt · Spring", "archive", ""],
    ["text 1.txt · Spring", "archive", ""],
    ["text 2.txt · Spring", "archive", ""],
  ]);
  const [first, second, third] = one.shown;
  // Above every number that the page gives its own documents, and within 32 bits.
  expect(one.shown.every((document) => document.id >= 2 ** 31 && document.id < 2 ** 32)).toBe(true);
  expect(await one.remove(id, 1)).toEqual(documents(3)[1]);
  expect(one.shown).toEqual([first, third]);
  expect(one.shown[0]).toBe(first);
  await one.keep({ id }, documents(1, 8));
  expect(one.shown.map(({ name }) => name)).toEqual([first?.name, third?.name, "text 8.txt · Spring"]);
  expect(one.lastOf(id)).toBe(one.shown[2]);
  expect(one.shown[2]?.id).not.toBe(second?.id);
  await one.rename(id, "Summer");
  expect(one.shown.map(({ name }) => name)[2]).toBe("text 8.txt · Summer");
  await one.switchOn(id, false);
  expect(one.shown).toEqual([]);
});

test("another tab hears of what was written, and cannot write meanwhile", async () => {
  const [name, browser] = [fresh(), { held: false, tabs: [] as Collections[] }];
  const [one, other] = [tab(name, browser), tab(name, browser)];
  await Promise.all([one.refresh(), other.refresh()]);
  const { id } = await one.keep({ name: "Spring" }, documents(3));
  await one.switchOn(id, true);
  await expect.poll(() => other.shown.length).toBe(3);
  browser.held = true;
  await expect(other.remove(id, 0)).rejects.toMatchObject({ userMessage: { code: "archive-busy" } });
  browser.held = false;
  await other.remove(id, 0);
  await expect.poll(() => one.shown.length).toBe(2);
});

test("names are needed, and each is one archive's", async () => {
  const one = tab(fresh(), { held: false, tabs: [] });
  const { id } = await one.keep({ name: " Spring " }, documents(1));
  expect(one.list.value[0]?.name).toBe("Spring");
  await expect(one.keep({ name: "Spring" }, documents(1))).rejects.toMatchObject({
    userMessage: { code: "archive-name-taken" },
  });
  await expect(one.keep({ name: "  " }, documents(1))).rejects.toMatchObject({
    userMessage: { code: "archive-name-missing" },
  });
  await one.rename(id, "Spring");
  expect(one.list.value.length).toBe(1);
});

/** Texts as they come: empty, in any script, with half characters and line ends of all kinds. */
const odd: CollectedDocument[] = [
  { name: "a.txt", size: 0, format, text: "" },
  {
    name: "берёза\u202e.pdf",
    size: 5,
    format: message("files-format-pdf", { pages: 3 }),
    text: "строка\r\nстрока\u2028\u0000",
  },
  { name: '"><img src=x>'.repeat(40), size: 7, format, text: "half \ud800 a character" },
];

async function* batches(documents: readonly CollectedDocument[]): AsyncGenerator<CollectedDocument[]> {
  for (const document of documents) yield [document];
}

async function reread(file: Blob): Promise<{ name: string; documents: CollectedDocument[] }> {
  const { name, read } = await readCollectionFile(file);
  const documents: CollectedDocument[] = [];
  for await (const document of read()) documents.push(document);
  return { name, documents };
}

const made = (documents: readonly CollectedDocument[]): Promise<Blob> =>
  writeCollectionFile({ name: "Spring", documents: documents.length }, batches(documents));

test("a file holds an archive to the letter", async () => {
  const many = [...odd, ...documents(300, 0, 2000)];
  expect(await reread(await made(many))).toEqual({ name: "Spring", documents: many });
});

test("a file that is cut off anywhere, or changed anywhere, is refused before its end", async () => {
  const text = await (await made(odd)).text();
  const bytes = new TextEncoder().encode(text);
  for (let length = 0; length < bytes.length - 1; length += 7) {
    const error = await reread(new Blob([bytes.slice(0, length)])).catch((error: unknown) => error);
    expect(error, String(length)).toMatchObject({
      userMessage: { code: expect.stringMatching(/^archive-file-(?:cut|other)$/) },
    });
  }
  for (let at = 0; at < bytes.length; at += 5) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    const error = await reread(new Blob([changed])).catch((error: unknown) => error);
    expect(error, String(at)).toMatchObject({ userMessage: { code: expect.stringMatching(/^archive-file-/) } });
  }
  const lines = text.split("\n");
  const [first = "", second = "", third = ""] = lines;
  for (const edited of [
    [first, third, ...lines.slice(3)],
    [first, second, second, ...lines.slice(2)],
    [first, third, second, ...lines.slice(3)],
    [...lines.slice(0, -1), second, ""],
  ]) {
    await expect(reread(new Blob([edited.join("\n")]))).rejects.toMatchObject({
      userMessage: { code: "archive-file-changed" },
    });
  }
});

test("other files and newer ones are told apart, and a hostile one is no more than a text", async () => {
  const code = async (text: string | Uint8Array<ArrayBuffer>): Promise<unknown> =>
    ((await reread(new Blob([text])).catch((error: unknown) => error)) as { userMessage?: { code: string } })
      .userMessage?.code;
  const head = (values: object): string => `${JSON.stringify({ kind: "lookalike-archive", ...values })}\n`;
  expect(await code("")).toBe("archive-file-other");
  expect(await code("an essay\n")).toBe("archive-file-other");
  expect(await code(new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe]))).toBe("archive-file-other");
  expect(await code("x".repeat(50_000_000))).toBe("archive-file-other");
  expect(await code('{"kind":"other"}\n')).toBe("archive-file-other");
  expect(await code(head({ format: 0, name: "x", documents: 1 }))).toBe("archive-file-other");
  expect(await code(head({ format: 2, name: "x", documents: 1, more: true }))).toBe("archive-file-newer");
  expect(await code(head({ format: 1, name: 3, documents: 1 }))).toBe("archive-file-changed");
  expect(await code(head({ format: 1, name: "x".repeat(5000), documents: 1 }))).toBe("archive-file-changed");
  for (const line of ["[]", "null", "{}", '{"name":"a","size":-1,"text":""}', '{"name":"a","size":1,"text":{}}', "{"]) {
    expect(await code(`${head({ format: 1, name: "x", documents: 1 })}${line}\n`), line).toBe("archive-file-changed");
  }
  const format = { code: "files-format-pdf", args: { pages: { code: "app-how" } } } as unknown;
  const { documents } = await reread(await made([{ name: "a", size: 1, format, text: "x" }]));
  expect(documents[0]?.format).toEqual(message("files-format-plain"));
});

test("a file that turns out to be damaged changes nothing; a good one comes in under a name that is free", async () => {
  const name = fresh();
  const one = tab(name, { held: false, tabs: [] });
  const kept = await one.keep({ name: "Spring" }, documents(250));
  const file = await one.exported(kept.id);
  const bytes = new Uint8Array(await file.arrayBuffer());
  await expect(one.import(new Blob([bytes.slice(0, -40)]))).rejects.toMatchObject({
    userMessage: { code: "archive-file-cut" },
  });
  expect(one.list.value).toEqual([kept]);
  expect(await rowsIn(name)).toBe(250);
  const imported = await one.import(file);
  expect(imported).toMatchObject({ name: "Spring (2)", documents: 250, isOn: false });
  const storage = collectionStorage(name);
  expect(await all(storage, imported.id)).toEqual(await all(storage, kept.id));
});

test("a file has what the collection held when its turn came, and no tab changes the collection meanwhile", async () => {
  const [name, browser] = [fresh(), { held: false, tabs: [] as Collections[] }];
  const [one, other] = [tab(name, browser), tab(name, browser)];
  const kept = documents(250);
  const { id } = await one.keep({ name: "Spring" }, kept);
  const refused: Promise<string>[] = [];
  const before = one.exported(id, { onProgress: () => refused.push(refusalOf(other.remove(id, 2))) });
  const changes = [one.remove(id, 200), one.keep({ id }, documents(1, 900))];
  const after = one.exported(id);
  expect(await reread(await before)).toEqual({ name: "Spring", documents: kept });
  const left = [...kept.filter((_, at) => at !== 200), ...documents(1, 900)];
  await Promise.all(changes);
  expect(await reread(await after)).toEqual({ name: "Spring", documents: left });
  expect(refused.length).toBeGreaterThan(1);
  for (const error of await Promise.all(refused)) expect(error).toContain("archive-busy");
  await one.delete(id);
  await expect(one.exported(id)).rejects.toMatchObject({ userMessage: { code: "archive-gone" } });
});

test("no file is made that could not be opened again, or that was cancelled", async () => {
  for (const stated of [2, 4]) {
    await expect(writeCollectionFile({ name: "Spring", documents: stated }, batches(odd))).rejects.toMatchObject({
      userMessage: { code: "archive-not-exported", args: { read: 3, documents: stated } },
    });
  }
  const abort = new AbortController();
  const options = { signal: abort.signal, onProgress: () => abort.abort(new DOMException("cancelled", "AbortError")) };
  await expect(writeCollectionFile({ name: "Spring", documents: 3 }, batches(odd), options)).rejects.toThrow(
    "cancelled",
  );
});

test("where the disk is full, that is said", async () => {
  const one = tab(fresh(), { held: false, tabs: [] });
  const giveBack = fullAfter(3);
  try {
    await expect(one.keep({ name: "Spring" }, documents(9))).rejects.toMatchObject({
      userMessage: { code: "archive-full" },
    });
  } finally {
    giveBack();
  }
  expect(one.list.value).toEqual([]);
});
