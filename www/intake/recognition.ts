/**
 * Reading the text of pages that are only pictures, when the user asks for it. Files that are complete become documents, as if
 * they had just been added; Cancel keeps these, and leaves the others as they were.
 */

import { batch, computed, signal } from "@preact/signals";
import type { Intake, PageDocument, Pictures, UnreadFile } from "../documents/document.ts";
import { replaceContent } from "../documents/document-actions.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import { problemOf as reasonOf } from "../i18n/message.ts";
import type { ReadFile } from "../read/read.ts";
import { contentOfPictures, type Outcomes, problemOf, withPictures } from "../read/recognition/assemble.ts";
import { RECOGNITION_LIMITS } from "../read/recognition/limits.ts";
import type { PageOutcome, RecognisedLanguage } from "../read/recognition/orders.ts";
import { readPages } from "../read/recognition/page-threads.ts";
import { resultPorts } from "../state/ports.ts";
import * as store from "../state/store.ts";
import { add } from "./intake-actions.ts";

/** The choices of languages, with the one that is tried first at the front. */
export const languageChoices = {
  english: ["eng"],
  spanish: ["spa", "eng"],
} as const satisfies Record<string, readonly RecognisedLanguage[]>;

export type LanguageChoice = keyof typeof languageChoices;

export function isLanguageChoice(text: string): text is LanguageChoice {
  return Object.hasOwn(languageChoices, text);
}

/** Bytes that are fetched with the first use; a unit test compares them with the files. */
const CORE_BYTES = 2_947_000;
const DATA_BYTES: Readonly<Record<RecognisedLanguage, number>> = { eng: 2_953_000, spa: 2_100_000 };

export function bytesFor(choice: LanguageChoice): number {
  return languageChoices[choice].reduce((sum, language) => sum + DATA_BYTES[language], CORE_BYTES);
}

/** Seconds that a thread takes for a full page, as measured. */
const PAGE_SECONDS = 6;

/** A file with pages that are only pictures: one without any text, or a document that lacks the text of these. */
type PicturedFile = { readonly unread: UnreadFile } | { readonly document: PageDocument };

function picturesOf(file: PicturedFile): Pictures | undefined {
  return "unread" in file ? file.unread.pictures : file.document.pictures;
}

/** The files with pictures that can be read. O(documents). */
export function picturedFiles({ documents, unread }: Intake): PicturedFile[] {
  return [
    ...unread.map((file): PicturedFile => ({ unread: file })),
    ...documents.map((document): PicturedFile => ({ document })),
  ].filter((file) => picturesOf(file));
}

/** The files whose pages can be read, by their ids, and how many pages these are. */
export const pictured = computed(() => {
  const files = picturedFiles(store.originals.value);
  return { ids: files.map((file) => ("unread" in file ? file.unread.id : file.document.id)), pages: pagesIn(files) };
});

function pagesIn(files: readonly PicturedFile[]): number {
  return files.reduce((sum, file) => sum + (picturesOf(file)?.numbers.length ?? 0), 0);
}

/** Pages that were read so far; null if nothing is being read. */
export const recognising = signal<{ readonly done: number; readonly total: number } | null>(null);

let running: AbortController | null = null;

function threadCount(): number {
  return Math.max(1, Math.min(RECOGNITION_LIMITS.threads, resultPorts.recognition.cores));
}

/** Seconds that reading so many pages takes. */
export function secondsFor(pages: number): number {
  return Math.ceil(pages / threadCount()) * PAGE_SECONDS;
}

/** Reads all of them. */
export async function readPictures(choice: LanguageChoice): Promise<void> {
  if (running) return;
  const abort = new AbortController();
  running = abort;
  const files = picturedFiles(store.originals.value);
  const languages = languageChoices[choice];
  const pages = files.flatMap((one, file) => {
    const pictures = picturesOf(one);
    return pictures ? pictures.numbers.map((page) => ({ file, page, source: pictures.source, languages })) : [];
  });
  const total = pages.length;
  store.notice.value = null;
  recognising.value = { done: 0, total };
  try {
    const outcomes = await readPages(pages, {
      start: resultPorts.recognition.start,
      threads: threadCount(),
      signal: abort.signal,
      onRead: (done) => {
        recognising.value = { done, total };
      },
    });
    const byFile = files.map((): (PageOutcome | null)[] => []);
    for (const [at, outcome] of outcomes.entries()) byFile[pages[at]?.file ?? 0]?.push(outcome);
    const isRead = (found: readonly (PageOutcome | null)[]): found is Outcomes => !found.includes(null);
    keep(files.flatMap((file, at) => (isRead(byFile[at] ?? [null]) ? [[file, byFile[at] as Outcomes] as const] : [])));
  } catch (error) {
    store.notice.value = reasonOf(error);
  } finally {
    running = null;
    recognising.value = null;
  }
}

/** What is complete is kept. */
export function cancelRecognition(): void {
  running?.abort();
}

/** Files that are still there, with the outcome of their pages → documents. */
function keep(read: readonly (readonly [PicturedFile, Outcomes])[]): void {
  const { documents, unread } = store.originals.value;
  const added = new Map<Role, ReadFile[]>();
  batch(() => {
    for (const [file, outcomes] of read) {
      if ("document" in file) {
        const document = documents.find(({ id }) => id === file.document.id);
        // Its text is another one if it was reread meanwhile.
        if (document?.pictures && document.text === file.document.text) complete(document, document.pictures, outcomes);
      } else if (file.unread.pictures && unread.some(({ id }) => id === file.unread.id)) {
        const { path, size, pictures } = file.unread;
        const decoded = contentOfPictures(pictures, outcomes) ?? { error: problemOf(outcomes) };
        const files = added.get(pictures.role) ?? [];
        files.push({ path, size, decoded, source: null, origin: 0 });
        added.set(pictures.role, files);
      }
    }
    // As if they had been added now: each takes the place of its unread line.
    for (const [role, files] of added) add(files, role);
  });
}

/** A document whose other pages had a text. */
function complete(document: PageDocument, pictures: Pictures, outcomes: Outcomes): void {
  const { notes, pages, missing, tricks, text, format } = document;
  const before = {
    text,
    format,
    pages: pages ?? [0],
    warnings: [...notes],
    missing: [...missing],
    tricks: [...tricks],
  };
  const found = withPictures(before, pictures, outcomes);
  if (found) replaceContent(document, found.content, found.moved);
}
