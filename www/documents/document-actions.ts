/** User actions on documents that are already on the page, and on how they are compared and shown. */

import { batch } from "@preact/signals";
import { firstWhere } from "../engine/binary-search.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import { inSlices, nextTurn } from "../engine/queue.ts";
import { message } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { add, change, choosePreset, removeEntries } from "../intake/intake-actions.ts";
import type { AuthorsAnswer, AuthorsQuestion } from "../people/people.ts";
import type { Content } from "../read/model.ts";
import { excludedPassages, replaced } from "../review/exclusions.ts";
import { settingsFor, withPrograms } from "../settings/presets.ts";
import { undoReplacement } from "../share/json/open-results.ts";
import { readOne } from "../state/ports.ts";
import * as store from "../state/store.ts";
import {
  answerGroups,
  changeDocument,
  moveDocuments,
  rereadDocument,
  takeAnswerBack,
  ungroupAuthors,
} from "./added-files.ts";
import { type Intake, type PageDocument, roles } from "./document.ts";
import { keyOf } from "./document-keys.ts";
import { forgetAuthors } from "./remembered-authors.ts";
import { type AuthorsBefore, putBack, putBackAuthors, removedInWords, withBefore } from "./removal.ts";

/** Adds the repeated files after all. */
export function addRepeated(): void {
  const { value: repeated } = store.repeated;
  store.repeated.value = [];
  for (const role of roles) {
    const files = repeated.filter((one) => one.role === role).map(({ file }) => file);
    if (files.length > 0) add(files, role);
  }
}

export function dismissRepeated(): void {
  store.repeated.value = [];
}

/** Answers the question about authors: each group has one author, or all of its files are compared. Can be undone. */
export function answerAuthors(isOnePersons: boolean): void {
  const { value: question } = store.question;
  if (!question) return;
  const answers = question.groups.flatMap(({ group, ids }) =>
    ids.map((id) => [id, isOnePersons ? group : null] as const),
  );
  answer(isOnePersons ? "yes" : "no", question, answerGroups(store.originals.value, new Map(answers)));
}

/**
 * Answers that one of the groups is work from an earlier year. Whether the others each have one author may still be asked.
 * Can be undone.
 */
export function answerEarlier(ids: readonly number[]): void {
  const { value: question } = store.question;
  if (question) answer("earlier", question, moveDocuments(store.originals.value, ids, "archive"));
}

function answer(kind: AuthorsAnswer["answer"], question: AuthorsQuestion, after: Intake): void {
  const asked = question.groups.flatMap(({ ids }) => ids);
  const answered = ({ documents }: Intake) => {
    const known = new Map(documents.map(({ id, group, role }) => [id, { id, group, role }]));
    return asked.flatMap((id) => known.get(id) ?? []);
  };
  const before = answered(store.originals.value);
  batch(() => {
    store.authorsAnswer.value = { answer: kind, question, before, after: answered(after) };
    store.originals.value = after;
  });
}

/** Takes the last answer to that question back, so that it is asked again. */
export function undoAnswer(): void {
  const { value: last } = store.authorsAnswer;
  if (!last) return;
  batch(() => {
    store.authorsAnswer.value = null;
    store.originals.value = takeAnswerBack(store.originals.value, last);
  });
}

/** The last answer stands. */
export function forgetAnswer(): void {
  store.authorsAnswer.value = null;
}

/**
 * Compares the files of one author with each other, too; this can be undone. A rule that groups all files gives way to the
 * usual one, which respects the answer for the files that are here.
 */
export function compareAuthorsFiles(): void {
  const { documents } = store.originals.value;
  const authorBy = store.fields.value?.authorBy ?? "layout";
  batch(() => {
    store.originals.value = ungroupAuthors(store.originals.value);
    if (authorBy !== "none") change({ authorBy: "layout" });
    const cleared = store.originals.value.documents.filter(({ author }, at) => author !== documents[at]?.author).length;
    const authors = { documents, authorBy, cleared };
    const removed = withBefore({ documents: [], unread: [], authors }, store.removed.value);
    store.removed.value = removed;
    store.announcement.value = removedInWords(removed, store.namesHidden.value);
  });
}

export function setRole(id: number, role: Role): void {
  store.originals.value = changeDocument(store.originals.value, id, { role });
}

/** Sets a document's author; empty for none. */
export function setAuthor(id: number, author: string): void {
  // Typed and taken back: nothing to compare again.
  if (documentWith(id)?.author === author) return;
  store.originals.value = changeDocument(store.originals.value, id, { author: author.trim() });
}

/** The last encoding requested per document id: only that request may change anything. */
const encodingAsked = new Map<number, symbol>();

/**
 * Rereads a document in an encoding that the user chose. Passages excluded from its pairs are mapped to the new text; if
 * some cannot be, the user is asked first.
 */
export async function setEncoding(id: number, encoding: string): Promise<void> {
  const before = documentWith(id);
  if (!before?.source) return;
  const request = Symbol(encoding);
  encodingAsked.set(id, request);
  store.rereading.value = null;
  const found = await readOne({ source: before.source, asked: { name: before.name, encoding } });
  const document = documentWith(id);
  if (!document || encodingAsked.get(id) !== request) return;
  const name = store.documents.value.get(id)?.name ?? "";
  if (!("text" in found)) {
    const reason = "error" in found ? found.error : message("workspace-is-archive");
    store.notice.value = message("workspace-not-reread", { name, reason });
    return;
  }
  const { lost } = excludedAfter(document, offsetMapping(document.text, found.text));
  if (lost > 0) store.rereading.value = { id, content: found, passages: lost };
  else reread(document, found);
}

