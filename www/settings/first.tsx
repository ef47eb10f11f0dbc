/** The settings that most people need: what is compared, which pairs are listed, and how they are found. */

import { t } from "../messages/t.ts";
import type { Fields } from "../parameters/fields.ts";
import { drawSeed } from "../workspace/later-actions.ts";
import { FieldsOf } from "./controls.tsx";
import { Owners } from "./owner-rule.tsx";
import styles from "./settings.module.css";

export function First({ values }: { values: Fields }) {
  return (
    <div class={styles.fields}>
      <fieldset>
        <legend>{t("settings-compared")}</legend>
        <FieldsOf section="compared" values={values} />
      </fieldset>
      <fieldset>
        <legend>{t("settings-excluded")}</legend>
        <FieldsOf section="excluded" values={values} />
      </fieldset>
      <div class={styles.stack}>
        <fieldset>
          <legend>{t("settings-listing")}</legend>
          <FieldsOf section="listing" values={values} />
          <Owners values={values} />
        </fieldset>
        <fieldset>
          <legend>{t("settings-finding")}</legend>
          <FieldsOf section="finding" values={values} beside={{ seed: <DrawSeed /> }} />
        </fieldset>
      </div>
    </div>
  );
}

function DrawSeed() {
  return (
    <button type="button" onClick={() => void drawSeed()}>
      {t("settings-draw-seed")}
    </button>
  );
}
