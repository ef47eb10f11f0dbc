/** The archives of this page: in the browser's storage, behind its locks, with word to the other tabs. */
import { archiveStorage } from "../../storage/archives.ts";
import { tabLock } from "../../storage/tab-lock.ts";
import * as store from "../store.ts";
import { type Archives, createArchives } from "./archives.ts";

/** Pages in other folders of the same server have archives of their own. */
const name = `lookalike ${new URL(".", document.baseURI).pathname} (archives)`;

// Without a secure context there are no locks and no storage manager, whatever the types say.
const { locks, storage } = navigator as { locks?: LockManager; storage?: StorageManager };

const channel = new BroadcastChannel(name);

/** See the head of this file. */
export const archives: Archives = createArchives({
  storage: archiveStorage(name),
  lock: locks ? tabLock(locks, name) : null,
  now: Date.now,
  tell: () => channel.postMessage("changed"),
  show: (documents) => {
    store.archived.value = documents;
  },
});

/** Reads the archives, now and whenever another tab has changed them. Called once, when the page starts. */
export function followArchives(): void {
  channel.onmessage = () => void archives.refresh();
  void archives.refresh();
}

/** Room on this computer. */
export interface Space {
  /** Bytes that the page takes, and bytes that are left for it; null where the browser does not say. */
  readonly used: number | null;
  readonly left: number | null;
  /** Whether the browser has promised not to clear it; null where it promises nothing. */
  readonly isLasting: boolean | null;
}

/** How much room there is. */
export async function spaceHere(): Promise<Space> {
  const [estimate, isLasting] = await Promise.all([
    storage?.estimate().catch(() => null),
    storage?.persisted?.().catch(() => null),
  ]);
  const { usage, quota } = estimate ?? {};
  const left = usage === undefined || quota === undefined ? null : Math.max(0, quota - usage);
  return { used: usage ?? null, left, isLasting: isLasting ?? null };
}

/** Asks the browser not to clear what is kept when room gets short; says whether it will not. */
export async function askToLast(): Promise<boolean> {
  return (await storage?.persist?.().catch(() => false)) ?? false;
}
