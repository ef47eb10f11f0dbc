/** The user's decision on a pair: it is stored, and said to screen readers. */
import { t } from "../../messages/t.ts";
import type { ShownDocument } from "../documents.ts";
import { pairKeyOf, type ReviewState, setReview } from "../review.ts";
import { announcement } from "../store.ts";
import { stateInWords } from "./words.ts";

export function decide(a: ShownDocument, b: ShownDocument, state: ReviewState): void {
  setReview(pairKeyOf(a, b), { state });
  announcement.value = t("review-said", { state: stateInWords(state), a: a.name, b: b.name });
}
