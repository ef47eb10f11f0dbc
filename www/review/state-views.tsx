/** A symbol for each review state, distinguished by shape; its name is always next to it, or read out. */

import { Fragment } from "preact";
import type { ShownDocument } from "../documents/document.ts";
import { t } from "../i18n/t.ts";
import { announcement, withoutNames } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import styles from "./review.module.css";
import {
  isReviewState,
  keyOfState,
  pairKeyOf,
  type ReviewState,
  reviewOf,
  reviewStates,
  setReview,
  stateInWords,
} from "./review.ts";

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

// The shortcuts of the review, for a list of shortcuts (`<dl>`).

/** The keys that set a state. */
export function StateKeys() {
  return (
    <>
      {reviewStates.map((state) => (
        <Fragment key={state}>
          <dt>
            <kbd>{keyOfState(state)}</kbd>
          </dt>
          <dd>{stateInWords(state)}</dd>
        </Fragment>
      ))}
    </>
  );
}

/** All shortcuts of the review in a pair. */
export function PairReviewKeys() {
  return (
    <>
      <StateKeys />
      <dt>
        <kbd>N</kbd> <kbd>P</kbd>
      </dt>
      <dd>{t("review-key-walk")}</dd>
      <dt>
        <kbd>u</kbd>
      </dt>
      <dd>{t("review-key-unreviewed")}</dd>
      <dt>
        <kbd>e</kbd>
      </dt>
      <dd>{t("review-key-note")}</dd>
    </>
  );
}

// The state of a pair where there is little room: in a row of a list.

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  /** Whether it is in the tab order. */
  inTabOrder: boolean;
  onDecided?: () => void;
}

export function StateSelect({ a, b, inTabOrder, onDecided }: Props) {
  const { state, note } = reviewOf(pairKeyOf(a, b));
  const label = t("review-of-pair", { a: a.name, b: b.name });
  return (
    <StateChoice
      label={label}
      state={state}
      note={note}
      inTabOrder={inTabOrder}
      onChoose={(chosen) => {
        decide(a, b, chosen);
        onDecided?.();
      }}
    />
  );
}

interface ChoiceProps {
  label: string;
  /** Null if several pairs have different states. */
  state: ReviewState | null;
  note?: string;
  inTabOrder: boolean;
  onChoose: (state: ReviewState) => void;
}

/** The state of one or several pairs, to choose another for all of them. */
export function StateChoice({ label, state, note = "", inTabOrder, onChoose }: ChoiceProps) {
  const said = state ? stateInWords(state) : t("review-mixed");
  return (
    <span class={classes(styles.stateSelect, state && styles[state])} data-state={said}>
      {state && <StateIcon state={state} />}
      <select
        aria-label={label}
        tabIndex={inTabOrder ? 0 : -1}
        value={state ?? ""}
        onChange={({ currentTarget: { value } }) => {
          if (isReviewState(value)) onChoose(value);
        }}
      >
        {!state && <option value="">{said}</option>}
        {reviewStates.map((each) => (
          <option key={each} value={each}>
            {stateInWords(each)}
          </option>
        ))}
      </select>
      {note !== "" && (
        <span class={styles.noted} title={withoutNames(note)}>
          {t("review-noted")}
        </span>
      )}
    </span>
  );
}

// Stores the user's decision on a pair, and announces it to screen readers.

export function decide(a: ShownDocument, b: ShownDocument, state: ReviewState): void {
  setReview(pairKeyOf(a, b), { state });
  announcement.value = t("review-said", { state: stateInWords(state), a: a.name, b: b.name });
}
