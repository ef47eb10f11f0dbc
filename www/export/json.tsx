/** All of the result as a file that this page opens again, and that programs read. */

import { signal } from "@preact/signals";
import { loadCatalogue } from "../messages/load.ts";
import { type Message, message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";
import { t } from "../messages/t.ts";
import { MAX_BYTES } from "../outputs/format.ts";
import { jsonParts } from "../outputs/json.ts";
import { reviews } from "../workspace/review.ts";
import { jsonOptions, savedResultOf } from "../workspace/saved-result.ts";
import { fields, namesHidden } from "../workspace/store.ts";
import type { EntryProps } from "./entries.ts";
import styles from "./export.module.css";
import { isBusy, save } from "./state.ts";

const withTexts = signal(true);
const withRoles = signal(true);
const withReviews = signal(true);

/** Says messages in English, whatever the page speaks: what programs read must not change with it. */
async function inEnglish(): Promise<(said: Message) => string> {
  try {
    const catalogue = await loadCatalogue({ language: "en", locale: "en" });
    return (said) => catalogue.say(said);
  } catch {
    throw new SaidError(message("keep-part-missing"));
  }
}

export function JsonEntry({ page }: EntryProps) {
  const length = page.intake.documents.reduce((sum, { text }) => sum + text.length, 0);
  const isTooLong = withTexts.value && length > MAX_BYTES;
  const saveAll = (): void => {
    const settings = { ...fields.value };
    const chosen = {
      texts: withTexts.value,
      roles: withRoles.value,
      reviews: withReviews.value && reviews.value.size > 0,
      namesHidden: namesHidden.value,
    };
    void save({
      ...{ about: t("export-name-result"), ending: "json", type: "application/json" },
      parts: async () => {
        const english = await inEnglish();
        return jsonParts(savedResultOf(page), jsonOptions(page, chosen, { settings, english }));
      },
    });
  };
  return (
    <>
      <p>{t(withTexts.value ? "export-json-what" : "export-json-what-bare")}</p>
      <label class={styles.choice}>
        <input
          type="checkbox"
          checked={withTexts}
          onChange={({ currentTarget }) => {
            withTexts.value = currentTarget.checked;
          }}
        />
        {t("export-with-texts")}
      </label>
      <label class={styles.choice}>
        <input
          type="checkbox"
          checked={withRoles}
          onChange={({ currentTarget }) => {
            withRoles.value = currentTarget.checked;
          }}
        />
        {t("export-with-roles")}
      </label>
      {reviews.value.size > 0 && (
        <label class={styles.choice}>
          <input
            type="checkbox"
            checked={withReviews}
            onChange={({ currentTarget }) => {
              withReviews.value = currentTarget.checked;
            }}
          />
          {t("export-with-reviews")}
        </label>
      )}
      {namesHidden.value && <p class="note">{t("export-json-names-hidden")}</p>}
      {isTooLong && <p class="note">{t("export-too-long", { limit: MAX_BYTES })}</p>}
      <div class="buttons">
        <button type="button" disabled={isBusy} onClick={saveAll}>
          {t("export-save-result")}
        </button>
      </div>
    </>
  );
}
