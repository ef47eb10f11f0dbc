/** The worker that runs the user's pattern on paths: the page ends it if the pattern does not finish. */

import { matchAuthors } from "../authors.ts";
import type { AuthorFound, AuthorsWanted } from "../pattern-search.ts";

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener("message", ({ data: { pattern, paths } }: MessageEvent<AuthorsWanted>) => {
  // One by one, so that the page knows which path it was at if it has to be ended.
  matchAuthors(pattern, paths, (_, author) => self.postMessage({ author } satisfies AuthorFound));
});
