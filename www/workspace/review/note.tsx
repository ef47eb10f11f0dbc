/** The note on a pair: plain text, unfolded beside the texts, so that it can be written while they are read. */

import { t } from "../../messages/t.ts";
import { KeptWithWork } from "../keep/keep-work.tsx";
import { MAX_NOTE, type PairKey, setReview } from "../review.ts";
import styles from "./review.module.css";

const FIELD = "review-note";

/** Unfolds the note on screen and gives it the keyboard. */
export function focusNote(): void {
  const field = document.getElementById(FIELD);
  const fold = field?.closest("details");
  if (fold) fold.open = true;
  // At once, not when the fold says that it is open: what is typed next belongs to the note.
  field?.focus();
}

export function ReviewNote({ pair, note }: { pair: PairKey; note: string }) {
  return (
    <details
      class={styles.noteFold}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector("textarea")?.focus();
      }}
      onKeyDown={(event) => {
        const { currentTarget } = event;
        if (event.key !== "Escape" || !currentTarget.open) return;
        // Only the note is closed, and not the pair with it.
        event.preventDefault();
        event.stopPropagation();
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary>{note === "" ? t("review-note-add") : t("review-note-edit")}</summary>
      <div class={styles.notePanel}>
        <label for={FIELD}>{t("review-note")}</label>
        <textarea
          id={FIELD}
          dir="auto"
          rows={5}
          maxLength={MAX_NOTE}
          value={note}
          onInput={({ currentTarget }) => setReview(pair, { note: currentTarget.value })}
        />
        <KeptWithWork />
      </div>
    </details>
  );
}
