/**
 * Keeps the work on this computer, if the user asks for it: reopens it on the next visit, and from then on writes each
 * change as it happens. Once kept, work stays kept until the user has everything forgotten.
 *
 * One tab alone writes, and holds a lock for it; a second tab is told, and writes nothing. Whatever storage refuses costs
 * the page nothing but the keeping: the work on screen goes on, and what was kept before stays whole.
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Message, message, problemOf, SaidError } from "../i18n/message.ts";
import { isTyped } from "../intake/typed.ts";
import { changeTo, type Reopened, reopened, type Work, type Written, writtenOf } from "./snapshot.ts";
import { type Release, StorageError, type StoredWork, type TabLock, type WorkStorage } from "./storage.ts";

/** What is known of kept work without opening it. */
export interface KeepingProblem {
  savedAt: number;
  documents: number;
}

/** How it stands with keeping. */
export type KeepingStatus =
  | { state: "starting" }
  | { state: "off" }
  /** The browser lets the page keep nothing. */
  | { state: "unavailable" }
  /** Another tab keeps work. */
  | { state: "elsewhere" }
  /** Work was kept by a newer version of the page. */
  | { state: "newer" }
  /** What is kept cannot be read. */
  | { state: "unreadable"; reason: Message }
  /** Other work is kept than the documents on this page. */
  | { state: "other"; kept: KeepingProblem }
  | ({ state: "on" } & Keeping);

/** How the writing goes. */
export interface Keeping {
  /** When the last change was written. */
  savedAt: number | null;
  /** Whether changes are yet to be written. */
  pending: boolean;
  failure: { full: boolean; reason: string } | null;
  /** Bytes that the page takes on this computer; null where the browser does not say. */
  bytes: number | null;
}

/** What keeping needs of the page and of the browser. */
export interface KeepingHost {
  storage: WorkStorage;
  /** Null where the browser has no locks: then nothing is kept, for two tabs could overwrite each other. */
  lock: TabLock | null;
  /** The work as it is; reads signals, so that a change is noticed. */
  work: () => Work;
  /** Puts kept work on the page. */
  restore: (kept: Reopened) => void;
  now: () => number;
  /** Asks the browser not to clear what is kept when room gets short. */
  persist: () => Promise<unknown>;
  /** Bytes that the page takes on this computer. */
  used: () => Promise<number | null>;
}

/** The user's way to it. */
export interface Keeper {
  status: ReadonlySignal<KeepingStatus>;
  /** What was reopened when the page started, until the user has read it. */
  reopened: ReadonlySignal<(KeepingProblem & { lost: number }) | null>;
  /** Reopens what is kept. Called once, when the page starts. */
  start: () => Promise<void>;
  /** "Keep my work on this computer". */
  keep: () => Promise<void>;
  /** Keeps this work in place of the other that is kept. */
  replace: () => void;
  /** Leaves the other work as it is, and keeps nothing of this page. */
  leave: () => void;
  /** Ends when all changes are written, with whether they are. */
  saved: () => Promise<boolean>;
  /** Whether documents, or texts in forms, would be lost with the page. */
  unsaved: ReadonlySignal<boolean>;
  /** Writes again after a failure. */
  retry: () => void;
  /** "Forget everything": deletes what is kept, and keeps nothing any more. */
  forget: () => Promise<void>;
  /** Takes the line about reopened work off the screen. */
  dismiss: () => void;
}

