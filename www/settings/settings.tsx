/** The settings behind one disclosure: presets first, then what most need, then the rest. */

import type { Fields } from "../parameters/fields.ts";
import { presetOf, presets } from "../parameters/presets.ts";
import { count } from "../ui/format.ts";
import { manyMatched } from "../ui/matched.ts";
import { manyShingles } from "../ui/units.ts";
import { change } from "../workspace/actions.ts";
import { fieldMistakes, fields, mistakes } from "../workspace/store.ts";
import { Advanced } from "./advanced.tsx";
import { First } from "./first.tsx";
import { Fold } from "./fold.tsx";

/** See the head of this file. */
export function SettingsPanel() {
  const values = fields.value;
  if (!values) return null;
  const wrong = mistakes.value.length + (fieldMistakes.value.has("ownerPattern") ? 1 : 0);
  return (
    <Fold
      class="settings"
      wrong={wrong > 0}
      summary={
        <>
          <b>Settings</b> <span>{inWords(values)}</span>
          {wrong > 0 && <span class="mistake">{count(wrong, "setting needs", "settings need")} correcting</span>}
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

function inWords(values: Fields): string {
  const preset = presetOf(values);
  const { unit, evidence, minMatched, threshold } = values;
  const shingles = manyShingles({ unit, k: Number(values.k), reach: Number(values.reach) });
  const listed = evidence
    ? `pairs from ${minMatched} matched ${manyMatched(values)}, or ${threshold}% similar`
    : `pairs from ${threshold}% similar`;
  return `${preset?.label ?? "Your own settings"} · ${shingles} · ${listed}`;
}

function Presets({ values }: { values: Fields }) {
  const chosen = presetOf(values);
  return (
    <fieldset class="presets">
      <legend>Kind of text</legend>
      {presets.map((preset) => (
        <label key={preset.id}>
          <input type="radio" name="preset" checked={preset === chosen} onChange={() => change(preset.values)} />
          <span>
            {preset.label} <span class="quiet">{preset.hint}</span>
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
  return rest.map(({ field, message }) => (
    <p key={field} class="mistake">
      {field}: {message}
    </p>
  ));
}
