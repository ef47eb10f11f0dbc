/** Excludes the chosen passage by hand, or takes it back in. */

import type { Passage } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import type { ShownDocument } from "../workspace/documents.ts";
import { excludePassage, restorePassage } from "../workspace/excluded-passages.ts";
import { announcement } from "../workspace/store.ts";
import styles from "./drawer.module.css";

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  passage: Passage;
  number: number;
  /** Whether it is excluded now. */
  isOut: boolean;
}

export function LeaveOut({ a, b, passage, number, isOut }: Props) {
  const change = (): void => {
    if (isOut) restorePassage(a, b, passage);
    else excludePassage(a, b, passage);
    announcement.value = t(isOut ? "comparison-restored" : "comparison-left-out", { number });
  };
  return (
    <p class={styles.onScreen}>
      {isOut && <span class="quiet">{t("comparison-is-out")} </span>}
      <button type="button" class={styles.small} onClick={change}>
        {t(isOut ? "comparison-restore" : "comparison-leave-out")}
      </button>
    </p>
  );
}
