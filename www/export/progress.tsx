/** How far the making of a report has come, with a button that ends it. */

import { t } from "../messages/t.ts";
import styles from "./export.module.css";
import { cancel, progress } from "./state.ts";

export function Progress() {
  if (!progress.value) return null;
  const { done, total } = progress.value;
  return (
    <p class={styles.making}>
      <span>{t("export-making", { done, total })}</span>
      <progress value={done} max={Math.max(total, 1)} aria-label={t("export-making", { done, total })} />
      <button type="button" onClick={cancel}>
        {t("run-cancel")}
      </button>
    </p>
  );
}
