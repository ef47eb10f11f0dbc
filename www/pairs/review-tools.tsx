/** How far the review has come, and the choice of one state to be shown. */

import { t } from "../messages/t.ts";
import { progress } from "../workspace/review/listed.ts";
import { stateInWords } from "../workspace/review/words.ts";
import { isReviewState, reviewStates } from "../workspace/review.ts";
import searchStyles from "./search/search.module.css";
import { shownState } from "./state.ts";

export function ReviewTools({ onChoose }: { onChoose: () => void }) {
  const { reviewed, all } = progress.value;
  return (
    <div class={searchStyles.reviewTools}>
      <label>
        {t("review-show")}
        <select
          value={shownState.value ?? ""}
          onChange={({ currentTarget: { value } }) => {
            shownState.value = isReviewState(value) ? value : null;
            onChoose();
          }}
        >
          <option value="">{t("review-show-all")}</option>
          {reviewStates.map((state) => (
            <option key={state} value={state}>
              {stateInWords(state)}
            </option>
          ))}
        </select>
      </label>
      <span class="quiet" role="status">
        {t("review-progress", { reviewed, all })}
      </span>
    </div>
  );
}
