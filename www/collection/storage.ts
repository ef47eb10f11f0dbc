/**
 * Collections of documents that outlast the page, in IndexedDB. A collection is a head, which says how far its documents
 * reach; each document's texts lie beside what is listed of it, so that a list of thousands reads no text.
 *
 * Documents are written in transactions of bounded size behind the reach of the head, where nobody looks. The last
 * transaction moves the head. A write that is cut off, or finds no room, therefore changes nothing; what it left behind is
 * swept away by the next one. Who writes must hold a lock (../keep/storage.ts), for two writers would use the same places.
 */
import { deleteDB, type IDBPDatabase } from "idb";
import type { OriginalText } from "../engine/original-text.ts";
import { databaseConnection, openExisting, StorageError, storageErrorOf } from "../keep/storage.ts";

/** The version of the format. Raise it whenever an older page could misread what is written. */
export const ARCHIVES_FORMAT = 1;

/** Most documents, and about the most characters of text, that one transaction writes. */
const MAX_BATCH_DOCUMENTS = 100;
const MAX_BATCH_CHARACTERS = 2_000_000;

/** About the most characters of text that are read at once, so that the page never stands still. */
const MAX_READ_CHARACTERS = 1_000_000;

/** Documents whose descriptions are read at once. */
const LISTED_AT_ONCE = 500;

/** What is listed of an archived document. */
export interface ArchivedLabel {
  readonly name: OriginalText;
  /** In bytes, of the file. */
  readonly size: number;
  /** What kind of file it was, as a message: the caller's business. */
  readonly format: unknown;
  /** What else is known of it: the caller's business, too. */
  readonly about?: unknown;
}

/** A document to be archived. */
export interface ArchivedDocument extends ArchivedLabel {
  readonly text: OriginalText;
}

/** A document in a collection, under a number that is never used again there. */
export type Numbered<T> = T & { readonly number: number };

/** The head of a collection. */
export interface Collection {
  readonly id: string;
  readonly name: string;
  /** Whether new documents are compared with it. */
  readonly isOn: boolean;
  readonly documents: number;
  /** Characters of all texts. */
  readonly characters: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** Documents have numbers below it. */
  readonly end: number;
}

/** How a long write is followed and given up. */
export interface WriteOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (written: number) => void;
}

/** Where collections are kept. Every method rejects with a `StorageError`, or the reason of an aborted signal. */
export interface ArchiveStorage {
  /** All collections, oldest first. Leaves no empty database behind. */
  list(): Promise<Collection[]>;
  /** Makes a collection of documents, whole or not at all. */
  create(name: string, documents: Documents, now: number, options?: WriteOptions): Promise<Collection>;
  /** Adds documents to a collection, all or none. */
  add(id: string, documents: Documents, now: number, options?: WriteOptions): Promise<Collection>;
  /** Removes documents by their numbers. */
  remove(id: string, numbers: readonly number[], now: number): Promise<Collection>;
  /** Changes a collection's name, or whether it is compared with. */
  change(id: string, patch: Partial<Pick<Collection, "name" | "isOn">>): Promise<Collection>;
  /** Deletes a collection with its documents. */
  delete(id: string): Promise<void>;
  /** What is listed of a collection's documents, in the order they were added. */
  labels(id: string): Promise<Numbered<ArchivedLabel>[]>;
  /** The documents with numbers from `from` on, a few at a time. */
  read(id: string, from?: number): AsyncGenerator<Numbered<ArchivedDocument>[]>;
}

/** Documents to be written, read as they are needed. */
export type Documents = Iterable<ArchivedDocument> | AsyncIterable<ArchivedDocument>;

