/**
 * Work stored in IndexedDB: numbered items, and one head for all data that belongs to no single item.
 *
 * A change is one transaction: after a crash, or without enough space, the database is as it was before. The contents of
 * heads and items are opaque here; this module only stores them, and knows the version of their format.
 */

import { deleteDB, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";

/** The version of the format. Raise it whenever an older page could misread new data. */
export const WORK_FORMAT = 1;

/** Items passed to the database at a time, so that the page stays responsive while many are written or read. */
const BATCH = 50;

/** The key of the head in its store. */
const HEAD = "head";

/** Everything that is stored. */
export interface StoredWork {
  head: unknown;
  items: unknown[];
}

/** A change to write: the current head, and the items that were changed or removed. */
export interface Change {
  head: unknown;
  put: readonly (readonly [id: number, item: unknown])[];
  remove: readonly number[];
  /** Whether these are all items, whatever is stored. */
  isWhole: boolean;
}

/**
 * Why storage failed. `newer`: the stored format is newer than this page supports. `full`: there is no space. `gone`: it was
 * deleted, perhaps by another tab or with all data of the site.
 */
export type Refusal = "newer" | "full" | "gone" | "failed";

/** A storage error, with its reason. */
export class StorageError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "StorageError";
    this.refusal = refusal;
  }
}

/** A store of work. Every method rejects with a `StorageError`. */
export interface WorkStorage {
  /** Everything that is stored; null if nothing is. Leaves no empty database behind. */
  load(): Promise<StoredWork | null>;
  /** The head alone; null if nothing is stored. */
  loadHead(): Promise<unknown>;
  /** Writes a change: all or nothing. */
  save(change: Change): Promise<void>;
  forget(): Promise<void>;
}

/** A store in the browser's IndexedDB, under the given database name. */
export function browserStorage(name: string): WorkStorage {
  const connection = databaseConnection(name, WORK_FORMAT, (database) => {
    database.createObjectStore("head");
    database.createObjectStore("items");
  });
  const { callbacks } = connection;

  return {
    load: () => guarded(() => readExisting({ name, format: WORK_FORMAT, callbacks }, readAll, null)),
    loadHead: () => guarded(() => readExisting({ name, format: WORK_FORMAT, callbacks }, readHead, null)),
    save: (change) => guarded(() => connection.use((database) => write(database, change))),
    forget: () =>
      guarded(async () => {
        await connection.close();
        await deleteDB(name);
      }),
  };
}

