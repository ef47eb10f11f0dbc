/** What the user does to the documents and the settings. */
import type { Role } from "../engine/pkg/lookalike.js";
import { inSlices, nextTurn } from "../engine/turns.ts";
import { filesFromDrop, foundFile, listChosen } from "../files/drop.ts";
import { sharedFolders } from "../files/folders.ts";
import { contentOf } from "../files/formats/model.ts";
import { isSystemFile, systemFilesNote } from "../files/names.ts";
import type { FoundFile, ReadFile } from "../files/read.ts";
import { type Key, type Message, message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";
import { t } from "../messages/t.ts";
import type { Fields } from "../parameters/fields.ts";
import { problemOf } from "../ui/error-text.ts";
import {
  addFiles,
  answerGroups,
  changeDocument,
  clearSharedOwners,
  type Intake,
  rereadDocument,
  withoutRepeated,
} from "./documents.ts";
import { exampleNote } from "./example.ts";
import { keyOf } from "./links.ts";
import { ports, readOne } from "./ports.ts";
import { presetBefore, settingsFor } from "./program-preset.ts";
import { ReadingCancelled, ReadingSession } from "./reading-session.ts";
import { putBack, removedInWords, takeOff } from "./removal.ts";
import { openResults, withoutResults } from "./reopening.ts";
import { roles } from "./roles.ts";
import { hashOf } from "./route.ts";
import * as store from "./store.ts";

const reading = new ReadingSession({
  startReaders: () => ports.startReaders(),
  onProgress: (progress) => {
    store.reading.value = progress;
  },
});

/** Has the page ready to read, where files are about to be given. */
export function prepareReading(): void {
  reading.prepare();
}

/** No files came after all. */
export function dismissReading(): void {
  reading.dismiss();
}

/** What one gesture of the user brings. */
interface Given {
  found: readonly FoundFile[];
  /** Those that could not even be opened. */
  failed?: readonly ReadFile[];
}

/** Reads files and adds them. */
export async function addFound(found: readonly FoundFile[], role: Role): Promise<void> {
  await addGiven(async () => ({ found }), role);
}

/** Adds files that were chosen in a dialog. */
export async function addChosen(files: readonly File[], role: Role): Promise<void> {
  await addGiven(async (signal) => ({ found: await listChosen(files, signal) }), role);
}

/** Lists, reads and adds what was given, together with whatever is being read already. */
async function addGiven(list: (signal: AbortSignal) => Promise<Given | null>, role: Role): Promise<void> {
  store.notice.value = null;
  try {
    await reading.join(async (batch) => {
      const given = await list(batch.signal);
      if (!given) return;
      const { found, failed = [] } = given;
      if (found.length === 0 && failed.length === 0) {
        store.notice.value = message("workspace-no-files");
        return;
      }
      const { documents, results } = await withoutResults(found.filter(({ path }) => !isSystemFile(path)));
      const opening = { signal: batch.signal, onProgress: batch.tell };
      if (results.length > 0 && results.length === found.length && failed.length === 0) {
        return openResults(results, opening);
      }
      const read = await batch.read(documents);
      // Each of these takes a while for thousands of files.
      await nextTurn();
      const { fresh, repeated } = withoutRepeated(store.given.value.documents, read, role);
      await nextTurn();
      batch.signal.throwIfAborted();
      if (repeated.length > 0)
        store.repeated.value = [...store.repeated.value, ...repeated.map((file) => ({ file, role }))];
      const all = [...fresh, ...failed, ...passedOver(found.filter(({ path }) => isSystemFile(path)))];
      await addInTurns(all, role, batch.signal);
      await openResults(results, opening);
    });
  } catch (error) {
    store.notice.value = problemOf(error);
  }
}

/** Files that a system leaves in folders have one line together, in the folder that they have in common. */
function passedOver(files: readonly FoundFile[]): ReadFile[] {
  const { length } = files;
  if (length === 0) return [];
  const [first = ""] = files.map(({ path }) => path);
  const folder = first.slice(0, sharedFolders(files.map(({ path }) => path)));
  return [unreadFile(`${folder}${t("workspace-system-files", { count: length })}`, systemFilesNote(length))];
}

function unreadFile(path: string, error: Message): ReadFile {
  return { path, size: 0, decoded: { error }, source: null, origin: 0 };
}

/** Ends the reading of all files that are being read, whenever they were given. */
export function cancelReading(): void {
  reading.cancel();
}

/** Adds what was dropped: files, folders, or a piece of text. */
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

/** Adds a text that was pasted or checked; without a name it gets the next number. */
export function addPasted(name: string, text: string, role: Role, notes: readonly (Message | string)[] = []): void {
  store.notice.value = null;
  const path =
    name.trim().replaceAll("/", "\u2215") || t("workspace-text", { number: store.given.value.documents.length + 1 });
  const size = new TextEncoder().encode(text).length;
  const decoded = contentOf(message("files-format-pasted"), text, { warnings: [...notes] });
  add([{ path, size, decoded, source: null, origin: 0 }], role);
}

/** What `example/manifest.json` says, as far as the page needs it. */
interface Example {
  documents: { file: string; name: string }[];
}

/** The example class that is shipped with the page. Its notes say beside each document what was copied from where. */
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
      add(files, "submission");
      store.notice.value = message("workspace-example");
    });
  } catch (error) {
    store.notice.value =
      error instanceof ReadingCancelled
        ? error.said
        : message("workspace-example-failed", { reason: problemOf(error) });
  }
}

