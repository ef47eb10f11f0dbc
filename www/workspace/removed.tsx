/** What was removed or replaced last, in one quiet line, and the way to have it back. */
import { t } from "../messages/t.ts";
import { forgetRemoval, undoRemoval } from "./later-actions.ts";
import { removedInWords } from "./removal.ts";
import { replacedInWords } from "./replacement.ts";
import { namesHidden, removed } from "./store.ts";

export function RemovedLine() {
  const { value } = removed;
  if (!value) return null;
  const { replacement } = value;
  return (
    <p class="line">
      <span>{replacement ? replacedInWords(value, replacement) : removedInWords(value, namesHidden.value)}</span>
      <button type="button" onClick={undoRemoval}>
        {t("keep-undo")}
      </button>
      <button type="button" class="slight" onClick={forgetRemoval}>
        {t("keep-dismiss")}
      </button>
    </p>
  );
}