/** A connection to a database, opened on first use. */
export interface DatabaseConnection {
  /** Does `work`. If it fails, so may the connection: the next call opens another. */
  use: <T>(work: (database: IDBPDatabase) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
  callbacks: Pick<OpenDBCallbacks<unknown>, "blocking" | "terminated">;
}

/** A connection to the database with a name and format version; `create` creates its stores. */
export function databaseConnection(
  name: string,
  format: number,
  create: (database: IDBPDatabase) => void,
): DatabaseConnection {
  let opened: Promise<IDBPDatabase> | null = null;
  const close = async (): Promise<void> => {
    const database = opened;
    opened = null;
    (await database?.catch(() => null))?.close();
  };
  /** Lets another page delete or upgrade the database, and reopens it for the next call. */
  const callbacks = { blocking: () => void close(), terminated: () => void close() };
  const open = (): Promise<IDBPDatabase> => {
    opened ??= openDB(name, format, { ...callbacks, upgrade: create });
    return opened;
  };
  return {
    use: async (work) => {
      try {
        return await work(await open());
      } catch (error) {
        await close();
        throw error;
      }
    },
    close,
    callbacks,
  };
}

/** Reads a database that already exists, of at most the given format; returns `without` if there is none. */
export async function readExisting<T>(
  { name, format, callbacks }: { name: string; format: number; callbacks: Partial<DatabaseConnection["callbacks"]> },
  read: (database: IDBPDatabase) => Promise<T>,
  without: T,
): Promise<T> {
  const database = await openExisting(name, callbacks);
  if (!database) return without;
  try {
    if (database.version > format) throw new StorageError("newer", `format ${database.version}`);
    return await read(database);
  } finally {
    database.close();
  }
}

/** Opens a database that already exists, whatever its version; null if there is none. */
async function openExisting(
  name: string,
  callbacks: Partial<DatabaseConnection["callbacks"]>,
): Promise<IDBPDatabase | null> {
  let isNew = false;
  try {
    return await openDB(name, undefined, {
      ...callbacks,
      upgrade(_database, _oldVersion, _newVersion, transaction) {
        isNew = true;
        transaction.done.catch(() => {});
        transaction.abort();
      },
    });
  } catch (error) {
    if (isNew) return null;
    throw error;
  }
}

async function readHead(database: IDBPDatabase): Promise<unknown> {
  return (await database.get("head", HEAD)) ?? null;
}

async function readAll(database: IDBPDatabase): Promise<StoredWork | null> {
  const transaction = database.transaction(["head", "items"], "readonly");
  const head: unknown = await transaction.objectStore("head").get(HEAD);
  if (head === undefined) return null;
  const store = transaction.objectStore("items");
  const items: unknown[] = [];
  for (let after: IDBKeyRange | null = null; ; ) {
    const [keys, values]: [IDBValidKey[], unknown[]] = await Promise.all([
      store.getAllKeys(after, BATCH),
      store.getAll(after, BATCH),
    ]);
    items.push(...values);
    const last = keys.at(-1);
    if (last === undefined || keys.length < BATCH) break;
    after = IDBKeyRange.lowerBound(last, true);
  }
  return { head, items };
}

async function write(database: IDBPDatabase, { head, put, remove, isWhole }: Change): Promise<void> {
  // Strict: reported as written only once it would survive a power cut.
  const transaction = database.transaction(["head", "items"], "readwrite", { durability: "strict" });
  // Handled in any case: the transaction may fail while a batch is still being awaited.
  transaction.done.catch(() => {});
  const items = transaction.objectStore("items");
  try {
    // A part alone would look like everything.
    if (!isWhole && (await transaction.objectStore("head").get(HEAD)) === undefined)
      throw new StorageError("gone", HEAD);
    await Promise.all(remove.map(async (id) => items.delete(id)));
    for (let at = 0; at < put.length; at += BATCH) {
      // Each in an async function: data that cannot be stored throws synchronously, and the other promises must still be
      // handled.
      await Promise.all(put.slice(at, at + BATCH).map(async ([id, item]) => items.put(item, id)));
    }
    await transaction.objectStore("head").put(head, HEAD);
  } catch (error) {
    abort(transaction);
    // The transaction's error says more than that of the request it aborted.
    throw transaction.error ?? error;
  }
  await transaction.done;
}

/** A transaction that has already failed cannot be aborted, and need not be. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {}
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageErrorOf(error);
  }
}

/** Maps a database error to a reason. */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof DOMException ? error.name : "";
  // A database of a newer format cannot be opened with this version number.
  const refusal = name === "VersionError" ? "newer" : name === "QuotaExceededError" ? "full" : "failed";
  return new StorageError(refusal, error);
}

// Ensures that only one tab writes: a Web Lock, which the browser releases when its tab is closed or crashes.

export type Release = () => void;

/** A lock that one tab at a time can hold. */
export interface TabLock {
  /** Acquires the lock; null if another tab holds it. */
  take(): Promise<Release | null>;
  /** Waits until no other tab holds the lock, however long that takes, and acquires it. */
  wait(): Promise<Release>;
}

/** A page being reloaded releases its lock a moment after its successor has started. */
const PATIENCE_MS = 1000;

/** The browser's lock with a name. */
export function tabLock(locks: LockManager, name: string, patience = PATIENCE_MS): TabLock {
  const request = (options: LockOptions): Promise<Release> =>
    new Promise((resolve, reject) => {
      locks.request(name, options, () => new Promise<void>((release) => resolve(release))).catch(reject);
    });
  return {
    take: () =>
      request({ signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
        if (error instanceof DOMException && ["TimeoutError", "AbortError"].includes(error.name)) return null;
        throw error;
      }),
    wait: () => request({}),
  };
}

/** Whether stored data is an object, not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
