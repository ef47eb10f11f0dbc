/** User actions before and with a first result: adding and removing documents, changing settings. */

import { addFiles, withoutRepeated } from "../documents/added-files.ts";
import type { Intake, PageDocument } from "../documents/document.ts";
import { forgetAuthors, rememberAuthors, withRememberedAuthors } from "../documents/remembered-authors.ts";
import { removedAfter, removedInWords, takeOff, withoutReturned } from "../documents/removal.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import { nextTurn } from "../engine/queue.ts";
import { type Key, type Message, message, problemOf, UserError } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { sharedFolders } from "../people/folders.ts";
import { filesFromDrop, foundFile, listChosen } from "../read/drop.ts";
import { contentOf } from "../read/model.ts";
import { fileName, systemFilesIn, systemFilesNote } from "../read/names.ts";
import type { FoundFile, ReadFile } from "../read/read.ts";
import { ReadingCancelled, ReadingSession } from "../read/session.ts";
import type { Fields } from "../settings/fields.ts";
import { settingsFor } from "../settings/presets.ts";
import type { Opening } from "../share/json/opening.ts";
import { isCollectionFile, withoutResults } from "../share/json/result-format.ts";
import { ports } from "../state/ports.ts";
import { hashOf } from "../state/route.ts";
import * as store from "../state/store.ts";
import { exampleNote } from "./example.ts";
import type { Draft } from "./typed.ts";

/** All reading for the page. */
export const reading = new ReadingSession({
  startReaders: () => ports.startReaders(),
  onProgress: (progress) => {
    store.reading.value = progress;
  },
});

/** Prepares for reading when files are about to be added. */
export function prepareReading(): void {
  reading.prepare();
}

/** No files were added after all. */
export function dismissReading(): void {
  reading.dismiss();
}

/** The input of one user action. */
interface Given {
  found: readonly FoundFile[];
  /** Those that could not even be opened. */
  failed?: readonly ReadFile[];
}

/** Reads files chosen in a dialog, and adds them. */
export async function addChosen(files: readonly File[], role: Role): Promise<void> {
  await addGiven(async (signal) => ({ found: await listChosen(files, signal) }), role);
}

/** The note on older versions of what was added last: as it is shown, and how it is made anew once documents are removed. */
let olderVersions: { shown: Message | null; noteOf: (documents: readonly PageDocument[]) => Message | null } | null =
  null;

function showOlderVersions(
  noteOf: (documents: readonly PageDocument[]) => Message | null,
  documents: readonly PageDocument[],
): void {
  olderVersions = { shown: noteOf(documents), noteOf };
  store.notice.value = olderVersions.shown;
}

/** Lists, reads and adds the input, together with anything that is already being read. */
async function addGiven(list: (signal: AbortSignal) => Promise<Given | null>, role: Role): Promise<void> {
  store.notice.value = null;
  olderVersions = null;
  try {
    await reading.join(async (batch) => {
      const given = await list(batch.signal);
      if (!given) return;
      const { found, failed = [] } = given;
      if (found.length === 0 && failed.length === 0) {
        store.notice.value = message("workspace-no-files");
        return;
      }
      const [collection] = found.filter(isCollectionFile);
      if (collection) store.notice.value = message("workspace-archive-file", { file: collection.path });
      const { withoutSkipped, toolFilesNote } = await import("../read/tool-files.ts");
      const { wanted: others, system, tools } = withoutSkipped(found);
      const wanted = others.filter((file) => !isCollectionFile(file));
      const { documents, results } = await withoutResults(wanted);
      const opening = { signal: batch.signal, onProgress: batch.report };
      if (results.length > 0 && results.length === found.length && failed.length === 0) {
        return openResults(results, opening);
      }
      const read = await batch.read(documents);
      // Each of these takes a while for thousands of files.
      await nextTurn();
      const { fresh, repeated } = withoutRepeated(store.originals.value.documents, read, role);
      await nextTurn();
      batch.signal.throwIfAborted();
      if (repeated.length > 0)
        store.repeated.value = [...store.repeated.value, ...repeated.map((file) => ({ file, role }))];
      const { olderVersionsNote } = await import("../documents/same-path.ts");
      const noteOf = olderVersionsNote(store.originals.value.documents, fresh, role);
      const all = [...fresh, ...failed, ...passedOver(system, systemFilesNote), ...passedOver(tools, toolFilesNote)];
      if (all.length > 0) await addInTurns(all, role, batch.signal);
      if (store.notice.value === null) showOlderVersions(noteOf, store.originals.value.documents);
      if (results.length > 0) await openResults(results, opening);
    });
  } catch (error) {
    store.notice.value = problemOf(error);
  }
}

