/**
 * The collections on this device: named sets of documents that persist between visits, to compare new documents with.
 *
 * Collections that are switched on are loaded into the page, a few documents at a time, and take part in every comparison as
 * earlier work. All others cost nothing. Only one tab writes at a time; the others are notified and reload.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { type DocumentKey, FIRST_COLLECTED_ID, type PageDocument } from "../documents/document.ts";
import { keyOf } from "../documents/document-keys.ts";
import { type Message, message, problemOf, UserError } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { StorageError, type TabLock } from "../keep/work-storage.ts";
import { formatOf, readCollectionFile, writeCollectionFile } from "./collection-file.ts";
import type {
  CollectedDocument,
  CollectedLabel,
  Collection,
  CollectionStorage,
  Documents,
  Numbered,
  WriteOptions,
} from "./collection-storage.ts";
import { metadataFrom } from "./document-metadata.ts";

/** The browser and page services that collections need. */
export interface CollectionsHost {
  storage: CollectionStorage;
  /** Null if the browser has no locks. Then nothing is stored, because two tabs could overwrite each other. */
  lock: TabLock | null;
  now: () => number;
  /** Notifies the other tabs of a write. */
  notifyTabs: () => void;
  /** Adds the documents of all collections that are switched on to the comparison. */
  show: (documents: readonly PageDocument[]) => void;
  /**
   * `any`: whether there are decisions on collected documents. `forget`: drops decisions on documents that are in no
   * collection any more.
   */
  decided: { any: () => boolean; forget: (keys: readonly DocumentKey[]) => void };
}

/** Whether documents can be stored, and the current activity. */
export type CollectionsState =
  | { state: "starting" }
  | { state: "unavailable" }
  | { state: "newer" }
  | { state: "failed"; reason: Message }
  | { state: "ready" };

/** Where to keep documents: in an existing collection, or in a new one. */
export type Target = { id: string } | { name: string };

/** Operations on the collections. They reject with an error that has a message for the user. */
export interface Collections {
  state: ReadonlySignal<CollectionsState>;
  /** Oldest first. */
  list: ReadonlySignal<readonly Collection[]>;
  /** Loading progress of the collections that are switched on; null when idle. */
  loading: ReadonlySignal<{ done: number; total: number } | null>;
  /** Loads the collections. Called when the page starts, and again whenever another tab has written. */
  refresh: () => Promise<void>;
  /** Keeps documents: all or none. */
  keep: (target: Target, documents: Documents, options?: WriteOptions) => Promise<Collection>;
  /** The last document added to a collection, as used in comparisons; undefined if the collection is switched off. */
  lastOf: (id: string) => PageDocument | undefined;
  /** A document of a collection, as used in comparisons; undefined if the collection is switched off. */
  partOf: (id: string, number: number) => PageDocument | undefined;
  remove: (id: string, number: number) => Promise<CollectedDocument | null>;
  /** Removes documents: all or none. */
  removeAll: (id: string, numbers: readonly number[]) => Promise<void>;
  /** One document with its text; null if it is gone. */
  document: (id: string, number: number) => Promise<CollectedDocument | null>;
  rename: (id: string, name: string) => Promise<void>;
  switchOn: (id: string, isOn: boolean) => Promise<void>;
  delete: (id: string) => Promise<void>;
  labels: (id: string) => Promise<Numbered<CollectedLabel>[]>;
  /** A collection as a file. No tab can change it meanwhile. */
  exported: (id: string, options?: WriteOptions) => Promise<Blob>;
  /** Imports a collection from a file, under a name that is not taken. */
  import: (file: Blob, options?: WriteOptions) => Promise<Collection>;
}

/** The documents of a collection that is switched on, by number. */
interface Loaded {
  readonly name: string;
  readonly end: number;
  readonly documents: Map<number, PageDocument>;
}

