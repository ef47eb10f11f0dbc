/**
 * Adds files directly to a collection: reads them as on the front screen, checks for duplicates of documents already there,
 * and stores the rest, as is done with documents of the page. The outcome stays next to the collection until the next action
 * there, and can be undone.
 */
import { signal } from "@preact/signals";
import type { DocumentKey } from "../documents/document.ts";
import { type Message, message, problemOf } from "../i18n/message.ts";
import { sharedFolders } from "../people/folders.ts";
import { filesFromDrop, listChosen } from "../read/drop.ts";
import type { Content } from "../read/model.ts";
import type { FoundFile, ReadFile } from "../read/read.ts";
import { ReadingCancelled, ReadingSession } from "../read/session.ts";
import { withoutSkipped } from "../read/tool-files.ts";
import { withoutResults } from "../share/json/result-format.ts";
import { ports } from "../state/ports.ts";
import { act, actionCount } from "./collection-actions.ts";
import type { CollectedDocument, CollectedLabel, Collection, WriteOptions } from "./collection-storage.ts";
import { metadataFrom, metadataOf } from "./document-metadata.ts";
import { collections } from "./page-collections.ts";

/** A file and the message about it. */
export interface Remark {
  readonly name: string;
  readonly messages: readonly Message[];
}

/** The outcome of adding files to a collection. */
export interface Filled {
  /** The collection's id. */
  readonly id: string;
  /** Number range of the added documents: `from` inclusive, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly unread: readonly Remark[];
  /** Files that could be read only in part. */
  readonly partly: readonly Remark[];
  /** Files that are already in the collection; added only if the user asks for duplicates. */
  readonly repeated: readonly CollectedDocument[];
  /** System files that were skipped. */
  readonly systemFiles: number;
  /** Why nothing was added, or the outcome of undoing. */
  readonly message: Message | null;
}

/** The last outcome; null if no files have been added yet. */
export const filled = signal<Filled | null>(null);
/** The collection whose files are being read, and the progress. */
export const filling = signal<{ id: string; done: number; total: number } | null>(null);

let target = "";
const reading = new ReadingSession({
  startReaders: () => ports.startReaders(),
  onProgress: (progress) => {
    filling.value = progress && { id: target, ...progress };
  },
});

/** Cancels the reading of files; none of them is added. */
export function cancelFilling(): void {
  reading.cancel();
}

/**
 * Creates a collection from files chosen in a dialog and switches it on. Returns its id; null if it was not created. If `name` is empty,
 * it is named after the files' folder, or else the first file.
 */
export async function startFrom(name: string, files: readonly File[]): Promise<string | null> {
  let started: Collection | null = null;
  await act(async () => {
    const collection = await collections.keep({ name: name.trim() || nameFrom(files) }, []);
    await collections.switchOn(collection.id, true);
    started = collection;
    return null;
  });
  if (!started) return null;
  const { id } = started as Collection;
  const failure = await addChosenTo(started, files);
  if (failure === null) return id;
  // Nobody asked for an empty collection.
  await act(async () => {
    await collections.delete(id);
    filled.value = null;
    return { kind: "message", message: failure };
  });
  return null;
}

function nameFrom([first]: readonly File[]): string {
  const path = first?.webkitRelativePath ?? "";
  return path.includes("/") ? path.slice(0, path.indexOf("/")) : (first?.name ?? "").replace(/\.[^.]+$/, "");
}

/** Why no file was added: reading was cancelled, or failed as a whole; null if it finished. */
type Failure = Message | null;

/** Adds files chosen in a dialog. */
export function addChosenTo(collection: Collection, files: readonly File[]): Promise<Failure> {
  return addTo(collection, async (signal) => ({ found: await listChosen(files, signal), failed: [] }));
}

/** Adds files and folders dropped on a collection. */
export function addDroppedTo(collection: Collection, transfer: DataTransfer): Promise<Failure> {
  return addTo(collection, async (signal) => {
    const { found, failed } = await filesFromDrop(transfer, signal);
    return { found, failed: failed.map(({ path, reason }) => ({ name: path, messages: [reason] })) };
  });
}

interface Given {
  readonly found: readonly FoundFile[];
  /** Files that could not even be opened. */
  readonly failed: readonly Remark[];
}

async function addTo({ id }: Collection, list: (signal: AbortSignal) => Promise<Given>): Promise<Failure> {
  // One at a time, or the two outcomes would overwrite each other.
  if (filling.value) return null;
  target = id;
  filled.value = null;
  try {
    await reading.join(async (batch) => {
      const { found, failed } = await list(batch.signal);
      if (found.length + failed.length === 0) {
        filled.value = outcome(id, { message: message("workspace-no-files") });
        return;
      }
      const { wanted } = withoutSkipped(found);
      const { documents, results } = await withoutResults(wanted);
      const files = named(await batch.read(documents));
      const { fresh, repeated } = await withoutKept(id, files.flatMap(readDocument), batch.signal);
      batch.signal.throwIfAborted();
      filled.value = outcome(id, {
        unread: [...failed, ...results.map(resultRemark), ...files.flatMap(({ file }) => unreadRemark(file))],
        partly: files.flatMap(({ file }) => partlyRemark(file)),
        repeated,
        systemFiles: found.length - wanted.length,
      });
      await keep(id, fresh, { signal: batch.signal });
    });
    return null;
  } catch (error) {
    const failure = error instanceof ReadingCancelled ? message("archive-fill-cancelled") : problemOf(error);
    filled.value = outcome(id, { message: failure });
    return failure;
  }
}