/** Opens saved results, with code that is loaded on demand. */
async function openResults(results: readonly FoundFile[], opening: Opening): Promise<void> {
  await ports.loadResult();
  await (await import("../share/json/open-results.ts")).openResults(results, opening);
}

/**
 * System files share one line in their common folder, and so do files of tools. It has the name of the first of them, and the
 * reason for skipping says how many: a name in words would stay in the language in which it was added.
 */
function passedOver(files: readonly FoundFile[], noteOf: (count: number) => Message): ReadFile[] {
  const { length } = files;
  if (length === 0) return [];
  const [first = ""] = files.map(({ path }) => path);
  const folder = first.slice(0, sharedFolders(files.map(({ path }) => path)));
  const name = `${folder}${fileName(first)}${length > 1 ? ", …" : ""}`;
  return [unreadFile(name, noteOf(length))];
}

function unreadFile(path: string, error: Message): ReadFile {
  return { path, size: 0, decoded: { error }, source: null, origin: 0 };
}

/** Cancels the reading of all files, whenever they were added. */
export function cancelReading(): void {
  reading.cancel();
}

/** Adds a drop: files, folders, or a piece of text. */
export async function addDropped(transfer: DataTransfer, role: Role): Promise<void> {
  await addGiven(async (signal) => {
    const { found, failed, text } = await filesFromDrop(transfer, signal);
    if (found.length > 0 || failed.length > 0 || text === "") {
      return { found, failed: failed.map(({ path, reason }) => unreadFile(path, reason)) };
    }
    addPasted("", text, role);
    return null;
  }, role);
}

/** Adds a text that was pasted or checked; without a name it gets the next number. `from`: the file that it was read from. */
export function addPasted(
  name: string,
  text: string,
  role: Role,
  { notes = [], format = message("files-format-pasted") }: Partial<Pick<Draft, "notes" | "format">> = {},
): void {
  store.notice.value = null;
  const path =
    name.trim().replaceAll("/", "\u2215") ||
    t("workspace-text", { number: store.originals.value.documents.length + 1 });
  const size = new TextEncoder().encode(text).length;
  const decoded = contentOf(format, text, { warnings: [...notes] });
  add([{ path, size, decoded, source: null, origin: 0 }], role);
}

/** The parts of `example/manifest.json` that the page needs. */
interface Example {
  documents: { file: string; name: string }[];
}

/** The example class shipped with the page. Notes beside each document say what was copied from where. */
export async function addExample(): Promise<void> {
  store.notice.value = null;
  try {
    await reading.join(async ({ signal, read }) => {
      const example = (await (await fetched("example/manifest.json", signal)).json()) as Example;
      const found = await Promise.all(
        example.documents.map(async ({ file, name }) => {
          const blob = await (await fetched(`example/${file}`, signal)).blob();
          return foundFile(name, blob);
        }),
      );
      const files = await read(found);
      const notes = new Map(example.documents.map(({ file, name }) => [name, exampleNote(file)]));
      for (const { path, decoded } of files) {
        const note = notes.get(path);
        if (note && !("error" in decoded)) decoded.warnings.push(note);
      }
      // A double click starts this twice.
      const { fresh } = withoutRepeated(store.originals.value.documents, files, "submission");
      if (fresh.length > 0) add(fresh, "submission");
      store.notice.value = message("workspace-example");
    });
  } catch (error) {
    store.notice.value =
      error instanceof ReadingCancelled
        ? error.userMessage
        : message("workspace-example-failed", { reason: problemOf(error) });
  }
}

