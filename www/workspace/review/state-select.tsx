/** The state of a pair where there is little room: in a row of a list. */

import { t } from "../../messages/t.ts";
import { classes } from "../../ui/classes.ts";
import type { ShownDocument } from "../documents.ts";
import { isReviewState, pairKeyOf, reviewOf, reviewStates } from "../review.ts";
import { withoutNames } from "../store.ts";
import { decide } from "./decide.ts";
import { StateIcon } from "./icon.tsx";
import styles from "./review.module.css";
import { stateInWords } from "./words.ts";

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  /** Whether Tab leads here. */
  inTabOrder: boolean;
  onDecided?: () => void;
}

export function StateSelect({ a, b, inTabOrder, onDecided }: Props) {
  const { state, note } = reviewOf(pairKeyOf(a, b));
  return (
    <span class={classes(styles.stateSelect, styles[state])} data-state={stateInWords(state)}>
      <StateIcon state={state} />
      <select
        aria-label={t("review-of-pair", { a: a.name, b: b.name })}
        tabIndex={inTabOrder ? 0 : -1}
        value={state}
        onChange={({ currentTarget: { value } }) => {
          if (!isReviewState(value)) return;
          decide(a, b, value);
          onDecided?.();
        }}
      >
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
