/** The settings behind "Advanced": every other parameter of the engine, each with a sentence on what it is for. */

import type { Fields } from "../parameters/fields.ts";
import { layoutOf, layouts } from "../parameters/presets.ts";
import { manyMatched } from "../ui/matched.ts";
import { manyUnits } from "../ui/units.ts";
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
      Advanced <span class="quiet">shingles, passages, signatures, bands, limits</span>
    </>
  );
  return (
    <Fold class="advanced" wrong={HERE.some((name) => fieldMistakes.value.has(name))} summary={summary}>
      <div class="fields">
        <div class="stack">
          <Shingles values={values} />
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

function Shingles({ values }: { values: Fields }) {
  return (
    <fieldset>
      <legend>Shingles</legend>
      {values.unit === "words" && (
        <Entry
          name="stem"
          label="First letters of a word that count"
          values={values}
          placeholder="all: whole words"
          help="“copied” and “copying” are one word by their first three letters (stem by truncation)."
        />
      )}
      <Entry
        name="reach"
        label={`Pairs of ${manyUnits(values.unit)} up to so far apart`}
        values={values}
        placeholder="none: phrases of k"
        help="Single ones and their pairs are compared in place of runs: what was put into other words (skip-bigrams)."
      />
      <Choice
        name="counting"
        label="A shingle counts"
        values={values}
        help="Whether a run that recurs within a document counts each time (set, or bag with repetitions)."
      />
      <Choice
        name="fingerprint"
        label="Fingerprint"
        values={values}
        help="How a shingle becomes a number; with fewer bits, different shingles more often get the same one (collision)."
      />
      <Choice
        name="weighting"
        label="A shingle weighs"
        values={values}
        help="By rarity, what two share and few others have counts up to five times (inverse document frequency)."
      />
      <Entry
        name="winnow"
        label="Winnowing window"
        values={values}
        placeholder="none: all are kept"
        help="Of so many fingerprints in a row the smallest is kept. Every shared run of window + k − 1 tokens is still found."
      />
      <Entry
        name="maxDocumentFrequency"
        label="Most documents that may hold a shingle"
        values={values}
        placeholder="any number"
        help="What more documents hold is left out of all of them, such as a shared heading (common shingles)."
      />
    </fieldset>
  );
}

function Passages({ values }: { values: Fields }) {
  const used = result.value?.report.params;
  const { unit } = values;
  return (
    <fieldset>
      <legend>Passages</legend>
      <Tick
        name="evidence"
        label={`List pairs by matched ${manyMatched(values)}`}
        values={values}
        help="Without it, pairs are listed by their similarity alone."
      />
      <Entry
        name="passageGap"
        label={`Widest gap, in ${unit}`}
        values={values}
        placeholder={automatic(used?.passageGap)}
        help="What was replaced, added or left out within a passage does not end it, up to so much in a row (gap)."
      />
      <Entry
        name="shortestPassage"
        label={`Shortest passage, in ${unit}`}
        values={values}
        placeholder={automatic(used?.shortestPassage)}
        help="Less that is the same counts as a phrase; in short texts a tenth of the shorter one will do."
      />
    </fieldset>
  );
}

function Signatures({ values }: { values: Fields }) {
  return (
    <fieldset>
      <legend>Signatures (MinHash)</legend>
      <Choice
        name="family"
        label="Hash family"
        values={values}
        help="The random functions whose least values stand for a text (family of hash functions)."
      />
      <Entry
        name="signatureLength"
        label="Signature length"
        values={values}
        placeholder={automatic(result.value?.report.params.signatureLength)}
        help="The longer, the narrower the estimate's interval (number of hash functions)."
      />
    </fieldset>
  );
}

function Bands({ values }: { values: Fields }) {
  const used = result.value?.report.params;
  return (
    <fieldset>
      <legend>Bands (LSH)</legend>
      <LayoutChoice values={values} />
      <Entry
        name="bands"
        label="Bands"
        values={values}
        placeholder={automatic(used?.bands)}
        help="Two texts are a candidate pair if they agree in one band at least (groups of supershingles)."
      />
      <Entry
        name="rows"
        label="Rows"
        values={values}
        placeholder={automatic(used?.rows)}
        help="So many functions must agree at once for a band to agree (shingles in a supershingle)."
      />
      <Entry
        name="falseNegativeWeight"
        label="Weight of a missed pair, 0 to 1"
        values={values}
        placeholder={automatic(used?.falseNegativeWeight)}
        help="Against a needless candidate, where bands and rows are automatic (false negatives and false positives)."
      />
      <Choice
        name="bandHash"
        label="Key of a band"
        values={values}
        help="How the rows of a band become one number (hash of a vector)."
      />
    </fieldset>
  );
}

/** Bands and rows by name. */
function LayoutChoice({ values }: { values: Fields }) {
  const chosen = layoutOf(values);
  return (
    <div class="entry">
      <label for="field-layout">Layout</label>
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
            {label}
          </option>
        ))}
        {!chosen && <option value="own">as written below</option>}
      </select>
      <p class="help" id="help-layout">
        How the signature is cut: 6 groups for texts all but the same, 14 for texts that are alike (supershingles).
      </p>
    </div>
  );
}

function Limits({ values }: { values: Fields }) {
  return (
    <fieldset>
      <legend>Limits</legend>
      <Entry
        name="maxPairs"
        label="Most pairs listed"
        values={values}
        help="The least alike beyond that are left out, and counted."
      />
      <Entry
        name="maxPairsPerDocument"
        label="Most pairs a document"
        values={values}
        help="A pair is left out, and counted, if both its documents have so many better ones."
      />
      <Entry
        name="memoryLimit"
        label="Memory, in MB"
        values={values}
        help="A run that would need more does without exactness, step by step, and says so."
      />
    </fieldset>
  );
}
