/** How far the review has come, and the choice of what is shown: one state of review, one row for each group. */

import { t } from "../messages/t.ts";
import { progress } from "../workspace/review/listed.ts";
import { stateInWords } from "../workspace/review/words.ts";
import { isReviewState, reviewStates } from "../workspace/review.ts";
import searchStyles from "./search/search.module.css";
import { hasGroups, isByGroup, shownState } from "./state.ts";

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
      {hasGroups.value && (
        <label title={t("pairs-by-group-hint")}>
          <input
            type="checkbox"
            checked={isByGroup.value}
            onChange={({ currentTarget }) => {
              isByGroup.value = currentTarget.checked;
              onChoose();
            }}
          />
          {t("pairs-by-group")}
        </label>
      )}
      <span class="quiet" role="status">
        {t("review-progress", { reviewed, all })}
      </span>
    </div>
  );
}
