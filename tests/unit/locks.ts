/** The lock that one tab of several holds, without a browser. */
import type { Release, TabLock } from "../../www/keep/work-storage.ts";

/** The lock of one computer, shared by its tabs. */
export class Locks {
  readonly #waiting: (() => void)[] = [];
  #held = false;

  lock(): TabLock {
    const take = (): Release => {
      this.#held = true;
      return () => {
        this.#held = false;
        this.#waiting.shift()?.();
      };
    };
    return {
      take: async () => (this.#held ? null : take()),
      wait: () =>
        new Promise((resolve) => {
          if (this.#held) this.#waiting.push(() => resolve(take()));
          else resolve(take());
        }),
    };
  }
}
