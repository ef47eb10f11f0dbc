/**
 * The kept work before the current one. When all documents of reviewed work are removed, or replaced with others, it is
 * moved here, so that keeping the next work does not overwrite it. Only one such work is stored.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { type KeptSummary, type Reopened, reopened, summaryOf, type Work, type Written } from "./snapshot.ts";
import type { StoredWork, WorkStorage } from "./work-storage.ts";

/** The stored former work. Methods reject with a `StorageError`, except where they say otherwise. */
export interface FormerWork {
  /** Null if there is none, or if it cannot be read. */
  summary: ReadonlySignal<KeptSummary | null>;
  /** Looks for former work. Never rejects. */
  look: () => Promise<void>;
  /** Stores a copy of the current kept work, if it has reviews. Called before its last documents are removed. */
  storeCopy: (current: WorkStorage, written: Written) => Promise<void>;
  /** Discards the copy if the user has undone the removal, and restores what it replaced. Never rejects. */
  discardIfUndone: (work: Work) => Promise<void>;
  /** Returns the former work, and stores a copy of the current one in its place, if that has documents. */
  exchange: (current: WorkStorage) => Promise<Reopened | null>;
  forget: () => Promise<void>;
}

export function formerWork(storage: WorkStorage): FormerWork {
  const summary = signal<KeptSummary | null>(null);
  /** The last documents that were moved here, and what was stored here before. */
  let moved: { documents: Written; before: StoredWork | null } | null = null;

  const forget = async (): Promise<void> => {
    moved = null;
    await storage.forget();
    summary.value = null;
  };
  const store = async (work: StoredWork, before: StoredWork | null): Promise<void> => {
    // Numbered anew: it is only ever read as a whole.
    const put = work.items.map((item, at) => [at, item] as const);
    const remove = (before?.items ?? []).map((_, at) => at).slice(put.length);
    await storage.save({ head: work.head, put, remove, isWhole: true });
    summary.value = summaryOf(work.head);
  };

  return {
    summary,
    forget,
    look: async () => {
      const head = await storage.loadHead().catch(() => null);
      summary.value = summaryOf(head);
    },
    storeCopy: async (current, written) => {
      const work = await current.load();
      if (!work || !summaryOf(work.head)?.pairs) return;
      const before = await storage.load();
      await store(work, before);
      moved = { documents: written, before };
    },
    discardIfUndone: async ({ intake }) => {
      if (!moved) return;
      const { documents, before } = moved;
      if (!intake.documents.some((document) => documents.get(document.id) === document)) return;
      try {
        if (before) await store(before, await storage.load());
        else await forget();
        moved = null;
      } catch {
        // Then there is a copy too many, which the user can delete.
      }
    },
    exchange: async (current) => {
      const former = await storage.load();
      const kept = former && reopened(former);
      if (!kept) return null;
      const work = await current.load();
      if (work && work.items.length > 0) await store(work, former);
      else await forget();
      moved = null;
      return kept;
    },
  };
}
