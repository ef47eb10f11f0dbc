/**
 * Turns files into texts, opening ZIP and TAR files on the way; each file has exactly one line about its outcome.
 *
 * ZIP files are opened level by level: first all files, then all entries of ZIP files among them, and so on. So the limits
 * of a ZIP file apply in the same way whichever thread is faster, and the results are in the order of the paths.
 */
import { type Message, message } from "../i18n/message.ts";
import type { Container } from "./container.ts";
import type { FileContent, FileSource } from "./content.ts";
import { type Content, type Decoded, LIMITS, readingProblem, tooLarge } from "./model.ts";
import { fileName, isSystemFile, nameInZip, systemFilesNote } from "./names.ts";
import type { ZipEntry } from "./parts/zip.ts";
import { extensionOf } from "./plain.ts";
import type { IsWanted, Job, ReadOutcome } from "./reader-pool.ts";
import { type SharedText, SharedTexts } from "./shared-texts.ts";

/** A file before reading, with the folders in which it was found. */
export interface FoundFile {
  path: string;
  /** In bytes, if already known: a browser queries the system for each, which takes a second for thousands. */
  size?: number;
  /** Its bytes; called when its turn comes. */
  open: () => Blob;
  /** The entry of the archive that its bytes are. */
  entry?: ZipEntry | undefined;
}

/** A file after reading. */
export interface ReadFile {
  /** With its folders, as found; an entry's path starts with that of its ZIP file. */
  path: string;
  size: number;
  decoded: Decoded;
  /** The file, if it can be reread: in another encoding, or from its pictures. */
  source: FileSource | null;
  /** The index, among the given files, of the one that it came with. */
  origin: number;
}

/** The options of reading. */
export interface ReadOptions {
  /** Reads one file; usually `ReaderPool.run`. */
  run: (job: Job, isWanted: IsWanted) => Promise<ReadOutcome>;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
  /** Maximum bytes that the texts may take in memory, if not `LIMITS.textBytes`. */
  maxTextBytes?: number;
  /** For files that are protected by one. */
  password?: string | undefined;
}

/** Totals over all entries of a ZIP file, including nested ones. */
interface Budget {
  entries: number;
  bytes: number;
}

/** A file in progress; a ZIP file becomes the files in it. */
interface Node {
  path: string;
  /** Null if not known yet. */
  size: number | null;
  open: () => FileSource;
  origin: number;
  budget: Budget;
  depth: number;
  outcome: Decoded | Node[] | null;
  source: FileSource | null;
  /** An earlier file with the same bytes and extension, which is read instead. */
  first: Node | null;
}

/** Files sent to threads at once, however large; each opened file may keep its bytes in memory until it is read. */
const MAX_AT_ONCE = 16;

/**
 * Small files are read in batches, so many more of them may be in progress: up to this number, and this many bytes in total.
 */
const MAX_SMALL_AT_ONCE = 256;
const MAX_SMALL_BYTES = 1 << 22;

/** Reads all files, in the given order. A file that cannot be read only affects its own result. */
export async function readFiles(found: readonly FoundFile[], reading: ReadOptions): Promise<ReadFile[]> {
  const nodes = found.map(
    ({ path, size = null, open, entry }, origin): Node => ({
      path,
      size,
      origin,
      depth: 0,
      outcome: null,
      source: null,
      first: null,
      open: () => ({ blob: open(), entry }),
      budget: { entries: 0, bytes: 0 },
    }),
  );
  const progress = { done: 0, total: nodes.length };
  const texts = new SharedTexts();
  for (let level = nodes; level.length > 0; ) {
    const archives = await readLevel(level, reading, progress, texts);
    // Not with the page: only folders and archives need it.
    const tools = archives.length > 0 ? await import("./tool-files.ts") : null;
    level = archives.flatMap(({ node, archive }) => (tools ? open(node, archive, tools) : []));
    progress.total += level.length;
  }
  return nodes.flatMap(flatten);
}