/** The browser's storage under a name. */
export function archiveStorage(name: string): ArchiveStorage {
  const connection = databaseConnection(name, ARCHIVES_FORMAT, (database) => {
    database.createObjectStore("collections", { keyPath: "id" });
    database.createObjectStore("labels");
    database.createObjectStore("texts");
  });

  /** Does some work on the database if there is one. */
  const existing = async <T>(work: (database: IDBPDatabase) => Promise<T>, without: T): Promise<T> =>
    guarded(async () => {
      const database = await openExisting(name, {});
      if (!database) return without;
      try {
        if (database.version > ARCHIVES_FORMAT) throw new StorageError("newer", `format ${database.version}`);
        return await work(database);
      } finally {
        database.close();
      }
    });

  const writing = async <T>(work: (database: IDBPDatabase) => Promise<T>, signal?: AbortSignal): Promise<T> =>
    guarded(async () => {
      try {
        return await work(await connection.open());
      } catch (error) {
        // A connection that failed may be gone for good; the next call opens another.
        await connection.close();
        throw error;
      }
    }, signal);

  /** Writes documents behind a head's reach, then the head. */
  const append = async (
    database: IDBPDatabase,
    head: Collection,
    documents: Documents,
    now: number,
    { signal, onProgress }: WriteOptions,
  ): Promise<Collection> => {
    let { end, characters } = head;
    let batch: Numbered<ArchivedDocument>[] = [];
    let waiting = 0;
    const flush = async (): Promise<void> => {
      signal?.throwIfAborted();
      await writeBatch(database, head.id, batch);
      onProgress?.(end - head.end);
      batch = [];
      waiting = 0;
    };
    for await (const document of documents) {
      batch.push({ ...document, number: end++ });
      characters += document.text.length;
      waiting += document.text.length;
      if (batch.length >= MAX_BATCH_DOCUMENTS || waiting >= MAX_BATCH_CHARACTERS) await flush();
    }
    await flush();
    return putHead(database, {
      ...head,
      end,
      characters,
      documents: head.documents + end - head.end,
      changedAt: now,
    });
  };

  return {
    list: () => existing(async (database) => sorted(await database.getAll("collections")), []),
    create: (collection, documents, now, options = {}) =>
      writing(async (database) => {
        await sweep(database);
        const id = crypto.randomUUID();
        const head = { id, name: collection, isOn: false, documents: 0, characters: 0, end: 0 };
        try {
          return await append(database, { ...head, createdAt: now, changedAt: now }, documents, now, options);
        } catch (error) {
          await sweepQuietly(database);
          throw error;
        }
      }, options.signal),
    add: (id, documents, now, options = {}) =>
      writing(async (database) => {
        await sweep(database);
        try {
          return await append(database, await headOf(database, id), documents, now, options);
        } catch (error) {
          await sweepQuietly(database);
          throw error;
        }
      }, options.signal),
    remove: (id, numbers, now) =>
      writing(async (database) => {
        const head = await headOf(database, id);
        const transaction = database.transaction(["collections", "labels", "texts"], "readwrite", STRICT);
        transaction.done.catch(() => {});
        let { documents, characters } = head;
        for (const number of numbers) {
          const text: unknown = await transaction.objectStore("texts").get([id, number]);
          if (typeof text !== "string") continue;
          documents--;
          characters -= text.length;
          await Promise.all(["labels", "texts"].map((store) => transaction.objectStore(store).delete([id, number])));
        }
        const after = { ...head, documents, characters, changedAt: now };
        await transaction.objectStore("collections").put(after);
        await transaction.done;
        return after;
      }),
    change: (id, patch) =>
      writing(async (database) => putHead(database, { ...(await headOf(database, id)), ...patch })),
    delete: (id) =>
      writing(async (database) => {
        await database.delete("collections", id);
        const rest = await database.count("collections");
        if (rest > 0) {
          await sweep(database);
          return;
        }
        await connection.close();
        await deleteDB(name);
      }),
    labels: (id) =>
      existing(async (database) => {
        const head = await headOf(database, id);
        const found: Numbered<ArchivedLabel>[] = [];
        // A range of keys without any key is refused.
        for (let from = 0; from < head.end; ) {
          const range = IDBKeyRange.bound([id, from], [id, head.end], false, true);
          const [keys, labels] = await Promise.all([
            database.getAllKeys("labels", range, LISTED_AT_ONCE),
            database.getAll("labels", range, LISTED_AT_ONCE),
          ]);
          for (const [at, label] of labels.entries()) {
            if (isLabel(label)) found.push({ ...label, number: numberIn(keys[at]) });
          }
          if (keys.length < LISTED_AT_ONCE) break;
          from = numberIn(keys.at(-1)) + 1;
        }
        return found;
      }, []),
    async *read(id, from = 0) {
      let count = 1;
      for (let next = from; ; ) {
        const [batch, last, isEnd] = await existing((database) => readBatch(database, id, next, count), [
          [],
          -1,
          true,
        ] as const);
        if (batch.length > 0) yield batch;
        if (isEnd) return;
        next = last + 1;
        const characters = batch.reduce((sum, { text }) => sum + text.length, 0);
        if (2 * characters < MAX_READ_CHARACTERS) count = Math.min(2 * count, LISTED_AT_ONCE);
        else if (characters > MAX_READ_CHARACTERS) count = Math.max(1, count >> 1);
      }
    },
  };
}

