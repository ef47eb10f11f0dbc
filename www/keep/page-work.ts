/** The page's own work: its state in saved form, and restoring saved work to the page. */
import { batch, effect, signal } from "@preact/signals";
import { decidedInCollections, followDecided } from "../collection/page-collections.ts";
import { checkedDraft, pastedDraft, putBackTyped } from "../intake/typed.ts";
import { clearSelection } from "../pairs/selection.ts";
import { comparedAnyway } from "../people/common-found.ts";
import { excludedPassages } from "../review/exclusions.ts";
import { reviews } from "../review/review.ts";
import type { Fields } from "../settings/fields.ts";
import { noneIsNew } from "../state/run.ts";
import * as store from "../state/store.ts";
import type { KeepingHost } from "./keeping.ts";
import { fieldsFrom } from "./snapshot.ts";

/** `place` reads the address's hash, `go` changes it. */
export function pageWork(place: () => string, go: (hash: string) => void): Pick<KeepingHost, "work" | "restore"> {
  /** Saved settings that wait until the engine has reported its defaults. */
  const waiting = signal<Partial<Fields> | null>(null);
  effect(() => {
    const own = store.fields.value;
    const kept = waiting.value;
    if (!own || !kept) return;
    batch(() => {
      waiting.value = null;
      store.fields.value = fieldsFrom(kept, own);
    });
  });
  followDecided();
  return {
    work: () => {
      // The address is not a signal; depend on the route derived from it.
      store.route.value;
      return {
        intake: store.originals.value,
        fields: waiting.value ?? store.fields.value,
        programs: store.programs.value,
        reviews: reviews.value,
        excluded: excludedPassages.value,
        inCollections: decidedInCollections.value,
        place: place(),
        namesHidden: store.namesHidden.value,
        comparedAnyway: comparedAnyway.value,
        typed: { checked: checkedDraft.value, pasted: pastedDraft.value },
      };
    },
    restore: (kept) => {
      batch(() => {
        waiting.value = kept.fields;
        store.programs.value = kept.programs;
        reviews.value = kept.reviews;
        excludedPassages.value = kept.excluded;
        decidedInCollections.value = kept.inCollections;
        store.namesHidden.value = kept.namesHidden;
        comparedAnyway.value = kept.comparedAnyway;
        // What was removed, is to be reread or was selected on this page has ids that are other documents' from now on.
        store.removed.value = null;
        store.authorsAnswer.value = null;
        store.rereading.value = null;
        clearSelection();
        store.originals.value = kept.intake;
        noneIsNew();
        putBackTyped(kept.typed);
      });
      // A link determines its own destination; only a visit without one continues where the last one ended.
      if (place() === "") go(kept.place);
    },
  };
}
