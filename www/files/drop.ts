/** Finds all files in what was dropped, folders within folders included. */
import { inSlices, nextTurn } from "../engine/turns.ts";
import { type Message, message } from "../messages/message.ts";
import { plainName } from "./names.ts";
import type { FoundFile } from "./read.ts";

/** What a drop holds: files, folders that could not be opened, and text where it was text that was dragged. */
export interface Dropped {
  found: FoundFile[];
  failed: { path: string; reason: Message }[];
  text: string;
}

/**
 * Must be called while the event is handled: the browser empties the transfer afterwards. Rejects where the signal ends the
 * listing.
 */
export async function filesFromDrop(transfer: DataTransfer, signal: AbortSignal): Promise<Dropped> {
  const dropped: Dropped = { found: [], failed: [], text: "" };
  const entries: FileSystemEntry[] = [];
  for (const item of transfer.items) {
    if (item.kind !== "file") continue;
    const entry = item.webkitGetAsEntry();
    // A file is at hand; its entry would have to be asked for it.
    const file = entry && isFolder(entry) ? null : item.getAsFile();
    if (file) dropped.found.push(foundFile(file.name, file));
    else if (entry) entries.push(entry);
  }
  if (entries.length === 0 && dropped.found.length === 0) dropped.text = transfer.getData("text/plain");
  for (const entry of entries) await walk(entry, dropped, signal);
  return dropped;
}

/** Files of a file input; a folder's come with their path within it. In slices; rejects where the signal ends the listing. */
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

/** A file under a path that steers nothing. */
export function foundFile(path: string, file: Blob): FoundFile {
  return { path: plainName(path), open: () => file };
}

/**
 * Files that a folder's entries are asked for at once. Most of an answer is waiting for other processes, and all answers that have
 * come are one task of the page, so that a few gain nearly as much as many.
 */
const MAX_ASKED = 8;

async function walk(entry: FileSystemEntry, dropped: Dropped, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const path = entry.fullPath.replace(/^\//, "");
  try {
    if (isFile(entry)) {
      dropped.found.push(foundFile(path, await new Promise<File>((resolve, reject) => entry.file(resolve, reject))));
    } else if (isFolder(entry)) {
      const children = await childrenOf(entry);
      const files = children.filter(isFile);
      for (let at = 0; at < files.length; at += MAX_ASKED) {
        await Promise.all(files.slice(at, at + MAX_ASKED).map((file) => walk(file, dropped, signal)));
        await nextTurn();
      }
      for (const child of children) if (!isFile(child)) await walk(child, dropped, signal);
    }
  } catch (error) {
    signal.throwIfAborted();
    dropped.failed.push({ path: plainName(path), reason: message("files-not-opened", { reason: String(error) }) });
  }
}

/** A folder hands out its entries in batches (of 100 in Chromium) until an empty one. */
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
