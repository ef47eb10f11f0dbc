/** What the states of review are called. */
import type { Key } from "../../messages/message.ts";
import { t } from "../../messages/t.ts";
import type { ReviewState } from "../review.ts";

const NAMES = {
  unreviewed: "review-unreviewed",
  cleared: "review-cleared",
  discuss: "review-discuss",
  confirmed: "review-confirmed",
} as const satisfies Record<ReviewState, Key>;

const HINTS = {
  unreviewed: "review-unreviewed-hint",
  cleared: "review-cleared-hint",
  discuss: "review-discuss-hint",
  confirmed: "review-confirmed-hint",
} as const satisfies Record<ReviewState, Key>;

/** "To discuss". */
export function stateInWords(state: ReviewState): string {
  return t(NAMES[state]);
}

/** What a state means. */
export function stateHint(state: ReviewState): string {
  return t(HINTS[state]);
}
