/** The settings that most people need: what is compared, which pairs are listed, and how they are found. */

import type { Fields } from "../parameters/fields.ts";
import { manyMatched } from "../ui/matched.ts";
import { manyUnits } from "../ui/units.ts";
import { drawSeed } from "../workspace/actions.ts";
import { Choice, Entry, Tick } from "./controls.tsx";
import { Owners } from "./owner-rule.tsx";

/** See the head of this file. */
export function First({ values }: { values: Fields }) {
  return (
    <div class="fields">
      <fieldset>
        <legend>What is compared</legend>
        <Choice name="unit" label="Unit" values={values} />
        <Entry
          name="k"
          label={`Shingle length k, in ${manyUnits(values.unit)}`}
          values={values}
          {...(Number(values.reach) > 0 && {
            help: `Of passages. Pairs are found by single ${manyUnits(values.unit)} and by two up to ${values.reach} apart, as “Advanced” says.`,
          })}
        />
        {values.unit === "code" ? <OfPrograms values={values} /> : <OfTexts values={values} />}
      </fieldset>
      <fieldset>
        <legend>What is excluded</legend>
        {values.unit !== "code" && (
          <>
            <Tick
              name="excludeQuotes"
              label="Quotations"
              values={values}
              help="Text between quotation marks, of five words or more, and lines marked as quoted by “>”."
            />
            <Tick
              name="excludeReferences"
              label="References"
              values={values}
              help="Lists of sources under a heading such as “Bibliography”, and footnotes that cite."
            />
          </>
        )}
        <Tick
          name="excludeEditedTemplate"
          label="Template text with small edits"
          values={values}
          help="Template text is always excluded; this also excludes it where a few words were changed."
        />
      </fieldset>
      <div class="stack">
        <fieldset>
          <legend>Which pairs are listed</legend>
          {values.evidence && (
            <Entry
              name="minMatched"
              label={`Matched ${manyMatched(values)}, at least`}
              values={values}
              help={`Pairs with this many matched ${manyMatched(values)} or more are listed first, unless chance explains them.`}
            />
          )}
          <Entry
            name="threshold"
            label="Threshold, in %"
            values={values}
            help={`Pairs of this similarity or more are listed${values.evidence ? ", too" : ""}.`}
          />
          <Choice name="measure" label="Measure of similarity" values={values} />
          <Owners values={values} />
        </fieldset>
        <fieldset>
          <legend>How they are found</legend>
          <Choice
            name="method"
            label="Method"
            values={values}
            help="Exact is the default, and as fast. The others show how good estimates are."
          />
          <Entry name="seed" label="Seed" values={values} help="Affects estimates only, not the exact results.">
            <button type="button" onClick={() => void drawSeed()}>
              Draw a new seed
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
      <Tick name="lowercase" label="Ignore upper and lower case" values={values} />
      <Tick name="stripPunctuation" label="Ignore punctuation" values={values} />
      <Tick name="stripAccents" label="Ignore accents" values={values} />
      <Tick name="nfkc" label="Unify forms of a character (NFKC)" values={values} />
      <Tick
        name="repair"
        label="Detect hidden tricks"
        values={values}
        help="Invisible characters, look-alike letters, spaced-out letters. Each is reported."
      />
      {values.unit === "characters" && <Choice name="whitespace" label="White space" values={values} />}
    </>
  );
}

/** How programs are read. Names, literals, comments and layout never count. */
function OfPrograms({ values }: { values: Fields }) {
  return (
    <>
      <Choice
        name="language"
        label="Language"
        values={values}
        help="What names, literals and comments are called and how they look is always ignored."
      />
      <Tick
        name="reduceCode"
        label="Leave out what changes no program"
        values={values}
        help="Imports, modifiers, annotations, brackets and separators; built-in types count as names."
      />
    </>
  );
}
