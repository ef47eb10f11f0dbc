/** The switch that replaces names by aliases on every view. */

import { t } from "../../messages/t.ts";
import { hideNames } from "../later-actions.ts";
import { namesHidden } from "../store.ts";
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
