/**
 * Compares the numbers in a saved result with those counted from its documents, each time these are compared with its settings,
 * so that a file edited by hand is never called genuine.
 */

import { computed, effect, signal } from "@preact/signals";
import type { PageDocument } from "../../documents/document.ts";
import type { Report } from "../../engine/pkg/lookalike.js";
import { inSlices } from "../../engine/turns.ts";
import * as store from "../../state/store.ts";
import { difference, type Expected, expected } from "../link/expected.ts";
import { compareNumbers, type NumbersFound } from "./compare-numbers.ts";

/** What was found, and of what; null where memory was too short to compare. */
interface Checked {
  readonly report: Report;
  readonly of: Expected;
  readonly found: NumbersFound | null;
}

const checked = signal<Checked | null>(null);

/** How the documents here differ from those of the file; null where no file was opened. */
export const documentChanges = computed(() => {
  const file = expected.value?.file;
  return file ? changesOf(file.saved, [...store.given.value.documents, ...store.archived.value]) : null;
});

/** The report and the file whose numbers are to be the same: those of the same documents, with the same settings. */
const toCheck = computed(() => {
  const { value: of } = expected;
  const report = store.finished.value?.report;
  const { value: differs } = difference;
  if (!of?.file || !report || differs === undefined || (differs && differs.settings.length > 0)) return null;
  const { firstId } = of.file;
  const isInOrder =
    report.documents.length === of.documents && report.documents.id.every((id, at) => id === firstId + at);
  const isAsOpened = isInOrder && documentChanges.value !== null && areUnchanged(documentChanges.value);
  const isSame = isAsOpened || (!differs?.digest && !of.namesHidden);
  return isSame ? { report, of } : null;
});

const ofNow = computed(() => {
  const [now, { value: last }] = [toCheck.value, checked];
  return now && last?.report === now.report && last.of === now.of ? last : null;
});

/** What came out for the result on screen; null where nothing did. */
export const numbersFound = computed(() => ofNow.value?.found ?? null);

/** Whether they are still being compared. */
export const isChecking = computed(() => toCheck.value !== null && ofNow.value === null);

/** Compares them as results come. Called once. */
export function followNumbers(): void {
  let asked: Report | null = null;
  effect(() => {
    const { value: now } = toCheck;
    if (!now) checked.value = null;
    if (asked === (now?.report ?? null)) return;
    asked = now?.report ?? null;
    if (!now?.of.file) return;
    const { report, of } = now;
    const owners = store.held.peek().map(({ owner }) => owner ?? null);
    const keep = (found: NumbersFound | null): void => {
      if (asked === report) checked.value = { report, of, found };
    };
    compareNumbers(now.of.file.numbers, { report, owners }, inSlices()).then(keep, () => keep(null));
  });
}

// How the documents on the page differ from those that came out of a saved result.

/** The page's numbers of documents, by how they differ. */
export interface DocumentChanges {
  /** In the file, and not here any more. */
  readonly missing: readonly PageDocument[];
  /** Here, and not in the file. */
  readonly added: readonly PageDocument[];
  /** Under the same path with another text. */
  readonly changed: readonly PageDocument[];
  /** With the same text under another path. */
  readonly renamed: readonly PageDocument[];
  readonly roles: readonly PageDocument[];
  readonly owners: readonly PageDocument[];
}

/** Compares them: by their numbers, then by path and text, for a file that was removed and added again. O(documents). */
export function changesOf(saved: readonly PageDocument[], here: readonly PageDocument[]): DocumentChanges {
  const left = new Map(saved.map((document) => [document.id, document]));
  const others: PageDocument[] = [];
  const found = { added: [], changed: [], renamed: [], roles: [], owners: [] } as {
    [K in Exclude<keyof DocumentChanges, "missing">]: PageDocument[];
  };
  const pair = (before: PageDocument, now: PageDocument): void => {
    left.delete(before.id);
    if (before.text !== now.text) found.changed.push(now);
    else if (before.path !== now.path) found.renamed.push(now);
    if (before.role !== now.role) found.roles.push(now);
    if (before.owner !== now.owner || before.group !== now.group) found.owners.push(now);
  };
  for (const document of here) {
    const before = left.get(document.id);
    if (before) pair(before, document);
    else others.push(document);
  }
  const byPath = new Map([...left.values()].map((document) => [document.path, document]));
  const byText = new Map([...left.values()].map((document) => [document.text, document]));
  for (const document of others) {
    const before = [byPath.get(document.path), byText.get(document.text)].find((one) => one && left.has(one.id));
    if (before) pair(before, document);
    else found.added.push(document);
  }
  return { ...found, missing: [...left.values()] };
}

/** Whether they are the very same. */
export function areUnchanged(changes: DocumentChanges): boolean {
  return Object.values(changes).every((documents) => documents.length === 0);
}
