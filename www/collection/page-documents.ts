/** Keeps documents of the page in a collection. Those that it holds already are added once more only if the user asks for it. */
import type { PageDocument } from "../documents/document.ts";
import { type Message, message } from "../i18n/message.ts";
import { engineDocuments, originals } from "../state/store.ts";
import { act, type Notice, write } from "./collection-actions.ts";
import type { CollectedDocument, WriteOptions } from "./collection-storage.ts";
import type { Target } from "./collections.ts";
import { metadataOf } from "./document-metadata.ts";
import { addFresh } from "./filling.ts";
import { collections } from "./page-collections.ts";

/** Which of the page's documents to keep: those of one role, or both roles. Templates are never kept. */
export type StoredDocuments = "all" | "submission" | "archive";

/** The page's documents that can be kept, with their original names even while names are hidden. */
export function storableDocuments(kept: StoredDocuments): readonly PageDocument[] {
  return originals.value.documents.filter(({ role }) => role !== "template" && (kept === "all" || role === kept));
}

function collectedFrom(documents: readonly PageDocument[]): CollectedDocument[] {
  const authors = new Map(engineDocuments.value.map(({ id, author }) => [id, author]));
  return documents.map((document) => {
    const { name, size, format, text } = document;
    return { name, size, format, text, about: metadataOf(document, authors.get(document.id)) };
  });
}

/** Keeps documents of the page. Returns whether it succeeded. */
export function keepDocuments(target: Target, kept: StoredDocuments): Promise<boolean> {
  return act(async () => {
    const documents = collectedFrom(storableDocuments(kept));
    let notice: Notice | null = null;
    await write(async (options) => {
      const { name, repeated } = await keepIn(target, documents, options);
      notice = { kind: "message", message: keptInWords(documents.length - repeated, repeated, name) };
    });
    return notice;
  });
}

/** `repeated`: how many of the documents the collection holds already. */
async function keepIn(
  target: Target,
  documents: readonly CollectedDocument[],
  options: WriteOptions,
): Promise<{ name: string; repeated: number }> {
  if ("name" in target) return { ...(await collections.keep(target, documents, options)), repeated: 0 };
  const { id } = target;
  const repeated = await addFresh(id, documents, options);
  return { name: collections.list.value.find((one) => one.id === id)?.name ?? "", repeated };
}

function keptInWords(documents: number, repeated: number, name: string): Message {
  const kept = message("archive-kept", { documents, name });
  if (repeated === 0) return kept;
  const before = message("archive-kept-before", { documents: repeated, name });
  return documents === 0 ? before : message("archive-kept-some", { kept, before });
}