export function createCollections(host: CollectionsHost): Collections {
  const state = signal<CollectionsState>({ state: "starting" });
  const list = signal<readonly Collection[]>([]);
  const loading = signal<{ done: number; total: number } | null>(null);
  let loaded = new Map<string, Loaded>();
  let nextId = FIRST_COLLECTED_ID;
  let last = Promise.resolve();

  /** Runs tasks one after the other: a concurrent write would make what was just read stale. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.then(
      () => {},
      () => {},
    );
    return result;
  };

  const pageDocument = (collection: string, { name, size, format, about, text }: CollectedDocument): PageDocument => {
    const { key, ...rest } = metadataFrom(about);
    return {
      id: nextId++,
      ...namesIn(collection, name),
      ...rest,
      size,
      text,
      format: formatOf(format),
      encoding: "",
      source: null,
      role: "archive",
      group: undefined,
      // Leave out the collection's name, which may change.
      identity: key === null ? { path: name } : { key },
    };
  };

  const load = async (collection: Collection, onRead: (documents: number) => void): Promise<Loaded> => {
    const { id, name, end } = collection;
    const before = loaded.get(id);
    const known = before && before.name !== name ? renamed(before, name) : before;
    // Numbers are never reused, so a removal shows in the count.
    if (known?.end === end && known.documents.size === collection.documents) return known;
    const documents = new Map(known?.documents);
    const isOnlyLonger = known && collection.documents - documents.size === end - known.end;
    if (known && !isOnlyLonger) {
      const numbers = new Set((await host.storage.labels(id)).map(({ number }) => number));
      for (const number of documents.keys()) if (!numbers.has(number)) documents.delete(number);
    }
    for await (const batch of host.storage.read(id, known?.end ?? 0)) {
      for (const { number, ...document } of batch) documents.set(number, pageDocument(name, document));
      onRead(batch.length);
    }
    return { name, end, documents };
  };

  /** Loads the collections and updates the comparison. */
  const follow = async (): Promise<void> => {
    list.value = await host.storage.list();
    const on = list.value.filter(({ isOn }) => isOn);
    const total = on.reduce((sum, { id, documents }) => sum + documents - (loaded.get(id)?.documents.size ?? 0), 0);
    let done = 0;
    const next = new Map<string, Loaded>();
    try {
      for (const collection of on) {
        const one = await load(collection, (documents) => {
          done += documents;
          loading.value = { done: Math.min(done, total), total };
        });
        next.set(collection.id, one);
      }
    } finally {
      loading.value = null;
    }
    const isSame = next.size === loaded.size && [...next].every(([id, one]) => loaded.get(id) === one);
    loaded = next;
    if (!isSame) host.show([...next.values()].flatMap(({ documents }) => [...documents.values()]));
    state.value = { state: "ready" };
  };

  /** Runs a task under the tab lock, and another one after releasing it. */
  const locked = <T>(work: () => Promise<T>, afterwards?: () => Promise<void>): Promise<T> =>
    inTurn(async () => {
      if (!host.lock) throw new UserError(message("archive-unavailable"));
      const release = await host.lock.take();
      if (!release) throw new UserError(message("archive-busy"));
      try {
        return await work();
      } catch (error) {
        throw userErrorOf(error);
      } finally {
        release();
        await afterwards?.();
      }
    });

  /** Runs a write under the tab lock, then reloads. */
  const writing = <T>(work: () => Promise<T>): Promise<T> =>
    locked(work, async () => {
      host.notifyTabs();
      await follow().catch(() => {});
    });

  /** Deletes documents of a collection (all of them if `numbers` is null) and the decisions on them. */
  const deleting = async (
    id: string,
    numbers: readonly number[] | null,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    const keys = await writing(async () => {
      const keys = host.decided.any() ? await keysIn(id, numbers) : [];
      await work();
      return keys;
    });
    // Only after the reload are the deleted documents out of the comparison.
    host.decided.forget(keys);
  };

  const keysIn = async (id: string, numbers: readonly number[] | null): Promise<DocumentKey[]> => {
    const wanted = numbers && new Set(numbers);
    const labels = (await host.storage.labels(id)).filter(({ number }) => !wanted || wanted.has(number));
    const shown = loaded.get(id)?.documents;
    return labels.flatMap(({ number, about }) => {
      const document = shown?.get(number);
      return (document ? keyOf(document) : metadataFrom(about).key) ?? [];
    });
  };

  const documentAt = async (id: string, wanted: number): Promise<CollectedDocument | null> => {
    for await (const [first] of host.storage.read(id, wanted)) {
      if (first?.number !== wanted) break;
      const { number: _, ...document } = first;
      return document;
    }
    return null;
  };

  const nameFor = async (wanted: string): Promise<string> => {
    const taken = new Set((await host.storage.list()).map(({ name }) => name));
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted} (${number})`;
    return name;
  };

  /** A name that no other collection has. */
  const freeName = async (wanted: string, own?: string): Promise<string> => {
    const name = wanted.trim();
    if (name === "") throw new UserError(message("archive-name-missing"));
    const taken = (await host.storage.list()).some((other) => other.name === name && other.id !== own);
    if (taken) throw new UserError(message("archive-name-taken", { name }));
    return name;
  };

  return {
    state,
    list,
    loading,
    refresh: () =>
      inTurn(async () => {
        if (!host.lock) {
          state.value = { state: "unavailable" };
          return;
        }
        try {
          await follow();
        } catch (error) {
          const isNewer = error instanceof StorageError && error.refusal === "newer";
          state.value = isNewer ? { state: "newer" } : { state: "failed", reason: problemOf(error) };
        }
      }),
    keep: (target, documents, options) =>
      writing(async () =>
        "id" in target
          ? host.storage.add(target.id, documents, host.now(), options)
          : host.storage.create(await freeName(target.name), documents, host.now(), options),
      ),
    lastOf: (id) => [...(loaded.get(id)?.documents.values() ?? [])].at(-1),
    partOf: (id, number) => loaded.get(id)?.documents.get(number),
    remove: async (id, number) => {
      let removed: CollectedDocument | null = null;
      await deleting(id, [number], async () => {
        removed = await documentAt(id, number);
        await host.storage.remove(id, [number], host.now());
      });
      return removed;
    },
    removeAll: (id, numbers) => deleting(id, numbers, () => host.storage.remove(id, numbers, host.now())),
    document: documentAt,
    rename: (id, name) =>
      writing(async () => {
        await host.storage.change(id, { name: await freeName(name, id) });
      }),
    switchOn: (id, isOn) =>
      writing(async () => {
        await host.storage.change(id, { isOn });
      }),
    delete: (id) => deleting(id, null, () => host.storage.delete(id)),
    labels: (id) =>
      host.storage.labels(id).catch((error: unknown) => {
        throw userErrorOf(error);
      }),
    exported: (id, options) =>
      locked(async () => {
        const collection = (await host.storage.list()).find((one) => one.id === id);
        if (!collection) throw new UserError(message("archive-gone"));
        return writeCollectionFile(collection, host.storage.read(id), options);
      }),
    import: (file, options) =>
      writing(async () => {
        const { name, read } = await readCollectionFile(file);
        const wanted = name.trim() || t("archive-tab");
        return host.storage.create(await nameFor(wanted), read(), host.now(), options);
      }),
  };
}

/** Between a document's own name, which comes first and is seen where names are cut, and its collection's. */
const OF_COLLECTION = " · ";

/** A document's names. They contain the collection's, to show that the document is from a collection, and from which. */
function namesIn(collection: string, name: string): Pick<PageDocument, "name" | "path"> {
  return { name: `${name}${OF_COLLECTION}${collection}`, path: `${collection}/${name}` };
}

/** Whether a document is from the collection of that name. By its path alone, "2024" would hold what "2024/25" holds. */
export function isIn(collection: string, { name, path }: Pick<PageDocument, "name" | "path">): boolean {
  return path.startsWith(`${collection}/`) && isNamedAfter(collection, name);
}

/** Whether a document's name says that it is of the collection of this name. */
export function isNamedAfter(collection: string, name: string): boolean {
  return name.endsWith(`${OF_COLLECTION}${collection}`);
}

/** A document's own name, whatever its collection is called. */
export function ownName(name: string): string {
  const end = name.lastIndexOf(OF_COLLECTION);
  return end < 0 ? name : name.slice(0, end);
}

/** A loaded collection under a new name. Rereads no text. */
function renamed({ name: before, end, documents }: Loaded, name: string): Loaded {
  const again = [...documents].map(([number, document]) => {
    const own = document.path.slice(before.length + 1);
    return [number, { ...document, ...namesIn(name, own) }] as const;
  });
  return { name, end, documents: new Map(again) };
}

/** A storage error as an error with a message for the user. */
function userErrorOf(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  if (error.refusal === "full") return new UserError(message("archive-full"));
  if (error.refusal === "gone") return new UserError(message("archive-gone"));
  if (error.refusal === "newer") return new UserError(message("archive-newer"));
  return new UserError(message("archive-failed", { reason: problemOf(error) }));
}

/** Storage space on this device. */
export interface Space {
  /** Bytes that the page uses, and bytes available to it; null if the browser does not report them. */
  readonly used: number | null;
  readonly left: number | null;
  /** Whether the browser has promised not to clear the storage; null if it makes no promises. */
  readonly isLasting: boolean | null;
}

/** Browser services that collections need. */
export interface CollectionPorts extends Omit<CollectionsHost, "show" | "decided"> {
  /** Calls back whenever another tab has written. */
  follow: (onChange: () => void) => void;
  space: () => Promise<Space>;
  /** Asks the browser not to clear the storage when space runs low. Returns whether it agreed. */
  askToLast: () => Promise<boolean>;
}
