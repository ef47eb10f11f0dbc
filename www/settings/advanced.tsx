/** The settings under "Advanced": every other parameter of the engine, each with a sentence on what it is for. */

import type { ComponentChildren } from "preact";
import { parameter, parameterNames, type Section } from "../engine/parameters.ts";
import type { Key } from "../messages/message.ts";
import { say, t } from "../messages/t.ts";
import type { Fields } from "../parameters/fields.ts";
import { layoutOf, layouts } from "../parameters/presets.ts";
import { change } from "../workspace/actions.ts";
import { fieldMistakes } from "../workspace/mistakes.ts";
import { FieldsOf } from "./controls.tsx";
import { Fold } from "./fold.tsx";
import styles from "./settings.module.css";

/** The parts of the form that stand here, with their titles. */
const PARTS = {
  phrase: "settings-phrase",
  passages: "settings-passages",
  signatures: "settings-signatures",
  limits: "settings-limits",
  banding: "settings-banding",
} as const satisfies Partial<Record<Section, Key>>;

export function Advanced({ values }: { values: Fields }) {
  const summary = (
    <>
      {t("settings-advanced")} <span class="quiet">{t("settings-advanced-what")}</span>
    </>
  );
  const wrong = parameterNames.some((name) => parameter(name).section in PARTS && fieldMistakes.value.has(name));
  return (
    <Fold class={styles.advanced} wrong={wrong} summary={summary}>
      <div class={styles.fields}>
        <div class={styles.stack}>
          <Part section="phrase" values={values} />
          <Part section="passages" values={values} />
        </div>
        <div class={styles.stack}>
          <Part section="signatures" values={values} />
          <Part section="limits" values={values} />
        </div>
        <Part section="banding" values={values}>
          <LayoutChoice values={values} />
        </Part>
      </div>
    </Fold>
  );
}

interface PartProps {
  section: keyof typeof PARTS;
  values: Fields;
  children?: ComponentChildren;
}

function Part({ section, values, children }: PartProps) {
  return (
    <fieldset>
      <legend>{t(PARTS[section])}</legend>
      {children}
      <FieldsOf section={section} values={values} />
    </fieldset>
  );
}

/** Bands and rows by name. */
function LayoutChoice({ values }: { values: Fields }) {
  const chosen = layoutOf(values);
  return (
    <div class="entry">
      <label for="field-layout">{t("settings-layout")}</label>
      <select
        id="field-layout"
        value={chosen?.id ?? "own"}
        aria-describedby="help-layout"
        onChange={({ currentTarget }) => {
          const layout = layouts.find(({ id }) => id === currentTarget.value);
          if (layout) change(layout.values);
        }}
      >
        {layouts.map(({ id, label }) => (
          <option key={id} value={id}>
            {say(label)}
          </option>
        ))}
        {!chosen && <option value="own">{t("settings-layout-own")}</option>}
      </select>
      <p class={styles.help} id="help-layout">
        {t("settings-layout-help")}
      </p>
    </div>
  );
}
