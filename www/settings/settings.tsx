/** The settings behind one disclosure: presets first, then what most need, then the rest. */

import { mistakeMessage } from "../engine/said-mistakes.ts";
import { say, t } from "../messages/t.ts";
import type { Fields } from "../parameters/fields.ts";
import { presetOf, presets } from "../parameters/presets.ts";
import { wholeFrom } from "../parameters/typed-numbers.ts";
import { change } from "../workspace/actions.ts";
import { fieldMistakes } from "../workspace/mistakes.ts";
import { fields, mistakes } from "../workspace/store.ts";
import { Advanced } from "./advanced.tsx";
import { First } from "./first.tsx";
import { Fold } from "./fold.tsx";
import styles from "./settings.module.css";

export function SettingsPanel() {
  const values = fields.value;
  if (!values) return null;
  const wrong = mistakes.value.length + (fieldMistakes.value.has("ownerPattern") ? 1 : 0);
  return (
    <Fold
      class={styles.settings}
      wrong={wrong > 0}
      summary={
        <>
          <b>{t("settings-title")}</b> <span>{(wrong > 0 ? [nameOf(values)] : inWords(values)).join(" · ")}</span>
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

/** "Essays", "five-word phrases", "pairs from 20% similarity": the settings in force, none of them a mistake. */
function inWords(values: Fields): string[] {
  const { unit, evidence, minMatched, threshold } = values;
  const listed = evidence
    ? t("settings-listed-matched", { unit, matched: wholeFrom(minMatched), threshold })
    : t("settings-listed", { threshold });
  return [nameOf(values), phrasesOf(values), listed];
}

function phrasesOf({ unit, reach, k }: Fields): string {
  if (wholeFrom(reach) > 0) return t("settings-pairs", { unit });
  const length = wholeFrom(k);
  return length > 1 ? t("settings-phrases", { unit, k: length }) : t("settings-singles", { unit });
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
