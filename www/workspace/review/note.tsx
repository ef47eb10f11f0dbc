/**
 * The note on a pair: plain text, unfolded beside the texts, so that it can be written while they are read. While names are hidden, a
 * note with names in it is shown without them, and so cannot be changed; any other can be written without knowing whose texts these
 * are.
 */

import { useMemo } from "preact/hooks";
import { t } from "../../messages/t.ts";
import { KeptWithWork } from "../keep/keep-work.tsx";
import { MAX_NOTE, type PairKey, setReview } from "../review.ts";
import { namesHidden, withoutNames } from "../store.ts";
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
  const { value: areHidden } = namesHidden;
  // Not while somebody types a name, half of which would be black.
  const isLocked = useMemo(() => areHidden && withoutNames(note) !== note, [areHidden]);
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
          value={isLocked ? withoutNames(note) : note}
          readOnly={isLocked}
          onInput={({ currentTarget }) => setReview(pair, { note: currentTarget.value })}
        />
        {isLocked ? <p class="quiet">{t("names-owner-hidden")}</p> : <KeptWithWork />}
      </div>
    </details>
  );
}
