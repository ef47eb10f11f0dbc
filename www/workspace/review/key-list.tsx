/** The keys of the review, for a list of keys (`<dl>`). */
import { Fragment } from "preact";
import { t } from "../../messages/t.ts";
import { reviewStates } from "../review.ts";
import { keyOfState } from "./keys.ts";
import { stateInWords } from "./words.ts";

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

/** All keys of the review in a pair. */
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