async function fetched(path: string, signal: AbortSignal): Promise<Response> {
  const response = await ports.fetch(path, signal);
  const { ok, status } = response;
  if (!ok) throw new SaidError(message("workspace-file-missing", { file: path, status: String(status) }));
  return response;
}

function add(files: readonly ReadFile[], role: Role): void {
  put(files, role, addFiles(store.given.value, files, role));
}

/** The same for thousands of files: the page has its turn between naming and drawing them. */
async function addInTurns(files: readonly ReadFile[], role: Role, signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = store.given.value;
    const after = addFiles(before, files, role);
    await nextTurn();
    signal.throwIfAborted();
    // Unless something was pasted or removed meanwhile.
    if (store.given.value === before) return put(files, role, after);
  }
}

function put(files: readonly ReadFile[], role: Role, after: Intake): void {
  const before = store.given.value;
  store.given.value = after;
  choosePreset();
  const added = after.documents.length - before.documents.length;
  const unread = files.filter(({ decoded }) => "error" in decoded).length;
  const failures = unread > 0 ? [t("workspace-added-unread", { files: unread })] : [];
  store.announcement.value = [t(ADDED[role], { count: added }), ...failures].join(" ");
}

const ADDED = {
  submission: "workspace-added-submission",
  archive: "workspace-added-archive",
  template: "workspace-added-template",
} as const satisfies Record<Role, Key>;

/** Adds the files that had been added before, after all. */
export function addRepeated(): void {
  const { value: repeated } = store.repeated;
  store.repeated.value = [];
  for (const role of roles) {
    const files = repeated.filter((one) => one.role === role).map(({ file }) => file);
    if (files.length > 0) add(files, role);
  }
}

/** Leaves the files out that had been added before. */
export function dismissRepeated(): void {
  store.repeated.value = [];
}

/** Answers the question about owners: each group is one person's, or all of its files are compared. */
export function answerOwners(isOnePersons: boolean): void {
  const { value: question } = store.question;
  if (!question) return;
  const answers = question.groups.flatMap(({ group, ids }) =>
    ids.map((id) => [id, isOnePersons ? group : null] as const),
  );
  store.given.value = answerGroups(store.given.value, new Map(answers));
}

/** Compares files of one owner with each other, too. */
export function compareOwnersFiles(): void {
  store.given.value = clearSharedOwners(store.given.value);
  change({ ownerBy: "none" });
}

