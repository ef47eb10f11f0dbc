/** Executes an order in a reader thread, on the page and in the terminal. */
import { readContent } from "./content.ts";
import type { ReaderHost } from "./format.ts";
import type { ZipEntry } from "./parts/zip.ts";
import type { ReadOrder, ReadOutcome, ReadReply } from "./reader-pool.ts";
import { openTogether, type ZipStretch, zipStretchesOf } from "./together.ts";

/** Whether a message is an order: once loaded, pdf.js gets messages of its own in the same thread. */
export function isOrder(message: unknown): message is ReadOrder {
  return typeof message === "object" && message !== null && "order" in message && "jobs" in message;
}

/** Opens small files together, and entries of one ZIP file, then reads them one after the other. */
export async function follow({ order, jobs }: ReadOrder, host: ReaderHost): Promise<ReadReply> {
  const opened = await openTogether(jobs.map(({ source: { blob, entry } }) => (entry ? null : blob)));
  const stretches = await openZipFiles(jobs);
  const outcomes: ReadOutcome[] = [];
  for (const [at, { source, asked }] of jobs.entries()) {
    const bytes = opened[at] ?? null;
    const found = await readContent(source, asked, host, { bytes, stretches: stretches.get(source.blob) ?? [] });
    outcomes.push({ found, size: bytes?.length ?? source.entry?.size ?? source.blob.size });
  }
  return { order, outcomes };
}

/** The stretches of each ZIP file that contain its entries; none if it cannot be read, which each entry then reports. */
async function openZipFiles(jobs: ReadOrder["jobs"]): Promise<ReadonlyMap<Blob, readonly ZipStretch[]>> {
  const entries = new Map<Blob, ZipEntry[]>();
  for (const { source } of jobs) {
    if (!source.entry) continue;
    const own = entries.get(source.blob);
    if (own) own.push(source.entry);
    else entries.set(source.blob, [source.entry]);
  }
  const stretches = new Map<Blob, readonly ZipStretch[]>();
  for (const [blob, own] of entries) {
    stretches.set(blob, await zipStretchesOf(blob, own).catch(() => []));
  }
  return stretches;
}