export function createKeeper(host: KeepingHost): Keeper {
  const status = signal<KeepingStatus>({ state: "starting" });
  const told = signal<(KeepingProblem & { lost: number }) | null>(null);
  let release: Release | null = null;
  let writer: Writer | null = null;
  /** Whether the lock is being taken, and the storage opened. */
  let isTaking = false;
  /** Other work that is kept, while the user has yet to say what is to become of it. */
  let other: Reopened | null = null;

  const end = (next: KeepingStatus): void => {
    release?.();
    release = null;
    status.value = next;
  };
  const refused = (error: unknown): void => {
    if (error instanceof StorageError && error.refusal === "newer") end({ state: "newer" });
    else end({ state: "unreadable", reason: problemOf(error) });
  };
  const begin = (written: Written, work: Work | null, savedAt: number | null): void => {
    writer = startWriting(host, { written, work, savedAt }, (keeping) => {
      status.value = { state: "on", ...keeping };
    });
  };
  /** Puts kept work on an empty page; else asks. */
  const take = (kept: Reopened): void => {
    const about = { savedAt: kept.savedAt, documents: kept.intake.documents.length };
    if (host.work().intake.documents.length > 0) {
      other = kept;
      status.value = { state: "other", kept: about };
      return;
    }
    host.restore(kept);
    told.value = { ...about, lost: kept.lost };
    begin(writtenOf(kept), null, kept.savedAt);
  };
  const open = (stored: StoredWork): void => {
    const kept = reopened(stored);
    if (kept) take(kept);
    else refused(new SaidError(message("keep-not-as-expected")));
  };
  /** Once another tab is closed, what it kept is this one's. */
  const follow = async (lock: TabLock): Promise<void> => {
    status.value = { state: "elsewhere" };
    release = await lock.wait();
    const stored = await host.storage.load();
    if (stored) open(stored);
    else end({ state: "off" });
  };

  const start = async (): Promise<void> => {
    const { lock, storage } = host;
    if (!lock) {
      status.value = { state: "unavailable" };
      return;
    }
    let stored: StoredWork | null;
    try {
      // A first look without the lock: where nothing is kept, no tab is in another's way.
      stored = await storage.load();
    } catch (error) {
      if (error instanceof StorageError && error.refusal === "newer") status.value = { state: "newer" };
      else status.value = { state: "unavailable" };
      return;
    }
    if (!stored) {
      status.value = { state: "off" };
      return;
    }
    try {
      release = await lock.take();
      if (!release) return void follow(lock).catch(refused);
      // Another tab may have written between the look and the lock.
      stored = await storage.load();
      if (stored) open(stored);
      else end({ state: "off" });
    } catch (error) {
      refused(error);
    }
  };

  const keep = async (): Promise<void> => {
    const { lock, storage } = host;
    // This tab has the lock or waits for it: asked for a second time, it would be in its own way.
    if (!lock || isTaking || ["on", "elsewhere", "other"].includes(status.value.state)) return;
    isTaking = true;
    try {
      release = await lock.take();
      if (!release) return void follow(lock).catch(refused);
      const stored = await storage.load();
      if (stored) return open(stored);
      begin(new Map(), null, null);
      // Asked beside the writing: a browser may ask the user, who may take long.
      void host.persist().catch(() => {});
    } catch (error) {
      refused(error);
    } finally {
      isTaking = false;
    }
  };

  return {
    status,
    reopened: told,
    start,
    keep,
    replace: () => {
      // As one change: should it fail, the other work is still whole.
      if (other) begin(writtenOf(other), null, other.savedAt);
      other = null;
    },
    leave: () => {
      other = null;
      end({ state: "off" });
    },
    saved: async () => {
      await writer?.idle();
      return isSaved(status.value);
    },
    unsaved: computed(() => {
      const { intake, typed } = host.work();
      return (intake.documents.length > 0 || isTyped(typed)) && !isSaved(status.value);
    }),
    retry: () => writer?.retry(),
    forget: async () => {
      await writer?.end();
      writer = null;
      try {
        await host.storage.forget();
        end({ state: "off" });
        told.value = null;
      } catch (error) {
        refused(error);
      }
    },
    dismiss: () => {
      told.value = null;
    },
  };
}

function isSaved(status: KeepingStatus): boolean {
  return status.state === "on" && !status.pending && !status.failure;
}

/** Writes changes one after the other; those that come meanwhile are written together. */
interface Writer {
  retry: () => void;
  /** Ends once nothing is being written. */
  idle: () => Promise<void>;
  /** Writes no more changes, and ends once nothing is being written. */
  end: () => Promise<void>;
}

function startWriting(
  host: KeepingHost,
  from: { written: Written; work: Work | null; savedAt: number | null },
  onChange: (keeping: Keeping) => void,
): Writer {
  let { written, work: before } = from;
  let keeping: Keeping = { savedAt: from.savedAt, pending: false, failure: null, bytes: null };
  let wanted: Work | null = null;
  let writing: Promise<void> | null = null;
  let ended = false;

  const tell = (patch: Partial<Keeping>): void => {
    keeping = { ...keeping, ...patch };
    if (!ended) onChange(keeping);
  };
  const writeAll = async (): Promise<void> => {
    while (wanted && !ended) {
      const work = wanted;
      wanted = null;
      const savedAt = host.now();
      const change = changeTo(work, { written, work: before }, savedAt);
      if (change) {
        try {
          await host.storage.save(change);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          wanted ??= work;
          tell({ failure: { full: error instanceof StorageError && error.refusal === "full", reason } });
          return;
        }
        written = writtenOf(work);
        before = work;
        tell({ savedAt });
      }
    }
    tell({ pending: false, failure: null });
    tell({ bytes: await host.used().catch(() => null) });
  };
  const go = (): void => {
    writing ??= writeAll().finally(() => {
      writing = null;
      // A change that came while the last lines above ran.
      if (wanted && !keeping.failure && !ended) go();
    });
  };
  const stop = effect(() => {
    wanted = host.work();
    tell({ pending: true, failure: null });
    go();
  });
  return {
    retry: () => {
      tell({ failure: null });
      go();
    },
    idle: async () => {
      while (writing) await writing;
    },
    end: async () => {
      ended = true;
      stop();
      while (writing) await writing;
    },
  };
}
