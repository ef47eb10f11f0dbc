/** What became of the last file, and the way to one that the browser did not let the page show. */
import { say, t } from "../messages/t.ts";
import styles from "./export.module.css";
import { blocked, outcome, wasOpened } from "./state.ts";

export function Outcome() {
  return (
    <p class={styles.outcome} role="status">
      {outcome.value && say(outcome.value)}{" "}
      {blocked.value !== null && (
        <a href={blocked.value} target="_blank" onClick={wasOpened} rel="noopener">
          {t("export-open-blocked")}
        </a>
      )}
    </p>
  );
}
