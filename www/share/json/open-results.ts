/** Opens saved results, which replace the content of the page. */

import { batch, effect, signal } from "@preact/signals";
import { rememberAuthors } from "../../documents/remembered-authors.ts";
import {
  type Exchange,
  putBack,
  type Removed,
  type Replacement,
  takeOff,
  withBefore,
} from "../../documents/removal.ts";
import { type Message, message, problemOf } from "../../i18n/message.ts";
import { t } from "../../i18n/t.ts";
import type { FoundFile } from "../../read/read.ts";
import { excludedPassages } from "../../review/exclusions.ts";
import { type Reviews, reviews } from "../../review/review.ts";
import { fieldsOf } from "../../settings/fields.ts";
import { ports, resultPorts } from "../../state/ports.ts";
import { hashOf } from "../../state/route.ts";
import * as store from "../../state/store.ts";
import { expect, forgetExpected } from "../link/expected.ts";
import { type Opening, openInThread } from "./opening.ts";
import { intakeOf, knownSettings, reopenedExclusions, reopenedReviews } from "./page-result.ts";
import type { ReopenedResult } from "./reopen.ts";
import { MAX_BYTES } from "./result-format.ts";

/** A saved result that waits for the user's decision whether to replace the documents on the page. */
export const waitingResult = signal<WaitingResult | null>(null);

interface WaitingResult {
  readonly result: ReopenedResult;
  /** How many pairs have another review or note here, which those of the file would replace. */
  readonly reviewsReplaced: number;
}

/** Opens a saved result, asks first if there are other documents, or reports why it cannot be opened. */
export async function openResults(files: readonly FoundFile[], opening: Opening): Promise<void> {
  const [file, more] = files;
  if (!file) return;
  const opened = more ? message("export-one-at-a-time") : await openedBy(file, opening);
  if ("code" in opened) {
    store.notice.value = opened;
    store.announcement.value = t("export-not-opened");
  } else if (store.originals.value.documents.length > 0) {
    const replaced = reviews.value.size > 0 ? reviewsReplaced(reviews.value, reopenedReviews(opened)) : 0;
    waitingResult.value = { result: opened, reviewsReplaced: replaced };
  } else await putOnPage(opened);
}

async function openedBy({ open }: FoundFile, opening: Opening): Promise<ReopenedResult | Message> {
  const file = open();
  const { size } = file;
  if (size > MAX_BYTES) return message("outputs-too-large", { size, limit: MAX_BYTES });
  const opened = await openInThread(resultPorts.startOpening, file, opening);
  return "refusal" in opened ? opened.refusal : opened.result;
}

/** Opens the waiting result once there is nothing left to replace. Called once. */
export function followWaiting(): void {
  effect(() => {
    if (store.originals.value.documents.length === 0) void replaceByResult();
  });
}

/** Replaces the content of the page with the waiting result. */
export async function replaceByResult(): Promise<void> {
  const waiting = waitingResult.peek();
  if (!waiting) return;
  waitingResult.value = null;
  try {
    await putOnPage(waiting.result);
  } catch (error) {
    store.notice.value = problemOf(error);
    store.announcement.value = t("export-not-opened");
    // It can be tried again, unless there is nothing to ask about.
    if (store.originals.value.documents.length > 0) waitingResult.value ??= waiting;
  }
}

/** Discards the waiting result. */
export function leaveResult(): void {
  waitingResult.value = null;
}

async function putOnPage(result: ReopenedResult): Promise<void> {
  const { engine, digest, documents, namesHidden } = result;
  const usual = fieldsOf(await store.engine.defaultParams());
  batch(() => {
    forgetExpected();
    store.repeated.value = [];
    const before = pageNow();
    store.originals.value = intakeOf(result, before.given);
    const saved = reopenedReviews(result);
    reviews.value = new Map([...before.reviews, ...saved]);
    excludedPassages.value = reopenedExclusions(result, before.excluded);
    rememberAuthors(before.given.documents);
    const replaced = replacedBy(before);
    // Documents that were removed before can be restored after the replaced ones.
    if (replaced) store.removed.value = withBefore(replaced, store.removed.value);
    // Whoever saved it has decided whether these are compared as programs.
    store.programs.value = "never";
    const settings = knownSettings(result.settings, usual);
    const { hasRoles } = result;
    expect({ by: "file", engine, digest, documents: documents.length, settings, namesHidden, hasRoles });
  });
  store.announcement.value = t("export-opened", { count: documents.length });
  ports.address.write(hashOf({ view: "pairs" }));
}

function pageNow() {
  return {
    given: store.originals.value,
    fields: store.fields.value,
    programs: store.programs.value,
    reviews: reviews.value,
    excluded: excludedPassages.value,
  };
}

/** The state that the result has replaced, for undo; null if the page was empty. */
function replacedBy({ given: { documents, unread, nextId }, fields, programs, ...before }: ReturnType<typeof pageNow>) {
  if (documents.length + unread.length === 0) return null;
  const replacement: Replacement = {
    ids: [nextId, store.originals.value.nextId],
    fields,
    programs,
    reviews: { before: before.reviews, after: reviews.value },
    excluded: { before: before.excluded, after: excludedPassages.value },
  };
  return { documents, unread, replacement };
}

// Replaces everything on the page with a saved result, and can undo it even after later changes: documents, settings, and
// the reviews and excluded passages that the file's own replaced.

/** How many reviews on the page would be replaced with another one of the same pair. */
export function reviewsReplaced(own: Reviews, others: Reviews): number {
  let count = 0;
  for (const [pair, { state, note }] of others) {
    const before = own.get(pair);
    if (before && (before.state !== state || before.note !== note)) count++;
  }
  return count;
}

/** "Replaced 8 documents by the saved result, and the reviews of 2 pairs." */
export function replacedInWords({ documents }: Removed, { reviews: { before, after } }: Replacement): string {
  const replaced = t("export-replaced", { documents: documents.length });
  const count = reviewsReplaced(before, after);
  return count > 0 ? `${replaced} ${t("export-replaced-reviews", { count })}` : replaced;
}

/** Restores the replaced state. Decisions and additions made since are kept. */
export function undoReplacement(removed: Removed, { ids: [from, to], ...before }: Replacement): void {
  batch(() => {
    forgetExpected();
    const { intake } = takeOff(store.originals.value, (id) => id >= from && id < to);
    store.originals.value = putBack(intake, removed);
    store.fields.value = before.fields;
    store.programs.value = before.programs;
    reviews.value = takenBack(reviews.value, before.reviews);
    excludedPassages.value = takenBack(excludedPassages.value, before.excluded);
  });
}

/** The current entries, without those that came with the result and have not been changed since. */
function takenBack<V>(
  now: ReadonlyMap<string, V>,
  { before, after }: Exchange<ReadonlyMap<string, V>>,
): ReadonlyMap<string, V> {
  const left = new Map(now);
  for (const [pair, came] of after) {
    const own = before.get(pair);
    if (came === own || now.get(pair) !== came) continue;
    if (own === undefined) left.delete(pair);
    else left.set(pair, own);
  }
  return left;
}