/** Reported as written only once it would survive a power cut, with all that was written before. */
const STRICT = { durability: "strict" } as const;

function sorted(heads: readonly unknown[]): Collection[] {
  return heads.filter(isHead).sort((x, y) => x.createdAt - y.createdAt || (x.id < y.id ? -1 : 1));
}

async function headOf(database: IDBPDatabase, id: string): Promise<Collection> {
  const head: unknown = await database.get("collections", id);
  if (!isHead(head)) throw new StorageError("gone", id);
  return head;
}

async function putHead(database: IDBPDatabase, head: Collection): Promise<Collection> {
  const transaction = database.transaction("collections", "readwrite", STRICT);
  transaction.done.catch(() => {});
  await transaction.store.put(head);
  await transaction.done;
  return head;
}

async function writeBatch(
  database: IDBPDatabase,
  id: string,
  batch: readonly Numbered<ArchivedDocument>[],
): Promise<void> {
  const transaction = database.transaction(["labels", "texts"], "readwrite");
  transaction.done.catch(() => {});
  const [labels, texts] = [transaction.objectStore("labels"), transaction.objectStore("texts")];
  try {
    await Promise.all(
      batch.map(async ({ number, text, ...label }) => {
        await Promise.all([labels.put(label, [id, number]), texts.put(text, [id, number])]);
      }),
    );
  } catch (error) {
    // What ended the transaction says more than the request that it took along.
    throw transaction.error ?? error;
  }
  await transaction.done;
}

type Batch = readonly [documents: Numbered<ArchivedDocument>[], last: number, isEnd: boolean];

async function readBatch(database: IDBPDatabase, id: string, from: number, count: number): Promise<Batch> {
  const head = await headOf(database, id);
  if (from >= head.end) return [[], from, true];
  const range = IDBKeyRange.bound([id, from], [id, head.end], false, true);
  const transaction = database.transaction(["labels", "texts"], "readonly");
  const [labels, texts] = [transaction.objectStore("labels"), transaction.objectStore("texts")];
  const [keys, found, read] = await Promise.all([
    labels.getAllKeys(range, count),
    labels.getAll(range, count),
    texts.getAll(range, count),
  ]);
  const documents: Numbered<ArchivedDocument>[] = [];
  for (const [at, label] of found.entries()) {
    const text: unknown = read[at];
    if (isLabel(label) && typeof text === "string") documents.push({ ...label, text, number: numberIn(keys[at]) });
  }
  return [documents, numberIn(keys.at(-1)), keys.length < count];
}

/** Deletes what no head reaches: the rest of writes that were cut off, and of collections that were deleted. */
async function sweep(database: IDBPDatabase): Promise<void> {
  const transaction = database.transaction(["collections", "labels", "texts"], "readwrite");
  transaction.done.catch(() => {});
  const heads = (await transaction.objectStore("collections").getAll()).filter(isHead);
  const ends = new Map(heads.map(({ id, end }) => [id, end]));
  for (const name of ["labels", "texts"] as const) {
    const store = transaction.objectStore(name);
    for (const [id, end] of ends) await store.delete(IDBKeyRange.bound([id, end], [id, []]));
    let cursor = await store.openKeyCursor();
    while (cursor) {
      const [id = ""] = cursor.key as [string, number];
      if (!ends.has(id)) await store.delete(IDBKeyRange.bound([id], [id, []]));
      // An array is more than any number: what follows is another collection's.
      cursor = await store.openKeyCursor(IDBKeyRange.lowerBound([id, []]));
    }
  }
  await transaction.done;
}

/** After a failure that is to be reported, not hidden by another. The next write sweeps again. */
async function sweepQuietly(database: IDBPDatabase): Promise<void> {
  await sweep(database).catch(() => {});
}

function numberIn(key: unknown): number {
  return Array.isArray(key) && typeof key[1] === "number" ? key[1] : -1;
}

function isHead(value: unknown): value is Collection {
  return (
    isObject(value) &&
    ["id", "name"].every((key) => typeof value[key] === "string") &&
    ["documents", "characters", "createdAt", "changedAt", "end"].every((key) => Number.isFinite(value[key])) &&
    typeof value["isOn"] === "boolean"
  );
}

function isLabel(value: unknown): value is ArchivedLabel {
  return isObject(value) && typeof value["name"] === "string" && typeof value["size"] === "number";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What the database throws becomes a `StorageError`; what the documents' source throws, or a signal's reason, stays. */
async function guarded<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DOMException && error !== signal?.reason ? storageErrorOf(error) : error;
  }
}
