/** Finds all files in a drop, including those in nested folders. */
import { inSlices, nextTurn } from "../engine/queue.ts";
import { type Message, message } from "../i18n/message.ts";
import { plainName } from "./names.ts";
import type { FoundFile } from "./read.ts";

/** The contents of a drop: files, folders that could not be opened, and text if text was dragged. */
export interface Dropped {
  found: FoundFile[];
  failed: { path: string; reason: Message }[];
  text: string;
}

interface Folder {
  readonly entry: FileSystemDirectoryEntry;
  /** The same folder through the interface that returns files faster, if the browser has it. */
  readonly handle: Promise<FileSystemDirectoryHandle | null>;
}

/** The results of a walk through folders. */
type WalkResult = Pick<Dropped, "found" | "failed">;

/** From this many items on, only those that may be folders are queried: each query is a round trip to another process. */
const MANY_ITEMS = 100;

/**
 * Must be called while the event is handled, because the browser empties the transfer afterwards. Rejects if the signal ends
 * the listing.
 */
export async function filesFromDrop(transfer: DataTransfer, signal: AbortSignal): Promise<Dropped> {
  const dropped: Dropped = { found: [], failed: [], text: "" };
  const folders: Folder[] = [];
  const lone: FileSystemFileEntry[] = [];
  const isMany = transfer.items.length >= MANY_ITEMS;
  for (const item of transfer.items) {
    if (item.kind !== "file") continue;
    // A folder has no type.
    const entry = isMany && item.type !== "" ? null : item.webkitGetAsEntry();
    // A file is available at once; an entry would have to be queried for it.
    const file = entry && isFolder(entry) ? null : item.getAsFile();
    if (file) dropped.found.push(foundFile(file.name, file));
    else if (entry && isFolder(entry)) folders.push({ entry, handle: handleOf(item, entry) });
    else if (entry && isFile(entry)) lone.push(entry);
  }
  if (folders.length + lone.length + dropped.found.length === 0) dropped.text = transfer.getData("text/plain");
  for (const entry of lone) await addFile(entry, undefined, dropped, signal);
  for (const { entry, handle } of folders) await walk(entry, await handle, dropped, signal);
  return dropped;
}

/**
 * Files of a file input; those of a folder have their path within it. Runs in slices; rejects if the signal ends the
 * listing.
 */
export async function listChosen(files: readonly File[], signal: AbortSignal): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const pause = inSlices();
  for (const file of files) {
    found.push(foundFile(file.webkitRelativePath || file.name, file));
    await pause();
    signal.throwIfAborted();
  }
  return found;
}

/** A file with a sanitised path. */
export function foundFile(path: string, file: Blob): FoundFile {
  return { path: plainName(path), open: () => file };
}

/** An item with a file system handle; not yet in the DOM types. */
interface ItemWithHandle extends DataTransferItem {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/** Folders for which requesting a handle makes the browser show a warning instead. */
const GUARDED = /^(desktop|documents|downloads)$/i;

/** A dropped folder's handle; null if none is available. */
async function handleOf(item: ItemWithHandle, { name }: FileSystemEntry): Promise<FileSystemDirectoryHandle | null> {
  if (GUARDED.test(name)) return null;
  try {
    const handle = await item.getAsFileSystemHandle?.();
    return handle && isFolderHandle(handle) ? handle : null;
  } catch {
    return null;
  }
}

/** Files requested from a folder at once. Most of the time is spent waiting for other processes. */
const MAX_ASKED = 16;

/**
 * Lists a folder by its entries, which are complete, while a handle leaves out names that it considers unsafe. But a handle
 * returns its file four times as fast.
 */
async function walk(
  folder: FileSystemDirectoryEntry,
  handle: FileSystemDirectoryHandle | null,
  to: WalkResult,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  try {
    const children = await childrenOf(folder);
    const handles = handle ? await handlesIn(handle) : new Map<string, FileSystemHandle>();
    const files = children.filter(isFile);
    for (let at = 0; at < files.length; at += MAX_ASKED) {
      const asked = files.slice(at, at + MAX_ASKED);
      await Promise.all(asked.map((file) => addFile(file, handles.get(file.name), to, signal)));
      await nextTurn();
    }
    for (const child of children.filter(isFolder)) {
      const own = handles.get(child.name);
      await walk(child, own && isFolderHandle(own) ? own : null, to, signal);
    }
  } catch (error) {
    fail(folder, error, to, signal);
  }
}

/** The handles in a folder, by name; empty if it cannot be listed this way. */
async function handlesIn(folder: FileSystemDirectoryHandle): Promise<Map<string, FileSystemHandle>> {
  const handles = new Map<string, FileSystemHandle>();
  try {
    for await (const handle of folder.values()) handles.set(handle.name, handle);
  } catch {
    handles.clear();
  }
  return handles;
}

async function addFile(
  entry: FileSystemFileEntry,
  handle: FileSystemHandle | undefined,
  to: WalkResult,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  try {
    const fast = handle && isFileHandle(handle) ? await handle.getFile().catch(() => null) : null;
    const file = fast ?? (await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
    to.found.push(foundFile(pathOf(entry), file));
  } catch (error) {
    fail(entry, error, to, signal);
  }
}

function fail(entry: FileSystemEntry, error: unknown, { failed }: WalkResult, signal: AbortSignal): void {
  signal.throwIfAborted();
  failed.push({ path: plainName(pathOf(entry)), reason: message("files-not-opened", { reason: String(error) }) });
}

function pathOf({ fullPath }: FileSystemEntry): string {
  return fullPath.replace(/^\//, "");
}

/** A folder returns its entries in batches (of 100 in Chromium) until an empty one. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return children;
    children.push(...batch);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFileHandle(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === "file";
}

function isFolderHandle(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === "directory";
}