function outcome(id: string, patch: Partial<Filled>): Filled {
  return { id, from: 0, to: 0, unread: [], partly: [], repeated: [], systemFiles: 0, message: null, ...patch };
}

/**
 * Adds those of the page's documents that a collection does not hold yet, and asks about the others. Returns how many these
 * are.
 */
export async function addFresh(
  id: string,
  documents: readonly CollectedDocument[],
  options: WriteOptions,
): Promise<number> {
  filled.value = null;
  const { fresh, repeated } = await withoutKept(id, documents, options.signal);
  await keep(id, fresh, options);
  if (repeated.length > 0) filled.value = { ...(filled.value ?? outcome(id, {})), repeated };
  return repeated.length;
}

/** Stores documents in a collection and adds them to the shown outcome. */
async function keep(id: string, documents: readonly CollectedDocument[], options?: WriteOptions): Promise<void> {
  if (documents.length === 0) return;
  const { end } = await collections.keep({ id }, documents, options);
  const before = filled.value?.id === id ? filled.value : outcome(id, {});
  filled.value = { ...before, from: end - documents.length, to: end, message: null };
  actionCount.value++;
}

/** Adds the duplicates after all. */
export async function addRepeatedTo(id: string): Promise<void> {
  const { value } = filled;
  if (value?.id !== id) return;
  const { from, to, repeated } = value;
  filled.value = { ...value, repeated: [] };
  await changed(id, async () => {
    await keep(id, repeated);
    // Merge with the documents added before, unless another tab has added some in between.
    const after = filled.value;
    if (after && to > from && after.from === to) filled.value = { ...after, from };
  });
}

export function dismissRepeatedFor(id: string): void {
  if (filled.value?.id === id) filled.value = { ...filled.value, repeated: [] };
}

/** Removes the documents that were added last. */
export async function undoFilling(id: string): Promise<void> {
  const { value } = filled;
  if (value?.id !== id) return;
  const { from, to } = value;
  await changed(id, async () => {
    await collections.removeAll(
      id,
      Array.from({ length: to - from }, (_, at) => from + at),
    );
    filled.value = outcome(id, { message: message("archive-fill-undone", { documents: to - from }) });
  });
}

/** Changes a collection; shows a failure next to it. */
async function changed(id: string, work: () => Promise<void>): Promise<void> {
  await act(async () => {
    try {
      await work();
    } catch (error) {
      filled.value = { ...(filled.value ?? outcome(id, {})), message: problemOf(error) };
    }
    return null;
  });
}

/** Files with their names in the collection: their paths without the folders common to all of them. */
function named(files: readonly ReadFile[]): Named[] {
  const length = sharedFolders(files.map(({ path }) => path));
  return files.map((file) => ({ file: { ...file, path: file.path.slice(length) }, given: file.path }));
}

interface Named {
  readonly file: ReadFile;
  readonly given: string;
}

function contentOf({ decoded }: ReadFile): Content[] {
  return "error" in decoded ? [] : [decoded];
}

/** `given`: the file's original path, which identifies a file that is on the page too. */
function readDocument({ file, given }: Named): CollectedDocument[] {
  return contentOf(file).map(({ format, text, warnings: notes, missing, tricks, pages, traces }) => ({
    name: file.path,
    size: file.size,
    format,
    text,
    about: metadataOf({ path: given, text, notes, missing, tricks, pages, traces }),
  }));
}

function unreadRemark({ path, decoded }: ReadFile): Remark[] {
  return "error" in decoded ? [{ name: path, messages: [decoded.error] }] : [];
}

function resultRemark({ path }: FoundFile): Remark {
  return { name: path, messages: [message("archive-fill-result")] };
}

function partlyRemark(file: ReadFile): Remark[] {
  const lost = contentOf(file).flatMap(({ missing }) => missing);
  if (lost.length === 0) return [];
  return [{ name: file.path, messages: lost.map((what) => message("check-partly-read", { what })) }];
}

/**
 * Separates duplicates of documents in the collection from new documents: those with the same path and text when they were
 * read, as their keys tell, or with the same name and text. Reads texts only if name and size match.
 */
async function withoutKept(
  id: string,
  documents: readonly CollectedDocument[],
  signal?: AbortSignal,
): Promise<{ fresh: CollectedDocument[]; repeated: CollectedDocument[] }> {
  const nameAndSize = ({ name, size }: CollectedLabel): string => `${size} ${name}`;
  const kept = new Map<string, number[]>();
  const keys = new Set<DocumentKey | null>();
  for (const label of await collections.labels(id)) {
    keys.add(metadataFrom(label.about).key);
    const numbers = kept.get(nameAndSize(label));
    if (numbers) numbers.push(label.number);
    else kept.set(nameAndSize(label), [label.number]);
  }
  const isKept = async (document: CollectedDocument): Promise<boolean> => {
    const { key } = metadataFrom(document.about);
    if (key !== null && keys.has(key)) return true;
    for (const number of kept.get(nameAndSize(document)) ?? []) {
      signal?.throwIfAborted();
      const other = collections.partOf(id, number) ?? (await collections.document(id, number));
      if (other?.text === document.text) return true;
    }
    return false;
  };
  const [fresh, repeated]: [CollectedDocument[], CollectedDocument[]] = [[], []];
  for (const document of documents) ((await isKept(document)) ? repeated : fresh).push(document);
  return { fresh, repeated };
}
