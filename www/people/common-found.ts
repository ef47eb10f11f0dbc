/**
 * The question about files that most authors have alike, and the answers to it. A copy of each such file is added as a
 * template, so that its text is excluded from every author's files, which all stay.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import type { PageDocument } from "../documents/document.ts";
import { answerAuthors } from "../documents/document-actions.ts";
import { ordered } from "../documents/naming.ts";
import { inSlices } from "../engine/queue.ts";
import { type Message, message } from "../i18n/message.ts";
import { choosePreset, removeEntries } from "../intake/intake-actions.ts";
import * as store from "../state/store.ts";
import { doubtfulGroups } from "./authors.ts";
import { type CommonFile, commonFilesIn, MIN_HOLDERS, type Sketch, sketchOf } from "./common-files.ts";
import { sharedFolders } from "./folders.ts";

/** Common files, with the document that stands for each. */
export interface CommonFilesFound {
  readonly by: "folders" | "authors";
  /** The number of folders or authors. */
  readonly authors: number;
  readonly files: readonly (CommonFile & { readonly document: PageDocument })[];
}

/** Everything found, whether or not it was answered. */
const found = signal<CommonFilesFound | null>(null);

/** The keys of files that the user compares although they are common. */
export const comparedAnyway = signal<ReadonlySet<string>>(new Set());

const filesWhere = (isWanted: (key: string) => boolean): CommonFilesFound | null => {
  const { value } = found;
  const files = value?.files.filter(({ key }) => isWanted(key)) ?? [];
  return value && files.length > 0 ? { ...value, files } : null;
};

/** The files to ask about; null if there are none. */
export const commonQuestion = computed(() => filesWhere((key) => !comparedAnyway.value.has(key)));
/** The files that are compared by the user's answer. */
export const commonCompared = computed(() => filesWhere((key) => comparedAnyway.value.has(key)));
/** The templates that were added by the user's answer. */
export const commonTemplates = computed(() =>
  store.originals.value.documents.filter(({ role, notes }) => role === "template" && notes.some(isCommonNote)),
);

const NOTES = { folders: "common-note-folders", authors: "common-note-authors" } as const;

function isCommonNote({ code }: Message): boolean {
  return code === NOTES.folders || code === NOTES.authors;
}

/** Sketches of texts: a document that is unchanged, or whose role was changed, is not read again. */
const sketches = new Map<string, Sketch>();

function sketchWith(text: string): Sketch {
  const sketch = sketches.get(text) ?? sketchOf(text);
  sketches.set(text, sketch);
  return sketch;
}

/** Keeps the question in sync with the documents. Called once, when the page starts. */
export function followCommonFiles(): void {
  let latest: symbol | null = null;
  effect(() => {
    const { documents } = store.originals.value;
    const rule = store.authorRule.value;
    const authors = store.originalAuthors.value;
    const request = Symbol("request");
    latest = request;
    const texts = new Set(documents.map(({ text }) => text));
    for (const text of sketches.keys()) if (!texts.has(text)) sketches.delete(text);
    const isWanted = (): boolean => latest === request;
    void search(documents, { authors, asksForFolders: rule.by === "layout" }, isWanted).then((files) => {
      if (isWanted()) found.value = files;
    });
  });
}

interface Authors {
  readonly authors: ReadonlyMap<number, string | null>;
  /** Whether folders may be authors, by an answer that is still open. */
  readonly asksForFolders: boolean;
}

async function search(
  documents: readonly PageDocument[],
  { authors, asksForFolders }: Authors,
  isWanted: () => boolean,
): Promise<CommonFilesFound | null> {
  const submissions = documents.filter(({ role }) => role === "submission");
  const known = submissions.map((document) => document.author || authors.get(document.id) || null);
  // The same groups as those of the question about authors.
  const groups = asksForFolders ? doubtfulGroups(submissions.map(({ path }) => path)) : null;
  const authorOf = known.map((author, at) => author ?? groups?.of[at] ?? null);
  const files = submissions.map(({ path, text }, at) => ({ path, text, author: authorOf[at] ?? null }));
  // Not even read, as no file could have enough holders.
  if (new Set(authorOf.filter((author) => author !== null)).size < MIN_HOLDERS) return null;
  const pause = inSlices();
  for (const { text, role } of documents) {
    if (role === "archive") continue;
    await pause();
    if (!isWanted()) return null;
    sketchWith(text);
  }
  const templates = documents.filter(({ role }) => role === "template").map(({ text }) => sketchWith(text));
  const { authors: count, files: common } = commonFilesIn(files, (at) => sketchWith(files[at]?.text ?? ""), templates);
  const withDocuments = common.flatMap((file) => {
    const document = submissions[file.at];
    return document ? [{ ...file, document }] : [];
  });
  if (withDocuments.length === 0) return null;
  return {
    by: groups?.by === "folders" && !known.some(Boolean) ? "folders" : "authors",
    authors: count,
    files: withDocuments,
  };
}

/**
 * Excludes the text of these files from all. If it is still open whether each folder has one author, this answers it, too:
 * files are given to people.
 */
export function leaveOutCommon({ by, authors, files }: CommonFilesFound): void {
  batch(() => {
    if (store.question.peek()) answerAuthors(true);
    const { documents, unread, nextId } = store.originals.value;
    const paths = documents.map(({ path }) => path);
    const above = (paths[0] ?? "").slice(0, sharedFolders(paths));
    const copies = files.map(({ name, holders, document }, at): PageDocument => {
      const { identity: _, ...copied } = document;
      const notes = [message(NOTES[by], { count: holders, all: authors })];
      const itself = { id: nextId + at, name: "", path: above + name, role: "template" } as const;
      return { ...copied, ...itself, author: "", group: undefined, source: null, notes };
    });
    const keys = new Set(files.map(({ key }) => key));
    comparedAnyway.value = new Set([...comparedAnyway.value].filter((key) => !keys.has(key)));
    store.originals.value = {
      documents: ordered([...documents, ...copies]),
      unread,
      nextId: nextId + copies.length,
    };
    choosePreset();
  });
}

/** Compares these files like all others. */
export function compareCommon({ files }: CommonFilesFound): void {
  comparedAnyway.value = new Set([...comparedAnyway.value, ...files.map(({ key }) => key)]);
}

/** Removes the templates again, so that their text counts. */
export function countCommonAgain(): void {
  const ids = new Set(commonTemplates.peek().map(({ id }) => id));
  removeEntries((id) => ids.has(id));
}
