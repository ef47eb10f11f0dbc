/** What keeping takes from the browser: its storage, its locks, and the question before a page with unsaved work is left. */
import { effect, type ReadonlySignal } from "@preact/signals";
import type { KeepingHost } from "./keeping.ts";
import { browserStorage } from "./storage.ts";
import { tabLock } from "./tab-lock.ts";

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
