/**
 * Replaces everything on the page with a saved result, and can undo it even after later changes: documents, settings, and the
 * reviews and excluded passages that the file's own replaced.
 */
import { batch } from "@preact/signals";
import { t } from "../messages/t.ts";
import type { Fields } from "../parameters/fields.ts";
import { type ExcludedPassages, excludedPassages } from "./excluded-passages.ts";
import { forgetExpected } from "./expected.ts";
import type { ChosenByItself } from "./program-preset.ts";
import { putBack, type Removed, takeOff } from "./removal.ts";
import { type Reviews, reviews } from "./review.ts";
import * as store from "./store.ts";

/** What was there before, besides documents, and what came. */
export interface Replacement {
  /** The page's numbers of all that came: from the first to the one after the last. */
  readonly ids: readonly [from: number, to: number];
  readonly fields: Fields | null;
  readonly programs: ChosenByItself;
  readonly reviews: Exchange<Reviews>;
  readonly excluded: Exchange<ExcludedPassages>;
}

/** Entries by pair, before and after. */
interface Exchange<M> {
  readonly before: M;
  readonly after: M;
}

/** How many reviews on the page another of the same pair would take the place of. */
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

/** Puts back what was replaced. What the user decided or added since stays. */
export function undoReplacement(removed: Removed, { ids: [from, to], ...before }: Replacement): void {
  batch(() => {
    forgetExpected();
    const { intake } = takeOff(store.given.value, (id) => id >= from && id < to);
    store.given.value = putBack(intake, removed);
    store.fields.value = before.fields;
    store.programs.value = before.programs;
    reviews.value = takenBack(reviews.value, before.reviews);
    excludedPassages.value = takenBack(excludedPassages.value, before.excluded);
  });
}

/** The entries as they are now, without those that came and have not been changed since. */
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
