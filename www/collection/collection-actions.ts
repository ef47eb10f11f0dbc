/** The actions of the collections view, and their outcomes. */

import { signal } from "@preact/signals";
import { digest } from "../documents/document-keys.ts";
import { asShown, type ShownText } from "../engine/original-text.ts";
import { type Message, message, problemOf } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { byCodeUnits } from "../read/names.ts";
import { documents, namesHidden } from "../state/store.ts";
import { saveFile } from "../ui/dom.ts";
import type { CollectedDocument, CollectedLabel, Collection, Numbered } from "./collection-storage.ts";
import { collections } from "./page-collections.ts";

/** The outcome of the last action. A removed document can be put back; `problem` is why a later action failed. */
export type Notice =
  | { kind: "message"; message: Message }
  | { kind: "undone"; document: CollectedDocument }
  | { kind: "removed"; document: CollectedDocument; id: string; collection: string; problem?: Message };

export const collectionNotice = signal<Notice | null>(null);
/** Documents written so far by the running write, and its abort controller; null when nothing is being written. */
export const writeProgress = signal<{ written: number; abort: AbortController } | null>(null);
/** Incremented after each action; views that depend on it read again. */
export const actionCount = signal(0);

/** Runs an action and shows its outcome. Returns whether it succeeded. */
export async function act(work: () => Promise<Notice | null>): Promise<boolean> {
  const { value: before } = collectionNotice;
  collectionNotice.value = null;
  try {
    collectionNotice.value = await work();
    return true;
  } catch (error) {
    const problem = problemOf(error);
    // The notice holds the only copy of a removed document.
    collectionNotice.value =
      before?.kind === "removed" ? { ...before, problem } : { kind: "message", message: problem };
    return false;
  } finally {
    actionCount.value++;
  }
}

/** Runs a long write, of documents or of a file, that can be aborted. */
export async function write(
  work: (options: { signal: AbortSignal; onProgress: (written: number) => void }) => Promise<void>,
) {
  const abort = new AbortController();
  writeProgress.value = { written: 0, abort };
  try {
    await work({
      signal: abort.signal,
      onProgress: (written) => {
        writeProgress.value = { written, abort };
      },
    });
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    writeProgress.value = null;
  }
}

export function openCollectionFile(file: File): Promise<boolean> {
  return act(async () => {
    let notice: Notice | null = null;
    try {
      await write(async (options) => {
        const before = collections.list.value;
        const { id, name, documents, characters } = await collections.import(file, options);
        const same = before.find((one) => one.documents === documents && one.characters === characters);
        // Whoever imports a collection wants to compare with it.
        const problem = await collections.switchOn(id, true).then(() => null, problemOf);
        const opened = same
          ? message("archive-opened-twice", { name, before: same.name })
          : message("archive-opened", { documents, name });
        notice = {
          kind: "message",
          message: problem ? message("archive-opened-off", { name, reason: problem }) : opened,
        };
      });
    } catch (error) {
      return { kind: "message", message: message("archive-not-opened", { file: file.name, reason: problemOf(error) }) };
    }
    return notice;
  });
}

/** Exports a collection as a download. */
export function exportCollection(collection: Collection): Promise<boolean> {
  return act(async () => {
    const { id, name } = collection;
    const file = `${fileName(name)}.lookalike-archive`;
    let notice: Notice | null = null;
    await write(async (options) => {
      saveFile(await collections.exported(id, options), file);
      notice = { kind: "message", message: message("archive-exported", { name, file }) };
    });
    return notice;
  });
}

/** A collection's name without the characters that file systems forbid. */
function fileName(name: string): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, " ").trim();
  return clean.slice(0, 100) || "archive";
}

export function rename(id: string, name: string): Promise<boolean> {
  return act(async () => {
    await collections.rename(id, name);
    return null;
  });
}

/** Switches the comparison with a collection on or off. */
export function switchOn(id: string, isOn: boolean): Promise<boolean> {
  return act(async () => {
    await collections.switchOn(id, isOn);
    return null;
  });
}

export function deleteCollection({ id, name }: Collection): Promise<boolean> {
  return act(async () => {
    await collections.delete(id);
    return { kind: "message", message: message("archive-deleted", { name }) };
  });
}

export function removeDocument({ id, name: collection }: Collection, number: number): Promise<boolean> {
  return act(async () => {
    const document = await collections.remove(id, number);
    return document && { kind: "removed", document, id, collection };
  });
}

/** Puts back the last removed document. */
export async function undoDocumentRemoval(): Promise<void> {
  const { value } = collectionNotice;
  if (value?.kind !== "removed") return;
  const { document, id } = value;
  await act(async () => {
    await collections.keep({ id }, [document]);
    return { kind: "undone", document };
  });
}

// Names of collected documents and of files being added, as shown: replaced while names are hidden.

/** A document of a collection, as shown. */
export type ShownLabel = Omit<Numbered<CollectedLabel>, "name"> & { readonly name: ShownText };

/**
 * The documents of a collection. While names are hidden, a document that is being compared has the same alias as in all
 * other views; the others are numbered in an order unrelated to their names.
 */
export function shownLabels(id: string, labels: readonly Numbered<CollectedLabel>[]): readonly ShownLabel[] {
  if (!namesHidden.value) return labels.map((label) => ({ ...label, name: asShown(label.name) }));
  const keyed = labels.map((label) => ({ label, order: digest(label.name) }));
  keyed.sort((x, y) => byCodeUnits(x.order, y.order) || x.label.number - y.label.number);
  return keyed.map(({ label }, at) => {
    const alias = documents.value.get(collections.partOf(id, label.number)?.id ?? -1)?.name;
    return { ...label, name: alias ?? asShown(t("names-archived", { number: at + 1 })) };
  });
}

/** The shown name of a file that is being added; `index` is its index among the files listed with it. */
export function shownFileName(name: string, index: number): string {
  return namesHidden.value ? t("names-given", { number: index + 1 }) : name;
}
