/**
 * Saves the work on this device, if the user asks for it: reopens it on the next visit, and from then on writes each
 * change as it happens. Saved work remains until the user has everything forgotten.
 *
 * Only one tab writes, and holds a lock for it; a second tab says so, and writes nothing. Storage errors affect nothing but
 * saving: the work on screen goes on, and previously saved work remains intact.
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Message, message, problemOf, UserError } from "../i18n/message.ts";
import { isTyped, keptTyped } from "../intake/typed.ts";
import { formerWork } from "./former-work.ts";
import { changeTo, type KeptSummary, type Reopened, reopened, type Work, type Written, writtenOf } from "./snapshot.ts";
import { type Release, StorageError, type StoredWork, type TabLock, type WorkStorage } from "./work-storage.ts";

/** What messages on saved work say of it. */
type WorkInBrief = Pick<KeptSummary, "savedAt" | "documents">;

/** The state of saving. */
export type KeepingStatus =
  | { state: "starting" }
  | { state: "off" }
  /** The browser does not let the page store anything. */
  | { state: "unavailable" }
  /** Another tab saves work. */
  | { state: "elsewhere" }
  /** Work was saved by a newer version of the page. */
  | { state: "newer" }
  /** Saved work cannot be read. */
  | { state: "unreadable"; reason: Message }
  /** The saved work is not the work on this page. */
  | { state: "other"; kept: WorkInBrief }
  | ({ state: "on" } & Keeping);

/** The progress of writing. */
export interface Keeping {
  /** When the last change was written. */
  savedAt: number | null;
  /** Whether there are unwritten changes. */
  isPending: boolean;
  failure: { isFull: boolean; reason: string } | null;
  /** Bytes that the page uses on this device; null if the browser does not report them. */
  bytes: number | null;
}

/** The services of the page and the browser that saving needs. */
export interface KeepingHost {
  storage: WorkStorage;
  /** Stores the work before the current one. */
  former: WorkStorage;
  /** Null if the browser has no locks. Then nothing is saved, because two tabs could overwrite each other. */
  lock: TabLock | null;
  /** The current work; reads signals, so that changes are noticed. */
  work: () => Work;
  /** Puts saved work on the page. */
  restore: (kept: Reopened) => void;
  now: () => number;
  /** Asks the browser not to clear the storage when space runs low. */
  persist: () => Promise<unknown>;
  /** Bytes that the page uses on this device. */
  used: () => Promise<number | null>;
}

/** The user's actions on saved work. */
export interface Keeper {
  status: ReadonlySignal<KeepingStatus>;
  /** The work reopened when the page started, until the user dismisses the message. */
  reopened: ReadonlySignal<(WorkInBrief & { lost: number }) | null>;
  /** Reopens saved work. Called once, when the page starts. */
  start: () => Promise<void>;
  /** "Keep my work on this device". */
  keep: () => Promise<void>;
  /** Saves this work in place of the other saved work. */
  replace: () => void;
  /** Leaves the other work alone, and saves nothing of this page. */
  leave: () => void;
  /** Resolves once nothing is left to write, with whether all changes were written. */
  whenSaved: () => Promise<boolean>;
  /** Whether documents, or texts in forms, would be lost with the page. */
  hasUnsaved: ReadonlySignal<boolean>;
  /** Writes again after a failure. */
  retry: () => void;
  /** "Delete my kept work": deletes it, and stops saving. */
  forget: () => Promise<void>;
  /** The work before the current one, if it had reviews. */
  former: ReadonlySignal<KeptSummary | null>;
  /** Reopens that work, and keeps the current one in its place. */
  reopenFormer: () => Promise<void>;
  forgetFormer: () => Promise<void>;
  /** Dismisses the message about reopened work. */
  dismiss: () => void;
}

