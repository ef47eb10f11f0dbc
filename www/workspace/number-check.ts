/**
 * Compares the numbers in a saved result with those counted from its documents, each time these are compared with its settings,
 * so that a file edited by hand is never called genuine.
 */
import { computed, effect, signal } from "@preact/signals";
import type { Report } from "../engine/pkg/lookalike.js";
import { inSlices } from "../engine/turns.ts";
import { compareNumbers, type NumbersFound } from "../outputs/compare-numbers.ts";
import { areUnchanged, changesOf } from "./document-changes.ts";
import { difference, type Expected, expected } from "./expected.ts";
import * as store from "./store.ts";

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
