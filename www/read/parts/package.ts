/** Formats that are ZIP files of XML parts (DOCX, ODT, EPUB, PPTX): their parts by name, each unpacked on request. */
import { type Message, message } from "../../i18n/message.ts";
import { encodingOfXml } from "../encodings.ts";
import { LIMITS, tooLarge, Unreadable } from "../model.ts";
import { walkXml } from "./markup.ts";
import { listZip, unzip, type ZipEntry } from "./zip.ts";

/** The parts of a document by name, wherever they come from. */
export interface Parts {
  readonly names: string[];
  has(name: string): boolean;
  /** The size of a part and its checksum, by which equal parts are found; null if they are not at hand. */
  digest(name: string): { size: number; crc: number } | null;
  /** The bytes of a part; null if there is none. */
  bytes(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** An XML part as text; null if there is none. */
  xml(name: string): Promise<string | null>;
}

export class Package implements Parts {
  readonly #blob: Blob;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #repeated = new Set<string>();
  #unpacked = 0;

  constructor(blob: Blob, entries: readonly ZipEntry[]) {
    this.#blob = blob;
    this.#entries = new Map(entries.map((entry) => [partName(entry), entry]));
    if (this.#entries.size < entries.length) {
      const seen = new Set<string>();
      for (const name of entries.map(partName)) if (seen.size === seen.add(name).size) this.#repeated.add(name);
    }
  }

  static async open(blob: Blob): Promise<Package> {
    return new Package(blob, await listZip(blob));
  }

  /** The names of all parts, in the ZIP file's order. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  digest(name: string): { size: number; crc: number } | null {
    return this.#entries.get(name) ?? null;
  }

  /** Parts that are not read because a later one has the same name, which is the one that counts. */
  get missing(): Message[] {
    const [name] = this.#repeated;
    return name === undefined ? [] : [message("files-missing-repeated", { count: this.#repeated.size, name })];
  }

  /** The bytes of a part; null if there is none. */
  async bytes(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    this.#unpacked += entry.size;
    if (this.#unpacked > LIMITS.fileBytes) throw new Unreadable(tooLarge(this.#unpacked));
    return unzip(this.#blob, entry);
  }

  /** An XML part as text; null if there is none. */
  async xml(name: string): Promise<string | null> {
    const bytes = await this.bytes(name);
    return bytes && decodeXml(bytes);
  }
}

/** Some programs of Windows write backslashes into names. */
function partName({ name }: ZipEntry): string {
  return name.replaceAll("\\", "/").replace(/^\.?\//, "");
}

/** The parts that a part refers to, by the identifiers of its relationships. */
export async function relations(parts: Parts, part: string): Promise<Map<string, { type: string; target: string }>> {
  const slash = part.lastIndexOf("/") + 1;
  const found = new Map<string, { type: string; target: string }>();
  walkXml((await parts.xml(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`)) ?? "", {
    open: (name, { Id: id, Type: type = "", Target: target }) => {
      if (name !== "Relationship" || id === undefined || target === undefined) return;
      found.set(id, { type, target: resolvePart(part, target) });
    },
  });
  return found;
}

/** The parts with the text of an Office document, by its own list; the last one counts. */
export async function mainParts(parts: Parts): Promise<string[]> {
  const all = [...(await relations(parts, "")).values()];
  return [...new Set(all.filter(({ type }) => type.endsWith("/officeDocument")).map(({ target }) => target))].reverse();
}

/** XML declares its encoding with a byte-order mark or in its first line; without either it is UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const marked = "\u00ef\u00bb\u00bf";
  const label = encodingOfXml(head.startsWith(marked) ? head.slice(marked.length) : head);
  try {
    return new TextDecoder(label ?? "utf-8").decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** "word/document.xml" + "../media/a.png" → "media/a.png": a part's target, relative to the part that names it. */
export function resolvePart(from: string, target: string): string {
  const path = /^[\\/]/.test(target) ? [] : from.split("/").slice(0, -1);
  for (const step of target.split(/[\\/]/)) {
    if (step === "..") path.pop();
    else if (step !== "." && step !== "") path.push(step);
  }
  return path.join("/");
}