/** Moves a document to another role. */
export function setRole(id: number, role: Role): void {
  store.given.value = changeDocument(store.given.value, id, { role });
}

/** Says whose a document is; nobody's where it is empty. */
export function setOwner(id: number, owner: string): void {
  store.given.value = changeDocument(store.given.value, id, { owner: owner.trim() });
}

/** Reads a document again in an encoding that the user chose. */
export async function setEncoding(id: number, encoding: string): Promise<void> {
  const document = store.given.value.documents.find((one) => one.id === id);
  if (!document?.source) return;
  const found = await readOne({ source: document.source, asked: { name: document.name, encoding } });
  const name = store.documents.value.get(id)?.name ?? "";
  if ("text" in found) {
    store.given.value = rereadDocument(store.given.value, id, found);
    store.announcement.value = t("workspace-reread", { name, encoding: found.encoding });
  } else {
    const reason = "error" in found ? found.error : message("workspace-is-archive");
    store.notice.value = message("workspace-not-reread", { name, reason });
  }
}

/** Takes one document, or the line of an unread file, off the page. */
export function remove(id: number): void {
  removeEntries((other) => other === id);
}

/** Takes everything off the page. */
export function removeAll(): void {
  store.notice.value = null;
  store.repeated.value = [];
  removeEntries(() => true);
  ports.address.write(hashOf({ view: "pairs" }));
}

function removeEntries(wanted: (id: number) => boolean): void {
  const { intake, removed } = takeOff(store.given.value, wanted);
  if (removed.documents.length + removed.unread.length === 0) return;
  store.given.value = intake;
  choosePreset();
  store.removed.value = removed;
  store.announcement.value = removedInWords(removed, store.namesHidden.value);
}

/** Puts back what was removed last. */
export function undoRemoval(): void {
  const { value: removed } = store.removed;
  if (!removed) return;
  store.given.value = putBack(store.given.value, removed);
  choosePreset();
  store.removed.value = null;
  store.announcement.value = t("keep-undone");
}

/** Gives up what was removed last. */
export function forgetRemoval(): void {
  store.removed.value = null;
}

/** Compares programs as programs, and what is left without them as before, unless the user has chosen how to compare. */
function choosePreset(): void {
  const { value: fields } = store.fields;
  const suited = fields && settingsFor(store.given.value.documents, { fields, chosen: store.programs.value });
  if (!suited) return;
  store.fields.value = suited.fields;
  store.programs.value = suited.chosen;
}

/** Takes back that programs are compared as programs, for good. */
export function compareAsWords(): void {
  change(presetBefore()?.values ?? {});
}

/** Changes settings; the run follows by itself. */
export function change(patch: Partial<Fields>): void {
  const { value } = store.fields;
  if (!value) return;
  store.fields.value = { ...value, ...patch };
  if ("unit" in patch) store.programs.value = "never";
}

/** Counts the requests to hide names or show them: the last one holds. */
let namesRequest = 0;

/**
 * Replaces names of people and documents by aliases on every view, or shows them again. Aliases are numbered by the documents'
 * keys, for which each text is read once: in slices.
 */
export async function hideNames(areHidden: boolean): Promise<void> {
  const request = ++namesRequest;
  const pause = inSlices();
  for (const document of areHidden ? [...store.given.value.documents, ...store.archived.value] : []) {
    keyOf(document);
    await pause();
  }
  if (request !== namesRequest) return;
  if (areHidden) {
    store.prepareAliases();
    await nextTurn();
    if (request !== namesRequest) return;
  }
  store.namesHidden.value = areHidden;
  // What was announced before may have names in it.
  store.announcement.value = t(areHidden ? "names-announce-hidden" : "names-announce-shown");
}

/** Puts a new random seed into the form. */
export async function drawSeed(): Promise<void> {
  change({ seed: String(await store.engine.freshSeed()) });
}
