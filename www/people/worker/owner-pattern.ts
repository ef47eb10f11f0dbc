/** The worker that runs the user's pattern on paths: the page ends it if the pattern does not finish. */

import { matchOwners } from "../owners.ts";
import type { OwnerFound, OwnersWanted } from "../pattern-search.ts";

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener("message", ({ data: { pattern, paths } }: MessageEvent<OwnersWanted>) => {
  // One by one, so that the page knows which path it was at if it has to be ended.
  matchOwners(pattern, paths, (_, owner) => self.postMessage({ owner } satisfies OwnerFound));
});
