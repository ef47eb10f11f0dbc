/** Sees to it that one tab alone writes: a Web Lock, which the browser frees when its tab is closed or crashes. */

/** Gives the lock back. */
export type Release = () => void;

/** A lock that one tab at a time can hold. */
export interface TabLock {
  /** Takes the lock; null where another tab holds it. */
  take(): Promise<Release | null>;
  /** Waits until no other tab holds the lock, however long that takes, and takes it. */
  wait(): Promise<Release>;
}

/** A page that is being reloaded gives its lock back a moment after its successor has started. */
const PATIENCE_MS = 1000;

/** The browser's lock under a name. */
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