async function fetched(path: string, signal: AbortSignal): Promise<Response> {
  const response = await ports.fetch(path, signal);
  const { ok, status } = response;
  if (!ok) throw new UserError(message("workspace-file-missing", { file: path, status: String(status) }));
  return response;
}

export function add(files: readonly ReadFile[], role: Role): void {
  put(files, role, withAdded(store.originals.value, files, role));
}

/** The intake with files that were read; those that were removed before have the authors again that were typed for them. */
function withAdded(before: Intake, files: readonly ReadFile[], role: Role): Intake {
  return withRememberedAuthors(addFiles(before, files, role), before.nextId);
}

/** The same for thousands of files: yields to the page between naming and drawing them. */
async function addInTurns(files: readonly ReadFile[], role: Role, signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = store.originals.value;
    const after = withAdded(before, files, role);
    await nextTurn();
    signal.throwIfAborted();
    // Unless something was pasted or removed in the meantime.
    if (store.originals.value === before) return put(files, role, after);
  }
}

function put(files: readonly ReadFile[], role: Role, after: Intake): void {
  const before = store.originals.value;
  const documents = after.documents.filter(({ id }) => id >= before.nextId);
  store.originals.value = after;
  forgetAuthors(documents);
  store.removed.value = withoutReturned(store.removed.value, documents);
  choosePreset();
  const count = after.documents.length - before.documents.length;
  const unread = files.filter(({ decoded }) => "error" in decoded && systemFilesIn(decoded.error) === 0).length;
  const failures = unread > 0 ? [message("workspace-added-unread", { files: unread })] : [];
  const added = [message(ADDED[role], { count }), ...failures];
  store.added.value = added;
  store.announcement.value = added.map(say).join(" ");
}

const ADDED = {
  submission: "workspace-added-submission",
  archive: "workspace-added-archive",
  template: "workspace-added-template",
} as const satisfies Record<Role, Key>;

/** Removes everything from the page. */
export function removeAll(): void {
  store.notice.value = null;
  olderVersions = null;
  store.repeated.value = [];
  removeEntries(() => true);
  ports.address.write(hashOf({ view: "pairs" }));
}

/** Removes documents and lines of unread files from the page. What was removed before can still be restored. */
export function removeEntries(wanted: (id: number) => boolean): void {
  const { value: before } = store.originals;
  const { intake, removed } = takeOff(before, wanted);
  if (removed.documents.length + removed.unread.length === 0) return;
  rememberAuthors(removed.documents);
  store.originals.value = intake;
  // Unless the note was replaced or cleared since.
  if (olderVersions && store.notice.value === olderVersions.shown)
    showOlderVersions(olderVersions.noteOf, intake.documents);
  choosePreset();
  store.removed.value = removedAfter(store.removed.value, removed, before);
  store.announcement.value = removedInWords(removed, store.namesHidden.value);
}

/**
 * Compares programs as programs, and returns to the previous settings once they are removed, unless the user has chosen how
 * to compare.
 */
export function choosePreset(): void {
  const { value: fields } = store.fields;
  const suited = fields && settingsFor(store.originals.value.documents, { fields, chosen: store.programs.value });
  if (!suited) return;
  store.fields.value = suited.fields;
  store.programs.value = suited.chosen;
}

/** Changes settings; this starts a run. */
export function change(patch: Partial<Fields>): void {
  const { value } = store.fields;
  if (!value) return;
  store.fields.value = { ...value, ...patch };
  if ("unit" in patch) store.programs.value = "never";
}