async function readLevel(
  level: readonly Node[],
  reading: ReadOptions,
  progress: { done: number; total: number },
  texts: SharedTexts,
): Promise<{ node: Node; archive: Container }[]> {
  const archives = new Map<Node, Container>();
  const readSome = async (nodes: readonly Node[]): Promise<void> => {
    for (const [node, archive] of await readAll(nodes, reading, progress, texts)) archives.set(node, archive);
  };
  await readSome(level.filter(({ first }) => !first));
  const repeats = level.filter(({ first }) => first);
  const unread = repeats.filter((node) => !repeat(node));
  progress.done += repeats.length - unread.length;
  reading.onProgress(progress.done, progress.total);
  // ZIP files within a ZIP file: their files are counted each time.
  await readSome(unread);
  return level.flatMap((node) => {
    const archive = archives.get(node);
    return archive ? [{ node, archive }] : [];
  });
}

/**
 * Reads files in order, up to the one whose text exceeds the limit; that one and all after it get an error. Returns the ZIP
 * files among them.
 */
async function readAll(
  nodes: readonly Node[],
  { run, onProgress, signal, maxTextBytes = LIMITS.textBytes, password }: ReadOptions,
  progress: { done: number; total: number },
  texts: SharedTexts,
): Promise<ReadonlyMap<Node, Container>> {
  const archives = new Map<Node, Container>();
  const room = new Room();
  const held: SharedText[] = [];
  /** Only files before this one are read. It depends only on their order, not on which thread is faster. */
  let end = nodes.length;
  const keep = (node: Node, at: number, content: Content): void => {
    if (at >= end) return;
    const text = texts.acquire(content.text);
    held[at] = text;
    node.outcome = { ...content, text: text.text };
    while (texts.bytes > maxTextBytes) {
      const [last] = held.splice(--end);
      const late = nodes[end];
      if (last) texts.release(last);
      if (late) late.outcome = null;
    }
  };
  let next = 0;
  async function reader(): Promise<void> {
    for (let at = next++; at < nodes.length; at = next++) {
      const node = nodes[at];
      const bytes = node?.size ?? 0;
      await room.enter(bytes);
      signal.throwIfAborted();
      if (node && at < end) {
        const found = await readNode(node, run, () => at < end, password);
        if ("entries" in found) archives.set(node, found);
        const own = "entries" in found ? found.own : found;
        if (own && "text" in own) keep(node, at, own);
        else if (own) node.outcome = own;
      }
      room.leave(bytes);
      onProgress(++progress.done, progress.total);
    }
  }
  await Promise.all(Array.from({ length: Math.min(nodes.length, MAX_SMALL_AT_ONCE) }, reader));
  signal.throwIfAborted();
  for (const node of nodes.slice(end)) {
    archives.delete(node);
    node.outcome = { error: message("files-too-much-text", { limit: Math.floor(maxTextBytes / (1024 * 1024)) }) };
    node.source = null;
  }
  return archives;
}

/** Copies the result of an equal file; returns false if that was a ZIP file. */
function repeat(node: Node): boolean {
  const { first } = node;
  if (!first?.outcome || Array.isArray(first.outcome)) return false;
  node.outcome = { ...first.outcome };
  node.source = first.source && node.open();
  return true;
}

/** Admits files, first come, first served, while there is room for their bytes. */
class Room {
  readonly #waiting: { bytes: number; enter: () => void }[] = [];
  #files = 0;
  #bytes = 0;

  enter(bytes: number): Promise<void> | undefined {
    if (this.#waiting.length === 0 && this.#hasRoom(bytes)) {
      this.#count(1, bytes);
      return;
    }
    return new Promise((enter) => this.#waiting.push({ bytes, enter }));
  }

  leave(bytes: number): void {
    this.#count(-1, -bytes);
    for (let [first] = this.#waiting; first && this.#hasRoom(first.bytes); [first] = this.#waiting) {
      this.#waiting.shift();
      this.#count(1, first.bytes);
      first.enter();
    }
  }

  #hasRoom(bytes: number): boolean {
    return this.#files < MAX_AT_ONCE || this.#bytes + bytes <= MAX_SMALL_BYTES;
  }

  #count(files: number, bytes: number): void {
    this.#files += files;
    this.#bytes += bytes;
  }
}

