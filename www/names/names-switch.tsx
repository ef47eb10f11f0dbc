/** The switch that replaces names with aliases in every view. */

import { hideNames } from "../documents/document-actions.ts";
import { t } from "../i18n/t.ts";
import { namesHidden } from "../state/store.ts";
import styles from "./names-switch.module.css";

export function NamesSwitch() {
  return (
    <label class={styles.namesSwitch} title={t("names-hide-hint")}>
      <input
        type="checkbox"
        checked={namesHidden.value}
        onChange={({ currentTarget }) => void hideNames(currentTarget.checked)}
      />
      {t("names-hide")}
    </label>
  );
}
