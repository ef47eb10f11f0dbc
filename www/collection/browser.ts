/** What the archives take from the browser: its storage, its locks, word from tab to tab, and what it says of the room there is. */

import { tabLock } from "../keep/tab-lock.ts";
import type { ArchivePorts } from "./collections.ts";
import { archiveStorage } from "./storage.ts";

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