/** Replaces a document's content. `moved` maps places in its text; null if that cannot be said. */
export function replaceContent(document: PageDocument, content: Content, moved: ((at: number) => number) | null): void {
  batch(() => {
    excludedPassages.value = excludedAfter(document, moved).all;
    store.originals.value = rereadDocument(store.originals.value, document.id, content);
  });
}

function reread(document: PageDocument, content: Content): void {
  const { id } = document;
  replaceContent(document, content, offsetMapping(document.text, content.text));
  const name = store.documents.value.get(id)?.name ?? "";
  store.announcement.value = t("workspace-reread", { name, encoding: content.encoding });
}

/** The excluded passages after a document's text has changed, and how many could not be mapped. */
function excludedAfter(document: PageDocument, moved: ((at: number) => number) | null): ReturnType<typeof replaced> {
  return replaced(excludedPassages.value, keyOf(document), moved);
}

function documentWith(id: number): PageDocument | undefined {
  return store.originals.value.documents.find((one) => one.id === id);
}

/** Accepts the new content of a document although excluded passages are lost with the old one. */
export function rereadAllTheSame(): void {
  const { value } = store.rereading;
  store.rereading.value = null;
  const document = value && documentWith(value.id);
  if (document) reread(document, value.content);
}

/** Keeps the old content of the document. */
export function forgetRereading(): void {
  store.rereading.value = null;
}

/**
 * Restores the documents, or their authors, that were removed or replaced last. What was removed before them can be restored
 * next.
 */
export function undoRemoval(): void {
  const { value: removed } = store.removed;
  if (!removed) return;
  if (removed.replacement) undoReplacement(removed, removed.replacement);
  else if (removed.authors) undoComparingAuthors(removed.authors);
  else {
    store.originals.value = putBack(store.originals.value, removed);
    choosePreset();
  }
  forgetAuthors(removed.documents);
  store.removed.value = removed.before ?? null;
  if (removed.authors) store.announcement.value = t("authors-compared-undone");
  else store.announcement.value = t(removed.replacement ? "export-replaced-undone" : "keep-undone");
}

function undoComparingAuthors(before: AuthorsBefore): void {
  batch(() => {
    store.originals.value = putBackAuthors(store.originals.value, before);
    // Unless the user has chosen another rule since.
    if (store.fields.value?.authorBy === "layout") change({ authorBy: before.authorBy });
  });
}

/** Discards the documents that were removed; they cannot be restored any more. */
export function forgetRemoval(): void {
  store.removed.value = null;
}

/** Stops comparing programs as programs, for good. */
export function compareAsWords(): void {
  const { value: fields } = store.fields;
  // As if the programs were removed: the user's own changes stay.
  const reverted = fields && settingsFor([], { fields, chosen: "yes" });
  if (reverted) change(reverted.fields);
}

/** Compares all documents as programs, as the user wants some to be. */
export function compareAsPrograms(): void {
  const { value: fields } = store.fields;
  if (fields) change(withPrograms(fields));
}

/** Counts requests to hide or show names, so that only the latest takes effect. */
let namesRequest = 0;

/**
 * Replaces names of people and documents with aliases in every view, or shows them again. Aliases are numbered by the
 * documents' keys, which requires reading each text once: in slices.
 */
export async function hideNames(areHidden: boolean): Promise<void> {
  const request = ++namesRequest;
  const pause = inSlices();
  for (const document of areHidden ? [...store.originals.value.documents, ...store.collectedDocuments.value] : []) {
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
  // Previous announcements may contain names.
  store.announcement.clear();
  store.announcement.value = t(areHidden ? "names-announce-hidden" : "names-announce-shown");
}

/** Puts a new random seed into the form. */
export async function drawSeed(): Promise<void> {
  change({ seed: String(await store.engine.freshSeed()) });
}

/** Removes documents, and lines of unread files, from the page. */
export function remove(ids: readonly number[]): void {
  const wanted = new Set(ids);
  removeEntries((id) => wanted.has(id));
}

// Maps positions of a text that was reread in another encoding. Encodings of plain text differ only beyond ASCII, so the
// ASCII characters of both readings are the same, in the same order, and whatever is between two of them is the same
// stretch. If they are not the same (UTF-16 read as single bytes), no position can be mapped.

/** Maps positions in `before` to positions in `after`; null if the ASCII characters differ. O(texts). */
export function offsetMapping(before: string, after: string): ((at: number) => number) | null {
  const [old, next] = [asciiIn(before), asciiIn(after)];
  if (old.length !== next.length) return null;
  if (old.some((at, index) => before.charCodeAt(at) !== after.charCodeAt(next[index] ?? -1))) return null;
  return (at) => {
    const passed = countBelow(old, at);
    const [start, end] = stretch(old, passed, before.length);
    const [from, to] = stretch(next, passed, after.length);
    return start === end ? to : from + Math.round(((at - start) * (to - from)) / (end - start));
  };
}

/** The positions of a text's ASCII characters. */
function asciiIn(text: string): Uint32Array {
  const offsets = new Uint32Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 0x80) offsets[count++] = at;
  return offsets.subarray(0, count);
}

/** The stretch after the first `passed` ASCII characters, up to the next one. */
function stretch(offsets: Uint32Array, passed: number, length: number): [start: number, end: number] {
  return [passed === 0 ? 0 : (offsets[passed - 1] ?? 0) + 1, offsets[passed] ?? length];
}

/** How many of some ascending numbers are less than `offset`. */
function countBelow(offsets: Uint32Array, offset: number): number {
  return firstWhere(offsets.length, (index) => (offsets[index] ?? 0) >= offset);
}
