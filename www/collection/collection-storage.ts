/**
 * Collections of documents in IndexedDB. A collection has a head, which records how far its documents reach; each document's
 * text is stored apart from its label, so that listing thousands of documents reads no text.
 *
 * Documents are written in transactions of bounded size beyond the head's end, where no reader looks. The last transaction
 * moves the head. A write that is interrupted or runs out of space therefore changes nothing; the next write sweeps its
 * leftovers. Writers must hold a lock (../keep/work-storage.ts), because two of them would use the same numbers.
 */
import { deleteDB, type IDBPDatabase } from "idb";
import type { OriginalText } from "../engine/original-text.ts";
import { databaseConnection, isObject, readExisting, StorageError, storageErrorOf } from "../keep/work-storage.ts";

/** The version of the format. Raise it whenever an older page could misread new data. */
export const COLLECTIONS_FORMAT = 1;

/** Limits of one write transaction: number of documents, and approximate characters of text. */
const MAX_BATCH_DOCUMENTS = 100;
const MAX_BATCH_CHARACTERS = 2_000_000;

/** Approximate characters of text read at once, so that the page never freezes. */
const MAX_READ_CHARACTERS = 1_000_000;

/** Labels read at once. */
const LISTED_AT_ONCE = 500;

/** The listed properties of a stored document. */
export interface CollectedLabel {
  readonly name: OriginalText;
  /** File size in bytes. */
  readonly size: number;
  /** The kind of file, as a message; opaque here. */
  readonly format: unknown;
  /** Further metadata; opaque here. */
  readonly about?: unknown;
}

/** A document to store. */
export interface CollectedDocument extends CollectedLabel {
  readonly text: OriginalText;
}

/** A document in a collection, with a number that is never reused there. */
export type Numbered<T> = T & { readonly number: number };

/** The head of a collection. */
export interface Collection {
  readonly id: string;
  readonly name: string;
  /** Whether new documents are compared with it. */
  readonly isOn: boolean;
  readonly documents: number;
  /** Total characters of all texts. */
  readonly characters: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** All document numbers are below this. */
  readonly end: number;
}

/** Progress callback and abort signal of a long write. */
export interface WriteOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (written: number) => void;
}

/** A store of collections. Every method rejects with a `StorageError`, or the reason of an aborted signal. */
export interface CollectionStorage {
  /** All collections, oldest first. Leaves no empty database behind. */
  list(): Promise<Collection[]>;
  /** Creates a collection of documents: all or nothing. */
  create(name: string, documents: Documents, now: number, options?: WriteOptions): Promise<Collection>;
  /** Adds documents to a collection: all or none. */
  add(id: string, documents: Documents, now: number, options?: WriteOptions): Promise<Collection>;
  /** Removes documents by number. */
  remove(id: string, numbers: readonly number[], now: number): Promise<Collection>;
  /** Changes a collection's name, or whether documents are compared with it. */
  change(id: string, patch: Partial<Pick<Collection, "name" | "isOn">>): Promise<Collection>;
  /** Deletes a collection with its documents. */
  delete(id: string): Promise<void>;
  /** The labels of a collection's documents, in the order they were added. */
  labels(id: string): Promise<Numbered<CollectedLabel>[]>;
  /** The documents with numbers from `from` on, a few at a time. */
  read(id: string, from?: number): AsyncGenerator<Numbered<CollectedDocument>[]>;
}

/** Documents to write, pulled as needed. */
export type Documents = Iterable<CollectedDocument> | AsyncIterable<CollectedDocument>;

/** A store in the browser's IndexedDB, under the given database name. */
export function collectionStorage(name: string): CollectionStorage {
  const connection = databaseConnection(name, COLLECTIONS_FORMAT, (database) => {
    database.createObjectStore("collections", { keyPath: "id" });
    database.createObjectStore("labels");
    database.createObjectStore("texts");
  });

  /** Runs `work` if the database exists. */
  const existing = async <T>(work: (database: IDBPDatabase) => Promise<T>, without: T): Promise<T> =>
    guarded(() => readExisting({ name, format: COLLECTIONS_FORMAT, callbacks: {} }, work, without));

  const writing = async <T>(work: (database: IDBPDatabase) => Promise<T>, signal?: AbortSignal): Promise<T> =>
    guarded(() => connection.use(work), signal);

  /** Writes documents beyond the head's end, then moves the head. */
  const append = async (
    database: IDBPDatabase,
    head: Collection,
    documents: Documents,
    now: number,
    { signal, onProgress }: WriteOptions,
  ): Promise<Collection> => {
    let { end, characters } = head;
    let batch: Numbered<CollectedDocument>[] = [];
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
        const found: Numbered<CollectedLabel>[] = [];
        // IndexedDB rejects an empty key range.
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

/** Report a write only once it and all earlier ones would survive a power cut. */
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
  batch: readonly Numbered<CollectedDocument>[],
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
    // The transaction's error says more than that of the request it aborted.
    throw transaction.error ?? error;
  }
  await transaction.done;
}

type Batch = readonly [documents: Numbered<CollectedDocument>[], last: number, isEnd: boolean];

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
  const documents: Numbered<CollectedDocument>[] = [];
  for (const [at, label] of found.entries()) {
    const text: unknown = read[at];
    if (isLabel(label) && typeof text === "string") documents.push({ ...label, text, number: numberIn(keys[at]) });
  }
  return [documents, numberIn(keys.at(-1)), keys.length < count];
}

/** Deletes everything that no head reaches: leftovers of interrupted writes and of deleted collections. */
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
      // In key order, arrays come after all numbers: the next key belongs to another collection.
      cursor = await store.openKeyCursor(IDBKeyRange.lowerBound([id, []]));
    }
  }
  await transaction.done;
}

/** Sweeps after a failure, which a second error must not hide. The next write sweeps again. */
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

function isLabel(value: unknown): value is CollectedLabel {
  return isObject(value) && typeof value["name"] === "string" && typeof value["size"] === "number";
}

/** Turns errors of the database into a `StorageError`; errors of the documents' source and abort reasons pass through. */
async function guarded<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DOMException && error !== signal?.reason ? storageErrorOf(error) : error;
  }
}
