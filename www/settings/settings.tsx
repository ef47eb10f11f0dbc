/** The settings behind one disclosure: presets first, then the most commonly needed ones, then the rest. */

import type { ComponentChildren } from "preact";
import { drawSeed } from "../documents/document-actions.ts";
import { parameter, parameterNames, type Section } from "../engine/parameters.ts";
import { mistakeMessage } from "../engine/remarks.ts";
import type { Key } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { change } from "../intake/intake-actions.ts";
import { fields, mistakes } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { Authors } from "./author-rule.tsx";
import { FieldsOf, Fold } from "./controls.tsx";
import type { Fields } from "./fields.ts";
import { fieldMistakes } from "./mistakes.ts";
import { layouts, presetOf, presets, signatureLayoutOf } from "./presets.ts";
import styles from "./settings.module.css";
import { inWords } from "./settings-words.ts";

export function SettingsPanel() {
  const values = fields.value;
  if (!values) return null;
  const wrong = mistakes.value.length + (fieldMistakes.value.has("authorPattern") ? 1 : 0);
  return (
    <Fold
      class={classes("control", styles.settings)}
      wrong={wrong > 0}
      summary={
        <>
          <b>{t("settings-title")}</b>{" "}
          <span>
            {nameOf(values)}
            {wrong === 0 && <span class={styles.rest}>{` · ${inWords(values).join(" · ")}`}</span>}
          </span>
          {wrong > 0 && <span class="mistake">{t("settings-wrong", { count: wrong })}</span>}
        </>
      }
    >
      <Presets values={values} />
      <First values={values} />
      <Advanced values={values} />
      <Unplaced />
    </Fold>
  );
}

function nameOf(values: Fields): string {
  const preset = presetOf(values);
  return preset ? say(preset.label) : t("settings-own");
}

function Presets({ values }: { values: Fields }) {
  const chosen = presetOf(values);
  return (
    <fieldset class={styles.presets}>
      <legend>{t("settings-preset")}</legend>
      {presets.map((preset) => (
        <label key={preset.id}>
          <input type="radio" name="preset" checked={preset === chosen} onChange={() => change(preset.values)} />
          <span>
            {say(preset.label)} <span class="quiet">{say(preset.hint)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Mistakes that belong to no field of the form must not be lost. */
function Unplaced() {
  const known = new Set(Object.keys(fields.value ?? {}));
  const rest = mistakes.value.filter(({ field }) => !known.has(field));
  return rest.map((mistake) => (
    <p key={mistake.field} class="mistake">
      {t("settings-mistake", { field: mistake.field, mistake: mistakeMessage(mistake) })}
    </p>
  ));
}

// The settings under "Advanced": all other parameters of the engine, each with a sentence on its purpose.

/** The parts of the form in this section, with their titles. */
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
  const chosen = signatureLayoutOf(values);
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

// The settings that most people need: what is compared, which pairs are listed, and how they are found.

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
          <Authors values={values} />
          <TracesSwitch values={values} />
        </fieldset>
        <fieldset>
          <legend>{t("settings-finding")}</legend>
          <FieldsOf section="finding" values={values} beside={{ seed: <DrawSeed /> }} />
        </fieldset>
      </div>
    </div>
  );
}

/** Whether what files say about their making is shown. */
function TracesSwitch({ values: { traces } }: { values: Fields }) {
  return (
    <div class={styles.tick}>
      <label>
        <input
          type="checkbox"
          checked={traces}
          aria-describedby="help-traces"
          onChange={({ currentTarget }) => change({ traces: currentTarget.checked })}
        />
        {t("settings-traces")}
      </label>
      <p class={styles.help} id="help-traces">
        {t("settings-traces-help")}
      </p>
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
