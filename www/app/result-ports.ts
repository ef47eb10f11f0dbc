/** What the app takes from the browser once there may be a result. */

import { effect, type ReadonlySignal } from "@preact/signals";
import type { ArchivePorts } from "../collection/collections.ts";
import { archiveStorage } from "../collection/storage.ts";
import { startWorker, type WorkerKind } from "../engine/workers.ts";
import experimentAddress from "../how/lab/worker/experiment.ts?worker&url";
import { message, problemOf, SaidError } from "../i18n/message.ts";
import type { KeepingHost } from "../keep/keeping.ts";
import { browserStorage, tabLock } from "../keep/storage.ts";
import type { StartPatternThread } from "../people/pattern-search.ts";
import patternAddress from "../people/worker/owner-pattern.ts?worker&url";
import type { StartOpening } from "../share/json/opening.ts";
import openingAddress from "../share/json/worker/opening.ts?worker&url";
import type { ResultPorts, StartThread } from "../state/ports.ts";

/** Only its address is here: the Lab's code is loaded when it is opened. */
const experimentWorker: WorkerKind = {
  name: "lab",
  address: experimentAddress,
  died: message("lab-died"),
};

const startExperiment: StartThread = (onReply, onFailure) => {
  const worker = startWorker(experimentWorker);
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => onReply(data));
  worker.addEventListener("error", ({ message: reason, error }) => {
    onFailure(error instanceof SaidError ? error.said : reason || null);
  });
  return { post: (order) => worker.postMessage(order), end: () => worker.terminate() };
};

export function browserResultPorts(): ResultPorts {
  return {
    startPatternThread,
    startExperiment,
    startOpening,
    keeping: browserHost(),
    archives: browserArchives(),
  };
}

// The page's thread for a saved result: a worker.

const openingWorker: WorkerKind = {
  name: "opening",
  address: openingAddress,
  died: message("outputs-opening-died"),
};

export const startOpening: StartOpening = (file, onPiece, onFailure) => {
  const worker = startWorker(openingWorker);
  worker.addEventListener("message", ({ data }) => onPiece(data));
  worker.addEventListener("error", ({ message: text, error }) => {
    const problem = text ? problemOf(error ?? text) : message("outputs-opening-not-loaded");
    onFailure(typeof problem === "string" ? message("files-not-opened", { reason: problem }) : problem);
  });
  worker.postMessage(file);
  return { end: () => worker.terminate() };
};

// The page's thread for the user's pattern: a worker.

const patternWorker: WorkerKind = {
  name: "owners",
  address: patternAddress,
  died: message("workspace-pattern-died"),
};

export const startPatternThread: StartPatternThread = (onFound, onFailure) => {
  const worker = startWorker(patternWorker);
  worker.addEventListener("message", ({ data }) => onFound(data));
  worker.addEventListener("error", ({ message: text, error }) => {
    if (error instanceof SaidError) onFailure(error.said);
    // An error without a text is a script that could not be fetched.
    else onFailure(text ? message("engine-fault", { detail: text }) : message("workspace-pattern-not-loaded"));
  });
  return { post: (wanted) => worker.postMessage(wanted), end: () => worker.terminate() };
};

// What the archives take from the browser: its storage, its locks, word from tab to tab, and what it says of the room there is.

export function browserArchives(): ArchivePorts {
  // Pages in other folders of the same server have archives of their own.
  const name = `lookalike ${new URL(".", document.baseURI).pathname} (archives)`;
  // Without a secure context there are no locks and no storage manager, whatever the types say.
  const { locks, storage } = navigator as { locks?: LockManager; storage?: StorageManager };
  const channel = new BroadcastChannel(name);
  return {
    storage: archiveStorage(name),
    lock: locks ? tabLock(locks, name) : null,
    now: Date.now,
    tell: () => channel.postMessage("changed"),
    follow: (onChange) => {
      channel.onmessage = onChange;
    },
    space: async () => {
      const [estimate, isLasting] = await Promise.all([
        storage?.estimate().catch(() => null),
        storage?.persisted?.().catch(() => null),
      ]);
      const { usage, quota } = estimate ?? {};
      const left = usage === undefined || quota === undefined ? null : Math.max(0, quota - usage);
      return { used: usage ?? null, left, isLasting: isLasting ?? null };
    },
    askToLast: async () => (await storage?.persist?.().catch(() => false)) ?? false,
  };
}

// What keeping takes from the browser: its storage, its locks, and the question before a page with unsaved work is left.

/** The page's storage. Pages in other folders of the same server have storage of their own. */
export function browserHost(): Omit<KeepingHost, "work" | "restore"> {
  const name = `lookalike ${new URL(".", document.baseURI).pathname}`;
  // Without a secure context there are no locks and no storage manager, whatever the types say.
  const { locks, storage } = navigator as { locks?: LockManager; storage?: StorageManager };
  return {
    storage: browserStorage(name),
    lock: locks ? tabLock(locks, `${name} (work)`) : null,
    now: Date.now,
    persist: async () => storage?.persist(),
    used: async () => (await storage?.estimate())?.usage ?? null,
  };
}

/** Has the browser ask before the page is left, while `unsaved` says so. Browsers show words of their own. */
export function askBeforeLeaving(unsaved: ReadonlySignal<boolean>): void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  effect(() => {
    // A page that listens without need is never kept ready for Back.
    if (unsaved.value) addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
  });
}
