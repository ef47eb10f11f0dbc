/**
 * Applies a user's pattern to paths in a thread of its own, which is ended when its time is up. A backtracking expression
 * may never end, and nothing else can stop it.
 */
import type { Message } from "../i18n/message.ts";
import { type FoundAuthors, PATTERN_SECONDS, tooSlow } from "./authors.ts";

/** The message to the thread. */
export interface AuthorsWanted {
  pattern: string;
  paths: readonly string[];
}

/** The thread's answer for each path, in order. */
export interface AuthorFound {
  author: string | null;
}

/** The thread, as started here. */
export interface PatternThread {
  post(wanted: AuthorsWanted): void;
  end(): void;
}

/** Starts a thread. It calls `onFound` with each answer, and `onFailure` if it cannot continue. */
export type StartPatternThread = (
  onFound: (found: AuthorFound) => void,
  onFailure: (mistake: Message) => void,
) => PatternThread;

/** The authors for all paths, or why there are none. Rejects only if the signal fires. */
export type Searched = { found: FoundAuthors } | { mistake: Message };

/** Finds the authors for all paths, or gives up when the time is up. */
export function searchAuthors(
  start: StartPatternThread,
  { pattern, paths }: AuthorsWanted,
  signal: AbortSignal,
  milliseconds: number = PATTERN_SECONDS * 1000,
): Promise<Searched> {
  const found = new Map<string, string | null>();
  if (paths.length === 0) return Promise.resolve({ found });
  let timer: ReturnType<typeof setTimeout>;
  let thread: PatternThread;
  const search = new Promise<Searched>((resolve, reject) => {
    let at = 0;
    thread = start(
      ({ author }) => {
        found.set(paths[at++] ?? "", author);
        if (at === paths.length) resolve({ found });
      },
      (mistake) => resolve({ mistake }),
    );
    timer = setTimeout(() => resolve({ mistake: tooSlow(paths[at] ?? "") }), milliseconds);
    signal.addEventListener("abort", () => reject(signal.reason));
    thread.post({ pattern, paths });
  });
  return search.finally(() => {
    clearTimeout(timer);
    thread.end();
  });
}
