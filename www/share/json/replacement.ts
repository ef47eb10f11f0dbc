/**
 * Replaces everything on the page with a saved result, and can undo it even after later changes: documents, settings, and the
 * reviews and excluded passages that the file's own replaced.
 */
import { batch } from "@preact/signals";
import { type Exchange, putBack, type Removed, type Replacement, takeOff } from "../../documents/removal.ts";
import { t } from "../../i18n/t.ts";
import { excludedPassages } from "../../review/exclusions.ts";
import { type Reviews, reviews } from "../../review/review.ts";
import * as store from "../../state/store.ts";
import { forgetExpected } from "../link/expected.ts";

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
    const { intake } = takeOff(store.originals.value, (id) => id >= from && id < to);
    store.originals.value = putBack(intake, removed);
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
