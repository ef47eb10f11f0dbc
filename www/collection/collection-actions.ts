/** What the view of archives does, and what becomes of it. */

import { signal } from "@preact/signals";
import type { PageDocument } from "../documents/document.ts";
import { digest } from "../documents/keys.ts";
import { asShown, type ShownText } from "../engine/original-text.ts";
import { type Message, message, problemOf } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { archived, documents, engineDocuments, namesHidden, originals } from "../state/store.ts";
import { saveFile } from "../ui/dom.ts";
import { aboutOf } from "./collection-in-words.ts";
import type { Target } from "./collections.ts";
import { archives, keptHere } from "./page.ts";
import type { ArchivedDocument, ArchivedLabel, Collection, Numbered } from "./storage.ts";

/** What is to be said of the last action. A document that was removed can be put back. */
export type Notice =
  | { kind: "said"; said: Message | string }
  | { kind: "undone"; document: ArchivedDocument }
  | { kind: "removed"; document: ArchivedDocument; id: string; archive: string };

export const collectionNotice = signal<Notice | null>(null);
/** Documents written so far by what is under way, and the way to give it up; null when nothing is being written. */
export const isWriting = signal<{ written: number; abort: AbortController } | null>(null);
/** Counts up with each action, for what is read anew after it. */
export const actions = signal(0);

function told(said: Message | string): void {
  collectionNotice.value = { kind: "said", said };
}

/** Does something, and says what came of it. */
export async function act(work: () => Promise<Notice | null>): Promise<boolean> {
  collectionNotice.value = null;
  try {
    collectionNotice.value = await work();
    return true;
  } catch (error) {
    told(problemOf(error));
    return false;
  } finally {
    actions.value++;
  }
}

/** Which of the page's documents are kept: those of one role, or all of both. Templates are nobody's work. */
export type StoredDocuments = "all" | "submission" | "archive";

/** The documents of the page that can be kept: as they were given, whether or not names are hidden. */
export function storableDocuments(kept: StoredDocuments): readonly PageDocument[] {
  return originals.value.documents.filter(({ role }) => role !== "template" && (kept === "all" || role === kept));
}

/** How many documents of a collection that is switched on are on the page as well, as after they were kept there. */
export function alsoOnPage(collection: string): number {
  const folder = `${collection}/`;
  const here = new Map(originals.value.documents.map((document) => [document.name, document.text]));
  return archived.value.filter(
    ({ path, text }) => path.startsWith(folder) && here.get(path.slice(folder.length)) === text,
  ).length;
}

function* archivedFrom(documents: readonly PageDocument[]): Generator<ArchivedDocument> {
  const owners = new Map(engineDocuments.value.map(({ id, owner }) => [id, owner]));
  for (const document of documents) {
    const { name, size, format, text } = document;
    yield { name, size, format, text, about: aboutOf(document, owners.get(document.id)) };
  }
}

/** Writes something long, which can be given up. */
async function write(work: (options: { signal: AbortSignal; onProgress: (written: number) => void }) => Promise<void>) {
  const abort = new AbortController();
  isWriting.value = { written: 0, abort };
  try {
    await work({
      signal: abort.signal,
      onProgress: (written) => {
        isWriting.value = { written, abort };
      },
    });
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    isWriting.value = null;
  }
}

/** Keeps documents of the page; says whether that went well. */
export function keepDocuments(target: Target, kept: StoredDocuments): Promise<boolean> {
  return act(async () => {
    const documents = storableDocuments(kept);
    let said: Notice | null = null;
    await write(async (options) => {
      const { id, name } = await archives.keep(target, archivedFrom(documents), options);
      keptHere.value = new Set([...keptHere.value, id]);
      said = { kind: "said", said: message("archive-kept", { documents: documents.length, name }) };
    });
    return said;
  });
}

/** Keeps the collection in a file. */
export function openCollectionFile(file: File): Promise<boolean> {
  return act(async () => {
    let said: Notice | null = null;
    try {
      await write(async (options) => {
        const before = archives.collections.value;
        const { id, name, documents, characters } = await archives.import(file, options);
        const same = before.find((one) => one.documents === documents && one.characters === characters);
        // Whoever opens an archive means to compare with it.
        await archives.switchOn(id, true);
        said = {
          kind: "said",
          said: same
            ? message("archive-opened-twice", { name, before: same.name })
            : message("archive-opened", { documents, name }),
        };
      });
    } catch (error) {
      return { kind: "said", said: message("archive-not-opened", { file: file.name, reason: problemOf(error) }) };
    }
    return said;
  });
}

/** Hands a collection to the browser as a file to be saved. */
export function exportCollection(collection: Collection): Promise<boolean> {
  return act(async () => {
    const file = `${fileName(collection.name)}.lookalike-archive`;
    saveFile(await archives.exported(collection), file);
    return { kind: "said", said: message("archive-exported", { name: collection.name, file }) };
  });
}

/** A name without what systems forbid in names of files. */
function fileName(name: string): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, " ").trim();
  return clean.slice(0, 100) || "archive";
}

/** Renames a collection. */
export function rename(id: string, name: string): Promise<boolean> {
  return act(async () => {
    await archives.rename(id, name);
    return null;
  });
}

/** Switches the comparison with a collection on or off. */
export function switchOn(id: string, isOn: boolean): Promise<boolean> {
  return act(async () => {
    await archives.switchOn(id, isOn);
    return null;
  });
}

/** Deletes a collection. */
export function deleteCollection({ id, name }: Collection): Promise<boolean> {
  return act(async () => {
    await archives.delete(id);
    return { kind: "said", said: message("archive-deleted", { name }) };
  });
}

/** Removes a document from a collection. */
export function removeDocument({ id, name: archive }: Collection, number: number): Promise<boolean> {
  return act(async () => {
    const document = await archives.remove(id, number);
    return document && { kind: "removed", document, id, archive };
  });
}

/** Puts back the document that was removed last. */
export async function undoDocumentRemoval(): Promise<void> {
  const { value } = collectionNotice;
  if (value?.kind !== "removed") return;
  const { document, id } = value;
  await act(async () => {
    await archives.keep({ id }, [document]);
    return { kind: "undone", document };
  });
}

// The names of archived documents, and of files that are added, as they are shown: others while names are hidden.

/** A document of an archive, as it is shown. */
export type ShownLabel = Omit<Numbered<ArchivedLabel>, "name"> & { readonly name: ShownText };

/**
 * The documents of an archive. While names are hidden, one that takes part has the alias that it has in all views; the others
 * are numbered in an order that is not that of their names.
 */
export function shownLabels(id: string, labels: readonly Numbered<ArchivedLabel>[]): readonly ShownLabel[] {
  if (!namesHidden.value) return labels.map((label) => ({ ...label, name: asShown(label.name) }));
  const placed = labels.map((label) => ({ label, at: digest(label.name) }));
  placed.sort((x, y) => (x.at < y.at ? -1 : x.at > y.at ? 1 : x.label.number - y.label.number));
  return placed.map(({ label }, at) => {
    const alias = documents.value.get(archives.partOf(id, label.number)?.id ?? -1)?.name;
    return { ...label, name: alias ?? asShown(t("names-archived", { number: at + 1 })) };
  });
}

/** The name of a file that is being added, by its place among those that are named with it. */
export function shownFileName(name: string, at: number): string {
  return namesHidden.value ? t("names-given", { number: at + 1 }) : name;
}