async function readNode(
  node: Node,
  run: ReadOptions["run"],
  isWanted: IsWanted,
  password: string | undefined,
): Promise<FileContent> {
  if (node.depth === 0 && node.size !== null && node.size > LIMITS.zipBytes) {
    return { error: tooLarge(node.size, LIMITS.zipBytes) };
  }
  // By name, so that thousands of small ZIP files are not unpacked only to be rejected.
  if (node.depth >= LIMITS.depth && /\.(?:zip|tar|tgz|gz|7z|rar)$/i.test(node.path))
    return { error: zipTooDeep(node.depth) };
  try {
    const source = node.open();
    const { found, size } = await run({ source, asked: { name: node.path, password } }, isWanted);
    node.size ??= size ?? source.blob.size;
    if (("text" in found && found.label !== "") || ("pictures" in found && found.pictures)) node.source = source;
    if ("isLocked" in found && found.isLocked) node.source = source;
    return found;
  } catch (error) {
    return { error: readingProblem(error, "files-not-opened") };
  }
}

/** The rules for files of tools. */
type ToolFiles = typeof import("./tool-files.ts");

/** The entries of a ZIP file as the next level; its own result lists skipped files, or why it was not opened. */
function open(node: Node, archive: Container, { toolFiles, toolFilesNote }: ToolFiles): Node[] {
  const { entries, firsts, blob } = archive;
  const refusal = refuse(node, archive);
  // Its own text is a file among those in it.
  const own = node.outcome ? [{ ...node, path: `${node.path}/${fileName(node.path)}` }] : [];
  if (refusal !== null) {
    node.outcome = own.length > 0 ? [...own, passedOver(node, refusal)] : { error: refusal };
    return [];
  }
  const wanted = entries.flatMap((entry, at) =>
    isSystemFile(entry.name) ? [] : { entry, first: firsts[at] ?? at, name: nameInZip(entry.name) },
  );
  const ofTools = toolFiles(wanted.map(({ name }) => name));
  const files = wanted.filter(({ name }) => !ofTools.has(name));
  const [system, tools] = [entries.length - wanted.length, wanted.length - files.length];
  const { origin, budget } = node;
  /** By what determines how a file is read: its bytes, and the extension of its name. */
  const known = new Map<string, Node>();
  const children = files.map(({ entry, first, name }): Node => {
    const path = `${node.path}/${name}`;
    const key = `${first}/${extensionOf(path)}`;
    const child: Node = {
      path,
      size: entry.size,
      origin,
      budget,
      first: known.get(key) ?? null,
      open: () => ({ blob, entry }),
      depth: node.depth + 1,
      outcome: null,
      source: null,
    };
    if (!child.first) known.set(key, child);
    return child;
  });
  const lines = [
    ...(system > 0 ? [passedOver(node, systemFilesNote(system))] : []),
    ...(tools > 0 ? [passedOver(node, toolFilesNote(tools))] : []),
    ...archive.lines.map((line) => passedOver(node, line)),
  ];
  node.outcome = [...own, ...children, ...lines];
  return children;
}

/** Why a ZIP file is not opened; null if it is, and then it is counted. Decided before anything is unpacked. */
function refuse({ budget, depth }: Node, { entries, blob, lines }: Container): Message | null {
  if (entries.length === 0) return lines[0] ?? message("files-zip-empty");
  if (depth >= LIMITS.depth) return zipTooDeep(depth);
  const count = budget.entries + entries.length;
  if (count > LIMITS.entries) return message("files-zip-too-many-together", { count, limit: LIMITS.entries });
  // Files that are too large on their own are never unpacked, so they do not count.
  const sizes = entries.map(({ size }) => size).filter((size) => size <= LIMITS.fileBytes);
  const bytes = sizes.reduce((sum, size) => sum + size, budget.bytes);
  if (bytes > LIMITS.unpackedBytes) {
    const [size = 0, limit = 0] = [bytes, LIMITS.unpackedBytes].map((each) => Math.ceil(each / (1024 * 1024)));
    return message("files-zip-unpacked", { size, limit });
  }
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  if (packed > blob.size) return message("files-zip-overlap");
  Object.assign(budget, { entries: count, bytes });
  return null;
}

function zipTooDeep(depth: number): Message {
  return message("files-zip-too-deep", { depth, limit: LIMITS.depth });
}

/** A message about some of a ZIP file's entries. */
function passedOver(node: Node, error: Message): Node {
  return { ...node, path: `${node.path}/…`, size: 0, outcome: { error } };
}

function flatten({ path, size, outcome, source, origin }: Node): ReadFile[] {
  if (Array.isArray(outcome)) return outcome.flatMap(flatten);
  return [{ path, size: size ?? 0, decoded: outcome ?? { error: message("files-not-read") }, source, origin }];
}
