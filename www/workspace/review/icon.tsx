/** A sign for each state of review, told apart by its shape; the word always stands beside it, or is read out. */
import { classes } from "../../ui/classes.ts";
import type { ReviewState } from "../review.ts";
import styles from "./review.module.css";

/** Drawn in a square of 16. */
const SHAPES: Record<ReviewState, string> = {
  unreviewed: "M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z",
  cleared: "M2.5 8.5l3.5 4l7.5-9",
  discuss: "M2.5 3h11v7.5h-6l-3 3v-3h-2z",
  confirmed: "M4 14.5v-12h8.5l-2.5 3.25l2.5 3.25h-8.5",
};

export function StateIcon({ state }: { state: ReviewState }) {
  return (
    <svg class={classes(styles.stateIcon, styles[state])} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={SHAPES[state]} />
    </svg>
  );
}
