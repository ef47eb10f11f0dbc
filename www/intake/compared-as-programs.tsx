/** Says that programs are compared as programs, where that was chosen by itself, and takes it back on demand. */

import { t } from "../messages/t.ts";
import { classes } from "../ui/classes.ts";
import { compareAsWords } from "../workspace/later-actions.ts";
import { programs } from "../workspace/store.ts";
import styles from "./intake.module.css";

export function ComparedAsPrograms() {
  if (programs.value !== "yes") return null;
  return (
    <p class={classes("note", styles.comparedAs)}>
      {t("intake-programs")}{" "}
      <button type="button" onClick={compareAsWords}>
        {t("intake-as-words")}
      </button>
    </p>
  );
}
