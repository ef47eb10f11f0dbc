/** The way to everything that can be saved or shared of the result: a button that opens its panel (../export/). */
import { signal } from "@preact/signals";
import { t } from "../messages/t.ts";

/** Whether the panel is open. */
export const isSaving = signal(false);

export function SaveResult() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        isSaving.value = true;
      }}
    >
      {t("export-open")}
    </button>
  );
}
