/** Reads files one after another, a few at a time, so that a folder of thousands neither floods memory nor waits. */
import { type Decoded, decodeText, MAX_FILE_BYTES, tooLarge } from "./decode.ts";

/** A file before reading, with the folders it was found in. */
export interface FoundFile {
  path: string;
  file: File;
}

/** A file after reading. */
export interface ReadFile {
  /** With its folders, as dropped; a bare name for a single file. */
  path: string;
  size: number;
  decoded: Decoded;
}

/** Reads from a disk overlap up to here; more only holds more bytes at once. */
const AT_ONCE = 8;

/** Reads all, in the order of their paths. A file that cannot be read costs its own line and nothing else. */
export async function readFiles(
  found: readonly FoundFile[],
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<ReadFile[]> {
  const sorted = [...found].sort((x, y) => (x.path < y.path ? -1 : x.path > y.path ? 1 : 0));
  const read: ReadFile[] = new Array(sorted.length);
  let next = 0;
  let done = 0;
  async function reader(): Promise<void> {
    while (next < sorted.length) {
      signal.throwIfAborted();
      const at = next++;
      const entry = sorted[at];
      if (entry) read[at] = await readOne(entry);
      onProgress(++done, sorted.length);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return read;
}

async function readOne({ path, file }: FoundFile): Promise<ReadFile> {
  const { size } = file;
  if (size > MAX_FILE_BYTES) return { path, size, decoded: { error: tooLarge(size) } };
  try {
    return { path, size, decoded: decodeText(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    return { path, size, decoded: { error: `the browser could not read it: ${String(error)}` } };
  }
}
