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

/** Maximum number of false ends of members: for each, a member is unpacked in vain. */
const MAX_FALSE_ENDS = 16;

/** What every member starts with. */
const MARK = [0x1f, 0x8b, 0x08] as const;
/** The shortest one, and where it has its flags and says how well it is packed. */
const MIN_MEMBER_BYTES = 18;
const [FLAGS_AT, EFFORT_AT] = [3, 8];
const UNUSED_FLAGS = 0xe0;

/**
 * The unpacked file, and whether it is a TAR file. Throws `Unreadable` if it is damaged, or too large.
 *
 * A file may be put together from several, its members, of which some browsers unpack one and refuse the rest. So where a file
 * is refused, each member is unpacked by itself: its checksum proves that it ends where the next one seems to start.
 */
export async function gunzip(blob: Blob): Promise<{ unpacked: Blob; isTar: boolean }> {
  const whole = new Unpacked(blob.size);
  if (await whole.add(blob)) return whole.result();
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const unpacked = new Unpacked(blob.size);
  let start = 0;
  let falseEnds = 0;
  for (const end of startsIn(bytes)) {
    if (await unpacked.add(blob.slice(start, end))) start = end;
    else if (++falseEnds > MAX_FALSE_ENDS) break;
  }
  if (start === 0 || !(await unpacked.add(blob.slice(start)))) throw new Unreadable(message("files-gzip-damaged"));
  return unpacked.result();
}

/** Where members behind the first one seem to start. O(n). */
function* startsIn(bytes: Uint8Array): Generator<number> {
  for (let at = bytes.indexOf(MARK[0], MIN_MEMBER_BYTES); at >= 0; at = bytes.indexOf(MARK[0], at + 1)) {
    const effort = bytes[at + EFFORT_AT] ?? 1;
    const isStart =
      MARK.every((byte, index) => bytes[at + index] === byte) &&
      ((bytes[at + FLAGS_AT] ?? 0xff) & UNUSED_FLAGS) === 0 &&
      (effort === 0 || effort === 2 || effort === 4);
    if (isStart) yield at;
  }
}

/** What was unpacked so far. */
class Unpacked {
  readonly #packedBytes: number;
  readonly #parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  #size = 0;
  #isTar: boolean | null = null;

  constructor(packedBytes: number) {
    this.#packedBytes = packedBytes;
  }

  /** Unpacks a member; if it is damaged, nothing of it is kept. */
  async add(member: Blob): Promise<boolean> {
    const reader = member.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
    const parts: Blob[] = [];
    let loose: Uint8Array<ArrayBuffer>[] = [];
    let looseBytes = 0;
    let size = this.#size;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        loose.push(value);
        looseBytes += value.length;
        size += value.length;
        if (this.#isTar === null && size >= HEAD_BYTES) {
          this.#isTar = await startsLikeTar(new Blob([...this.#parts, ...parts, ...loose]));
        }
        this.#refuseIfTooLarge(size);
        if (looseBytes < FLUSHED_BYTES) continue;
        parts.push(new Blob(loose));
        loose = [];
        looseBytes = 0;
      }
    } catch (error) {
      // Not awaited: nobody needs the rest of the stream.
      reader.cancel().catch(() => {});
      if (error instanceof Unreadable) throw error;
      return false;
    }
    this.#parts.push(...parts, ...loose);
    this.#size = size;
    return true;
  }

  async result(): Promise<{ unpacked: Blob; isTar: boolean }> {
    const unpacked = new Blob(this.#parts);
    return { unpacked, isTar: this.#isTar ?? (await startsLikeTar(unpacked)) };
  }

  #refuseIfTooLarge(size: number): void {
    const limit = this.#isTar ? LIMITS.unpackedTarBytes : LIMITS.fileBytes;
    if (size > limit) throw new Unreadable(message("files-gzip-too-large", { limit: limit / MB }));
    if (size > LIMITS.ratioFromBytes && size > this.#packedBytes * LIMITS.ratio)
      throw new Unreadable(message("files-zip-ratio", { ratio: LIMITS.ratio }));
  }
}

const HEAD_BYTES = 512;

async function startsLikeTar(file: Blob): Promise<boolean> {
  return isTarHeader(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}

/** The name of the file that a packed file holds: "essay.txt.gz" → "essay.txt", "class.tgz" → "class.tar". */
export function nameWithoutGzip(name: string): string {
  const file = fileName(name);
  return file.replace(/\.tgz$/i, ".tar").replace(/\.gz$/i, "") || file;
}
