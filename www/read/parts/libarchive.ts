/// <reference path="../../vite-env.d.ts" />
/**
 * libarchive as WebAssembly, a module for each archive: its memory only grows, and an archive that confuses it harms no other.
 * Its calls are used directly, since they return how many bytes were read; no size that an archive declares is believed.
 */
import libarchive, { type LibarchiveModule } from "libarchive-wasm/dist/libarchive.js";
import type { ReaderHost } from "../format.ts";
import { findAscii } from "../marks.ts";

const MB = 1024 * 1024;
const PAGE_BYTES = 65_536;

/** Maximum memory of a module: the archive, and the dictionary of its packer. */
const MAX_HEAP_BYTES = 512 * MB;

/** Bytes that are taken out at a time. */
const CHUNK_BYTES = MB;

/** Bytes of an archive that are handed over at a time. */
const SLICE_BYTES = 16 * MB;

/** Zeros after an archive that ends with a stored ZIP file, such as a document: without them, it would be taken for that. */
const PADDING_BYTES = 1 << 16;

/** Within these bytes of a fresh memory are the module's constants. */
const CONSTANTS_BYTES = 1 << 19;

const KIND_BITS = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

/** What is next in an archive. */
export interface Header {
  /** As UTF-8; null if it cannot be decoded. */
  name: string | null;
  kind: "file" | "folder" | "special";
  isEncrypted: boolean;
  /** The lowest 32 bits of its declared size. */
  size: number;
}

export class Unpacker {
  readonly #module: LibarchiveModule;
  readonly #archive: number;
  readonly #chunk: number;

  private constructor(module: LibarchiveModule, archive: number, chunk: number) {
    this.#module = module;
    this.#archive = archive;
    this.#chunk = chunk;
  }

  /** Null if the archive cannot be opened. */
  static async open(blob: Blob, host: ReaderHost): Promise<Unpacker | null> {
    const module = await start(host);
    const bytes = blob.size + ((await hasZipEnd(blob)) ? PADDING_BYTES : 0);
    const at = module._malloc(bytes);
    const chunk = module._malloc(CHUNK_BYTES);
    if (at === 0 || chunk === 0) return null;
    for (let from = 0; from < blob.size; from += SLICE_BYTES) {
      module.HEAPU8.set(new Uint8Array(await blob.slice(from, from + SLICE_BYTES).arrayBuffer()), at + from);
    }
    module.HEAPU8.fill(0, at + blob.size, at + bytes);
    const archive = module._archive_read_new();
    module._archive_read_support_filter_all(archive);
    module._archive_read_support_format_all(archive);
    return module._archive_read_open_memory(archive, at, bytes) === 0 ? new Unpacker(module, archive, chunk) : null;
  }

  /** The next header; "end", or "broken" if the archive cannot be read from here on. */
  next(): Header | "end" | "broken" {
    const module = this.#module;
    const entry = module._archive_read_next_entry(this.#archive);
    if (entry === 0) return module._archive_error_string(this.#archive) === 0 ? "end" : "broken";
    const bits = module._archive_entry_filetype(entry) & KIND_BITS;
    const isLink = [module._archive_entry_symlink_utf8(entry), module._archive_entry_hardlink_utf8(entry)].some(
      Boolean,
    );
    return {
      name: this.#text(module._archive_entry_pathname_utf8(entry)),
      kind: bits === FOLDER ? "folder" : isLink || (bits !== REGULAR && bits !== 0) ? "special" : "file",
      isEncrypted: module._archive_entry_is_encrypted(entry) !== 0,
      size: module._archive_entry_size(entry) >>> 0,
    };
  }

  /** The next bytes of the file whose header came last; none at its end; null if it cannot be unpacked. */
  read(): Uint8Array<ArrayBuffer> | null {
    const length = this.#module._archive_read_data(this.#archive, this.#chunk, CHUNK_BYTES);
    return length < 0 ? null : this.#module.HEAPU8.slice(this.#chunk, this.#chunk + length);
  }

  /** Whether something in it is known to be encrypted. */
  get hasEncrypted(): boolean {
    return this.#module._archive_read_has_encrypted_entries(this.#archive) > 0;
  }

  #text(at: number): string | null {
    const heap = this.#module.HEAPU8;
    return at === 0 ? null : new TextDecoder().decode(heap.slice(at, heap.indexOf(0, at)));
  }
}

/** Whether the end record of a ZIP file is where libarchive searches for it. */
async function hasZipEnd(blob: Blob): Promise<boolean> {
  const tail = new Uint8Array(await blob.slice(Math.max(0, blob.size - PADDING_BYTES)).arrayBuffer());
  return findAscii(tail, "PK\x05\x06", tail.length) >= 0;
}

let compiled: Promise<WebAssembly.Module> | null = null;

async function start(host: ReaderHost): Promise<LibarchiveModule> {
  compiled ??= host.readUnpacker().then((bytes) => WebAssembly.compile(bytes));
  // Not remembered: the next archive tries again.
  const code = await compiled.catch((error) => {
    compiled = null;
    throw error;
  });
  const ready = await new Promise<LibarchiveModule>((resolve, reject) => {
    libarchive({
      print: () => {},
      printErr: () => {},
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(code, imports).then((instance) => {
          limit(instance);
          receive(instance, code);
        }, reject);
      },
    }).then(resolve, reject);
  });
  nameCharset(ready.HEAPU8);
  return ready;
}

/** The module asks for memory by `grow`, and goes on without it if it gets none. */
function limit({ exports }: WebAssembly.Instance): void {
  const memory = Object.values(exports).find((value) => value instanceof WebAssembly.Memory);
  if (!memory) throw new Error("memory");
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_HEAP_BYTES) throw new RangeError();
    return grow(pages);
  };
}

/**
 * Makes names UTF-8. The module believes that its system's names are ASCII, so that it replaces all other letters with "*", and
 * has no call that changes this; so the constant with the name of the character set is changed.
 */
function nameCharset(heap: Uint8Array): void {
  const [before, after] = ["ASCII\0", "UTF-8\0"].map((text) => new TextEncoder().encode(text));
  const places: number[] = [];
  for (let at = heap.indexOf(0x41); at >= 0 && at < CONSTANTS_BYTES; at = heap.indexOf(0x41, at + 1)) {
    if (before?.every((byte, offset) => heap[at + offset] === byte)) places.push(at);
  }
  const [only, ...others] = places;
  if (only === undefined || others.length > 0 || !after) throw new Error("constants");
  heap.set(after, only);
}
