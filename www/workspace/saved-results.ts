/** What the page itself saved, among the files that the user gives: told from documents. ./reopening.ts opens saved results. */
import type { FoundFile } from "../files/read.ts";
import { HEAD_BYTES, recognise } from "../outputs/format.ts";

/** Whether a file is an archive that was exported: a place of its own takes it, since an archive is kept. */
export function isArchiveFile({ path }: FoundFile): boolean {
  return /\.lookalike-archive$/i.test(path);
}

/** Tells saved results from documents, by what stands at their beginning. */
export async function withoutResults(
  found: readonly FoundFile[],
): Promise<{ documents: FoundFile[]; results: FoundFile[] }> {
  const results = new Set<FoundFile>();
  for (const file of found) if (/\.json$/i.test(file.path) && (await isResult(file))) results.add(file);
  return { documents: found.filter((file) => !results.has(file)), results: [...results] };
}

/** A file that cannot be opened is none; the reader of documents says why. */
async function isResult({ open }: FoundFile): Promise<boolean> {
  try {
    return recognise(await open().slice(0, HEAD_BYTES).text()) !== null;
  } catch {
    return false;
  }
}
