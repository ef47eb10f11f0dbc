/** The worker that reads files: one order at a time, each answered by what the file turned out to be. */
import { readContent } from "../content.ts";
import type { Order, Reply } from "../reader-pool.ts";

declare const self: DedicatedWorkerGlobalScope;

const host = {
  readCharacterMap: async (fileName: string) => (await import("../character-maps.ts")).readCharacterMap(fileName),
};

self.addEventListener("message", async ({ data }: MessageEvent<Order>) => {
  // pdf.js, once it is loaded, hears and sends messages of its own here; they have no such number.
  if (typeof data?.job !== "number") return;
  const { job, source, asked } = data;
  self.postMessage({ job, found: await readContent(source, asked, host) } satisfies Reply);
});
