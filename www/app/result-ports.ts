/** The browser's ports for the views of a result. */

import { effect, type ReadonlySignal } from "@preact/signals";
import { collectionStorage } from "../collection/collection-storage.ts";
import type { CollectionPorts } from "../collection/collections.ts";
import { startWorker, type WorkerKind } from "../engine/workers.ts";
import experimentAddress from "../how/lab/worker/experiment.ts?worker&url";
import { type Message, message, UserError } from "../i18n/message.ts";
import type { KeepingHost } from "../keep/keeping.ts";
import { browserStorage, tabLock } from "../keep/work-storage.ts";
import patternAddress from "../people/worker/author-pattern.ts?worker&url";
import type { StartPageThread } from "../read/recognition/page-threads.ts";
import recogniserAddress from "../read/recognition/worker/recogniser.ts?worker&url";
import type { Piece } from "../share/json/opening.ts";
import openingAddress from "../share/json/worker/opening.ts?worker&url";
import type { ResultPorts, StartThread } from "../state/ports.ts";

/** Only its address is here: the Lab's code is loaded when it is opened. */
const experimentWorker: WorkerKind = {
  name: "lab",
  address: experimentAddress,
  died: message("lab-died"),
};

/** Likewise what recognises text in pictures. */
const recogniserWorker: WorkerKind = {
  name: "recogniser",
  address: recogniserAddress,
  died: message("recognition-died"),
};

const openingWorker: WorkerKind = {
  name: "opening",
  address: openingAddress,
  died: message("outputs-opening-died"),
};

/** For the user's pattern. */
const patternWorker: WorkerKind = {
  name: "authors",
  address: patternAddress,
  died: message("workspace-pattern-died"),
};

function startThreadOf(kind: WorkerKind): StartPageThread {
  return (onReply, onFailure) => {
    const worker = startWorker(kind);
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => onReply(data));
    worker.addEventListener("error", ({ message: reason, error }) => {
      // An error without a message means that the script could not be fetched.
      onFailure(error instanceof UserError ? error.userMessage : reason || null);
    });
    return { post: (order) => worker.postMessage(order), end: () => worker.terminate() };
  };
}

/** The same with every failure as a message. */
function startExplaining<Reply>(kind: WorkerKind, notLoaded: Message): StartThread<Reply> {
  return (onReply, onFailure) =>
    startThreadOf(kind)(onReply as (reply: unknown) => void, (reason) => {
      onFailure(typeof reason === "string" ? message("engine-fault", { detail: reason }) : (reason ?? notLoaded));
    });
}

export function browserResultPorts(): ResultPorts {
  return {
    startPatternThread: startExplaining(patternWorker, message("workspace-pattern-not-loaded")),
    startExperiment: startExplaining(experimentWorker, message("lab-not-loaded")),
    startOpening: (file, onPiece, onFailure) => {
      const start = startExplaining<Piece>(openingWorker, message("outputs-opening-not-loaded"));
      const thread = start(onPiece, onFailure);
      thread.post(file);
      return thread;
    },
    keeping: browserHost(),
    collections: browserCollections(),
    recognition: { start: startThreadOf(recogniserWorker), cores: navigator.hardwareConcurrency || 2 },
  };
}

// The browser's ports for collections: storage, locks, messages between tabs, and the space left.

export function browserCollections(): CollectionPorts {
  // Pages in other folders of the same server have their own collections.
  const name = `lookalike ${new URL(".", document.baseURI).pathname} (archives)`;
  // Without a secure context, there are no locks and no storage manager, whatever the types say.
  const { locks, storage } = navigator as { locks?: LockManager; storage?: StorageManager };
  const channel = new BroadcastChannel(name);
  return {
    storage: collectionStorage(name),
    lock: locks ? tabLock(locks, name) : null,
    now: Date.now,
    notifyTabs: () => channel.postMessage("changed"),
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

// The browser's ports for saving work: storage, locks, and the confirmation before leaving a page with unsaved work.

/** The page's storage. Pages in other folders of the same server have their own. */
export function browserHost(): Omit<KeepingHost, "work" | "restore"> {
  const name = `lookalike ${new URL(".", document.baseURI).pathname}`;
  // Without a secure context, there are no locks and no storage manager, whatever the types say.
  const { locks, storage } = navigator as { locks?: LockManager; storage?: StorageManager };
  return {
    storage: browserStorage(name),
    former: browserStorage(`${name} (former)`),
    lock: locks ? tabLock(locks, `${name} (work)`) : null,
    now: Date.now,
    persist: async () => storage?.persist(),
    used: async () => (await storage?.estimate())?.usage ?? null,
  };
}

/** Makes the browser ask before the page is left, while `unsaved` is true. Browsers show their own text. */
export function askBeforeLeaving(unsaved: ReadonlySignal<boolean>): void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  effect(() => {
    // A page with this listener is excluded from the back/forward cache, so add it only while needed.
    if (unsaved.value) addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
  });
}
