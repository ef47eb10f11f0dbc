/** The settings that most people need: what is compared, which pairs are listed, and how they are found. */

import { t } from "../messages/t.ts";
import type { Fields } from "../parameters/fields.ts";
import { drawSeed } from "../workspace/actions.ts";
import { Choice, Entry, Tick } from "./controls.tsx";
import { Owners } from "./owner-rule.tsx";

/** See the head of this file. */
export function First({ values }: { values: Fields }) {
  const { unit, evidence } = values;
  return (
    <div class="fields">
      <fieldset>
        <legend>{t("settings-compared")}</legend>
        <Choice name="unit" label={t("settings-unit")} values={values} />
        <Entry
          name="k"
          label={t("settings-k", { unit })}
          values={values}
          help={
            Number(values.reach) > 0
              ? t("settings-k-reach-help", { unit, reach: values.reach })
              : t("settings-k-help", { unit })
          }
        />
        {unit === "code" ? <OfPrograms values={values} /> : <OfTexts values={values} />}
      </fieldset>
      <fieldset>
        <legend>{t("settings-excluded")}</legend>
        {unit !== "code" && (
          <>
            <Tick name="excludeQuotes" label={t("settings-quotes")} values={values} help={t("settings-quotes-help")} />
            <Tick
              name="excludeReferences"
              label={t("settings-references")}
              values={values}
              help={t("settings-references-help")}
            />
          </>
        )}
        <Tick
          name="excludeEditedTemplate"
          label={t("settings-edited-template")}
          values={values}
          help={t("settings-edited-template-help")}
        />
      </fieldset>
      <div class="stack">
        <fieldset>
          <legend>{t("settings-listing")}</legend>
          {evidence && (
            <Entry
              name="minMatched"
              label={t("settings-min-matched", { unit })}
              values={values}
              help={t("settings-min-matched-help", { unit })}
            />
          )}
          <Entry
            name="threshold"
            label={t("settings-threshold")}
            values={values}
            help={t(evidence ? "settings-threshold-too-help" : "settings-threshold-help")}
          />
          <Choice name="measure" label={t("settings-measure")} values={values} />
          <Owners values={values} />
        </fieldset>
        <fieldset>
          <legend>{t("settings-finding")}</legend>
          <Choice name="method" label={t("settings-method")} values={values} help={t("settings-method-help")} />
          <Entry name="seed" label={t("settings-seed")} values={values} help={t("settings-seed-help")}>
            <button type="button" onClick={() => void drawSeed()}>
              {t("settings-draw-seed")}
            </button>
          </Entry>
        </fieldset>
      </div>
    </div>
  );
}

/** What is ignored in words and characters. */
function OfTexts({ values }: { values: Fields }) {
  return (
    <>
      <Tick name="lowercase" label={t("settings-lowercase")} values={values} />
      <Tick name="stripPunctuation" label={t("settings-punctuation")} values={values} />
      <Tick name="stripAccents" label={t("settings-accents")} values={values} />
      <Tick name="nfkc" label={t("settings-nfkc")} values={values} />
      <Tick name="repair" label={t("settings-repair")} values={values} help={t("settings-repair-help")} />
      {values.unit === "characters" && <Choice name="whitespace" label={t("settings-whitespace")} values={values} />}
    </>
  );
}

/** How programs are read. Names, literals, comments and layout never count. */
function OfPrograms({ values }: { values: Fields }) {
  return (
    <>
      <Choice name="language" label={t("settings-language")} values={values} help={t("settings-language-help")} />
      <Tick name="reduceCode" label={t("settings-reduce-code")} values={values} help={t("settings-reduce-code-help")} />
    </>
  );
}
