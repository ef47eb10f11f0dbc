/** What a thread that reads files does with an order, on the page as in the terminal. */
import { type Host, readContent } from "./content.ts";
import type { Order, Outcome, Reply } from "./reader-pool.ts";
import { openTogether } from "./together.ts";

/** Whether a message is an order: pdf.js, once it is loaded, hears messages of its own in the same thread. */
export function isOrder(message: unknown): message is Order {
  return typeof message === "object" && message !== null && "order" in message && "jobs" in message;
}

/** Opens small files together, and reads all, one after the other. */
export async function follow({ order, jobs }: Order, host: Host): Promise<Reply> {
  const opened = await openTogether(jobs.map(({ source: { blob, entry } }) => (entry ? null : blob)));
  const outcomes: Outcome[] = [];
  for (const [at, { source, asked }] of jobs.entries()) {
    const bytes = opened[at] ?? null;
    const found = await readContent(source, asked, host, bytes);
    outcomes.push({ found, size: bytes?.length ?? source.entry?.size ?? source.blob.size });
  }
  return { order, outcomes };
}
