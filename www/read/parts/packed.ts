/**
 * 7z and RAR files: the files in them, unpacked at once and one after the other, since most of these archives are solid, so that a file
 * can be unpacked only after those before it. Nothing that they declare is believed: what is unpacked is counted, and unpacking
 * stops at a limit. Each file that is not unpacked is listed with the reason. O(unpacked bytes).
 */
import { type Message, message } from "../../i18n/message.ts";
import type { ReaderHost } from "../format.ts";
import { LIMITS, tooLarge, Unreadable } from "../model.ts";
import { type Header, Unpacker } from "./libarchive.ts";
import { bareEntry, tooManyEntries, type ZipEntry } from "./zip.ts";

const MB = 1024 * 1024;

/** Headers that cannot be read, one after the other, after which nothing more is expected. */
const MAX_BROKEN = 3;

/** Bytes that are handed over to a `Blob` at once: a browser may move it to its disk. */
const FLUSHED_BYTES = 16 * MB;

/** The files of an archive, and the bytes in which they lie. `format`: its name. Throws `Unreadable` if nothing in it can be read. */
export async function openPacked(
  blob: Blob,
  format: string,
  host: ReaderHost,
): Promise<{ unpacked: Blob; entries: ZipEntry[]; lines: Message[] }> {
  const damaged = new Unreadable(message("files-packed-damaged", { format }));
  if (blob.size > LIMITS.unpackedTarBytes) throw new Unreadable(tooLarge(blob.size, LIMITS.unpackedTarBytes));
  const unpacker = await Unpacker.open(blob, host);
  if (!unpacker) throw damaged;
  const unpacking = new Unpacking(unpacker, blob.size);
  const isWhole = unpacking.run();
  if (unpacking.headers === 0 && !(await isEmptySeven(blob))) {
    throw unpacker.hasEncrypted ? new Unreadable(message("files-packed-locked-list")) : damaged;
  }
  return unpacking.result(isWhole);
}

/** Whether a 7z file declares that it has no list of files; one that is cut off is taken for empty, too. */
async function isEmptySeven(blob: Blob): Promise<boolean> {
  const sizes = new Uint8Array(await blob.slice(12, 28).arrayBuffer());
  return sizes.length === 16 && sizes.every((byte) => byte === 0);
}

class Unpacking {
  headers = 0;
  readonly #unpacker: Unpacker;
  readonly #packedBytes: number;
  readonly #entries: ZipEntry[] = [];
  readonly #parts: Blob[] = [];
  #loose: Uint8Array<ArrayBuffer>[] = [];
  #looseBytes = 0;
  /** Bytes that were kept, and those that were unpacked in vain. */
  #kept = 0;
  #dropped = 0;
  #special = 0;

  constructor(unpacker: Unpacker, packedBytes: number) {
    this.#unpacker = unpacker;
    this.#packedBytes = packedBytes;
  }

  /** Unpacks all files; false if the archive breaks off. */
  run(): boolean {
    for (let broken = 0; ; ) {
      const header = attempt(() => this.#unpacker.next());
      if (header === "end") return broken === 0;
      if (header === "broken") {
        if (++broken === MAX_BROKEN) return false;
        continue;
      }
      if (++this.headers > LIMITS.entries) throw new Unreadable(tooManyEntries(this.headers));
      if (header.kind === "special") this.#special++;
      else if (header.kind === "file") this.#take(header);
    }
  }

  result(isWhole: boolean): { unpacked: Blob; entries: ZipEntry[]; lines: Message[] } {
    const lines = [
      ...(this.#special > 0 ? [message("files-tar-special", { count: this.#special })] : []),
      ...(isWhole ? [] : [message("files-tar-broken")]),
    ];
    return { unpacked: new Blob([...this.#parts, ...this.#loose]), entries: this.#entries, lines };
  }

  #take({ name, isEncrypted, size }: Header): void {
    const [before, from] = [this.#loose.length, this.#kept];
    let unpacked = 0;
    const problem = isEncrypted
      ? message("files-packed-locked")
      : this.#unpack(size, (bytes) => {
          unpacked += bytes.length;
          this.#loose.push(bytes);
        });
    if (problem) {
      this.#loose.length = before;
      this.#dropped += unpacked;
      this.#entries.push({ ...bareEntry(name ?? "", 0, from), problem });
      return;
    }
    this.#kept += unpacked;
    this.#looseBytes += unpacked;
    this.#entries.push(bareEntry(name ?? "", unpacked, from));
    if (this.#looseBytes >= FLUSHED_BYTES) this.#flush();
  }

  /** Unpacks a file; returns why it cannot be. `declared`: the lowest 32 bits of its declared size. */
  #unpack(declared: number, keep: (bytes: Uint8Array<ArrayBuffer>) => void): Message | null {
    let length = 0;
    for (;;) {
      if (this.#kept + this.#dropped + length > LIMITS.unpackedTarBytes) return beyond();
      const bytes = attempt(() => this.#unpacker.read() ?? "broken");
      if (bytes === "broken") return message("files-packed-unread");
      if (bytes.length === 0) break;
      length += bytes.length;
      if (length > LIMITS.fileBytes) return tooLarge(Math.max(declared, length));
      if (length > LIMITS.ratioFromBytes && length > this.#packedBytes * LIMITS.ratio) {
        return message("files-zip-ratio", { ratio: LIMITS.ratio });
      }
      keep(bytes);
    }
    // An archive that was written as it was packed declares none.
    return declared === 0 || declared === length ? null : message("files-packed-unread");
  }

  #flush(): void {
    this.#parts.push(new Blob(this.#loose));
    this.#loose = [];
    this.#looseBytes = 0;
  }
}

function beyond(): Message {
  return message("files-packed-beyond", { limit: LIMITS.unpackedTarBytes / MB });
}

/** What a call of the module returns; "broken" if the module itself gives up. */
function attempt<T>(call: () => T): T | "broken" {
  try {
    return call();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return "broken";
    throw error;
  }
}
