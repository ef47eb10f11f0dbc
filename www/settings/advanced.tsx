/** The settings under "Advanced": every other parameter of the engine, each with a sentence on what it is for. */

import { say, t } from "../messages/t.ts";
import type { Fields } from "../parameters/fields.ts";
import { layoutOf, layouts } from "../parameters/presets.ts";
import { change } from "../workspace/actions.ts";
import { fieldMistakes, result } from "../workspace/store.ts";
import { automatic, Choice, Entry, Tick } from "./controls.tsx";
import { Fold } from "./fold.tsx";

const HERE: readonly (keyof Fields)[] = [
  ...([
    "stem",
    "reach",
    "counting",
    "fingerprint",
    "winnow",
    "maxDocumentFrequency",
    "weighting",
    "family",
    "signatureLength",
    "bands",
    "rows",
  ] as const),
  ...(["falseNegativeWeight", "bandHash", "maxPairs", "maxPairsPerDocument", "memoryLimit"] as const),
  ...(["passageGap", "shortestPassage", "evidence"] as const),
];

/** See the head of this file. */
export function Advanced({ values }: { values: Fields }) {
  const summary = (
    <>
      {t("settings-advanced")} <span class="quiet">{t("settings-advanced-what")}</span>
    </>
  );
  return (
    <Fold class="advanced" wrong={HERE.some((name) => fieldMistakes.value.has(name))} summary={summary}>
      <div class="fields">
        <div class="stack">
          <Phrases values={values} />
          <Passages values={values} />
        </div>
        <div class="stack">
          <Signatures values={values} />
          <Limits values={values} />
        </div>
        <Bands values={values} />
      </div>
    </Fold>
  );
}

function Phrases({ values }: { values: Fields }) {
  const { unit } = values;
  return (
    <fieldset>
      <legend>{t("settings-phrase")}</legend>
      {unit === "words" && (
        <Entry
          name="stem"
          label={t("settings-stem")}
          values={values}
          placeholder={t("settings-stem-none")}
          help={t("settings-stem-help")}
        />
      )}
      <Entry
        name="reach"
        label={t("settings-reach", { unit })}
        values={values}
        placeholder={t("settings-reach-none")}
        help={t("settings-reach-help", { unit })}
      />
      <Choice name="counting" label={t("settings-counting")} values={values} help={t("settings-counting-help")} />
      <Choice
        name="fingerprint"
        label={t("settings-fingerprint")}
        values={values}
        help={t("settings-fingerprint-help")}
      />
      <Choice name="weighting" label={t("settings-weighting")} values={values} help={t("settings-weighting-help")} />
      <Entry
        name="winnow"
        label={t("settings-winnow")}
        values={values}
        placeholder={t("settings-winnow-none")}
        help={t("settings-winnow-help")}
      />
      <Entry
        name="maxDocumentFrequency"
        label={t("settings-max-documents")}
        values={values}
        placeholder={t("settings-max-documents-none")}
        help={t("settings-max-documents-help")}
      />
    </fieldset>
  );
}

function Passages({ values }: { values: Fields }) {
  const used = result.value?.report.params;
  const { unit } = values;
  return (
    <fieldset>
      <legend>{t("settings-passages")}</legend>
      <Tick
        name="evidence"
        label={t("settings-evidence", { unit })}
        values={values}
        help={t("settings-evidence-help")}
      />
      <Entry
        name="passageGap"
        label={t("settings-gap", { unit })}
        values={values}
        placeholder={automatic(used?.passageGap)}
        help={t("settings-gap-help")}
      />
      <Entry
        name="shortestPassage"
        label={t("settings-shortest", { unit })}
        values={values}
        placeholder={automatic(used?.shortestPassage)}
        help={t("settings-shortest-help")}
      />
    </fieldset>
  );
}

function Signatures({ values }: { values: Fields }) {
  return (
    <fieldset>
      <legend>{t("settings-signatures")}</legend>
      <Choice name="family" label={t("settings-family")} values={values} help={t("settings-family-help")} />
      <Entry
        name="signatureLength"
        label={t("settings-signature")}
        values={values}
        placeholder={automatic(result.value?.report.params.signatureLength)}
        help={t("settings-signature-help")}
      />
    </fieldset>
  );
}

function Bands({ values }: { values: Fields }) {
  const used = result.value?.report.params;
  return (
    <fieldset>
      <legend>{t("settings-banding")}</legend>
      <LayoutChoice values={values} />
      <Entry
        name="bands"
        label={t("settings-bands")}
        values={values}
        placeholder={automatic(used?.bands)}
        help={t("settings-bands-help")}
      />
      <Entry
        name="rows"
        label={t("settings-rows")}
        values={values}
        placeholder={automatic(used?.rows)}
        help={t("settings-rows-help")}
      />
      <Entry
        name="falseNegativeWeight"
        label={t("settings-missed")}
        values={values}
        placeholder={automatic(used?.falseNegativeWeight)}
        help={t("settings-missed-help")}
      />
      <Choice name="bandHash" label={t("settings-band-hash")} values={values} help={t("settings-band-hash-help")} />
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
      <p class="help" id="help-layout">
        {t("settings-layout-help")}
      </p>
    </div>
  );
}

function Limits({ values }: { values: Fields }) {
  return (
    <fieldset>
      <legend>{t("settings-limits")}</legend>
      <Entry name="maxPairs" label={t("settings-max-pairs")} values={values} help={t("settings-max-pairs-help")} />
      <Entry
        name="maxPairsPerDocument"
        label={t("settings-max-per-document")}
        values={values}
        help={t("settings-max-per-document-help")}
      />
      <Entry name="memoryLimit" label={t("settings-memory")} values={values} help={t("settings-memory-help")} />
    </fieldset>
  );
}
