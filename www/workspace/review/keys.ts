/** The keys of the review, the same in the list of pairs and in a pair. Digits are where they are on every keyboard. */
import { type ReviewState, reviewStates } from "../review.ts";

/** The key of a state: 0 for unreviewed, then 1, 2 and 3. */
export function keyOfState(state: ReviewState): string {
  return String(reviewStates.indexOf(state));
}

/** The state of a key; null where it has none. */
export function stateOfKey(key: string | null): ReviewState | null {
  return reviewStates.find((state) => keyOfState(state) === key) ?? null;
}
