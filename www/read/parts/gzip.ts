/**
 * Files packed with gzip. Unlike a ZIP file they do not say how large they are once unpacked, so unpacking stops at a limit. The
 * platform unpacks them piece by piece; what it has unpacked becomes a `Blob`, which a browser may move to its disk. O(n).
 */
import { message } from "../../i18n/message.ts";
import { LIMITS, Unreadable } from "../model.ts";
import { fileName } from "../names.ts";
import { isTarHeader } from "./tar.ts";

const MB = 1024 * 1024;

/** Bytes that are handed over to a `Blob` at once. */
const FLUSHED_BYTES = 16 * MB;

/** The unpacked file, and whether it is a TAR file. Throws `Unreadable` if it is damaged, or too large. */
export async function gunzip(blob: Blob): Promise<{ unpacked: Blob; isTar: boolean }> {
  const reader = blob.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: Blob[] = [];
  let loose: Uint8Array<ArrayBuffer>[] = [];
  let looseBytes = 0;
  let size = 0;
  let isTar: boolean | null = null;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (!done) {
        loose.push(value);
        looseBytes += value.length;
        size += value.length;
      }
      if (isTar === null && (size >= 512 || done)) {
        const head = new Uint8Array(await new Blob(loose).slice(0, 512).arrayBuffer());
        isTar = isTarHeader(head);
      }
      if (done) return { unpacked: new Blob([...parts, ...loose]), isTar: isTar === true };
      const limit = isTar ? LIMITS.unpackedTarBytes : LIMITS.fileBytes;
      if (size > limit) throw new Unreadable(message("files-gzip-too-large", { limit: limit / MB }));
      if (size > LIMITS.ratioFromBytes && size > blob.size * LIMITS.ratio)
        throw new Unreadable(message("files-zip-ratio", { ratio: LIMITS.ratio }));
      if (looseBytes < FLUSHED_BYTES) continue;
      parts.push(new Blob(loose));
      loose = [];
      looseBytes = 0;
    }
  } catch (error) {
    // Not awaited: nobody needs the rest of the stream.
    reader.cancel().catch(() => {});
    throw error instanceof Unreadable ? error : new Unreadable(message("files-gzip-damaged"));
  }
}

/** The name of the file that a packed file holds: "essay.txt.gz" → "essay.txt", "class.tgz" → "class.tar". */
export function nameWithoutGzip(name: string): string {
  const file = fileName(name);
  return file.replace(/\.tgz$/i, ".tar").replace(/\.gz$/i, "") || file;
}