export function createKeeper(host: KeepingHost): Keeper {
  const status = signal<KeepingStatus>({ state: "starting" });
  const reopenedWork = signal<(WorkInBrief & { lost: number }) | null>(null);
  const former = formerWork(host.former);
  let release: Release | null = null;
  let writer: Writer | null = null;
  /** Whether the lock is being acquired and the storage opened. */
  let isTaking = false;
  /** Other saved work, until the user has decided what to do with it. */
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
  /** `isOther`: whether the written documents are of other work, whose ids mean nothing on this page. */
  const begin = (written: Written, savedAt: number | null, isOther = false): void => {
    let isFirst = isOther;
    const beforeSaving = async (next: Work, replaced: Written): Promise<void> => {
      const isReplaced = replaced.size > 0 && !next.intake.documents.some(({ id }) => replaced.has(id));
      if (isFirst || isReplaced) await former.storeCopy(host.storage, replaced);
      else await former.discardIfUndone(next);
      isFirst = false;
    };
    writer = startWriting({ ...host, beforeSaving }, { written, work: null, savedAt }, (keeping) => {
      status.value = { state: "on", ...keeping };
    });
    void former.look();
  };
  /** Puts saved work on an empty page; otherwise asks. */
  const take = (kept: Reopened): void => {
    const about = { savedAt: kept.savedAt, documents: kept.intake.documents.length };
    if (host.work().intake.documents.length > 0) {
      other = kept;
      status.value = { state: "other", kept: about };
      return;
    }
    host.restore(kept);
    // Nothing was reopened if all documents had been removed.
    if (about.documents + kept.lost > 0) reopenedWork.value = { ...about, lost: kept.lost };
    begin(writtenOf(kept), kept.savedAt);
  };
  const open = (stored: StoredWork): void => {
    const kept = reopened(stored);
    if (kept) take(kept);
    else refused(new UserError(message("keep-not-as-expected")));
  };
  /** Once another tab is closed, this one takes over its saved work. */
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
      // A first look without the lock: if nothing is saved, no other tab is involved.
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
    // This tab has the lock or waits for it: a second request would run into its own lock.
    if (!lock || isTaking || ["on", "elsewhere", "other"].includes(status.value.state)) return;
    isTaking = true;
    try {
      release = await lock.take();
      if (!release) return void follow(lock).catch(refused);
      const stored = await storage.load();
      if (stored) return open(stored);
      begin(new Map(), null);
      // Not awaited before writing: a browser may ask the user, who may take long.
      void host.persist().catch(() => {});
    } catch (error) {
      refused(error);
    } finally {
      isTaking = false;
    }
  };

  return {
    status,
    reopened: reopenedWork,
    start,
    keep,
    replace: () => {
      // As one change: if it fails, the other work is still intact.
      if (other) begin(writtenOf(other), other.savedAt, true);
      other = null;
    },
    leave: () => {
      other = null;
      end({ state: "off" });
    },
    whenSaved: async () => {
      await writer?.idle();
      return isSaved(status.value);
    },
    hasUnsaved: computed(() => {
      const { intake, typed } = host.work();
      // A text from a file is still there; a pasted one may be too long to be saved.
      if (isSaved(status.value)) return keptTyped(typed).pasted !== typed.pasted;
      return intake.documents.length > 0 || isTyped(typed);
    }),
    retry: () => writer?.retry(),
    forget: async () => {
      await writer?.end();
      writer = null;
      try {
        await former.forget();
        await host.storage.forget();
        end({ state: "off" });
        reopenedWork.value = null;
      } catch (error) {
        refused(error);
      }
    },
    former: former.summary,
    reopenFormer: async () => {
      await writer?.idle();
      const { value } = status;
      // Otherwise the changes that could not be written would be lost.
      if (value.state !== "on" || !isSaved(value)) return;
      try {
        const kept = await former.exchange(host.storage);
        if (!kept) return await former.look();
        await writer?.end();
        const current = writtenOf(host.work());
        host.restore(kept);
        reopenedWork.value = { savedAt: kept.savedAt, documents: kept.intake.documents.length, lost: kept.lost };
        // As one change: if it fails, the current work is still stored.
        begin(current, kept.savedAt);
      } catch (error) {
        status.value = { ...value, failure: failureOf(error) };
      }
    },
    forgetFormer: () => former.forget(),
    dismiss: () => {
      reopenedWork.value = null;
    },
  };
}

function isSaved(status: KeepingStatus): boolean {
  return status.state === "on" && !status.isPending && !status.failure;
}

/** Writes changes one after the other; those that arrive meanwhile are written together. */
interface Writer {
  retry: () => void;
  /** Resolves once nothing is being written. */
  idle: () => Promise<void>;
  /** Stops writing changes, and resolves once nothing is being written. */
  end: () => Promise<void>;
}

function failureOf(error: unknown): { isFull: boolean; reason: string } {
  const reason = error instanceof Error ? error.message : String(error);
  return { isFull: error instanceof StorageError && error.refusal === "full", reason };
}

function startWriting(
  host: KeepingHost & { beforeSaving: (work: Work, written: Written) => Promise<void> },
  from: { written: Written; work: Work | null; savedAt: number | null },
  onChange: (keeping: Keeping) => void,
): Writer {
  let { written, work: before } = from;
  let keeping: Keeping = { savedAt: from.savedAt, isPending: false, failure: null, bytes: null };
  let wanted: Work | null = null;
  let writing: Promise<void> | null = null;
  let ended = false;

  const report = (patch: Partial<Keeping>): void => {
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
          await host.beforeSaving(work, written);
          await host.storage.save(change);
        } catch (error) {
          wanted ??= work;
          if (error instanceof StorageError && error.refusal === "gone") {
            // The user cleared the site's data while the page was open: everything is written again.
            written = new Map();
            before = null;
            continue;
          }
          report({ failure: failureOf(error) });
          return;
        }
        written = writtenOf(work);
        before = work;
        report({ savedAt });
      }
    }
    report({ isPending: false, failure: null });
    report({ bytes: await host.used().catch(() => null) });
  };
  const go = (): void => {
    writing ??= writeAll().finally(() => {
      writing = null;
      // A change that arrived while the lines above ran.
      if (wanted && !keeping.failure && !ended) go();
    });
  };
  const stop = effect(() => {
    wanted = host.work();
    report({ isPending: true, failure: null });
    go();
  });
  return {
    retry: () => {
      report({ failure: null });
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
